import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { Entry } from '@/lib/kernel/log/entry'
import type { Match } from '@/lib/kernel/log/match'
import type { Affair } from '@/lib/kernel/negotiation/affair'
import { MATTERS, matterOf, type Telling, type Untold } from '@/lib/notices/matters'
import { KINDS } from '@/lib/notices/row'
import { de } from '@/lib/notices/words.de'
import { en } from '@/lib/notices/words.en'
import { affairRequest } from '@/lib/play/http/schemas'
import { toyGame } from '../support/toy-game'
import { ToyMatch, timedToy } from '../support/toy-match'

const rows = Object.entries(MATTERS) as [string, Telling | Untold][]
const values = (schema: unknown): string[] => {
  const { options, values } = schema as { options?: string[]; values?: Set<string> }
  return options ?? [...(values ?? [])]
}
/** Every affair that a request can ask for, and that the server says itself. */
const affairs = [
  ...affairRequest.shape.affair.options.flatMap((option) => {
    const { type, what } = option.shape as { type: z.ZodType; what?: z.ZodType }
    return values(type).flatMap((one) =>
      what ? values(what).map((of) => ({ type: one, what: of })) : [{ type: one }],
    )
  }),
  ...['leave', 'pass', 'passEnds'].map((type) => ({ type })),
] as unknown as Affair[]

const table = new ToyMatch().choices().match
const matches: [string, Match][] = [
  ['with a clock', timedToy({ pace: '1d' }).toy.choices().match],
  ['without a clock', table],
  ['with an empty seat', { ...table, settled: { ...table.settled, empty: ['red'] } }],
]

describe('the table of matters', () => {
  test('knows every affair that can be asked for, whatever it comes upon', () => {
    expect(affairs.length).toBeGreaterThan(25)
    for (const [name, match] of matches)
      for (const affair of affairs) {
        const entry = { kind: 'affair', by: 'blue', affair } as Entry
        expect(
          Object.hasOwn(MATTERS, matterOf(toyGame, match, entry)),
          `${JSON.stringify(affair)} ${name}`,
        ).toBe(true)
      }
  })

  test('knows every entry of a log', () => {
    const links = ['recover', 'watch', 'invite'] as const
    const what = ['made', 'used', 'revoked', 'withdrawn', 'declined', 'left'] as const
    const bodies = [
      ...['created', 'joined', 'mixed', 'setUp', 'order', 'takeBack', 'filed'].map((kind) => ({ kind })),
      { kind: 'order', lapsed: { outages: [] } },
      { kind: 'nonce', nonce: 'a' },
      { kind: 'nonce', commitment: 'a', try: 2 },
      ...links.flatMap((link) => what.map((one) => ({ kind: 'link', link, what: one }))),
    ]
    for (const body of bodies) {
      const matter = matterOf(toyGame, table, { by: 'red', ...body } as Entry)
      expect(Object.hasOwn(MATTERS, matter), matter).toBe(true)
    }
  })

  test.each(rows)(
    '%s is told to somebody in words of every language, or it is said why not',
    (_name, row) => {
      if ('untold' in row) return expect(row.untold).toMatch(/^.{10,}/)
      const said = [row.owner, row.opponent, row.predecessor, row.follower].flatMap((says) => says ?? [])
      expect(said.length).toBeGreaterThan(0)
      expect(Object.keys(KINDS)).toContain(row.kind)
      for (const says of said)
        for (const part of ['title', 'body'])
          for (const words of [en, de]) expect(words).toHaveProperty([`${says}.${part}`])
    },
  )

  test('has no word that nobody is told', () => {
    const said = new Set(
      rows.flatMap(([, row]) =>
        'untold' in row ? [] : [row.owner, row.opponent, row.predecessor, row.follower],
      ),
    )
    const others = ['test', 'confirm', 'reminder', 'offer']
    const names = Object.keys(en).flatMap((word) => /^(.+)\.body$/.exec(word)?.[1] ?? [])
    expect(names.filter((name) => !said.has(name as never) && !others.includes(name))).toEqual([])
  })
})
