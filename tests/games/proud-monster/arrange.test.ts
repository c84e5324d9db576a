import { describe, expect, test } from 'vitest'
import { game } from '@/lib/games/proud-monster'
import { columnOf } from '@/lib/games/proud-monster/geometry'
import type { Order } from '@/lib/games/proud-monster/orders'
import { gapsOf } from '@/lib/games/proud-monster/rules/03-gaps'
import { filling } from '@/lib/games/proud-monster/rules/03-rest'
import { stationsOf } from '@/lib/games/proud-monster/rules/03-set-up'
import type { Place, State } from '@/lib/games/proud-monster/state'
import { allows, refuses } from '../../support/ledger'
import { seeded, seededDice } from '../../support/seeded'
import { whole } from './full/suite'
import { asked, DONE, dueNow, given, where } from './given'
import { proud } from './suite'

const options = game.schemas.options.parse({ setUp: 'own' })
const begun = game.setUp('campaign', options, seededDice(seeded('arrange'), [])).state
/** The same when the Soviet has done, and the German sets up. */
const german = given(begun).when('soviet', DONE).allows().state

const station = (from: Place, to: Place, ...units: string[]): Order => ({
  type: 'stationUnits',
  from,
  units,
  to,
})
const hold = (from: Place, to: 'okhNorth' | 'okhSouth', ...units: string[]): Order => ({
  ...{ type: 'holdBack', to, from, units },
})
/** A hex in which Soviet units begin, with who does. */
const soviet = (test: (hex: string, count: number) => boolean): [string, string[]] => {
  const at = new Map<string, string[]>()
  for (const [id, counter] of Object.entries(begun.table.counters))
    if (id.startsWith('SU-') && /^\d/.test(counter.at))
      at.set(counter.at, [...(at.get(counter.at) ?? []), id])
  return [...at].find(([hex, units]) => test(hex, units.length))!
}

describe('each side changes its plan, the Soviet first', () => {
  test('only where the table has it so, and only in the campaign', () => {
    const usual = game.schemas.options.parse({})
    expect(dueNow(game.setUp('campaign', usual, seededDice(seeded('a'), [])).state)).not.toBe('setUp')
    expect(dueNow(game.setUp('riga', options, seededDice(seeded('a'), [])).state)).not.toBe('setUp')
    expect([dueNow(begun), dueNow(german)]).toEqual(['setUp', 'setUp'])
    expect(dueNow(given(german).when('german', DONE).allows().state)).not.toBe('setUp')
  })
  test('what is drawn does not depend on it', () => {
    const usual = game.setUp('campaign', game.schemas.options.parse({}), seededDice(seeded('arrange'), []))
    expect(begun.hidden.values).toEqual(usual.state.hidden.values)
  })

  const [border, borderUnits] = soviet((hex, count) => columnOf(hex) <= 22 && count > 1)
  const [inner, innerUnits] = soviet((hex, count) => columnOf(hex) > 24 && count > 1)
  const near = stationsOf(asked(begun), 'soviet', [borderUnits[0]!])
  const far = stationsOf(asked(begun), 'soviet', [innerUnits[0]!])

  allows('PM 3.3', 'units of the frontier zone go anywhere in it', () => {
    expect(near.every((hex) => columnOf(hex) <= 22)).toBe(true)
    given(begun)
      .when('soviet', station(border, near[0]!, borderUnits[0]!))
      .allows()
  })
  refuses('PM 3.3', 'but not beyond it, and not into the German zone', () => {
    given(begun)
      .when('soviet', station(border, '3013N', borderUnits[0]!))
      .refuses('PM 3.3')
    given(begun)
      .when('soviet', station(border, '1717N', borderUnits[0]!))
      .refuses('PM 3.3')
  })
  allows('PM 3.4', 'those of the interior stay there', () => {
    expect(far.every((hex) => columnOf(hex) > 22)).toBe(true)
    given(begun)
      .when('soviet', station(inner, far[0]!, innerUnits[0]!))
      .allows()
  })
  refuses('PM 3.4', 'and come no nearer to the border', () => {
    given(begun)
      .when('soviet', station(inner, '2110N', innerUnits[0]!))
      .refuses('PM 3.4')
  })
  refuses('PM 6.1', 'nor more than five into a hex', () => {
    const [full, most] = soviet((hex, count) => columnOf(hex) <= 22 && count > 2)
    const [from, more] = soviet(
      (hex, count) => hex !== full && columnOf(hex) <= 22 && count + most.length > 5,
    )
    given(begun)
      .when('soviet', station(from, full, ...more))
      .refuses('PM 6.1')
  })

  const [lone, [guard]] = soviet((hex, count) => hex === '2006N' && count === 1)
  const bare = given(begun)
    .when('soviet', station(lone, near.find((hex) => hex !== lone)!, guard!))
    .allows().state
  refuses('PM 3.3', 'nobody has done while a border hex stands empty', () => {
    expect(gapsOf(asked(bare), 'soviet').map(({ hexes }) => hexes)).toEqual([['2006N']])
    given(bare).when('soviet', DONE).refuses('PM 3.3')
  })
  allows('PM 3.3', 'the rest is placed by itself, out of the nearest stack that can spare one', () => {
    const way = filling(asked(bare), 'soviet')!
    expect(way.to).toBe('2006N')
    const mended = given(bare).when('soviet', { type: 'placeRest' }).allows().state
    expect(where(mended, way.unit)).toBe('2006N')
    expect(gapsOf(asked(mended), 'soviet')).toEqual([])
    given(mended).when('soviet', DONE).allows()
    given(begun).when('soviet', { type: 'placeRest' }).refuses('PM 3.4')
  })
  refuses('PM 3.4', 'a column of the interior keeps four, a city its garrison', () => {
    let state: State = begun
    const column = Object.entries(begun.table.counters).filter(
      ([id, { at }]) => id.startsWith('SU-') && /^60/.test(at),
    )
    const elsewhere = stationsOf(asked(begun), 'soviet', [column[0]![0]]).filter((hex) => columnOf(hex) < 60)
    for (const [i, [id, { at }]] of column.entries())
      state = given(state)
        .when('soviet', station(at, elsewhere[i]!, id))
        .allows().state
    const cites = gapsOf(asked(state), 'soviet').map(({ refusal }) => refusal.no)
    expect(new Set(cites)).toEqual(new Set(['PM 3.4']))
    given(state).when('soviet', DONE).refuses('PM 3.4')
    const mended = given(state).when('soviet', { type: 'placeRest' }).allows().state
    expect(gapsOf(asked(mended), 'soviet')).toEqual([])
  })
})

