import type { OnMap } from '@/lib/wargame/occupancy'
import { SIDES, type Side } from '@/lib/wargame/ruleset'
import { zocOf } from '@/lib/wargame/zoc'
import type { TableWords } from './table-words'

/** What every table says of a hex at the end: whose supply reaches it, and whose zones. */
export function supplyAndZones(
  { tell }: TableWords,
  at: OnMap,
  hex: string,
  isSupplied: (side: Side) => boolean,
): string[] {
  const supplied = SIDES.filter(isSupplied).map((side) => tell(`hex.supply.${side}`))
  const zones = SIDES.filter((side) => zocOf(at, side).has(hex)).map((side) => tell(`hex.zone.${side}`))
  return [supplied.join('; ') || tell('hex.supply.none'), ...zones]
}

/** A line for each kind of hexside that a hex has, as `hex.KIND` calls it: toward which hexes. */
export function sideLines(
  { own }: TableWords,
  at: OnMap,
  hex: string,
  kinds: Readonly<Record<string, (other: string) => boolean>>,
): string[] {
  const neighbours = at.rules.board.neighbours(hex)
  return Object.entries(kinds).flatMap(([kind, isSuch]) => {
    const sides = neighbours.filter(isSuch)
    return sides.length > 0 ? [own(`hex.${kind}`, { sides: sides.join(', ') })] : []
  })
}

/** Places that are worth something, each with what it counts where that is more than one. */
export const worthsText = (
  { townName, language }: TableWords,
  worths: Readonly<Record<string, number>>,
): string =>
  new Intl.ListFormat(language).format(
    Object.entries(worths).flatMap(([hex, n]) =>
      n > 0 ? [n > 1 ? `${townName(hex)} (${n})` : townName(hex)] : [],
    ),
  )
