import type { Line } from '@/lib/kernel/game'
import type { Side } from '../ruleset'
import type { Papers, Pass, Stopped } from './papers'

// A turn that its owner wishes to be passed: his staff leads it, unless something happens first that he has named. Whether it
// has is judged by what he himself sees and is told, and by nothing else.

/** Hexes from an army within which an enemy is near. */
export const NEAR = 2

/** What of a moment its owner sees that a pass depends on. */
export interface PassMoment {
  /** Whose sitting it is: all that falls on a side until it is the other's, but for choices within his. */
  readonly sitting: Side | null
  readonly turn: number
  /** Where enemies are that are seen, and own units, on the map. */
  readonly enemies: ReadonlyMap<string, string>
  readonly own: ReadonlyMap<string, string>
  /** Places that count and are his. */
  readonly places: readonly string[]
  /** By zones in play, mud or snow where it lies. */
  readonly deep: Readonly<Record<string, string>>
  distance(one: string, other: string): number
}

/** What happened between two moments of one owner that he has named; null: nothing of it. */
export function stopOf(
  pass: Pass,
  before: PassMoment,
  now: PassMoment,
  told: readonly Line[],
  attacks: ReadonlySet<string>,
): Stopped | null {
  const fight = pass.attacked && told.find(({ key }) => attacks.has(key))
  if (fight) return { why: 'attacked', ...placed(fight.params.target ?? fight.params.hex ?? fight.at?.[0]) }
  const fallen = pass.places && before.places.find((hex) => !now.places.includes(hex))
  if (fallen) return { why: 'place', at: fallen }
  const come = pass.near ? comeNear(pass.near.units, before, now) : null
  if (come) return { why: 'near', at: come }
  const ends = pass.ground && Object.keys(before.deep).some((zone) => now.deep[zone] !== before.deep[zone])
  return ends ? { why: 'ground' } : null
}

const placed = (hex: string | number | undefined) => (hex === undefined ? {} : { at: `${hex}` })

/** Where an enemy has come to within two hexes of some units; null: nowhere that is seen. */
function comeNear(units: readonly string[], before: PassMoment, now: PassMoment): string | null {
  const posts = [...new Set(units.flatMap((unit) => now.own.get(unit) ?? []))]
  const known = new Set(before.enemies.values())
  const comers = [...now.enemies].filter(([unit, hex]) => {
    const from = before.enemies.get(unit)
    // Who is seen now as somebody above him has left was there all along.
    return from === undefined ? !known.has(hex) : from !== hex
  })
  return comers.find(([, hex]) => posts.some((post) => now.distance(post, hex) <= NEAR))?.[1] ?? null
}

/** The papers of a side as it has gone on from one moment to another; `passed`: in a sitting that is passed. The same: as they are. */
export function passedOn(
  papers: Papers,
  side: Side,
  before: PassMoment,
  now: PassMoment,
  told: readonly Line[],
  { attacks, passed }: { readonly attacks: ReadonlySet<string>; readonly passed: boolean },
): Papers {
  const { pass, stopped, ...rest } = papers
  const [wasHis, isHis] = [before.sitting === side, now.sitting === side]
  // Once he has handed over nobody need be told any more why the turn was his own.
  if (!pass) return stopped && wasHis && !isHis ? rest : papers
  const { until } = pass
  if (until === undefined ? passed && !isHis : now.turn > until && isHis !== wasHis) return rest
  // What he does himself in his own turn is no reason against the next.
  const why = passed || !wasHis ? stopOf(pass, before, now, told, attacks) : null
  return why ? { ...rest, stopped: why } : papers
}
