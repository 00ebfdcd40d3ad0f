### Was der Netztisch selbst sagt.

## Der Server: was nicht geht, und warum

error-database = Die Datenbank { $url } ist nicht zu gebrauchen ({ $why }); nenne eine andere oder behebe das.
error-database-url = { $url } ist keine Adresse einer Datenbank; gib den Pfad einer Datei an oder postgresql://name:passwort@rechner/datenbank.
error-database-foreign = Die Datenbank { $url } gehört einem anderen Programm; nenne eine leere oder eine von Civitas.
error-database-newer = Die Datenbank { $url } hat ein neueres Civitas geschrieben; starte jene Version oder nenne eine andere Datenbank.
error-core = { $setting } ist { $value }; dieser Prozess darf unter diesen Kernen wählen: { $known }.
error-memory = { $setting } ist { $value }; gib eine Zahl von Megabyte an, { $least } oder mehr.
error-database-damaged = Die Datenbank { $url } ist beschädigt ({ $why }); spiele eine Sicherung zurück oder rette mit „sqlite3 DATEI .recover“, was noch da ist.
error-wait = CIVITAS_WAIT ist { $given }; gib die Sekunden an, die eine Anfrage auf die Datenbank wartet, von 0.1 bis 60.
error-copy = Die Kopie ist nicht gelungen ({ $why }), und das Ziel ist, wie es war; behebe das und versuche es noch einmal.
error-copy-same = { $url } ist Quelle und Ziel zugleich; nenne zwei Datenbanken.
error-copy-nothing = Bei { $url } gibt es keine Datenbank von Civitas; nenne eine, die es gibt.
error-copy-version = Die Datenbank { $url } hat einen anderen Stand; starte dieses Civitas einmal mit ihr und kopiere dann.
error-copy-full = In { $url } sind schon Leute oder Partien, und es wurde nichts kopiert; nenne eine leere Datenbank.
error-copy-count = Von { $rows } Zeilen von { $table } sind { $arrived } angekommen, und das Ziel ist, wie es war; versuche es noch einmal.
error-secret-copy = Alle Zeilen sind kopiert, aber das Geheimnis ließ sich nicht nach { $file } schreiben ({ $why }); kopiere es aus der Datei neben der Quelle.
error-secret = Das Geheimnis in { $file } ist abgeschnitten; entferne die Datei, dann entsteht ein neues (und alle müssen sich neu anmelden).
error-secret-short = Was in { $setting } steht, ließe sich erraten; nimm einen langen zufälligen Text von mindestens { $least } Zeichen.
line-400 = Das ist nicht als Anfrage zu lesen; schicke es noch einmal, wie es HTTP/1.1 vorsieht.
line-408 = Die Anfrage ist nicht rechtzeitig zu Ende gekommen; schicke sie noch einmal, und schneller.
line-413 = Das ist zu viel auf einmal; schicke weniger.
line-414 = Die Adresse ist zu lang; frage nach einer kürzeren.
line-431 = Der Kopf der Anfrage ist zu lang; lösche die Cookies dieser Seite und versuche es noch einmal.
line-503 = Für weitere Verbindungen ist gerade kein Platz; versuche es in einer Minute noch einmal.
error-port = An Port { $port } von { $host } lässt sich nicht lauschen ({ $why }); wähle mit --port einen anderen.
error-workers = { $workers } Serverprozesse brauchen eine PostgreSQL-Datenbank; nenne eine mit --database oder lass --workers weg.
error-host = Auf den Namen { $host } hört dieser Server nicht; wer ihn betreibt, kann ihn mit --address oder CIVITAS_HOSTS nennen.
error-crowd = Deine Adresse fragt nach mehr als { $most } Dingen gleichzeitig; schließe ein paar Seiten und versuche es noch einmal.
error-address = { $address } kann nicht die Adresse eines Servers sein; nenne eine wie https://civitas.example, ohne Pfad.
error-number = { $name } ist { $text }, muss aber eine Zahl von 1 bis { $most } sein; ändere sie oder lass sie weg.
error-storage = Die Datenbank antwortet gerade nicht, und es wurde nichts geändert; versuche es gleich noch einmal.
error-fault = Bei uns ist etwas schiefgegangen, und es wurde nichts geändert; versuche es noch einmal oder lade die Seite neu.
error-back = Zur Startseite
error-back-there = Zurück, wo du warst
error-heading = Das hat nicht geklappt

error-nothing-here = Unter dieser Adresse gibt es nichts; vielleicht ist der Link unvollständig.
error-no-title = Ein Spiel namens { $title } gibt es hier nicht; diese sind da: { $known }.
error-method = Diese Adresse nimmt solche Anfragen nicht an; sieh in der Beschreibung der API nach.
error-request = Diese Anfrage ist nicht zu verstehen ({ $where }: { $why }); berichtige sie und schicke sie noch einmal.
error-request-plain = Diese Anfrage ist nicht zu verstehen; berichtige sie und schicke sie noch einmal.
error-too-large = Das ist zu viel auf einmal: Eine Partiedatei darf bis zu 2 MB haben, alles andere 64 kB.
error-busy = Gerade werden zu viele Dateien geschickt; versuche es in einer Minute noch einmal.
error-full-today = Heute kamen mehr neue Namen, Partien, Dateien und Zeilen, als dieser Server an einem Tag annimmt; Partien, die gespielt werden, gehen weiter, versuche es in ein paar Stunden noch einmal.
error-nearly-full = Die Festplatte dieses Servers ist fast voll, deshalb nimmt er keine neuen Partien und Dateien an; Partien, die gespielt werden, gehen weiter, versuche es wieder, wenn Platz geschaffen wurde.
error-too-many = Das war etwas schnell; versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.

## Menschen

