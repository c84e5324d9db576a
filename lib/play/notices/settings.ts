import 'server-only'
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import {
  accountRecord,
  channelField,
  deviceField,
  readDevice,
  troubleField,
  WISHES_FIELD,
} from '@/lib/accounts/account'
import { IDENTITY, identityHash, readIdentity } from '@/lib/accounts/identities'
import { isMailAddress } from '@/lib/accounts/mail-address'
import { type Channel, lostField, lostIn, nameOf, type Outcome, readChannel } from '@/lib/notices/channel'
import { handOver } from '@/lib/notices/digest'
import { isHookAddress } from '@/lib/notices/hooks'
import { plainMessage } from '@/lib/notices/message'
import { gameWishesField, type Line, playerOf, readGameWishes, readWishes } from '@/lib/notices/player'
import { isPushAddress } from '@/lib/notices/push'
import { messageId, noteLine } from '@/lib/notices/sending'
import { confirmToken, isGenuine, readToken, stopToken } from '@/lib/notices/stop'
import { USUAL } from '@/lib/notices/wishes'
import type { NoticeSettings, NoticeTestAnswer } from '../api/notices'
import type { Call } from '../call'
import { badRequest, deadLink, notSignedIn, tooMany } from '../http/problem'
import type { noticesQuery, noticesRequest } from '../http/schemas'
import { unfollow } from './follow'
import { lookAgainLater } from './tell-later'

type Body = z.output<typeof noticesRequest>
type Of<What extends Body['do']> = Extract<Body, { do: What }>

const MOST_CHANNELS = 12
const HOUR = 60 * 60_000

interface Mine {
  account: string
  /** The field of the browser that asks. */
  device: string
  record: string
  fields: Record<string, string>
}

/** The account of the browser that asks, with all that it wishes. */
async function mine({ services, who }: Call): Promise<Mine> {
  if (!who) throw notSignedIn()
  const record = accountRecord(who.account)
  const fields = await services.store.whole(record)
  const device = deviceField(who)
  if (fields[device] === undefined) throw notSignedIn()
  return { account: who.account, device, record, fields }
}

/** How a player wishes to be told, and how his channels fare. */
export async function readNotices(
  call: Call,
  { game }: z.output<typeof noticesQuery>,
): Promise<NoticeSettings> {
  return settingsOf(call, await mine(call), game)
}

/** A push address is a capability: a browser knows its own by this. */
export const markOf = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('base64url').slice(0, 22)

function settingsOf({ services }: Call, { account, fields }: Mine, game: string | undefined): NoticeSettings {
  const player = playerOf(account, fields)
  return {
    zone: player.zone,
    wishes: readWishes(fields[WISHES_FIELD]) ?? USUAL,
    here: game === undefined ? null : readGameWishes(fields[gameWishesField(game)]),
    pushKey: services.post.pushKey(),
    mail: services.post.hasMail,
    channels: player.lines.map(({ id, channel, trouble }) => ({
      id,
      kind: channel.kind,
      name: nameOf(channel),
      ...(channel.kind === 'push' ? { mark: markOf(channel.endpoint) } : {}),
      ...(channel.kind === 'mail' ? { proven: channel.proven } : {}),
      ...('personal' in channel && channel.personal ? { personal: true as const } : {}),
      ...(channel.kind === 'json' ? { secret: channel.secret } : {}),
      trouble: trouble && { why: trouble.why, off: trouble.off },
    })),
    lost: lostIn(fields),
  }
}

