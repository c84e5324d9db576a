import type { RuleTexts } from '@/lib/kernel/rulebook'

export const opening: RuleTexts = {
  'DD 1.4': {
    title: 'Runden',
    words:
      'Eine Runde heißt nach der letzten Ziffer ihres Jahres und ihrem halben Monat: 201 ist die erste Januarhälfte 1942, 323 die erste Dezemberhälfte 1943. Die zwölf Runden von 1941 sind 112 bis 123, 124 ist die zweite Dezemberhälfte.',
  },
  'DD 1.5c': {
    title: 'Wieder unerprobt',
    words: 'Schützen- und Kavalleriedivisionen, die aus den Verlusten zurückkehren, sind wieder unerprobt.',
    reading: 'Wer zurückkehrt, wird gezogen, und ihre Werte werden unter ihnen gemischt, wie im Grundspiel.',
  },
  'DD 2.4': {
    title: 'Neue Garden',
    words: 'Die Garden dieses Spiels treten an die Stelle derer des Grundspiels: Brigaden haben eine Stufe.',
    reading: 'Die von 1941 behalten ihre Runden und bekommen die Werte des neuen Satzes.',
  },
  'DD 3.1': {
    title: 'Aufstellung',
    words:
      'Der Krieg beginnt mit der Aufstellung von Proud Monster; die zusätzlichen unerprobten Einheiten werden in seine Vorräte gemischt, bevor gezogen wird.',
    reading:
      'Gezogen werden so viele, wie 17.6 sagt; der Rest kommt ab Runde 201, je Runde zwei Schützendivisionen, zwei Schützen- und drei Panzerbrigaden (A-DD-32). Ihre Zahl ist unsere. Das Buch hat dieses eine Szenario; andere sind von uns. Dezember 1941, Juni 1942, November 1942 und Juli 1943 beginnen an einer Front, an der die Gliederung der Runde verteilt wird, und enden mit einer Prüfung in Runde 207, 220, 306 oder 320, zwischen deren Grenzen es unentschieden steht; vorher zählt nichts als Öl (4.7), da manche nahe an einer Grenze beginnen. Wie viele unerprobte Einheiten es gibt, und die Grenzen, sind unsere, beurteilt nach Partien des Computers, die auf 33 bis 36, 38 bis 53, 39 bis 54 und -11 bis 29 Punkte kamen. Im Juli 1943 ist der Kuban sowjetisch, da keine Versorgungslinie dorthin führt; von den bei Stalingrad Verlorenen warten zwölf Divisionen in ihrem Stapel. Uranus ist ein Stück der Front für zwei Runden: Von Kapitel 8 gibt es dort Einheiten, die eintreffen, und die Reserve, aber keinen Ersatz, keine Abzüge und keine Verstärkungsmarken. Dort und im November 1942 werden in der ersten deutschen Spielerrunde Flugzeuge eingesetzt, und niemand zieht oder greift an, da die Offensive nicht erwartet wird.',
  },
  'DD 2.2': {
    title: 'Karte C',
    words: 'Das Blatt des Kaukasus liegt unter der Südostecke des südlichen: 1000C unter 4223S.',
    reading:
      'Größe, Gelände und Flüsse sind von uns, da das Blatt verloren ist (A-DD-01); die Felder, die die Regeln nennen, sind die gedruckten.',
  },
  'DD 3.2': {
    title: 'Karte C wird angelegt',
    words:
      'Ab der ersten Märzhälfte 1942 kann der deutsche Spieler zu Beginn einer Runde Karte C anlegen lassen. Der sowjetische schickt vorher ungesehen Einheiten aus der Reserve des Oberkommandos dorthin; liegt sie an, stellt er sie irgendwo auf ihr auf, und die aus den südlichen Häfen in Poti und Batum, die von da an Häfen sind und wie bisher immer versorgen, wer in ihnen steht.',
    reading:
      'Sie wird angelegt, wenn der erste deutsche Spielerzug einer Runde beginnt, ehe jemand gezogen hat. Wer dorthin geschickt wird, zählt zu den Stufen, die die Reserve verlassen (8.34); für wen in den beiden Häfen kein Platz ist, der geht in die Reserve. Wohin sie kommen, kann Dauerbefehlen überlassen werden: an das Öl, gleichmäßig von Zentrum zu Zentrum.',
  },
  'DD 3.4': {
    title: 'Das Kaspische Meer',
    words:
      'Machatschkala und Baku sind Häfen eines eigenen Meers, über das in jedem sowjetischen Spielerzug fünf Stufen von Einheiten gehen, die überhaupt zur See gehen: zwischen ihnen, in die Reserve und aus ihr, und einmal darin an irgendeine seiner Küsten. Deutsche tun es nie.',
    reading:
      'Wer eintrifft, kommt in beiden Häfen wie in jeder größeren Stadt an (3.3). Was zur See in die Reserve oder aus ihr geht, zählt zu den Stufen der Runde (8.34), und solange die Wolga gesperrt ist, geht niemand dorthin (3.12).',
  },
  'DD 3.13': {
    title: 'Karte C wird fortgelegt',
    words:
      'Wenn dort nichts mehr geschehen wird, wird Karte C fortgelegt, und die südlichen Häfen gelten wieder.',
    reading:
      'Da allein der deutsche Spieler den Krieg dorthin trägt, sagt er es, wenn eine Runde beginnt und keine seiner Einheiten auf ihr steht; er lässt sie nicht wieder anlegen. Sowjetische Einheiten in Poti und Batum, die zur See gehen, kommen in die südlichen Häfen, alle anderen in die Reserve.',
  },
  'DD 3.3': {
    title: 'Versorgung und Reserve auf Karte C',
    words:
      'Sowjetische Einheiten dort werden aus den sowjetischen Feldern des Südrands und aus den Quellen des südlichen Blatts versorgt, in Häfen am Kaspischen Meer immer. In den größeren Städten kommt an, wer kommt, und geht in die Reserve, wer geht.',
    reading: 'Keine Linie führt von Karte C auf das südliche Blatt (9.2).',
  },
  'DD 3.5': {
    title: 'Türkei',
    words: 'Türkei und Iran sind neutral: Niemand betritt sie.',
  },
  'DD 3.6': {
    title: 'Wetter auf Karte C',
    words: 'Sie liegt ganz in der nördlichen Zone.',
  },
  'DD 3.7': {
    title: 'Gelände auf Karte C',
    words: 'Es gibt dort Ölzentren, Gebirge und Heerstraßen, und eigenes offenes Gelände.',
  },
  'DD 3.8': {
    title: 'Offenes Gelände',
    words: 'Auf Karte C kostet es alle zwei Punkte und schützt niemanden. Wetter zählt wie sonst.',
  },
  'DD 3.9': {
    title: 'Gebirge',
    words:
      'Drei Punkte, für Gebirgstruppen zwei; mechanisierte Einheiten kommen nur auf Heerstraßen hinein und greifen nur auf ihnen hinein und heraus an. Der Angreifer verliert zwei Spalten, bewegliche Angriffe gibt es dort nicht.',
    reading:
      'Kavallerie zahlt wie andere zu Fuß. Mechanisierte Einheiten kommen auch nicht im Gebirge ins Spiel, ob als Verstärkung (8.7 des Grundspiels) oder wenn Karte C angelegt wird, obwohl 3.2 irgendwelche Felder nennt: Das gilt dem Ort, dies den Einheiten. Wo eine Heerstraße durch ein Feld führt, kommen sie an.',
  },
  'DD 3.10': {
    title: 'Heerstraßen',
    words:
      'Von einem ihrer Felder geradewegs ins nächste zahlt jeder einen Punkt, bei jedem Gelände und Wetter.',
    reading: 'Ein Fluss am Weg kostet dennoch seine Punkte.',
  },
  'DD 3.11': {
    title: 'Bewegliche Angriffe und Feldstellungen',
    words:
      'Bewegliche Angriffe in Felder von Karte C verlieren drei Spalten, und Feldstellungen gibt es dort nicht.',
    reading: 'Gemeint ist 14.10 (A-DD-03).',
  },
  'DD 3.12': {
    title: 'Die Wolga',
    words:
      'Solange Deutsche mit einer Linie in 5912S oder 5913S stehen, verlieren sowjetische Angriffe auf Karte C eine Spalte, niemand geht von dort in die Reserve, und wer aus ihr dorthin kommt, zieht in dem Spielerzug nicht.',
    reading: 'Angriffe aus Feldern von Karte C.',
  },
  'DD 7.3': {
    title: 'Verbündete im Kaukasus',
    words: 'Alle Verbündeten der Achse betreten Karte C.',
  },
  'DD 1.1': {
    title: 'Umfang',
    words: 'Death & Destruction führt Proud Monster vom Ende 1941 bis zur ersten Aprilhälfte 1944 weiter.',
  },
  'DD 1.2': {
    title: 'Nummern des Muttersystems',
    words: 'Eine Nummer mit P davor ist die einer Regel von Proud Monster; hier steht dafür PM.',
  },
  'DD 1.3': {
    title: 'Was vorgeht',
    words: 'Alle Regeln von Proud Monster gelten, soweit hier nichts anderes steht.',
    reading:
      'Igel (14.40 des Grundspiels) werden im Dezember jedes Jahres gebildet und an seinem Ende aufgelöst.',
  },
  'DD 1.5a': {
    title: 'Fegelein',
    words: 'Die SS-Kavallerie Fegelein ist eine Brigade.',
  },
  'DD 1.5b': {
    title: 'Die 183.',
    words: 'Die 183. Division ist Infanterie.',
  },
  'DD 1.5d': {
    title: 'Sewastopol',
    words: 'Es ist vier Punkte wert.',
  },
  'DD 1.5e': {
    title: 'Gegen die Übermacht in Städten',
    words: 'Unter 1:3 verliert der Verteidiger einer Stadt nichts, wenn sein Ergebnis null ist.',
  },
  'DD 1.5g': {
    title: 'Moskau',
    words: 'Es ist ein Hauptquartier, verloren, wenn beide Felder deutsch oder abgeschnitten sind.',
  },
  'DD 2.3': {
    title: 'Neue Arten',
    words:
      'Panzergrenadiere, schwere Panzer, Sturmpioniere, Artillerie, Raketen, Pionierarmeen, Luftlandetruppen, Partisanen und Luftwaffen-Felddivisionen kommen zu denen des Muttersystems.',
    reading: 'Welche es sind, folgt aus dem Text: Ihre Zeichen fehlen in der Quelle (A-DD-28).',
  },
  'DD 2.5': {
    title: 'Namen',
    words: 'Abkürzungen von Namen von Einheiten.',
  },
  'DD 2.6': {
    title: 'Armeen',
    words: 'Sowjetische Pionierarmeen haben die Größe einer Armee.',
  },
  'DD 2.7': {
    title: 'Luftarmeen',
    words: 'Jede hat einen Faktor für den Angriff und einen für die Verteidigung.',
  },
  'DD 2.8': {
    title: 'Einheiten mit Schlüssel',
    words:
      'Sowjetische Einheiten mit einem Schlüssel liegen nicht in den Vorräten: Sie kommen in seiner Runde.',
  },
  'DD 2.9': {
    title: 'Rundenleisten',
    words: 'Für jeden Spieler eine Leiste der Runden jedes Jahres.',
  },
}