error-stranger = Das kann nur, wer einen Namen hat; gib zuerst einen ein.
error-token = Unter diesem Schlüssel ist niemand bekannt; hol dir einen neuen.
error-csrf = Diese Seite ist nicht mehr aktuell; lade sie neu und mach es noch einmal.
error-crowded-all = Dieser Server schickt schon { $most } Seiten die Neuigkeiten und hat keinen Platz für mehr; schau ab und zu wieder nach.
error-crowded-address = Von deiner Adresse warten schon { $most } Seiten auf Neuigkeiten; schließe eine oder schau ab und zu wieder nach.
error-crowded-match = Dieser Partie schauen schon { $most } zu; schau ab und zu wieder nach.
error-name = Ein Name hat 1 bis { $longest } Zeichen in einer Zeile, darunter ein Buchstabe, eine Ziffer oder ein Bild, und nichts Unsichtbares; wähle einen anderen.
error-name-bot = { $name } sieht nach einem Bot oder dem Server selbst aus; wähle einen anderen Namen.
error-name-taken = Den Namen { $name } oder einen, der so aussieht, hat jemand mit einem Passwort belegt; wähle einen anderen.
error-password-length = Ein Passwort hat { $shortest } bis { $longest } Zeichen; wähle ein anderes.
error-sign-in = Name und Passwort passen nicht zusammen; versuche es noch einmal.
error-wish = { $wish } lässt sich nicht auf { $value } stellen; wähle etwas anderes.

## Partien und Plätze

error-match = Diese Partie gibt es nicht, oder sie ist nicht für deine Augen bestimmt; lass dir den Link geben.
error-match-sign-in = Wenn du dort mitspielst, melde dich an: Dann kommst du hierher zurück.
error-match-open = Diese Partie hat noch nicht begonnen; warte, bis alle Plätze besetzt sind.
error-match-rules = Diese Partie wurde nach Regelversion { $rules } begonnen, dieser Server spielt die Versionen 1 bis { $known }; bitte die Betreiber um ein neueres Civitas.
error-seat-not-yours = Dieser Platz gehört dir nicht; nimm einen freien oder sieh zu.
refused-plea-rated = Diese Partie zählt für die Wertung, deshalb kann niemand gebeten werden, Offengelegtes zurückzunehmen; spiele von hier aus weiter.
refused-plea-other = Es bittet schon jemand ums Zurücknehmen; antworte zuerst darauf oder spiele weiter.
refused-plea-goal = Bitten kannst du nur um eine deiner eigenen letzten Entscheidungen; wähle eine, die angeboten wird.
refused-plea-gone = Darum bittet niemand mehr: Jemand hat weitergespielt oder es wurde zurückgezogen; sieh noch einmal hin.
refused-habit-kind = Auf { $what } gibt es hier keine Dauerantwort; warte, bis du gefragt wirst, und antworte dann.
refused-habit-until = Eine Dauerantwort kann nicht bis { $until } gelten; wähle eines davon: { $known }.
refused-habit-gone = Diese Dauerantwort gibt es nicht mehr; sieh noch einmal hin.
error-rated-guest = Eine Partie für die Wertung ist für Leute, die ihren Namen behalten; wähle zuerst auf deiner Seite ein Passwort, oder spiele eine freundschaftliche Partie.
error-rated-screen = Wer zu mehreren an einem Bildschirm sitzt, wird nicht gewertet: Lass diese Plätze für andere offen, oder spiele eine freundschaftliche Partie.
error-rated-alone = Wer allein spielt, wird nicht gewertet: Nimm einen Bot, einen Automa oder andere Leute dazu, oder spiele eine freundschaftliche Partie.
error-seat-taken = Dieser Platz ist nicht mehr frei; nimm einen anderen oder sieh zu.
error-bot = Einen Bot namens { $bot } gibt es nicht; wähle aus diesen: { $known }.
error-seat-kind = Einen Platz der Art { $kind } gibt es nicht; wähle eine von diesen: { $known }.
error-replace = Ein Platz geht an einen Bot, wenn er { $minutes } Minuten lang gefragt ist und nichts geschieht; warte noch ein wenig.
error-days = Ein Zug darf bis zu { $most } Tage dauern; wähle eine kleinere Zahl.
error-two-times = Es gibt Tage für einen Zug oder einen Vorrat für die ganze Partie, nicht beides; wähle eins davon.
error-reserve = Ein Vorrat hat eine Minute bis { $most } Tage; ein Zug bringt mindestens { $more } Sekunden dazu und höchstens so viel wie der Vorrat selbst: Wähle andere Zahlen.
error-late = Wenn die Zeit abläuft, kann { $late } nicht geschehen; wähle eines davon: { $known }.
error-open-most = Von hier warten schon { $most } öffentliche Tische auf Mitspieler. Spiel an einem davon, oder mach einen, der nicht öffentlich ist, und schick seinen Link.
error-export-running = Herunterladen lässt sich eine Partie, wenn sie zu Ende ist: Vorher würde ihre Datei verraten, was noch kommt.
error-file-names = Die Namen in { $file } sind länger als { $longest } Zeichen oder nicht darstellbar; nimm die ursprüngliche Datei.
error-file-long-seed = Der Startwert in { $file } ist länger als { $longest } Zeichen; nimm die ursprüngliche Datei.
seat-automa = Automa
seat-free = frei

## Was der Tisch selbst im Gespräch sagt

chat-joined = { $name } nimmt Platz.
chat-left-lobby = { $name } steht wieder auf.
chat-left = { $name } geht; der Bot { $bot } spielt bis zur Rückkehr weiter.
chat-returned = { $name } ist wieder da.
chat-abandoned = Seit langem ist niemand zurückgekehrt: Die Bots spielen diese Partie zu Ende.
chat-resigned = { $name } gibt auf; der Bot { $bot } spielt weiter.
chat-replaced = { $name } war eine Weile nicht zu sehen; der Bot { $bot } spielt bis zur Rückkehr weiter.
chat-late = { $name } hat die vereinbarte Zeit verstreichen lassen; der Bot { $bot } spielt bis zur Rückkehr weiter.
chat-late-remind = { $name } hat die vereinbarte Zeit verstreichen lassen und wird erinnert; die Zeit beginnt von vorn.
chat-late-end = { $name } hat die vereinbarte Zeit verstreichen lassen; wie vereinbart ist die Partie damit zu Ende.
chat-plea = { $name } bittet darum, { $picks ->
    [one] eine Entscheidung
   *[other] { $picks } Entscheidungen
} zurückzunehmen.
chat-plea-withdrawn = { $name } zieht die Bitte zurück: Es wird nichts zurückgenommen.
chat-plea-refused = { $name } sagt nein: Es wird nichts zurückgenommen.
chat-rematch = { $name } möchte noch einmal spielen.
chat-bot-crashed = Der Bot { $bot } auf Platz { $number } ist gestolpert; der Bot { $other_bot } spielt weiter.
chat-bot-hopeless = Der Bot { $bot } auf Platz { $number } ist gestolpert und kommt nicht weiter; nimm den letzten Zug zurück oder beginne eine neue Partie.

