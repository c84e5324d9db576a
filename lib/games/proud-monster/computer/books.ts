import { mapOf } from '@/lib/wargame/map'
import { hexOf, inBox, onMapUnits } from '@/lib/wargame/occupancy'
import { likely } from '../rules/02-units'
import { crowdRefusal } from '../rules/06-stacking'
import { reach } from '../rules/12-movement'
import type { Situation } from '../situation'
import { type CounterId, counterOf, type Hex, OKH, type Place, type Side } from '../state'

/** What a plan has settled so far: who is to go where, who stands where then, and who is left. */
export class Books {
  /** Units that were found something to do elsewhere than where they are. */
  readonly moves = new Map<CounterId, Hex>()
  /** Who is not spoken for yet. */
  readonly free: Set<CounterId>
  /** Who holds a hex of the line, and may attack out of it. */
  readonly posted = new Map<CounterId, Hex>()
  private readonly places = new Map<CounterId, Place>()
  private readonly stacks = new Map<Hex, CounterId[]>()
  private near: ReadonlyMap<Hex, readonly CounterId[]> | null = null

  constructor(
    readonly at: Situation,
    readonly side: Side,
  ) {
    const onMap = onMapUnits(at, side)
    const waiting = side === 'german' ? OKH.flatMap((box) => inBox(at, box, side)) : []
    const all = [...onMap, ...waiting]
    this.free = new Set(all.filter((unit) => counterOf(at.open, unit).from === null))
    for (const unit of all) this.places.set(unit, counterOf(at.open, unit).at)
    for (const unit of onMap) {
      const hex = hexOf(at, unit)!
      this.put(unit, hex)
      // Who has moved already may still attack from where he has come to.
      if (!this.free.has(unit)) this.posted.set(unit, hex)
    }
  }

  /** Who will stand in a hex, as far as is settled; who may still go is among them. */
  in = (hex: Hex): readonly CounterId[] => this.stacks.get(hex) ?? []
  /** Those of them who stay. */
  fixedIn = (hex: Hex): readonly CounterId[] => this.in(hex).filter((unit) => !this.free.has(unit))
  /** Where a unit is now. */
  placeOf = (unit: CounterId): Place => this.places.get(unit)!
  number = (hex: Hex): number => mapOf(this.at.rules).numberOf(hex)

  hasRoom(unit: CounterId, hex: Hex, also: readonly CounterId[] = []): boolean {
    const others = this.in(hex).filter((one) => one !== unit)
    return (
      crowdRefusal(this.at, [unit], [...others, ...also.filter((one) => !others.includes(one))], hex) === null
    )
  }

  /** true: a unit is there, or can be. */
  canReach = (unit: CounterId, hex: Hex): boolean =>
    this.placeOf(unit) === hex || reach(this.at, unit).has(hex)

  /** A unit is to be there, and is spoken for. */
  send(unit: CounterId, hex: Hex): void {
    this.free.delete(unit)
    const here = this.placeOf(unit)
    if (here === hex) return
    this.stacks.set(
      here,
      this.in(here).filter((one) => one !== unit),
    )
    this.put(unit, hex)
    this.moves.set(unit, hex)
  }

  defence = (units: readonly CounterId[]): number =>
    units.reduce((sum, unit) => sum + likely(this.at, unit).defence, 0)

  /** Of those who are free, could come there and find room, the one of whom most is thought. */
  best(hex: Hex, of: (unit: CounterId) => number): CounterId | undefined {
    return (this.reachers().get(hex) ?? [])
      .filter((unit) => this.free.has(unit) && this.hasRoom(unit, hex))
      .sort((a, b) => of(b) - of(a) || a.localeCompare(b))[0]
  }

  /** Who was free at first and can be in each hex. */
  reachers(): ReadonlyMap<Hex, readonly CounterId[]> {
    if (this.near) return this.near
    const near = new Map<Hex, CounterId[]>()
    for (const [unit, place] of this.places)
      for (const hex of [String(place), ...reach(this.at, unit).keys()]) {
        const here = near.get(hex)
        if (here) here.push(unit)
        else near.set(hex, [unit])
      }
    this.near = near
    return near
  }

  private put(unit: CounterId, hex: Hex): void {
    this.stacks.set(hex, [...this.in(hex), unit])
  }
}
