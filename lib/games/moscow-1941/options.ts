// What may be played in another way: the usual choice first, as running games and those who say nothing get it.

export const OPTIONS = {
  victory: ['graded', 'charts'],
  noRetreat: ['found', 'attack', 'none'],
  dispersedStack: ['half', 'any'],
} as const

/** What each of them is, for the schema of positions. */
export const OPTION_TEXTS: Readonly<Record<keyof typeof OPTIONS, string>> = {
  victory:
    'graded: cities held after the last turn decide (ours, MOS-81); charts: who holds what he needs wins at once ' +
    '(MOS-79, MOS-80)',
  noRetreat:
    '"No Retreat!" (MOS-15). found: the German orders it for each attack, the Soviet for the whole turn, in Moscow ' +
    'for each attack; attack: both for each attack; none: nobody does',
  dispersedStack:
    'a column more if at least half of the defending factors are dispersed, or if any unit is (MOS-13)',
}
