import 'server-only'
import { accountRecord } from '@/lib/accounts/account'
import {
  answersOf,
  NO_RECORD,
  type PlayerRecord,
  RECORD_FIELD,
  ratedAfter,
  ratingField,
  readRating,
  readRecord,
  SHOWS_FIELD,
  summed,
} from '@/lib/accounts/record'
import type { Game } from '@/lib/kernel/game'
import { isInPerson } from '@/lib/kernel/log/entry'
import { readLog } from '@/lib/kernel/log/entry-text'
import { shareIn } from '@/lib/kernel/time/running-clock'
import { lostSeatField, TALLY_FIELD, tallyFields } from '@/lib/notices/row'
import { ownerField, shownField } from '@/lib/seats/seat'
import type { NamedChange } from '@/lib/store/event-store'
import { outagesNow } from '@/lib/store/outages'
import { allSides, type Services } from '../services'
import { entered } from './archive'
import type { LostSeat, Tally } from './tally'

type At = Pick<Services, 'store' | 'games' | 'now'>

const TRIES = 5
const PAGE = 500

/** Counts a game for those for whom it is over, as far as it was not counted yet; true if there was anything to count. */
export async function countTally(at: At, id: string): Promise<boolean> {
  const sides = allSides(at)
  const [ended, ...lost] = await at.store.fields(id, tallyFields(sides))
  for (const [n, text] of lost.entries()) if (text) await countLostSeat(at, id, sides[n]!, text)
  if (ended) await countEnd(at, id, ended)
  return [ended, ...lost].some(Boolean)
}

/** Tries to write what `work` says until nobody else was faster; null: there is nothing to write any more. */
async function written({ store }: At, work: () => Promise<readonly NamedChange[] | null>): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const changes = await work()
    if (!changes || (await store.setAll(changes))) return
  }
}

/** The records and ratings of both players, in the moment in which the tally goes. */
async function countEnd(at: At, id: string, text: string): Promise<void> {
  const { store } = at
  const tally = JSON.parse(text) as Tally
  const game = at.games[tally.play]
  if (!game) return
  const times = await answerTimes(at, id, game)
  const late = await lateIn(at, tally)
  await written(at, async () => {
    const names = game.sides.map(ownerField)
    const [left, ...owners] = await store.fields(id, [TALLY_FIELD, ...names])
    if (left !== text) return null
    const accounts = owners.flatMap((owner, n) => (owner ? [{ owner, side: game.sides[n]! }] : []))
    const fields = [RECORD_FIELD, ratingField(tally.play)] as const
    const found = await store.read(
      accounts.map(({ owner }) => ({ id: accountRecord(owner), names: ['made', ...fields, SHOWS_FIELD] })),
    )
    // Who has deleted his account has nothing left to count on; one who plays both sides himself is no two.
    const areApart = new Set(accounts.map(({ owner }) => owner)).size === accounts.length
    const isOfTwo = accounts.length === 2 && areApart
    const changes = accounts.flatMap(({ owner, side }, n): NamedChange[] => {
      const [made, record, rating] = found[n]!
      if (!made || !areApart) return []
      const score = tally.winner === 'draw' ? 0.5 : tally.winner === side ? 1 : 0
      const more: PlayerRecord = {
        finished: 1,
        late: late === side ? 1 : 0,
        results: tally.own
          ? { [tally.play]: score === 1 ? [1, 0, 0] : score === 0 ? [0, 0, 1] : [0, 1, 0] }
          : {},
        answers: answersOf(times[side] ?? []),
      }
      const other = found[1 - n]
      const after =
        tally.rated && isOfTwo && other?.[0]
          ? ratedAfter(readRating(rating), readRating(other[2]), score, tally.at)
          : null
      return [
        {
          id: accountRecord(owner),
          expect: { made, [fields[0]]: record ?? null, [fields[1]]: rating ?? null },
          set: {
            [fields[0]]: JSON.stringify(summed(readRecord(record), more)),
            ...(after ? { [fields[1]]: JSON.stringify(after) } : {}),
          },
        },
      ]
    })
    const asRead = Object.fromEntries(names.map((name, n) => [name, owners[n] ?? null]))
    const shows = accounts.filter((_, n) => found[n]![3]).map(({ side }) => side)
    const counted = {
      ...{ id, expect: { [TALLY_FIELD]: text, ...asRead }, unset: [TALLY_FIELD] },
      set: Object.fromEntries(shows.map((side) => [shownField(side), '1'])),
    }
    const list = isOfTwo && shows.length === 2 ? [await entered(store, id, tally.at)] : []
    return [...changes, counted, ...list]
  })
}

/** The side whose time was out as the game ended. */
async function lateIn(at: At, { late, resigned, at: then }: Tally): Promise<string | null> {
  if (!resigned) return late
  const out = shareIn(resigned.run, 1, await outagesNow(at))
  return out !== null && out <= then ? resigned.side : null
}

/** For who lost his side as his time was out the game is over with that. */
async function countLostSeat(at: At, id: string, side: string, text: string): Promise<void> {
  const { store } = at
  const { play, to, head } = JSON.parse(text) as LostSeat
  const game = at.games[play]
  if (!game) return
  const times = await answerTimes(at, id, game, head)
  const name = lostSeatField(side)
  const counted = { id, expect: { [name]: text }, unset: [name] }
  await written(at, async () => {
    const [left] = await store.fields(id, [name])
    if (left !== text) return null
    const [gone] = await store.fields(accountRecord(to), ['moved'])
    const record = accountRecord(gone ?? to)
    const [made, known] = await store.fields(record, ['made', RECORD_FIELD])
    if (!made) return [counted]
    const more = { ...NO_RECORD, finished: 1, late: 1, answers: answersOf(times[side] ?? []) }
    const set = { [RECORD_FIELD]: JSON.stringify(summed(readRecord(known), more)) }
    return [{ id: record, expect: { made, [RECORD_FIELD]: known ?? null }, set }, counted]
  })
}

/**
 * How long the player that each side has in the end took to answer, milliseconds: from the last entry of the other to
 * his own next. What fell on it while he slept counts, too: that is what the other waited for.
 */
async function answerTimes(
  { store }: At,
  id: string,
  game: Game,
  head = Number.POSITIVE_INFINITY,
): Promise<Record<string, number[]>> {
  const texts: string[] = []
  while (texts.length < head) {
    const most = Math.min(PAGE, head - texts.length)
    const page = await store.entries(id, texts.length, most)
    texts.push(...page)
    if (page.length < most) break
  }
  const times: Record<string, number[]> = Object.fromEntries(game.sides.map((side) => [side, []]))
  let last = null as { by: string; time: string } | null
  for (const { entry } of readLog(texts, game)) {
    if (entry.kind === 'joined') {
      // Whoever sits down has not let anybody wait yet.
      times[entry.by] = []
      if (last) last = { ...last, time: entry.time }
    }
    if (entry.kind !== 'order' || !isInPerson(entry)) continue
    if (last && last.by !== entry.by) times[entry.by]?.push(Date.parse(entry.time) - Date.parse(last.time))
    last = { by: entry.by, time: entry.time }
  }
  return times
}
