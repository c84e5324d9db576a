import { expect, test } from 'vitest'
import { planner } from '@/components/games/proud-monster/planner'
import { staff } from '@/components/games/proud-monster/staff'
import { game as both } from '@/lib/games/proud-monster/full'
import type { Face } from '@/lib/games/proud-monster/names'
import {
  countIn,
  handOf,
  kindsOf,
  less,
  more,
  type Sector,
  sectorsOf,
} from '@/lib/games/proud-monster/rules/03-numbers'
import { ordersOf } from '@/lib/games/proud-monster/rules/03-saved'
import { sovietHexes } from '@/lib/games/proud-monster/rules/03-set-up'
import { rules } from '@/lib/games/proud-monster/ruleset'
import type { Situation } from '@/lib/games/proud-monster/situation'
import type { State } from '@/lib/games/proud-monster/state'
import type { View } from '@/lib/games/proud-monster/view'
import { countersAt } from '@/lib/wargame/occupancy'
import { MOST_ORDERS } from '@/lib/wargame/staff/desk'
import { allows, refuses } from '../../support/ledger'
import { seeded, seededDice } from '../../support/seeded'
import { DONE, given, play } from './given'

const options = both.schemas.options.parse({ setUp: 'own' })
const begun = both.setUp('campaign', options, seededDice(seeded('numbers'), [])).state as unknown as State
const start: Situation = { rules, open: begun.table }
const sectorOf = (town: string, line: Sector['line']) =>
  sectorsOf(start).find((sector) => sector.district === where(town) && sector.line === line)!
const where = (town: string) => rules.places.find(({ name }) => name === town)!.hex

type Stepped = ReturnType<typeof less>
const done = (step: Stepped): Situation => {
  if ('no' in step) throw new Error(`${step.no} ${JSON.stringify(step.because)}`)
  return step
}
const cite = (step: Stepped) => ('no' in step ? step.no : null)
/** One taken up after the other until it is refused. */
function emptied(at: Situation, sector: Sector, face: Face): { at: Situation; cite: string | null } {
  let now = at
  for (;;) {
    const next = less(now, sector, face)
    if ('no' in next) return { at: now, cite: next.no }
    now = next
  }
}

test('each hex of the Soviet set-up is of one sector, and each front of the border has two lines and an interior', () => {
  const all = sectorsOf(start).flatMap(({ hexes }) => hexes)
  expect([...all].sort()).toEqual([...sovietHexes(start)].sort())
  for (const town of ['Riga', 'Minsk', 'Kiev', 'Odessa'])
    for (const line of ['border', 'behind', 'interior'] as const)
      expect(sectorOf(town, line)?.hexes.length, `${town} ${line}`).toBeGreaterThan(2)
  expect(kindsOf(start)).toEqual(['RD', 'CD', 'TD', 'MRD', 'RB'])
  const total = (face: Face) => sectorsOf(start).reduce((sum, one) => sum + countIn(start, one, face), 0)
  expect(kindsOf(start).map(total)).toEqual([166, 9, 50, 25, 16])
})

allows('PM 3.3', 'numbers are changed within the frontier zone: fewer here, more there', () => {
  const [here, there] = [sectorOf('Kiev', 'behind'), sectorOf('Minsk', 'behind')]
  const numbers = (at: Situation) => [here, there].map((sector) => countIn(at, sector, 'TD'))
  const [kiev, minsk] = numbers(start) as [number, number]
  expect(kiev).toBeGreaterThan(1)
  const taken = done(less(done(less(start, here, 'TD')), here, 'TD'))
  expect(handOf(taken, 'TD')).toHaveLength(2)
  const placed = done(more(done(more(taken, there, 'TD')), there, 'TD'))
  expect(numbers(placed)).toEqual([kiev - 2, minsk + 2])
  const orders = ordersOf(start, placed)
  expect(orders.map(({ type }) => type)[0]).toBe('takeUp')
  const { state } = play(begun, ...orders.map((order) => ['soviet', order] as ['soviet', typeof order]))
  expect(state.table.counters).toEqual(placed.open.counters)
  given(state).when('soviet', DONE).allows()
})
refuses('PM 3.3', 'the border keeps its garrison, and the zone takes no more than are drawn for it', () => {
  const border = emptied(start, sectorOf('Minsk', 'border'), 'RD')
  expect(border.cite).toBe('PM 3.3')
  expect(countIn(border.at, sectorOf('Minsk', 'border'), 'RD')).toBeGreaterThan(0)
  // Of those of the interior nobody comes to the border.
  const inner = done(less(start, sectorOf('Minsk', 'interior'), 'TD'))
  expect(cite(more(inner, sectorOf('Minsk', 'border'), 'TD'))).toBe('PM 3.3')
})
allows('PM 3.4', 'so they are in the interior', () => {
  const [here, there] = [sectorOf('Moscow', 'interior'), sectorOf('Odessa', 'interior')]
  // A city or column gives up what the others leave it.
  const face = (['TD', 'MRD', 'RD'] as const).find((one) => !('no' in less(start, here, one)))!
  const placed = done(more(done(less(start, here, face)), there, face))
  const orders = ordersOf(start, placed)
  const { state } = play(begun, ...orders.map((order) => ['soviet', order] as ['soviet', typeof order]))
  given(state).when('soviet', DONE).allows()
})
refuses('PM 3.4', 'each column keeps four, each city its garrison; who is of the frontier stays out', () => {
  expect(emptied(start, sectorOf('Rostov', 'interior'), 'RD').cite).toBe('PM 3.4')
  const outer = done(less(start, sectorOf('Kiev', 'behind'), 'TD'))
  expect(cite(more(outer, sectorOf('Kiev', 'interior'), 'TD'))).toBe('PM 3.4')
})
refuses('PM 6.1', 'no line takes more than five to a hex', () => {
  const [line] = sectorsOf(start)
    .filter((sector) => sector.line === 'border')
    .sort((a, b) => a.hexes.length - b.hexes.length)
  let now = start
  for (const sector of sectorsOf(start))
    if (sector !== line && sector.line !== 'interior')
      for (const face of kindsOf(start)) now = emptied(now, sector, face).at
  for (const face of kindsOf(start))
    for (;;) {
      const next = more(now, line!, face)
      if ('no' in next) {
        if (handOf(now, face).length > 0) expect(next.no).toBe('PM 6.1')
        break
      }
      now = next
    }
  expect(kindsOf(start).reduce((sum, face) => sum + countIn(now, line!, face), 0)).toBe(
    5 * line!.hexes.length,
  )
})
refuses('PM 3.2', 'nobody of whom none is in hand, or there, is placed or taken', () => {
  expect(cite(more(start, sectorOf('Kiev', 'behind'), 'RD'))).toBe('PM 3.2')
  const { at } = emptied(start, sectorOf('Kiev', 'behind'), 'CD')
  expect(cite(less(at, sectorOf('Kiev', 'behind'), 'CD'))).toBe('PM 3.2')
})

