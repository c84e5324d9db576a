import { describe, expect, test } from 'vitest'
import { staff } from '@/components/games/proud-monster/staff'
import { game } from '@/lib/games/proud-monster'
import { full } from '@/lib/games/proud-monster/full'
import { board } from '@/lib/games/proud-monster/geometry'
import { oddsRange, oddsText } from '@/lib/games/proud-monster/rules/14-odds'
import { rules } from '@/lib/games/proud-monster/ruleset'
import { attackFacts, fightFrom, legOrder, staffFacts } from '@/lib/games/proud-monster/staff'
import type { Side, State } from '@/lib/games/proud-monster/state'
import { withLuck } from '@/lib/games/proud-monster/untried'
import type { View } from '@/lib/games/proud-monster/view'
import { refused } from '@/lib/kernel/decision'
import { byValue } from '@/lib/wargame/staff/attack'
import { Attacks } from '@/lib/wargame/staff/attacks'
import { turnOf } from '../../bench/staff-taps'
import { seeded, seededDice } from '../../support/seeded'
import { position as whole } from './full/given'
import { ASSAULT, attack, position, tried } from './given'

const noDice = () => {
  throw new Error('a die')
}
const dice = { roll: noDice, secret: noDice }

/** The campaign as it is set up, with one side in a step of its turn. */
function campaign(side: Side, step: 'move' | 'assault'): State {
  const { state } = game.setUp('campaign', game.schemas.options.parse({}), seededDice(seeded('attacks'), []))
  const agenda = [...state.table.agenda.slice(0, -1), { step, side }]
  return { ...state, table: { ...state.table, acting: side, turn: 2, agenda } } as State
}
const attacksOf = ({ table }: Pick<View, 'table'>, side: Side) => {
  const at = { rules, open: table }
  return new Attacks(attackFacts(at, side, staffFacts(at, side)))
}
const list = (state: Pick<View, 'table'>, side: Side) =>
  byValue([...attacksOf(state, side).worthMaking()].filter((one) => one !== null))

/** The state once these orders have been carried out, each of them lawful. */
const ordered = (state: State, side: Side, orders: readonly ReturnType<typeof legOrder>[]): State =>
  orders.reduce((now, order) => {
    const decision = game.decide(now, { side, order, dice })
    if (refused(decision)) throw new Error(JSON.stringify([order, decision]))
    return decision.yes.reduce(game.evolve, now)
  }, state)