## Seiten: überall

web-skip = Zum Inhalt
web-navigation = Seiten
web-tagline = antike Reiche an einem Tisch
web-credits = Symbole von game-icons.net (CC BY 3.0), Küstenlinien von Natural Earth, Schriften unter der Open Font License.
web-library = Bibliothek
web-library-more = Jede Karte, jedes Bauwerk und jeder Ort, dazu die Regeln Satz für Satz, ganz ohne eine Partie zu beginnen.
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
web-minutes-left =
    { $minutes ->
        [0] noch weniger als eine Minute
        [one] noch eine Minute
       *[other] noch { $minutes } Minuten
    }
web-hours-left =
    { $hours ->
        [one] noch eine Stunde
       *[other] noch { $hours } Stunden
    }
web-days-left =
    { $days ->
        [one] noch ein Tag
       *[other] noch { $days } Tage
    }
web-days-ago =
    { $days ->
        [one] vor einem Tag
       *[other] vor { $days } Tagen
    }
bot-beginner = Anfänger
bot-easy = Leicht
bot-medium = Mittel
bot-hard = Schwer
bot-greedy = Nimmersatt
bot-random = Zufall
bot-search = Grübler
bot-how-beginner = kennt die Regeln und greift oft daneben
bot-how-easy = hat einen Plan und macht Fehler
bot-how-medium = nimmt, was gerade am besten ist
bot-how-hard = denkt voraus und braucht einen Augenblick länger
bot-how-greedy = spielt auf Sieg
bot-how-random = wählt irgendetwas
bot-how-search = denkt voraus

## Seiten: Startseite

web-welcome = Setz dich und lenke ein Reich
web-welcome-more = Große Brettspiele der Antike an einem Tisch: sofort gegen Bots, mit Freunden per Link, in einer Sitzung oder über Wochen.
web-titles = Die Spiele
web-picture = Eine laufende Partie { $title }
web-play-now = Jetzt gegen Bots spielen
web-your-name = Dein Name
web-name-hint = ein beliebiger Name
web-new = Neue Partie mit Freunden
web-new-match = Neue Partie
web-components = Spielmaterial
web-rules = Regeln
web-players = { $fewest } bis { $most } Spieler
web-automas = bis zu { $most } Automas
web-minutes = { $fewest } bis { $most } Minuten
web-my-matches = Meine Partien
web-your-turn = Du bist dran
web-over = Beendet
web-shown = Eine Partie aus einer Datei
web-free-seats =
    { $count ->
        [one] ein Platz ist frei
       *[other] { $count } Plätze sind frei
    }
