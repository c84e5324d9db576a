import 'server-only'
import { tellOwner } from '@/lib/store/tell-owner'
import { version } from '@/package.json'
import type { Call } from '../call'
import { mustBeItsKey } from '../games/seed-vault'
import { whyOf } from '../opening'
import type { Services } from '../services'
import { answer } from './handle'

/** How a server is. It names no place, no key and nobody: anybody may ask. */
export interface HealthAnswer {
  /** True if games can be made and played. */
  ok: boolean
  /** Whether the store can be read and written. */
  store: 'ok' | 'failing'
  /** Milliseconds that it took to, in tens; null where it failed. Beside the server it is 0 or 10. */
  storeMs: number | null
  /** Whether there is a key under which seeds are sealed, the one of the games in the store as far as that was read. */
  key: 'ok' | 'failing'
  /** Whether there is web push; a game needs none. */
  push: 'ok' | 'none'
  /** Of the product, and behind the plus the commit that was deployed, as far as the host says it. */
  version: string
}

/** Milliseconds for which an answer holds: whoever asks in a loop asks the store no more often. */
const HOLDS = 5_000
const looked = new WeakMap<Services, { at: number; answer: Promise<HealthAnswer> }>()

/** Says whether this server is well: 200, or 503 where no game could be played. */
export async function health({ services }: Call): Promise<Response> {
  const now = services.now()
  const known = looked.get(services)
  const last = known && now - known.at < HOLDS ? known : { at: now, answer: look(services) }
  looked.set(services, last)
  const found = await last.answer
  return answer(found.ok ? 200 : 503, found)
}

async function look(services: Services): Promise<HealthAnswer> {
  const began = performance.now()
  const written = await works(() => services.store.count({ key: 'health', window: 60_000 }))
  const took = performance.now() - began
  const key = await works(async () => {
    const own = services.key()
    if (written) await mustBeItsKey(services.store, own)
  })
  return {
    ok: written && key,
    store: written ? 'ok' : 'failing',
    storeMs: written ? Math.round(took / 10) * 10 : null,
    key: key ? 'ok' : 'failing',
    push: services.post.pushKey() ? 'ok' : 'none',
    version: versionOf(process.env),
  }
}

/** Why it does not is told to whoever runs the server, and to nobody who asks. */
const works = (work: () => Promise<unknown>): Promise<boolean> =>
  work().then(
    () => true,
    (error) => {
      tellOwner(whyOf(error))
      return false
    },
  )

/** The version, with the first digits of the commit as Vercel names it. */
export function versionOf({
  VERCEL_GIT_COMMIT_SHA: commit,
}: Readonly<Record<string, string | undefined>>): string {
  return commit ? `${version}+${commit.slice(0, 7)}` : version
}