describe('the German side', () => {
  const germans = ({ table }: State) =>
    Object.entries(table.counters).filter(([id, { at }]) => !id.startsWith('SU-') && /^\d/.test(at)).length
  test('is set up once the Soviet player is done, by its plan', () => {
    expect(germans(begun)).toBe(0)
    const usual = game.setUp('campaign', game.schemas.options.parse({}), seededDice(seeded('a'), [])).state
    expect(germans(german)).toBe(germans(usual))
    expect(german.table.control).toBe(usual.table.control)
  })
})

describe('the German side then', () => {
  const at = (unit: string) => where(german, unit) as Place
  const go = (unit: string, to: Place) => given(german).when('german', station(at(unit), to, unit))
  allows('PM 3.7', 'a division goes elsewhere in the zone, or waits in reserve', () => {
    go('DE-ID-58', '1908N').allows()
    given(german)
      .when('german', hold(at('DE-ID-58'), 'okhNorth', 'DE-ID-58'))
      .allows()
  })
  refuses('PM 3.7', 'not beyond the border, nor into Hungary; the Hungarians stay there', () => {
    go('DE-ID-58', '2108N').refuses('PM 3.7')
    go('DE-ID-58', '1300S').refuses('PM 3.7')
    go('HU-HF', '1604S').refuses('PM 3.7')
    given(german)
      .when('german', hold(at('HU-HF'), 'okhSouth', 'HU-HF'))
      .refuses('PM 3.7')
  })
  refuses('PM 3.7', 'Romanians stay in the south; panzers do not come there, nor an eighth division', () => {
    const romanian = Object.keys(german.table.counters).find(
      (id) => id.startsWith('RO-') && at(id) !== 'track',
    )!
    go(romanian, '1908N').refuses('PM 3.7')
    go('DE-PZ-17', '1604S').refuses('PM 3.7')
    given(german)
      .when('german', hold(at('DE-ID-58'), 'okhSouth', 'DE-ID-58'))
      .refuses('PM 3.7')
  })
})

describe.each([
  ['beginner', proud, 'campaign'],
  ['full', whole as unknown as typeof proud, 'campaign-full'],
] as const)('random players of the level %s', (level, suite, scenario) => {
  test('fill whatever a set-up offers them', () => {
    const luck = seeded(`fill/${level}`)
    const parsed = suite.game.schemas.options.parse({ setUp: 'own' })
    let state = suite.game.setUp(scenario, parsed, seededDice(luck, [])).state
    for (const side of suite.game.sides.toReversed()) {
      const offered = suite.game.legal(state, side)
      for (const type of new Set(offered.map(({ order }) => order.type))) {
        const entry = offered.find(({ order }) => order.type === type)!
        const order = suite.surely!(state, entry, luck)
        expect(suite.game.schemas.order.safeParse(order).error).toBeUndefined()
        expect(suite.game.check(state, side, order)).toBeNull()
        expect(suite.isListed(state, offered, order)).toBe(true)
      }
      const decision = suite.game.decide(state, { side, order: DONE, dice: seededDice(luck, []) })
      state = (decision as { yes: readonly never[] }).yes.reduce(suite.game.evolve, state)
    }
  })
})
