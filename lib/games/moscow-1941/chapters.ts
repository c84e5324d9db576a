/** The first rule of each chapter; the charts number their rules throughout. */
const FIRST = {
  I: 1,
  II: 25,
  III: 27,
  IV: 45,
  V: 54,
  VI: 60,
  VII: 64,
  VIII: 68,
  IX: 71,
  X: 79,
  XI: 82,
} as const
export type ChapterNumber = keyof typeof FIRST

/** The chapter of a rule. */
export const chapterOf = (rule: string): string =>
  Object.entries(FIRST).findLast(([, first]) => Number(rule) >= first)?.[0] ?? 'I'
