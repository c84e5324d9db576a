import { printedCite } from '@/lib/kernel/cite'
import 'server-only'
import type { Refusal } from '@/lib/kernel/decision'
import type { Game } from '@/lib/kernel/game'
import { bearing } from '@/lib/store/branded-error'
import { en } from '@/lib/words/en'
import { wordsOf } from '@/lib/words/words'
import type { ApiError, GameAnswer } from '../api/game'

// Answers for people speak English; a browser tells a refusal by its key, in the reader's language.
const { ui, isUiWord } = wordsOf('en', en)

const STATUS: Readonly<Record<ApiError['error'], number>> = {
  'bad-request': 400,
  'not-signed-in': 401,
  'not-your-seat': 403,
  'wrong-origin': 403,
  'not-found': 404,
  stale: 409,
  'repeated-differently': 409,
  gone: 410,
  'too-large': 413,
  'wrong-type': 415,
  refused: 422,
  'too-many': 429,
  internal: 500,
  unavailable: 503,
}

/** An answer that is an error. Its words are made for people and hold no secret. */
export class Problem extends Error {
  readonly mark = 'problem'
  static override readonly [Symbol.hasInstance] = bearing('problem')
  readonly status: number

  constructor(
    readonly answer: ApiError,
    /** Seconds until it is worth asking again. */
    readonly retryAfter: number | null = null,
  ) {
    super(answer.error)
    this.status = STATUS[answer.error]
  }
}

const problem = (error: ApiError['error'], message: string, more: Partial<ApiError> = {}) =>
  new Problem({ error, message, ...more })

export const badRequest = (message: string, path?: string) =>
  problem('bad-request', message, path === undefined ? {} : { path })
export const notFound = () =>
  problem('not-found', 'There is no such game, or this browser has no seat at it.')
export const noSuchAddress = () => problem('not-found', 'There is nothing at this address.')
export const notSignedIn = () => problem('not-signed-in', 'This browser has no account here.')
export const tooMany = (seconds = 3_600) =>
  new Problem(
    { error: 'too-many', message: 'That was too often in a short time. Please wait a little.' },
    seconds,
  )
export const notYourSeat = (message: string) => problem('not-your-seat', message)
export const wrongOrigin = () => problem('wrong-origin', 'This request did not come from our own pages.')
export const deadLink = () =>
  problem('gone', 'This link leads nowhere any more: it was used, or withdrawn, or never was one.')
export const askedLongAgo = () =>
  problem('gone', 'This request made an account some time ago, and is not answered once more.')
export const otherRules = () =>
  problem('gone', 'This table was begun under an earlier edition of the rules and cannot be played on.')
export const tooLarge = () => problem('too-large', 'This request is too long.')
export const wrongType = () => problem('wrong-type', 'Requests must be JSON.')
export const stale = (now: GameAnswer) =>
  problem('stale', 'The game has moved on. Look again, then decide.', { now })
export const repeatedDifferently = () =>
  problem('repeated-differently', 'A different request with this id has been carried out already.')
export const unavailable = (message: string) => problem('unavailable', message)
export const tooManyPictures = () =>
  new Problem({ error: 'unavailable', message: 'Many pictures are waited for. Ask again soon.' }, 5)
export const internal = () =>
  problem('internal', 'Something went wrong here. Nothing is known to be lost; ask again.')
export const notNow = (message: string) => problem('refused', message)

/** Others have written at the same moment, again and again. */
export const tooManyHands = () =>
  unavailable('Too many hands on this table at once. Nothing was changed; please try again.')

/** What is told of a refusal. Players read the printed number, without our letters. */
export const refusalTold = (game: Game, { no, because, at }: Refusal): ApiError => ({
  error: 'refused',
  message: isUiWord(because.key) ? ui(because.key, because.params) : game.say(because),
  no: printedCite(no),
  because,
  ...(at ? { at } : {}),
})

/** The rules say no. */
export const refusedBy = (game: Game, refusal: Refusal) => new Problem(refusalTold(game, refusal))
