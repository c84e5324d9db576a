// What may be played in another way besides the options of the parent: the usual choice first.

export const OPTIONS = { playOn: ['no', 'always'] } as const

/** What each of them is, for the schema of positions. */
export const OPTION_TEXTS: Readonly<Record<keyof typeof OPTIONS, string>> = {
  playOn: 'always: a check that would end the game is forgiven, for a point in the last one (4.3)',
}
