// What may be played in another way: the usual choice first, as running games and those who say nothing get it.

export const OPTIONS = {
  germanPlan: ['historical', 'south', 'north'],
  sovietPlan: ['historical', 'forward', 'depth'],
  setUp: ['ready', 'own'],
  aids: ['clerk', 'none'],
  leg: ['whole', 'frontier', 'summer'],
  tankBrigades: ['all', 'none'],
  straits: ['armour', 'mechanized'],
  odds: ['range', 'spread'],
} as const

/** What each of them is, for the schema of positions. */
export const OPTION_TEXTS: Readonly<Record<keyof typeof OPTIONS, string>> = {
  germanPlan: 'the set-up with which the German side begins the campaign (3.7)',
  sovietPlan: 'the set-up with which the Soviet side begins the campaign (3.3, 3.4)',
  setUp:
    'own: in the campaign each side changes its plan before the first turn, the Soviet first (3.1 to 3.7)',
  aids: 'what both sides have to lead their units with: a staff (clerk), or nothing but orders by hand',
  leg: 'how far the campaign is played: all turns, or to the end of turn 3 or 6, where a table of ours decides',
  tankBrigades:
    'the 48 tank brigades of turn 3, for which the beginner game has no rule (8.9): all come at once, or none',
  straits:
    'who has an attack of one across the straits: armour, as the rule says (14.20), or all mechanized units, as the chart says (17.9)',
  odds: 'what both sides are told of an attack in which somebody is unknown (2.15): the least and the most, or how likely each column is',
}
