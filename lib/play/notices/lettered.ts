import 'server-only'
import { proverSecret } from '@/lib/accounts/authenticate'
import { keepOneTime, NOTICE_LASTS, oneTimeHash } from '@/lib/accounts/one-time'
import type { Game } from '@/lib/kernel/game'
import { resultOf, stageOf, viewFor } from '@/lib/kernel/log/projection'
import type { LetterAsked, Lettered } from '@/lib/notices/sending'
import { publicId } from '@/lib/seats/tokens'
import type { SeenSince } from '../api/past'
import { type Call, nobodyAt } from '../call'
import { openForLink } from '../games/open-game'
import { seenSince } from '../games/seen-since'
import type { Table } from '../games/table'
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

/** What is told beside a notice about a game: what happened, the front, and in a mail what opens a guest's account, once. */
export async function lettered(services: Services, asked: LetterAsked): Promise<Lettered> {
  const quiet = nobodyAt({ ...services, later: () => undefined }, asked.game)
  const table = await openForLink(quiet, () => true)
  if (!table) return { happened: [], picture: null, once: null }
  const { match, links } = table
  const isShown = match.committed && links.watch
  const p = isShown ? publicId(asked.game, links.watch!) : null
  const { game: id, language, mail } = asked
  return {
    happened: asked.tells ? await happened(quiet, table, asked) : [],
    picture: p
      ? {
          path: `/api/games/${id}/picture?p=${p}&l=${language}`,
          png: mail ? await atOnce(services.paint?.({ game: id, p, language })) : null,
        }
      : null,
    once: mail ? await opening(services, { ...asked, mail }) : null,
  }
}

/** What a viewer was told since he has handed over, in brief; nothing where he has seen all of that since. */
async function happened(
  call: Call,
  table: Table,
  { viewer, since: seen, language }: Pick<LetterAsked, 'viewer' | 'since' | 'language'>,
): Promise<readonly string[]> {
  const { game, match } = table
  const since = await seenSince(call, table, viewer)
  // What players settle is a matter of its own.
  const isNews = ({ key, time }: Told) => !key.startsWith('table.') && Date.parse(time) > seen
  if (!since?.lines.some(isNews)) return []
  const told = await call.services.brief?.({
    ...{ kind: match.play, scenario: match.scenario, since, language },
    view: viewFor(game, match, viewer),
    result: resultOf(game, match),
    stage: stageOf(game, match),
  })
  return told?.length ? told : lastOf(game, since.lines.filter(isNews), language)
}

type Told = SeenSince['lines'][number]

/** How the last die fell, and what it was thrown for; where none was, the last two lines. */
function lastOf(game: Game, lines: readonly Told[], language: string): string[] {
  const die = lines.findLastIndex(({ dice = [] }) => dice.length > 0)
  return lines
    .slice(0, die + 1 || undefined)
    .slice(-2)
    .map((line) => game.say(line, language))
}

/** A link that opens the account of a guest who is told by a channel; null for who has other ways to sign in. */
async function opening(
  services: Services,
  { account, mail: channel, game }: LetterAsked & { mail: string },
): Promise<string | null> {
  const { store, providers, key, random, now } = services
  const told = await toldBy(services, account, channel)
  if (told?.may !== 'open') return null
  const token = random(32).toString('base64url')
  const link = { kind: 'told', account: told.account, channel, back: `/games/${game}` } as const
  await keepOneTime(store, oneTimeHash(token, proverSecret(providers, key())), link, now(), NOTICE_LASTS)
  return token
}
