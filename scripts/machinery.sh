#!/bin/sh
# Installs the Chromium and the PostgreSQL that the tests of the web table use, and a C compiler for
# that of compiled rules, from Debian's packages, if they are missing and we may. Where we may not, the tests say themselves what did not run and why.
set -eu

wanted=""
command -v chromium >/dev/null || command -v chromium-browser >/dev/null ||
    command -v google-chrome >/dev/null || wanted="chromium"
command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 ||
    wanted="$wanted postgresql"
command -v cc >/dev/null || command -v gcc >/dev/null || wanted="$wanted gcc libc6-dev"

if [ -z "$wanted" ] || [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    exit 0
fi
echo "Installing for the tests: $wanted ..."
export DEBIAN_FRONTEND=noninteractive
# Word of a failure, but no stop: every other test can still run.
{ apt-get -qq update && apt-get -qq install --yes --no-install-recommends $wanted; } >/dev/null ||
    echo "That did not work; the tests will say what they could not do." >&2
