import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { staff } from '@/components/games/proud-monster/staff'
import { game } from '@/lib/games/proud-monster'
import { armyOf, corpsOf } from '@/lib/games/proud-monster/data/formations'
import { AXIS } from '@/lib/games/proud-monster/data/units'
import { rules } from '@/lib/games/proud-monster/ruleset'
import { legOrder, staffFacts } from '@/lib/games/proud-monster/staff'
import type { Side, State } from '@/lib/games/proud-monster/state'
import { withLuck } from '@/lib/games/proud-monster/untried'
import type { View } from '@/lib/games/proud-monster/view'
import { refused } from '@/lib/kernel/decision'
import { groupsOf, hexOfName, isHexName } from '@/lib/wargame/staff/armies'
import { type Leg, marched } from '@/lib/wargame/staff/columns'
import { gathered } from '@/lib/wargame/staff/gather'
import { ordered } from '@/lib/wargame/staff/line'
import type { LineTask } from '@/lib/wargame/staff/papers'
import { marching, NO_PAPERS, type Papers, telling } from '@/lib/wargame/staff/papers'
import { closedUp, shifted } from '@/lib/wargame/staff/row'
import { seeded, seededDice } from '../../support/seeded'
import { move, position } from './given'
import { NEWCOMER, rearOf } from './rear'

const noDice = () => {
  throw new Error('a die')
}

/** The campaign as it is set up, with one side about to move. */
function campaign(side: Side): State {
  const dice = seededDice(seeded('staff'), [])
  const { state } = game.setUp('campaign', game.schemas.options.parse({}), dice)
  const agenda = [...state.table.agenda.slice(0, -1), { step: 'move', side }]
  return { ...state, table: { ...state.table, acting: side, turn: 2, agenda } }
}
const at = { german: campaign('german'), soviet: campaign('soviet') }
const factsOf = ({ table }: Pick<View, 'table'>, side: Side) => staffFacts({ rules, open: table }, side)

/** The position once legs were gone, each by an order that the rules allow. */
function carriedOut(from: State, side: Side, legs: readonly Leg[]): State {
  let state = from
  for (const leg of legs) {
    const decision = game.decide(state, {
      side,
      order: legOrder(leg),
      dice: { roll: noDice, secret: noDice },
    })
    if (refused(decision)) throw new Error(JSON.stringify([leg, decision]))
    state = decision.yes.reduce(game.evolve, state)
  }
  return state
}

const sides = fc.constantFrom<Side>('german', 'soviet')
/** Some units of a side and where they are to march to. */
const marches = sides.chain((side) => {
  const { units } = factsOf(at[side], side)
  const places = [...rules.board.hexes].filter((hex) => rules.isLand(hex))
  const one = fc.record({
    units: fc.subarray([...units], { minLength: 1, maxLength: 30 }),
    to: fc.constantFrom(...places),
  })
  return fc.record({ side: fc.constant(side), sent: fc.array(one, { minLength: 1, maxLength: 4 }) })
})
const papersOf = (sent: readonly { units: string[]; to: string }[]) =>
  sent.reduce((papers, { units, to }) => marching(papers, units, to), NO_PAPERS)

test('no two places by which armies are called have one name, though one has several hexes', () => {
  const { towns } = factsOf(at.soviet, 'soviet')
  const names = towns.map((hex) => rules.placeOf(hex)!.name)
  expect(new Set(names).size).toBe(names.length)
  expect(rules.board.hexes.filter((hex) => rules.placeOf(hex)).length).toBeGreaterThan(towns.length)
})

test('an army that was told to hold needs no order again where no enemy is near', () => {
  const seen = (staffed: Papers | null) => {
    const view = game.view(at.soviet, 'soviet')
    return { ...view, mine: { ...view.mine, ...(staffed ? { staff: staffed } : {}) } } as never
  }
  const names = (staffed: Papers | null) => staff.idle(seen(staffed)).map(({ name }) => name)
  const all = names(null)
  const quiet = staff.quiet(seen(null)).map(({ name }) => name)
  const [calm, near] = [all.find((name) => quiet.includes(name))!, all.find((name) => !quiet.includes(name))!]
  expect([calm, near]).not.toContain(undefined)
  const told = (verb: 'hold' | 'follow') =>
    [calm, near].reduce(
      (papers, army) => telling(papers, army, { task: { verb }, each: 1 } as never, 'before'),
      NO_PAPERS as Papers,
    )
  expect(names(told('hold'))).toEqual(all.filter((name) => name !== calm))
  expect(names(told('follow'))).toEqual(all)
})

