import type { games as english } from '../en/games'

/** What each game is, how long, and its options. */
export const games: Readonly<Record<keyof typeof english, string>> = {
  'game.smolensk.lead':
    'Ein Kriegsspiel über die Schlacht um Smolensk im Sommer 1941, auf einer echten Karte: Spiel es auf dem Handy, gegen den Computer oder einen Freund, am Stück oder über Tage.',
  'game.smolensk.introduction':
    'Ein Kriegsspiel für zwei über die Schlacht um Smolensk im Sommer 1941, auf einer echten Karte. Du brauchst kein Konto und musst nichts installieren.',
  'game.smolensk.subject': 'Smolensk, Juli und August 1941',
  'game.smolensk.length': '10 Züge · ein oder zwei Abende',
  'game.smolensk.campaign': 'Der ganze Feldzug',

  'home.options.road': 'Bewegungspunkte je Straßenfeld im Straßenmarsch',
  'home.options.road.third': 'Ein Drittel',
  'home.options.road.half': 'Die Hälfte',
  'home.options.offTurn': 'Verluste, Rückzüge und Stukas im Zug der anderen Seite',
  'home.options.offTurn.ask': 'Frag mich',
  'home.options.offTurn.auto': 'Automatisch',
  'terms.road.half': 'Ein Straßenfeld kostet im Straßenmarsch einen halben Bewegungspunkt',
  'terms.offTurn.auto':
    'Verluste, Rückzüge und Stukas im Zug der anderen Seite werden für dich entschieden, bis du deine Dauerbefehle änderst',
}
