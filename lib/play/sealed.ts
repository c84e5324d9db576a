import 'server-only'
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import type { Hex32 } from '@/lib/kernel/fair-dice'
import { StoreUnreadable } from '@/lib/store/event-store'
import { keyInFile } from '@/lib/store/key-file'
import { unavailable } from './problem'

/** Seeds of running games are stored under a key that is not in the store. */
type Env = Readonly<Record<string, string | undefined>>

const asKey = (secret: string) => createHash('sha256').update(`fieldpost/seal/1:${secret}`).digest()

/**
 * The server's own key: FIELDPOST_SEED_KEY, or without it, where games are kept in a file, one that we make beside
 * that file and that only its owner may read.
 */
export function sealingKey(env: Env): Buffer {
  const given = env.FIELDPOST_SEED_KEY?.trim()
  if (given) {
    if (given.length < 32) throw unavailable('FIELDPOST_SEED_KEY must be at least 32 characters long.')
    return asKey(given)
  }
  if (env.KV_REST_API_URL?.trim()) {
    throw unavailable(
      'This server has a KV store but no FIELDPOST_SEED_KEY, so no game can be made: set it first.',
    )
  }
  try {
    return asKey(keyInFile(resolve(env.FIELDPOST_DATA?.trim() || '.data', 'seed.key')))
  } catch (error) {
    throw error instanceof StoreUnreadable ? unavailable(error.message) : error
  }
}

/** The seed as it is stored: AES-256-GCM, bound to its game. */
export function sealSeed(key: Buffer, game: string, seed: Hex32): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(game))
  const text = Buffer.concat([cipher.update(Buffer.from(seed, 'hex')), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
}

/** The seed again. */
export function openSeed(key: Buffer, game: string, sealed: string): Hex32 {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
    cipher.setAAD(Buffer.from(game)).setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('hex')
  } catch {
    throw unavailable('The dice of this game are sealed under another key than this server has.')
  }
}