test('corps that stand apart are gathered by lawful orders, and then stand together (15.8)', () => {
  const apart = gathered(factsOf(at.german, 'german'), corpsOf)
  expect(apart.length).toBeGreaterThan(3)
  expect(apart.flatMap(({ units }) => units).every((unit) => AXIS[unit]!.mechanized)).toBe(true)
  const legs = apart.flatMap((one) => one.legs)
  const after = factsOf(carriedOut(at.german, 'german', legs), 'german')
  const rest = apart.filter(({ hex }) => hex === null).map(({ corps }) => corps)
  expect(gathered(after, corpsOf).map(({ corps }) => corps)).toEqual(rest)
  expect(legs.length).toBeGreaterThan(3)
  // The Soviet side has no corps printed.
  expect(gathered(factsOf(at.soviet, 'soviet'), corpsOf)).toEqual([])
})

describe('who has just come', () => {
  const viewOf = (side: Side, state = at[side]) => game.view(state, side) as never
  const [one, other] = factsOf(at.soviet, 'soviet').units as [string, string]
  const line = (key: string, units = '') => ({ key, params: { units, hex: '2708N' } })

  test('is told by the lines of this turn, and by no others', () => {
    const come = (...log: object[]) => staff.come(viewOf('soviet'), log as never)
    expect(come(line('log-turn'), line('log-placed', `${one} ${other}`))).toEqual([one, other])
    expect(come(line('log-placed', one), line('log-turn'), line('log-moved', other))).toEqual([])
    expect(staff.come(viewOf('german'), [line('log-placed', one)] as never)).toEqual([])
  })

  test('is known of the German side by the turn in which a unit was due, and goes to its army', () => {
    const { counters } = at.german.table
    const [due, army] = [NEWCOMER, armyOf(NEWCOMER)!]
    const hex = rearOf(at.german.table, army)
    const table = { ...at.german.table, counters: { ...counters, [due]: { ...counters[due]!, at: hex } } }
    const view = (turn: number) => viewOf('german', { ...at.german, table: { ...table, turn } })
    expect([1, 2, 3, 4].map((turn) => staff.come(view(turn), []))).toEqual([[], [due], [due], []])
    expect(staff.onWay(view(2), [due])).toMatchObject([{ units: [due], follows: army }])
  })
})

