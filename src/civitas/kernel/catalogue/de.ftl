### Was zu keinem Titel gehört: Plätze, Aufbau, Partiedateien, Ablehnungen.

seat-number = Spieler { $number }


## Aufbau einer Partie

error-title = Einen Titel namens { $title } gibt es nicht; wähle einen von diesen: { $known }.
error-seats = { $title } ist für { $fewest } bis { $most } Spieler gemacht, nicht für { $seats }; richte zwischen { $fewest } und { $most } Plätze ein.
error-seed = Der Startwert enthält Zeichen, die sich nicht anzeigen lassen; nimm einen aus einfachen Buchstaben und Ziffern.
error-option = { $title } hat keine Option namens { $option }; wähle aus diesen: { $known }.
error-option-value = Die Option { $option } lässt sich nicht auf { $value } stellen; wähle einen dieser Werte: { $choices }.
error-automas = { $title } hat höchstens für { $most } Automas Platz, nicht für { $automas }; wähle weniger.
error-agent = Auf Platz { $number } kann kein Agent sitzen; wähle einen von diesen, gezählt ab 0: { $known }.
error-bot = Einen Bot namens „{ $bot }“ gibt es nicht; wähle aus diesen: { $known }.
error-results = { $file } enthält etwas anderes als Ergebnisse einer Rangliste; wähle eine andere Datei.
error-no-numpy = Die Bots learned und wise brauchen NumPy; pip install "civitas[learn]" installiert es.
error-not-learned = Über { $title } wurde noch nichts gelernt; lerne es mit civitas learn { $title } --into DIR und nenne diesen Ordner in der Umgebung, CIVITAS_WEIGHTS=DIR.
error-no-weights = Eine Datei { $file } gibt es nicht; nenne eine, die civitas learn geschrieben hat.
error-weights = { $file } lässt sich nicht als Gewichte lesen; mach die Datei neu mit civitas learn oder nimm eine andere Kopie.
error-weights-title = { $file } hat Gewichte für { $theirs }, nicht für { $title }; nenne andere.
error-weights-rules = { $file } hat Gewichte für Version { $theirs } der Regeln, gespielt wird Version { $rules }; lerne neu mit civitas learn, oder prüfe sie mit --adopt nach den jetzigen Regeln.
error-weights-features = { $file } hat Gewichte für andere Merkmale, als der Titel jetzt hat; lerne neu mit civitas learn.
error-automa-seat = Dort kann kein Automa sitzen: { $title } hätte { $seats } Plätze; nenne einen davon.
error-room = { $title } hat höchstens für { $most } Platz, Automas eingeschlossen; { $one } und { $other } sind zu viele: Lass welche weg.
error-excluded = { $one } und { $other } schließen einander in { $title } aus; ändere eins von beiden.
error-rules = Diese Partie { $title } begann nach Regelversion { $rules }, dieses Programm spielt die Versionen 1 bis { $known }; nimm ein neueres Civitas.
choice-yes = ja
choice-no = nein
chosen-players = { $number ->
    [one] eine Person
   *[other] { $number } Personen
}
chosen-automas = { $number ->
    [0] kein Automa
    [one] ein Automa
   *[other] { $number } Automas
}

rules-older = Diese Partie wird nach Version { $rules } der Regeln gespielt, nach der sie begann; neue folgen Version { $newest }.


## Wie eine Partie ausging

end-points = Die meisten Punkte gewinnen.
end-tie-break = Gleich viele Punkte, und dann voraus in dem, was den Gleichstand bricht.
end-shared = In allem gleichauf: ein geteilter Sieg.
end-nobody = Niemand hat gewonnen.


## Partiedateien

