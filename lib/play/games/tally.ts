import 'server-only'
import { accountRecord } from '@/lib/accounts/account'
import {
  answersOf,
  RECORD_FIELD,
  ratedAfter,
  ratingField,
  readRating,
  readRecord,
  summed,
} from '@/lib/accounts/record'
import type { Game } from '@/lib/kernel/game'
import { readLog } from '@/lib/kernel/log/entry-text'
import type { Match } from '@/lib/kernel/log/match'
import { resultOf } from '@/lib/kernel/log/projection'
import { TALLY_FIELD } from '@/lib/notices/row'
import { ownerField } from '@/lib/seats/seat'
import type { NamedChange } from '@/lib/store/event-store'
import type { Services } from '../services'

/** What TALLY_FIELD holds. */
interface Tally {
  play: string
  /** A side, or `draw`. */
  winner: string
  /** The side whose time was out. */
  late: string | null
  rated: boolean
  /** Milliseconds since 1970. */
  at: number
}

/** Ways to end by which nobody was beaten: a player's account was deleted, or both were. */
const UNPLAYED = ['table.end.left', 'table.end.abandoned']
const OUT_OF_TIME = ['table.end.time', 'table.end.silent']

/**
 * What is to be counted of a game that has just ended; none of a hot seat, of one against the computer, or where a
 * player has left for good. Where a substitute sat down it counts for those who ended it, and nobody is rated: neither
 * result is that of one player.
 */
export function tallyOf(game: Game, before: Match | null, after: Match, now: number): Record<string, string> {
  const result = resultOf(game, after)
  if (!before || !result || resultOf(game, before) || after.mode !== 'invite') return {}
  const isOfTwo = game.sides.every((side) => after.players[side] === 'person')
  if (!isOfTwo || UNPLAYED.includes(result.why.key)) return {}
  const late = OUT_OF_TIME.includes(result.why.key) ? String(result.why.params.side) : null
  const isOwn = Object.keys(after.settled.substitutes).length === 0
  const rated = after.challenge?.rated === true && isOwn
  const tally: Tally = { play: game.id, winner: result.winner, late, rated, at: now }
  return { [TALLY_FIELD]: JSON.stringify(tally) }
}

const TRIES = 5
const PAGE = 500

/** Counts a game that is over for the accounts of both, if it was not counted yet; true if it was to be. */
export async function countTally(
  { store, games }: Pick<Services, 'store' | 'games'>,
  id: string,
): Promise<boolean> {
  const [text] = await store.fields(id, [TALLY_FIELD])
  if (!text) return false
  const tally = JSON.parse(text) as Tally
  const game = games[tally.play]
  if (!game) return false
  const times = await answerTimes({ store }, id, game)
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const names = game.sides.map(ownerField)
    const owners = await store.fields(id, names)
    const accounts = owners.flatMap((owner, n) => (owner ? [{ owner, side: game.sides[n]! }] : []))
    const fields = [RECORD_FIELD, ratingField(tally.play)]
    const found = await store.read(
      accounts.map(({ owner }) => ({ id: accountRecord(owner), names: ['made', ...fields] })),
    )
    // Who has deleted his account has nothing left to count on; one who plays both sides himself is no two.
    const isOfTwo = accounts.length === 2 && new Set(owners).size === 2
    const changes = accounts.flatMap(({ owner, side }, n): NamedChange[] => {
      const [made, record, rating] = found[n]!
      if (!made || new Set(owners).size < accounts.length) return []
      const more = {
        finished: 1,
        late: tally.late === side ? 1 : 0,
        answers: answersOf(times[side] ?? []),
      }
      const other = found[1 - n]
      const score = tally.winner === 'draw' ? 0.5 : tally.winner === side ? 1 : 0
      const after =
        tally.rated && isOfTwo && other?.[0]
          ? ratedAfter(readRating(rating), readRating(other[2]), score, tally.at)
          : null
      return [
        {
          id: accountRecord(owner),
          expect: { made: made ?? null, [fields[0]!]: record ?? null, [fields[1]!]: rating ?? null },
          set: {
            [RECORD_FIELD]: JSON.stringify(summed(readRecord(record), more)),
            ...(after ? { [fields[1]!]: JSON.stringify(after) } : {}),
          },
        },
      ]
    })
    const counted = {
      id,
      expect: {
        [TALLY_FIELD]: text,
        ...Object.fromEntries(names.map((name, n) => [name, owners[n] ?? null])),
      },
      unset: [TALLY_FIELD],
    }
    if (await store.setAll([...changes, counted])) return true
    const [left] = await store.fields(id, [TALLY_FIELD])
    if (!left) return true
  }
  return true
}

/**
 * How long each side took to answer, milliseconds: from the last entry of the other to its own next. What fell on it
 * while it slept counts, too: that is what the other waited for.
 */
async function answerTimes(
  { store }: Pick<Services, 'store'>,
  id: string,
  game: Game,
): Promise<Record<string, number[]>> {
  const texts: string[] = []
  for (;;) {
    const page = await store.entries(id, texts.length, PAGE)
    texts.push(...page)
    if (page.length < PAGE) break
  }
  const times: Record<string, number[]> = Object.fromEntries(game.sides.map((side) => [side, []]))
  let last: { by: string; time: string } | null = null
  for (const { entry } of readLog(texts, game)) {
    if (entry.kind !== 'order' || entry.lapsed) continue
    if (last && last.by !== entry.by) times[entry.by]?.push(Date.parse(entry.time) - Date.parse(last.time))
    last = { by: entry.by, time: entry.time }
  }
  return times
}