describe('attacks', () => {
  const moving = campaign('german', 'move')
  const found = list(moving, 'german')

  test('bring their units up by lawful orders, after which they may be made, by the least units for their column', () => {
    expect(found.length).toBeGreaterThan(10)
    const attacks = attacksOf(moving, 'german')
    for (const { target, posts } of found.slice(0, 12)) {
      const legs = attacks.legs(posts)
      const state = ordered(moving, 'german', legs.map(legOrder))
      // 6.2: the phase may be finished.
      expect(game.check(state, 'german', { type: 'done' })).toBeNull()
      const agenda = [...state.table.agenda.slice(0, -1), { step: 'assault', side: 'german' }]
      const later = { ...state, table: { ...state.table, agenda } } as State
      expect(game.check(later, 'german', attack(target, ...posts.map(({ unit }) => unit)))).toBeNull()
      const from = legs.map((leg) => rules.board.hexes.indexOf(leg.from))
      expect(from).toEqual([...from].sort((a, b) => a - b))
    }
  })

  test('reach each column by units of which none can be left out', () => {
    const at = { rules, open: moving.table }
    const facts = attackFacts(at, 'german', staffFacts(at, 'german'))
    const { target } = found[0]!
    const { columns } = new Attacks(facts).plan(target)
    expect(columns.length).toBeGreaterThan(2)
    for (const { posts, reach } of columns)
      for (const one of posts.length > 1 ? posts : []) {
        const left = facts.reach(
          target,
          posts.filter((post) => post !== one),
        )
        expect(left.least < reach.least || (left.least === reach.least && left.most < reach.most)).toBe(true)
      }
  })

  test('send nobody for odds beyond the table, where no more is to be had (14.10)', () => {
    for (const side of ['german', 'soviet'] as const) {
      const at = { rules, open: campaign(side, 'assault').table }
      const facts = attackFacts(at, side, staffFacts(at, side))
      for (const target of facts.targets.slice(0, 8)) {
        const told = new Attacks(facts).plan(target).columns.map(({ posts }) => {
          const { least, most } = oddsRange(at, fightFrom(at, side, target, posts))
          return `${oddsText(at, least.ratio)} ${oddsText(at, most.ratio)}`
        })
        expect(new Set(told).size).toBe(told.length)
      }
    }
  })

  const face = { 'DE-ID-1': '2709N', 'DE-ID-11': '2709N', 'SU-RD-001': '3008N' }

  test('are told the same whatever lies face down, in the movement and in the assaults', () => {
    for (const step of ['move', 'assault'] as const)
      for (const side of ['german', 'soviet'] as const) {
        const state = campaign(side, step)
        const twin = withLuck(rules, { ...state, hidden: { values: {} } }, seeded('twin'))
        expect(twin.hidden).not.toEqual(state.hidden)
        const few = (one: State) => {
          const at = { rules, open: game.view(one, side).table }
          const facts = attackFacts(at, side, staffFacts(at, side))
          const targets = facts.targets.filter((_, n) => n % 9 === 0)
          return targets.map((target) => new Attacks(facts).plan(target))
        }
        const plans = few(state)
        expect(plans.some(({ columns }) => columns.length > 0)).toBe(true)
        expect(few(twin)).toEqual(plans)
      }
  })

  test('would not be told the same if they were weighed by what lies face down', () => {
    const leaky = (state: State) => {
      const at = { rules, open: state.table }
      const facts = attackFacts(at, 'german', staffFacts(at, 'german'))
      const seen = (target: string, least: number) =>
        Object.entries(state.table.counters)
          .filter(([unit, one]) => one.at === target && unit in state.hidden.values)
          .reduce((sum, [unit]) => sum - state.hidden.values[unit]!, least)
      return new Attacks({
        ...facts,
        reach: (target, posts) => ({
          ...facts.reach(target, posts),
          least: seen(target, facts.reach(target, posts).least),
        }),
      })
    }
    const state = campaign('german', 'assault')
    const twin = withLuck(rules, { ...state, hidden: { values: {} } }, seeded('twin'))
    const { targets } = attackFacts(
      { rules, open: state.table },
      'german',
      staffFacts({ rules, open: state.table }, 'german'),
    )
    const of = (one: State) => targets.slice(0, 5).map((target) => leaky(one).plan(target).columns)
    expect(of(twin)).not.toEqual(of(state))
  })

  test('have the same range for both sides where nobody knows who defends, and one column where all is known', () => {
    const blind = position({ units: face })
    const plan = (state: State) => attacksOf(game.view(state, 'german'), 'german').plan('3008N')
    const [first] = plan(blind).columns
    expect(first!.reach.least).toBeLessThan(first!.reach.most)
    const at = { rules, open: game.view(blind, 'soviet').table }
    const seen = attackFacts(at, 'german', staffFacts(at, 'german'))
    expect(seen.reach('3008N', first!.posts)).toEqual(first!.reach)
    const known = position({ units: { ...face, ...tried('SU-RD-001', '3008N', '2-3') } })
    for (const { reach } of plan(known).columns) expect(reach.least).toBe(reach.most)
  })

  test('move nobody who was touched by hand, and are made by nobody who has fought (14.4)', () => {
    const fresh = position({ units: face })
    const of = (state: State) =>
      attacksOf(state, 'german')
        .plan('3008N')
        .posts.map(({ unit }) => unit)
    expect([...of(fresh)].sort()).toEqual(['DE-ID-1', 'DE-ID-11'])
    const touched = ordered(fresh, 'german', [
      { type: 'moveStack', from: '2709N', units: ['DE-ID-1'], path: ['2610N'] },
    ] as ReturnType<typeof legOrder>[])
    expect(of(touched)).toEqual(['DE-ID-11'])
    const { counters } = fresh.table
    const fought = {
      ...fresh.table,
      counters: { ...counters, 'DE-ID-1': { ...counters['DE-ID-1']!, fought: true } },
    }
    expect(of({ ...fresh, table: fought } as State)).toEqual(['DE-ID-11'])
  })

  test('are told the same whoever lies beneath others, where all rules are in force (14.7)', () => {
    const state = whole({
      units: {
        ...{ 'DE-PZ-1': '4005S', 'DE-ID-1': '4006S', 'DE-ID-11': '4006S' },
        ...{ ...tried('SU-RD-001', '4007S', '2-3'), ...tried('SU-RD-003', '4007S', '4-5') },
        ...{ ...tried('SU-RD-002', '3907S', '2-3'), ...tried('SU-RD-004', '3907S', '1-2') },
      },
    })
    const { counters } = state.table
    const swapped = {
      ...counters,
      'SU-RD-003': { ...counters['SU-RD-003']!, at: '3907S' },
      'SU-RD-004': { ...counters['SU-RD-004']!, at: '4007S' },
    }
    const other = { ...state, table: { ...state.table, counters: swapped } }
    const plans = (view: unknown) => {
      const attacks = staff.attacks(view as never)!
      const all = ['4007S', '3907S'].map((target) => attacks.plan(target))
      return { all, together: [...attacks.together()] }
    }
    const told = plans(full.view(state, 'german'))
    expect(told.all.every(({ columns }) => columns.length > 0)).toBe(true)
    expect(plans(full.view(other, 'german'))).toEqual(told)
    // Whoever looks beneath sees another defence.
    const leak = (one: typeof state) => plans({ ...full.view(one, 'german'), table: one.table })
    expect(leak(other)).not.toEqual(leak(state))
  })

  test('are weighed by those beneath the top of a stack too: a city full of units is not taken by a single one (14.7)', () => {
    const [KIEV, beside] = ['2900S', board.neighbours('2900S')[0]!]
    const rifles = ['SU-RD-001', 'SU-RD-002', 'SU-RD-003', 'SU-RD-004', 'SU-RD-005', 'SU-RD-006']
    const attacked = (defenders: readonly string[]) => {
      const held = Object.assign({}, ...defenders.map((unit) => tried(unit, KIEV, '1-2')))
      const state = whole({ ...ASSAULT, units: { 'DE-PZ-11': beside, ...held } })
      const attacks = staff.attacks(full.view(state, 'german') as never)!
      return [...attacks.worthMaking()].filter((one) => one !== null).map(({ target }) => target)
    }
    expect(attacked(rifles.slice(0, 1))).toEqual([KIEV])
    expect(attacked(rifles)).toEqual([])
  })

  test('are joined by all who stand around a city that may hold many, and are lawful so (14.7)', () => {
    const KIEV = '2900S'
    const { table, ...rest } = turnOf('german', '5.1')
    const agenda = [...table.agenda.slice(0, -1), { step: 'assault', side: 'german' }]
    const state = { ...rest, table: { ...table, agenda } } as typeof rest & { table: typeof table }
    const view = full.view(state, 'german')
    const attacks = staff.attacks(view as never)!
    const alone = [...attacks.worthMaking()].find((one) => one?.target === KIEV)!
    const { attack: joined } = [...attacks.together()].findLast((one) => one?.target === KIEV)!
    expect(joined!.posts.length).toBeGreaterThan(2 * alone.posts.length)
    expect(joined!.reach.worst).toBeGreaterThan(attacks.facts.reach(KIEV, alone.posts, true).worst!)
    expect(attacks.plan(KIEV).columns.at(-1)!.posts.length).toBeGreaterThan(joined!.posts.length - 1)
    expect(full.check(state, 'german', staff.attack(view as never, KIEV, joined!.posts) as never)).toBeNull()
  })

  test('are prepared in the movement, ordered in the assaults, and nobody else is asked', () => {
    const [before, now] = [
      position({ units: face }),
      position({ ...ASSAULT, units: { ...face, 'DE-ID-1': '2908N' } }),
    ]
    const of = (state: State, side: Side) => {
      const view = game.view(state, side) as never
      const attacks = staff.attacks(view)
      return attacks && { posts: attacks.plan('3008N').posts, view }
    }
    expect([of(before, 'soviet'), of(now, 'soviet')]).toEqual([null, null])
    const prepared = of(before, 'german')!
    expect(staff.attack(prepared.view, '3008N', prepared.posts)).toBeNull()
    const made = of(now, 'german')!
    expect(made.posts).toEqual([{ unit: 'DE-ID-1', from: '2908N' }])
    expect(staff.attack(made.view, '3008N', made.posts)).toEqual(attack('3008N', 'DE-ID-1'))
    expect(staff.forecast(made.view, '3008N', made.posts).range).toHaveLength(2)
  })
})
