import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  clearedOf,
  current,
  halted,
  handedOn,
  intending,
  isTold,
  MOST_INTENDED,
  MOST_PINS,
  MOST_TOLD,
  marching,
  NO_PAPERS,
  PIN_LETTERS,
  pinning,
  preparing,
  telling,
  toldOf,
  unprepared,
} from '@/lib/wargame/staff/papers'
import { papersSchemaOf } from '@/lib/wargame/staff/papers-schema'

test('a unit is on one march, and what nobody is in any more is gone', () => {
  const sent = marching(marching(NO_PAPERS, ['a', 'b'], 'kiev'), ['c', 'a'], 'minsk')
  expect(sent.marches).toEqual([
    { units: ['b'], to: 'kiev' },
    { units: ['a', 'c'], to: 'minsk' },
  ])
  expect(marching(sent, ['d'], 'kiev').marches.at(-1)).toEqual({ units: ['b', 'd'], to: 'kiev' })
  expect(halted(sent, ['b', 'c']).marches).toEqual([{ units: ['a'], to: 'minsk' }])
  const groups = [
    { name: 'north', units: ['a'] },
    { name: 'south', units: ['b', 'c'] },
  ]
  expect(clearedOf({ ...sent, groups }, (unit) => unit !== 'b' && unit !== 'a')).toEqual({
    version: 1,
    groups: [{ name: 'south', units: ['c'] }],
    marches: [{ units: ['c'], to: 'minsk' }],
  })
})

test('a unit is kept for one attack, as long as the part of the game lasts for which it is prepared', () => {
  const when = '5/1'
  const one = preparing(NO_PAPERS, { target: 'kiev', units: ['a', 'b'], when })
  const two = preparing(one, { target: 'minsk', units: ['b', 'c'], when })
  expect(two.attacks).toEqual([
    { target: 'kiev', units: ['a'], when },
    { target: 'minsk', units: ['b', 'c'], when },
  ])
  expect(preparing(two, { target: 'kiev', units: ['d'], when }).attacks!.at(-1)!.units).toEqual(['d'])
  expect(unprepared(two, 'minsk', when).attacks).toEqual([{ target: 'kiev', units: ['a'], when }])
  expect(preparing(two, { target: 'kiev', units: ['a'], when: '5/2' }).attacks).toHaveLength(1)
  expect(clearedOf(two, (unit) => unit !== 'a').attacks).toEqual([
    { target: 'minsk', units: ['b', 'c'], when },
  ])
  expect(clearedOf(NO_PAPERS, () => true)).toEqual(NO_PAPERS)
})

test('attacks that are to be made one after the other are kept for the part of the game in which they were chosen', () => {
  const attack = { target: 'kiev', units: ['a', 'b'], least: 2, most: 4 }
  const kept = intending(NO_PAPERS, { when: '5/1', attacks: [attack, { ...attack, target: 'minsk' }] })
  expect(kept.programme!.attacks.map(({ target }) => target)).toEqual(['kiev', 'minsk'])
  expect(current(kept, '5/1')).toBe(kept)
  expect(current(kept, '5/2').programme).toBeUndefined()
  // Others take their place, and none is left where there are none.
  expect(intending(kept, { when: '5/1', attacks: [attack] }).programme!.attacks).toEqual([attack])
  expect(intending(kept, { when: '5/1', attacks: [] }).programme).toBeUndefined()
  // A successor has them as he has everything else, or not at all.
  expect(handedOn(kept)).toBeNull()
  expect(handedOn({ ...kept, forSuccessor: true })!.programme).toEqual(kept.programme)
  const schema = papersSchemaOf({ counterId: z.string(), hexId: z.string().max(5) })
  const many = Array.from({ length: MOST_INTENDED + 1 }, () => attack)
  const full = intending(NO_PAPERS, { when: '5/1', attacks: many })
  expect(full.programme!.attacks).toHaveLength(MOST_INTENDED)
  expect(schema.parse(full)).toEqual(full)
  for (const attacks of [
    many,
    [],
    [{ ...attack, units: [] }],
    [{ ...attack, target: 'no hex' }],
    [{ ...attack, least: 0.5 }],
    [{ ...attack, odds: 3 }],
  ])
    expect(schema.safeParse({ ...NO_PAPERS, programme: { when: '5/1', attacks } }).success).toBe(false)
})

