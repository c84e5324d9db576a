import { createHash } from 'node:crypto'

/** What of the client is used to run a script. */
export interface ScriptClient {
  eval: (script: string, keys: string[], args: string[]) => Promise<unknown>
  evalsha: (sha: string, keys: string[], args: string[]) => Promise<unknown>
}

/** Upstash then locks the keys of a script alone, and not all there are; a Redis does not know it, and refuses. */
export const LOCKS_BY_KEY = '#!lua flags=allow-key-locking\n'

/** What a store says of a script that it does not have, and of one that it does not take. Of neither anything ran. */
const UNKNOWN = /^NOSCRIPT\b/
const REFUSED = /^ERR (unexpected flag in script shebang|invalid flag|error compiling script)/i

/**
 * Runs scripts: a process sends each of them whole once, from then on by its digest, and whole again where the store has
 * forgotten it. Whether the store takes the flag is found out with the first one, and kept as long as the process.
 */
export function scriptsOf(client: ScriptClient) {
  const sent = new Set<string>()
  let locksByKey = true
  return async function run(script: string, keys: string[], args: string[]): Promise<unknown> {
    const flagged = locksByKey
    const text = flagged ? LOCKS_BY_KEY + script : script
    const sha = createHash('sha1').update(text).digest('hex')
    if (sent.has(sha)) {
      try {
        return await client.evalsha(sha, keys, args)
      } catch (error) {
        if (!UNKNOWN.test(saidBy(error))) throw error
      }
    }
    try {
      const reply = await client.eval(text, keys, args)
      sent.add(sha)
      return reply
    } catch (error) {
      if (!flagged || !REFUSED.test(saidBy(error))) throw error
      locksByKey = false
      return run(script, keys, args)
    }
  }
}

/** The client puts the whole command behind what the store has said. */
const saidBy = (error: unknown): string =>
  error instanceof Error ? (error.message.split(', command was')[0] ?? '') : ''