describe('march orders', () => {
  test('are lawful orders in the order of their hexes, each unit in one of them, and nobody ends where there is no room', () => {
    fc.assert(
      fc.property(marches, ({ side, sent }) => {
        const papers = papersOf(sent)
        const { legs, halts, there } = marched(factsOf(at[side], side), papers.marches)
        const state = carriedOut(at[side], side, legs)
        // 6.2: the phase may be finished.
        expect(game.check(state, side, { type: 'done' })).toBeNull()
        const from = legs.map((leg) => rules.board.hexes.indexOf(leg.from))
        expect(from).toEqual([...from].sort((a, b) => a - b))
        const told = [...legs.flatMap(({ units }) => units), ...halts.flatMap(({ units }) => units), ...there]
        expect(new Set(told).size).toBe(told.length)
        expect([...told].sort()).toEqual(papers.marches.flatMap(({ units }) => units).sort())
        // Nobody who was moved is moved again.
        const after = marched(factsOf(state, side), papers.marches)
        const moved = new Set(legs.flatMap(({ units }) => units))
        expect(after.legs.flatMap(({ units }) => units).filter((unit) => moved.has(unit))).toEqual([])
      }),
      { numRuns: 12, seed: 7 },
    )
  })

  test('are the same whatever lies face down', () => {
    fc.assert(
      fc.property(marches, fc.integer(), ({ side, sent }, seed) => {
        const twin = withLuck(rules, { ...at[side], hidden: { values: {} } }, seeded(`${seed}`))
        expect(twin.hidden).not.toEqual(at[side].hidden)
        const { marches: all } = papersOf(sent)
        const [one, other] = [at[side], twin].map((state) =>
          marched(factsOf(game.view(state, side), side), all),
        )
        expect(one).toEqual(other)
      }),
      { numRuns: 6, seed: 7 },
    )
  })

  test('would not be the same if a staff read what lies face down', () => {
    const { units } = factsOf(at.soviet, 'soviet')
    const sent = [{ units, to: '5015N' }]
    const leaky = (state: State) => {
      const weakest = Math.min(...Object.values(state.hidden.values))
      const isWeak = (unit: string) => state.hidden.values[unit] === weakest
      const facts = factsOf(state, 'soviet')
      return marched(
        { ...facts, hasRoom: (some, ...rest) => !some.some(isWeak) && facts.hasRoom(some, ...rest) },
        sent,
      )
    }
    const twin = withLuck(rules, { ...at.soviet, hidden: { values: {} } }, seeded('leak'))
    expect(leaky(twin)).not.toEqual(leaky(at.soviet))
  })

  const units = { 'DE-ID-1': '2709N', 'DE-ID-11': '2709N', 'SU-RD-001': '3008N' }
  const facts = (state: State, side: Side = 'german') => factsOf(state, side)

  test('lead a column on turn by turn, stop beside the enemy, and go no further when they are there', () => {
    const open = position({ units: { 'DE-ID-1': '2709N' } })
    const one = marched(facts(open), [{ units: ['DE-ID-1'], to: '3309N' }])
    expect(one.legs).toMatchObject([{ units: ['DE-ID-1'], from: '2709N' }])
    expect(one.legs[0]!.turns).toBeGreaterThan(0)
    const near = marched(facts(position({ units })), [{ units: ['DE-ID-1', 'DE-ID-11'], to: '3309N' }])
    for (const { path } of near.legs)
      for (const hex of path) expect(rules.board.distance(hex, '3008N')).toBeGreaterThan(1)
    // Enemies two hexes off, all about: whatever is nearer is next to one of them.
    const ring = rules.board.hexes.filter((hex) => rules.board.distance(hex, '2808N') === 2)
    const wall = ring.map((hex, n) => [`SU-RD-0${n + 10}`, hex])
    const stopped = position({ units: { 'DE-ID-1': '2808N', ...Object.fromEntries(wall) } })
    expect(marched(facts(stopped), [{ units: ['DE-ID-1'], to: '3108N' }]).halts).toMatchObject([
      { why: 'enemy' },
    ])
    expect(marched(facts(open), [{ units: ['DE-ID-1'], to: '2709N' }]).there).toEqual(['DE-ID-1'])
  })

  test('leave alone who was touched by hand', () => {
    const { state } = { state: position({ units: { 'DE-ID-1': '2709N' } }) }
    const order = move('DE-ID-1', '2709N', '2809N')
    const decision = game.decide(state, { side: 'german', order, dice: { roll: noDice, secret: noDice } })
    if (refused(decision)) throw new Error(JSON.stringify(decision))
    const touched = decision.yes.reduce(game.evolve, state)
    expect(marched(facts(touched), [{ units: ['DE-ID-1'], to: '3309N' }])).toEqual({
      legs: [],
      halts: [],
      there: [],
    })
  })
})

describe('armies', () => {
  test('hold every unit once: as printed, else as neighbours, each called by a hex', () => {
    for (const side of ['german', 'soviet'] as const) {
      const facts = factsOf(at[side], side)
      const groups = groupsOf(facts, [], armyOf)
      const all = groups.flatMap(({ units }) => units)
      expect([...all].sort()).toEqual([...facts.units].sort())
      expect(new Set(groups.map(({ name }) => name)).size).toBe(groups.length)
      if (side === 'german') expect(groups.map(({ name }) => name)).toContain('18A')
      else
        for (const { name, units } of groups) {
          expect(isHexName(name) && rules.board.has(hexOfName(name))).toBe(true)
          expect(units.length).toBeLessThanOrEqual(14)
        }
    }
  })

  test('stay as they are kept, and who comes new joins the nearest', () => {
    const facts = factsOf(at.soviet, 'soviet')
    const groups = groupsOf(facts, [], armyOf)
    expect(groupsOf(facts, groups, armyOf)).toEqual(groups)
    const [first] = groups as [{ name: string; units: string[] }]
    const [unit, ...left] = first.units as [string, ...string[]]
    const kept = groups.map((one) => (one === first ? { ...one, units: left } : one))
    const now = groupsOf(facts, kept, armyOf)
    expect(now.flatMap(({ units }) => units).sort()).toEqual([...facts.units].sort())
    const { name } = now.find(({ units }) => units.includes(unit))!
    const far = (of: readonly string[]) =>
      Math.min(...of.map((one) => rules.board.distance(facts.hexOf(one), facts.hexOf(unit))))
    const joined = kept.find((one) => one.name === name)!
    expect(far(joined.units)).toBe(Math.min(...kept.map(({ units }) => far(units))))
  })
})

