import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonical, type Entry, hashOf, NO_ENTRY } from '@/lib/kernel/log/entry'
import { placeOf, readEntry, saysItsPlace, writeEntry } from '@/lib/kernel/log/entry-text'
import { runs } from '../support/runs'

const game = { sides: ['red', 'blue'], usual: { Moved: { halted: false, road: null } } }
const link = { n: 3, prev: 'ab'.repeat(32), time: '2026-01-01T00:00:00.000Z', salt: '00'.repeat(16) }
const order = { type: 'move', unit: 'A', path: ['1', '2'] }

/** An entry of an order of blue that brought about these events. */
const entryWith = (given: { type: string }, ...events: { type: string }[]) => {
  const body = { kind: 'order', by: 'blue', order: given, firm: false, events, throws: [], opened: {} }
  return { ...link, moved: ['blue'], ...body } as Entry
}
const read = (text: string) => readEntry(text, link.n, link.prev, game).entry

describe('an entry', () => {
  test('leaves out of its facts what is as in the order, and as usual', () => {
    const { path, unit } = order
    const { text } = writeEntry(
      entryWith(order, { type: 'Moved', unit, path, halted: false, road: 6 } as { type: string }),
      game,
    )
    expect(JSON.parse(text)).toMatchObject({ b: 1, e: [['Moved', { road: 6 }, 3]] })
    expect(text.length).toBeLessThan(160)
  })

  const value = fc.constantFrom(null, false, 0, 6, 'A', ['1', '2'], ['2'], undefined)
  const fields = fc.record(
    { unit: value, path: value, halted: value, road: value, from: value },
    { requiredKeys: [] },
  )
  const typed = fields.map((all) => ({ type: 'Moved', ...all }))

  test('is read as it was written, whatever order and facts have in common', () => {
    fc.assert(
      fc.property(typed, fc.array(typed, { maxLength: 3 }), (given, events) => {
        const entry = entryWith(given, ...events)
        const { text, hash } = writeEntry(entry, game)
        expect(canonical(read(text))).toBe(canonical(entry))
        expect(readEntry(text, link.n, link.prev, game).hash).toBe(hash)
      }),
      { numRuns: runs(500), seed: 15 },
    )
  })

  test('says itself where it stands, so that no change of it goes unnoticed', () => {
    const { text } = writeEntry(entryWith(order), game)
    expect(saysItsPlace(text)).toBe(true)
    for (let at = 0; at < text.length; at++) {
      const changed = `${text.slice(0, at)}${text[at] === '1' ? '2' : '1'}${text.slice(at + 1)}`
      expect(() => read(changed), changed).toThrow()
    }
    expect(() => readEntry(text, link.n, NO_ENTRY, game)).toThrow()
  })

  test('of the second format is read for ever: it said all of an order, and the place of the one before', () => {
    const given = '"o":{"path":["1","2"],"type":"move","unit":"A"}'
    const facts = '["Moved",{"halted":false,"path":["1","2"],"road":null,"unit":"A"}]'
    const text = `{"by":"blue","e":[${facts}],${given},"p":"${placeOf(link.prev)}","s":"${'A'.repeat(22)}","t":1767225600000}`
    expect(saysItsPlace(text)).toBe(false)
    const { path, unit } = order
    const fact = { type: 'Moved', unit, path, halted: false, road: null } as { type: string }
    expect(canonical(read(text))).toBe(canonical(entryWith(order, fact)))
    expect(readEntry(text, link.n, link.prev, game).hash).toBe(hashOf(link.prev + text))
  })

  test.each(['constructor', '__proto__', 'toString'])(
    'with an event called %s holds nothing else',
    (type) => {
      const { text } = writeEntry(entryWith(order, { type }), game)
      expect((read(text) as { events?: unknown }).events).toEqual([{ type }])
    },
  )
})
