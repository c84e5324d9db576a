import type { Who } from '@/lib/accounts/account'
import { providersFrom } from '@/lib/accounts/providers'
import { commitNonce } from '@/lib/kernel/dice/fair-dice'
import type { AffairAsked } from '@/lib/play/api/affairs'
import type { DiceAnswer } from '@/lib/play/api/dice'
import type { ApiError, GameAnswer } from '@/lib/play/api/game'
import type { LogAnswer, ReplayAnswer, WholeGame } from '@/lib/play/api/past'
import type { CreateAnswer, CreateRequest, LinkAnswer, PeekAnswer } from '@/lib/play/api/seats'
import { RateLimiter } from '@/lib/play/http/rate-limit'
import { type Services, setServices } from '@/lib/play/services'
import type { EventStore } from '@/lib/store/event-store'
import { serve } from './routes'
import { toyGame } from './toy-game'
import { seededLuck } from './toy-match'

export interface Got<Body = unknown> {
  status: number
  body: Body
  text: string
  headers: Headers
}

export const NONCE = 'ab'.repeat(32)
export const BLIND = 'ba'.repeat(32)

/** Services whose hour and random bytes are the same in every run. */
export function testServices(store: EventStore, more: Partial<Services> = {}): Services {
  let ticks = 0
  const luck = seededLuck(7)
  const services: Services = {
    store,
    games: { toy: toyGame },
    key: () => Buffer.alloc(32, 7),
    now: () => Date.UTC(2026, 0, 1) + ticks++,
    random: (bytes: number) => Buffer.from(Array.from({ length: bytes }, () => Math.floor(luck() * 256))),
    post: { deliver: async () => ({ done: 'sent' }), pushKey: () => null, hasMail: false },
    later: () => {},
    cronSecret: null,
    providers: providersFrom({}),
    limits: false,
    tick: 0,
    rateLimiter: new RateLimiter(),
    ...more,
  }
  setServices(services)
  return services
}

/** The cookie of a browser that is signed in, and who it says that it is. */
export const cookieOf = ({ account, secret }: Who) => `fieldpost=${account}.${secret}`
export function whoOf({ cookie }: Browser): Who {
  const [, account = '', secret = ''] = /fieldpost=([^.;]+)\.([^;]+)/.exec(cookie ?? '') ?? []
  return { account, secret }
}

let ids = 0
export const newId = () => `request-${String(++ids).padStart(12, '0')}`

/** One person's browser: it keeps its cookie and sends what our pages send. */
export class Browser {
  cookie: string | null = null
  /** Who answers: every route there is. */
  protected serve: (request: Request) => Promise<Response> = serve

