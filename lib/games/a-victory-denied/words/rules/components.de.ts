import type { RuleTexts } from '@/lib/kernel/rulebook'

/** 1 and 2: scale, conventions, the pieces and what is printed on them. */
export const components = {
  'AVD 1.1': {
    title: 'Maßstab',
    words:
      'Ein Feld misst etwa zehn Meilen, eine Runde dauert eine Woche. Die meisten deutschen Marken sind Divisionen, die meisten sowjetischen Korps; die roten sowjetischen Marken sind gut ausgerüstete Divisionen.',
  },
  'AVD 1.2': {
    title: 'Spielmaterial',
    words:
      'Zum gedruckten Spiel gehören eine Karte, 280 Marken, Tabellen und zwei Würfel, einer mit sechs und einer mit zehn Seiten. Hier liegt das alles schon auf dem Tisch.',
  },
  'AVD 1.3': {
    title: 'Abrunden',
    words:
      'Die Hälfte oder ein Viertel einer Zahl wird immer abgerundet. Einheiten in einem Feld, die gemeinsam gekürzt werden, zählt man vorher zusammen: Zwei halbierte Dreien ergeben drei und nicht zwei.',
    reading:
      'Zusammengezählt werden nur Einheiten mit derselben Kürzung; eine ungekürzte Einheit im selben Feld zählt daneben voll.',
  },
  'AVD 2.1.1a': {
    title: 'Felder neben der Karte',
    words:
      'Neben der Karte liegen die sowjetische Reserve, Timoschenkos Verband, die verlorenen deutschen motorisierten Einheiten, die Flugplätze der Luftwaffe, die erbeuteten Siegpunkt-Chits, die gespielten und die übrigen Chits und Guderians eigenes Feld. Du findest sie unter „Übersicht“.',
    reading: 'Guderians Feld liegt auf der Karte, also sieht jeder, ob er darin wartet.',
  },
  'AVD 2.1.1b': {
    title: 'Rundenleiste',
    words:
      'Die Rundenleiste sagt für jede Runde, wie viele Chits jede Seite wählt, wie viele Punkte die sowjetische Seite für Verstärkungen hat, ob eine Luftabwehr und eine Elite-Einheit kommen und wie viele deutsche Einheiten unversorgt werden. In Runde 8 hängen zwei dieser Zahlen von Hitlers Weisung ab (15.0).',
    reading: 'Die Werte der meisten Runden sind nachgebildet; die Seite über diese Ausgabe sagt, welche.',
  },
  'AVD 2.1.2': {
    title: 'Versorgungsquellen',
    words:
      'Bestimmte Felder sind Quellen der Versorgung, jede nur für eine Seite. Zu ihnen führen die Versorgungslinien (10.2.2), und auf sie zu weichen Hauptquartiere aus (12.6).',
  },
  'AVD 2.1.3': {
    title: 'Brücken',
    words: 'Eine Brücke gibt es überall dort, wo eine Straße eine Flussseite quert, und nirgends sonst.',
  },
  'AVD 2.2.1': {
    title: 'Farben',
    words:
      'Die Farbe einer Marke sagt, wohin sie gehört: auf deutscher Seite zur Panzergruppe 2, zur Panzergruppe 3 oder zur 9. Armee; auf sowjetischer Seite hellbraun die Korps, rot die Elite-Divisionen und die Luftabwehr (PVO).',
  },
  'AVD 2.2.2a': {
    title: 'Was auf einer Kampfeinheit steht',
    words:
      'Das Zeichen ist die Art der Einheit, die Zahlen sind Stärke und Bewegungspunkte. Motorisierte Einheiten haben drei Zahlen: Angriff, Verteidigung und Bewegung. Alle anderen haben zwei, die erste gilt für Angriff und Verteidigung. Wann eine Einheit kommt, sagt M (Kessel von Minsk), R (sowjetische Reserve), * (Stawka) oder die Nummer einer Runde.',
  },
  'AVD 2.2.2b': {
    title: 'SS Reich',
    words:
      'SS Reich hat 8-8-10 bei voller Stärke und 7-7-10 geschwächt; auf einer der gedruckten Marken steht es falsch.',
  },
  'AVD 2.2.2c': {
    title: 'Silhouetten',
    words:
      'In der Schachtel liegen motorisierte Einheiten ein zweites Mal, mit Fahrzeugen statt Zeichen. Sie spielen sich gleich.',
  },
  'AVD 2.2.3': {
    title: 'Stufen',
    words:
      'Die meisten Einheiten haben zwei Stufen: Der erste Verlust dreht die Marke auf die schwächere Seite, der zweite nimmt sie vom Feld. Manche haben nur eine. Jede Einheit beginnt und kommt mit voller Stärke.',
  },
  'AVD 2.3.1': {
    title: 'Hauptquartiere',
    words:
      'Ein Hauptquartier (HQ) führt eine Armee. Es ist keine Kampfeinheit: Es kämpft nicht, wird nicht angegriffen und verliert keine Stufen.',
    refusals: {
      'attack-by-hq': '{unit} ist ein HQ und kämpft nicht.',
    },
  },
  'AVD 2.3.2': {
    title: 'Was auf einem HQ steht',
    words:
      'Ein HQ hat eine Befehlsweite und Bewegungspunkte. Ein motorisiertes HQ gleicht den anderen, darf aber nicht auf Straßen marschieren (8.3.1).',
  },
  'AVD 2.3.3': {
    title: 'Mehr über HQs',
    words:
      'Wie HQs überrollt werden, zurückgehen, nachrücken, sich verlegen und aus dem Spiel scheiden, steht in Kapitel 12.',
  },
  'AVD 2.4': {
    title: 'Befehlschits',
    words:
      'Chits bestimmen, wer wann handelt. In jeder Runde kommen Chits beider Seiten in einen Becher und werden zufällig gezogen. Fünf sind besonders: Guderian, deutsche Luftwaffe, sowjetische Artillerie, Versorgung und Verstärkungen.',
    reading:
      'Gleiche Chits sind ein und dasselbe, und die drei der 9. Armee sind untereinander austauschbar. Alle Ziehungen geschehen mit Würfeln, die jeder Spieler prüfen kann.',
  },
  'AVD 2.5': {
    title: 'Marker',
    words:
      'Marker zeigen die Runde, isolierte und unversorgte Einheiten; unversorgt werden nur deutsche. Siegpunkt-Chits liegen auf den Siegfeldern, kleine mit blauem Stern und große mit goldenem.',
    reading: 'Marker für Einheiten ohne Befehl braucht es nicht: Das Spiel zeigt, wer aktiv ist.',
  },
} satisfies RuleTexts
