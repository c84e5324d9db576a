import type { RuleTexts } from '@/lib/kernel/rulebook'

/** PM 3: the set-up, and who controls what. */
export const setUp: RuleTexts = {
  'PM 3.1': {
    title: 'Seiten wählen',
    words: 'Die Spieler wählen ihre Seiten; der sowjetische stellt zuerst auf.',
  },
  'PM 3.2': {
    title: 'Die sowjetische Ziehung',
    words:
      'Die unerprobten Einheiten jeder Art werden ungesehen gemischt, und so viele, wie die Tabelle sagt, werden für die Grenze, das Innere und jede Runde gezogen (17.6).',
    reading: 'Gezogen wird mit Würfeln, die verschlossen bleiben, bis das Spiel zu Ende ist.',
  },
  'PM 3.3': {
    title: 'Die Grenzzone',
    words:
      'Spalten bis 22. In jedem Grenzfeld von 2006N bis 1703S steht mindestens eine Einheit, in jedem zweiten von 1804S bis 2114S, und in jeder der drei großen Städte.',
    reading:
      'Der Sowjet beginnt nach einem von drei Plänen, die alle dieser und der nächsten Regel entsprechen. Nach einer Option des Tisches ändert jede Seite ihren Plan, der Sowjet zuerst: Einheit für Einheit, nach Korps, nach Zahlen jedes Bezirks oder von vorn, denn Einheiten lassen sich in die Hand nehmen und neu aufstellen. Was besetzt sein muss, wird am Ende verlangt und von selbst besetzt, wenn man es wünscht.',
  },
  'PM 3.4': {
    title: 'Die innere Zone',
    words:
      'Spalten ab 23. In jeder stehen mindestens vier Einheiten, in jeder Metropole und großen Stadt eine.',
  },
  'PM 3.5': {
    title: 'Kommende sowjetische Einheiten',
    words: 'Alle anderen warten unerprobt auf die Runden der Tabelle; die Garden warten für sich (17.6).',
  },
  'PM 3.6': {
    title: 'Kommende deutsche Einheiten',
    words: 'Einheiten der deutschen Seite mit der Zahl einer Runde warten auf sie (2.17).',
  },
  'PM 3.7': {
    title: 'Die deutsche Aufstellung',
    words:
      'Das ungarische Korps steht in Ungarn, Rumänen in Rumänien oder im südlichen Reserveraum, mit ihnen bis zu sieben deutsche Divisionen zu Fuß und ein Bataillon Sturmgeschütze; alle anderen im Operationsgebiet oder im nördlichen Reserveraum.',
    reading:
      'Im Spiel für Anfänger ist jeder Stein eine Einheit: von einem Stapel über fünf wartet der Rest in Reserve (8.4).',
  },
  'PM 3.8': {
    title: 'Volle Stärke',
    words: 'Alle beginnen mit allen Stufen.',
  },
  'PM 3.9': {
    title: 'Kontrolle',
    words:
      'Sie zählt nur bei Metropolen und großen Städten. Zuerst sind alle sowjetisch; eine wechselt, sobald eine Einheit der anderen Seite sie betritt, so oft das geschieht.',
    reading: 'Ein Lernszenario kann andere Orte nennen, die ebenso zählen.',
  },
}
