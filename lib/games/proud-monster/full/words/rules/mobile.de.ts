import type { RuleTexts } from '@/lib/kernel/rulebook'

/** PM 5.6 und 15: bewegliche Angriffe. */
export const mobile: RuleTexts = {
  'PM 5.6': {
    title: 'Bewegliche Angriffe der ersten Runde',
    words: 'In der ersten Runde kostet eine Runde die Deutschen sechs Punkte statt sieben.',
  },
  'PM 15.1': {
    title: 'Wer beweglich angreift',
    words:
      'Mechanisierte Einheiten beider Seiten; motorisierte Infanterie nur neben Panzern, Sturmgeschützen oder Aufklärern; keine Italiener, Ungarn und Rumänen.',
  },
  'PM 15.2': {
    title: 'Was es kostet',
    words:
      'Ein ziehender Stapel betritt ein Feld des Feindes für sieben Punkte, oder vier, wenn er sowjetisch ist, gleich in welchem Gelände; ein Fluss kostet wie immer.',
    reading:
      'Ist das Feld betreten, sind die Punkte ausgegeben, und es gibt kein Zurück (A-PM-59). Kavallerie zahlt für einen Fluss wie andere Berittene (A-PM-38).',
  },
  'PM 15.3': {
    title: 'Was nicht geht',
    words:
      'Nicht in Sumpf, nicht aus Schlamm oder Schnee, nicht von Metropole zu Metropole, nicht über eine Meerenge; alle Punkte müssen da sein; Angreifer nehmen alles in Stufen; von allen Seiten bringt nichts.',
    reading:
      'Wo die Grenze des Wetters zwischen beiden Feldern liegt, darf keines von beiden in Schlamm oder Schnee liegen.',
  },
  'PM 15.6': {
    title: 'Noch einmal',
    words:
      'In der ersten Runde dürfen es Deutsche, die das Feld nicht geräumt haben, für weitere sechs Punkte noch einmal versuchen, so oft sie zahlen können. Wer es nicht geräumt hat, geht zurück, woher er kam, und hält. Andere dürfen es am selben Feld versuchen.',
    reading:
      'Wer zurückgeht, passt dorthin, woher er kam (A-PM-39), und steht unterdessen nirgends sonst (A-PM-40).',
  },
  'PM 15.7': {
    title: 'Platz',
    words:
      'Wenn er beginnt, darf das Feld, aus dem er geführt wird, nicht zu voll sein; im angegriffenen Feld hat jede Seite ihre eigene Grenze.',
  },
  'PM 15.8': {
    title: 'Gemeinsam',
    words: 'Nur Einheiten, die die Phase in einem Feld begonnen haben, führen einen gemeinsam.',
  },
  'PM 15.9': {
    title: 'Kein Nachrücken',
    words:
      'Ein freies Nachrücken gibt es nicht: wer gewonnen hat, steht im Feld und zieht mit den Punkten weiter, die ihm bleiben.',
  },
  'PM 15.10': {
    title: 'Flüsse',
    words: 'Verteidiger gewinnen wie immer durch einen Fluss, über den sie angegriffen werden.',
  },
  'PM 15.11': {
    title: 'Wald',
    words: 'Verteidiger im Wald gewinnen eine Spalte.',
    reading: 'Die Anmerkung unter 14.15 meint diese Regel (A-PM-14).',
  },
  'PM 15.12': {
    title: 'Sowjetische Kavallerie',
    words:
      'Sie greift allein oder neben mechanisierten Einheiten beweglich an. Haben ihre Werte gezählt, ist sie verloren, von Garden eine Stufe; das bezahlt nichts.',
  },
  'PM 15.13': {
    title: 'Beides in einem Zug',
    words: 'Eine Einheit darf im selben Zug beweglich und vorbereitet angreifen.',
  },
  'PM 15.14': {
    title: 'Wie entschieden wird',
    words: 'In allem anderen wie jedes Gefecht.',
  },
}
