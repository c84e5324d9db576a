import 'server-only'
import { createECDH } from 'node:crypto'
import { inDataFolder } from '@/lib/store'
import { StoreUnavailable } from '@/lib/store/event-store'
import { keyInFile } from '@/lib/store/key-file'
import type { PushKeys } from './push'

type Env = Readonly<Record<string, string | undefined>>

/**
 * The key pair for web push: FIELDPOST_PUSH_KEY (the private key, 32 bytes in base64url), or without it, where games
 * are kept in a file, a key that we make beside that file. With a KV store and without the variable there is none.
 * Throws, with a sentence for whoever runs the server, where there should be one and it is of no use.
 */
export function pushKeys(env: Env, subject: string): PushKeys | null {
  const given = env.FIELDPOST_PUSH_KEY?.trim()
  if (!given && env.KV_REST_API_URL?.trim()) return null
  const secret = given
    ? Buffer.from(given, 'base64url')
    : Buffer.from(keyInFile(inDataFolder(env, 'push.key')), 'hex')
  const pair = createECDH('prime256v1')
  try {
    // Node takes shorter ones, which anybody could find.
    if (secret.length !== 32) throw new RangeError()
    pair.setPrivateKey(secret)
  } catch {
    throw new StoreUnavailable('FIELDPOST_PUSH_KEY is no private key: 32 bytes in base64url.')
  }
  const text = (key: Buffer) => key.toString('base64url')
  return { publicKey: text(pair.getPublicKey()), privateKey: text(secret), subject }
}
