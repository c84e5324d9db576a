import 'server-only'
import type { Game, Viewer } from '@/lib/kernel/game'
import type { Appended } from '@/lib/kernel/log/commands'
import { BrokenChain, isInPerson } from '@/lib/kernel/log/entry'
import { fold } from '@/lib/kernel/log/fold'
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

/** The match as a side handed over after a long player turn, and the number of entries as it handed over last. */
const FIELDS = {
  match: (side: string): string => `handed:${side}`,
  head: (side: string): string => `over:${side}`,
}

/**
 * Where a side's player turn was over, in games that name them, to be written in the same moment. Its match is kept where that
 * turn was so long that a snapshot was written in it (`past`): so no more of them are written than of those.
 */
export function handOverFields(
  game: Game,
  before: Match | null,
  { match, written }: Appended,
  past: Match | null,
): Record<string, string> {
  // A turn that his staff has led its player has not seen: he is told of it with what came before.
  const last = written.findLast(({ entry }) => entry.kind === 'order')?.entry
  if (!game.playerTurn || !before || last?.kind !== 'order' || !isInPerson(last)) return {}
  const { by } = last
  const turn = playerTurnIn(game, before)
  if (turn === playerTurnIn(game, match)) return {}
  const isLong = past !== null && playerTurnIn(game, past) === turn
  return {
    [FIELDS.head(by)]: String(match.head),
    ...(isLong ? { [FIELDS.match(by)]: packSnapshot(match) } : {}),
  }
}

/** Entries that are folded again where nothing was kept. */
const MOST = 1_000

/** The match from which a viewer is told what has happened (`handedOver`); null: nothing is set up, it lies too far back, or cannot be read. */
export async function handOverOf(
  call: Call,
  { game, match, past }: Pick<Table, 'game' | 'match' | 'past'>,
  viewer: Viewer,
): Promise<Match | null> {
  try {
    const noted = game.playerTurn ? await notedFor(call, { game, past }, viewer) : null
    if (noted) return noted
    const recent = handedOver(game, past, viewer)
    if (recent || past.match === null || match.head > MOST) return recent
    return handedOver(game, { match: null, texts: await wholeLog(call, match.head) }, viewer)
  } catch (error) {
    // A log whose older part is damaged tells nothing of it; how the game stands is told all the same.
    if (error instanceof BrokenChain || error instanceof SyntaxError || error instanceof StoreUnreadable)
      return null
    throw error
  }
}

/** A player's own, and for everybody else the older of both: since then one player turn has gone by. */
async function notedFor(
  call: Call,
  { game, past }: Pick<Table, 'game' | 'past'>,
  viewer: Viewer,
): Promise<Match | null> {
  const { store, games } = call.services
  const sides = game.sides.includes(viewer) ? [viewer] : game.sides
  const texts = await store.fields(call.game, [...sides.map(FIELDS.match), ...sides.map(FIELDS.head)])
  const kept = texts.slice(0, sides.length).map((text) => (text && unpackSnapshot(games, text)) || null)
  // Games of before keep a match alone.
  const heads = sides.map((_, i) => Number(texts[sides.length + i] ?? kept[i]?.head ?? 0))
  const head = Math.min(...heads)
  const base = [...kept, past.match].reduce(
    (best, one) => (one && one.head <= head && one.head > (best?.head ?? 0) ? one : best),
    null,
  )
  const from = base?.head ?? 0
  if (!(head > 0) || head - from > MOST) return null
  if (base && head === from) return base
  return fold(
    game,
    base,
    base === past.match ? past.texts.slice(0, head - from) : await wholeLog(call, head, from),
  )
}
