import 'server-only'
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { dirname } from 'node:path'
import type { Hex32 } from '@/lib/kernel/dice/fair-dice'
import { fileHoldsGames, inDataFolder } from '@/lib/store'
import { type EventStore, StoreUnreadable } from '@/lib/store/event-store'
import { keyInFile } from '@/lib/store/key-file'
import { unavailable } from '../http/problem'

/** Seeds of running games are stored under a key that is not in the store. */
type Env = Readonly<Record<string, string | undefined>>

const asKey = (secret: string) => createHash('sha256').update(`fieldpost/seal/1:${secret}`).digest()

/**
 * The server's own key: FIELDPOST_SEED_KEY, or without it, where games are kept in a file, one that we make beside
 * that file and that only its owner may read. It is made for the first game; while there are games no other takes the
 * place of one that is missing, as they could not go on under it. Throws a Problem or the trouble of its file.
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
  const file = inDataFolder(env, 'seed.key')
  return asKey(
    keyInFile(file, () => {
      if (fileHoldsGames(env)) throw missing(dirname(file))
    }),
  )
}

const missing = (folder: string) =>
  new StoreUnreadable(
    'The key under which the games of this server are sealed is missing. Nothing was changed, until whoever runs this ' +
      'server puts it back.',
    `The key file seed.key is missing in ${folder}, while games are kept there whose dice are sealed under it. Put it ` +
      'back from a copy, or set FIELDPOST_SEED_KEY if that was set before. If it is lost, those games cannot go on: ' +
      'then move fieldpost.db away to begin anew.',
  )

/** The record by which a store knows the key of its games; from the print nobody gets the key. */
const RECORD = 'seal'
const PRINT = 'print'
const printOf = (key: Buffer) =>
  createHash('sha256').update('fieldpost/seal/print/1:').update(key).digest('base64url').slice(0, 22)

/** The print of the key that each store of this process was last known to have. */
const known = new WeakMap<EventStore, string>()

/** Throws where the games of a store are sealed under another key than this. One request for each process. */
export async function mustBeItsKey(store: EventStore, key: Buffer): Promise<void> {
  await isItsKey(store, printOf(key))
}

/**
 * The same before a game is sealed under the key: a store that knows none yet knows this one from now on, and no game is
 * made there under a second one. Not before: as long as nothing is sealed, a key may be lost or changed without harm.
 */
export async function becomesItsKey(store: EventStore, key: Buffer): Promise<void> {
  const print = printOf(key)
  if (await isItsKey(store, print)) return
  const first = { create: true, expect: { [PRINT]: null }, set: { [PRINT]: print } }
  if (await store.setFields(RECORD, first)) known.set(store, print)
  else await becomesItsKey(store, key)
}

/** False where a store knows no key yet; throws where it knows another. */
async function isItsKey(store: EventStore, print: string): Promise<boolean> {
  if (known.get(store) === print) return true
  const [kept] = await store.fields(RECORD, [PRINT])
  if (!kept) return false
  if (kept !== print) throw otherKey()
  known.set(store, print)
  return true
}

const otherKey = () =>
  new StoreUnreadable(
    'The games of this server are sealed under another key than it has now. Nothing was changed, until whoever runs ' +
      'this server puts the key back.',
    'FIELDPOST_SEED_KEY (or seed.key in the data folder) is not the key under which the games in this store are ' +
      'sealed. Set it to what it was before. If that is lost, those games cannot go on: then begin anew with an empty ' +
      'store, or delete the record "seal" (in Redis: DEL fp:{seal}) to keep them for looking at.',
  )

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
