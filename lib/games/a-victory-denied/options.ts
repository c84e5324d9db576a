// What may be played in another way: the usual choice first, as running games and those who say nothing get it.

export const OPTIONS = {
  roadCost: ['third', 'half'],
} as const

/** What each of them is, for the schema of positions. */
export const OPTION_TEXTS: Readonly<Record<keyof typeof OPTIONS, string>> = {
  roadCost: 'MP per road hex of strategic movement: 1/3 (8.3.1) or 1/2 (worked example); reading A-AVD-01',
}