/** Changes what a player wishes, or where he is told. */
export async function changeNotices(call: Call, body: Body): Promise<NoticeSettings | NoticeTestAnswer> {
  const own = await mine(call)
  const { store } = call.services
  if ((await store.count({ key: `notices:${own.account}`, window: HOUR })) > 120) throw tooMany(HOUR / 1000)
  if (body.do === 'test') return tested(call, own, body)
  const set: Record<string, string> = {}
  const unset: string[] = []
  // What he has chosen himself stays.
  if (body.zone !== undefined) set.zone = own.fields.zone ?? body.zone
  if (body.language !== undefined) set.language = own.fields.language ?? body.language
  switch (body.do) {
    case 'wishes':
      if (body.game === undefined) set[WISHES_FIELD] = JSON.stringify({ ...USUAL, ...body.wishes })
      else if (body.wishes) set[gameWishesField(body.game)] = JSON.stringify(body.wishes)
      else unset.push(gameWishesField(body.game))
      break
    case 'remove':
      unset.push(channelField(body.channel), troubleField(body.channel), lostField(body.channel))
      break
    case 'again':
      unset.push(troubleField(body.channel))
      break
    default: {
      const channel = await added(call, own, body)
      Object.assign(set, channel)
      const names = Object.values(channel).map((text) => nameOf(readChannel(text)))
      // To add it once more is to try it again; a browser that is signed up anew has another address.
      unset.push(...Object.keys(channel).map((name) => troubleField(name.slice(channelField('').length))))
      for (const { id, name } of lostIn(own.fields)) if (names.includes(name)) unset.push(lostField(id))
      // Once it is signed out, here or from elsewhere, a browser is told no more.
      if (body.do === 'push') {
        const device = readDevice(own.fields[own.device]!)
        set[own.device] = JSON.stringify({ ...device, channel: idOf(body) })
      }
    }
  }
  await store.setFields(own.record, { set, unset })
  const fields = await store.whole(own.record)
  // What was put off for a digest that never came, as it was not wished meanwhile or did not get through, is told in the next.
  if (wishesDigests(fields)) await handOver(call.services, playerOf(own.account, fields), body.do)
  lookAgainLater(call.services, fields)
  return settingsOf(call, { ...own, fields }, body.do === 'wishes' ? body.game : undefined)
}

const wishesDigests = (fields: Mine['fields']): boolean =>
  Object.entries(fields).some(([name, text]) => name.startsWith(WISHES_FIELD) && text.includes('"digest"'))

/** The same address has the same channel. */
function idOf(body: Of<'push' | 'mail' | 'hook'>): string {
  const place = body.do === 'push' ? body.endpoint : body.do === 'mail' ? body.address : body.url
  return createHash('sha256').update(`${body.do} ${place}`).digest('base64url').slice(0, 12)
}

/** The field of a new channel. */
async function added(
  call: Call,
  own: Mine,
  body: Of<'push' | 'mail' | 'hook'>,
): Promise<Record<string, string>> {
  const { services, origin } = call
  const id = idOf(body)
  const known = own.fields[channelField(id)]
  const base = { origin, made: known ? readChannel(known).made : services.now() }
  const count = Object.keys(own.fields).filter((name) => name.startsWith('channel:')).length
  if (!known && count >= MOST_CHANNELS) throw badRequest('There are channels enough. Remove one first.')
  const field = (channel: Channel) => ({ [channelField(id)]: JSON.stringify(channel) })
  if (body.do === 'push') {
    if (!isPushAddress(body.endpoint)) throw badRequest('We know no such push service.', 'endpoint')
    const { endpoint, p256dh, auth } = body
    return field({ ...base, kind: 'push', endpoint, p256dh, auth, label: call.label })
  }
  if (body.do === 'hook') {
    const { kind, url } = body
    const whose = body.personal ? { personal: true as const } : {}
    if (!isHookAddress(kind, url)) throw badRequest('This is no address of such a webhook.', 'url')
    if (kind !== 'json') return field({ ...base, ...whose, kind, url })
    return field({ ...base, ...whose, kind, url, secret: services.random(32).toString('base64url') })
  }
  const { address } = body
  if (!services.post.hasMail) throw badRequest('This server sends no mail.', 'do')
  if (!isMailAddress(address)) throw badRequest('We can write to plain addresses only.', 'address')
  if (known && (readChannel(known) as Channel & { kind: 'mail' }).proven) return {}
  if (isOwnAddress(own, address)) return field({ ...base, kind: 'mail', address, proven: true })
  const counts = [`mail-of:${own.account}`, `mail-to:${address.toLowerCase()}`]
  for (const key of counts)
    if ((await services.store.count({ key, window: 24 * HOUR })) > 4) throw tooMany(HOUR / 1000)
  const channel: Channel = { ...base, kind: 'mail', address, proven: false }
  services.later(async () => {
    const path = `/notices/confirm#${confirmToken(services.key(), own.account, id, address)}`
    const letter = plainMessage('confirm', freshId(call), languageOf(own, body), path)
    await services.post.deliver(channel, letter, null, services.now())
  })
  return field(channel)
}

