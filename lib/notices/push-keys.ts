import 'server-only'
import { createECDH } from 'node:crypto'
import { resolve } from 'node:path'
import { keyInFile } from '@/lib/store/key-file'
import type { PushKeys } from './push'

type Env = Readonly<Record<string, string | undefined>>

/**
 * The key pair for web push: FIELDPOST_PUSH_KEY (the private key, 32 bytes in base64url), or without it, where games
 * are kept in a file, a key that we make beside that file. With a KV store and without the variable there is none.
 */
export function pushKeys(env: Env, subject: string): PushKeys | null {
  const given = env.FIELDPOST_PUSH_KEY?.trim()
  if (!given && env.KV_REST_API_URL?.trim()) return null
  const secret = given
    ? Buffer.from(given, 'base64url')
    : Buffer.from(keyInFile(resolve(env.FIELDPOST_DATA?.trim() || '.data', 'push.key')), 'hex')
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(secret)
  } catch {
    throw new Error('FIELDPOST_PUSH_KEY is no private key: 32 bytes in base64url.')
  }
  const text = (key: Buffer) => key.toString('base64url')
  return { publicKey: text(pair.getPublicKey()), privateKey: text(secret), subject }
}
