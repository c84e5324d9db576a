import 'server-only'
import { createHmac } from 'node:crypto'
import { type Channel, type HOOK_KINDS, isShared, type Outcome } from './channel'
import { type Message, toldIn } from './message'
import { type CallOut, mayBeCalled, type Outgoing } from './outgoing'
import { padded } from './push'

export type Hook = Channel & { kind: (typeof HOOK_KINDS)[number] }

const STEP = 512

/** Which hosts and paths a kind of webhook has; any public one for plain JSON. */
const PLACES = {
  discord: /^https:\/\/(?:(?:ptb|canary)\.)?discord(?:app)?\.com\/api\/(?:v\d+\/)?webhooks\/\d+\/[\w-]+$/,
  slack: /^https:\/\/hooks\.slack(?:-gov)?\.com\/(?:services|workflows|triggers)\/[\w/-]+$/,
  // A topic of any server.
  ntfy: /^https:\/\/[^/?#]+\/[\w-]{1,64}$/,
  // The address that sends to one chat, as its owner would call it himself.
  telegram: /^https:\/\/api\.telegram\.org\/bot\d+:[\w-]+\/sendMessage\?chat_id=(?:-?\d+|@\w+)$/,
  // Where Hookshot takes what it posts into a room; its prefix is its owner's. Or a room, with the token of a bot in it.
  matrix:
    /^https:\/\/[^/?#]+\/(?:(?:[\w.-]+\/)*[\w-]{8,}|_matrix\/client\/v3\/rooms\/(?:!|%21)[^/?#]+\/send\/m\.room\.message\?access_token=[\w.~%-]+)$/,
} as const

/** True for an address that a webhook of this kind can have. */
export function isHookAddress(kind: Hook['kind'], url: string): boolean {
  try {
    mayBeCalled(url)
  } catch {
    return false
  }
  return kind === 'json' || PLACES[kind].test(url)
}

/**
 * What a receiver checks: HMAC-SHA-256, under the secret of the webhook, over the time in seconds, a full stop and the
 * body, in hexadecimal digits. He refuses what is older than five minutes.
 */
export const signature = (secret: string, seconds: number, body: string): string =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')

const forSlack = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const forMatrix = (text: string) => forSlack(text).replaceAll('"', '&quot;').replaceAll('\n', '<br>')
const forDiscord = (text: string) => text.replace(/[\\*_~`|>#[\]()<@]/g, '\\$&')

function bodyOf(hook: Hook, message: Message): string {
  const { id, game, kind: about, title, room, happened = [], path } = message
  const url = hook.origin + path
  // A service would take the address of a server of one's own machine for none.
  const isPublic = hook.origin.startsWith('https://')
  const picture = isPublic && message.picture ? hook.origin + message.picture.path : undefined
  const text = isShared(hook) ? [room, ...happened].join(' ') : `${title}\n${toldIn(message)}`
  switch (hook.kind) {
    case 'discord':
      // Nobody is called by name, whatever a player calls himself.
      return padded(
        {
          ...{ content: `${forDiscord(text)}\n<${url}>`, allowed_mentions: { parse: [] } },
          ...(picture ? { embeds: [{ image: { url: picture } }] } : {}),
        },
        STEP,
      )
    case 'slack':
      return padded(
        {
          ...{ text: `${forSlack(text)}\n<${forSlack(url)}>`, unfurl_links: false },
          ...(picture ? { attachments: [{ image_url: picture, fallback: message.picture!.shows }] } : {}),
        },
        STEP,
      )
    case 'ntfy':
      return padded(
        { topic: new URL(hook.url).pathname.slice(1), message: text, click: url, attach: picture },
        STEP,
      )
    case 'telegram': {
      const to = { chat_id: new URL(hook.url).searchParams.get('chat_id') }
      // Without a mode of parsing it is plain text, whatever a player calls himself.
      const preview = picture ? { url: picture, prefer_large_media: true } : { is_disabled: true }
      return padded({ ...to, text: `${text}\n${url}`, link_preview_options: preview }, STEP)
    }
    case 'matrix': {
      // Without its own HTML the text would be read as Markdown by Hookshot.
      const html = `${forMatrix(text)}<br><a href="${forMatrix(url)}">${forMatrix(url)}</a>`
      const plain = `${text}\n${url}`
      if (!tokenIn(hook)) return padded({ text: plain, html }, STEP)
      const format = 'org.matrix.custom.html'
      return padded({ msgtype: 'm.text', body: plain, format, formatted_body: html }, STEP)
    }
    case 'json':
      return padded({ version: 1, id, about, game, text, url, picture }, STEP)
  }
}

/** The token by which something is said in a room of Matrix; null for other webhooks. */
const tokenIn = ({ kind, url }: Hook): string | null =>
  kind === 'matrix' ? new URL(url).searchParams.get('access_token') : null

/**
 * Where it goes, and how: JSON for a topic goes to the server that has it; a chat is named in the body alone; what is
 * said in a room of Matrix is put there under an id, by which its server knows a repeat, and its token is no part of an
 * address.
 */
function wayTo(hook: Hook, { id }: Message): Pick<Outgoing, 'url' | 'method'> & { token?: string } {
  const bare = hook.url.replace(/\?.*$/, '')
  const token = tokenIn(hook)
  if (token) return { url: `${bare}/${id}`, method: 'PUT', token }
  if (hook.kind === 'ntfy') return { url: new URL('/', hook.url).href }
  return { url: hook.kind === 'telegram' ? bare : hook.url }
}

/** Sends a message to a webhook. */
export async function sendHook(
  callOut: CallOut,
  hook: Hook,
  message: Message,
  now: number,
): Promise<Outcome> {
  const body = bodyOf(hook, message)
  const seconds = Math.floor(now / 1000)
  const signed = hook.kind === 'json' && {
    'fieldpost-signature': `t=${seconds},v1=${signature(hook.secret, seconds, body)}`,
  }
  const { token, ...way } = wayTo(hook, message)
  const { status, retryAfter } = await callOut({
    ...way,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Fieldpost',
      'idempotency-key': message.id,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...signed,
    },
    body,
  })
  if (status >= 200 && status < 300) return { done: 'sent' }
  if (status === 410) return { done: 'gone' }
  return { done: 'failed', why: 'refused', after: retryAfter }
}
