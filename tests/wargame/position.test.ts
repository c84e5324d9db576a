import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  checkBattle,
  checkedBy,
  checkHolders,
  checkStacks,
  mistake,
  readCompleted,
  readersOf,
  withTableOf,
} from '@/lib/wargame/position'

const schema = checkedBy(
  z.strictObject({ turn: z.number(), agenda: z.array(z.strictObject({ step: z.string() })) }),
  ({ agenda }, complain) => {
    for (const [i, { step }] of agenda.entries())
      if (step === 'no') complain(['agenda', i, 'step'], 'no such step')
  },
)
const bottom = { step: 'bottom' }
/** What is wrong with a position under which a step has been put, in the order in which it is told. */
const complaints = (json: { turn?: unknown; agenda?: unknown[] }) => {
  try {
    readCompleted(schema, json, { turn: json.turn, agenda: [bottom, ...(json.agenda ?? [])] }, ['agenda'])
    return []
  } catch (error) {
    return (error as z.ZodError).issues.map(({ path }) => path.join('.'))
  }
}

describe('a position', () => {
  test('is read with what was filled in', () => {
    const full = { turn: 1, agenda: [bottom, { step: 'move' }] }
    expect(readCompleted(schema, { turn: 1, agenda: [full.agenda[1]] }, full, ['agenda'])).toEqual(full)
  })

  test('is refused by the places that its writer knows', () => {
    expect(complaints({ turn: 1, agenda: [{ step: 'no' }] })).toEqual(['agenda.0.step'])
    expect(complaints({ turn: 1, agenda: [{ step: 'move' }, { step: 3 }] })).toEqual(['agenda.1.step'])
    expect(complaints({ turn: 'x', agenda: [] })).toEqual(['turn'])
  })
})

test('a step of a battle needs one, and its units stand on their sides', () => {
  const found: string[] = []
  const check = (battle: Parameters<typeof checkBattle>[0]['battle']) =>
    checkBattle(
      { battle, agenda: [{ step: 'move' }, { step: 'throw' }] },
      { throw: {} },
      (id) => id.split('-')[0],
      (path) => found.push(path.join('.')),
    )
  check(null)
  check({
    side: 'german',
    attackers: [{ unit: 'german-1' }, { unit: 'soviet-1' }],
    defenders: ['german-2', 'soviet-2'],
  })
  expect(found).toEqual(['table.agenda.1', 'table.battle.attackers.1', 'table.battle.defenders.0'])
})

test('a position is read with what follows from it, and only a new one is asked whether it makes sense', () => {
  const halves = z.object({ table: z.object({ turn: z.number(), front: z.string() }) })
  const { readPosition, readKept } = readersOf<{ last: number }, z.infer<typeof halves>>({
    schema: () => halves,
    check:
      ({ last }) =>
      ({ table }, complain) => {
        if (table.turn > last) complain(['table', 'turn'], 'too late')
      },
    sense:
      () =>
      ({ table }, complain) => {
        if (table.turn === 0) complain(['table', 'turn'], 'no game comes to it')
      },
    completed: (_rules, json) => withTableOf(json, (table) => ({ front: '', ...table })),
    whole: (_rules, { table }, given) => ({
      table: { ...table, front: given.front ? table.front : 'drawn' },
    }),
  })
  const rules = { last: 3 }
  expect(readPosition(rules, { table: { turn: 2 } })).toEqual({ table: { turn: 2, front: 'drawn' } })
  expect(readKept(rules, { table: { turn: 0, front: 'x' } }).table.front).toBe('x')
  expect(() => readPosition(rules, { table: { turn: 0 } })).toThrow('no game comes to it')
  expect(() => readKept(rules, { table: { turn: 4 } })).toThrow('too late')
  expect(() => readKept(rules, [])).toThrow()
})

test('pieces of both sides in a hex are complained of, and nothing else', () => {
  const found: [string, string][] = []
  const pieces = {
    R1: { at: 'a1' },
    B1: { at: 'a1' },
    B2: { at: 'b2' },
    X: { at: 'b2' },
    R2: { at: 'box' },
    B3: { at: 'box' },
  }
  const sideOf = (id: string) => (id === 'X' ? undefined : id[0])
  checkHolders(
    pieces,
    sideOf,
    (at) => at !== 'box',
    (id, hex) => found.push([id, hex]),
  )
  expect(found).toEqual([['B1', 'a1']])
})

test('a piece that may not join those before it in its hex is complained of, and boxes hold any number', () => {
  const pieces = { A: { at: 'a1' }, B: { at: 'a1' }, C: { at: 'b2' }, D: { at: 'box' }, E: { at: 'box' } }
  const found: string[] = []
  checkStacks(
    pieces,
    (_id, place) => place !== 'box',
    (below, id) =>
      Object.keys(below).length > 0 ? { no: 'TOY 5', because: { key: 'full', params: { id } } } : null,
    (id, { no }) => found.push(`${id} ${no}`),
  )
  expect(found).toEqual(['B TOY 5'])
})

test('a mistake names its path as a schema does', () => {
  const { issues } = mistake(['table', 'vp'], 'too many', 3)
  expect(issues).toMatchObject([{ path: ['table', 'vp'], message: 'too many' }])
})
