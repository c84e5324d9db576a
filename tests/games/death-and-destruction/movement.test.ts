import { describe, expect, test } from 'vitest'
import { game } from '@/lib/games/death-and-destruction'
import { rules } from '@/lib/games/death-and-destruction/ruleset'
import type { State } from '@/lib/games/death-and-destruction/state'
import { pointsLeft } from '@/lib/games/proud-monster/rules/12-movement'
import { battleOf } from '@/lib/games/proud-monster/rules/14-attack'
import { odds } from '@/lib/games/proud-monster/rules/14-odds'
import { allows, refuses } from '../../support/ledger'
import { ASSAULT, at, begun, given, position, type Setting, SOVIET, where } from './given'

const go = (by: 'black' | 'baltic' | 'rail', to: string, ...units: string[]) =>
  ({ type: 'transportUnits', by, to, units }) as const
const OPEN = { open: true }
const byPorts = (more: Setting = {}) =>
  position({ taken: ['2512S', '2919S'], transport: OPEN, units: { 'DE-ID-1': '2512S' }, ...more })

describe('the German side by sea', () => {
  allows('DD 11.2', 'goes from port to port, or to the southern reserve, and does nothing else', () => {
    const { state } = given(byPorts())
      .when('german', go('black', '2919S', 'DE-ID-1'))
      .allows()
    expect([where(state, 'DE-ID-1'), state.table.transport.black]).toEqual(['2919S', 2])
    given(state)
      .when('german', { type: 'moveStack', from: '2919S', units: ['DE-ID-1'], path: ['2918S'] })
      .refuses('PM 12.6')
    given(byPorts())
      .when('german', go('black', 'okhSouth', 'DE-ID-1'))
      .allows()
    // As the second of both ports falls the sea is open.
    const falling = position({ taken: ['2512S'], units: { 'DE-ID-1': '2918S' } })
    const taken = given(falling)
      .when('german', { type: 'moveStack', from: '2918S', units: ['DE-ID-1'], path: ['2919S'] })
      .allows().state
    expect(taken.table.transport.open).toBe(true)
  })
  refuses('DD 11.2', 'not before, to no other port, and no more than ten steps', () => {
    given(byPorts({ transport: {} }))
      .when('german', go('black', '2919S', 'DE-ID-1'))
      .refuses('DD 11.2')
    given(byPorts())
      .when('german', go('black', '4022S', 'DE-ID-1'))
      .refuses('DD 11.2')
    given(byPorts())
      .when('german', go('black', 'okhNorth', 'DE-ID-1'))
      .refuses('DD 11.2')
    given(byPorts({ transport: { ...OPEN, black: 9 } }))
      .when('german', go('black', '2919S', 'DE-ID-1'))
      .refuses('DD 11.2')
  })
  allows('DD 11.3', 'and between Riga, Tallinn, Leningrad and the northern reserve', () => {
    const state = position({ taken: ['2705N'], units: { 'DE-ID-1': 'okhNorth' } })
    const after = given(state)
      .when('german', go('baltic', '2705N', 'DE-ID-1'))
      .allows().state
    expect(after.table.transport.baltic).toBe(2)
  })
  refuses('DD 11.3', 'no more than five steps, and not to the south', () => {
    const units = { 'DE-ID-1': '2705N' } as const
    given(position({ taken: ['2705N'], transport: { baltic: 4 }, units }))
      .when('german', go('baltic', 'okhNorth', 'DE-ID-1'))
      .refuses('DD 11.3')
    given(position({ taken: ['2705N'], units }))
      .when('german', go('baltic', 'okhSouth', 'DE-ID-1'))
      .refuses('DD 11.3')
  })
})

