import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ruleNumber } from '@/lib/kernel/cite'
import type { Cite } from '@/lib/kernel/decision'
import type { Ledger } from '@/lib/kernel/ledger'
import { type Rulebook, referencesOf, ruleAt } from '@/lib/kernel/rulebook'
import type { Language } from '@/lib/words/language'

interface Books {
  /** What cites begin with, such as `AVD`. */
  readonly prefix: string
  readonly ledger: Ledger
  readonly books: Readonly<Record<Language, Rulebook>>
  /** The numbers of the chapters in their order. */
  readonly chapters: readonly string[]
  /** How many references between rules and cites in code there are at least: fewer mean that they are not found. */
  readonly more: { readonly references: number; readonly cites: number }
  /** Folders of code that are of another level and its rules. */
  readonly elsewhere?: readonly string[]
}

const rulesOf = (book: Rulebook) => book.flatMap(({ rules }) => rules)
const textsOf = (book: Rulebook) => rulesOf(book).flatMap(({ texts }) => texts)
const shape = (book: Rulebook) =>
  rulesOf(book).map(({ number, texts }) => [number, texts.map(({ reading }) => reading !== undefined)])

/** Every cite of a book that stands in the code of the rules, the screens and the interface. */
function citesInCode(prefix: string, elsewhere: readonly string[]): { file: string; cite: Cite }[] {
  const cites = new RegExp(`['"\`](${prefix} \\d[\\d.]*[a-z]?)['"\`]`, 'g')
  return ['lib', 'components', 'app'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .filter((file) => !elsewhere.some((other) => `${folder}/${file}`.startsWith(other)))
      .flatMap((file) =>
        [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(cites)].map(([, cite]) => ({
          file: `${folder}/${file}`,
          cite: cite as Cite,
        })),
      ),
  )
}

/** The rules for players hold every rule of the ledger, in words that a player can read, the same in all languages. */
export function testRulebook({ prefix, ledger, books, chapters, more, elsewhere = [] }: Books): void {
  const ids = Object.keys(ledger) as Cite[]

  describe.each(Object.entries(books))('the rules for players in %s', (_language, book) => {
    test('every rule of the ledger has its text', () => {
      expect(textsOf(book)).toHaveLength(ids.length)
      for (const cite of ids) expect(ruleAt(book, ruleNumber(cite))?.number, cite).toBe(ruleNumber(cite))
    })

    test('the rules stand in chapters with names, each number once and in order', () => {
      expect(book.map(({ number }) => number)).toEqual(chapters)
      for (const { number, title } of book) expect(title, number).toMatch(/\p{L}{3}/u)
      const numbers = rulesOf(book).map(({ number }) => number)
      expect(new Set(numbers).size).toBe(numbers.length)
      const inOrder = [...numbers].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
      expect(numbers).toEqual(inOrder)
    })

    test('no rule and chapter have the same anchor', () => {
      const anchors = rulesOf(book).map(({ number }) => number)
      expect(book.filter(({ number }) => anchors.includes(number))).toEqual([])
    })

    test('each text is a sentence that a player can read, without marks of ours', () => {
      const marks = new RegExp(`A-${prefix}|\\(\\s*\\)|${prefix} \\d`)
      for (const { title, words, reading } of textsOf(book)) {
        expect(words, title).toMatch(/^[\p{Lu}\d].{19,}[.]$/u)
        expect(reading ?? 'None.', title).toMatch(/^[\p{Lu}\d].*[.]$/u)
        expect(`${title} ${words} ${reading ?? ''}`).not.toMatch(marks)
      }
    })

    test('every rule number in a text leads to a rule', () => {
      const listed = /\((\d{1,3}(?:\.\d+)*(?:, \d{1,3}(?:\.\d+)*)*)\)/g
      const numbers = textsOf(book).flatMap(({ words, reading = '' }) =>
        [...`${words} ${reading}`.matchAll(listed)].flatMap(([, list]) => list!.split(', ')),
      )
      expect(numbers.length).toBeGreaterThan(10)
      expect(numbers.filter((number) => !ruleAt(book, number))).toEqual([])
      const references = rulesOf(book).flatMap((rule) => referencesOf(book, rule))
      expect(references.length).toBeGreaterThan(more.references)
    })

    test('every cite in the code opens a rule', () => {
      const cites = citesInCode(prefix, elsewhere)
      expect(cites.length).toBeGreaterThan(more.cites)
      expect(cites.filter(({ cite }) => !ruleAt(book, ruleNumber(cite)))).toEqual([])
    })
  })

  test('all languages tell the same rules and readings', () => {
    const [first, ...others] = Object.values(books)
    for (const other of others) {
      expect(shape(other)).toEqual(shape(first!))
      const same = rulesOf(first!).filter(({ number, texts }) =>
        texts.some(({ words }, i) => ruleAt(other, number)!.texts[i]!.words === words),
      )
      expect(same).toEqual([])
    }
  })
}