describe('a row', () => {
  const group = sides.chain((side) => {
    const groups = groupsOf(factsOf(at[side], side), [], armyOf)
    return fc.record({
      side: fc.constant(side),
      units: fc.constantFrom(...groups.map(({ units }) => units)),
      slot: fc.integer({ min: -1, max: 5 }),
      hexes: fc.integer({ min: 1, max: 4 }),
    })
  })
  const done = (
    state: State,
    { side, units, slot, hexes }: { side: Side; units: readonly string[]; slot: number; hexes: number },
  ) => (slot < 0 ? closedUp(factsOf(state, side), units) : shifted(factsOf(state, side), units, slot, hexes))

  test('follows the enemy or is shifted by lawful orders of its own units alone, the same whatever lies face down', () => {
    let gone = 0
    fc.assert(
      fc.property(group, fc.integer(), (asked, seed) => {
        const { side, units } = asked
        const { legs } = done(at[side], asked)
        const moved = legs.flatMap((leg) => leg.units)
        gone += moved.length
        expect(moved.filter((unit) => !units.includes(unit))).toEqual([])
        expect(new Set(moved).size).toBe(moved.length)
        const state = carriedOut(at[side], side, legs)
        expect(game.check(state, side, { type: 'done' })).toBeNull()
        const twin = withLuck(rules, { ...at[side], hidden: { values: {} } }, seeded(`${seed}`))
        expect(done(twin, asked).legs).toEqual(legs)
      }),
      { numRuns: 12, seed: 7 },
    )
    expect(gone).toBeGreaterThan(40)
  })

  test('leaves who is next to the enemy where he is, and brings others up to him', () => {
    const beside = rules.board.neighbours('3008N').find((hex) => rules.isLand(hex))!
    const units = { 'DE-ID-1': beside, 'DE-ID-11': '2709N', 'SU-RD-001': '3008N' }
    const { legs } = closedUp(factsOf(position({ units }), 'german'), ['DE-ID-1', 'DE-ID-11'])
    expect(legs.map((leg) => leg.units)).toEqual([['DE-ID-11']])
    expect(rules.board.distance(legs[0]!.path.at(-1)!, '3008N')).toBe(1)
  })

  test('tells which places the enemy could enter that nobody stands in', () => {
    // Smolensk is Soviet: whoever leaves it lays it bare to who stands two hexes off.
    const [smolensk] = rules.board.hexes.filter((hex) => rules.placeOf(hex)?.name === 'Smolensk') as [string]
    const off = rules.board.hexes.find(
      (hex) => rules.board.distance(hex, smolensk) === 2 && rules.isLand(hex),
    )!
    const far = rules.board.hexes.find(
      (hex) => rules.board.distance(hex, smolensk) === 6 && rules.isLand(hex),
    )!
    const state = position({ units: { 'SU-RD-001': smolensk, 'DE-PZ-1': off }, acting: 'soviet' })
    const facts = factsOf(state, 'soviet')
    expect(facts.bare(new Map())).not.toContain(smolensk)
    expect(facts.bare(new Map([['SU-RD-001', far]]))).toContain(smolensk)
  })
})

