import type { CrtResult } from '../crt'
import type { HexMap } from '../map'
import { COMBAT_UNIT } from '../occupancy'

/** How beaten units come away: freely, through a zone of control, not at all. */
export type WayOut = 'free' | 'zone' | 'none'

/** What lies around beaten units, by hex number. */
export interface Surroundings {
  /** COMBAT_UNIT: a hex that is held against them. */
  readonly held: Uint8Array
  /** 1: an enemy zone of control. */
  readonly zone: Uint8Array
  /** Hexes that the attackers will hold besides: plans look ahead. */
  readonly planned?: ReadonlySet<number> | undefined
  /** 1: where they may never go. */
  readonly shut?: Uint8Array | undefined
  /** COMBAT_UNIT: where a unit of theirs keeps a zone of control away. */
  readonly cover?: Uint8Array | undefined
  /** true: nobody crosses this hexside into a zone. */
  readonly isBarred?: (hexside: number) => boolean
}

/** Whether units that are beaten in a hex find a way out, the best there is. */
export function wayOut(
  { around }: HexMap,
  from: number,
  { held, zone, planned, shut, cover, isBarred }: Surroundings,
): WayOut {
  const isBesidePlanned = (hex: number): boolean => {
    for (let side = 6 * hex; side < 6 * hex + 6; side += 1) if (planned!.has(around[side]!)) return true
    return false
  }
  let found: WayOut = 'none'
  for (let side = 6 * from; side < 6 * from + 6; side += 1) {
    const to = around[side]!
    if (to < 0 || held[to] === COMBAT_UNIT || planned?.has(to) || shut?.[to] === 1) continue
    const isWatched = zone[to] === 1 || (planned !== undefined && isBesidePlanned(to))
    if (!isWatched || cover?.[to] === COMBAT_UNIT) return 'free'
    if (!isBarred?.(side)) found = 'zone'
  }
  return found
}

/** What it is worth to the enemy that a unit loses a step, its last or another, and that units are driven away. */
export interface Prices {
  readonly step: (unit: string, isLast: boolean) => number
  /** For each unit that must leave its hex. */
  readonly pushed: number
  /** For each that goes further than one hex, unhindered. */
  readonly further: number
}

/** Units in battle as it wears them down, the cheapest step first. */
export class WornDown {
  /** Worth of all that was lost so far. */
  lost = 0
  private readonly left: Map<string, number>

  constructor(
    units: readonly string[],
    stepsOf: (unit: string) => number,
    private readonly prices: Prices,
  ) {
    this.left = new Map(units.map((unit) => [unit, stepsOf(unit)]))
  }

  get isGone(): boolean {
    return this.left.size === 0
  }

  private get units(): string[] {
    return [...this.left.keys()]
  }

  loseStep(units: readonly string[] = this.units): void {
    let cheapest: string | null = null
    for (const unit of units)
      if (this.left.has(unit) && (cheapest === null || this.price(unit) < this.price(cheapest)))
        cheapest = unit
    if (cheapest === null) return
    this.lost += this.price(cheapest)
    const left = this.left.get(cheapest)! - 1
    if (left > 0) this.left.set(cheapest, left)
    else this.left.delete(cheapest)
  }

  /** They must go so many hexes, but who `stands` pays a step for each of them instead. True if the hex is empty after it. */
  retreat(hexes: number, way: WayOut, stands: (unit: string) => boolean): boolean {
    for (let due = hexes; due > 0; due -= 1) {
      const payer = this.units.find(stands)
      if (!payer) return this.leave(due, way)
      this.loseStep([payer])
    }
    return this.isGone
  }

  private leave(hexes: number, way: WayOut): true {
    for (const unit of this.units) {
      this.lost += this.prices.pushed
      if (way === 'free') this.lost += hexes > 1 ? this.prices.further : 0
      else if (way === 'none') while (this.left.has(unit)) this.loseStep([unit])
      else this.loseStep([unit])
    }
    return true
  }

  private price(unit: string): number {
    return this.prices.step(unit, this.left.get(unit)! < 2)
  }
}

/** What is at stake in a battle. */
export interface Stakes extends Prices {
  readonly attackers: readonly string[]
  readonly defenders: readonly string[]
  readonly stepsOf: (unit: string) => number
  /** What a step of an attacker is worth to him. */
  readonly attackerStep: (unit: string) => number
  /** true: a unit neither retreats nor enters the hex that falls. */
  readonly stands: (unit: string) => boolean
  /** How beaten defenders come away. */
  readonly way: WayOut
  /** Whether they are driven from the hex, beside losing steps. */
  readonly drives: boolean
  /** What the attackers win who enter the hex. */
  readonly entry: () => number
}

/** What one result of the table is worth to the attackers, who lose the cheapest of their steps. */
export function resultWorth({ suffers, steps, retreat }: CrtResult, stakes: Stakes): number {
  const { attackers, defenders, stepsOf, attackerStep, stands, way, drives, entry } = stakes
  if (suffers === null) return 0
  if (suffers === 'attacker')
    return attackers.length > 0 ? -Math.min(...attackers.map(attackerStep)) * steps : 0
  const defence = new WornDown(defenders, stepsOf, stakes)
  for (let n = 0; n < steps; n += 1) defence.loseStep()
  const mustGo = drives && retreat > 0 && !defence.isGone
  const isEmpty = mustGo ? defence.retreat(retreat, way, stands) : defence.isGone
  return defence.lost + (isEmpty && !attackers.every(stands) ? entry() : 0)
}
