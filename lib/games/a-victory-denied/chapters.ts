import type { Cite } from '@/lib/kernel/decision'

/** The files that hold the rules, in the order of the book. */
const CHAPTERS = [
  'components',
  'setUp',
  'sequence',
  'stacking',
  'command',
  'movement',
  'combat',
  'aftermath',
  'supply',
  'reinforcements',
  'headquarters',
  'ending',
] as const

/** What is told of each rule, in the order of the book. */
export const inOrder = <Told>(
  chapters: Readonly<Record<(typeof CHAPTERS)[number], Readonly<Record<Cite, Told>>>>,
): Readonly<Record<Cite, Told>> =>
  Object.fromEntries(CHAPTERS.flatMap((chapter) => Object.entries(chapters[chapter])))
