import 'server-only'
import {
  PROVISIONAL,
  RATED_FIELD,
  type Rating,
  RECORD_FIELD,
  ratingField,
  readRating,
  readRecord,
  strengthAt,
  usualAnswer,
} from '@/lib/accounts/record'
import type { PlayerTold, RatingTold } from '../api/list'

/** What to read of an account to tell what its player is known by in one game. */
export const toldNames = (kind: string): string[] => [RECORD_FIELD, RATED_FIELD, ratingField(kind)]

/** The same once it was read: who does not wish to be rated has no rating for others. */
export function playerTold([record, wish, rating]: readonly (string | null)[], now: number): PlayerTold {
  const known = readRecord(record)
  const of = wish === '1' ? readRating(rating) : null
  return {
    finished: known.finished,
    late: known.late,
    answers: usualAnswer(known),
    rating: of && ratingTold(of, now),
    rated: wish === '1',
  }
}

/** A rating as it is told, in whole points. */
export function ratingTold(known: Rating, now: number): RatingTold {
  const { rating, spread } = strengthAt(known, now)
  return {
    rating: Math.round(rating),
    spread: Math.round(spread),
    games: known.games,
    provisional: known.games < PROVISIONAL,
  }
}