describe('strategic movement', () => {
  const front = (more: Setting = {}) =>
    position({ taken: ['2817N'], units: { 'DE-ID-1': '2817N', 'SU-GRD-1': '5017N' }, ...more })
  const towns = rules.places.filter(({ kind }) => kind === 'town').map(({ hex }) => hex)
  allows('DD 12.2', 'knows towns that are German as the turn begins', () => {
    const table = begun({ code: 206, units: { 'DE-ID-1': '2817N', 'DE-ID-11': towns[0]! } }).table
    expect(table.transport.towns).toContain(towns[0])
    expect(table.transport.towns.length).toBeLessThan(towns.length)
  })
  allows('DD 12.2', 'leads from place to place, or to a reserve area, as far as one likes', () => {
    const places = rules.places.filter(({ hex, kind }) => kind !== 'town' && hex.startsWith('28'))
    expect(places.map(({ hex }) => hex)).toContain('2817N')
    const { state } = given(front())
      .when('german', go('rail', 'okhSouth', 'DE-ID-1'))
      .allows()
    expect([where(state, 'DE-ID-1'), state.table.transport.rail]).toEqual(['okhSouth', 2])
    // It ends in what was taken in this turn, too; and begins in a town that was German.
    const taken = front({ taken: ['2817N', '2705N'], transport: { fresh: ['2705N'] } })
    given(taken)
      .when('german', go('rail', '2705N', 'DE-ID-1'))
      .allows()
    const [town] = towns
    const inTown = (held: string[]) =>
      front({ units: { 'DE-ID-1': '2817N', 'DE-ID-11': town! }, transport: { towns: held } })
    given(inTown([town!]))
      .when('german', go('rail', 'okhSouth', 'DE-ID-11'))
      .allows()
    given(inTown([]))
      .when('german', go('rail', 'okhSouth', 'DE-ID-11'))
      .refuses('DD 12.2')
    // Nobody else is told how many steps went.
    expect(game.view(state, 'soviet').table.transport.rail).toBe(0)
  })
  refuses('DD 12.2', 'not before 205, from a place that has just been taken, or past an enemy', () => {
    given(front({ code: 204 }))
      .when('german', go('rail', 'okhSouth', 'DE-ID-1'))
      .refuses('DD 12.2')
    given(front({ transport: { fresh: ['2817N'] } }))
      .when('german', go('rail', 'okhSouth', 'DE-ID-1'))
      .refuses('DD 12.2')
    given(front({ transport: { rail: 7 } }))
      .when('german', go('rail', 'okhSouth', 'DE-ID-1'))
      .refuses('DD 12.2')
    const ring = rules.board.neighbours('2817N')
    const beyond = ring.flatMap((hex) => rules.board.neighbours(hex)).filter((hex) => !ring.includes(hex))
    const around = Object.fromEntries(
      [...new Set(beyond)].filter((hex) => hex !== '2817N').map((hex, i) => [`SU-GRD-${i + 1}`, hex]),
    )
    given(front({ units: { 'DE-ID-1': '2817N', ...around } }))
      .when('german', go('rail', 'okhSouth', 'DE-ID-1'))
      .refuses('DD 12.2')
    given(front({ units: { 'DE-ID-1': '2817N', 'DE-ID-11': 'okhNorth', ...around } }))
      .when('german', go('rail', '2817N', 'DE-ID-11'))
      .refuses('DD 12.2')
  })
  const panzers = (beneath: string[]) =>
    front({ code: 311, upgrades: { beneath }, units: { 'DE-PZ-3': '2817N', 'DE-PZ-4': '2817N' } })
  const byRail = (state: State, ...who: string[]) =>
    given(state).when('german', go('rail', 'okhSouth', ...who))
  allows('DD 8.20', 'counts an upgrade counter as a step of its unit (12.2)', () => {
    const steps = (state: State, ...who: string[]) =>
      byRail(state, ...who).allows().state.table.transport.rail
    expect(steps(panzers([]), 'DE-PZ-3', 'DE-PZ-4')).toBe(8)
    expect(steps(panzers(['DE-PZ-3']), 'DE-PZ-3')).toBe(5)
  })
  refuses('DD 12.2', 'so that two full divisions with upgrade counters are too many (8.20)', () => {
    byRail(panzers(['DE-PZ-3', 'DE-PZ-4']), 'DE-PZ-3', 'DE-PZ-4').refuses('DD 12.2')
  })
})

