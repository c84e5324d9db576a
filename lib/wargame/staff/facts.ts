import type { Post } from '../gathered'
import { type MapRules, mapOf } from '../map'
import type { Step } from './march'

/** Who stands in another hex by then than now, or in none. */
export type Elsewhere = ReadonlyMap<string, string | null>

/** A hex on which alone the supply of some units hangs. */
export interface Throat {
  readonly hex: string
  readonly units: readonly string[]
}

/** A hex of one's own that shuts enemies off from their supply: left empty, it lets that through to them. */
export interface Ring {
  readonly hex: string
  /** Hexes beside it that their supply reaches, and hexes beside it by which it would go on to them. */
  readonly outer: readonly string[]
  readonly inner: readonly string[]
  /** Where they stand. */
  readonly enemies: readonly string[]
}

/** true: who leaves such a hex empty opens it; he does not where he stands in the only way through it then. */
export const opens = ({ outer, inner }: Ring, to: string): boolean =>
  outer.some((hex) => hex !== to) && inner.some((hex) => hex !== to)

/** What a game says of those whom a staff leads, all of it by what their owner sees. */
export interface StaffFacts {
  readonly rules: MapRules
  /** Own units on the map, in the order of their ids. */
  readonly units: readonly string[]
  /** Those of them that may be ordered to go and have not been touched in this turn. */
  readonly fresh: ReadonlySet<string>
  /** Own units beside the map that may be ordered onto it and have not been touched in this turn, each with where it waits. */
  readonly waiting: ReadonlyMap<string, string>
  /** By number: not 0 where an enemy is seen. */
  readonly enemies: Uint8Array
  /** Hexes of places that have a name. */
  readonly towns: readonly string[]
  /** Where a unit on the map stands. */
  hexOf(unit: string): string
  /** Where it stood as the turn began; null: beside the map. */
  began(unit: string): string | null
  /** What those have alike who pay the same everywhere and may go as far. */
  kindOf(unit: string): string
  /** Points of a whole turn. */
  pointsOf(unit: string): number
  stepOf(unit: string): Step
  /** Where fresh or waiting units of one kind that are together may go now, with a way that does not name where they are. */
  ways(units: readonly string[]): ReadonlyMap<string, readonly string[]>
  /** Whether units may end in a hex with some others. */
  hasRoom(units: readonly string[], others: readonly string[], hex: string): boolean
  /** true: a unit that ends there is out of supply. */
  isCutOff(unit: string, hex: string): boolean
  /** Hexes in which nobody of the own side stands, each alone with the units that are out of supply if the enemy comes into it. */
  throats(): readonly Throat[]
  /** Hexes of the own side that shut enemies off, by hex, as they stand. */
  rings(): ReadonlyMap<string, Ring>
  /** Where enemies stand who are out of supply once some have moved, as far as is seen. */
  pockets(moved: Elsewhere): readonly string[]
  /** Units that are supplied from outside the map no more, once some have gone one party after the other, and stay behind. */
  unfed(parties: readonly (readonly string[])[]): readonly string[]
  /** Hexes, by number, into which the enemy can come next. */
  entered(moved: Elsewhere): ReadonlySet<number>
  /**
   * Places that count, of the own side, in which nobody stands and which are among them; `by`: of these those that lie behind
   * some hexes, which some of the enemies come to by these as fast as by any other way.
   */
  bare(moved: Elsewhere, by?: readonly string[]): readonly string[]
  /** true: a river runs between two hexes that lie beside each other, by number. */
  isRiver(hex: number, next: number): boolean
  /** true: as far as its side can reckon, some that attack a hex out of others do so at odds that are not left unused. */
  suffices(target: string, posts: readonly Post[]): boolean
  /** How many times the ground of a hex, by number, makes a defence worth more. */
  shelter(hex: number): number
}

/** 1: a hex is at an enemy, or so many hexes from one at most, by number. */
export function nearEnemies(
  { rules, enemies }: Pick<StaffFacts, 'rules' | 'enemies'>,
  far: number,
): Uint8Array {
  const { around } = mapOf(rules)
  let near = enemies
  for (let ring = 0; ring < far; ring += 1) {
    const wider = near.slice()
    for (const [hex, held] of near.entries())
      if (held)
        for (let slot = 6 * hex; slot < 6 * hex + 6; slot += 1)
          if (around[slot]! >= 0) wider[around[slot]!] = 1
    near = wider
  }
  return near
}

/** Hexes from each hex to the nearest enemy that is seen, by number; without one all are as far. */
export function hexesToEnemies({ rules, enemies }: Pick<StaffFacts, 'rules' | 'enemies'>): Uint16Array {
  const { around, hexes } = mapOf(rules)
  const far = new Uint16Array(hexes.length).fill(hexes.length)
  let ring = [...enemies.keys()].filter((hex) => enemies[hex])
  for (let n = 0; ring.length > 0; n += 1) {
    for (const hex of ring) far[hex] = n
    const next = ring.flatMap((hex) => [...around.subarray(6 * hex, 6 * hex + 6)])
    ring = [...new Set(next)].filter((hex) => hex >= 0 && far[hex]! > n)
  }
  return far
}

/** 1: a hex is at an enemy, or next to one, by number. */
export const nextToEnemies = (facts: StaffFacts): Uint8Array => nearEnemies(facts, 1)

/** Own units that are out of supply where they stand. */
export const cutOffIn = ({ units, isCutOff, hexOf }: StaffFacts): string[] =>
  units.filter((unit) => isCutOff(unit, hexOf(unit)))

/** As far as nobody is, it is quiet. */
const QUIET = 3

/** Of bodies of units those to which no enemy is near that they see. */
export function quietOf<Body extends { readonly units: readonly string[] }>(
  facts: Pick<StaffFacts, 'rules' | 'enemies' | 'hexOf'>,
  bodies: readonly Body[],
): Body[] {
  const near = nearEnemies(facts, QUIET)
  const { numberOf } = mapOf(facts.rules)
  return bodies.filter(({ units }) => !units.some((unit) => near[numberOf(facts.hexOf(unit))]))
}

/** Who will stand where, as orders are thought out one after the other. */
export class Standing {
  private readonly in: Map<string, readonly string[]>

  constructor(private readonly facts: StaffFacts) {
    this.in = new Map()
    for (const unit of facts.units) this.add([unit], facts.hexOf(unit))
  }

  private add(units: readonly string[], hex: string): void {
    this.in.set(hex, [...(this.in.get(hex) ?? []), ...units])
  }

  at = (hex: string): readonly string[] => this.in.get(hex) ?? []

  mayEnd = (units: readonly string[], hex: string): boolean =>
    this.facts.hasRoom(
      units,
      this.at(hex).filter((one) => !units.includes(one)),
      hex,
    )

  go(units: readonly string[], from: string, to: string): void {
    this.in.set(
      from,
      this.at(from).filter((one) => !units.includes(one)),
    )
    this.add(units, to)
  }
}
