import type { GameManifest } from '@/components/games/manifest'
import type { ListedGame } from '@/lib/play/api/list'

type Played = Pick<ListedGame, 'kind' | 'changed'>

/** The game that the first page is about: which was played last, or for a newcomer the shortest. */
export function inFront(shelf: readonly GameManifest[], played: readonly Played[]): GameManifest {
  const known = played.filter(({ kind }) => shelf.some(({ id }) => id === kind))
  const last = known.reduce<Played | null>(
    (last, one) => (last && last.changed >= one.changed ? last : one),
    null,
  )
  return (
    shelf.find(({ id }) => id === last?.kind) ??
    shelf.reduce((shortest, one) => (one.hours < shortest.hours ? one : shortest))
  )
}
