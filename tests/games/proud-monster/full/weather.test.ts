import { expect, test } from 'vitest'
import { weatherBy } from '@/lib/games/proud-monster/data/weather'
import type { Order } from '@/lib/games/proud-monster/full/orders'
import { judgeRefit } from '@/lib/games/proud-monster/full/restore'
import { on } from '@/lib/games/proud-monster/full/ruleset'
import type { Weather } from '@/lib/games/proud-monster/full/state'
import { isSupplied } from '@/lib/games/proud-monster/full/supply'
import { stepCost } from '@/lib/games/proud-monster/rules/12-costs'
import { pointsLeft, reach } from '@/lib/games/proud-monster/rules/12-movement'
import { costParts } from '@/lib/games/proud-monster/rules/12-parts'
import { battleOf } from '@/lib/games/proud-monster/rules/14-attack'
import { attackStrength, shiftsOf } from '@/lib/games/proud-monster/rules/14-odds'
import { allows, refuses } from '../../../support/ledger'
import { DONE, facts, given, move, position, type Setting, SOVIET, tried } from './given'

const UNITS = { 'DE-PZ-1': '3005S', 'DE-ID-1': '3504N', ...tried('SU-RD-001', '3006S', '3-4') } as const
/** All of the map in one weather. */
const under = (weather: Weather, more: Setting = {}) =>
  position({ turn: 8, weather: { north: weather, south: weather }, units: UNITS, ...more })
const at = (...of: Parameters<typeof under>) => on(under(...of).table) as never
const cost = (weather: Weather, unit: string, from: string, to: string) =>
  stepCost(at(weather), unit, from, to)
const ram: Order = { type: 'mobileAssault', from: '3005S', target: '3006S', units: ['DE-PZ-1'] }
const keys = (weather: Weather, side: 'german' | 'soviet', target: string, ...units: string[]) => {
  const here = on(
    under(weather, { units: { ...UNITS, 'DE-ID-5': '2608N', ...tried('SU-RD-002', '2707N', '3-4') } }).table,
  )
  return shiftsOf(here as never, battleOf(here as never, side, target, units)).map(({ key }) => key)
}
/** The Soviet finishes a couplet, and another begins by this die. */
const next = (more: Setting, die: number) =>
  given(position({ ...SOVIET, couplet: 1, ...more }))
    .when('soviet', DONE, [die])
    .allows()

allows('PM 13.1', 'weather changes what ground costs', () => {
  expect(cost('M', 'DE-PZ-1', '3005S', '3006S')).toBe(2 * cost('D', 'DE-PZ-1', '3005S', '3006S')!)
})
allows('PM 13.2', 'one die gives the weather of both zones as a couplet begins', () => {
  const outcome = next({ turn: 7 }, 6)
  expect(facts(outcome, 'WeatherChanged')).toEqual([
    { type: 'WeatherChanged', face: 6, north: 'R', south: 'D' },
  ])
  expect(outcome.state.table.weather).toEqual({
    north: 'R',
    south: 'D',
    mired: { north: false, south: false },
  })
})
refuses('PM 13.2', 'none is thrown before the seventh turn, nor for a Soviet player turn', () => {
  expect(facts(next({ turn: 6 }, 6), 'WeatherChanged')).toEqual([])
  const german = given(position({ turn: 7 }))
    .when('german', DONE, [6])
    .allows()
  expect(facts(german, 'WeatherChanged')).toEqual([])
})
allows(
  'PM 13.6',
  'in frost marsh is clear ground: mobile assaults go into it, and tanks count in full',
  () => {
    const here = (weather: Weather) =>
      under(weather, { units: { 'DE-PZ-1': '3100S', ...tried('SU-RD-001', '3200S', '1-1') } })
    const into: Order = { type: 'mobileAssault', from: '3100S', target: '3200S', units: ['DE-PZ-1'] }
    given(here('D')).when('german', into).refuses('PM 15.3')
    given(here('F')).when('german', into, [6]).allows()
    const strength = (weather: Weather) => {
      const now = on(here(weather).table) as never
      return attackStrength(now, battleOf(now, 'german', '3200S', ['DE-PZ-1']))
    }
    expect(strength('S')).toBe(strength('F'))
    expect(strength('D')).toBe(Math.ceil(strength('F') / 2))
  },
)
allows('PM 13.3', 'in dry weather all is as it is printed', () => {
  expect(pointsLeft(at('D'), 'DE-PZ-1')).toBe(12)
  given(under('D')).when('german', ram, [1]).allows()
})
allows('PM 13.4', 'in rain a German unit moves one point less far', () => {
  expect(pointsLeft(at('R'), 'DE-PZ-1')).toBe(11)
})
refuses('PM 13.4', 'a Soviet one does not', () => {
  expect(pointsLeft(at('R'), 'SU-RD-001')).toBe(pointsLeft(at('D'), 'SU-RD-001'))
})
allows('PM 13.5', 'in mud ground costs twice as much, and a river as before', () => {
  expect(cost('D', 'DE-PZ-1', '2608N', '2707N')).toBe(2 + 2)
  expect(cost('M', 'DE-PZ-1', '2608N', '2707N')).toBe(4 + 2)
  expect(cost('M', 'SU-RD-001', '3006S', '3005S')).toBe(2)
})
refuses('PM 13.5', 'and there are no mobile assaults', () => {
  given(under('M')).when('german', ram).refuses('PM 13.5')
})
/** Across the border of the zones before Perekop. */
const perekop = (north: Weather, south: Weather) =>
  given(
    position({
      turn: 8,
      ...SOVIET,
      weather: { north, south },
      units: { 'DE-ID-1': '3116S', ...tried('SU-TD-001', '3115S', '4-3') },
    }),
  ).when('soviet', { type: 'mobileAssault', from: '3115S', target: '3116S', units: ['SU-TD-001'] }, [6])
