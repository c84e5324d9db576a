import 'server-only'
import type { Game, Viewer } from '@/lib/kernel/game'
import type { Appended } from '@/lib/kernel/log/commands'
import { BrokenChain } from '@/lib/kernel/log/entry'
import { handedOver } from '@/lib/kernel/log/handed-over'
import type { Match } from '@/lib/kernel/log/match'
import { playerTurnIn } from '@/lib/kernel/log/projection'
import { StoreUnreadable } from '@/lib/store/event-store'
import { packSnapshot, unpackSnapshot } from '@/lib/store/snapshot'
import type { Call } from '../call'
import type { Table } from './table'
import { wholeLog } from './whole-log'

// A recap begins where its reader handed over. In a game of many orders that lies far before the last snapshot, so that its
// match is kept, too: a cache, as a snapshot is.

const handedField = (side: string): string => `handed:${side}`

/** How it stood when a side's player turn was over, in games that name them; to be written in the same moment. */
export function handOverFields(
  game: Game,
  before: Match | null,
  { match, written }: Appended,
): Record<string, string> {
  const by = written.at(-1)?.entry.by
  const isOver = game.playerTurn && before && playerTurnIn(game, before) !== playerTurnIn(game, match)
  return isOver && by !== undefined && game.sides.includes(by)
    ? { [handedField(by)]: packSnapshot(match) }
    : {}
}

/** Entries that are folded again where nothing was kept. */
const MOST = 1_000

/** The match from which a viewer is told what has happened (`handedOver`); null: nothing is set up, it lies too far back, or cannot be read. */
export async function handOverOf(
  call: Call,
  { game, match, past }: Pick<Table, 'game' | 'match' | 'past'>,
  viewer: Viewer,
): Promise<Match | null> {
  const kept = game.playerTurn ? await keptFor(call, game, viewer) : null
  if (kept) return kept
  const recent = handedOver(game, past, viewer)
  if (recent || past.match === null || match.head > MOST) return recent
  try {
    return handedOver(game, { match: null, texts: await wholeLog(call, match.head) }, viewer)
  } catch (error) {
    // A log whose older part is damaged tells nothing of it; how the game stands is told all the same.
    if (error instanceof BrokenChain || error instanceof SyntaxError || error instanceof StoreUnreadable)
      return null
    throw error
  }
}

/** A player's own, and for everybody else the older of both: since then one player turn has gone by. */
async function keptFor({ services, game: id }: Call, game: Game, viewer: Viewer): Promise<Match | null> {
  const sides = game.sides.includes(viewer) ? [viewer] : game.sides
  const texts = await services.store.fields(id, sides.map(handedField))
  const kept = texts.flatMap((text) => (text && unpackSnapshot(services.games, text)) || [])
  return kept.length === sides.length ? kept.reduce((a, b) => (b.head < a.head ? b : a)) : null
}
