import { expect, test } from 'vitest'
import { port } from '@/components/games/proud-monster/port'
import { foremost } from '@/components/wargame/map/first-place'
import { plannerOf } from '@/components/wargame/offline/planner'
import type { Offer, TablePort } from '@/components/wargame/port'
import { placed } from '@/components/wargame/turn/together'
import { game } from '@/lib/games/proud-monster'
import { AXIS } from '@/lib/games/proud-monster/data/units'
import { board } from '@/lib/games/proud-monster/geometry'
import { figures } from '@/lib/games/proud-monster/in-force'
import { ruleset } from '@/lib/games/proud-monster/ruleset'
import type { View } from '@/lib/games/proud-monster/view'
import { grouped } from '@/lib/wargame/pools'
import { seeded, seededDice } from '../../support/seeded'
import { DONE, given } from './given'
import { filled, untold } from './untold'

const plan = plannerOf(ruleset)
const options = game.schemas.options.parse({ setUp: 'own' })
const begun = game.setUp('campaign', options, seededDice(seeded('corps'), [])).state
const german = given(begun).when('soviet', DONE).allows().state
const view = game.view(german, 'german')
const legal = game.legal(german, 'german')
const offers = port.offers(view, legal)
const corps = offers.filter(({ party }) => party)
const at = (seen: View, unit: string) => seen.table.counters[unit]!.at
const placesOf = (offer: Offer) => [...port.routes(view, offer, offer.choices[0]!, offer.order).keys()]
/** A corps set up at a hex: its orders, and how all lies then. */
function settled({ party }: Offer, hex: string) {
  const orders = placed(port as TablePort, plan, { view, legal }, party!, (end) => board.distance(end, hex))
  const after = plan(view, legal, orders)
  expect(after.end).not.toBe('unlawful')
  return { orders, after: after.view as View }
}

test('each German corps of several units is set up as a whole, in words of both languages, the Soviet has none', () => {
  expect(corps.length).toBeGreaterThan(20)
  for (const offer of corps) {
    expect(untold(view, offer)).toEqual([])
    expect(filled(view, offers, offer)).not.toHaveProperty('unfilled')
    expect(offer.party!.units.length).toBeGreaterThan(1)
  }
  // Of one nation and one army: each counts its corps for itself.
  for (const { party } of corps) {
    const kinds = party!.units.map(
      (unit) => `${figures.counters[unit]!.nation} ${AXIS[unit]!.formation.army}`,
    )
    expect(new Set(kinds).size).toBe(1)
  }
  const all = corps.flatMap(({ party }) => party!.units)
  expect(new Set(all).size).toBe(all.length)
  const soviet = port.offers(game.view(begun, 'soviet'), game.legal(begun, 'soviet'))
  expect(soviet.filter(({ party }) => party)).toEqual([])
})

test('its units come out of several hexes to one, whoever finds no room there as near as he may', () => {
  const isSpread = ({ party }: Offer) => new Set(party!.units.map((unit) => at(view, unit))).size > 1
  // In the centre the limits of Romania and Hungary are none.
  const spread = corps.find(
    (one) => isSpread(one) && one.party!.units.every((unit) => AXIS[unit]!.formation.group === 'AGC'),
  )!
  const { units } = spread.party!
  const far = (hex: string) => board.distance(hex, at(view, units.find((unit) => board.has(at(view, unit)))!))
  const near = placesOf(spread).sort((a, b) => far(a) - far(b))
  const free = near.find((hex) => !Object.values(view.table.counters).some((one) => one.at === hex))!
  const { orders, after } = settled(spread, free)
  expect(orders).toHaveLength(units.length)
  expect(units.map((unit) => at(after, unit))).toEqual(units.map(() => free))
  // Elsewhere there is room for some of them alone.
  const counts = grouped(Object.values(view.table.counters), (one) => one.at as string)
  const roomIn = (hex: string) => figures.countersInAHex - (counts.get(hex)?.length ?? 0)
  const tight = near.find(
    (hex) => roomIn(hex) > 0 && roomIn(hex) < units.length && !units.some((unit) => at(view, unit) === hex),
  )!
  const ends = units.map((unit) => at(settled(spread, tight).after, unit))
  expect(ends.filter((hex) => hex === tight)).toHaveLength(roomIn(tight))
  for (const hex of ends) expect(board.distance(hex, tight)).toBeLessThan(4)
})

test('a corps that was taken in hand comes out of it as a whole', () => {
  const one = corps.find(({ party }) => AXIS[party!.units[0]!]!.formation.group === 'AGN')!
  const { units } = one.party!
  const taken = given(german)
    .when('german', { type: 'takeUp', units: [...units] })
    .allows().state
  const then = { view: game.view(taken, 'german'), legal: game.legal(taken, 'german') }
  const again = port.offers(then.view, then.legal).find(({ key }) => key === one.key)!
  expect([...again.party!.units].sort()).toEqual([...units].sort())
  const orders = placed(port as TablePort, plan, then, again.party!, (end) => board.distance(end, '1908N'))
  const after = plan(then.view, then.legal, orders)
  expect(after.end).toBeNull()
  expect(units.map((unit) => at(after.view as View, unit))).toEqual(units.map(() => '1908N'))
})

test('who stands there already stays', () => {
  const here = corps.find(({ party }) => board.has(at(view, party!.units[0]!)))!
  const [first] = here.party!.units
  const { orders, after } = settled(here, at(view, first!))
  expect(at(after, first!)).toBe(at(view, first!))
  expect(orders.flatMap(({ units }) => units)).not.toContain(first)
})

test('whoever begins with many stacks looks at those before the enemy; where nobody is met yet, where most stand together', () => {
  const hexesOf = (seen: View) => [
    ...new Set(Object.values(seen.table.counters).flatMap((one) => (board.has(one.at) ? [one.at] : []))),
  ]
  const foe = (seen: View) =>
    hexesOf(seen).filter((hex) => port.stack(seen, hex).some((id) => port.sideOf(id) === 'german'))
  const soviet = game.view(german, 'soviet')
  const own = hexesOf(soviet).filter((hex) =>
    port.stack(soviet, hex).some((id) => port.sideOf(id) === 'soviet'),
  )
  const front = foremost(port as TablePort, soviet, board, own)
  expect(front.length).toBeGreaterThan(20)
  for (const hex of front)
    expect(Math.min(...foe(soviet).map((other) => board.distance(hex, other)))).toBeLessThan(3)
  expect(front.length).toBeLessThan(own.length / 2)
  const before = game.view(begun, 'soviet')
  expect(foe(before)).toEqual([])
  const [most] = foremost(port as TablePort, before, board, own)
  const around = (hex: string) => own.filter((other) => board.distance(hex, other) <= 4).length
  expect(around(most!)).toBe(Math.max(...own.map(around)))
  expect(foremost(port as TablePort, before, board, [])).toEqual([port.middle])
})