describe('a line', () => {
  const asked = sides.chain((side) => {
    const groups = groupsOf(factsOf(at[side], side), [], armyOf)
    const task = fc.oneof(
      fc.constant<LineTask>({ verb: 'hold' }),
      fc.constant<LineTask>({ verb: 'follow' }),
      fc.constant<LineTask>({ verb: 'river' }),
      fc.record({
        verb: fc.constant('shift' as const),
        slot: fc.integer({ min: 0, max: 5 }),
        hexes: fc.integer({ min: 1, max: 3 }),
      }),
    )
    return fc.record({
      side: fc.constant(side),
      units: fc.constantFrom(...groups.map(({ units }) => units)),
      order: fc.record({ task, marks: fc.constant([]), each: fc.integer({ min: 1, max: 3 }) }),
    })
  })

  test('is manned by lawful orders of its own units alone, the same whatever lies face down', () => {
    let gone = 0
    fc.assert(
      fc.property(asked, fc.integer(), ({ side, units, order }, seed) => {
        const { legs } = ordered(factsOf(at[side], side), units, order)
        const moved = legs.flatMap((leg) => leg.units)
        gone += moved.length
        expect(moved.filter((unit) => !units.includes(unit))).toEqual([])
        expect(new Set(moved).size).toBe(moved.length)
        let state: State = at[side]
        for (const leg of legs) {
          const dice = { roll: noDice, secret: noDice }
          const decision = game.decide(state, { side, order: legOrder(leg), dice })
          if (refused(decision)) throw new Error(JSON.stringify([leg, decision]))
          state = decision.yes.reduce(game.evolve, state)
        }
        // 6.2: the phase may be finished.
        expect(game.check(state, side, { type: 'done' })).toBeNull()
        const twin = withLuck(rules, { ...at[side], hidden: { values: {} } }, seeded(`${seed}`))
        expect(ordered(factsOf(game.view(twin, side), side), units, order).legs).toEqual(legs)
      }),
      { numRuns: 24, seed: 7 },
    )
    expect(gone).toBeGreaterThan(20)
  })

  test('would not be the same if it were manned by what lies face down', () => {
    const facts = factsOf(at.soviet, 'soviet')
    const leaky = (state: State) => {
      const worth = (unit: string) => state.hidden.values[unit] ?? 0
      const weakest = [...facts.units].sort((a, b) => worth(a) - worth(b)).slice(0, facts.units.length / 2)
      return ordered(facts, weakest.sort(), { task: { verb: 'hold' }, marks: [], each: 1 })
    }
    const twin = withLuck(rules, { ...at.soviet, hidden: { values: {} } }, seeded('leak'))
    expect(leaky(twin)).not.toEqual(leaky(at.soviet))
  })
})

test('no aid moves anybody twice, nor who was touched by hand in this turn', () => {
  const touch = sides.chain((side) => {
    const { units, fresh } = factsOf(at[side], side)
    return fc.record({
      side: fc.constant(side),
      touched: fc.uniqueArray(fc.constantFrom(...units.filter((unit) => fresh.has(unit))), {
        minLength: 6,
        maxLength: 12,
      }),
    })
  })
  const tasks: readonly LineTask[] = [
    { verb: 'hold' },
    { verb: 'follow' },
    { verb: 'river' },
    { verb: 'shift', slot: 0, hexes: 2 },
  ]
  /** How the units of some attacks that are worth making come there. */
  const attackLegs = (view: never) => {
    const [attacks, found] = [staff.attacks(view), [] as Leg[][]]
    for (const one of attacks?.worthMaking() ?? []) {
      if (one) found.push(attacks!.legs(one.posts))
      if (found.length === 4) break
    }
    return found
  }
  let [led, hand] = [0, 0]
  fc.assert(
    fc.property(touch, ({ side, touched }) => {
      // Each goes where he may first, by hand.
      let state: State = at[side]
      const moved: string[] = []
      for (const unit of touched) {
        const facts = factsOf(state, side)
        const [way] = [...facts.ways([unit])].filter(([end]) => facts.hasRoom([unit], [], end))
        if (!way) continue
        const leg = { units: [unit], from: facts.hexOf(unit), path: way[1], to: way[0], turns: 0 }
        const decision = game.decide(state, {
          ...{ side, order: legOrder(leg), dice: { roll: noDice, secret: noDice } },
        })
        if (refused(decision)) continue
        state = decision.yes.reduce(game.evolve, state)
        moved.push(unit)
      }
      hand += moved.length
      const facts = factsOf(state, side)
      const groups = groupsOf(facts, [], armyOf)
      const view = game.view(state, side) as never
      const all = [
        marched(facts, [{ units: [...facts.units], to: facts.hexOf(facts.units[0]!) }]).legs,
        gathered(facts, corpsOf).flatMap((one) => one.legs),
        ...groups
          .slice(0, 6)
          .flatMap(({ units }) => [
            ...tasks.map((task) => ordered(facts, units, { task, marks: [], each: 2 }).legs),
            staff.closedUp(view, units).legs,
            staff.shifted(view, units, 3, 1).legs,
          ]),
        ...attackLegs(view),
      ]
      for (const legs of all) {
        const units = legs.flatMap((leg) => leg.units)
        led += units.length
        expect(new Set(units).size).toBe(units.length)
        expect(units.filter((unit) => moved.includes(unit))).toEqual([])
      }
    }),
    { numRuns: 2, seed: 19 },
  )
  expect(hand).toBeGreaterThan(8)
  expect(led).toBeGreaterThan(100)
})
