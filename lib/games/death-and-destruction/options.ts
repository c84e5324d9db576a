// What may be played in another way besides the options of the parent: the usual choice first.

export const OPTIONS = {
  playOn: ['no', 'always'],
  // Instead of a leg of the parent: half years, each to a check of the table.
  until: ['whole', 'to212', 'to224', 'to312', 'to324'],
} as const

/** What each of them is, for the schema of positions. */
export const OPTION_TEXTS: Readonly<Record<keyof typeof OPTIONS, string>> = {
  playOn: 'always: a check that would end the game is forgiven, for a point in the last one (4.3)',
  until:
    'how far the war is played: to the end of its scenario, or to the check of a half year, between whose bands it is a draw',
}
