import 'server-only'
import { randomBytes } from 'node:crypto'
import { after } from 'next/server'
import { type Doors, doorsFrom } from '@/lib/accounts/doors'
import { games } from '@/lib/games'
import type { Game } from '@/lib/kernel/game'
import type { Stamp } from '@/lib/kernel/growth'
import { type Post, postFrom } from '@/lib/notices/post'
import { theStore } from '@/lib/store'
import type { EventStore } from '@/lib/store/event-store'
import { type Flood, theFlood } from './flood'
import { sealingKey } from './sealed'

/** Everything outside of the rules that playing needs; tests bring their own. */
export interface Desk {
  store: EventStore
  games: Readonly<Record<string, Game>>
  /** The server's key; throws a Problem where none can be had. */
  key: () => Buffer
  /** Milliseconds since 1970. */
  now: () => number
  random: (bytes: number) => Buffer
  /** Notices leave by it. */
  post: Post
  /** Does something after the answer has gone out. */
  later: (work: () => Promise<void>) => void
  /** What the host's scheduler shows; null where none is to come. */
  cronSecret: string | null
  /** Ways to sign in. */
  doors: Doors
  /** True if what is asked too often is refused. */
  limits: boolean
  /** Answers go out at whole ticks of so many milliseconds; 0: at once. */
  tick: number
  /** Who has asked how much of late, as this process knows. */
  flood: Flood
}

const kept = globalThis as typeof globalThis & { fieldpostDesk?: Desk }

/** The desk of this process. */
export function theDesk(): Desk {
  kept.fieldpostDesk ??= {
    store: theStore(),
    games,
    key: () => sealingKey(process.env),
    now: Date.now,
    random: randomBytes,
    post: postFrom(process.env),
    later: after,
    cronSecret: process.env.CRON_SECRET?.trim() || null,
    doors: doorsFrom(process.env),
    limits: true,
    tick: 25,
    flood: theFlood(),
  }
  return kept.fieldpostDesk
}

/** Puts another desk in place, or none. */
export function setDesk(desk: Desk | undefined): void {
  kept.fieldpostDesk = desk
}

export const stampFrom = (desk: Desk): Stamp => ({
  time: new Date(desk.now()).toISOString(),
  salt: desk.random(16).toString('hex'),
})

/** Sides of all games there are: what is read before it is known which game it is. */
export const allSides = ({ games }: Desk): readonly string[] => [
  ...new Set(Object.values(games).flatMap(({ sides }) => sides)),
]