web-waiting-for = Am Zug: { $names }
web-rests = Gerade sitzt niemand hier: Die Partie ruht, bis jemand zurückkommt.
web-rests-late = Die Zeit ist abgelaufen: Die Partie ruht, bis jemand zurückkommt.
web-bots-only = Hier sitzen nur Bots; sie spielen die Partie zu Ende.
web-bots-alone = Hier sitzt niemand mehr: Bots spielen die Partie zu Ende.
web-live = live, in einer Sitzung
web-days =
    { $days ->
        [one] ein Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
web-live-no-clock = live, ohne Uhr
web-paces-days = Über Tage
web-paces-clock = Mit Uhren
web-reserve = { $reserve } für jeden, { $addition } mehr pro Zug
web-span-seconds =
    { $count ->
        [one] eine Sekunde
       *[other] { $count } Sekunden
    }
web-span-minutes =
    { $count ->
        [one] eine Minute
       *[other] { $count } Minuten
    }
web-span-hours =
    { $count ->
        [one] eine Stunde
       *[other] { $count } Stunden
    }
web-span-days =
    { $count ->
        [one] ein Tag
       *[other] { $count } Tage
    }
web-time-left = noch { $time }
web-dial = { $days } T { $hours } h
web-clock = Was vom Zeitvorrat übrig ist
web-open-tables = Offene Tische
web-no-open-tables = Gerade ist nirgends ein Platz frei; eröffne einen Tisch, dann finden ihn andere hier.
web-go-on = Weiterspielen
web-join = Mitspielen
web-to-watch = Partien zum Zuschauen
web-look-at-file = Eine gespeicherte Partie ansehen
web-look-at-file-more = Öffne eine .civ-Datei und spiele sie Zug für Zug nach; jeder Wurf wird geprüft.
web-file = Eine Partiedatei (.civ)
web-open-file = Öffnen

## Seiten: neue Partie, und warten auf Mitspieler

web-seats = Plätze
web-seat = Platz { $number }
web-seat-none = niemand
web-seat-me = ich
web-seat-open = offen für andere
web-seat-here = jemand an diesem Bildschirm
web-seat-bot = Bot: { $bot }, { $how }
web-strength = (Stärke { $strength })
web-strength-note = Die Stärke der Bots ist in diesem Spiel gemessen, in Partien gegeneinander: Mittel hat 1500, und wer 400 mehr hat, gewinnt zehnmal so oft, wie er verliert.
web-seat-automa = Automa: spielt nach gedruckter Anleitung
web-name = Name
web-whole-plate = Alles von { $name }
web-seats-note = Einen offenen Platz nimmt, wer deinen Link bekommt, an einem öffentlichen Tisch jeder. Mehrere an einem Bildschirm reichen das Gerät weiter, wo jemand etwas zu verbergen hat.
web-options = Optionen
web-options-usual = wie üblich
web-table = Der Tisch
web-who-may-join = Wer mitspielen und zusehen darf
web-by-link = nur wer den Link hat
web-public = alle
web-who-note = Ein öffentlicher Tisch steht auf der Startseite.
web-pace = Tempo
web-pace-note = Über Tage drängt dich niemand. Eine Uhr läuft nur, solange der Tisch auf dich wartet, und jeder Zug bringt Zeit dazu.
web-late = Wenn die Zeit abläuft
web-late-bot = ein Bot spielt bis zur Rückkehr weiter
web-late-remind = es wird erinnert
web-late-end = die Partie endet
web-late-note = Das gilt, wo Tage oder Uhren vereinbart sind. Eine freundschaftliche Partie, die dann endet, bleibt ohne Sieg; eine für die Wertung hat verloren, wer die Zeit verstreichen ließ.
web-friendly = Art der Partie
web-to-my-page = Zu meiner Seite
web-friendly-yes = freundschaftlich
web-friendly-no = für die Wertung
web-rated-here = Diese Partie zählt für die Wertung; wer am Ende nicht mehr dabei ist, hat sie verloren. Sind alle gegangen, so haben die anderen gegen den verloren, der zuletzt ging.
web-rated-late = Wer die Zeit verstreichen lässt, verliert die Partie.
web-friendly-note = In einer freundschaftlichen Partie können Menschen einander zurücknehmen lassen, was das Los gezeigt hat. Für die Wertung behalten alle ihren Namen mit einem Passwort und haben einen eigenen Bildschirm.
web-seed-note = Aller Zufall kommt aus einer geheimen Zahl, die beim Eröffnen gezogen wird. Ihr Fingerabdruck ist sofort zu sehen, die Zahl selbst am Ende: So kann jeder prüfen, dass kein Wurf verändert wurde.
web-start = Tisch eröffnen
web-waiting-for-players = Es fehlen noch Mitspieler.
web-starts-when-full = Die Partie beginnt, sobald alle Plätze besetzt sind.
web-table-public = Öffentlicher Tisch
web-table-by-link = Tisch per Link
web-free-seat = Freier Platz
web-a-bot = Bot
web-automa = Automa
web-take-seat = Diesen Platz nehmen
web-invite = Schick diesen Link an alle, die mitspielen sollen
web-copy = Link kopieren
web-copied = Kopiert
web-commitment = Fingerabdruck allen Zufalls
web-commitment-more = Aller Zufall dieser Partie steht schon fest, durch eine geheime Zahl. Dies ist ihr Fingerabdruck; die Zahl selbst ist am Ende zu sehen:
web-luck-known = Zufall bekannt: geführte Partie
web-luck-known-more = Eine geführte Partie hat für alle denselben Zufall, damit die Führung weiß, was kommt; sie zählt für keine Wertung.
web-sealed = Zufall versiegelt: { $start }…{ $end }
web-get-up = Den Tisch verlassen

## Seiten: Tisch

web-board = Der Spielplan
web-zoom-in = Näher
web-zoom-out = Weiter weg
web-zoom-home = Der ganze Plan
web-away = Weglegen: Die Karte hat allen Platz
web-show = Was zu sehen ist
web-players-tab = Spieler
web-log = Verlauf
web-chat = Chat
web-figures = Zahlen
web-earlier = Frühere Zeilen zeigen
web-watching =
    { $count ->
        [one] eine Person schaut zu
       *[other] { $count } Personen schauen zu
    }
web-since = Seit deinem letzten Zug
web-say = Etwas an den Tisch sagen
web-send = Senden
web-asked = Was gefragt ist
web-you = du
web-here = an deinem Bildschirm
web-bot = Bot: { $bot }
web-bot-for-you = Ein Bot spielt für dich, bis du deinen Platz wieder nimmst.
web-bot-for-you-late = Deine Zeit war um: Ein Bot spielt für dich, bis du deinen Platz wieder nimmst.
web-bot-for-here =
    { $count ->
        [one] Ein Bot spielt für { $names }, bis der Platz wieder eingenommen wird.
       *[other] Bots spielen für { $names }, bis die Plätze wieder eingenommen werden.
    }
web-bot-instead = Bot { $bot } statt { $name }
web-bot-for = Bot { $bot } für { $name }
web-played-on = { $name } (Bot { $bot })
web-thinks = überlegt …
web-is-asked = am Zug
web-pass-to = Gib das Gerät an { $name }
web-now = Jetzt: { $name }
web-i-am = Ich bin { $name }
web-regret = { $name } nimmt den letzten Zug zurück
web-regret-turn = Zum Zuganfang von { $name }
web-goes-first = Zuerst { $name }
web-chosen = Deine Antwort: { $pick }. { $waiting }.
web-won =
    { $count ->
        [one] { $names } gewinnt mit { $points } { $number ->
            [one] Punkt
           *[other] Punkten
        }.
       *[other] { $names } teilen sich den Sieg mit { $points } { $number ->
            [one] Punkt
           *[other] Punkten
        }.
    }
web-won-differently =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }
web-standings = Wie es ausging
web-winner = gewonnen
web-title-over = Beendet · { $title }
web-title-turn = ★ Du bist dran · { $title }
web-title-now = ★ { $names } · { $title }
web-title-waiting = { $names } … · { $title }
web-undo = Zurücknehmen
web-undo-turn = Zuganfang
web-then-bot = { $left }, dann spielt ein Bot weiter
web-then-remind = { $left }, dann wird erinnert
web-then-end = { $left }, dann endet die Partie
web-ended-late = Die Zeit war um, und die Partie ist ohne Sieg zu Ende.
web-ended-late-by =
    { $count ->
        [one] { $names } hat
       *[other] { $names } haben
    } die Zeit verstreichen lassen, und die Partie ist ohne Sieg zu Ende.
web-lost-late-by =
    { $count ->
        [one] { $names } hat
       *[other] { $names } haben
    } die Zeit verstreichen lassen und damit die Partie verloren; sie zählt für die Wertung.
