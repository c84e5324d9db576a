import type { TableWords } from './table-words'

// What the first view of a table says of hexes and units, apart from what is only told once it stands.

/** The ground of a hex in words: its terrain, and whatever of this there is, each as `hex.WHAT` calls it. */
export const groundText = (
  { own }: TableWords,
  terrain: string,
  ...there: readonly (string | false | undefined)[]
): string => [`terrain.${terrain}`, ...there].flatMap((what) => (what ? own(`hex.${what}`) : [])).join(', ')

/** What a unit has done this turn. */
export const actedText = ({ tell }: TableWords, { fought, moved }: { fought: boolean; moved: boolean }) =>
  fought ? [tell('unit.fought')] : moved ? [tell('unit.moved')] : []
