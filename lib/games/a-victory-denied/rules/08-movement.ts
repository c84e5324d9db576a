import type { Refusal } from '@/lib/kernel/decision'
import { hqAt } from '@/lib/wargame/occupancy'
import type { Situation } from '../situation'
import type { CounterId, Hex } from '../state'
import { no } from '../world'
import { stackRefusal } from './05-stacking'
import {
  alongRoad,
  entryHexes,
  entryStep,
  haltsAt,
  type Mover,
  moverOf,
  normalStep,
  RIVER_BETWEEN_ZOCS,
  SIXTHS,
  zonePoints,
} from './08-costs'

export { allowance } from './08-costs'
export { reach } from './08-reach'

/** A lawful march so far, in sixths of a MP; null where it is not lawful in that way. */
export interface Judged {
  normal: number | null
  road: number | null
  /** true: an unbridged major river has been crossed; the unit may not go on (8.1.3). */
  halted: boolean
  /** The lone enemy HQ in the last hex (12.1). */
  overrun: CounterId | null
}

/** Sixths of a MP as a reader sees them: 20 is "3⅓". */
export function points(sixths: number): string {
  const whole = Math.floor(sixths / SIXTHS)
  const part = ['', '⅙', '⅓', '½', '⅔', '⅚'][sixths % SIXTHS]!
  return whole === 0 && part ? part : `${whole}${part}`
}

/**
 * Judges a path, the hexes to be entered one after the other, as what the unit does next: it goes on with the march
 * that the activation remembers, or begins one where it stands. Who may move at all is not asked here (8.1.1).
 */
export function judgeMove(at: Situation, unit: CounterId, path: readonly Hex[]): Refusal | Judged {
  const mover = moverOf(at, unit)
  if (!mover) return no('AVD 8.1.5', 'move-not-here', { unit })
  if (at.rules.counters[unit]!.colour === 'pvo') return no('AVD 8.1.6', 'move-pvo', { unit })
  if (path.length === 0) return no('AVD 8.1.2', 'move-no-path', { unit })

  const walk = new Walk(at, mover)
  for (const [i, hex] of path.entries()) {
    const refusal = walk.enter(hex, i === path.length - 1)
    if (refusal) return refusal
  }
  const last = path.at(-1)!
  const refusal = walk.shortage(last) ?? (walk.overrun ? null : stackRefusal(at, unit, last))
  if (refusal) return refusal
  const within = (spent: number | null) => (spent !== null && spent <= mover.budget ? spent : null)
  return {
    normal: within(walk.normal),
    road: within(walk.road),
    halted: walk.halted,
    overrun: walk.overrun,
  }
}

/** One march hex by hex, reckoned both at normal costs and as strategic movement. */
class Walk {
  normal: number | null
  road: number | null
  halted: boolean
  overrun: CounterId | null = null
  private at: number
  /** Points of 8.2.1 in this order. */
  private zones = 0
  /** Why normal costs, or strategic movement, no longer serve. */
  private noNormal: Refusal | null = null
  private noRoad: Refusal | null = null
  /** What the road would cost if no condition of 8.3.1 were broken; null once the road has been left. */
  private wouldBe: number | null

  constructor(
    private readonly situation: Situation,
    private readonly mover: Mover,
  ) {
    this.at = mover.at
    this.normal = mover.normal
    this.road = mover.road
    this.halted = mover.halted
    this.wouldBe = mover.motorized ? null : (mover.road ?? 0)
    if (mover.road === null) {
      const { unit, start } = mover
      this.noRoad = mover.motorized
        ? no('AVD 8.3.1', 'road-motorized', { unit })
        : no('AVD 8.3.1', 'road-not-so', { unit, start }, mover.at < 0 ? [] : [start])
    }
  }