test('a hex has one pin, which is put in anew, taken away without words, and no longer than twenty words', () => {
  const one = pinning(NO_PAPERS, { at: 'kiev', text: 'from the south' })
  const two = pinning(one, { at: 'minsk', text: 'hold' })
  expect(pinning(two, { at: 'kiev', text: 'later' }).pins).toEqual([
    { at: 'minsk', text: 'hold' },
    { at: 'kiev', text: 'later' },
  ])
  expect(pinning(one, { at: 'kiev', text: '' }).pins).toEqual([])
  expect(clearedOf(two, () => false).pins).toEqual(two.pins)
  const schema = papersSchemaOf({ counterId: z.string(), hexId: z.string() })
  const long = (n: number) => pinning(NO_PAPERS, { at: 'kiev', text: 'x'.repeat(n) })
  expect(schema.safeParse(long(PIN_LETTERS)).success).toBe(true)
  expect(schema.safeParse(long(PIN_LETTERS + 1)).success).toBe(false)
})

test('there is room for so many pins: one more is not put in, and one that is there may still be changed', () => {
  let full = NO_PAPERS
  for (let n = 0; n < MOST_PINS; n += 1) full = pinning(full, { at: `${n}`, text: 'x' })
  expect(full.pins).toHaveLength(MOST_PINS)
  expect(pinning(full, { at: 'kiev', text: 'x' })).toBe(full)
  expect(pinning(full, { at: '0', text: 'y' }).pins).toContainEqual({ at: '0', text: 'y' })
  expect(pinning(full, { at: '0', text: '' }).pins).toHaveLength(MOST_PINS - 1)
  const schema = papersSchemaOf({ counterId: z.string(), hexId: z.string() })
  expect(schema.safeParse(full).success).toBe(true)
  expect(schema.safeParse({ ...full, pins: [...full.pins!, { at: 'kiev', text: 'x' }] }).success).toBe(false)
})

test('what the line of an army is told is kept until it is told something else, without the hexes of one turn', () => {
  const follow = { task: { verb: 'follow' }, each: 2 } as const
  const shift = { task: { verb: 'shift', slot: 5, hexes: 6 }, each: 3 } as const
  const one = telling(NO_PAPERS, 'north', { ...follow, ...{ marks: ['kiev', 'minsk'] } }, '4/1')
  expect(toldOf(one, 'north')).toEqual(follow)
  expect(toldOf(one, 'south')).toBeNull()
  const two = telling(
    telling(one, 'south', shift, '4/1'),
    'north',
    { task: { verb: 'hold' }, each: 1 },
    '4/2',
  )
  expect(two.lines!.map(({ army }) => army)).toEqual(['south', 'north'])
  expect(toldOf(two, 'north')!.task.verb).toBe('hold')
  // One that is told to hold has its order, in that part of the game.
  expect(['north', 'south', 'east'].map((army) => isTold(two, army, '4/2'))).toEqual([true, false, false])
  expect(isTold(two, 'south', '4/1')).toBe(true)
  let many = two
  for (let n = 0; n < MOST_TOLD; n += 1) many = telling(many, `${n}`, shift, '4/2')
  expect(many.lines).toHaveLength(MOST_TOLD)
  expect([toldOf(many, 'north'), toldOf(many, '0')]).toEqual([null, shift])
  const schema = papersSchemaOf({ counterId: z.string(), hexId: z.string() })
  expect(schema.safeParse(many).success).toBe(true)
  const river = (at: string) => ({ army: 'north', order: { task: { verb: 'river', at }, each: 1 } })
  const strict = papersSchemaOf({ counterId: z.string(), hexId: z.string().max(5) })
  expect(strict.safeParse({ ...NO_PAPERS, lines: [river('kiev')] }).success).toBe(true)
  expect(strict.safeParse({ ...NO_PAPERS, lines: [river('no hex')] }).success).toBe(false)
  for (const order of [
    { ...shift, task: { ...shift.task, slot: 6 } },
    { ...shift, task: { ...shift.task, hexes: 7 } },
    { ...follow, each: 4 },
    { ...follow, marks: ['kiev'] },
  ])
    expect(schema.safeParse({ ...NO_PAPERS, lines: [{ army: 'north', order }] }).success).toBe(false)
})

test('whoever takes a seat has what was kept there where its owner said so, and is not taken to have said so himself', () => {
  const papers = marching(NO_PAPERS, ['a', 'b'], '0101')
  expect(handedOn(papers)).toBeNull()
  expect(handedOn({ ...papers, forSuccessor: true })).toEqual(papers)
  const id = z.string()
  const schema = papersSchemaOf({ counterId: id, hexId: id })
  expect(schema.parse({ ...papers, forSuccessor: true })).toEqual({ ...papers, forSuccessor: true })
  expect(schema.safeParse({ ...papers, forSuccessor: false }).success).toBe(false)
})
