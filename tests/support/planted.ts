import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { games } from '@/lib/games'
import type { Game } from '@/lib/kernel/game'
import type { DecisionTimeout, Match } from '@/lib/kernel/log/match'
import { Secret } from '@/lib/kernel/secret'
import type { Channel } from '@/lib/notices/channel'
import type { CreateAnswer, CreateRequest } from '@/lib/play/api/seats'
import type { EventStore } from '@/lib/store/event-store'
import { openLibsql } from '@/lib/store/libsql'
import { packSnapshot } from '@/lib/store/snapshot'
import { versionField, writeVersion } from '@/lib/store/version-field'
import { storedMatch } from './stored-match'

const id = () => randomBytes(16).toString('hex')

/** Sets up a table by the route that the page uses; the browser of the request has its seat. */
export async function newTable(
  request: APIRequestContext,
  origin: string,
  more: Partial<CreateRequest> = {},
): Promise<CreateAnswer> {
  const game = Object.values(games)[0]!
  const response = await request.post(`${origin}/api/games`, {
    headers: { origin },
    data: {
      id: id(),
      game: game.id,
      scenario: game.scenarios[0]!.id,
      mode: 'hotseat',
      side: game.sides[0]!,
      ...more,
    },
  })
  if (!response.ok()) throw new Error(`no table: ${await response.text()}`)
  return response.json()
}

/**
 * Lays another position on a table: as a snapshot, which a server believes. The log of what came before is forgotten;
 * what is played from here on is judged, logged and shown like any other game.
 */
export const plant = (data: string | EventStore, table: string, state: unknown): Promise<void> =>
  altered(data, table, (before, game) => {
    const position = new Secret(state)
    const awaited = game.awaits(state)
    const timing = before.timing && {
      ...before.timing,
      since: Object.fromEntries(awaited.map((side) => [side, before.timing!.at])),
      chosen: {},
    }
    const log = Object.fromEntries(Object.keys(before.log).map((viewer) => [viewer, { from: 0, lines: [] }]))
    const lapse = awaited.flatMap((side): DecisionTimeout[] => {
      const patience = game.standing!.patience(state, side)
      return patience === null ? [] : [{ side, since: Date.now(), patience }]
    })
    return {
      ...{ ...before, committed: position, drafts: {}, together: [], timing, log },
      timeout: lapse[0] ?? null,
    }
  })

/** Lets so many milliseconds pass at a table: whoever is waited for has been so much longer. */
export const letPass = (data: string, table: string, ms: number): Promise<void> =>
  altered(data, table, (before) => {
    const { timing, timeout: lapse } = before
    if (!timing && !lapse) throw new Error('no time passes at this table')
    const since = Object.entries(timing?.since ?? {}).map(([side, from]) => [side, from - ms])
    return {
      ...before,
      timing: timing && { ...timing, since: Object.fromEntries(since), at: timing.at - ms },
      timeout: lapse && { ...lapse, since: lapse.since - ms },
    }
  })

/** Our own server was away: it came back so long ago, and had been gone as long before, in milliseconds. */
export async function wasAway(data: string, ago: number, time: number): Promise<void> {
  const store = openLibsql(join(data, 'fieldpost.db'))
  const to = Date.now() - ago
  await store.setFields('service', { create: true, set: { gaps: JSON.stringify([{ from: to - time, to }]) } })
  store.close()
}

/** `data`: the folder of a file of games, or another store. */
async function altered(
  data: string | EventStore,
  table: string,
  change: (match: Match, game: Game) => Match,
): Promise<void> {
  const store = typeof data === 'string' ? openLibsql(join(data, 'fieldpost.db')) : data
  try {
    const before = await storedMatch(store, table)
    const game = games[before.play]!
    const versions = Object.fromEntries(Object.entries(before.versions).map(([viewer, n]) => [viewer, n + 1]))
    await store.append({
      game: table,
      command: { id: id(), answer: '{}' },
      expectedHead: before.head,
      entries: [],
      snapshot: { seq: before.head, body: packSnapshot({ ...change(before, game), versions }) },
      set: Object.fromEntries(
        Object.entries(versions).map(([viewer, version]) => [
          versionField(viewer),
          writeVersion({ version, changed: new Date().toISOString() }),
        ]),
      ),
    })
  } finally {
    if (typeof data === 'string') store.close()
  }
}

/** Gives the account behind a cookie all that takes a mail server, a push service and other devices to come by. */
export async function signUp(
  data: string,
  cookies: Awaited<ReturnType<BrowserContext['cookies']>>,
): Promise<void> {
  const account = cookies.find(({ name }) => name === 'fieldpost')!.value.split('.')[0]!
  const [since, origin, made] = ['2026-01-14T12:00:00.000Z', 'http://127.0.0.1', 1]
  const identity = (label: string) => ({ hash: id(), label, since })
  const device = (label: string, seen: string) => ({ made: '2026-01-14', seen, label })
  const channels: Record<string, Channel> = {
    phone: { kind: 'push', origin, made, endpoint: origin, p256dh: '', auth: '', label: 'Chrome · Android' },
    mail: { kind: 'mail', origin, made, address: 'anna@table.example', proven: true },
    other: { kind: 'mail', origin, made, address: 'anna.petrowna@a-rather-long-name.example', proven: false },
    discord: { kind: 'discord', origin, made, url: 'https://discord.com/api/webhooks/1/x' },
    own: { kind: 'json', origin, made, url: 'https://hooks.example/fieldpost', secret: 's'.repeat(43) },
  }
  const fields = {
    'identity:email': identity('anna@table.example'),
    'identity:github': identity('anna-petrowna'),
    [`device:${'d'.repeat(43)}`]: device('Firefox · Android', '2026-02-01'),
    [`device:${'e'.repeat(43)}`]: device('Samsung Internet · Android', '2026-03-28'),
    ...Object.fromEntries(
      Object.entries(channels).map(([name, one]) => [`channel:${name.padEnd(12, '-')}`, one]),
    ),
    'trouble:own---------': { tries: 9, next: 1, why: 'silent', off: true },
  }
  const store = openLibsql(join(data, 'fieldpost.db'))
  try {
    const set = Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, JSON.stringify(one)]))
    await store.setFields(`account:${account}`, { set: { ...set, 'lost:ipad--------': 'Safari · iPhone' } })
  } finally {
    store.close()
  }
}
