import 'server-only'
import { addressIn } from '@/lib/accounts/mail-transport'
import { siteOrigin } from '@/lib/accounts/providers'
import { tellOwner } from '@/lib/store/tell-owner'
import type { Channel, Outcome } from './channel'
import { sendHook } from './hooks'
import { mailer, type SendMail } from './mail'
import type { Message } from './message'
import { type CallOut, caller, ForbiddenAddress } from './outgoing'
import { isPushService, type PushKeys, sendPush } from './push'
import { pushKeys } from './push-keys'

/** Everything that leaves this server on its own account. */
export interface Post {
  /** Sends a message by a channel; `stop` is the secret part of the links that end mail. */
  deliver: (channel: Channel, message: Message, stop: string | null, now: number) => Promise<Outcome>
  /** What browsers subscribe with; null where push is not to be had. */
  pushKey: () => string | null
  /** True if mail can be sent. */
  hasMail: boolean
}

interface Means {
  callOut: CallOut
  keys: () => PushKeys | null
  sendMail: SendMail | null
  /** Of our own pages, as the server's owner says; links in mail lead there. */
  origin: string | null
  isService?: (host: string) => boolean
}

/** Milliseconds after which a sender gives a message up. */
const PATIENCE = 10_000

export function postBy({ callOut, keys, sendMail, origin, isService = isPushService }: Means): Post {
  const send = async (
    channel: Channel,
    message: Message,
    stop: string | null,
    now: number,
  ): Promise<Outcome> => {
    if (channel.kind === 'mail') {
      if (!sendMail || !origin) return { done: 'failed', why: 'forbidden', after: null }
      const linksOf = (token: string) => ({
        post: `${origin}/api/notices/stop?token=${token}`,
        page: `${origin}/notices/stop#${token}`,
      })
      return sendMail({
        to: channel.address,
        message,
        origin,
        stop: stop ? linksOf(stop) : null,
        end: message.end ? linksOf(message.end.token) : null,
      })
    }
    if (channel.kind !== 'push') return sendHook(callOut, channel, message, now)
    const pair = keys()
    if (!pair) return { done: 'failed', why: 'forbidden', after: null }
    return sendPush(callOut, pair, isService, channel, message, now)
  }

  return {
    deliver: async (channel, message, stop, now) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const tooLong = new Promise<Outcome>((resolve) => {
        timer = setTimeout(resolve, PATIENCE, { done: 'failed', why: 'silent', after: null })
      })
      try {
        return await Promise.race([send(channel, message, stop, now), tooLong])
      } catch (error) {
        const why = error instanceof ForbiddenAddress ? 'forbidden' : 'silent'
        return { done: 'failed', why, after: null }
      } finally {
        clearTimeout(timer)
      }
    },
    pushKey: () => keys()?.publicKey ?? null,
    hasMail: sendMail !== null && origin !== null,
  }
}

type Env = Readonly<Record<string, string | undefined>>

/** The keys of web push; none where they are of no use, which is said: a game needs no push. */
function usableKeys(env: Env, subject: string): PushKeys | null {
  try {
    return pushKeys(env, subject)
  } catch (error) {
    const why = error instanceof Error && 'forOwner' in error ? error.forOwner : 'Its key cannot be read.'
    tellOwner(`Web push is not to be had. ${why} Everything else works.`)
    return null
  }
}

/** The post of this process, as its environment has it. */
export function postFrom(env: Env): Post {
  const server = env.EMAIL_SERVER?.trim()
  const from = env.EMAIL_FROM?.trim()
  const origin = siteOrigin(env)
  const contact = from ? `mailto:${addressIn(from)}` : (origin ?? 'https://fieldpost.example')
  const subject = /^(https|mailto):/.test(contact) ? contact : 'https://fieldpost.example'
  let keys: PushKeys | null = null
  return postBy({
    callOut: caller(),
    keys: () => {
      keys ??= usableKeys(env, subject)
      return keys
    },
    sendMail: server && from ? mailer({ server, from }) : null,
    origin,
  })
}