  async send<Body = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string | null> = {},
  ): Promise<Got<Body>> {
    const sent = new Headers()
    const all: Record<string, string | null> = {
      ...(method === 'POST'
        ? { 'content-type': 'application/json', origin: 'http://table.test', 'sec-fetch-site': 'same-origin' }
        : {}),
      cookie: this.cookie,
      host: 'table.test',
      ...headers,
    }
    for (const [name, value] of Object.entries(all)) if (value !== null) sent.set(name, value)
    const text = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body)
    const request = new Request(`http://table.test${path}`, {
      method,
      headers: sent,
      ...(text === undefined ? {} : { body: text }),
    })
    return this.keep<Body>(await this.serve(request))
  }

  private async keep<Body>(response: Response): Promise<Got<Body>> {
    for (const header of response.headers.getSetCookie()) this.take(header)
    const text = await response.text()
    return {
      status: response.status,
      body: (text ? JSON.parse(text) : null) as Body,
      text,
      headers: response.headers,
    }
  }

  /** Keeps a cookie in the place of one of the same name, or drops it. */
  private take(header: string) {
    const [cookie = ''] = header.split(';')
    const name = `${cookie.split('=')[0]}=`
    const others = (this.cookie?.split('; ') ?? []).filter((one) => !one.startsWith(name))
    const all = /; Max-Age=0(;|$)/.test(header) ? others : [...others, cookie]
    this.cookie = all.length > 0 ? all.join('; ') : null
  }

  create(more: Partial<CreateRequest> = {}) {
    const body = { id: newId(), game: 'toy', scenario: 'short', mode: 'hotseat', side: 'red', ...more }
    return this.send<CreateAnswer>('POST', '/api/games', body)
  }
  look(game: string, query = '') {
    return this.send<GameAnswer>('GET', `/api/games/${game}${query}`)
  }
  replay(game: string, query = '') {
    return this.send<ReplayAnswer & ApiError>('GET', `/api/games/${game}/replay${query}`)
  }
  /** The lines of the log before one, from the first on. */
  async older(game: string, before: number, query = '') {
    return (await this.send<LogAnswer>('GET', `/api/games/${game}/log?before=${before}&from=0${query}`)).body
      .log
  }
  async version(game: string, query = '') {
    return (await this.send<{ version: number }>('GET', `/api/games/${game}/version${query}`)).body.version
  }
  peek(game: string, token: string) {
    return this.send<PeekAnswer>('POST', `/api/games/${game}/peek`, { token })
  }
  enter(game: string, token: string, more: object = {}) {
    return this.send<GameAnswer & ApiError>('POST', `/api/games/${game}/enter`, {
      id: newId(),
      token,
      ...more,
    })
  }
  /** Says what this seat owes to the dice now, as our pages do by themselves: a commitment, a number, or both. */
  async nonce(game: string, commitment: string, nonce = NONCE, name?: string) {
    const { dice } = (await this.look(game)).body
    if (dice?.owes === 'commitment') this.names.set(game, dice.as)
    const as = name ?? this.names.get(game) ?? dice?.as ?? ''
    return this.say(game, {
      commitment,
      ...(dice?.owes === 'commitment'
        ? { sealed: commitNonce(game, as, commitment, nonce, BLIND) }
        : { nonce }),
      ...(dice?.owes === 'reveal' ? { blind: BLIND } : {}),
    })
  }
  private names = new Map<string, string>()
  /** Says anything of the dice. */
  say(game: string, what: object) {
    return this.send<GameAnswer & ApiError>('POST', `/api/games/${game}/nonce`, { id: newId(), ...what })
  }
  advance(game: string, more: object = {}) {
    return this.send<GameAnswer>('POST', `/api/games/${game}/advance`, { id: newId(), ...more })
  }
  links(game: string, what: object) {
    return this.send<LinkAnswer & ApiError>('POST', `/api/games/${game}/links`, { id: newId(), ...what })
  }
  dice(game: string) {
    return this.send<DiceAnswer>('GET', `/api/games/${game}/dice`)
  }
  export(game: string) {
    return this.send<WholeGame>('GET', `/api/games/${game}/export`)
  }
  /** Settles something beside the rules on the version that this browser now has, or on `more.seen`. */
  async affair(game: string, affair: AffairAsked, more: Record<string, unknown> = {}) {
    const as = typeof more.side === 'string' ? `?as=${more.side}` : ''
    const seen = more.seen ?? (await this.version(game, as))
    return this.send<GameAnswer & ApiError>('POST', `/api/games/${game}/affairs`, {
      id: newId(),
      seen,
      affair,
      ...more,
    })
  }
  /** Has the staff keep something, whichever version this browser has. */
  keepStaff(game: string, staff: object | null, more: Record<string, unknown> = {}) {
    const body = { id: newId(), staff, ...more }
    return this.send<GameAnswer & ApiError>('POST', `/api/games/${game}/staff`, body)
  }
  /** Files standing orders, whichever version this browser has. */
  file(game: string, orders: object | null, more: Record<string, unknown> = {}) {
    return this.send<GameAnswer & ApiError>('POST', `/api/games/${game}/standing`, {
      id: newId(),
      orders,
      ...more,
    })
  }
  /** Gives an order on the version that this browser now has, or on `more.seen`. */
  async order(
    game: string,
    order: { type: string } & Record<string, unknown>,
    more: Record<string, unknown> = {},
  ) {
    const as = typeof more.side === 'string' ? `?as=${more.side}` : ''
    const seen = more.seen ?? (await this.version(game, as))
    return this.send<GameAnswer & ApiError>('POST', `/api/games/${game}/orders`, {
      id: newId(),
      seen,
      order,
      ...more,
    })
  }
}

/** A game between two browsers, with a spectator, past the set-up. */
export async function invitedGame(more: Partial<CreateRequest> = {}, joining: object = {}) {
  const [red, blue, spectator, stranger] = [new Browser(), new Browser(), new Browser(), new Browser()]
  const made = (await red.create({ mode: 'invite', ...more })).body
  await red.nonce(made.game, made.commitment)
  await blue.enter(made.game, made.invite!, {
    commitment: made.commitment,
    nonce: 'cd'.repeat(32),
    ...joining,
  })
  await red.nonce(made.game, made.commitment)
  await spectator.enter(made.game, made.watch)
  return { ...made, red, blue, spectator, stranger }
}

/** Both choose, so that red is to move. */
export async function chosen(game: string, red: Browser, blue: Browser) {
  await red.order(game, { type: 'choose', number: 9 })
  await blue.order(game, { type: 'choose', number: 1 })
}

/** A game between two browsers in which red is to move. */
export async function chosenGame(more: Partial<CreateRequest> = {}) {
  const table = await invitedGame(more)
  await chosen(table.game, table.red, table.blue)
  return table
}
