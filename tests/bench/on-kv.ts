import { randomBytes } from 'node:crypto'
import { production } from '../support/production'
import { startKv } from '../support/redis'

/** A server for production on a KV store of its own, as on a host that freezes its functions: nothing asks but who plays. */
export async function serverOnKv() {
  const kv = await startKv()
  const server = await production(
    {
      KV_REST_API_URL: kv.url,
      KV_REST_API_TOKEN: kv.token,
      FIELDPOST_SEED_KEY: randomBytes(32).toString('hex'),
      FIELDPOST_TIMER: 'off',
    },
    true,
  )
  const stop = async () => {
    server.stop()
    await kv.stop()
  }
  return { kv, origin: server.origin, stop }
}
