import { expect, test } from 'vitest'
import { full } from '@/lib/games/proud-monster/full'
import { on, rules } from '@/lib/games/proud-monster/full/ruleset'
import type { State } from '@/lib/games/proud-monster/full/state'
import {
  isCutOff,
  isFullySupplied,
  isOnLakeSupply,
  isOverland,
  isSupplied,
  livesByAir,
  supplyOf,
} from '@/lib/games/proud-monster/full/supply'
import { WEATHERS } from '@/lib/games/proud-monster/names'
import { runs } from '../../../support/runs'
import { pick, seeded, shuffled } from '../../../support/seeded'
import { around, groundOf, HEXES, PLACES } from './map'
import { GERMANS, SOVIETS } from './scattered'
import { isOnMap, sideOfUnit } from './units'
import { mayStand } from './whole'
import { FORTIFIED } from './whole-ground'
import {
  isByAir as comesByAir,
  gradeOf,
  hasAll,
  hasLine,
  isBeyondGas,
  isFed,
  isFedByLand,
  livesByLake,
} from './whole-supply'

// Every grade of supply, read from the book a second time, slowly, against the game: on positions in which lines are cut.

/** Where supply has a rule of its own: lakes, ports, straits, the line of attenuated supply, countries, the zone. */
const CENTRES = [
  ...['4201N', '4100N', '4301N', '4401N', '4500N', '3801N'],
  ...['2512S', '2919S', '4022S', '3118S', '3215S', '3216S', '3719S', '3819S', '3820S'],
  ...['4007N', '4008N', '3919N', '3803S', '3804S', '3715S', '3815S'],
  ...['1913N', '2013N', '1603S', '1403S', '6010N', '6005S'],
]
const PORTS = ['2512S', '2919S', '4022S']
const LAND = HEXES.filter((hex) => groundOf(hex) !== 'none')
const LARGE = PLACES.flatMap(({ hex, kind }) => (kind === 'town' ? [] : [hex]))

/** Land within so many hexes of a hex, and what lies around that. */
function pocket(centre: string, wide: number): { inside: string[]; ring: string[] } {
  let inside = [centre]
  for (let n = 0; n < wide; n += 1) inside = [...new Set(inside.flatMap((hex) => [hex, ...around(hex)]))]
  const ring = [...new Set(inside.flatMap(around))].filter((hex) => !inside.includes(hex))
  const land = (hexes: string[]) => hexes.filter((hex) => groundOf(hex) !== 'none')
  return { inside: land(inside), ring: land(ring) }
}

/** Pockets of either side, with some holes, where supply has rules of its own; null: they do not fit into their hexes. */
function cutUp(seed: string): State | null {
  const luck = seeded(seed)
  const chance = (of: number) => luck() < of
  const left = { german: shuffled(GERMANS, luck), soviet: shuffled(SOVIETS, luck) }
  const counters: Record<string, { at: string }> = {}
  const held = new Set<string>()
  const fill = (side: 'german' | 'soviet', hexes: readonly string[], often: number) => {
    for (const hex of hexes) {
      if (held.has(hex) || !chance(often)) continue
      held.add(hex)
      for (const unit of left[side].splice(0, chance(0.8) ? 1 : 2)) counters[unit] = { at: hex }
    }
  }
  // Leningrad often has the lake alone, by the hex beside it.
  const city = ['4201N', '4300N', '4100N']
  const shore = city.flatMap(around).filter((hex) => !city.includes(hex) && groundOf(hex) !== 'none')
  if (chance(0.5)) fill('german', shore, 1)
  for (const centre of [...shuffled(CENTRES, luck).slice(0, 5), pick(LAND, luck)]) {
    const { inside, ring } = pocket(centre, Math.floor(luck() * 3))
    const isGerman = chance(0.5)
    fill(isGerman ? 'soviet' : 'german', ring, chance(0.6) ? 1 : 0.85)
    fill(isGerman ? 'german' : 'soviet', inside, 0.6)
  }
  const hexes = [...new Set(Object.values(counters).map(({ at }) => at))]
  const inHex = (hex: string) => Object.keys(counters).filter((unit) => counters[unit]!.at === hex)
  if (!hexes.every((hex) => mayStand(inHex(hex), hex))) return null
  const germans = Object.keys(counters).filter((unit) => sideOfUnit(unit) === 'german')
  const flown = shuffled(germans, luck)
    .slice(0, 2)
    .map((unit) => inHex(counters[unit]!.at).sort())
  const isConcentrated = chance(0.3)
  const isShort = flown[0]?.[0] === flown[1]?.[0]
  const turn = 1 + Math.floor(luck() * 12)
  const zone = () => (turn < 7 ? 'D' : pick(WEATHERS, luck))
  const now = { north: zone(), south: zone() }
  const isDeep = (kind: string) => kind === 'M' || kind === 'S'
  return full.readPosition({
    table: {
      ...{ scenario: 'campaign-full', counters, turn, acting: 'german', phase: 'movement', moscowFell: true },
      weather: { ...now, mired: { north: isDeep(now.north), south: isDeep(now.south) } },
      taken: LARGE.filter(() => chance(0.3)).sort(),
      forts: { aborted: [], destroyed: FORTIFIED.filter(() => chance(0.2)) },
      logistics: {
        free: turn > 5 && chance(0.2),
        concentrated: isConcentrated ? shuffled(germans, luck).slice(0, 18).sort() : null,
        aerial: isConcentrated || isShort ? [] : flown,
      },
    },
  })
}

