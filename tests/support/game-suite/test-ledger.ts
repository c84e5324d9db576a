import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { printedCite } from '@/lib/kernel/cite'
import type { GameSuite, Kinds } from './suite'

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file))

/** Every cite of a book that stands in these folders, by a pattern whose first group is the cite. */
const citesIn = (folders: readonly string[], pattern: RegExp) =>
  folders
    .flatMap(filesIn)
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, cite]) => ({ file, cite: cite! })),
    )

/**
 * A ledger holds the rules of its index, in the order of the book, and the code cites no other. `readings`: what our
 * reading of each unclear place is called; `elsewhere`: folders of code that are of another level and its ledger.
 */
export function testLedger<G extends Kinds>(
  { game, book }: GameSuite<G>,
  ids: readonly string[],
  readings: readonly string[],
  elsewhere: readonly string[] = [],
): void {
  if (!book) throw new Error(`${game.id} has no ledger`)
  const { prefix, rules } = book
  const known = new Set([...ids, ...ids.map((id) => printedCite(id as never))] as string[])

  const here = (cites: ReturnType<typeof citesIn>) =>
    cites.filter(({ file }) => !elsewhere.some((folder) => file.startsWith(folder)))

  describe(`the ledger of ${game.title}`, () => {
    test('it has every rule of the index and no other, in the order of the book', () => {
      expect(Object.keys(rules)).toEqual(ids)
    })

    test('every rule with an effect names files that exist, and nothing is left blank', () => {
      for (const [id, entry] of Object.entries(rules)) {
        expect(entry.title.length, id).toBeGreaterThan(2)
        expect(entry.words.length, id).toBeGreaterThan(20)
        if (entry.noEffect === undefined) expect(entry.where.length, id).toBeGreaterThan(0)
        else expect(entry.noEffect.length, id).toBeGreaterThan(8)
        for (const file of entry.where ?? []) expect(existsSync(file), `${id}: ${file}`).toBe(true)
        if (entry.needsRefusal === false) expect(entry.why.length, id).toBeGreaterThan(8)
      }
    })

    test('every reading of an unclear place is told', () => {
      const told = JSON.stringify(rules)
      expect(readings.filter((reading) => !told.includes(reading))).toEqual([])
    })

    test('every cite in the code is a rule of the ledger or its printed number', () => {
      const pattern = new RegExp(`['"\`](${prefix} \\d[\\d.]*[a-z]?)['"\`]`, 'g')
      const cites = here(citesIn(['lib', 'components'], pattern))
      expect(cites.length).toBeGreaterThan(ids.length / 2)
      expect(cites.filter(({ cite }) => !known.has(cite))).toEqual([])
    })

    test('a refusal cites the rule itself, with its letter', () => {
      const coarse = new Set<string>(
        ids.map((id) => printedCite(id as never) as string).filter((cite) => !ids.includes(cite)),
      )
      const pattern = new RegExp(`\\bno\\(\\s*'(${prefix} [^']+)'`, 'g')
      const refusals = here(citesIn([`lib/games/${game.id}`], pattern))
      expect(refusals.length).toBeGreaterThan(ids.length / 4)
      // What is asked may be about several rules of one number.
      const ofOrders = refusals.filter(({ file }) => !file.includes('answers'))
      expect(ofOrders.filter(({ cite }) => coarse.has(cite))).toEqual([])
    })
  })
}
