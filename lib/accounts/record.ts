import 'server-only'
import { z } from 'zod'
import { grown, NEWCOMER, rated, type Strength } from './glicko'

/*
 * What an account remembers of its games against other people once they are over: `record` for all of them, and
 * `rating:GAME` for those that were rated. Both follow from the game that ended, and are written once for it.
 */
export const RECORD_FIELD = 'record'
export const RATING_PREFIX = 'rating:'
export const ratingField = (kind: string): string => RATING_PREFIX + kind
/** The player wishes to be rated. */
export const RATED_FIELD = 'rated'
/** He shows his finished games to all, where the other player does, too. */
export const SHOWS_FIELD = 'shows'

/** Upper ends of the spans in which answers are counted, milliseconds; what takes longer is in the last. */
const HOUR = 3_600_000
const SPANS = { minutes: HOUR / 4, hour: HOUR, hours: 6 * HOUR, day: 24 * HOUR, days: 72 * HOUR }
export type Answering = keyof typeof SPANS | 'longer'
const ANSWERING: readonly Answering[] = [...(Object.keys(SPANS) as (keyof typeof SPANS)[]), 'longer']

const count = z.number().int()
const recordSchema = z.strictObject({
  finished: count,
  /** Of these so many ended, for him, with his time being out. */
  late: count,
  /** Won, drawn and lost, by game; of those alone that he played from beginning to end against one and the same. */
  results: z.record(z.string(), z.tuple([count, count, count])).default({}),
  /** How often he answered within each of the spans. */
  answers: z.array(count).length(ANSWERING.length),
})
export type PlayerRecord = z.infer<typeof recordSchema>
/** Won, drawn, lost. */
export type Results = PlayerRecord['results'][string]
export const NO_RECORD: PlayerRecord = { finished: 0, late: 0, results: {}, answers: ANSWERING.map(() => 0) }
export const readRecord = (text: string | null | undefined): PlayerRecord =>
  text ? recordSchema.parse(JSON.parse(text)) : NO_RECORD

/** Two records of one player as one. */
export const summed = (one: PlayerRecord, other: PlayerRecord): PlayerRecord => ({
  finished: one.finished + other.finished,
  late: one.late + other.late,
  results: Object.fromEntries(
    [...new Set([...Object.keys(one.results), ...Object.keys(other.results)])].map((kind) => [
      kind,
      added(one.results[kind] ?? [0, 0, 0], other.results[kind] ?? [0, 0, 0]),
    ]),
  ),
  answers: one.answers.map((n, i) => n + other.answers[i]!),
})

const added = ([won, drawn, lost]: Results, [w, d, l]: Results): Results => [won + w, drawn + d, lost + l]

/** So many answers, by how long each took, in milliseconds. */
export const answersOf = (times: readonly number[]): number[] => {
  const ends = Object.values(SPANS)
  const spanOf = (ms: number) => {
    const n = ends.findIndex((end) => ms <= end)
    return n < 0 ? ends.length : n
  }
  const answers = ANSWERING.map(() => 0)
  for (const ms of times) answers[spanOf(ms)]! += 1
  return answers
}

/** Within which time a player usually answers: at least every second answer came by then. Null: he never did. */
export function usualAnswer({ answers }: PlayerRecord): Answering | null {
  const all = answers.reduce((sum, n) => sum + n, 0)
  let sum = 0
  const n = answers.findIndex((count) => {
    sum += count
    return all > 0 && sum * 2 >= all
  })
  return ANSWERING[n] ?? null
}

const ratingSchema = z.strictObject({
  rating: z.number(),
  spread: z.number(),
  volatility: z.number(),
  games: z.number().int(),
  /** When the last of them ended, milliseconds since 1970. */
  at: z.number(),
})
export type Rating = z.infer<typeof ratingSchema>
export const readRating = (text: string | null | undefined): Rating | null =>
  text ? ratingSchema.parse(JSON.parse(text)) : null

/** Games until a rating counts as known. */
export const PROVISIONAL = 8
/** Milliseconds in which the spread of who does not play grows as much as in one period. */
const PERIOD = 60 * 24 * HOUR

/** A strength as it stands at an hour: what is not tried is known less and less. */
export const strengthAt = (known: Rating | null, now: number): Strength =>
  known ? grown(known, Math.max(0, now - known.at) / PERIOD) : NEWCOMER

/** The rating of one player after a game: each game is a period of its own. */
export function ratedAfter(known: Rating | null, other: Rating | null, score: number, now: number): Rating {
  const [mine, his] = [known, other].map((one) => strengthAt(one, now)) as [Strength, Strength]
  return { ...rated(mine, [{ ...his, score }]), games: (known?.games ?? 0) + 1, at: now }
}
