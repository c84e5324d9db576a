import { ruleNumber } from './cite'
import type { Cite } from './decision'
import type { RuleText } from './ledger'

export type RuleTexts = Readonly<Record<Cite, RuleText>>

/** What stands under one printed number: one text or several. */
export interface Rule {
  /** As it is printed: `9.5.3`. It is the anchor of the rule as well. */
  number: string
  texts: readonly RuleText[]
}
export interface Chapter {
  number: string
  title: string
  rules: readonly Rule[]
}
/** The rules of a game for players, in the order of the book. */
export type Rulebook = readonly Chapter[]

/** The marks of our own list of readings mean nothing to a player. */
const forPlayers = ({ title, words, reading }: RuleText): RuleText => ({
  title,
  words,
  ...(reading === undefined ? {} : { reading: reading.replace(/ \(A-[A-Z]+-\d+\)/g, '') }),
})

/**
 * Orders texts by chapter and printed number. A chapter is what its rules' numbers begin with, unless the book has another
 * way to tell it.
 */
export function rulebookOf(
  texts: RuleTexts,
  titles: Readonly<Record<string, string>>,
  chapterOf = (number: string) => number.split('.')[0]!,
): Rulebook {
  const chapters = new Map<string, Map<string, RuleText[]>>()
  for (const [cite, text] of Object.entries(texts)) {
    const number = ruleNumber(cite as Cite)
    const chapter = chapterOf(number)
    const rules = chapters.get(chapter) ?? new Map<string, RuleText[]>()
    chapters.set(chapter, rules.set(number, [...(rules.get(number) ?? []), forPlayers(text)]))
  }
  return [...chapters].map(([number, rules]) => ({
    number,
    title: titles[number] ?? number,
    rules: Array.from(rules, ([printed, found]) => ({ number: printed, texts: found })),
  }))
}

/** The rules of a game of two levels: what is otherwise at the second says so beside what the first has, by the names of both. */
export function withLevels(
  least: Rulebook,
  most: Rulebook,
  names: Readonly<Record<'least' | 'most', string>>,
): Rulebook {
  const known = new Map(
    least.flatMap(({ rules }) => rules.map(({ number, texts }) => [number, texts] as const)),
  )
  const named = (texts: readonly RuleText[], level: keyof typeof names) =>
    texts.map((text) => ({ ...text, title: `${text.title} (${names[level]})` }))
  const isSame = (a: readonly RuleText[], b: readonly RuleText[]) => JSON.stringify(a) === JSON.stringify(b)
  return most.map((chapter) => ({
    ...chapter,
    rules: chapter.rules.map(({ number, texts }) => {
      const before = known.get(number) ?? []
      return isSame(before, texts)
        ? { number, texts }
        : { number, texts: [...named(before, 'least'), ...named(texts, 'most')] }
    }),
  }))
}

/** The rule under a number, or the first one of the section that it names: `9.3` leads to `9.3.1`. */
export function ruleAt(book: Rulebook, number: string): Rule | undefined {
  const rules = book.flatMap((chapter) => chapter.rules)
  return (
    rules.find((rule) => rule.number === number) ?? rules.find((rule) => rule.number.startsWith(`${number}.`))
  )
}

const NUMBER = /(?<![\d-])\d{1,2}\.\d{1,2}(?:\.\d{1,2})?(?![\d-])/g
/** Numbers of rules without sections are told from others by their brackets: (12) or (12, 13). */
const IN_BRACKETS = /(?<=\((?:\d{1,3}, )*)\d{1,3}(?=(?:, \d{1,3})*\))/g

/** The rules that a rule's texts refer to, each once. */
export function referencesOf(book: Rulebook, rule: Rule): Rule[] {
  const told = rule.texts.map(({ words, reading = '' }) => `${words} ${reading}`).join(' ')
  const pattern = rule.number.includes('.') ? NUMBER : IN_BRACKETS
  const numbers = Array.from(told.matchAll(pattern), ([number]) => ruleAt(book, number))
  return [...new Set(numbers)].filter((found) => found !== undefined && found !== rule) as Rule[]
}
