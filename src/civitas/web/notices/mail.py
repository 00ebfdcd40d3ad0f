"""E-mail: one letter, handed to the mail server of whoever runs this."""

from __future__ import annotations

import smtplib
import ssl
from contextlib import suppress
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from ipaddress import ip_address

from civitas.web.notices.letters import Letter
from civitas.web.notices.reach import SECONDS, Failed
from civitas.web.settings import MailServer


def write(letter: Letter, sender: str, address: str) -> EmailMessage:
    """The letter as an e-mail; mail programs show its way out as a button (RFC 8058)."""
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = sender, address, letter.title
    mail["Date"] = formatdate()
    mail["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
    mail["Auto-Submitted"] = "auto-generated"
    mail["List-Unsubscribe"] = f"<{letter.stop}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content("\n\n".join(filter(None, (letter.text, letter.link, letter.foot))))
    return mail


def send(server: MailServer, mail: EmailMessage, seconds: float = SECONDS) -> None:
    """Hand it over."""
    try:
        line = _line(server, seconds)
    except (OSError, smtplib.SMTPException):
        raise Failed("mail") from None
    try:
        line.send_message(mail)
    except smtplib.SMTPRecipientsRefused as error:
        ((code, _),) = error.recipients.values()
        raise Failed("mail-refused", code=code) from None
    except smtplib.SMTPResponseException as error:
        raise Failed("mail", code=error.smtp_code) from None
    except (OSError, smtplib.SMTPException):
        raise Failed("mail", sure=False) from None
    finally:
        with suppress(OSError, smtplib.SMTPException):
            line.quit()


def _line(server: MailServer, seconds: float) -> smtplib.SMTP:
    """A connection on which letters are taken. A password goes over no open line but to the
    machine itself."""
    if server.wrapped:
        trust = ssl.create_default_context()
        line: smtplib.SMTP = smtplib.SMTP_SSL(
            server.host, server.port, timeout=seconds, context=trust
        )
    else:
        line = smtplib.SMTP(server.host, server.port, timeout=seconds)
    try:
        line.ehlo()
        if not (server.wrapped or _is_here(server.host)):
            if line.has_extn("starttls"):
                line.starttls(context=ssl.create_default_context())
            elif server.user:
                raise smtplib.SMTPNotSupportedError("no password on an open line")
        if server.user:
            line.login(server.user, server.password)
    except BaseException:
        line.close()
        raise
    return line


def _is_here(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
