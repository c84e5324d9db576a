import type { HexMap } from '../map'
import { presenceIn } from './front'
import { FAR, type Going, type Spread } from './influence'

/** Enemies who go alike: how they do where nothing is in their way, and each with the points of a move. */
export interface Raid {
  readonly going: Pick<Going, 'ground' | 'hexsides' | 'zonePoints' | 'shut'>
  readonly raiders: readonly Raider[]
}
export interface Raider {
  readonly at: number
  readonly points: number
  /** true: he may move before we do again. */
  readonly isReady: boolean
  /** What he attacks with, and who moves and attacks together with him. */
  readonly attack: number
  readonly group: string
}

/** What ends the game at once if the enemy enters one of some hexes, and who could come. Hexes are told by number. */
export interface SuddenAim {
  readonly hexes: readonly number[]
  /** Where it is guarded before anybody can come: in the aim itself, or on the ways to it. */
  readonly posts: ReadonlySet<number>
  readonly raids: readonly Raid[]
  /** So many moves before he can be there an enemy counts. */
  readonly ahead: number
  /** How the enemy takes a hex of the aim by storm; absent: nobody of ours stands there. */
  readonly storm?: Storm
}

/** How an attack on a hex of the aim goes. */
export interface Storm {
  /** The chance that such an attack leaves the hex to who made it. */
  clears(hex: number, attack: number, defence: number): number
  /** How many attack from one hex. */
  readonly unitsInAHex: number
}

/** A unit of ours, or what would be one. */
export interface Guard {
  readonly at: number
  readonly defence: number
}

/** How many enemies could enter an aim with one move, how many with those that count, and through which hexes. */
export interface Danger {
  readonly now: number
  readonly soon: number
  readonly ways: ReadonlySet<number>
  /** The chances that hexes of the aim are stormed, added up: all of it by who is one move away, else a part. */
  readonly peril: number
}

/** The part of a storm that counts while the enemy is more than one move away. */
const LATER = 0.5
/** Perils that differ by less are alike. */
export const SLIGHT = 0.03

/** true: the one is less of a danger than the other. */
export const isLess = (one: Danger, other: Danger): boolean =>
  one.now !== other.now
    ? one.now < other.now
    : Math.abs(one.peril - other.peril) > SLIGHT
      ? one.peril < other.peril
      : one.soon < other.soon

type Search = (
  starts: readonly (readonly [number, number])[],
  going: Going,
  limit: number,
  backwards: boolean,
) => Spread

/** Judges by the ways there are, roads included, what our units keep shut that stand in some hexes. */
export function dangerOf(map: HexMap, spread: Search, aim: SuddenAim): (guards: readonly Guard[]) => Danger {
  const { raids, ahead, storm } = aim
  /** What it costs raiders to get to the nearest of some hexes, past our guards. */
  const costsTo = (
    { going, raiders }: Raid,
    hexes: readonly number[],
    inPlace: ReturnType<typeof presenceIn>,
  ) => {
    const starts = hexes.filter((hex) => going.shut?.[hex] !== 1).map((hex) => [hex, 0] as const)
    const limit = ahead * Math.max(...raiders.map(({ points }) => points))
    return spread(starts, { ...going, ...inPlace, through: FAR }, limit, true)
  }

  /** The chance that a hex is stormed, by those who come beside it with one move, or later. */
  function perilOf(hex: number, defence: number, inPlace: ReturnType<typeof presenceIn>): number {
    const { around } = map
    const beside = Array.from({ length: 6 }, (_, slot) => around[6 * hex + slot]!)
    const from = beside.filter((next) => next >= 0 && inPlace.held[next] === 0)
    const most = storm!.unitsInAHex * from.length
    const sent = new Map<string, { near: number[]; far: number[] }>()
    for (const raid of raids) {
      if (raid.raiders.length === 0) continue
      const { cost } = costsTo(raid, from, inPlace)
      for (const { at, points, attack, group, isReady } of raid.raiders) {
        if (cost[at]! > ahead * points) continue
        const found = sent.get(group) ?? { near: [], far: [] }
        sent.set(group, found)
        found.far.push(attack)
        if (isReady && cost[at]! <= points) found.near.push(attack)
      }
    }
    const chance = (attacks: readonly number[]) => {
      const strongest = [...attacks].sort((a, b) => b - a).slice(0, most)
      const attack = strongest.reduce((sum, one) => sum + one, 0)
      return attack === 0 ? 0 : storm!.clears(hex, attack, defence)
    }
    return [...sent.values()].reduce(
      (peril, { near, far }) => Math.max(peril, chance(near), LATER * chance(far)),
      0,
    )
  }

  return (guards) => {
    const danger = { now: 0, soon: 0, ways: new Set<number>(), peril: 0 }
    const inPlace = presenceIn(
      map,
      guards.map(({ at }) => at),
    )
    for (const raid of raids) {
      if (raid.raiders.length === 0) continue
      const { cost, before } = costsTo(raid, aim.hexes, inPlace)
      for (const { at, points, isReady } of raid.raiders) {
        if (cost[at]! > ahead * points) continue
        danger.soon += 1
        if (isReady && cost[at]! <= points) danger.now += 1
        for (let hex = at; hex >= 0; hex = before[hex]!) danger.ways.add(hex)
      }
    }
    if (!storm) return danger
    for (const hex of aim.hexes) {
      const defence = guards.reduce((sum, guard) => sum + (guard.at === hex ? guard.defence : 0), 0)
      if (defence > 0) danger.peril += perilOf(hex, defence, inPlace)
    }
    return danger
  }
}
