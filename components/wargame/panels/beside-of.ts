import { SIDES, type Side } from '@/lib/wargame/ruleset'
import type { BesideGroup } from '../later-port'

/** What a game says of the pieces that it has beside the map. */
interface BesideRules {
  sideOf(id: string): Side
  title(side: Side): string
  piece(id: string): Omit<BesideGroup['pieces'][number], 'id'>
  /** What more is to be known of one; null: nothing. */
  note?(id: string): string | null
}

/** Pieces beside the map, by side. */
export const besideOf = (
  ids: readonly string[],
  { sideOf, title, piece, note }: BesideRules,
): readonly BesideGroup[] =>
  SIDES.flatMap((side) => {
    const own = ids.filter((id) => sideOf(id) === side)
    if (own.length === 0) return []
    const pieces = own.map((id) => ({ id, ...piece(id) }))
    return [{ title: title(side), pieces, notes: own.flatMap((id) => note?.(id) ?? []) }]
  })
