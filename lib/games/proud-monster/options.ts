// What may be played in another way: the usual choice first, as running games and those who say nothing get it.

export const OPTIONS = {
  tankBrigades: ['all', 'none'],
} as const

/** What each of them is, for the schema of positions. */
export const OPTION_TEXTS: Readonly<Record<keyof typeof OPTIONS, string>> = {
  tankBrigades:
    'the 48 tank brigades of turn 3, for which the beginner game has no rule (8.9): all come at once, or none',
}