  /** Takes one more hex; a refusal if neither way of moving could ever enter it. */
  enter(hex: Hex, last: boolean): Refusal | null {
    const { mover, at: from } = this
    const { unit, ground } = mover
    const to = ground.numberOf(hex)
    if (to < 0) return no('AVD 8.1.5', 'move-off-map', { hex })
    if (from < 0) {
      const refusal = this.entryRefusal(hex)
      if (refusal) return refusal
    }
    const slot = from < 0 ? -1 : ground.slotTo(from, to)
    if (from >= 0 && slot < 0) return no('AVD 8.1.2', 'move-gap', { hex }, [hex])
    if (this.halted) return no('AVD 8.1.3b', 'move-halted', { unit }, [hex])
    if (mover.german && ground.pocket[to] === 1) return no('AVD 14.0e', 'move-pocket', { hex }, [hex])
    if (mover.enemies[to] === 2) return no('AVD 5.2', 'move-enemy', { hex }, [hex])
    if (mover.enemies[to] === 1) {
      if (mover.hq) return no('AVD 12.1', 'overrun-by-hq', { hex }, [hex])
      if (!last) return no('AVD 12.1', 'overrun-first', { hex }, [hex])
      this.overrun = hqAt(this.situation, hex, mover.german ? 'soviet' : 'german')
    }
    this.spend(from, slot, to, hex)
    this.at = to
    return null
  }

  private spend(from: number, slot: number, to: number, hex: Hex): void {
    const { mover } = this
    const cost = from < 0 ? entryStep(mover, to) : normalStep(mover, from, slot)
    this.zones += SIXTHS * zonePoints(mover, from, to)
    if (cost < 0) {
      this.normal = null
      this.noNormal ??=
        cost === RIVER_BETWEEN_ZOCS
          ? no('AVD 8.2.2', 'river-between-zocs', { hex }, [hex])
          : no('AVD 8.1.3b', 'river-too-far', { hex }, [hex])
    } else if (this.normal !== null) this.normal += cost

    if (!alongRoad(mover, from, slot, to)) {
      this.wouldBe = null
      this.road = null
      this.noRoad ??= no('AVD 8.3.1', 'road-left', { hex }, [hex])
    } else {
      if (this.wouldBe !== null) this.wouldBe += mover.roadCost
      if (mover.watched[to] === 1) {
        this.road = null
        this.noRoad ??= no('AVD 8.3.1', 'road-watched', { hex }, [hex])
      }
      if (this.road !== null) this.road += mover.roadCost
    }
    this.halted = from >= 0 && haltsAt(mover, from, slot)
  }

  /** Why the march is unlawful in both ways, by the rule that is nearest to being kept; null if one will do. */
  shortage(hex: Hex): Refusal | null {
    const { normal, road, mover } = this
    const { budget, unit } = mover
    if ((normal !== null && normal <= budget) || (road !== null && road <= budget)) return null
    const short = (cite: 'AVD 8.1.2' | 'AVD 8.2.1', key: 'move-short' | 'move-zoc', need: number) =>
      no(cite, key, { unit, hex, need: points(need), have: points(budget) }, [hex])
    if (road !== null && (normal === null || road < normal)) return short('AVD 8.1.2', 'move-short', road)
    if (this.noNormal) return this.noNormal
    // The road alone was left to this march, and it has been given up.
    if (normal === null) return this.noRoad
    if (normal - this.zones <= budget) return short('AVD 8.2.1', 'move-zoc', normal)
    if (this.wouldBe !== null && this.wouldBe <= budget && this.noRoad) return this.noRoad
    return short('AVD 8.1.2', 'move-short', normal)
  }

  /** A unit in a box comes on only by its own hexes. */
  private entryRefusal(hex: Hex): Refusal | null {
    const { unit, start, rules } = this.mover
    const entry = entryHexes(this.mover)
    if (entry.includes(hex)) return null
    if (start === 'timoshenko') return no('AVD 11.2.2', 'entry-timoshenko', { hex }, entry)
    const cite = rules.counters[unit]!.arrival === 'pocket' ? 'AVD 11.1.2b' : 'AVD 11.1.2a'
    return no(cite, 'entry-elsewhere', { hex, entry: entry[0] ?? '' }, entry)
  }
}
