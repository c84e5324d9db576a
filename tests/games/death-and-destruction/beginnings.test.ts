import { describe, expect, test } from 'vitest'
import { staff } from '@/components/games/death-and-destruction/staff'
import { game } from '@/lib/games/death-and-destruction'
import { turnOf } from '@/lib/games/death-and-destruction/data/turns'
import { board, isOnMapC } from '@/lib/games/death-and-destruction/geometry'
import { pointsNow } from '@/lib/games/death-and-destruction/rules/04-victory'
import { judgeArea, judgeWork } from '@/lib/games/death-and-destruction/rules/14-works'
import { rules } from '@/lib/games/death-and-destruction/ruleset'
import type { State } from '@/lib/games/death-and-destruction/state'
import { stanceOf } from '@/lib/games/proud-monster/computer/worth'
import { hasLine } from '@/lib/games/proud-monster/full/supply'
import { OPTIONS as PARENT } from '@/lib/games/proud-monster/options'
import { gapsOf } from '@/lib/games/proud-monster/rules/03-gaps'
import { judgeStation, stationsOf } from '@/lib/games/proud-monster/rules/03-set-up'
import { overfull } from '@/lib/games/proud-monster/rules/06-stacking'
import { barRefusal } from '@/lib/games/proud-monster/rules/12-costs'
import { refused } from '@/lib/kernel/decision'
import { hexOf, onMapUnits } from '@/lib/wargame/occupancy'
import { allows, refuses } from '../../support/ledger'
import { seeded, seededDice } from '../../support/seeded'
import { at } from './given'
import { late } from './suite'

const BEGINNINGS = [
  ['december', 124, 34],
  ['june', 212, 33],
  ['november', 221, 43],
  ['july', 313, 36],
] as const

describe.each(BEGINNINGS)('the beginning of %s', (id, code, points) => {
  const { table, ...rest } = game.setUp(id, game.schemas.options.parse({}), seededDice(seeded(id), []))
    .state as State
  const state: State = { ...rest, table }
  const here = at(state) as never
  test('is that of its turn, with the places that were German then', () => {
    expect([rules.codeOf(table.turn), pointsNow(at(state))]).toEqual([code, points])
  })
  test('is lawful: stacks, grounds and invariants', () => {
    for (const side of ['german', 'soviet'] as const) expect(overfull(here, side)).toEqual([])
    for (const unit of [...onMapUnits(at(state), 'german'), ...onMapUnits(at(state), 'soviet')])
      expect([unit, barRefusal(here, unit, table.counters[unit]!.at)]).toEqual([unit, null])
    expect(late.faults(state)).toEqual([])
  })
  test('has a line for everybody, and only units of its turn with a step left', () => {
    for (const side of ['german', 'soviet'] as const)
      for (const unit of onMapUnits(at(state), side)) {
        const { at: hex, lost } = table.counters[unit]!
        const { steps, turn, face } = rules.counters[unit]!
        expect([unit, hex, hasLine(here, unit, hex), steps > lost]).toEqual([unit, hex, true, true])
        if (face === null) expect([unit, (turn ?? 0) < table.turn]).toEqual([unit, true])
      }
  })
})

const begun = (id: string) =>
  game.setUp(id, game.schemas.options.parse({}), seededDice(seeded(id), [])).state as State

test('security divisions can still be called up in December 1941, and are gone for good later (DD 8.4)', () => {
  const places = (id: string) => {
    const { counters } = begun(id).table
    const all = Object.keys(counters).filter((unit) => rules.counters[unit]!.type === 'security')
    return [...new Set(all.map((unit) => counters[unit]!.at))]
  }
  expect(['december', 'june', 'november', 'july'].map(places)).toEqual([
    ['track'],
    ['dead'],
    ['dead'],
    ['dead'],
  ])
})

/** Steps for which the German is waited for, as the computer plays, until his units move. */
function waitedFor(id: string): string[] {
  const luck = seeded(id)
  const dice = seededDice(luck, [])
  const steps: string[] = []
  let state = begun(id)
  for (let n = 0; n < 400 && steps.at(-1) !== 'move'; n += 1) {
    const [side] = game.awaits(state)
    if (side === 'german' && steps.at(-1) !== late.due(state)) steps.push(late.due(state)!)
    const order = game.computer(game.view(state, side!), game.legal(state, side!), luck)
    const decision = game.decide(state, { side: side!, order, dice })
    if (refused(decision)) throw new Error(JSON.stringify([order, decision]))
    state = decision.yes.reduce<State>(game.evolve, state)
  }
  return steps
}

allows('DD 5.1', 'where units are worn as it begins, replacements wait in its first couplet already', () => {
  for (const id of ['december', 'june', 'july'])
    expect([id, waitedFor(id).slice(-2)]).toEqual([id, ['restore', 'move']])
})
refuses('DD 5.1', 'and not as the war begins, when nobody has lost anything', () => {
  expect(waitedFor('war')).not.toContain('restore')
})

