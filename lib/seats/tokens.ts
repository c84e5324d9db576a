import 'server-only'
import { createHash, createHmac } from 'node:crypto'

/** A secret of 256 bits, as it stands in a cookie or behind the # of a link. */
export const TOKEN = /^[A-Za-z0-9_-]{43}$/

// The length before each part keeps two lists of parts from giving the same text.
const joined = (parts: readonly string[]) => parts.map((part) => `${part.length}:${part}`).join('')

/** A hash of several texts that no other list of texts has. */
export const digest = (...parts: string[]) => createHash('sha256').update(joined(parts)).digest('base64url')

/** Under which name an account's seat in a game is stored. From it nobody can tell the account's other games. */
export const seatHash = (game: string, account: string): string => digest('fieldpost/seat/1', game, account)

/** What is stored of the secret of a link. */
export const linkHash = (game: string, token: string): string => digest('fieldpost/link/1', game, token)

/** A fingerprint of a request, to tell a repeat from another request with the same id. */
export const fingerprint = (...parts: string[]): string =>
  digest('fieldpost/request/1', ...parts).slice(0, 22)

/**
 * A secret that follows from the server's key and a request, so that a repeat of the request, whose first answer may
 * have been lost, is answered with the same secret although it is stored nowhere.
 */
export const derivedToken = (key: Buffer, ...parts: string[]): string =>
  createHmac('sha256', key)
    .update(joined(['fieldpost/token/1', ...parts]))
    .digest('base64url')

/** An id of 132 bits that follows in the same way. */
export const derivedId = (key: Buffer, ...parts: string[]): string => derivedToken(key, ...parts).slice(0, 22)

/** Id of a new game: 132 bits that follow from the browser's own random request id and the account. */
export const newGameId = (account: string, request: string): string =>
  digest('fieldpost/game/1', account, request).slice(0, 22)

/**
 * What stands openly in a link that is shared, and in the address of its picture: it lets anybody see what a spectator
 * may, tells nothing of the secrets behind the #, and dies with the spectator link from which it follows.
 */
export const publicId = (game: string, watch: string): string =>
  digest('fieldpost/public/1', game, watch).slice(0, 22)

export const GAME_ID = /^[A-Za-z0-9_-]{22}$/
