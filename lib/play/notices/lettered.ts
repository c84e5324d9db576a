import 'server-only'
import { proverSecret } from '@/lib/accounts/authenticate'
import { keepOneTime, NOTICE_LASTS, oneTimeHash } from '@/lib/accounts/one-time'
import type { Game } from '@/lib/kernel/game'
import type { Match } from '@/lib/kernel/log/match'
import type { LetterAsked, Lettered } from '@/lib/notices/sending'
import { publicId } from '@/lib/seats/tokens'
import { nobodyAt } from '../call'
import { openForLink } from '../games/open-game'
import { toldBy } from '../me/told'
import type { Services } from '../services'

/** Milliseconds after which a letter goes without what is still being drawn. */
const PAINTS = 10_000

/** A picture if it is drawn at once: no letter waits for one, and without it leads to where it is to be had. */
async function atOnce(drawn: Promise<Uint8Array> | undefined): Promise<Uint8Array | null> {
  if (!drawn) return null
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PAINTS, null)
  })
  const none = () => null
  return Promise.race([drawn.catch(none), tooLate]).finally(() => clearTimeout(timer))
}

/** What a letter about a game has beside its notice: what happened, the front, and what opens a guest's account, once. */
export async function lettered(services: Services, asked: LetterAsked): Promise<Lettered> {
  const quiet = { ...services, later: () => undefined }
  const table = await openForLink(nobodyAt(quiet, asked.game), () => true)
  if (!table) return { happened: [], picture: null, once: null }
  const { game, match, links } = table
  const isShown = match.committed && links.watch
  const p = isShown ? publicId(asked.game, links.watch!) : null
  const { game: id, language } = asked
  return {
    happened: happened(game, match, asked),
    picture: p
      ? {
          path: `/api/games/${id}/picture?p=${p}&l=${language}`,
          png: await atOnce(services.paint?.({ game: id, p, language })),
        }
      : null,
    once: await opening(services, asked),
  }
}

/**
 * What a viewer was told since he has looked: how the last die fell, and what it was thrown for; where none was, the last
 * two lines. What players settle is a matter of its own.
 */
export function happened(
  game: Game,
  match: Match,
  { viewer, since, language }: Pick<LetterAsked, 'viewer' | 'since' | 'language'>,
): string[] {
  const lines = match.log[viewer]!.lines.filter(
    ({ key, time }) => !key.startsWith('table.') && Date.parse(time) > since,
  )
  const die = lines.findLastIndex(({ dice = [] }) => dice.length > 0)
  return lines
    .slice(0, die + 1 || undefined)
    .slice(-2)
    .map((line) => game.say(line, language))
}

/** A link that opens the account of a guest who is told by a channel; null for who has other ways to sign in. */
async function opening(services: Services, { account, channel, game }: LetterAsked): Promise<string | null> {
  const { store, providers, key, random, now } = services
  const told = await toldBy(services, account, channel)
  if (told?.may !== 'open') return null
  const token = random(32).toString('base64url')
  const link = { kind: 'told', account: told.account, channel, back: `/games/${game}` } as const
  await keepOneTime(store, oneTimeHash(token, proverSecret(providers, key())), link, now(), NOTICE_LASTS)
  return token
}
