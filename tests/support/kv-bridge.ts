import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { LOCKS_BY_KEY } from '@/lib/store/kv-run'
import { type Reply, type RespClient, respClient } from './resp'

/** What goes wrong with one request: cut the connection, send something else, or wait first. */
export type Fault = 'cut' | { status: number; body: string } | { wait: Promise<unknown> }

export interface Hooks {
  /** Asked before Redis sees the command; with 'cut' or another answer Redis never sees it. */
  before: ((command: readonly string[]) => Fault | undefined) | null
  /** Asked after Redis has done the command and before its answer leaves. */
  after: ((command: readonly string[]) => Fault | undefined) | null
}

export interface Stats {
  requests: number
  commands: number
  /** Bytes of all bodies received and sent. */
  bytesIn: number
  bytesOut: number
  /** The commands' names in order, in small letters. */
  names: string[]
  lastHeaders: IncomingMessage['headers']
}

/** What a store is that the bridge stands for. */
export interface Kind {
  /** As Upstash: takes the flag by which a script locks its keys alone, and then lets it touch no other. */
  locksByKey?: boolean
}

export interface Bridge {
  url: string
  token: string
  stats: Stats
  hooks: Hooks
  stop: () => Promise<void>
}

/** Speaks the REST protocol of Upstash (single commands, bearer token) on a loopback port and asks a real Redis. */
export async function startBridge(redisPort: number, { locksByKey = false }: Kind = {}): Promise<Bridge> {
  const redis = await respClient(redisPort)
  const understood = locksByKey ? keyLocking() : (command: string[]) => command
  const token = randomBytes(32).toString('base64url')
  const hooks: Hooks = { before: null, after: null }
  const stats: Stats = { requests: 0, commands: 0, bytesIn: 0, bytesOut: 0, names: [], lastHeaders: {} }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy())
  })
  // A kept connection that the server closes first would look like a fault of the store.
  server.keepAliveTimeout = 0

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    stats.requests++
    stats.bytesIn += body.length
    stats.lastHeaders = request.headers
    const send = (status: number, text: string) => {
      stats.bytesOut += Buffer.byteLength(text)
      response.writeHead(status, { 'content-type': 'application/json' }).end(text)
    }
    /** True if the fault has taken the request's answer away. */
    const suffer = async (fault: Fault | undefined): Promise<boolean> => {
      if (fault === undefined) return false
      if (fault === 'cut') request.socket.destroy()
      else if ('wait' in fault) await fault.wait
      else send(fault.status, fault.body)
      return fault === 'cut' || 'status' in fault
    }

    if (!sameText(request.headers.authorization ?? '', `Bearer ${token}`)) {
      return send(401, JSON.stringify({ error: 'Unauthorized' }))
    }
    const command = readCommand(body)
    if (request.url !== '/' || !command) return send(404, JSON.stringify({ error: 'one command at a time' }))
    stats.commands++
    stats.names.push(command[0]!.toLowerCase())
    if (await suffer(hooks.before?.(command))) return
    const reply = await redis.send(understood(command))
    if (await suffer(hooks.after?.(command))) return
    const error = errorOf(reply)
    if (error !== null) return send(400, JSON.stringify({ error }))
    send(200, JSON.stringify({ result: written(reply, request.headers['upstash-encoding'] === 'base64') }))
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, token, stats, hooks, stop: () => stop(server, redis) }
}

function stop(server: ReturnType<typeof createServer>, redis: RespClient): Promise<void> {
  redis.close()
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

/** In front of a script: a call that names a key which the script has not declared fails, as with Upstash. */
const OWN_KEYS = `
local real = redis
local redis = { call = function(command, key, ...)
  for _, own in ipairs(KEYS) do if own == key then return real.call(command, key, ...) end end
  error('undeclared key ' .. tostring(key))
end }
`

/** Makes of a script that locks by key one that a Redis takes, also where it is called by its digest. */
function keyLocking(): (command: string[]) => string[] {
  const known = new Map<string, string>()
  const digest = (script: string) => createHash('sha1').update(script).digest('hex')
  return ([name = '', script = '', ...rest]) => {
    if (name.toLowerCase() === 'evalsha') return [name, known.get(script) ?? script, ...rest]
    if (name.toLowerCase() !== 'eval' || !script.startsWith(LOCKS_BY_KEY)) return [name, script, ...rest]
    const guarded = OWN_KEYS + script.slice(LOCKS_BY_KEY.length)
    known.set(digest(script), digest(guarded))
    return [name, guarded, ...rest]
  }
}

function readCommand(body: Buffer): string[] | null {
  try {
    const command: unknown = JSON.parse(body.toString('utf8'))
    if (!Array.isArray(command) || command.length === 0) return null
    return command.map(String)
  } catch {
    return null
  }
}

const errorOf = (reply: Reply) =>
  reply !== null && typeof reply === 'object' && 'error' in reply ? reply.error : null

function written(reply: Reply, base64: boolean): unknown {
  if (reply === null || typeof reply === 'number') return reply
  if (Buffer.isBuffer(reply)) return reply.toString(base64 ? 'base64' : 'utf8')
  if (Array.isArray(reply)) return reply.map((item) => written(item, base64))
  if ('error' in reply) return reply.error
  return reply.word === 'OK' || !base64 ? reply.word : Buffer.from(reply.word).toString('base64')
}

function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
