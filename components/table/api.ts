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
  StandingRequest,
  VersionAnswer,
} from '@/lib/play/api/game'
import type { ArchiveAnswer, ChallengesAnswer, ListAnswer, ListUnchanged } from '@/lib/play/api/list'
import type { ExportAnswer, ImportAnswer, ImportRequest, LogAnswer, ReplayAnswer } from '@/lib/play/api/past'
import type {
  CloseRequest,
  CreateAnswer,
  CreateRequest,
  EnterRequest,
  LinkAnswer,
  LinkRequest,
  PeekAnswer,
  PeekRequest,
  RematchAnswer,
  ShowAnswer,
} from '@/lib/play/api/seats'
import type { ChatAnswer, ChatRequest, NotesAnswer, NotesRequest } from '@/lib/play/api/talk'

/** What came of a request: an answer, a refusal the server put into words, or no connection at all. */
export type Reply<Answer> = { ok: Answer } | { error: ApiError; status: number } | { offline: true }

/** Asks the server: GET, or POST where there is a body. */
export async function ask<Answer>(path: string, body?: unknown): Promise<Reply<Answer>> {
  try {
    const response = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      cache: 'no-store',
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

const game = (id: string) => `/api/games/${encodeURIComponent(id)}`
const query = (params: Record<string, string | number | null>): string => {
  const set = Object.entries(params).filter(([, value]) => value !== null)
  return set.length > 0
    ? `?${set.map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`).join('&')}`
    : ''
}

export const api = {
  /** `seen`: the tag of the list that is known. */
  list: (seen: string | null) => ask<ListAnswer | ListUnchanged>(`/api/games${query({ seen })}`),
  challenges: (after: string | null = null) => ask<ChallengesAnswer>(`/api/challenges${query({ after })}`),
  /** Finished games that are shown to all, or those of the player whose page is named. */
  archive: (player: string | null, after: string | null) =>
    ask<ArchiveAnswer>(`/api/archive${query({ player, after })}`),
  show: (id: string, on: boolean) => ask<ShowAnswer>(`${game(id)}/show`, { id: requestId(), on }),
  close: (id: string, body: CloseRequest) => ask<object>(`${game(id)}/close`, body),
  forget: (id: string) => ask<object>(`${game(id)}/forget`, { id: requestId() }),
  rematch: (id: string) => ask<RematchAnswer>(`${game(id)}/rematch`, { id: requestId() }),
  create: (body: CreateRequest) => ask<CreateAnswer>('/api/games', body),
  read: (id: string, since: number, as: string | null) =>
    ask<GameAnswer>(`${game(id)}${query({ since, as })}`),
  export: (id: string, as: string | null) => ask<ExportAnswer>(`${game(id)}/export${query({ as })}`),
  /** A document may come from anywhere: the server judges it. */
  import: (body: Omit<ImportRequest, 'document'> & { document: unknown }) =>
    ask<ImportAnswer>('/api/games/import', body),
  chat: (id: string, before: number | null) => ask<ChatAnswer>(`${game(id)}/chat${query({ before })}`),
  talk: (id: string, body: ChatRequest) => ask<ChatAnswer>(`${game(id)}/chat`, body),
  notes: (id: string, as: string | null) => ask<NotesAnswer>(`${game(id)}/notes${query({ as })}`),
  note: (id: string, body: NotesRequest) => ask<NotesAnswer>(`${game(id)}/notes`, body),
  /** As anybody may look who has the public part of a link. */
  board: (id: string, p: string) => ask<GameAnswer>(`${game(id)}/board${query({ p })}`),
  log: (id: string, asked: { before: number; from?: number; entry?: string; as: string | null }) =>
    ask<LogAnswer>(`${game(id)}/log${query(asked)}`),
  replay: (id: string, since: number, as: string | null) =>
    ask<ReplayAnswer>(`${game(id)}/replay${query({ since, as })}`),
  version: (id: string, as: string | null) => ask<VersionAnswer>(`${game(id)}/version${query({ as })}`),
  bundle: (id: string, body: BundleRequest) => ask<BundleAnswer>(`${game(id)}/bundles`, body),
  order: (id: string, body: OrderRequest) => ask<GameAnswer>(`${game(id)}/orders`, body),
  affair: (id: string, body: AffairRequest) => ask<GameAnswer>(`${game(id)}/affairs`, body),
  standing: (id: string, body: StandingRequest) => ask<GameAnswer>(`${game(id)}/standing`, body),
  staff: (id: string, body: StaffRequest) => ask<GameAnswer>(`${game(id)}/staff`, body),
  advance: (id: string, body: AdvanceRequest) => ask<GameAnswer>(`${game(id)}/advance`, body),
  nonce: (id: string, body: NonceRequest) => ask<GameAnswer>(`${game(id)}/nonce`, body),
  peek: (id: string, body: PeekRequest) => ask<PeekAnswer>(`${game(id)}/peek`, body),
  enter: (id: string, body: EnterRequest) => ask<GameAnswer>(`${game(id)}/enter`, body),
  links: (id: string, body: LinkRequest) => ask<LinkAnswer>(`${game(id)}/links`, body),
  dice: (id: string) => ask<DiceAnswer>(`${game(id)}/dice`),
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