allows('PM 15.3', 'a mobile assault from one zone into the other where neither is in mud or snow', () => {
  perekop('R', 'D').allows()
})
refuses('PM 15.3', 'none out of mud or snow into better weather', () => {
  perekop('M', 'R').refuses('PM 15.3')
  perekop('S', 'F').refuses('PM 15.3')
  perekop('R', 'M').refuses('PM 13.5')
})
allows('PM 13.6', 'in frost rivers are not there and marsh is clear', () => {
  expect(cost('F', 'DE-PZ-1', '2608N', '2707N')).toBe(2)
  expect(cost('F', 'DE-PZ-1', '4301N', '4401N')).toBe(1)
  expect(keys('D', 'german', '2707N', 'DE-ID-5')).toContain('odds-river')
  expect(keys('F', 'german', '2707N', 'DE-ID-5')).not.toContain('odds-river')
})
refuses('PM 13.6', 'straits are there, and lakes do not bear', () => {
  expect(cost('F', 'DE-PZ-1', '3719S', '3820S')).toBeNull()
  given(under('F'))
    .when('german', move('DE-ID-1', '3504N', '3503N', '3603N'))
    .refuses('PM 12.14')
})
allows(
  'PM 13.7',
  'in snow lakes and straits bear, ground costs twice as much, and Soviet assaults gain a column',
  () => {
    given(under('S'))
      .when('german', move('DE-ID-1', '3504N', '3503N', '3603N'))
      .allows()
    expect(cost('S', 'DE-PZ-1', '3719S', '3820S')).toBe(2)
    expect(cost('S', 'DE-PZ-1', '4301N', '4401N')).toBe(2)
    expect(keys('S', 'soviet', '3005S', 'SU-RD-001')).toContain('odds-snow')
    expect(keys('S', 'german', '3006S', 'DE-PZ-1')).not.toContain('odds-snow')
  },
)
refuses('PM 13.7', 'nobody stops on a lake or attacks across one, and there are no mobile assaults', () => {
  given(under('S'))
    .when('german', move('DE-ID-1', '3504N', '3503N'))
    .refuses('PM 13.7')
  expect(reach(at('S'), 'DE-ID-1').has('3503N')).toBe(false)
  given(under('S')).when('german', ram).refuses('PM 13.7')
  const lake = under('S', {
    phase: 'assault',
    units: { 'DE-ID-1': '3504N', ...tried('SU-RD-001', '3604N', '1-1') },
  })
  given(lake)
    .when('german', { type: 'declareAttack', target: '3604N', attackers: ['DE-ID-1'] })
    .refuses('PM 17.9')
})
test('German lines cross lakes in snow alone (9.14)', () => {
  const { board, isLand } = on(position().table).rules
  const shore = board.neighbours('3503N').filter(isLand)
  const far = board
    .neighbours('3604N')
    .filter((hex) => isLand(hex) && !shore.includes(hex) && hex !== '3504N')
  const walls = Object.fromEntries(far.map((hex, n) => [`SU-RD-01${n}`, hex]))
  const more = { units: { 'DE-ID-1': '3604N', ...walls, 'SU-RD-020': '3603N' } }
  expect(isSupplied(at('D', more), 'german', '3604N')).toBe(false)
  expect(isSupplied(at('S', more), 'german', '3604N')).toBe(true)
})
test('mud and snow add one to the die of attenuated supply (17.10)', () => {
  const added = (weather: Weather) => {
    const units = { 'DE-ID-1': '4212N', ...tried('SU-RD-001', '4213N', '3-4') }
    const outcome = given(under(weather, { phase: 'assault', units }))
      .when('german', { type: 'declareAttack', target: '4213N', attackers: ['DE-ID-1'] }, [1, 1])
      .allows()
    return facts(outcome, 'SupplyThrown').map((fact) => fact.added)
  }
  expect([added('D'), added('M'), added('F'), added('S')]).toEqual([[1], [2], [1], [2]])
})
allows('PM 13.8', 'snow in the north stays, and the die is thrown on for the south', () => {
  const { state } = next({ turn: 11, weather: { north: 'S', south: 'F' } }, 1)
  expect(state.table.weather).toMatchObject({ north: 'S', south: 'M' })
})
refuses('PM 13.8', 'with snow in both no die is thrown any more', () => {
  expect(facts(next({ turn: 11, weather: { north: 'S', south: 'S' } }, 1), 'WeatherChanged')).toEqual([])
})
const road = (mired: boolean, to: string) =>
  stepCost(on(under('D', { weather: { mired: { north: mired } } }).table) as never, 'DE-PZ-1', '2916N', to)!