web-left-late-by =
    { $count ->
        [one] { $names } hat
       *[other] { $names } haben
    } die Zeit verstreichen lassen; verloren hat die Partie, wer vorher gegangen war. Sie zählt für die Wertung.
web-always = Immer …
web-habits = Dauerantworten
web-habit = { $answer }: { $until }
web-habit-turn = bis dieser Zug endet
web-habit-round = bis diese Runde endet
web-habit-match = bis die Partie endet
web-habit-drop = Wieder fragen
web-habit-note = Das ist eine Dauerantwort, schon auf diese Frage: Solange sie gilt, wirst du nicht gefragt, und der Verlauf sagt es jedes Mal. Du kannst sie jederzeit beenden; was sie bis dahin geantwortet hat, bleibt.
web-plea = { $name } bittet darum, { $picks ->
    [one] die letzte Entscheidung
   *[other] die letzten { $picks } Entscheidungen
} zurückzunehmen.
web-plea-waiting = Noch nicht zugestimmt: { $names }
web-plea-where = Ansehen, wohin
web-plea-agree = Zustimmen
web-plea-refuse = Ablehnen
web-plea-go = Jetzt zurücknehmen
web-plea-withdraw = Zurückziehen
web-plea-title = Ums Zurücknehmen bitten
web-plea-note-alone = Hier muss niemand sonst gefragt werden: Es wird sofort zurückgenommen. Das Los bleibt, wie es ist, und der Verlauf vermerkt es.
web-plea-note = Alle anderen Menschen am Tisch müssen zustimmen. Das Los bleibt, wie es ist, und der Verlauf vermerkt es.
web-plea-goal = Bis vor: { $pick }
web-plea-after = { $pick } (nach: { $before })
web-plea-picks = { $picks ->
    [one] nimmt eine Entscheidung zurück
   *[other] nimmt { $picks } Entscheidungen zurück
}
web-plea-nothing = Du hast noch nichts entschieden, was sich zurücknehmen ließe.
web-back = Zurück
web-as-list = Alles als Liste
web-lit = Wähle einen der leuchtenden Orte auf dem Plan.
web-beyond =
    { $count ->
        [one] 1 leuchtender Ort liegt außer Sicht: alle zeigen
       *[other] { $count } leuchtende Orte liegen außer Sicht: alle zeigen
    }
web-lit-or = Wähle einen der leuchtenden Orte auf dem Plan oder:
web-hints = Was sie tun
web-why-not = Warum nicht?
web-why-title = Was gerade nicht geht, und warum
web-because = Warum tat er das?
web-why-nothing = Sonst ergibt hier im Moment nichts einen Sinn.
web-why-places = Ein Klick auf einen Ort des Plans, der nicht leuchtet, sagt, warum er nicht gewählt werden kann.
web-why-more =
    { $count ->
        [one] 1 weiterer Grund
       *[other] { $count } weitere Gründe
    }
web-offline = Keine Verbindung zum Server. Neuer Versuch …
web-lost = Die Verbindung ist abgebrochen. Die Seite kommt von selbst wieder und zeigt, ob das noch geschehen ist.
web-sound = Ton, wenn ich dran bin
web-notify = Benachrichtigung, wenn ich dran bin
web-notices-others = Andere Wege, es mir zu sagen …
web-leave = Verlassen (ein Bot spielt weiter)
web-leave-short = Verlassen
web-resign = Aufgeben
web-leave-here = Alle gehen (Bots spielen weiter)
web-resign-sure-here = Geben alle an diesem Bildschirm die Partie endgültig auf?
web-resign-sure = Diese Partie endgültig aufgeben?
web-return = Meinen Platz wieder nehmen
web-return-here = Zurück an den Tisch: { $names }
web-replace-later = Falls { $name } verschwunden ist: Wenn { $minutes } Minuten lang nichts geschieht, kann ein Bot weiterspielen.
web-replace = { $name } ist verschwunden: ein Bot spielt weiter
web-keys = Tasten
web-key-pick = eine der ersten neun Antworten wählen
web-key-back = beim Wählen einen Schritt zurück
web-key-undo = den letzten Zug zurücknehmen
web-key-places = durch alles gehen, was auf dem Plan leuchtet, und es wählen
web-key-zoom = näher, weiter weg, ganzer Plan
web-key-pan = den Plan verschieben, wenn er den Fokus hat
web-key-line = im Verlauf: der Plan dieses Augenblicks
web-key-look = sich umsehen: Tab geht von Ding zu Ding, und eine Karte sagt, was es ist
web-key-help = diese Tasten zeigen
web-link-to-watch = Link für alle, die zusehen sollen
web-aid = Spielhilfe
web-aid-goal = Das Ziel
web-aid-round = Die Runde
web-aid-turn = Der Zug
web-aid-actions = Aktionen
web-aid-prices = Preise
web-aid-more = Außerdem
web-aid-end = Das Ende
web-aid-scoring = Die Wertung
web-history = Was du gespielt hast
web-history-more = Beendete Partien nach Spielen: von welchem Platz, gegen wen. Solche, in denen mehrere an deinem Bildschirm saßen, zählen nicht mit.
web-history-none = Noch ist keine deiner Partien zu Ende, die hier zählt.
web-history-all = Alle Partien
web-played = Partien
web-wins = Gewonnen
web-wins-share = Stärke
web-wins-share-means = Wie viele von 100 solchen Partien jemand mit dieser Bilanz gewinnt, mit 95 % Sicherheit.
web-opponents = Gegen
web-rematch = Noch einmal spielen
web-how-come = Wie es dazu kam
web-sources = Woher die Punkte kamen
web-points-all = Punkte
web-over-time = Punkte im Lauf der Partie
web-at-start = Beginn
web-after-moves = nach { $moves } Entscheidungen
web-gave-up = gab auf; ein Bot spielte weiter
web-bot-played-on = ging; ein Bot spielte weiter
web-have-given-up =
    { $count ->
        [one] { $names } gab auf; ein Bot spielte weiter.
       *[other] { $names } gaben auf; Bots spielten weiter.
    }
