import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ledger } from '@/lib/games/a-victory-denied/ledger'
import { rulebook as german } from '@/lib/games/a-victory-denied/rulebook.de'
import { rulebook as english } from '@/lib/games/a-victory-denied/rulebook.en'
import type { Cite } from '@/lib/kernel/decision'
import { type Rulebook, referencesOf, ruleAt, ruleNumber } from '@/lib/kernel/rulebook'

const BOOKS: Readonly<Record<string, Rulebook>> = { english, german }
const CITES = Object.keys(ledger) as Cite[]

const rulesOf = (book: Rulebook) => book.flatMap(({ rules }) => rules)
const textsOf = (book: Rulebook) => rulesOf(book).flatMap(({ texts }) => texts)
const shape = (book: Rulebook) =>
  rulesOf(book).map(({ number, texts }) => [number, texts.map(({ reading }) => reading !== undefined)])

/** Every cite that stands in the code of the rules, the screens and the interface. */
function citesInCode(): { file: string; cite: Cite }[] {
  return ['lib', 'components', 'app'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) =>
        [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/['"`](AVD \d[\d.]*[a-z]?)['"`]/g)].map(
          ([, cite]) => ({ file: `${folder}/${file}`, cite: cite as Cite }),
        ),
      ),
  )
}

describe.each(Object.entries(BOOKS))('the rules for players in %s', (_language, book) => {
  test('every rule of the ledger has its text', () => {
    expect(textsOf(book)).toHaveLength(CITES.length)
    for (const cite of CITES) expect(ruleAt(book, ruleNumber(cite))?.number, cite).toBe(ruleNumber(cite))
  })

  test('the rules stand in sixteen chapters with names, each number once and in order', () => {
    expect(book.map(({ number }) => Number(number))).toEqual(Array.from({ length: 16 }, (_, i) => i + 1))
    for (const { number, title } of book) expect(title, number).toMatch(/\p{L}{3}/u)
    const numbers = rulesOf(book).map(({ number }) => number)
    expect(new Set(numbers).size).toBe(numbers.length)
    const inOrder = [...numbers].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    expect(numbers).toEqual(inOrder)
  })

  test('each text is a sentence that a player can read, without marks of ours', () => {
    for (const { title, words, reading } of textsOf(book)) {
      expect(words, title).toMatch(/^[\p{Lu}\d].{19,}[.]$/u)
      expect(`${title} ${words} ${reading ?? ''}`).not.toMatch(/A-AVD|\(\s*\)|AVD \d/)
    }
  })

  test('every rule number in a text leads to a rule', () => {
    const numbers = textsOf(book).flatMap(({ words, reading = '' }) =>
      [...`${words} ${reading}`.matchAll(/\((\d+\.[\d., ]+)\)/g)].flatMap(([, list]) => list!.split(', ')),
    )
    expect(numbers.length).toBeGreaterThan(20)
    expect(numbers.filter((number) => !ruleAt(book, number))).toEqual([])
    const references = rulesOf(book).flatMap((rule) => referencesOf(book, rule))
    expect(references.length).toBeGreaterThan(20)
  })

  test('every cite in the code opens a rule', () => {
    const cites = citesInCode()
    expect(cites.length).toBeGreaterThan(150)
    expect(cites.filter(({ cite }) => !ruleAt(book, ruleNumber(cite)))).toEqual([])
  })
})

test('both languages tell the same rules and readings', () => {
  expect(shape(german)).toEqual(shape(english))
  const same = rulesOf(english).filter(({ number, texts }) => {
    const other = ruleAt(german, number)!.texts
    return texts.some(({ words }, i) => other[i]!.words === words)
  })
  expect(same).toEqual([])
})

test('rule numbers are told apart from odds, counters and hexes', () => {
  const words = 'At 1.5-1 and 10-1 with 8-8-10 in 3919 (9.3.3, 14.0), see 8.2 and again 14.0.'
  const rule = { number: '9.9', texts: [{ title: 'Test', words }] }
  expect(referencesOf(english, rule).map(({ number }) => number)).toEqual(['9.3.3', '14.0', '8.2.1'])
})