allows('PM 12.20', 'along the highway forest costs mechanized units one point', () => {
  expect(road(false, '3017N')).toBe(road(true, '3017N') - 1)
})
test('what the highway spares is told of the ground, and no river gives points back for it (12.20)', () => {
  const here = on(under('D', { units: { 'DE-PZ-1': '2916N' } }).table) as never
  const told = costParts(here, ['DE-PZ-1'], ['3017N']).map(({ what, parts }) => [what, parts])
  const whole = stepCost(here, 'DE-PZ-1', '2916N', '3017N')!
  expect(Object.fromEntries(told)).toEqual({ 'cost.country': 1, 'cost.river': whole - 1 })
})
refuses('PM 12.20', 'beside it, or on foot, it does not', () => {
  for (const hex of ['3016N', '2915N']) expect(road(false, hex)).toBe(road(true, hex))
  expect(cost('D', 'DE-ID-1', '2916N', '3017N')).toBeGreaterThanOrEqual(1)
})
const refit = (mired: { north?: boolean; south?: boolean }) => {
  const { table } = under('D', { weather: { mired }, units: { 'DE-PZ-1': { at: '3005S', lost: 1 } } })
  return judgeRefit(on(table), 'DE-PZ-1')?.no ?? null
}
allows('PM 8.19', 'before mud and snow divisions are refitted', () => {
  expect(refit({})).toBeNull()
})
refuses('PM 8.19', 'once there was any they are not', () => {
  expect(refit({ north: true, south: true })).toBe('PM 13.9')
})
allows('PM 13.9', 'frost and rain end nothing', () => {
  expect(refit({ north: false, south: false })).toBeNull()
})
refuses('PM 13.9', 'the first mud or snow in either zone does', () => {
  expect([refit({ north: true }), refit({ south: true })]).toEqual(['PM 13.9', 'PM 13.9'])
})
allows('PM 13.10', 'frost and rain leave the highway as it is', () => {
  expect(next({ turn: 9 }, 6).state.table.weather).toMatchObject({ north: 'F', mired: { north: false } })
})
refuses('PM 13.10', 'the first mud in the north ends it, though it is dry again', () => {
  const { state } = next({ turn: 9 }, 4)
  expect(state.table.weather).toMatchObject({ north: 'M', south: 'R', mired: { north: true, south: false } })
  const dry = position({ turn: 10, weather: { mired: { north: true } }, units: UNITS })
  expect(stepCost(on(dry.table) as never, 'DE-PZ-1', '2916N', '3017N')).toBe(road(true, '3017N'))
})
allows('PM 17.1', 'later in the year and with higher dice it gets worse, or freezes', () => {
  const row = (turn: number, couplet: number) =>
    [-1, 0, 1, 2, 3, 4, 5, 6].map((die) => weatherBy(turn, couplet, die)).join('')
  expect([7, 8, 9, 10, 11, 12].map((turn) => [1, 2].map((couplet) => row(turn, couplet)))).toEqual([
    ['DDDDDDDR', 'DDDDDDRR'],
    ['DDDDDRRM', 'DDDDRRMM'],
    ['DDDRRMMM', 'DRRRMMMF'],
    ['RRRMMMFF', 'RRMMMFFF'],
    ['RMMFFFFS', 'MMMFFFSS'],
    ['MFFSSSSS', 'FFSSSSSS'],
  ])
})
