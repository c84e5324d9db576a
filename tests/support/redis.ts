import { spawn } from 'node:child_process'
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { type Bridge, type Kind, startBridge } from './kv-bridge'
import { type Reply, respClient } from './resp'

export interface Kv extends Bridge {
  /** A command straight to Redis, past the bridge and its counters. */
  redis: (...command: string[]) => Promise<Reply>
}

/**
 * True if `redis-server` is to be found. Without it a suite reports itself as skipped, in one line;
 * with CI=true it fails, because there nothing may be skipped.
 */
export function redisIsHere(): boolean {
  if (programPath() !== null) return true
  const how = 'redis-server is not installed (Debian: apt-get install redis-server)'
  if (process.env.CI === 'true') throw new Error(how)
  console.warn(`skipped: tests of the KV store; ${how}`)
  return false
}

/** A real Redis on a free loopback port with an empty folder of its own, behind a bridge for `@vercel/kv`. */
export async function startKv(kind: Kind = {}): Promise<Kv> {
  const server = await startRedis()
  try {
    const bridge = await startBridge(server.port, kind)
    const direct = await respClient(server.port)
    return {
      ...bridge,
      redis: (...command) => direct.send(command),
      stop: async () => {
        direct.close()
        await bridge.stop()
        await server.stop()
      },
    }
  } catch (error) {
    await server.stop()
    throw error
  }
}

interface RedisServer {
  port: number
  stop: () => Promise<void>
}

async function startRedis(): Promise<RedisServer> {
  const program = programPath()
  if (program === null) throw new Error('redis-server is not installed')
  // Somebody else may take the free port before Redis does.
  for (let tries = 5; tries > 0; tries--) {
    const started = await tryRedis(program, await freePort())
    if (started) return started
  }
  throw new Error('redis-server did not start')
}

function tryRedis(program: string, port: number): Promise<RedisServer | null> {
  const folder = mkdtempSync(join(tmpdir(), 'fieldpost-redis-'))
  const quiet = ['--save', '', '--appendonly', 'no', '--maxmemory-policy', 'noeviction']
  const child = spawn(program, ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder, ...quiet], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = new Promise<void>((resolve) => {
    const clear = () => {
      process.removeListener('exit', kill)
      rmSync(folder, { recursive: true, force: true })
      resolve()
    }
    child.once('exit', clear)
    child.once('error', clear)
  })
  const stop = () => {
    kill()
    return ended
  }
  return new Promise((resolve) => {
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (said.includes('Ready to accept connections')) resolve({ port, stop })
    })
    void ended.then(() => resolve(null))
  })
}

function programPath(): string | null {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, 'redis-server')
    try {
      accessSync(path, constants.X_OK)
      return path
    } catch {
      // Not in this folder.
    }
  }
  return null
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