test.each(['campaign', 'campaign-full'] as const)(
  '%s: what was changed goes out as one bundle, with the rest placed, as the browser foresees it',
  (scenario) => {
    const { state } = both.setUp(scenario, options, seededDice(seeded('numbers'), []))
    const view = both.view(state, 'soviet') as unknown as View
    const legal = both.legal(state, 'soviet')
    const numbers = staff.numbers(view)!
    let now = view as View
    for (const sector of numbers.sectors.filter(({ line }) => line !== 'interior'))
      for (const kind of ['TD', 'RD']) {
        const next = numbers.less(now, sector, kind)
        if (!('no' in next)) now = next as View
      }
    expect(numbers.inHand(now, 'RD') + numbers.inHand(now, 'TD')).toBeGreaterThan(8)
    const front = numbers.sectors.find(({ line }) => line === 'border')!
    now = numbers.more(now, front, 'TD') as View
    const orders = [...staff.setUps(view)!.orders(view, now), { type: 'placeRest' }]
    expect(orders.length).toBeLessThanOrEqual(MOST_ORDERS)
    const after = planner(view, legal, orders)
    expect(after.end).toBeNull()
    expect(numbers.inHand(after.view as View, 'TD')).toBe(0)
    expect(after.legal.map(({ order }) => order.type)).toContain('done')
  },
)
test('it is for the Soviet alone, as long as he sets up', () => {
  expect(staff.numbers(both.view(begun as never, 'german') as never)).toBeNull()
  const next = given(begun).when('soviet', DONE).allows().state
  for (const side of ['soviet', 'german'] as const)
    expect(staff.numbers(both.view(next as never, side) as never)).toBeNull()
})
allows('PM 3.3', 'a hex that is named is changed by itself: one from here to there', () => {
  const alone = (hex: string): Sector => ({ ...sectorOf('Minsk', 'behind'), hexes: [hex] })
  const [here, there] = [where('Bialystok'), '2016N']
  const [count, other] = [here, there].map((hex) => countIn(start, alone(hex), 'MRD')) as [number, number]
  expect(count).toBeGreaterThan(0)
  const placed = done(more(done(less(start, alone(here), 'MRD')), alone(there), 'MRD'))
  expect([here, there].map((hex) => countIn(placed, alone(hex), 'MRD'))).toEqual([count - 1, other + 1])
})
refuses('PM 3.3', 'the only one of a border hex is not taken out of it', () => {
  const hex = rules.setUp.garrisons.every.find((one) => countersAt(start, one).length === 1)!
  const kind = rules.counters[countersAt(start, hex)[0]!]!.face!
  expect(cite(less(start, { ...sectorOf('Riga', 'border'), hexes: [hex] }, kind))).toBe('PM 3.3')
})
test('districts are those of June 1941: Lvov is of Kiev, Bialystok of Minsk, Kaunas of Riga, Kishinev of Odessa', () => {
  const districtOf = (town: string) => {
    const { district } = sectorsOf(start).find(({ hexes }) => hexes.includes(where(town)))!
    return rules.placeOf(district)!.name
  }
  expect(['Lvov', 'Peremyshl', 'Bialystok', 'Brest-Litovsk', 'Kaunas', 'Kishinev'].map(districtOf)).toEqual([
    ...['Kiev', 'Kiev', 'Minsk', 'Minsk', 'Riga', 'Odessa'],
  ])
  // From north to south along the border.
  const border = [...rules.setUp.garrisons.every, ...rules.setUp.garrisons.other]
  const along = border.map((hex) => sectorsOf(start).find(({ hexes }) => hexes.includes(hex))!.district)
  expect(along.filter((seat, n) => seat !== along[n - 1]).map((seat) => rules.placeOf(seat)!.name)).toEqual([
    ...['Riga', 'Minsk', 'Kiev', 'Odessa'],
  ])
})
