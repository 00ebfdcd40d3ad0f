### Was der Netztisch selbst sagt.

## Der Server: was nicht geht, und warum

error-database = Die Datenbank { $url } ist nicht zu gebrauchen ({ $why }); nenne eine andere oder behebe das.
error-database-url = { $url } ist keine Adresse einer Datenbank; gib den Pfad einer Datei an oder postgresql://name:passwort@rechner/datenbank.
error-database-foreign = Die Datenbank { $url } gehört einem anderen Programm; nenne eine leere oder eine von Civitas.
error-database-newer = Die Datenbank { $url } hat ein neueres Civitas geschrieben; starte jene Version oder nenne eine andere Datenbank.
error-port = An Port { $port } von { $host } lässt sich nicht lauschen ({ $why }); wähle mit --port einen anderen.
error-workers = { $workers } Serverprozesse brauchen eine PostgreSQL-Datenbank; nenne eine mit --database oder lass --workers weg.
error-storage = Die Datenbank antwortet gerade nicht, und es wurde nichts geändert; versuche es gleich noch einmal.
error-fault = Bei uns ist etwas schiefgegangen, und es wurde nichts geändert; versuche es noch einmal oder lade die Seite neu.
error-back = Zur ersten Seite

error-nothing-here = Unter dieser Adresse gibt es nichts; geh zurück und nimm einen anderen Weg.
error-method = Diese Adresse nimmt solche Anfragen nicht an; sieh in der Beschreibung der API nach.
error-request = Diese Anfrage ist nicht zu verstehen ({ $where }: { $why }); berichtige sie und schicke sie noch einmal.
error-request-plain = Diese Anfrage ist nicht zu verstehen; berichtige sie und schicke sie noch einmal.
error-too-large = Das ist zu viel auf einmal: Eine Anfrage darf 64 kB haben, eine Partiedatei 2 MB; schicke weniger.
error-too-many = Das war etwas schnell; versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.

## Menschen

error-stranger = Das kann nur, wer einen Namen hat; gib zuerst einen ein.
error-token = Unter diesem Schlüssel ist niemand bekannt; hol dir einen neuen.
error-csrf = Diese Seite ist nicht mehr aktuell; lade sie neu und mach es noch einmal.
error-name = Ein Name hat 1 bis { $longest } Zeichen in einer Zeile; wähle einen anderen.
error-name-bot = { $name } heißt schon ein Bot; wähle einen anderen Namen.
error-name-taken = Den Namen { $name } hat jemand mit einem Passwort belegt; wähle einen anderen.
error-password-length = Ein Passwort hat { $shortest } bis { $longest } Zeichen; wähle ein anderes.
error-sign-in = Name und Passwort passen nicht zusammen; versuche es noch einmal.
error-wish = { $wish } lässt sich nicht auf { $value } stellen; wähle etwas anderes.

## Partien und Plätze

error-match = Diese Partie gibt es nicht, oder sie ist nicht für deine Augen bestimmt; lass dir den Link geben.
error-match-open = Diese Partie hat noch nicht begonnen; warte, bis alle Plätze besetzt sind.
error-match-rules = Diese Partie wurde nach Regelversion { $rules } begonnen, dieser Server spielt Version { $known }; lade sie herunter und öffne sie mit einem Civitas jener Version.
error-seat-not-yours = Dieser Platz gehört dir nicht; nimm einen freien oder sieh zu.
error-seat-taken = Dieser Platz ist nicht mehr frei; nimm einen anderen oder sieh zu.
error-bot = Einen Bot namens { $bot } gibt es nicht; wähle aus diesen: { $known }.
error-seat-kind = Einen Platz der Art { $kind } gibt es nicht; wähle eine von diesen: { $known }.
error-replace = Ein Platz geht an einen Bot, wenn er { $minutes } Minuten lang gefragt ist und nichts geschieht; warte noch ein wenig.
error-days = Ein Zug darf bis zu { $most } Tage dauern; wähle eine kleinere Zahl.
error-export-running = Herunterladen lässt sich eine Partie, wenn sie zu Ende ist: Vorher würde ihre Datei verraten, was noch kommt.
error-file-names = Die Namen in { $file } sind länger als { $longest } Zeichen oder nicht darstellbar; nimm die ursprüngliche Datei.
seat-free = frei

## Was der Tisch selbst im Gespräch sagt