/** True for the address by which he signs in. */
function isOwnAddress({ fields }: Mine, address: string): boolean {
  const text = fields[`${IDENTITY}email`]
  return text !== undefined && readIdentity(text).hash === identityHash({ provider: 'email', id: address })
}

const freshId = ({ services }: Call) => messageId(services.key(), 'once', services.random(16).toString('hex'))
const languageOf = ({ fields }: Mine, { language }: { language?: string }) =>
  language ?? fields.language ?? 'en'

/** Sends a test notice by one channel, and says what became of it. */
async function tested(
  call: Call,
  { account, fields }: Mine,
  { channel: id }: Of<'test'>,
): Promise<NoticeTestAnswer> {
  const { services } = call
  const player = playerOf(account, fields)
  const line = player.lines.find((one) => one.id === id)
  if (!line) throw badRequest('There is no such channel.', 'channel')
  const { channel } = line
  if (channel.kind === 'mail' && !channel.proven)
    throw badRequest('This address is not confirmed yet.', 'channel')
  const message = plainMessage('test', freshId(call), player.language, '/')
  const stop = channel.kind === 'mail' ? stopToken(services.key(), account, id, channel.address) : null
  const outcome = await services.post.deliver(channel, message, stop, services.now())
  if (outcome.done !== 'failed') await noteLine(services, player, line, outcome)
  return { sent: outcome.done === 'sent', why: whyNot(outcome) }
}

const whyNot = (outcome: Outcome): NoticeTestAnswer['why'] => {
  if (outcome.done === 'sent') return null
  return outcome.done === 'gone' ? 'gone' : outcome.why
}

/** The mail channel that a signed link names. */
async function signedLine(
  { services }: Call,
  purpose: 'stop' | 'confirm',
  text: string,
): Promise<{ record: string; line: Pick<Line, 'id' | 'text'>; channel: Channel & { kind: 'mail' } } | null> {
  const token = readToken(text)
  if (!token) throw deadLink()
  const record = accountRecord(token.account)
  const [found] = await services.store.fields(record, [channelField(token.channel)])
  if (!found) return null
  const channel = readChannel(found)
  if (channel.kind !== 'mail' || !isGenuine(services.key(), purpose, token, channel.address)) throw deadLink()
  return { record, line: { id: token.channel, text: found }, channel }
}

/** Ends mail to an address, or about a game that is followed: by its own link, with no session. To end it twice is no mistake. */
export async function stopMail(call: Call, token: string): Promise<object> {
  if (await unfollow(call, token)) return {}
  const found = await signedLine(call, 'stop', token)
  if (!found) return {}
  const { record, line } = found
  const names = [channelField(line.id), troubleField(line.id)]
  await call.services.store.setFields(record, { expect: { [names[0]!]: line.text }, unset: names })
  return {}
}

/** Confirms an address: whoever has the link reads its mail. */
export async function confirmMail(call: Call, { token }: { token: string }): Promise<object> {
  const found = await signedLine(call, 'confirm', token)
  if (!found) throw deadLink()
  const { record, line, channel } = found
  const name = channelField(line.id)
  const set = { [name]: JSON.stringify({ ...channel, proven: true }) }
  const { store } = call.services
  if (!channel.proven && (await store.setFields(record, { expect: { [name]: line.text }, set })))
    lookAgainLater(call.services, await store.whole(record))
  return { address: channel.address }
}
