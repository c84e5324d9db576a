import 'server-only'
import type { z } from 'zod'
import {
  accountRecord,
  dayOf,
  deviceField,
  deviceId,
  HIDES_FIELD,
  readDevice,
  readGameEntry,
  type Who,
} from '@/lib/accounts/account'
import { IDENTITY, readIdentity } from '@/lib/accounts/identities'
import { availableProviders, type DoorName } from '@/lib/accounts/providers'
import { RATED_FIELD, RATING_PREFIX, RECORD_FIELD, readRating, SHOWS_FIELD } from '@/lib/accounts/record'
import { setUpsRecord } from '@/lib/accounts/set-ups'
import { seatField, storedSeat } from '@/lib/seats/seat'
import type { Me, MeAnswer } from '../api/me'
import type { Call } from '../call'
import { mayAsk, mayAskAs } from '../http/limits'
import { notSignedIn, unavailable } from '../http/problem'
import type { Services } from '../services'
import { guestFor, makeGuest, provenWho } from './guest'
import { PAGE_FIELD, pageChange } from './own-page'
import { playerTold, ratingTold } from './player-told'
import type { changeMeRequest } from './requests'
import { writtenAt } from './written'

type Fields = Readonly<Record<string, string>>

/** All fields of the account that knows this browser; null if none does. */
export async function accountOf({ services, who }: Call): Promise<{ who: Who; fields: Fields } | null> {
  if (!who) return null
  const fields = await services.store.whole(accountRecord(who.account))
  return fields[deviceField(who)] ? { who, fields } : null
}

/** Who this browser is. */
export async function me(call: Call): Promise<MeAnswer> {
  const found = await accountOf(call)
  const doors = availableProviders(call.services.providers, call.request)
  return { account: found && told(call.services, found.who, found.fields, doors), doors }
}

const named = (fields: Fields, prefix: string) =>
  Object.entries(fields)
    .filter(([name]) => name.startsWith(prefix))
    .sort(([a], [b]) => (a < b ? -1 : 1))

/** True if an account could be opened by nothing else than this way to sign in, of those that are open here. */
export const isLastWay = (fields: Fields, provider: string, doors: readonly DoorName[]): boolean =>
  !doors.some((door) => door !== provider && fields[IDENTITY + door])

function told(services: Services, who: Who, fields: Fields, doors: readonly DoorName[]): Me {
  const devices = named(fields, 'device:').map(([field, text]) => {
    const { label, made, seen } = readDevice(text)
    return { id: deviceId(field), label, made, seen, here: field === deviceField(who) }
  })
  return {
    name: fields.name ?? null,
    zone: fields.zone ?? null,
    language: fields.language ?? null,
    made: (fields.made ?? '').slice(0, 10),
    games: named(fields, 'game:').length,
    rated: fields[RATED_FIELD] === '1',
    shows: fields[SHOWS_FIELD] === '1',
    hides: fields[HIDES_FIELD] === '1',
    page: fields[PAGE_FIELD] ?? null,
    player: playerTold([fields[RECORD_FIELD] ?? null, fields[RATED_FIELD] ?? null, null], services.now()),
    ratings: named(fields, RATING_PREFIX).map(([field, text]) => {
      const kind = field.slice(RATING_PREFIX.length)
      const rating = ratingTold(readRating(text)!, services.now())
      return { kind, title: services.games[kind]?.title ?? '', ...rating }
    }),
    identities: named(fields, IDENTITY).map(([field, text]) => {
      const provider = field.slice(IDENTITY.length)
      return { provider, label: readIdentity(text).label, last: isLastWay(fields, provider, doors) }
    }),
    devices: devices.sort((a, b) => Number(b.here) - Number(a.here) || (a.seen < b.seen ? 1 : -1)),
  }
}

/** Changes name, time zone or language; somebody without an account gets one by his name. */
export async function changeMe(call: Call, body: z.output<typeof changeMeRequest>): Promise<MeAnswer> {
  const { services } = call
  const known = await provenWho(call)
  // Zone and language our pages send by themselves: who has just signed out is not to be somebody again by that.
  if (!known && body.name === undefined) throw notSignedIn()
  const who = known ?? guestFor(call, 'me', body.id)
  if (!known) {
    await mayAsk(call, 'create')
    await makeGuest(call, who)
  }
  if (body.page !== undefined) await changePage(call, who, body.id, body.page)
  const { name, zone, language } = body
  const wished = Object.entries(WISHES).flatMap(([wish, field]) => {
    const value = body[wish as keyof typeof WISHES]
    return value === undefined ? [] : [[field, value ? '1' : ''] as const]
  })
  const given = [...wished, ...Object.entries({ name, zone, language })]
  const set = Object.fromEntries(given.flatMap(([field, value]) => (value ? [[field, value]] : [])))
  const unset = given.flatMap(([field, value]) => (value === '' ? [field] : []))
  if (!(await services.store.setFields(accountRecord(who.account), { set, unset }))) {
    throw unavailable('This could not be kept. Please try again.')
  }
  call.giveWho(who)
  return me({ ...call, who })
}

/** What a player wishes or does not, by field. */
const WISHES = { rated: RATED_FIELD, shows: SHOWS_FIELD, hides: HIDES_FIELD }

/** Another browser of his may just have done the same: then that is how it stands. */
async function changePage(call: Call, who: Who, request: string, on: boolean): Promise<void> {
  const { store } = call.services
  await mayAskAs(call, 'link', who)
  const [page = null] = await store.fields(accountRecord(who.account), [PAGE_FIELD])
  const changes = pageChange(call, who.account, { page, on, request })
  if (changes.length > 0) await store.setAll(changes)
}

/** What is kept of a player and of nobody else, for him to take along. */
export async function myData(call: Call): Promise<object> {
  const found = await accountOf(call)
  const day = dayOf(call.services.now())
  if (!found) return { format: 'fieldpost/me/1', day, account: null }
  const { who, fields } = found
  // Offers name the account of him who made them, and the request that their links follow from.
  const settings = Object.entries(fields).filter(
    ([name]) => !/^(device|game|identity|offer):|^made$/.test(name),
  )
  const games = named(fields, 'game:').map(([name, text]) => [name.slice(5), readGameEntry(text)] as const)
  const seats = await call.services.store.read(
    games.map(([game]) => ({ id: game, names: [seatField(game, who.account)] })),
  )
  const tables: object[] = []
  for (const [i, [game, listed]] of games.entries()) {
    // What he plays the game knows; his list may be of before the sides were drawn.
    const entry = { ...listed, sides: storedSeat(seats[i]?.[0])?.sides ?? listed.sides }
    tables.push({ game, ...entry, ...(await writtenAt(call.services, game, who.account, entry)) })
  }
  return {
    format: 'fieldpost/me/1',
    day,
    account: {
      ...told(call.services, who, fields, availableProviders(call.services.providers, call.request)),
      made: fields.made,
    },
    games: tables,
    setUps: await call.services.store.whole(setUpsRecord(who.account)),
    settings: Object.fromEntries(settings),
  }
}