chat-joined = { $name } nimmt Platz.
chat-left-lobby = { $name } steht wieder auf.
chat-left = { $name } geht; der Bot { $bot } spielt bis zur Rückkehr weiter.
chat-returned = { $name } ist wieder da.
chat-resigned = { $name } gibt auf; der Bot { $bot } spielt weiter.
chat-replaced = { $name } war eine Weile nicht zu sehen; der Bot { $bot } spielt bis zur Rückkehr weiter.
chat-late = { $name } hat die Zeit für den Zug verstreichen lassen; der Bot { $bot } spielt bis zur Rückkehr weiter.
chat-rematch = { $name } möchte noch einmal spielen.
chat-bot-crashed = Der Bot { $bot } auf Platz { $number } ist gestolpert; der Bot { $other_bot } spielt weiter.
chat-bot-hopeless = Der Bot { $bot } auf Platz { $number } ist gestolpert und kommt nicht weiter; nimm den letzten Zug zurück oder beginne eine neue Partie.

## Seiten: überall

web-skip = Zum Inhalt
web-navigation = Seiten
web-tagline = antike Reiche an einem Tisch
web-library = Bibliothek
web-sign-in = Anmelden
web-home = Startseite
web-menu = Menü
web-close = Schließen
web-and = { " " }und{ " " }
web-minutes-ago =
    { $minutes ->
        [0] gerade eben
        [one] vor einer Minute
       *[other] vor { $minutes } Minuten
    }
web-hours-ago =
    { $hours ->
        [one] vor einer Stunde
       *[other] vor { $hours } Stunden
    }
web-days-ago =
    { $days ->
        [one] vor einem Tag
       *[other] vor { $days } Tagen
    }
bot-greedy = Greedy
bot-random = Random
bot-how-greedy = will gewinnen
bot-how-random = wählt irgendetwas

## Seiten: Startseite

web-welcome = Setz dich und lenke ein Reich
web-welcome-more = Große Brettspiele der Antike an einem Tisch: sofort gegen Bots, mit Freunden über einen Link, am Stück oder über Wochen.
web-titles = Die Spiele
web-picture = Eine laufende Partie { $title }
web-play-now = Jetzt gegen Bots spielen
web-your-name = Dein Name
web-name-hint = irgendein Name
web-new = Neue Partie mit Freunden
web-components = Spielmaterial
web-rules = Regeln
web-players = { $fewest } bis { $most } Spieler
web-minutes = { $fewest } bis { $most } Minuten
web-my-matches = Meine Partien
web-your-turn = Du bist dran
web-over = Beendet
web-won-by = gewonnen hat { $names }
web-shown = Eine Partie aus einer Datei
web-free-seats =
    { $count ->
        [one] ein Platz ist frei
       *[other] { $count } Plätze sind frei
    }
