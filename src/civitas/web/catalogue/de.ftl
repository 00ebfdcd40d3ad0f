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