web-decided-by = Was entschieden hat: { $what }. { $name } { $mine }, { $other } { $theirs }.
web-decided-plainly = Was entschieden hat: { $what } ({ $name }).
web-rematch-turned = Noch einmal, einen Platz weiter
web-decided = Was { $name } gegenüber { $other } ausmachte: { $told }.
web-decided-rest = alles andere { $number }

## Seiten: Wiedergabe

web-replay = Wiedergabe
web-to-table = Zum Tisch
web-verified = geprüft
web-verified-means = Geprüft heißt: Jeder Zug folgt den Regeln, das Glück stand vor dem ersten Zug fest, und dies ist das Ergebnis. Wer dort saß, sagt es nicht.
web-signed-here = Auf diesem Server gespielt; er weiß, wer dort saß, und unterschreibt die Datei mit seinem Schlüssel { $key }.
web-signed-own = Von diesem Server mit seinem Schlüssel { $key } unterschrieben und unberührt: Hier wurde gespielt, und von denen, die genannt sind.
web-signed-other = Sie sagt, { $server } habe sie mit dem Schlüssel { $key } unterschrieben. Das beweist nur der Schlüssel dieses Servers: civitas verify --key.
web-unsigned = Die Datei ist nicht unterschrieben: Für die Namen bürgt niemand.
web-not-verified = Die geheime Zahl passt nicht zu ihrem Fingerabdruck, oder die Züge führen nicht zu diesem Ende.
web-seed = Geheime Zahl
web-download = Als .civ herunterladen
web-eyes = Gesehen von
web-spectator = ein Zuschauer
web-first = An den Anfang
web-previous = Einen Zug zurück
web-play = Abspielen
web-next = Einen Zug vor
web-last = Ans Ende
web-move = Zug
web-copy-link = Link zu diesem Zug
web-position-lost = Dieser Zug lässt sich gerade nicht zeigen; versuche es noch einmal.
web-points =
    { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-before = Vor der ersten Runde
web-turn-of = Zug von { $name }
web-turn-back = Zum Spieler davor
web-turn-on = Zum nächsten Spieler
web-round-back = Eine Runde zurück
web-round-on = Eine Runde vor
web-gained = Was das gebracht hat

## Seiten: verfolgen, was andere tun

web-others = Züge der anderen
web-pace-off = nicht vorspielen
web-pace-fast = schnell vorspielen
web-pace-normal = vorspielen
web-pace-slow = langsam vorspielen
web-speed = Tempo
web-speed-slow = langsam
web-speed-normal = normal
web-speed-fast = schnell
web-speed-fastest = sehr schnell
web-again = Noch einmal zeigen, was seit meinem letzten Zug geschah
web-again-short = Was geschah
web-skip-play = Zur Gegenwart springen
web-playing = Was die anderen taten, wird vorgespielt: { $number } von { $count }
web-past = So war es damals; hier kann man nichts wählen.
web-to-present = Zurück zur Gegenwart
web-play-on = Von hier an vorspielen
web-nothing-since = Seit deinem letzten Zug ist nichts geschehen.

## Seiten: Bibliothek

web-find = Suchen
web-find-hint = ein Name oder eine Wirkung
web-find-rule = ein Wort oder die Nummer einer Regel
web-found-none = Nichts gefunden.
web-level = Stufe { $level }
web-contents = Inhalt
web-rules-english = Das Regelwerk gibt es nur auf Englisch; Spielmaterial und Verlauf sind deutsch.
web-no-rules = Das Regelwerk dieses Titels liegt nicht auf diesem Server.

## Seiten: ich

web-who-are-you = Wer bist du?
web-settings = Einstellungen
web-as-guest = Als Gast
web-as-guest-more = Ein Name genügt; ein Passwort kannst du später hinzufügen.
web-sign-in-more = Wenn dein Name ein Passwort hat, findest du hier auf jedem Gerät deine Partien wieder.
web-play-as-guest = Als Gast spielen
web-save = Speichern
web-password = Passwort
web-new-password = Neues Passwort
web-password-note = Mindestens { $shortest } Zeichen.
web-kept = Dein Name gehört dir; mit Name und Passwort kannst du dich überall anmelden.
web-keep-note = Du bist Gast, nur dieser Browser kennt dich. Ein Passwort bewahrt deinen Namen und deine Partien, wo immer du dich anmeldest.
web-keep = Meinen Namen behalten
web-change = Ändern
web-sign-out = Abmelden
web-sign-out-note = Dein Name und deine Partien bleiben erhalten; du kannst dich jederzeit wieder anmelden.
web-sign-out-guest = Ohne Passwort kommt niemand zu deinem Namen und deinen Partien zurück, auch du nicht.
web-sign-out-everywhere = Überall abmelden
web-sign-out-everywhere-note = Beendet alle deine Sitzungen sofort: in diesem Browser, in allen anderen, und die Schlüssel deiner Programme.
web-look = Aussehen und Ton
web-look-note = Gut unterscheidbare Farben helfen bei Farbenblindheit. Neben seiner Farbe hat jeder Platz ein eigenes Zeichen und ein Wappen, auf dem Spielplan und in jeder Liste.
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
wish-motion-reduced = reduziert
wish-sound = Ton
wish-sound-none = aus
wish-sound-on = an
wish-colours = Farben
wish-colours-none = weich
wish-colours-strong = starker Kontrast
wish-colours-distinct = gut unterscheidbar
wish-confirm = Bestätigen, was endgültig ist
wish-confirm-none = auf dem Touchscreen
wish-confirm-always = immer
wish-confirm-never = nie
web-for-good = Das lässt sich danach nicht mehr zurücknehmen.
web-this-turn = Dieser Zug bisher
web-confirm = Bestätigen
web-not-yet = Noch nicht
web-answered = { $ask } – { $pick }
web-status-running = läuft
web-status-over = beendet
web-status-open = wartet auf Mitspieler
web-status-shown = aus einer Datei

## Nachrichten: was Leuten geschickt wird, die gerade nicht da sind

notice-turn = Du bist dran: { $title }
notice-again = Der Tisch wartet noch auf dich, und deine Zeit ist um: { $title }
notice-time = Deine Zeit: { $then }.
notice-lost-bot = Deine Zeit ist um, und ein Bot spielt für dich: { $title }
notice-lost-bot-text = Du kannst deinen Platz jederzeit wieder nehmen.
notice-lost-end = Deine Zeit ist um, und damit die Partie zu Ende: { $title }
notice-lost-end-text = Wie vereinbart endet sie ohne Sieg.
notice-lost-rated = Wie vereinbart hast du sie verloren; sie zählt für die Wertung.
notice-lost-left = Verloren hat sie, wer vorher gegangen war; sie zählt für die Wertung.
notice-ended = Die Zeit ist um, und die Partie ist zu Ende: { $title }
notice-with = Am Tisch: { $names }
notice-hello = Hier kommen Nachrichten von Civitas an
notice-hello-text = Von jetzt an erfährst du hier, wenn du dran bist.
notice-agree = Soll Civitas dir schreiben, wenn du dran bist?
notice-agree-text = Jemand, hoffentlich du, möchte an dieser Adresse erfahren, wenn bei { $site } ein eigener Zug ansteht. Zum Zustimmen öffne diese Seite:
notice-agree-foot = Wenn du es nicht warst, tu nichts: Es kommt nichts mehr.
notice-foot = Du bekommst das, weil du von { $site } benachrichtigt werden wolltest. Um nichts mehr zu bekommen, klicke hier: { $link }
notice-trouble-certificate = Der Empfänger kann nicht zeigen, dass er es ist: Für sein Zertifikat bürgt niemand.
notice-trouble-gone = Unter dieser Adresse nimmt niemand Nachrichten an ({ $code }); kopiere sie noch einmal aus dem Dienst.
notice-trouble-mail = Der Mailserver nimmt gerade keine Briefe an.
notice-trouble-mail-refused = Der Mailserver lehnt diese Adresse ab ({ $code }).
notice-trouble-moved = Der Empfänger verweist auf eine andere Adresse ({ $code }), und der wird nicht gefolgt; gib die andere ein.
notice-trouble-name = Den Namen des Empfängers kennt niemand.
notice-trouble-private = Der Empfänger liegt in einem privaten Netz; dorthin schickt dieser Server nichts.
notice-trouble-reach = Der Empfänger ist nicht zu erreichen.
notice-trouble-silent = Der Empfänger hat die Nachricht genommen und nicht geantwortet.
notice-trouble-status = Der Empfänger lehnt die Nachricht ab ({ $code }).
error-channel = Über diesen Link wird nichts mehr geschickt; wie du erfährst, dass du dran bist, wählst du unter deinem Namen.
error-channels = Du hast schon { $most } Wege, benachrichtigt zu werden; beende erst einen.
error-mail-address = Das kann keine E-Mail-Adresse sein; gib eine ein wie name@example.org.
error-receiver = Das kann nicht die Adresse eines Empfängers sein; kopiere sie so, wie der Dienst sie zeigt, mit https:// davor.
error-receiver-private = Diese Adresse liegt in einem privaten Netz, und dorthin schickt dieser Server nichts; gib eine öffentliche ein.
error-receiver-topic = Diese Adresse nennt kein Thema; gib eine ein wie https://ntfy.sh/meine-zuege.
error-browser-keys = Mit den Schlüsseln dieses Browsers lässt sich nichts anfangen; lade die Seite neu und versuche es noch einmal.
error-mail-server = { $setting } kann kein Mailserver sein; gib einen an wie smtp://name:passwort@mail.example:587.
error-mail-from = { $setting } muss die E-Mail-Adresse sein, von der Nachrichten kommen, etwa civitas@example.org.
error-mail-nameless = { $setting } braucht auch die öffentliche Adresse des Servers: --address https://civitas.example. Dorthin führen die Links in Briefen.

## Seiten: Nachrichten

web-notices = Sag mir, wenn ich dran bin
web-notices-more = Eine Nachricht je Zug, mit dem, was gefragt ist; keine, solange du auf den Tisch siehst.
web-notices-choose = Wählen, wie
web-notices-troubled = Etwas, das dir geschickt wurde, kam nicht an; sieh nach, warum.
web-channels = Wo du es erfährst
web-channel-push = Ein Browser
web-channel-here = dieser
web-channel-mail = E-Mail
web-channel-discord = Discord
web-channel-slack = Slack
web-channel-ntfy = ntfy
web-channel-add = Hinzufügen
web-channel-try = Ausprobieren
web-channel-ask = Noch einmal fragen
web-channel-stop = Beenden
web-channel-pending = Eine Nachricht ist unterwegs.
web-channel-unread = Wir haben an diese Adresse geschrieben; öffne den Link in dem Brief, um zuzustimmen.
web-channel-again = Bis zum nächsten Versuch: { $span }.
web-channel-arrived = Sie ist dort angekommen.
web-channel-dropped = Diese Nachricht wurde aufgegeben.
web-push-here = In diesem Browser
web-push = Sag es mir in diesem Browser
web-push-more = Dein Gerät zeigt die Nachricht, auch wenn keine Seite von Civitas offen ist.
web-push-none = Dieser Browser kann das hier nicht: Es braucht HTTPS, und auf manchen Telefonen muss die Seite auf dem Startbildschirm liegen.
web-push-on = Es ist eingeschaltet.
web-push-denied = Der Browser erlaubt es nicht; ändere das in seinen Einstellungen für diese Seite.
web-push-failed = Der Browser ließ sich nicht anmelden; versuche es später noch einmal.
web-mail-more = Erst bekommst du einen Brief mit einem Link zum Zustimmen. In jedem Brief steht ein Link, der es beendet.
web-mail-address = Deine E-Mail-Adresse
web-webhook = Webhook
web-webhook-more = Für Discord, Slack (und was dieselbe Form nimmt, etwa Mattermost) und ntfy: Der Dienst gibt dir die Adresse.
web-webhook-kind = Dienst
web-webhook-address = Adresse
web-link-agree = Sollen wir dir schreiben, wenn du dran bist?
web-link-agree-more = An { $address }: ein Brief je Zug, keiner, solange du auf den Tisch siehst.
web-link-yes = Ja, schreibt mir
web-link-agreed = Du erfährst es
web-link-agreed-more = Nachrichten gehen ab jetzt an { $address }. In jeder steht ein Link, der es beendet.
web-link-stop = Keine Nachrichten mehr?
web-link-no-more = Nichts mehr schicken
web-link-stopped = Keine Nachrichten mehr
web-link-stopped-more = Dorthin wird nichts mehr geschickt, auch nicht, was schon unterwegs war.

## Was man gespielt hat und wert ist

web-ladder = Rangliste
web-ladder-more = Wer wie gut spielt: Menschen, Bots und Automas auf einer Rangliste für jeden Titel.
web-ladder-none = Noch ist keine Partie beendet, die zählt.
web-place = Platz
web-title = Titel
web-rating = Wertung
web-ratings = Wertungen
web-rated = { $value } ± { $interval }
web-rating-from = { $matches ->
    [one] aus einer Partie
   *[other] aus { $matches } Partien
}
web-rating-matches = { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
}
web-provisional = vorläufig
web-unrated = noch keine
web-rating-course = Wertung im Lauf der Zeit, mit ihrer Spanne
web-rating-means = Alle beginnen bei { $start }. Wer 400 mehr wert ist als jemand anderes, gewinnt zehnmal so oft. In 95 von 100 Fällen liegt der wahre Wert in der Spanne hinter ±; solange sie weit ist, ist eine Wertung vorläufig und hat keinen Platz.
web-rating-counts = Es zählen Partien zwischen mindestens zwei verschiedenen Spielern, wenn sie nicht freundschaftlich sind. Wer eine Partie verlässt, die zählt, oder sie enden lässt, weil die eigene Zeit um ist, hat sie verloren. Ist dann sonst niemand mehr da, so hat verloren, wer vorher gegangen war.
web-points-figures = Punkte: { $best } im besten Fall, { $mean } im Mittel
web-at-tables-of = { $seats ->
    [one] Allein
   *[other] An Tischen zu { $seats }
}
web-seen-by-all = Was alle von dir sehen
web-public-matches = Öffentliche Partien
error-person = Hier ist niemand zu sehen; folge den Namen auf einer Rangliste.
wish-ladder = Meine Wertungen
wish-ladder-none = alle dürfen sie sehen
wish-ladder-hidden = verborgen

## Freunde

web-friends = Freunde
web-friends-yours = Deine Freunde
web-friends-more = Lade sie zu deinen Partien ein und sieh, wo sie jemanden zum Spielen suchen.
web-friends-none = Du hast hier noch keine Freunde. Frage jemanden nach Namen oder schick deinen Link.
web-friends-asking = Sie wollen befreundet sein
web-friends-asked = Von dir gefragt
web-friends-blocked = Blockiert
web-friends-tables = Tische deiner Freunde
web-friend-requests = { $count ->
    [one] Jemand will mit dir befreundet sein
   *[other] { $count } wollen mit dir befreundet sein
}
web-friend-accept = Annehmen
web-friend-refuse = Ablehnen
web-friend-block = Blockieren
web-friend-unblock = Nicht mehr blockieren
web-friend-remove = Entfernen
web-friend-block-note = Wer abgelehnt, entfernt oder blockiert wird, erfährt es nicht. Von jemandem, den du blockierst, hörst du nichts mehr.
web-friend-ask = Jemanden nach Namen fragen
web-friend-ask-more = Gefragt wird, wer diesen Namen mit einem Passwort behält. Bis zur Zusage erfährst du nichts: nicht einmal, ob jemand so heißt.
web-friend-name = Name
web-friend-ask-button = Fragen
web-friend-withdraw = Zurückziehen
web-friend-link = Dein Link für Freunde
web-friend-link-more = Wer ihn öffnet, kann sich sofort mit dir befreunden. Ein neuer Link macht den vorigen ungültig.
web-friend-link-make = Link machen
web-friend-link-new = Neuen Link machen
web-befriend = { $name } will mit dir befreundet sein
web-befriend-more = Freunde laden einander zu Partien ein. Von { $name } kannst du dich jederzeit wieder trennen.
web-befriend-button = Befreunden
web-invitations = Einladungen
web-invited-by = { $name } lädt dich ein.
web-decline = Diesmal nicht
web-invite-friends = Freunde einladen
web-invite-friend = Einladen
web-invited = eingeladen
notice-invited = { $name } lädt dich ein: { $title }
error-friend-self = Mit dir selbst bist du schon befreundet; frage jemand anderen.
error-friend-already = Mit { $name } bist du schon befreundet.
error-friend-asked = Du hast schon { $most } gefragt; zieh zuerst eine Anfrage zurück.
error-friends-most = Mehr als { $most } sind zu viele; trenne dich zuerst von jemandem.
error-friend-request = Diese Anfrage gibt es nicht mehr.
error-friend-unknown = Diese Person ist nicht unter deinen Freunden; sieh noch einmal in die Liste.
error-friend-link = Dieser Link führt zu niemandem mehr; bitte um einen neuen.
error-invite-late = Diese Partie hat begonnen; wer nicht da ist, kann nur noch zusehen.
error-invite-most = Zu einer Partie können nicht mehr als { $most } eingeladen werden; schick anderen den Link.

## Die geführte erste Partie
web-learn = Kennenlernen: eine geführte erste Partie
web-guide = Führung
web-guide-progress = { $number } von { $count }
web-guide-next = Weiter
web-guide-leave = Führung verlassen
web-guide-astray = Das ist auch erlaubt
web-guide-astray-more = Aber die Führung möchte dir hier etwas anderes zeigen und kann dabei nicht mitgehen.
web-guide-stay = Zurück zur Führung
web-guide-stray = Ich spiele allein weiter
error-no-guide = Zu diesem Spiel gibt es keine geführte erste Partie; Spielhilfe und Regeln stehen in der Bibliothek.
