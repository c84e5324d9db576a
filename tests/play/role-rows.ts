import { type Browser, NONCE, newId } from '../support/browser'

export interface Row {
  query?: string
  body?: (game: string, maker: Browser) => Promise<object> | object
  /** Status for maker, other, spectator; and for those who have no seat. */
  status: [number, number, number, number]
  /** For those who have no seat, or none any more, but an account. */
  account?: number
  /** For the host's scheduler. What comes from no page of ours changes nothing elsewhere. */
  scheduler?: number
}
const practice = {
  format: 'fieldpost/view/1',
  ...{ kind: 'toy', version: '1.0.0', scenario: 'short', viewer: 'spectator', log: [] },
  view: { turn: 1, phase: 'choose', mover: 'red', pawns: { red: 0, blue: 0 } },
}
const DEAD = 'A'.repeat(43)

/** Every route with a request that is made of it, and what comes of that for whom. */
export const rows: Record<string, Row> = {
  'POST /api/games': {
    body: () => ({ id: newId(), game: 'toy', scenario: 'short', mode: 'computer', side: 'blue' }),
    status: [200, 200, 200, 200],
  },
  'GET /api/[...nowhere]': { status: [404, 404, 404, 404] },
  'GET /api/health': { status: [200, 200, 200, 200] },
  'GET /api/challenges': { status: [200, 200, 200, 200] },
  'GET /api/archive': { status: [200, 200, 200, 200] },
  'GET /api/games': { status: [200, 200, 200, 200] },
  'POST /api/games/import': {
    body: () => ({ id: newId(), document: practice }),
    status: [200, 200, 200, 200],
  },
  'GET /api/games/[gameId]': { status: [200, 200, 200, 404] },
  'GET /api/games/[gameId]/log': { query: '?before=9', status: [200, 200, 200, 404] },
  'GET /api/games/[gameId]/replay': { status: [200, 200, 200, 404] },
  'GET /api/games/[gameId]/version': { status: [200, 200, 200, 404] },
  // Not for browsers but for links: here with one that leads nowhere. See public.test.ts.
  'GET /api/games/[gameId]/board': { query: `?p=${'A'.repeat(22)}`, status: [404, 404, 404, 404] },
  'GET /api/games/[gameId]/picture': { query: `?p=${'A'.repeat(22)}`, status: [404, 404, 404, 404] },
  'GET /api/games/[gameId]/chat': { status: [200, 200, 403, 404] },
  'POST /api/games/[gameId]/chat': {
    body: () => ({ id: newId(), say: 'Good luck!' }),
    status: [200, 200, 403, 404],
  },
  'GET /api/games/[gameId]/notes': { status: [200, 200, 403, 404] },
  'POST /api/games/[gameId]/notes': { body: () => ({ n: 0, text: 'North!' }), status: [200, 200, 403, 404] },
  'GET /api/games/[gameId]/dice': { status: [200, 200, 200, 404] },
  'GET /api/games/[gameId]/export': { status: [200, 200, 200, 404] },
  'POST /api/games/[gameId]/nonce': {
    body: async (game, maker) => ({
      id: newId(),
      commitment: (await maker.dice(game)).body.commitment,
      nonce: NONCE,
    }),
    status: [200, 409, 403, 404],
  },
  'POST /api/games/[gameId]/peek': { body: () => ({ token: DEAD }), status: [410, 410, 410, 410] },
  'POST /api/games/[gameId]/enter': {
    body: () => ({ id: newId(), token: DEAD }),
    status: [410, 410, 410, 410],
  },
  'POST /api/games/[gameId]/orders': {
    body: async (game, maker) => ({ id: newId(), seen: await maker.version(game), order: { type: 'done' } }),
    status: [200, 409, 403, 404],
  },
  'POST /api/games/[gameId]/bundles': {
    body: async (game, maker) => ({
      id: newId(),
      seen: await maker.version(game),
      orders: [{ type: 'done' }],
    }),
    status: [200, 409, 403, 404],
  },
  'POST /api/games/[gameId]/standing': {
    body: () => ({ id: newId(), orders: { hold: 4 } }),
    status: [200, 200, 403, 404],
  },
  // The toy keeps none; see staff.test.ts.
  'POST /api/games/[gameId]/staff': {
    body: () => ({ id: newId(), staff: { groups: [] } }),
    status: [400, 400, 403, 404],
  },
  'POST /api/games/[gameId]/affairs': {
    body: async (game, maker) => ({
      id: newId(),
      seen: await maker.version(game),
      affair: { type: 'resign' },
    }),
    status: [200, 409, 403, 404],
  },
  'POST /api/games/[gameId]/advance': { body: () => ({ id: newId() }), status: [200, 200, 403, 404] },
  'POST /api/games/[gameId]/ask': {
    body: () => ({ question: { type: 'distance' } }),
    status: [200, 200, 403, 404],
  },
  'POST /api/games/[gameId]/links': {
    body: () => ({ id: newId(), make: 'watch' }),
    status: [200, 403, 403, 404],
  },
  'POST /api/games/[gameId]/close': { body: () => ({ id: newId() }), status: [422, 403, 403, 404] },
  'POST /api/games/[gameId]/show': {
    body: () => ({ id: newId(), on: true }),
    status: [422, 422, 403, 404],
  },
  'POST /api/games/[gameId]/rematch': { body: () => ({ id: newId() }), status: [422, 422, 403, 404] },
  'POST /api/games/[gameId]/start-here': {
    body: () => ({ id: newId(), mode: 'hotseat', side: 'red' }),
    status: [422, 422, 422, 404],
  },
  // Whoever has no such game in his list has nothing to forget, whether there is one or not.
  'POST /api/games/[gameId]/forget': { body: () => ({ id: newId() }), status: [422, 422, 200, 200] },
  'POST /api/games/[gameId]/follow': { body: () => ({ on: true }), status: [403, 403, 200, 404] },
  'POST /api/games/[gameId]/nudge': { body: () => ({}), status: [422, 200, 403, 404] },
  'GET /api/notices': { status: [200, 200, 200, 401], account: 200 },
  'POST /api/notices': {
    body: () => ({ do: 'wishes', wishes: null }),
    status: [200, 200, 200, 401],
    account: 200,
  },
  'GET /api/notices/send': { status: [404, 404, 404, 404], scheduler: 200 },
  'POST /api/notices/send': { status: [404, 404, 404, 404], scheduler: 200 },
  'POST /api/notices/stop': { status: [410, 410, 410, 410], scheduler: 410 },
  'GET /api/me': { status: [200, 200, 200, 200] },
  'POST /api/me': { body: () => ({ id: newId(), name: 'Anna' }), status: [200, 200, 200, 200] },
  'GET /api/me/set-ups': { query: '?game=toy&scenario=short&side=blue', status: [200, 200, 200, 200] },
  'POST /api/me/set-ups': {
    body: () => ({
      ...{ id: newId(), game: 'toy', scenario: 'short', side: 'blue' },
      ...{ name: 'North', text: 'pawn~home' },
    }),
    status: [200, 200, 200, 200],
  },
  'POST /api/me/hints': {
    body: () => ({ id: newId(), changes: ['win'] }),
    ...{ status: [200, 200, 200, 401], account: 200 },
  },
  'GET /api/me/data': { status: [200, 200, 200, 200] },
  'POST /api/me/link': { body: () => ({ id: newId() }), status: [200, 200, 200, 401], account: 200 },
  'POST /api/me/sign-out': { body: () => ({}), status: [200, 200, 200, 401], account: 200 },
  'POST /api/me/identity': {
    body: () => ({ provider: 'github' }),
    status: [200, 200, 200, 401],
    account: 200,
  },
  'POST /api/me/delete': { body: () => ({ sure: true }), status: [200, 200, 200, 401], account: 200 },
  'POST /api/sign-in': { body: () => ({ door: 'github' }), status: [400, 400, 400, 400] },
  'POST /api/sign-in/peek': { body: () => ({ token: DEAD }), status: [410, 410, 410, 410] },
  'POST /api/sign-in/confirm': {
    body: () => ({ id: newId(), token: DEAD }),
    status: [410, 410, 410, 410],
  },
  'GET /api/auth/callback/[provider]': { status: [303, 303, 303, 303] },
  'POST /api/notices/confirm': { body: () => ({ token: DEAD }), status: [410, 410, 410, 410] },
}
