import { expect, test } from 'vitest'
import { poolOf } from '@/lib/games/proud-monster/data/units'
import { full } from '@/lib/games/proud-monster/full'
import { on } from '@/lib/games/proud-monster/full/ruleset'
import type { State } from '@/lib/games/proud-monster/full/state'
import { battleOf } from '@/lib/games/proud-monster/rules/14-attack'
import { odds } from '@/lib/games/proud-monster/rules/14-odds'
import { runs } from '../../../support/runs'
import { pick, seeded, shuffled } from '../../../support/seeded'
import { around, between, groundOf, HEXES } from './map'
import { GERMANS, SOVIETS } from './scattered'
import { faceOf, kindOf, sideOfUnit, unitsIn } from './units'
import { mayStand, wholeOdds } from './whole'
import { isOut } from './whole-supply'

// Attacks in which some are halved by one rule and some by another, by both readings: by Flak or marsh, and as lines are cut.

const LAND = HEXES.filter((hex) => groundOf(hex) !== 'none' && !hex.startsWith('60'))
const FIERCE = SOVIETS.filter((unit) => ['TD', 'TB', 'RD'].includes(faceOf(unit) ?? ''))
const MARSHES = LAND.filter((hex) => groundOf(hex) === 'marsh')

/** A hex that is attacked from all around by units of which some are cut off; null: they do not fit into their hexes. */
function surrounded(seed: string): { state: State; target: string } | null {
  const luck = seeded(seed)
  const chance = (of: number) => luck() < of
  const target = pick(chance(0.4) ? MARSHES : LAND, luck)
  const near = around(target).filter((hex) => groundOf(hex) !== 'none')
  const far = new Set(near.flatMap(around).filter((hex) => groundOf(hex) !== 'none'))
  const side = chance(0.6) ? 'soviet' : 'german'
  const left = { german: shuffled(GERMANS, luck), soviet: shuffled(FIERCE, luck) }
  const rows: Record<string, number[]> = {}
  const counters: Record<string, object & { at: string }> = {}
  const place = (of: 'german' | 'soviet', at: string, count: number) => {
    for (const unit of left[of].splice(0, count)) {
      const face = faceOf(unit)
      if (face)
        rows[face] ??= shuffled(
          poolOf(face).flatMap(({ count }, row) => Array<number>(count).fill(row)),
          luck,
        )
      counters[unit] = { at, ...(face && { tried: rows[face]!.pop()! }) }
    }
  }
  const other = side === 'soviet' ? 'german' : 'soviet'
  if (side === 'soviet' && chance(0.7)) counters['DE-FLAK-I'] = { at: target }
  left.german = left.german.filter((unit) => unit !== 'DE-FLAK-I')
  place(other, target, 1)
  // From hexes that do not touch, so that each has a line of its own, or none.
  const posts = near.filter(
    (hex, n) => near.findIndex((one) => around(hex).includes(one) || one === hex) >= n,
  )
  for (const hex of near) {
    if (posts.includes(hex)) place(side, hex, 1 + Math.floor(luck() * 4))
    else if (chance(0.9)) place(other, hex, 1)
  }
  const own = new Set(Object.values(counters).map(({ at }) => at))
  for (const hex of far) if (!own.has(hex) && chance(0.7)) place(other, hex, 1)
  const unitsAt = (hex: string) => Object.keys(counters).filter((unit) => counters[unit]!.at === hex)
  if (![...near, target].every((hex) => mayStand(unitsAt(hex), hex))) return null
  const state = full.readPosition({
    table: {
      ...{ scenario: 'campaign-full', counters, turn: 2, acting: side, phase: 'assault', moscowFell: true },
    },
  })
  return { state, target }
}

test('both readings agree on who is added up with whom before factors are halved', () => {
  const seen = { fights: 0, apart: 0, twice: 0 }
  for (let n = 0; n < runs(80); n += 1) {
    const found = surrounded(`halved-${n}`)
    if (!found) continue
    const { table } = found.state
    const attackers = around(found.target)
      .filter((hex) => between(hex, found.target) !== 'shut')
      .flatMap((hex) => unitsIn(table, hex))
      .filter((unit) => sideOfUnit(unit) === table.acting && kindOf(unit).type !== 'flak')
    if (attackers.length < 2) continue
    const now = on(table) as never
    const told = odds(now, battleOf(now, table.acting, found.target, attackers))
    const { attack, defence, at } = wholeOdds(table, found.target, attackers)
    expect([told.attack, told.defence], `halved-${n}`).toEqual([attack, defence])
    if (attack > 0 && defence > 0) expect(told.ratio, `halved-${n}`).toBe(at)
    seen.fights += 1
    const isFlak = table.acting === 'soviet' && table.counters['DE-FLAK-I']?.at === found.target
    const isTank = (unit: string) =>
      isFlak
        ? kindOf(unit).type === 'tank'
        : ['panzer', 'tank', 'assault-gun', 'recon'].includes(kindOf(unit).type)
    const isHalved = (unit: string) => (isFlak || groundOf(found.target) === 'marsh') && isTank(unit)
    seen.apart += Number(
      attackers.some((unit) => isHalved(unit) && !isOut(table, unit)) &&
        attackers.some((unit) => !isHalved(unit) && isOut(table, unit)),
    )
    seen.twice += Number(attackers.some((unit) => isHalved(unit) && isOut(table, unit)))
  }
  expect(seen.apart).toBeGreaterThan(5)
  expect(seen.twice).toBeGreaterThan(5)
})