test('in July 1943 as much is dug as the table has until then, each where it may be dug (DD 14.10, 14.11)', () => {
  const { works } = begun('july').table
  const due = (side: 'german' | 'soviet') =>
    rules.FIELDWORKS.filter(({ turn }) => turn < turnOf(313)).reduce((sum, row) => sum + row[side], 0)
  const bare = begun('july')
  const open = {
    ...bare.table,
    works: { ...works, dug: [], due: { german: 8, soviet: 8 }, area: null, areaDue: true },
  }
  const here = { rules, open } as never
  for (const side of ['german', 'soviet'] as const) {
    const dug = works.dug.flatMap((one) => (one.side === side ? [one.hex] : []))
    expect([side, dug.length]).toEqual([side, due(side)])
    for (const hex of dug) expect([hex, judgeWork(here, side, hex)]).toEqual([hex, null])
  }
  expect([works.area, judgeArea(here, works.area!)]).toEqual(['4301S', null])
  expect(begun('june').table.works).toEqual(begun('war').table.works)
})

describe.each(PARENT.sovietPlan.map((sovietPlan, n) => [sovietPlan, PARENT.germanPlan[n]!] as const))(
  'the war by the plans %s and %s',
  (sovietPlan, germanPlan) => {
    const stateWith = (options: object) =>
      game.setUp('war', game.schemas.options.parse(options), seededDice(seeded('plans'), [])).state as State
    const state = stateWith({ sovietPlan, germanPlan })
    const here = at(state) as never
    test('begins lawfully: stacks, grounds and invariants (DD 3.1)', () => {
      for (const side of ['german', 'soviet'] as const) {
        expect(overfull(here, side)).toEqual([])
        for (const unit of onMapUnits(at(state), side))
          expect([unit, barRefusal(here, unit, state.table.counters[unit]!.at)]).toEqual([unit, null])
      }
      expect(late.faults(state)).toEqual([])
    })
    test('begins with the set-up where each side may change its plan, and not where the plans stand', () => {
      const own = stateWith({ sovietPlan, germanPlan, setUp: 'own' })
      const types = (of: State) => game.legal(of, 'soviet').map(({ order }) => order.type)
      expect(types(own)).toContain('stationUnits')
      expect(types(state)).not.toContain('stationUnits')
      // Nothing of it is missing on Map C, so there is nothing to place.
      expect([gapsOf(at(own) as never, 'soviet'), types(own).includes('placeRest')]).toEqual([[], false])
    })
    test('is kept and used again like the campaign of its parent, units and all', () => {
      const own = stateWith({ sovietPlan, germanPlan, setUp: 'own' })
      const view = game.view(own, 'soviet') as never
      const setUps = staff.setUps(view)!
      const text = setUps.text()
      expect(setUps.scenario).toBe(own.table.scenario)
      expect(setUps.orders(view, setUps.again(text)!.view as never)).toEqual([])
      // Of all who are in hand everybody comes back to where he stood.
      const units = onMapUnits(at(own), 'soviet')
      const held = { ...own.table.counters }
      for (const unit of units) held[unit] = { ...held[unit]!, at: 'hand' }
      const empty = { ...(view as object), table: { ...own.table, counters: held } } as never
      const again = staff.setUps(empty)!.again(text)!
      expect(again.refused).toEqual([])
      expect(staff.setUps(again.view as never)!.text()).toBe(text)
    })
    test('puts nobody on Map C, which is not joined yet (DD 3.2)', () => {
      const own = at(stateWith({ sovietPlan, germanPlan, setUp: 'own' })) as never
      const [unit] = onMapUnits(own, 'soviet').filter((one) => Number(hexOf(own, one)!.slice(0, 2)) > 40)
      const from = hexOf(own, unit!)!
      const stations = stationsOf(own, 'soviet', [unit!])
      expect([stations.length > 0, stations.filter((hex) => isOnMapC(hex))]).toEqual([true, []])
      const there = board.hexes.filter((hex) => isOnMapC(hex) && rules.isLand(hex))
      for (const hex of there) expect(judgeStation(own, 'soviet', from, [unit!], hex)?.no).toBe('PM 3.3')
    })
  },
)

test('the computer attacks in some seasons of the war, and holds a front in all others', () => {
  const stances = (id: string, code?: number) => {
    const { table } = game.setUp(id, game.schemas.options.parse({}), seededDice(seeded(id), []))
      .state as State
    const now = { ...table, turn: code === undefined ? table.turn : turnOf(code) }
    return (['german', 'soviet'] as const).map((side) => stanceOf(at({ table: now } as never) as never, side))
  }
  expect(stances('december')).toEqual(['holds', 'holds'])
  expect(stances('june')).toEqual(['attacks', 'holds'])
  expect(stances('november')).toEqual(['holds', 'attacks'])
  expect(stances('july')).toEqual(['holds', 'attacks'])
  expect(stances('uranus')).toEqual(['attacks', 'holds'])
  const seasons = [112, 117, 118, 207, 208, 220, 221, 306, 307, 312, 313, 407]
  expect(seasons.map((code) => stances('war', code).indexOf('attacks'))).toEqual([
    ...[0, 0, -1, -1, 0, 0, 1, 1, -1, -1, 1, 1],
  ])
})