describe('the Lower Dnieper', () => {
  const bank = (more: Setting = {}) =>
    position({ code: 311, units: { 'DE-ID-1': '2900S', 'DE-ID-11': '3002S' }, ...more })
  const move = (from: string, to: string, unit: string) =>
    ({ type: 'moveStack', from, units: [unit], path: [to] }) as const
  test('has fifty hexsides, and eight crossings among them', () => {
    const { LOWER_DNIEPER, DNIEPER_CROSSINGS } = rules
    expect([LOWER_DNIEPER.size, DNIEPER_CROSSINGS.size]).toEqual([2 * 50, 2 * 8])
    expect([...DNIEPER_CROSSINGS].filter((side) => !LOWER_DNIEPER.has(side))).toEqual([])
  })
  allows('DD 12.1', 'is crossed at eight hexsides, and anywhere before, or in frost', () => {
    given(bank())
      .when('german', move('2900S', '3001S', 'DE-ID-1'))
      .allows()
    given(bank({ code: 310 }))
      .when('german', move('3002S', '2901S', 'DE-ID-11'))
      .allows()
    given(bank({ code: 322, weather: { north: 'F', south: 'F' } }))
      .when('german', move('3002S', '2901S', 'DE-ID-11'))
      .allows()
  })
  allows('DD 12.1', 'binds the German side alone, and not above its first hexside', () => {
    given(bank({ ...SOVIET, units: { 'SU-GRD-1': '3002S' } }))
      .when('soviet', move('3002S', '2901S', 'SU-GRD-1'))
      .allows()
    given(bank({ units: { 'DE-ID-1': '3000S' } }))
      .when('german', move('3000S', '2900S', 'DE-ID-1'))
      .allows()
  })
  refuses('DD 12.1', 'it elsewhere in rain and mud, as it does when it is dry', () => {
    for (const weather of ['D', 'R', 'M'] as const)
      given(bank({ weather: { north: weather, south: weather } }))
        .when('german', move('3002S', '2901S', 'DE-ID-11'))
        .refuses('DD 12.1')
  })
  refuses('DD 12.1', 'nowhere else, by moves or attacks', () => {
    given(bank())
      .when('german', move('3002S', '2901S', 'DE-ID-11'))
      .refuses('DD 12.1')
    const enemy = { 'DE-ID-11': '3002S', 'DE-PZ-3': '3002S', 'SU-GRD-1': '2901S' } as const
    given(bank({ phase: 'assault', units: enemy }))
      .when('german', { type: 'declareAttack', target: '2901S', attackers: ['DE-ID-11'] })
      .refuses('DD 12.1')
    given(bank({ units: enemy }))
      .when('german', { type: 'mobileAssault', from: '3002S', target: '2901S', units: ['DE-PZ-3'] })
      .refuses('DD 12.1')
  })
})

describe('supply from the air', () => {
  const air = (hex: string) => ({ type: 'supplyByAir', hex }) as const
  const near = { taken: ['2817N'], units: { 'DE-PZ-3': '3005S', 'DE-ID-1': '2817N' } } as const
  const lift = (more: Setting = {}) =>
    position({ taken: ['2817N'], units: { 'DE-PZ-3': '3016N', 'DE-ID-1': '2817N' }, ...more })
  allows('DD 1.5f', 'is laid before turn 211 on units that are still in supply', () => {
    const after = given(lift({ code: 204 }))
      .when('german', air('3016N'))
      .allows().state
    expect(after.table.logistics.aerial).toEqual([['DE-PZ-3']])
    // As long as it has a line it moves by that; cut off by what was dropped to it.
    const ring = rules.board.neighbours('3016N').filter(rules.isLand)
    const around = Object.fromEntries(ring.map((hex, i) => [`SU-GRD-${i + 1}`, hex]))
    const points = (units: Setting['units'], aerial: string[][]) =>
      pointsLeft(
        at(lift({ code: 204, logistics: { aerial }, units: { 'DE-PZ-3': '3016N', ...units } })) as never,
        'DE-PZ-3',
      )
    const supplied = [['DE-PZ-3']]
    expect([points({}, supplied), points({}, [])]).toEqual([12, 12])
    expect([points(around, supplied), rules.aerialMove]).toEqual([6, 6])
  })
  refuses('DD 1.5f', 'and not in this way later', () => {
    const after = given(lift()).when('german', air('3016N')).allows().state
    expect([after.table.logistics.aerial, after.table.airlift]).toEqual([[], '3016N'])
    given(after).when('german', air('3017N')).refuses('DD 9.5')
  })
  allows('DD 9.5', 'serves its hex and those around it, for those who defend themselves', () => {
    const ring = rules.board.neighbours('3610S')
    const around = Object.fromEntries(ring.map((hex, i) => [`SU-GTC-${i + 1}`, hex]))
    const defence = (airlift: string | null) => {
      const now = position({
        ...{ ...ASSAULT, ...SOVIET, airlift, markers: [{ hex: '3610S', range: 5 }] },
        units: { 'DE-ID-1': '3610S', ...around },
      })
      const here = at(now) as never
      return odds(here, battleOf(here, 'soviet', '3610S', ['SU-GTC-1']) as never).defence
    }
    expect([defence(null), defence(ring[0]!), defence('2817N')]).toEqual([4, 7, 4])
    given(lift()).when('german', air('3015N')).allows()
  })
  refuses(
    'DD 9.5',
    'no farther than 15 hexes from a place of theirs, and one marker from turn 211 on',
    () => {
      given(position({ ...near, taken: [], units: { 'DE-PZ-3': '4510S' } }))
        .when('german', air('4510S'))
        .refuses('DD 9.5')
      given(position({ code: 204, units: { 'DE-PZ-3': '4510S' } }))
        .when('german', air('4510S'))
        .refuses('DD 9.5')
      given(lift({ airlift: '2917N' }))
        .when('german', air('3016N'))
        .refuses('DD 9.5')
    },
  )
})
