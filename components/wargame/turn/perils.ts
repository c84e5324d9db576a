import type { OrderBody } from '@/components/offline/plan'
import type { OnMap } from '@/lib/wargame/occupancy'
import { opponent, type Side } from '@/lib/wargame/ruleset'
import type { Offer, Peril } from '../port'
import { type ExposureRules, movedTo } from './exposure-with'

/** An order as it is drafted: what is known of its way, from where it begins. */
export interface Drafted {
  readonly offer: Offer
  readonly order: OrderBody
  readonly hexes: readonly string[]
}

interface Advance {
  readonly units: readonly string[]
  readonly hex: string
}

/** What a game says of orders that cost or risk something beside a move or an attack. */
export interface PerilRules<At extends OnMap> {
  /** What a retreat or a loss costs its unit. */
  price(at: At, drafted: Drafted): readonly Peril[]
  /** Who goes into which hex after combat; null: nobody does by this order. Absent: each unit goes by itself. */
  advance?(at: At, drafted: Drafted): Advance | null
  /** true: of an advance it is told besides what may come upon it with all who can come up. */
  readonly bringsUp?: boolean
  /** Absent: nobody is cut off. */
  isSupplied?(at: At, side: Side, hex: string): boolean
}

/** A unit that goes on by itself. */
const oneAdvances = (_: unknown, { offer: { order, unit }, hexes }: Drafted): Advance | null =>
  order.type === 'advanceUnit' && unit ? { units: [unit], hex: hexes.at(-1)! } : null

export const LOST: Peril = { key: 'peril.lost', params: {}, mark: '†', ends: true }

/** What an order costs; of an advance, whether it would be cut off, and the most that may come upon it as the enemy stands. */
export function perilsWith<At extends OnMap, Attack>(
  { price, advance = oneAdvances, bringsUp = false, isSupplied }: PerilRules<At>,
  { bestAttack, forecastOf }: Pick<ExposureRules<At, never, Attack>, 'bestAttack' | 'forecastOf'>,
  asNextMove: (at: At, side: Side) => At,
  at: At,
  drafted: Drafted,
): readonly Peril[] {
  const going = advance(at, drafted)
  const [first] = going?.units ?? []
  if (!going || first === undefined) return price(at, drafted)
  const { hex, units } = going
  const { side } = at.rules.counters[first]!
  const there = movedTo(at, units, hex)
  const after = asNextMove(there, opponent(side))
  const oddsOf = (goes: boolean) => {
    const attack = bestAttack(after, hex, opponent(side), goes)
    const told = attack && forecastOf(after, attack)
    return told && (told.range?.[1] ?? told).text
  }
  return [
    ...(isSupplied?.(there, side, hex) === false
      ? [{ key: 'peril.cut', params: {}, mark: '!', warns: true as const }]
      : []),
    ...attackOf(oddsOf(false), bringsUp ? oddsOf(true) : null),
  ]
}

/** The most that an attack may come to, by those beside it and by all who can come up; null: nobody can. */
function attackOf(odds: string | null, most: string | null): readonly Peril[] {
  if (odds === null) return most === null ? [] : [{ key: 'peril.most', params: { most }, mark: most }]
  if (most === null || most === odds) return [{ key: 'peril.attack', params: { odds }, mark: odds }]
  return [{ key: 'peril.both', params: { odds, most }, mark: most }]
}
