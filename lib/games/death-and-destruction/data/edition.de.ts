import type { EditionTexts } from '@/lib/wargame/edition'

/** What this edition adds to that of its parent, told in German. */
export const texts: EditionTexts = {
  parts: {
    'What it rests on': {
      title: 'Worauf es ruht',
      unit: 'Spiele',
      notes: [
        'Karte, Marken und Tabellen von Proud Monster gelten, wie sie sind; woher ihre Zahlen kommen, steht in dessen Ausgabe. Hier steht, was dieses Spiel hinzufügt.',
      ],
    },
    'Map C': {
      title: 'Karte C',
      unit: 'Felder',
      notes: [
        'Das Blatt ist verloren: Größe, Gelände und Flüsse sind unsere, um die Felder herum, die die Regeln nennen.',
      ],
    },
    'Rivers of the Caucasus': {
      title: 'Flüsse des Kaukasus',
      unit: 'Feldseiten',
      notes: ['Die Läufe sind unsere, aus der Geografie.'],
    },
    'Units of the German side': {
      title: 'Einheiten der deutschen Seite',
      unit: 'Einheiten',
      notes: [
        'Namen und Runden folgen der Gliederung, wie die Regeln sie geben; die meisten Werte sind unsere.',
      ],
    },
    'Soviet units with a name': {
      title: 'Sowjetische Einheiten mit Namen',
      unit: 'Einheiten',
      notes: ['Welche Korps, Divisionen und Armeen es gibt, sagen die Regeln; ihre Werte sind unsere.'],
    },
    Guards: {
      title: 'Garden',
      unit: 'Einheiten',
      notes: ['Zahl und Runden folgen der Tabelle der Umwandlungen; die Werte sind unsere.'],
    },
    'Extra untried units': {
      title: 'Zusätzliche ungeprüfte Einheiten',
      unit: 'Einheiten',
      notes: [
        'Dass welche zu den Vorräten kommen, sagen die Regeln; wie viele, und was sie wert sind, ist unser.',
      ],
    },
    'Air armies': {
      title: 'Luftarmeen',
      unit: 'Flugzeuge',
      notes: ['Werte und Runden sind unsere, wo keine Regel sie nennt.'],
    },
    Charts: {
      title: 'Tabellen',
      unit: 'Zeilen',
      notes: ['Acht Tabellen sind verloren. Was der Text der Regeln sagt, gilt; der Rest ist unser.'],
    },
    'Scenarios of ours': {
      title: 'Szenarien von uns',
      unit: 'Szenarien',
      notes: [
        'Das Buch hat ein Szenario, den ganzen Krieg. Dezember 1941, Juni 1942, November 1942 und Juli 1943 auf der ganzen Front sind von uns: Die Schlachtordnung ihrer Runde wird entlang einer Frontlinie verteilt, und sie enden mit einer Prüfung der Tabelle, wie ein halbes Jahr des Krieges, das für sich gespielt wird. Uranus ist ganz von uns: Wer wo stand, ist bekannte Geschichte, in welchen Feldern und wie stark, ist für ein kurzes Spiel gewählt.',
        'In Uranus ist der Deutsche überrascht: In seiner ersten Spielerrunde zieht niemand von ihm und greift niemand an, und die Divisionen in Stalingrad haben alle Stufen.',
        'In 60 Spielen von Uranus, die der Computer gegen sich selbst spielte, gewann der Deutsche 14 und der Sowjet 24, und 22 blieben unentschieden.',
      ],
    },
  },
  pieces: {
    'Units of the German side': 'Einheiten der deutschen Seite',
    'Soviet units with a name': 'Sowjetische Einheiten mit Namen',
    Guards: 'Garden',
    'Extra untried units': 'Zusätzliche ungeprüfte Einheiten',
    'Air armies': 'Luftarmeen',
  },
  mended: [
    'Der Kuban endete zwei Feldseiten vor dem Anfang dessen der südlichen Karte; jetzt läuft er an 1700C und 1600C entlang.',
  ],
}
