import { cached } from './cached'
import { type MapRules, mapOf } from './map'
import { hexOf, type OnMap, onMapHqs, onMapUnits, type PieceFacts, type Pieces } from './occupancy'
import { SIDES, type Situation } from './ruleset'

/** Pieces on a map, with how many hexes the command of an HQ reaches. */
type Commanded = Situation<
  MapRules & { readonly counters: Readonly<Record<string, PieceFacts & { readonly range: number | null }>> },
  Pieces
>

/** true: the hex lies within the command range of an HQ. Only hexes count; an HQ that is not on the map commands nobody. */
export function inCommandRange(at: Commanded, hq: string, hex: string): boolean {
  const from = hexOf(at, hq)
  return from !== null && at.rules.board.distance(from, hex) <= (at.rules.counters[hq]!.range ?? 0)
}

/** Those of some pieces on the map that an HQ has in its command range. */
export const commandedBy = (at: Commanded, hq: string, pieces: readonly string[]): string[] =>
  pieces.filter((id) => inCommandRange(at, hq, hexOf(at, id)!))

/** HQs on the map with no combat unit of their side in command range, by id. */
export const orphanedHqs = (at: Commanded): string[] =>
  SIDES.flatMap((side) =>
    onMapHqs(at, side).filter((hq) => commandedBy(at, hq, onMapUnits(at, side)).length === 0),
  ).sort()

/** What comes in near some pieces on the map, such as headquarters: within so many hexes of one of them. */
export const nearnessTo = <At extends OnMap>(
  anchors: (at: At) => readonly string[],
  range: (rules: At['rules']) => number,
) => {
  const isNear = (at: At, anchor: string, hex: string): boolean =>
    at.rules.board.distance(hexOf(at, anchor)!, hex) <= range(at.rules)
  return {
    isNear,
    anchorsNear: (at: At, hex: string): string[] => anchors(at).filter((anchor) => isNear(at, anchor, hex)),
    /** All hexes near any of them, in the order of the map. */
    hexesNear: cached(
      ({ open }: At) => open.counters,
      (at): readonly string[] => {
        const { hexes, hexesBetween, numberOf } = mapOf(at.rules)
        const places = anchors(at).map((anchor) => numberOf(hexOf(at, anchor)!))
        return hexes.filter((_hex, i) => places.some((place) => hexesBetween(place, i) <= range(at.rules)))
      },
    ),
  }
}

/** Pieces in groups, in each of which every one is linked to another; `linked`: which of those that are left are. */
export function linkedGroups(
  pieces: readonly string[],
  linked: (piece: string, left: ReadonlySet<string>) => readonly string[],
): string[][] {
  const left = new Set(pieces)
  const groups: string[][] = []
  for (const first of pieces) {
    if (!left.delete(first)) continue
    const group = [first]
    for (const piece of group)
      for (const next of linked(piece, left)) {
        left.delete(next)
        group.push(next)
      }
    groups.push(group)
  }
  return groups
}

/** Pieces on the map as chains, in each of which every link lies at most so many hexes from another. */
export const chainsOf = (at: OnMap, pieces: readonly string[], hexes: number): string[][] =>
  linkedGroups(pieces, (link, left) => {
    const from = hexOf(at, link)!
    return [...left].filter((piece) => at.rules.board.distance(from, hexOf(at, piece)!) <= hexes)
  })
