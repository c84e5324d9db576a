import 'server-only'
import webPush from 'web-push'
import type { Channel, Outcome } from './channel'
import { type Message, toldIn } from './message'
import { type CallOut, mayBeCalled } from './outgoing'

/** The services through which browsers are reached; we call no other that somebody names. */
const SERVICES: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^(?:[a-z0-9-]+\.)?push\.apple\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[a-z0-9-]+\.)*notify\.windows\.com$/,
]

export const isPushService = (host: string): boolean => SERVICES.some((service) => service.test(host))

/** The key pair by which push services know this server, and whom they may write to. */
export interface PushKeys {
  publicKey: string
  privateKey: string
  subject: string
}

/** Bodies come in steps of this length, so that theirs tells nothing. */
const STEP = 1024
/** Seconds for which a push service keeps a message where no clock runs. */
const WEEK = 7 * 24 * 60 * 60
const LONGEST = 28 * 24 * 60 * 60

/** Text at a length that is a multiple of a step; blanks at the end of JSON say nothing. */
export function padded(json: object, step: number): string {
  const text = JSON.stringify(json)
  const bytes = Buffer.byteLength(text)
  return text + ' '.repeat((step - (bytes % step)) % step)
}

/** Seconds for which a message is worth having. */
const lifeOf = ({ until }: Message, now: number): number =>
  until === null ? WEEK : Math.min(LONGEST, Math.max(60, Math.floor((until - now) / 1000)))

/** Sends a message to a browser by its push service. */
export async function sendPush(
  callOut: CallOut,
  keys: PushKeys,
  isService: (host: string) => boolean,
  { endpoint, p256dh, auth }: Channel & { kind: 'push' },
  message: Message,
  now: number,
): Promise<Outcome> {
  if (!isService(new URL(endpoint).hostname)) return { done: 'failed', why: 'forbidden', after: null }
  const { id, title, path, topic, picture } = message
  const payload = padded({ id, title, body: toldIn(message), path, tag: topic, image: picture?.path }, STEP)
  let request: ReturnType<typeof webPush.generateRequestDetails>
  try {
    request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: keys,
      TTL: lifeOf(message, now),
      topic,
      urgency: 'normal',
      contentEncoding: 'aes128gcm',
    })
  } catch {
    // The browser's own keys are none.
    return { done: 'gone' }
  }
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  )
  const { status, retryAfter } = await callOut({ url: endpoint, headers, body: request.body ?? '' })
  if (status >= 200 && status < 300) return { done: 'sent' }
  if (status === 404 || status === 410) return { done: 'gone' }
  return { done: 'failed', why: 'refused', after: retryAfter }
}

/** True if a browser's address is one that we would ever call. */
export function isPushAddress(endpoint: string): boolean {
  try {
    return isPushService(mayBeCalled(endpoint).hostname)
  } catch {
    return false
  }
}