error-file-unwritable = { $file } lässt sich nicht schreiben ({ $why }); wähle einen anderen Ort dafür.
error-file-unreadable = { $file } lässt sich nicht lesen ({ $why }); prüfe den Namen der Datei und deine Rechte daran.
error-file-foreign = { $file } ist keine Partiedatei von Civitas; wähle eine, die aus einer Partie gespeichert wurde.
error-file-format = { $file } ist im Dateiformat { $format } geschrieben, dieses Programm liest Format { $known }; öffne die Datei mit einem Civitas, das ihr Format kennt.
error-file-rules = { $file } wurde nach Regelversion { $rules } gespielt, dieses Programm spielt die Versionen 1 bis { $known }; öffne die Datei mit einem neueren Civitas.
error-file-cut = { $file } bricht in Zeile { $line } ab; besorge dir eine vollständige Kopie.
error-file-edited = Zeile { $line } von { $file } ist nicht mehr so, wie sie geschrieben wurde; nimm die ursprüngliche Datei.
error-file-seed = Der Startwert in { $file } ist nicht der, mit dem die Partie begonnen hat; nimm die ursprüngliche Datei.
error-file-pick = Zeile { $line } von { $file } widerspricht den Regeln; nimm die ursprüngliche Datei.
error-file-signature = Die Unterschrift passt nicht: { $file } wurde verändert, nachdem { $server } unterschrieben hatte; nimm die ursprüngliche Datei.
error-file-end = Die Züge in { $file } führen nicht zu dem Ende, das Zeile { $line } nennt; nimm die ursprüngliche Datei.


## Was ein Tisch ablehnt

refused-over = Die Partie ist zu Ende und nichts mehr zu entscheiden; beginne eine neue.
refused-seat = Jetzt entscheidet { $other }, nicht { $seat }; warte, bis du an der Reihe bist.
refused-seat-idle = { $seat } hat gerade nichts zu entscheiden; warte, bis die anderen gewählt haben.
refused-whose = Mehrere entscheiden gleichzeitig; gib an, wessen Antwort das ist.
refused-stale = Am Tisch ist es weitergegangen, seit du gefragt wurdest; sieh noch einmal hin und wähle neu.
refused-pick = { $pick } ist jetzt nicht möglich; wähle eine der angebotenen Antworten.
refused-malformed = Diese Antwort ist nicht zu verstehen ({ $why }); wähle eine der angebotenen Antworten.
refused-undo = Inzwischen hat das Los entschieden, ein Geheimnis wurde offen oder jemand anderes hat gewählt; deshalb lässt sich nichts zurücknehmen, spiele von hier aus weiter.
refused-undo-start = Noch hat niemand etwas entschieden, also gibt es nichts zurückzunehmen; triff die erste Wahl.


## Was eine Partie vermerkt hat

log-taken-back = { $agreed ->
    [0] { $seat } nimmt { $picks ->
        [one] eine Entscheidung
       *[other] { $picks } Entscheidungen
    } zurück; was dabei ans Licht kam, ist bekannt.
    [1] { $seat } nimmt mit Zustimmung von { $other } { $picks ->
        [one] eine Entscheidung
       *[other] { $picks } Entscheidungen
    } zurück; was dabei ans Licht kam, ist bekannt.
   *[other] { $seat } nimmt mit Zustimmung aller anderen { $picks ->
        [one] eine Entscheidung
       *[other] { $picks } Entscheidungen
    } zurück; was dabei ans Licht kam, ist bekannt.
}
log-standing = ({ $seat } hat mit einer Dauerantwort geantwortet.)
log-standing-to = ({ $seat } hat mit einer Dauerantwort geantwortet: { $what }.)


## Stellungen

scene-unknown = Die Stellung ist nicht möglich: „{ $name }“ gibt es hier nicht; nimm etwas wie { $like }.
scene-turned = Die Stellung ist nicht möglich: die Grenze { $name } ist verkehrt herum geschrieben; schreibe { $right }.
scene-seat = Die Stellung ist nicht möglich: einen Platz { $number } gibt es nicht; die Plätze haben die Nummern 0 bis { $last }.
scene-supply = Die Stellung ist nicht möglich: sie nimmt { $wanted } von { $what } aus einem Vorrat von { $left }; nimm weniger.
scene-box = Die Stellung ist nicht möglich: sie hat { $number } von { $what } und die Schachtel { $most }; lege weniger aus.
scene-owner = Die Stellung ist nicht möglich: { $place } gehörte { $owner } und { $wanted }; gib es einem allein.
scene-number = Die Stellung ist nicht möglich: { $what } kann nicht { $number } sein; wähle eine Zahl von { $least } bis { $most }.
scene-place = Die Stellung ist nicht möglich: { $what } auf { $place } braucht { $need }; lege das zuerst aus.
scene-midway = Die Stellung ist nicht möglich: { $where } liegt mitten in einer Aktion; beginne davor und komme durch Züge dorthin.
