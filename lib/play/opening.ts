import 'server-only'
import { openStore } from '@/lib/store'
import { StoreUnavailable } from '@/lib/store/event-store'
import { OUTAGES } from '@/lib/store/outages'
import { tellOwner } from '@/lib/store/tell-owner'
import { mustBeItsKey } from './games/seed-vault'
import { Problem } from './http/problem'
import { currentServices } from './services'

/**
 * What a server that runs all the time does before anybody asks it: it opens its store and makes its keys. False where
 * it cannot serve, after telling its owner why. What is wrong with push is told and stops nothing, nor does a KV store
 * that does not answer now: it may the next moment.
 */
export async function opening(): Promise<boolean> {
  let isFar = false
  try {
    const services = currentServices()
    if (process.env.KV_REST_API_URL?.trim()) {
      // Nothing is asked yet, but settings that make no sense are told.
      openStore(process.env).close()
      isFar = true
    }
    await services.store.read([OUTAGES])
    if (mayHaveKey(process.env)) await mustBeItsKey(services.store, services.key())
    services.post.pushKey()
    return true
  } catch (error) {
    tellOwner(whyOf(error))
    return isFar && error instanceof StoreUnavailable
  }
}

/** With a KV store and no key at all games can be looked at; who would make one is told what is missing. */
const mayHaveKey = (env: NodeJS.ProcessEnv) =>
  Boolean(env.FIELDPOST_SEED_KEY?.trim()) || !env.KV_REST_API_URL?.trim()

/** What is wrong, in a sentence for whoever runs the server. */
export function whyOf(error: unknown): string {
  if (error instanceof Problem) return error.answer.message
  if (error instanceof Error && 'forOwner' in error) return String(error.forOwner)
  return `This server cannot open its store (${error instanceof Error ? error.name : typeof error}).`
}
