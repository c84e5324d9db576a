import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a signed link of a mail is for. */
export type Purpose = 'stop' | 'confirm' | 'door' | 'unfollow'

const seal = (key: Buffer, purpose: Purpose, ...parts: string[]): string =>
  createHmac('sha256', key)
    .update(`fieldpost/mail-${purpose}/1 ${parts.join(' ')}`)
    .digest('base64url')

const token =
  (purpose: Purpose) =>
  (key: Buffer, account: string, channel: string, address: string): string =>
    `${account}.${channel}.${seal(key, purpose, account, channel, address)}`

/** Who has this may end mail to an address, and nothing else. It is in each mail. */
export const stopToken = token('stop')
/** Who has this may have a link to sign in sent to an address, and nothing else. It is in each mail about a game. */
export const doorToken = token('door')
/** Who has this can read what is sent to an address. It is in one mail. */
export const confirmToken = token('confirm')

/** Who has this may end that an account is told of a game that it follows, and nothing else. It is in each mail of that. */
export const unfollowToken = (key: Buffer, account: string, game: string): string =>
  `${account}.${game}.${seal(key, 'unfollow', account, game)}`

const UNFOLLOW = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{22})\.[A-Za-z0-9_-]{43}$/

/** What such a link of ours names; null for another text. */
export function readUnfollow(key: Buffer, text: string): { account: string; game: string } | null {
  const [, account, game] = UNFOLLOW.exec(text) ?? []
  return account && game && isSame(unfollowToken(key, account, game), text) ? { account, game } : null
}

const TOKEN = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{12})\.([A-Za-z0-9_-]{43})$/

/** The account and channel that a link names; whether it is genuine shows when the channel's address is known. */
export function readToken(text: string): { account: string; channel: string; seal: string } | null {
  const [, account, channel, sealed] = TOKEN.exec(text) ?? []
  return account && channel && sealed ? { account, channel, seal: sealed } : null
}

/** True if we made this link for this address. */
export function isGenuine(
  key: Buffer,
  purpose: Purpose,
  { account, channel, seal: given }: { account: string; channel: string; seal: string },
  address: string,
): boolean {
  return isSame(seal(key, purpose, account, channel, address), given)
}

function isSame(right: string, shown: string): boolean {
  const [one, other] = [Buffer.from(right), Buffer.from(shown)]
  return one.length === other.length && timingSafeEqual(one, other)
}
