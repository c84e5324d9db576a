import { cached, once } from './cached'
import { type MapRules, mapOf } from './map'
import type { Side, Situation } from './ruleset'

/** What must be known of a piece to say whose hex it stands in. */
export interface PieceFacts {
  readonly side: Side
  /** true: a headquarters or the like, which is no combat unit. */
  readonly hq: boolean
}

/** Where pieces lie: on a hex or in a box, by id. What is not named lies nowhere. */
export interface Pieces {
  readonly counters: Readonly<Record<string, { readonly at: string }>>
}

/** Pieces on a map: what is printed on them, and where they are. */
export type OnMap = Situation<MapRules & { readonly counters: Readonly<Record<string, PieceFacts>> }, Pieces>

/** What stands in a hex for one side, as `held` tells it. */
export const NOBODY = 0
export const HQ_ALONE = 1
export const COMBAT_UNIT = 2

/** Where pieces lie together: a hex by its number, or -1 for a box; in the order of ids. */
interface Stack {
  readonly number: number
  readonly ids: string[]
}

interface Found {
  readonly stacks: ReadonlyMap<string, Stack>
  readonly units: Readonly<Record<Side, readonly string[]>>
  readonly hqs: Readonly<Record<Side, readonly string[]>>
  readonly held: Readonly<Record<Side, Uint8Array>>
  /** By number, the hex of each combat unit. */
  readonly places: Readonly<Record<Side, readonly number[]>>
}

const piecesOf = once(({ counters }: OnMap['rules']) =>
  Object.entries(counters)
    .map(([id, { side, hq }]) => ({ id, side, hq }))
    .sort((a, b) => (a.id < b.id ? -1 : 1)),
)

const found = cached(
  ({ open }: OnMap) => open.counters,
  ({ rules, open: { counters } }): Found => {
    const { hexes, numberOf } = mapOf(rules)
    const stacks = new Map<string, Stack>()
    const units = { german: [] as string[], soviet: [] as string[] }
    const hqs = { german: [] as string[], soviet: [] as string[] }
    const held = { german: new Uint8Array(hexes.length), soviet: new Uint8Array(hexes.length) }
    const places = { german: [] as number[], soviet: [] as number[] }
    for (const { id, side, hq } of piecesOf(rules)) {
      const place = counters[id]?.at
      if (place === undefined) continue
      const stack = stacks.get(place) ?? { number: numberOf(place), ids: [] }
      if (stack.ids.length === 0) stacks.set(place, stack)
      stack.ids.push(id)
      const { number } = stack
      if (number < 0) continue
      if (hq) {
        hqs[side].push(id)
        if (held[side][number] === NOBODY) held[side][number] = HQ_ALONE
      } else {
        units[side].push(id)
        places[side].push(number)
        held[side][number] = COMBAT_UNIT
      }
    }
    return { stacks, units, hqs, held, places }
  },
)

const isHq = ({ rules }: OnMap, id: string) => rules.counters[id]!.hq
const isOf = ({ rules }: OnMap, id: string, side: Side | undefined) =>
  !side || rules.counters[id]!.side === side

/** Pieces of either side on a hex; this list and others are in the order of ids. */
export function countersAt(at: OnMap, hex: string): readonly string[] {
  const stack = found(at).stacks.get(hex)
  return stack && stack.number >= 0 ? stack.ids : []
}

/** Combat units on a hex, of one side if named. */
export const combatUnitsAt = (at: OnMap, hex: string, side?: Side): string[] =>
  countersAt(at, hex).filter((id) => !isHq(at, id) && isOf(at, id, side))

/** The HQ on a hex, of one side if named. */
export const hqAt = (at: OnMap, hex: string, side?: Side): string | null =>
  countersAt(at, hex).find((id) => isHq(at, id) && isOf(at, id, side)) ?? null

/** Whose hex it is: the side of the combat units there, else of the HQ. */
export function sideAt(at: OnMap, hex: string): Side | null {
  const here = countersAt(at, hex)
  const holder = here.find((id) => !isHq(at, id)) ?? here[0]
  return holder ? at.rules.counters[holder]!.side : null
}

/** true: an HQ stands there without any combat unit. */
export function isLoneHq(at: OnMap, hex: string): boolean {
  const here = countersAt(at, hex)
  return here.length > 0 && here.every((id) => isHq(at, id))
}

/** true: a piece of the enemy of `side` stands there. */
export const enemyAt = (at: OnMap, hex: string, side: Side): boolean =>
  countersAt(at, hex).some((id) => !isOf(at, id, side))

/** The hex on which a piece stands; null in a box. */
export function hexOf({ rules, open }: OnMap, id: string): string | null {
  const at = open.counters[id]?.at
  return at !== undefined && mapOf(rules).numberOf(at) >= 0 ? at : null
}

/** true: a piece stands on a hex, and not in a box. */
export const onMap = (at: OnMap, id: string): boolean => hexOf(at, id) !== null

/** Combat units of a side on the map. */
export const onMapUnits = (at: OnMap, side: Side): readonly string[] => found(at).units[side]

/** Hexes to the nearest combat unit of a side; 999 where there is none. */
export const hexesToNearest = (at: OnMap, hex: string, side: Side): number =>
  Math.min(999, ...onMapUnits(at, side).map((unit) => at.rules.board.distance(hex, hexOf(at, unit)!)))

/** Combat units of a side that stand so near to a hex. */
export const unitsWithin = (at: OnMap, hex: string, side: Side, hexes: number): string[] =>
  onMapUnits(at, side).filter((unit) => at.rules.board.distance(hex, hexOf(at, unit)!) <= hexes)

/** HQs of a side on the map. */
export const onMapHqs = (at: OnMap, side: Side): readonly string[] => found(at).hqs[side]

/** For each hex by number, what stands there of this side: NOBODY, HQ_ALONE or COMBAT_UNIT. */
export const held = (at: OnMap, side: Side): Uint8Array => found(at).held[side]

const lastHeld = once((_rules: OnMap['rules']) => new Map<Side, Uint8Array>())
/** The same, and the same object as long as the same hexes are held, whoever stands there. */
export const heldAlike = cached(
  ({ open }: OnMap) => open.counters,
  (at, side: Side): Uint8Array => {
    const now = held(at, side)
    const last = lastHeld(at.rules).get(side)
    if (last?.every((one, i) => one === now[i])) return last
    lastHeld(at.rules).set(side, now)
    return now
  },
)

/** By number, the hex of each combat unit of a side on the map; where two stand it is there twice. */
export const unitPlaces = (at: OnMap, side: Side): readonly number[] => found(at).places[side]

/** true: a side stands next to a hex. */
export const standsBeside = (at: OnMap, side: Side, hex: string): boolean =>
  at.rules.board.neighbours(hex).some((near) => sideAt(at, near) === side)

/** Pieces that lie together in a place, a hex or a box, of one side if named. */
export const piecesIn = (at: OnMap, place: string, side?: Side): string[] =>
  (found(at).stacks.get(place)?.ids ?? []).filter((id) => isOf(at, id, side))

/** Pieces that lie in a box, or whatever else is no hex, of one side if named. */
export const inBox: typeof piecesIn = piecesIn