/** What is seen of supply in a position, by the game and by the second reading. */
function both({ table }: State) {
  const at = on(table)
  const units = Object.keys(table.counters).filter((unit) => isOnMap(table.counters[unit]!.at))
  const isSoviet = (unit: string) => sideOfUnit(unit) === 'soviet'
  const sides = ['german', 'soviet'] as const
  const ours = {
    units: units.map((unit) => ({
      ...{ unit, grade: supplyOf(at, unit), cutOff: isCutOff(at, unit), air: livesByAir(at, unit) },
      all: isSoviet(unit) && isFullySupplied(at, unit),
    })),
    lake: isOnLakeSupply(at),
    fed: sides.map((side) => HEXES.filter((hex) => isSupplied(at, side, hex))),
    byLand: HEXES.filter((hex) => isOverland(at, hex)),
  }
  const theirs = {
    units: units.map((unit) => ({
      ...{ unit, grade: gradeOf(table, unit), cutOff: !hasLine(table, unit) },
      air: comesByAir(table, unit) && !hasLine(table, unit),
      all: isSoviet(unit) && hasAll(table, unit),
    })),
    lake: livesByLake(table),
    fed: sides.map((side) => HEXES.filter((hex) => isFed(table, side, hex))),
    byLand: HEXES.filter((hex) => isFedByLand(table, hex)),
  }
  return { ours, theirs }
}

test('both readings agree on what lies beyond the line of attenuated supply', () => {
  expect(LAND.filter(rules.isEastOfGasLine)).toEqual(LAND.filter(isBeyondGas))
})

test('both readings agree on every grade of supply, of units and of hexes', () => {
  const seen: Record<string, number> = {}
  const count = (what: string, isSo = true) => {
    seen[what] = (seen[what] ?? 0) + Number(isSo)
  }
  for (let n = 0; n < runs(30); n += 1) {
    const state = cutUp(`supply-${n}`)
    if (!state) continue
    const { ours, theirs } = both(state)
    expect(ours, `supply-${n}`).toEqual(theirs)
    const { counters, logistics, weather } = state.table
    count('positions')
    count('lake', ours.lake)
    for (const { unit, grade, cutOff, air, all } of ours.units) {
      const { at } = counters[unit]!
      const side = sideOfUnit(unit)
      count(`${side} ${grade}`)
      count('by air', air)
      count('by air, attenuated', air && grade === 'attenuated')
      count('in a port alone', PORTS.includes(at) && side === 'soviet' && !ours.byLand.includes(at))
      count('not by land, and not wholly', side === 'soviet' && !cutOff && !all)
      count('Oranienbaum', at === '4100N' && side === 'soviet' && grade === 'full')
      count('across ice', side === 'german' && weather.north === 'S' && grade !== 'out')
      count('free of the line', logistics.free && at > '41' && side === 'german' && grade === 'full')
      count('concentrated', logistics.concentrated?.includes(unit) === true && grade === 'full')
      count('an ally', ['RO', 'HU'].includes(unit.slice(0, 2)) && grade === 'out')
    }
  }
  for (const [what, often] of Object.entries(seen)) expect(often, what).toBeGreaterThan(0)
})
