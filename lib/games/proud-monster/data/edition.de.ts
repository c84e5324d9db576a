import type { EditionTexts } from '@/lib/wargame/edition'

/** Where the figures of this edition come from, told in German. */
export const texts: EditionTexts = {
  parts: {
    Map: {
      title: 'Karte',
      unit: 'Felder',
      notes: [
        'Die gedruckte Karte ist nicht bekannt. Das Gitter folgt aus rund fünfzig Feldern, deren Nummern in den Regeln stehen, gelegt über eine Karte von heute: etwa 36 Kilometer je Feld, Norden ein wenig rechts von oben. Die letzte Reihe des nördlichen Blattes ist die erste des südlichen.',
        'Das Gelände entstand aus gemeinfreier Geografie und wurde von Hand bearbeitet. Gebirge gilt als Höhen, denn die Regeln kennen keines.',
        '4200N ist See, sonst wäre Oranienbaum nicht abgeschnitten; 3015S, 3016S, 3316S und 3417S sind es, sonst führten mehr Wege auf die Krim, als die Regeln kennen.',
      ],
    },
    'Rivers and waters': {
      title: 'Flüsse und Gewässer',
      unit: 'Feldseiten',
      notes: [
        'Die Läufe sind unsere, aus der Geografie, bis auf die in den Regeln genannten: 2608N/2707N, acht Feldseiten des Dnepr, die Meerengen am Siwasch und bei Kertsch. Jeder andere kann eine Feldseite neben dem gedruckten liegen, und es mögen mehr sein.',
        'Die Meerengen sind je zwei Feldseiten zwischen drei Feldern; welche, folgt aus dem Land ringsum.',
      ],
    },
    Highway: {
      title: 'Autobahn',
      unit: 'Straßen',
      notes: ['Bekannt sind ihre Enden, Minsk und Moskau; dazwischen läuft sie so gerade, wie es geht.'],
    },
    Forts: {
      title: 'Befestigungen',
      unit: 'Felder',
      notes: [
        'Die Regeln nennen die Enden beider Linien an der Luga, das eine Feld vor Leningrad und Tula als Teil der Linie von Moschaisk; alle Felder bei Wjasma, Moschaisk und Moskau sind unsere.',
        'Die fünf Befestigungen, die von Anfang an fertig sind, mit Sewastopol als schwerer, sind unsere.',
      ],
    },
    'Stalin Line': {
      title: 'Stalinlinie',
      unit: 'Felder',
      notes: [
        'Alle Felder sind unsere, nach den befestigten Räumen von 1941, hinter den Flüssen, an die sie sich lehnten.',
      ],
    },
    'Border and zone of operations': {
      title: 'Grenze und Operationszone',
      unit: 'Felder',
      notes: [
        'Die Enden jedes Abschnitts stehen in den Regeln. Die Zone ist ein Feld breit; das verlangen die Felder, die keinen Reserveraum berühren.',
      ],
    },
    'Lines of the border and of supply': {
      title: 'Grenzlinie und Versorgungslinie',
      unit: 'Feldseiten',
      notes: [
        'Von der Linie der eingeschränkten Versorgung sind beide Enden bekannt. Dazwischen folgt sie unseren Spalten.',
      ],
    },
    Crimea: {
      title: 'Krim',
      unit: 'Felder',
      notes: [
        'Die Regeln nennen die Enden der Küste, an der gelandet werden darf. Dass die südliche Wetterzone die Krim ist, sagen sie, ohne Felder zu nennen.',
      ],
    },
    'Cities and towns': {
      title: 'Städte und Orte',
      unit: 'Orte',
      notes: [
        'Minsk, Sewastopol und Moskau haben die Punkte der Regeln, Riga, Kaunas, Wilna, Witebsk, Kischinjow und Reval je einen: mit Minsk und Sewastopol sind es die elf, die im April 1944 gehalten wurden. Alle anderen Punkte und die meisten Arten von Orten sind unsere.',
        'Sie sind so gesetzt, dass der Gang der Geschichte unter den Punkten bleibt, die den Sieg bringen, und nie um viel: einen bis neun in jeder Runde.',
        'Welche acht Orte Sitz eines Militärbezirks sind, ist nur von Leningrad, Minsk und Moskau bekannt.',
      ],
    },
    'Figures of the German side': {
      title: 'Werte der deutschen Seite',
      unit: 'Einheiten',
      notes: [
        'In den Regeln stehen nur 0-1-4 der Belagerungsartillerie und dass die Flak nicht angreift; 12-10-12, 6-5-12 und 3-5-6 sind aus dem Nachfolger bekannt. Alle anderen sind unsere.',
        'Die Liste der Einheiten ist die Kriegsgliederung. Mit zwei Spielsteinen je Division mit vier Stufen füllt sie die bekannte Zahl der Spielsteine.',
      ],
    },
    'Arrivals of the German side': {
      title: 'Ankunft der deutschen Seite',
      unit: 'Einheiten',
      notes: [
        'Runden der Ankunft, die in den Regeln stehen, sind deren; die der OKH-Reserven folgen der Kriegsgliederung.',
      ],
    },
    'Soviet values': {
      title: 'Sowjetische Werte',
      unit: 'Einheiten',
      notes: [
        'Wie viele Einheiten einer Art es gibt, ist bekannt, was sie wert sind, nicht: drei Werte kommen in den Regeln vor. Eine Schützendivision greift im Mittel mit 2,5 an und verteidigt mit 3.',
      ],
    },
    Guards: {
      title: 'Garden',
      unit: 'Einheiten',
      notes: ['Zahl, Art und Runde sind bekannt; Namen und Werte sind unsere.'],
    },
    'Soviet schedule': {
      title: 'Sowjetischer Zulauf',
      unit: 'Zeilen',
      notes: [
        'Einige einzelne Ziffern der Runden 3, 8, 9 und 11 sind schwer zu lesen; sie bleiben, wo die Summe der Spielsteine sie stützt.',
      ],
    },
    Turns: {
      title: 'Runden',
      unit: 'Runden',
      notes: [
        'Der Luftwert der ersten Runde lautet 4, wo zwölf weniger der Runde 11 wäre; er bleibt, wie er gedruckt ist.',
        'Die Punkte der Geschichte sind nach den Tagen gezählt, an denen Orte fielen, mit unseren Punkten der Orte.',
      ],
    },
    'Ready set-ups': {
      title: 'Fertige Aufstellungen',
      unit: 'Pläne',
      notes: [
        'Alle sind unsere und nach den Regeln der Aufstellung erlaubt. Wo auf der Einsteigerstufe Bataillone den Platz von Divisionen nehmen, beginnen einige Einheiten anderswo.',
      ],
    },
    'Learning scenarios': {
      title: 'Lernszenarien',
      unit: 'Szenarien',
      notes: ['Sie gehören nicht zum veröffentlichten Spiel.'],
    },
    'Legs of the campaign': {
      title: 'Abschnitte des Feldzugs',
      unit: 'Abschnitte',
      notes: [
        'Sie gehören nicht zum veröffentlichten Spiel, und 17.2 kann sie nicht entscheiden: Wer das erreicht, hat schon vorher gesiegt (4.5). Es zählen die Punkte des Deutschen abzüglich derer der Geschichte: zehn nach Runde 3, siebzehn nach Runde 6.',
        'Die Spannen sind unsere, so gesetzt, dass keine Seite mehr als zwei von drei Spielen des Computers gegen sich selbst gewinnt. Jede Stufe hat ihre eigenen. Nach allen Regeln gewann von 24 Feldzügen bis Runde 6 aus allen fertigen Aufstellungen der Deutsche zwölf, drei davon nach 17.2, der Sowjet sechs, und sechs endeten unentschieden; die Spannen des ersten Abschnitts ruhen auf sechs Feldzügen mit 7, 7, 8, 8, 9 und 11 Punkten nach Runde 3.',
        'Nach den Anfängerregeln waren neun von 27 Feldzügen aus allen fertigen Aufstellungen nach 17.2 gewonnen, in den Runden 3, 4 und 6. Der erste Abschnitt endete dreizehnmal deutsch, elfmal sowjetisch und dreimal unentschieden, der zweite fünfzehnmal deutsch, fünfmal sowjetisch und siebenmal unentschieden.',
      ],
    },
  },
  pieces: {
    'Units of the German side': 'Einheiten der deutschen Seite',
    'Soviet units': 'Sowjetische Einheiten',
    Guards: 'Garden',
  },
  mended: [
    'Lernszenarien: Im Spiel des Computers gegen sich selbst verlangte „Der Weg nach Riga“ mehr Punkte, als der Deutsche gegen eine geschlossene Linie erreicht; jetzt gewinnt er mit zweien und verliert mit weniger, denn solange einer ein Unentschieden war, endeten neun von zehn Spielen so (60 Spiele: 33 deutsch, 27 sowjetisch). Der Sowjet bekommt dort und auf der Krim mehr Divisionen, auf der Krim auch früher.',
    'Nach allen Regeln, bei denen niemand in einen Stapel sieht, braucht der Deutsche in zwei Lernszenarien weniger als nach den Anfängerregeln: drei Punkte in „Die Rollbahn nach Smolensk“, zwei auf der Krim, wo er mit weniger verliert, denn solange einer ein Unentschieden war, endete jedes dritte Spiel so. So kam der Computer im ersten auf 47 deutsche und 50 sowjetische Siege in 97 Spielen, im zweiten auf 53 deutsche und 58 sowjetische in 111 Spielen.',
    'Nach den Anfängerregeln gewann der Deutsche auf der Krim mit Sewastopol allein 48 von 60 Spielen, und als das ein Unentschieden war, endeten 28 so, denn an Simferopol geht er vorbei: Keine Zahl von Punkten trennte diese. Jetzt zählt dort jeder andere Ort außer Perekop einen; er gewinnt mit Sewastopol und zweien mehr und verliert mit weniger (60 Spiele: 31 deutsch, 29 sowjetisch).',
    'Von 740 Spielen von „Der Weg nach Riga“ gewann die sowjetische Seite 68 von hundert. Sie hat jetzt in 2110N eine Schützenbrigade weniger: Von 600 Spielen gewann sie 347.',
  ],
}
