import 'server-only'
import { randomBytes } from 'node:crypto'
import { after } from 'next/server'
import { type Providers, providersFrom } from '@/lib/accounts/providers'
import { games } from '@/lib/games'
import type { Game } from '@/lib/kernel/game'
import type { Stamp } from '@/lib/kernel/log/commands'
import { type Post, postFrom } from '@/lib/notices/post'
import type { LetterAsked, Lettered } from '@/lib/notices/sending'
import { theStore } from '@/lib/store'
import type { EventStore } from '@/lib/store/event-store'
import type { GameAnswer } from './api/game'
import type { SeenSince } from './api/past'
import { sealingKey } from './games/seed-vault'
import { currentRateLimiter, type RateLimiter } from './http/rate-limit'

/** Everything outside of the rules that playing needs; tests bring their own. */
export interface Services {
  store: EventStore
  games: Readonly<Record<string, Game>>
  /** The server's key; throws a Problem where none can be had. */
  key: () => Buffer
  /** Milliseconds since 1970. */
  now: () => number
  random: (bytes: number) => Buffer
  /** Notices leave by it. */
  post: Post
  /** What letters have beside a notice; absent: nothing. Whoever opens a game tells of it, too, so it cannot be asked by name. */
  letters?: (services: Services, asked: LetterAsked) => Promise<Lettered>
  /** Draws the front of a game as all may see it, a PNG, in this process; nothing where none is drawn here (`offerPaint`). */
  paint?: Paint
  /** Tells what has happened at a table of late, for a notice; nothing where nobody here can (`instrumentation.ts`). */
  brief?: Brief
  /** Does something after the answer has gone out. */
  later: (work: () => Promise<void>) => void
  /** What the host's scheduler shows; null where none is to come. */
  cronSecret: string | null
  /** Ways to sign in. */
  providers: Providers
  /** True if what is asked too often is refused. */
  limits: boolean
  /** Answers go out at whole ticks of so many milliseconds; 0: at once. */
  tick: number
  /** Who has asked how much of late, as this process knows. */
  rateLimiter: RateLimiter
}

/** Which front: of a game, for who has the public part of its link. */
type Paint = (of: { game: string; p: string; language: string }) => Promise<Uint8Array> | undefined

/** Of which game, as one viewer may know it. */
type Brief = (
  of: Pick<GameAnswer, 'kind' | 'view' | 'result' | 'stage' | 'scenario'> & {
    since: SeenSince
    language: string
  },
) => Promise<readonly string[]> | undefined

const kept = globalThis as typeof globalThis & {
  fieldpostServices?: Services
  fieldpostPaint?: Paint
  fieldpostBrief?: Brief
}

/**
 * Has letters of this process draw their pictures by this. What draws them says so where it is loaded, which a server of
 * one's own does when it starts (`lib/cli/serve.mjs`); so nothing that draws is carried for those who do not.
 */
export function offerPaint(paint: Paint): void {
  kept.fieldpostPaint = paint
}

/** The services of this process. */
export function currentServices(): Services {
  kept.fieldpostServices ??= {
    store: theStore(),
    games,
    key: () => sealingKey(process.env),
    now: Date.now,
    random: randomBytes,
    post: postFrom(process.env),
    paint: (of) => kept.fieldpostPaint?.(of),
    brief: (of) => kept.fieldpostBrief?.(of),
    later: after,
    cronSecret: process.env.CRON_SECRET?.trim() || null,
    providers: providersFrom(process.env),
    limits: true,
    tick: 25,
    rateLimiter: currentRateLimiter(),
  }
  return kept.fieldpostServices
}

/** Puts others in place, or none. */
export function setServices(services: Services | undefined): void {
  kept.fieldpostServices = services
}

export const stampFrom = (services: Services): Stamp => ({
  time: new Date(services.now()).toISOString(),
  salt: services.random(16).toString('hex'),
})

/** Sides of all games there are: what is read before it is known which game it is. */
export const allSides = ({ games }: Pick<Services, 'games'>): readonly string[] => [
  ...new Set(Object.values(games).flatMap(({ sides }) => sides)),
]
export const allViewers = (services: Services): readonly string[] => [...allSides(services), 'spectator']
