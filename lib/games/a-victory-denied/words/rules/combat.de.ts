import type { RuleTexts } from '@/lib/kernel/rulebook'

/** 9.0 to 9.4: attacks, odds and results. */
export const combat = {
  'AVD 9.0': {
    title: 'Wer angegriffen werden darf',
    words:
      'Aktive Kampfeinheiten dürfen feindliche Kampfeinheiten in einem Nachbarfeld angreifen. Ein leeres Feld oder eines, in dem nur ein HQ steht, kann nicht angegriffen werden.',
    refusals: {
      'support-no-units': 'In {hex} stehen keine feindlichen Kampfeinheiten.',
    },
  },
  'AVD 9.1.1': {
    title: 'Einmal je Einheit',
    words:
      'Eine Einheit nimmt in einem Kampfabschnitt an höchstens einem Angriff teil. Wer nicht aktiv ist, greift nicht an, auch wenn der Feind daneben steht.',
    refusals: {
      'fought-already': '{unit} hat in diesem Kampfabschnitt schon angegriffen.',
    },
  },
  'AVD 9.1.2': { title: 'Niemand muss', words: 'Keine Einheit ist gezwungen anzugreifen.' },
  'AVD 9.1.3': {
    title: 'Ein Ziel',
    words:
      'Eine Einheit greift nur ein Feld an. Zwei Einheiten aus einem Feld dürfen verschiedene Felder angreifen.',
  },
  'AVD 9.1.4': {
    title: 'Einmal je Feld',
    words:
      'Ein Feld wird in einem Kampfabschnitt nur einmal angegriffen. Alle Einheiten ringsum, die teilnehmen wollen, zählen ihre Stärken in diesem einen Angriff zusammen.',
    refusals: {
      'attack-twice': '{target} wurde in diesem Kampfabschnitt schon angegriffen.',
    },
  },
  'AVD 9.1.5': {
    title: 'Alle verteidigen',
    words:
      'Alle Kampfeinheiten im angegriffenen Feld verteidigen gemeinsam, ihre Stärken werden zusammengezählt.',
  },
  'AVD 9.1.6': {
    title: 'Nach einem Rückzug',
    words: 'Einheiten, die in derselben Aktivierung schon zurückgehen mussten, verteidigen trotzdem voll.',
  },
  'AVD 9.1.7': { title: 'PVO greifen an', words: 'Eine aktive Luftabwehr (PVO) darf angreifen.' },
  'AVD 9.2': {
    title: 'Wie ein Angriff abläuft',
    words:
      'Nenne das Feld und die Angreifer, bestimme die Spalte der Kampftabelle und würfle: der Deutsche mit sechs Seiten, der Sowjet mit zehn. Die Reihenfolge seiner Angriffe bestimmt der Angreifer.',
    reading: 'Zeilen, die nur zehn Seiten erreichen, gelten allein für die sowjetische Seite.',
  },
  'AVD 9.3.1': {
    title: 'Halbierte Stärken',
    words:
      'Wer über einen Fluss angreift, zählt halb, mit oder ohne Brücke. Ebenso unversorgte Angreifer. Isolierte Einheiten zählen in Angriff und Verteidigung halb. Das summiert sich: Die Hälfte der Hälfte ist ein Viertel.',
    reading:
      'Einheiten eines Feldes mit derselben Kürzung werden zusammengezählt und dann halbiert; der Fluss halbiert danach das ganze Feld. Unversorgt und isoliert ist im Angriff ein Viertel, in der Verteidigung die Hälfte.',
  },
  'AVD 9.3.2': {
    title: 'Das Verhältnis',
    words:
      'Teile den Angriff durch die Verteidigung und runde auf die nächste Spalte der Tabelle ab. Alles über 10-1 gilt als 10-1.',
    reading: 'Die gedruckten Zahlen der Beispiele werden genommen, wie sie sind.',
  },
  'AVD 9.3.3': {
    title: 'Gelände',
    words:
      'Wald, Sumpf, Höhen, kleine und große Städte des angegriffenen Feldes schieben die Spalte nach links, und sie zählen zusammen: Eine Stadt im Wald zählt für beides.',
    reading: 'Das Verhältnis wird auf 10-1 begrenzt, bevor das Gelände zählt.',
  },
  'AVD 9.3.4': {
    title: 'Stuka',
    words:
      'Ein Stuka schiebt die Spalte um zwei zugunsten des Deutschen, im Angriff wie in der Verteidigung. Er fliegt, nachdem das Gelände gezählt hat und bevor gewürfelt wird, einer je Kampf.',
    reading:
      'In der Verteidigung schiebt er nicht unter die Spalte 1-1, und er ändert nichts, wo keine Verteidigung bleibt (9.3.7).',
    refusals: {
      'stuka-german-only': 'Stukas hat nur die deutsche Seite.',
    },
  },
  'AVD 9.3.5': {
    title: 'Runde 1 und Timoschenko',
    words:
      'In Runde 1 gewinnt jeder deutsche Angriff zwei Spalten. Angriffe unter Timoschenkos Chit gewinnen eine. Beides zählt zuletzt.',
  },
  'AVD 9.3.6': {
    title: 'Mindestens und höchstens',
    words:
      'Bringt das Gelände einen Angriff unter 1-1, kann er nicht geführt werden. Am anderen Ende geht nichts über die Spalte 10+-1 hinaus.',
    reading: 'Das Mindeste wird vor Stukas und anderen Verschiebungen geprüft, das Höchste danach.',
    refusals: {
      'below-one-to-one': 'Mit dem Gelände von {target} liegt das Verhältnis unter 1-1.',
    },
  },
  'AVD 9.3.7': {
    title: 'Keine Verteidigung mehr',
    words:
      'Bleibt dem Verteidiger nach dem Runden nichts, gilt die letzte Spalte der Tabelle, gleich in welchem Gelände.',
  },
  'AVD 9.4.1': {
    title: 'Die Tabelle lesen',
    words:
      'A1 kostet den Angreifer eine Stufe. DR zwingt den Verteidiger um ein Feld zurück, DR2 um zwei; eine Zahl davor ist die Zahl der Stufen, die er zuerst verliert. Ein Strich heißt: keine Wirkung.',
    reading: 'Die Zellen der Tabelle sind nachgebildet, außer denen, die das Buch nennt.',
  },
  'AVD 9.4.2': {
    title: 'Verluste',
    words:
      'Der Besitzer verteilt verlorene Stufen nach Belieben auf seine Einheiten im Kampf. Verlorene deutsche motorisierte Einheiten zählen am Ende. Verlorene sowjetische kommen wieder: hellbraune in die Reserve, rote in den Elitebecher. PVO, *-Einheiten und isolierte Einheiten sind für immer fort.',
    reading:
      'Wer nicht am Zug ist, kann diese Wahl, die von 7.2.2, 9.3.4, 9.5 und 12.6 und, wenn niemand handelt, die von 10.1.2, 10.4, 10.5, 11.1.1, 11.1.3, 14.0, 15.2 und 15.3 seinen Dauerbefehlen überlassen, sofort oder nach einigen Stunden, in denen er gefragt wird. Er darf sie jederzeit ändern; in einem Kampf gelten sie so, wie sie bei der Ansage standen. Erzählt wird nur, was dabei herauskommt.',
    refusals: {
      'loss-not-involved': '{unit} kann diesen Verlust nicht nehmen.',
    },
  },
  'AVD 9.4.3': {
    title: 'Eine sowjetische Zehn',
    words:
      'Würfelt der sowjetische Angreifer eine Zehn, wird eine rote Einheit aus dem Elitebecher gezogen und stößt zu einem der angreifenden Stapel. Mit ihr wird das Verhältnis neu bestimmt und noch einmal gewürfelt. Ist der Becher leer oder kein Platz für sie, gilt die Zeile der 9.',
    reading:
      'Mit dem Bonus aus 14.0 zieht eine 9 oder eine 10. Auch für die neue Einheit gilt die Stapelgrenze; wo kein angreifendes Feld Platz hat, wird niemand gezogen, was auf dasselbe hinausläuft.',
    refusals: {
      'elite-not-here': 'In {hex} steht kein Angreifer, bei dem Platz für die neue Einheit ist.',
    },
  },
} satisfies RuleTexts
