import type { AffairRequest } from '@/lib/play/api/affairs'
import type { DiceAnswer, NonceRequest } from '@/lib/play/api/dice'
import type {
  AdvanceRequest,
  ApiError,
  BundleAnswer,
  BundleRequest,
  GameAnswer,
  OrderRequest,
  StaffRequest,
  VersionAnswer,
} from '@/lib/play/api/game'
import type { LogAnswer } from '@/lib/play/api/past'
import type {} from '@/lib/play/api/seats'

/** What came of a request: an answer, a refusal the server put into words, or no connection at all. */
export type Reply<Answer> = { ok: Answer } | { error: ApiError; status: number } | { offline: true }

/** Asks the server: GET, or POST where there is a body. `keepalive`: it is asked though the page goes away. */
export async function ask<Answer>(path: string, body?: unknown, keepalive = false): Promise<Reply<Answer>> {
  try {
    const response = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      cache: 'no-store',
      keepalive,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const json: unknown = await response.json().catch(() => null)
    if (response.ok && json !== null) return { ok: json as Answer }
    // A gateway without its server is as good as no connection.
    if (json === null && response.status >= 502) return { offline: true }
    return {
      error: (json as ApiError | null) ?? { error: 'unavailable', message: '' },
      status: response.status,
    }
  } catch {
    return { offline: true }
  }
}

/** The address of a game. */
export const game = (id: string) => `/api/games/${encodeURIComponent(id)}`
/** What stands behind a question mark, of those that are known. */
export const query = (params: Record<string, string | number | null>): string => {
  const set = Object.entries(params).filter(([, value]) => value !== null)
  return set.length > 0
    ? `?${set.map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`).join('&')}`
    : ''
}

/** What the table itself asks for. */
export const api = {
  read: (id: string, since: number, as: string | null) =>
    ask<GameAnswer>(`${game(id)}${query({ since, as })}`),
  log: (id: string, asked: { before: number; from?: number; entry?: string; as: string | null }) =>
    ask<LogAnswer>(`${game(id)}/log${query(asked)}`),
  version: (id: string, asked: { as: string | null; seen: number | null; since: number }) =>
    ask<VersionAnswer>(`${game(id)}/version${query(asked)}`),
  bundle: (id: string, body: BundleRequest) => ask<BundleAnswer>(`${game(id)}/bundles`, body),
  order: (id: string, body: OrderRequest) => ask<GameAnswer>(`${game(id)}/orders`, body),
  affair: (id: string, body: AffairRequest) => ask<GameAnswer>(`${game(id)}/affairs`, body),
  staff: (id: string, body: StaffRequest) => ask<GameAnswer>(`${game(id)}/staff`, body),
  advance: (id: string, body: AdvanceRequest) => ask<GameAnswer>(`${game(id)}/advance`, body, body.leaves),
  dice: (id: string) => ask<DiceAnswer>(`${game(id)}/dice`),
  nonce: (id: string, body: NonceRequest) => ask<GameAnswer>(`${game(id)}/nonce`, body),
}

/** Milliseconds after which a request that found no connection is repeated. */
export const RETRY_MS = 2500

export const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** So many random bytes as hexadecimal digits. Works without TLS, where randomUUID and crypto.subtle are missing. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** Names one request by 96 random bits, so that a repetition of it is never carried out twice. Kept with each order, so it is short. */
export const requestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => DIGITS[byte % 64]).join('')