web-waiting-for = Am Zug: { $names }
web-live = am Stück
web-days =
    { $days ->
        [one] ein Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
web-open-tables = Offene Tische
web-no-open-tables = Gerade ist nirgends ein Platz frei; eröffne einen Tisch, dann finden ihn andere hier.
web-go-on = Weiter
web-join = Mitspielen
web-to-watch = Partien zum Zuschauen
web-look-at-file = Eine Partiedatei ansehen
web-file = Eine .civ-Datei
web-open-file = Öffnen

## Seiten: neue Partie, und warten auf Mitspieler

web-seats = Plätze
web-seat = Platz { $number }
web-seat-none = – niemand –
web-seat-me = ich
web-seat-open = offen, auf Einladung
web-seat-here = jemand an diesem Bildschirm
web-seat-bot = Bot: { $bot }, { $how }
web-name = Name
web-seats-note = Offene Plätze nimmt, wer den Link hat, an einem öffentlichen Tisch jeder. Mehrere an einem Bildschirm reichen das Gerät weiter.
web-options = Optionen
web-on = an
web-off = aus
web-table = Der Tisch
web-who-may-join = Wer kommen und zusehen darf
web-by-link = wer den Link hat
web-public = alle
web-pace = Tempo
web-seed-note = Der Startwert allen Zufalls steht fest, wenn die Partie beginnt: Sein Fingerabdruck ist dann zu sehen, er selbst am Ende. So kann jeder prüfen, dass nichts geändert wurde.
web-start = Anfangen
web-waiting-for-players = Es fehlen noch Mitspieler
web-take-seat = Diesen Platz nehmen
web-invite = Diesen Link an alle schicken, die mitspielen sollen
web-copy = Link kopieren
web-copied = Kopiert
web-commitment = Fingerabdruck des Startwerts
web-get-up = Wieder aufstehen

## Seiten: Tisch

web-board = Der Spielplan
web-zoom-in = Näher
web-zoom-out = Weiter weg
web-zoom-home = Der ganze Plan
web-show = Was zu sehen ist
web-players-tab = Spieler
web-log = Verlauf
web-chat = Gespräch
web-figures = Zahlen
web-earlier = Frühere Zeilen zeigen
web-since = Seit deinem letzten Zug
web-say = Etwas an den Tisch sagen
web-send = Senden
web-asked = Was gefragt ist
web-you = du
web-bot = Bot: { $bot }
web-bot-for = Bot { $bot } für { $name }
web-thinks = überlegt …
web-is-asked = am Zug
web-pass-to = Gib das Gerät an { $name }
web-i-am = Ich bin { $name }
web-chosen = Deine Antwort: { $pick }. { $waiting }.
web-won =
    { $count ->
        [one] { $names } gewinnt mit { $points } Punkten.
       *[other] { $names } teilen sich den Sieg mit { $points } Punkten.
    }
web-title-over = Beendet · { $title }
web-title-turn = ★ Du bist dran · { $title }
web-title-waiting = { $names } … · { $title }
web-undo = Zurücknehmen
web-undo-turn = Zuganfang
web-back = Zurück
web-as-list = Alles als Liste
web-hints = Was sie tun
web-why-not = Warum nicht?
web-why-title = Was gerade nicht geht, und warum
web-why-nothing = Sonst ergibt hier im Moment nichts einen Sinn.
web-offline = Keine Verbindung zum Server. Neuer Versuch …
web-sound = Ton, wenn ich dran bin
web-notify = Benachrichtigung, wenn ich dran bin
web-leave = Aufstehen (ein Bot spielt weiter)
web-resign = Aufgeben
web-resign-sure = Diese Partie endgültig aufgeben?
web-return = Meinen Platz wieder nehmen
web-replace = { $name } ist verschwunden: ein Bot spielt weiter
web-rematch = Noch einmal

## Seiten: Wiedergabe

web-replay = Wiedergabe
web-to-table = Zum Tisch
web-verified = geprüft
web-not-verified = Der Startwert passt nicht zu seinem Fingerabdruck, oder die Züge führen nicht zu diesem Ende.
web-seed = Startwert
web-download = Als .civ herunterladen
web-eyes = Gesehen von
web-spectator = jemand, der zuschaut
web-first = An den Anfang
web-previous = Einen Zug zurück
web-play = Abspielen
web-next = Einen Zug vor
web-last = Ans Ende
web-move = Zug
web-copy-link = Link zu diesem Zug

## Seiten: Bibliothek

web-find = Suchen
web-found-none = Nichts gefunden.
web-level = Stufe { $level }
web-contents = Inhalt
web-rules-english = Das Regelwerk liegt auf Englisch vor.
web-no-rules = Das Regelwerk dieses Titels liegt nicht auf diesem Server.

## Seiten: ich

web-who-are-you = Wer bist du?
web-play-as-guest = Als Gast spielen
web-save = Speichern
web-password = Passwort
web-new-password = Neues Passwort
web-kept = Dein Name gehört dir; mit Name und Passwort kannst du dich überall anmelden.
web-keep-note = Du bist Gast, nur dieser Browser kennt dich. Ein Passwort bewahrt deinen Namen und deine Partien.
web-keep = Meinen Namen behalten
web-change = Ändern
web-sign-out = Abmelden
web-look = Wie es aussieht und klingt
wish-language = Sprache
wish-language-none = wie der Browser
wish-language-en = English
wish-language-de = Deutsch
wish-theme = Hell oder dunkel
wish-theme-none = wie das Gerät
wish-theme-light = hell
wish-theme-dark = dunkel
wish-motion = Bewegung
wish-motion-none = wie das Gerät
wish-motion-reduced = wenig
wish-sound = Ton
wish-sound-none = aus
wish-sound-on = an
wish-sound-off = aus
wish-colours = Farben
wish-colours-none = weich
wish-colours-strong = kräftig
web-status-running = läuft
web-status-over = beendet
web-status-open = wartet auf Mitspieler
web-status-shown = aus einer Datei
