import 'server-only'
import type { z } from 'zod'
import { accountRecord, gameEntry } from '@/lib/accounts/account'
import { commitSeed, type Dealer, fairDealer } from '@/lib/kernel/dice/fair-dice'
import type { Game, HERE, Here, PRACTICE } from '@/lib/kernel/game'
import { type Appended, addNonce, commitTurns, create, mixFor, setUp } from '@/lib/kernel/log/commands'
import type { Player } from '@/lib/kernel/log/entry'
import type { Challenge } from '@/lib/kernel/negotiation/challenge'
import { countsDays } from '@/lib/kernel/time/clock'
import { LINKS_FIELD, type Links, type Seat, seatFields } from '@/lib/seats/seat'
import { derivedToken, linkHash, newGameId } from '@/lib/seats/tokens'
import type { CreateAnswer } from '../api/seats'
import type { Call } from '../call'
import { mayAsk, mayAskAs } from '../http/limits'
import { badRequest, repeatedDifferently, unavailable } from '../http/problem'
import { parsed } from '../http/request-form'
import type { createRequest } from '../http/schemas'
import { guestFor, makeGuest, noteZone, provenWho } from '../me/guest'
import { inviteToken, mayPublish, publish } from '../seats/challenges'
import { stampFrom } from '../services'
import { append, isRepeat, requestFingerprint } from './append'
import { leadOnLater } from './lead-on'
import { openTable } from './open-game'
import { becomesItsKey, sealSeed } from './seed-vault'

/** Whom a challenge is for: whoever has the link, all, or (a rematch) one player whom nobody else can name. */
type Body = Omit<z.output<typeof createRequest>, 'to'> & { to?: Challenge['to'] | undefined }
const RANDOM = 'random'

/** A table that begins with a position: what stands in the place of its options. */
export type Begins =
  | { scenario: typeof PRACTICE; options: unknown }
  | { scenario: typeof HERE; options: Here }

/** Makes a game. Its creator's browser gets the seat at once; set-up waits only where a second person must join. */
export async function createGame(call: Call, body: Body, begins?: Begins): Promise<CreateAnswer> {
  const game = Object.hasOwn(call.services.games, body.game) ? call.services.games[body.game]! : null
  if (!game) throw badRequest('There is no such game.', 'game')
  if (!begins && !game.scenarios.some(({ id }) => id === body.scenario))
    throw badRequest('There is no such scenario.', 'scenario')
  const drawn = body.side === RANDOM && body.mode === 'invite'
  // Until sides are drawn the challenger holds one for the time being.
  const side = drawn ? game.sides[0]! : body.side
  if (!game.sides.includes(side)) throw badRequest('There is no such side.', 'side')
  const options = begins?.options ?? parsed(game.schemas.options, body.options ?? {}, 'options')

  const key = call.services.key()
  await mayAsk(call, 'create')
  await becomesItsKey(call.services.store, key)
  const known = await provenWho(call)
  if (known) await mayAskAs(call, 'create', known)
  const who = known ?? guestFor(call, 'create', body.id)
  const id = newGameId(who.account, body.id)
  const forAll = body.mode === 'invite' && body.to === 'all'
  const to = forAll && !(await mayPublish(call, known, id)) ? 'link' : (body.to ?? 'link')
  const at: Call = { ...call, game: id, who }
  const seed = call.services.random(32).toString('hex')
  const facts = {
    game: id,
    play: game.id,
    version: game.version,
    scenario: begins?.scenario ?? body.scenario,
    options,
    mode: body.mode,
    ...paceOf({ ...body, side }),
    ...(body.mode === 'invite' ? { challenge: { drawn, to } } : {}),
  }
  const commitment = commitSeed(id, seed)
  let appended = create(
    game,
    {
      ...{ ...facts, players: playersOf(game, body.mode, side), commitment },
      ...(body.mode === 'invite' ? { hides: true } : {}),
    },
    stampFrom(call.services),
  )
  if (body.mode !== 'invite') {
    for (const side of game.sides) {
      appended = addNonce(
        game,
        appended,
        side,
        call.services.random(32).toString('hex'),
        stampFrom(call.services),
      )
    }
    appended = begin(at, game, appended, fairDealer(id, seed, mixFor(game, appended.match)!))
  }

  const tokens = {
    ...(body.mode === 'invite' ? { invite: inviteToken(call.services, id, body.id) } : {}),
    watch: derivedToken(key, 'watch', id, body.id),
  }
  const links: Links = {
    invite: tokens.invite ? linkHash(id, tokens.invite) : null,
    watch: linkHash(id, tokens.watch),
    recover: {},
  }
  const seat: Seat = { sides: seatsOf(game, body.mode, side), creator: true, watch: null }
  const print = requestFingerprint(who, id, body)
  const set = {
    sealed: sealSeed(key, id, seed),
    ...seatFields(id, who.account, seat),
    [LINKS_FIELD]: JSON.stringify(links),
  }
  // Before the game, so that nobody sits there of whom nothing is known.
  const since = new Date(call.services.now()).toISOString()
  const entry = gameEntry(id, { sides: seat.sides, since, mode: body.mode })
  if (known) await call.services.store.setFields(accountRecord(who.account), { set: entry })
  else await makeGuest(call, who, entry)
  await noteZone(call, who, body.zone)
  const written = await append(at, body.id, print, appended, {
    ...{ game, before: null, expectedHead: 0, snapshotAt: 0, set },
  })
  call.giveWho(who)
  if (written.outcome === 'conflict') throw unavailable('The game could not be made. Please try again.')
  if (written.outcome === 'repeated' && !isRepeat(written, print)) throw repeatedDifferently()
  const match = written.outcome === 'appended' ? appended.match : (await openTable(at)).match
  if (match.challenge?.to === 'all') await publish(at, match, who.account, body.id)
  // Its creator may leave before his page has opened; whoever watches two computers stays, or they stand still.
  if (body.mode === 'computer') leadOnLater(call.services, { game, match })
  const unlisted = forAll && match.challenge?.to !== 'all'
  return { game: id, commitment: match.commitment, ...tokens, ...(unlisted ? { unlisted } : {}) }
}

function playersOf(game: Game, mode: Body['mode'], side: string): Record<string, Player> {
  const others = { computer: 'computer', hotseat: 'person', watch: 'computer', invite: 'open' } as const
  return Object.fromEntries(
    game.sides.map((one) => [one, one === side && mode !== 'watch' ? 'person' : others[mode]]),
  )
}

/** A clock runs between two persons only. The log is read by both in the end, so that it names no zone without need. */
function paceOf({ mode, side, pace, weekendsOff = false, free, zone }: Body) {
  if (pace === undefined || mode !== 'invite') return {}
  const days = countsDays(pace)
  return {
    ...{ pace, weekendsOff },
    ...(free && days ? { free } : {}),
    ...(zone !== undefined && days ? { zones: { [side]: zone } } : {}),
  }
}

function seatsOf(game: Game, mode: Body['mode'], side: string): string[] {
  if (mode === 'watch') return []
  return mode === 'hotseat' ? [...game.sides] : [side]
}

/** Mixes the dice and sets the game up, as soon as every seat's part of the dice is there. */
export function begin(call: Call, game: Game, appended: Appended, dealer: Dealer): Appended {
  const mixed = commitTurns(game, appended, dealer, stampFrom(call.services))
  return setUp(game, mixed, dealer, stampFrom(call.services))
}
