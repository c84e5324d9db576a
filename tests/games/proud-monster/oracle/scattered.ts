import { game } from '@/lib/games/proud-monster'
import { AXIS, FACES, type Face, GUARDS, poolOf } from '@/lib/games/proud-monster/data/units'
import type { CounterId, Hex, Side, State } from '@/lib/games/proud-monster/state'
import { pick, seeded, shuffled } from '../../../support/seeded'
import { around, groundOf, HEXES, PLACES } from './map'
import { faceOf, moveOf, sideOfUnit, strengthsOf } from './units'

// Units of both sides thrown close together, so that rare ground is fought over as often as common ground.

/** Straits, and the border of two allies. */
const RAREST = ['3215S', '3216S', '3719S', '3820S', '1403S']
/** Where other things of their own are to be met: both hexes of Moscow, a corner of countries, a coast, marshes, places. */
const RARE = [
  ...['5017N', '1603S', '1026N', '4201N', '2113N', '2320N', '2614S', '3504N'],
  ...PLACES.filter(({ kind }) => kind !== 'town').map(({ hex }) => hex),
]
const LAND = HEXES.filter((hex) => groundOf(hex) !== 'none')
export const GERMANS = Object.values(AXIS).flatMap(({ id, strengths }) => (strengths.length > 0 ? [id] : []))
export const SOVIETS = [
  ...FACES.flatMap((face) =>
    Array.from({ length: face === 'MRB' ? 1 : 12 }, (_, i) => `SU-${face}-${String(i + 1).padStart(3, '0')}`),
  ),
  ...Object.keys(GUARDS),
]

/** Land within some hexes of a hex. */
function near(centre: Hex, hexes: number): Hex[] {
  const found = new Set([centre])
  for (let n = 0; n < hexes; n += 1)
    for (const hex of [...found]) for (const next of around(hex)) found.add(next)
  return [...found].filter((hex) => groundOf(hex) !== 'none')
}

export type Moment = 'move' | 'assault' | 'reinforce' | 'convert'

/** A position in which a side has this to do. */
export function scattered(seed: string, moment: Moment): State {
  const luck = seeded(`scatter/${seed}`)
  const chance = (of: number) => luck() < of
  const centre = pick(chance(0.2) ? RAREST : chance(0.6) ? RARE : LAND, luck)
  const hexes = shuffled(near(centre, moment === 'move' ? 4 : 2), luck)
  const ownMoment = moment === 'reinforce' || moment === 'convert'
  const acting: Side = ownMoment || chance(0.5) ? 'soviet' : 'german'
  const turn = moment === 'convert' ? pick([7, 10, 11], luck) : chance(0.3) ? 1 : 1 + Math.floor(luck() * 12)

  const counters: Record<CounterId, Record<string, unknown>> = {}
  const left: Partial<Record<Face, number[]>> = {}
  const place = (unit: CounterId, at: string) => {
    const face = faceOf(unit)
    // No more of a row are tried than lie in the pool.
    if (face)
      left[face] ??= shuffled(
        poolOf(face).flatMap(({ count }, row) => Array(count).fill(row) as number[]),
        luck,
      )
    const tried = face && chance(0.4) ? left[face]!.pop()! : null
    const steps = face ? 1 : strengthsOf(unit, { tried: null }).length
    counters[unit] = { at, tried, lost: chance(0.3) ? Math.floor(luck() * steps) : 0 }
  }
  const [germans, soviets] = [shuffled(GERMANS, luck), shuffled(SOVIETS, luck)]
  for (const [n, hex] of hexes.slice(0, moment === 'move' ? 16 : 12).entries()) {
    const side = (n + (chance(0.2) ? 1 : 0)) % 2 === 0 ? germans : soviets
    for (const unit of side.splice(0, chance(0.5) ? 1 : 1 + Math.floor(luck() * 5))) place(unit, hex)
  }
  if (moment === 'move' && acting === 'german' && chance(0.3))
    for (const unit of germans.splice(0, 4)) place(unit, pick(['okhNorth', 'okhSouth'], luck))
  if (moment === 'reinforce') for (const unit of soviets.splice(0, 7)) place(unit, 'arriving')
  if (moment === 'convert') {
    for (const unit of soviets.splice(0, 3)) place(unit, pick(['rvgk', 'dead'], luck))
    for (const [guard, { turn: due }] of Object.entries(GUARDS))
      if (due >= turn) counters[guard] = { at: 'guards' }
  }

  // Some have moved out of one hex, and some have fought with their whole stack.
  const own = Object.keys(counters).filter((unit) => sideOfUnit(unit) === acting)
  const from = hexes.find((hex) => own.some((unit) => counters[unit]!.at === hex))
  let moving: string | null = null
  if (moment === 'move' && from && chance(0.4))
    for (const unit of own)
      if (counters[unit]!.at !== from && /\d/.test(String(counters[unit]!.at)) && chance(0.4)) {
        const began = chance(0.7) ? from : pick(hexes, luck)
        const whole = { ...counters[unit], left: null } as never
        counters[unit] = { ...counters[unit], from: began, left: Math.floor(luck() * moveOf(unit, whole)) }
        moving = from
      }
  if (moment === 'assault')
    for (const hex of hexes)
      if (chance(0.1))
        for (const unit of Object.keys(counters))
          if (counters[unit]!.at === hex) counters[unit]!.fought = true

  const taken = PLACES.flatMap(({ hex, kind }) => (kind !== 'town' && chance(0.3) ? [hex] : []))
  const first = { step: moment, side: acting }
  return game.readPosition({
    table: {
      ...{ scenario: 'campaign', turn, acting, counters, moving, taken, moscowFell: true },
      phase: moment === 'move' ? 'movement' : moment === 'assault' ? 'assault' : 'reinforcement',
      ...(ownMoment ? { agenda: [{ step: 'checkVictory' }, first] } : {}),
    },
  })
}
