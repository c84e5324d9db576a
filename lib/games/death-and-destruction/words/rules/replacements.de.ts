import type { RuleTexts } from '@/lib/kernel/rulebook'

export const replacements: RuleTexts = {
  'DD 8.14': {
    title: 'Deutscher Ersatz',
    words:
      'Ab Runde 201 bringt jede Runde Stufen für mechanisierte Einheiten und für andere; die ersten dienen allen, und keine wird aufgehoben. Verbündete bekommen keine.',
    reading: 'Die Tabelle ist rekonstruiert.',
  },
  'DD 8.15': {
    title: 'Andere im Feld',
    words:
      'Eine nicht mechanisierte Einheit bekommt eine Stufe, wenn sie über Land oder in einem Hafen versorgt ist, und tut alles wie sonst.',
    reading: 'Auch in einem Reserveraum, der zur Karte gehört.',
  },
  'DD 8.16': {
    title: 'Mechanisierte im Feld',
    words:
      'Eine mechanisierte Einheit bekommt Stufen, wenn sie über Land versorgt ist, und ruht in diesem Spielerzug. Nach 1941 wird niemand aufgefrischt.',
    reading: 'Beliebig oft (A-DD-04).',
  },
  'DD 8.17': {
    title: 'Durchkämmen',
    words:
      'Nach Runde 206 bringt ein Wurf einmal im Kalenderjahr, mit mindestens vier Runden zwischen zwei Würfen, so viele Stufen für Einheiten zu Fuß.',
  },
  'DD 8.18': {
    title: 'Das Ersatzheer',
    words:
      'Verlorene Divisionen und schwere Panzer dürfen mit einigen oder allen Stufen neu aufgestellt werden und kommen als Verstärkung. Eine Division, die abgeschnitten verloren ging, ist beim nächsten Mal endgültig verloren; schwere Panzer nie.',
    reading: 'Wie verzeichnet: Eine Umwandlung gibt kein weiteres Leben (A-DD-12).',
  },
  'DD 8.24': {
    title: 'Wer sowjetische Stufen bekommt',
    words:
      'Ab Runde 124 Korps, Schützen-, Kavallerie- und Artilleriedivisionen und alle Garden; Kavallerie gilt dafür als mechanisiert.',
  },
  'DD 8.25': {
    title: 'Garden zahlen ganze Stufen',
    words: 'Gardebrigaden und Gardekavallerie zahlen eine ganze Stufe.',
  },
  'DD 8.26': {
    title: 'Artilleriedivisionen',
    words: 'Eine Artilleriedivision kehrt für zwei Stufen zurück.',
  },
  'DD 8.27': {
    title: 'Sowjetischer Ersatz',
    words: 'Er geht wie der deutsche, auch in der Reserve, und beliebig oft.',
  },
  'DD 8.28': {
    title: 'Sowjetische Umwandlungen',
    words:
      'Garden treten wie im Grundspiel an die Stelle anderer; ein Gardekorps an die eines Korps seiner Art, mit dessen Stufen.',
    reading: 'Die Tabelle ist rekonstruiert, ihre Anmerkungen sind verloren.',
  },
  'DD 8.29': {
    title: 'Die Ränder',
    words:
      'Sowjetische Einheiten kommen von der ersten Runde an auch über den Ostrand, und über den Südrand von Karte C.',
    reading: 'In jeder Runde (A-DD-20).',
  },
  'DD 8.30': {
    title: 'Nach ihren Rundenzahlen',
    words: 'Sowjetische Einheiten mit Rundenzahl kommen in ihrer Runde.',
  },
  'DD 8.31': {
    title: 'Stufen der Korps',
    words:
      'Ein Panzer- oder mechanisiertes Korps hat ab Runde 207 höchstens zwei Stufen, ab 213 drei, ab 221 vier, und kommt mit so vielen.',
  },
  'DD 8.32': {
    title: 'Verlorene Hauptquartiere',
    words:
      'Ein Hauptquartier, das der Deutsche einmal hielt, bringt die Hälfte und wird nie wieder halbiert.',
    reading: 'In jeder Runde des Krieges (A-DD-09); Moskau, sobald beide Felder verloren waren.',
  },
  'DD 8.33': {
    title: 'Die Hälfte davon',
    words:
      'Vor Runde 401 ist höchstens die Hälfte der verbrauchten sowjetischen Stufen für mechanisierte Einheiten.',
    reading: 'Abgerundet und jederzeit: Andere werden zuerst verbraucht (A-DD-30).',
  },
  'DD 8.34': {
    title: 'Die Reserve',
    words:
      'Bis Runde 203 liegen zehn Stufen in der Reserve des Oberkommandos; dann beliebig viele, und je Runde gehen 28 Stufen von der Karte hinein und aus ihr heraus, ab 217 36, ab 221 48. Ab Runde 124 dürfen Einheiten, die über Land versorgt und nicht neben dem Gegner sind, von der Karte hineingehen und in einer späteren Runde zurückkommen.',
    reading:
      'Beide Wege zählen zusammen (A-DD-06), über Land, über das Kaspische Meer, an seine Küste und in die südlichen Häfen. Hinein geht es in der gemeinsamen Verstärkungsphase (A-DD-18). Wer ankommt und nicht gesetzt wird, geht hinein wie sonst.',
  },
  'DD 8.35': {
    title: 'Sowjetische Abzüge',
    words: 'Was die Tabelle verlangt, geht in der ersten sowjetischen Phase einer Runde, für immer.',
    reading:
      'Die Tabelle ist rekonstruiert. Der Sowjet wählt oder lässt die schwächsten gehen; was niemand geben kann, entfällt.',
  },
  'DD 8.36': {
    title: 'Die Rate',
    words: 'Sechs Stufen für jedes versorgte Hauptquartier, ab Runde 323 vier.',
    reading: 'Halbierte bringen dann zwei (A-DD-27).',
  },
  'DD 8.19': {
    title: 'Verstärkungsmarken',
    words:
      'Jede ist eine Stufe für mechanisierte Einheiten oder liegt unter einer vollen; in der Runde, in der sie kommt, oder nie.',
    reading: 'Jede hat eine Stufe. Als Stufe zählt sie mit den anderen ihrer Seite (8.33).',
  },
  'DD 8.20': {
    title: 'Verstärkte Einheiten',
    words:
      'Panzer-, Panzergrenadier- und motorisierte Divisionen sowie Panzer- und mechanisierte Korps nehmen versorgt je eine, auch in Reserveräumen und in der Reserve, und ruhen. Sie geht vor jeder Stufe des Kampfes verloren und zählt mit, wo Stufen begrenzt sind.',
    reading: 'Die andere Seite sieht sie, wenn sie zahlt.',
  },
  'DD 16.2': {
    title: 'Deutsche Stufen',
    words: 'So viele für mechanisierte Einheiten und für andere, nach Runden.',
    reading: 'Unsere (A-DD-01).',
  },
  'DD 16.6': {
    title: 'Sowjetische Umwandlungen',
    words: 'Welche Garden gebildet werden, nach Runden.',
    reading: 'Unsere (A-DD-01).',
  },
}
