import type { RuleText } from './ledger'
import type { RuleTexts } from './rulebook'

/** Keys of the refusals that stand with the rules of a chapter. */
type RefusalOf<Chapter> = Chapter extends RuleTexts
  ? {
      [Id in keyof Chapter]: Chapter[Id] extends { refusals: infer Told } ? keyof Told : never
    }[keyof Chapter]
  : never

/** The sentences of refusals that stand with the rules of these chapters. */
export const refusalsIn = <const Chapters extends readonly RuleTexts[]>(chapters: Chapters) =>
  Object.assign(
    {},
    ...chapters.flatMap((chapter) => Object.values<RuleText>(chapter).map(({ refusals }) => refusals)),
  ) as Readonly<Record<RefusalOf<Chapters[number]> & string, string>>
