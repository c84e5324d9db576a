// `node lib/cli/serve.mjs HOST PORT`: Next's own server, and around it Brotli. Next would send scripts and styles by
// gzip, a sixth heavier, and views and words as they are; hosts such as Vercel do the same as we do here.
import { createServer, get } from 'node:http'
import { constants, createBrotliCompress } from 'node:zlib'
import next from 'next'
import config from '../../next.config.js'
import { root } from './ready.mjs'
import { pressed } from './scripts.mjs'

const [hostname = '127.0.0.1', port = '3000'] = process.argv.slice(2)
const TYPES = { js: 'application/javascript; charset=UTF-8', css: 'text/css; charset=UTF-8' }
/** Files of the build: their names change with their text, so that a browser may keep them for ever. */
const STATIC = /^\/_next\/static\/chunks\/([\w~-][\w.~-]*\.(js|css))$/

const [{ headers }] = await config.headers()
const kept = new Map()

/** A file of the build in Brotli, read once; null if there is none. */
function brotli(name) {
  const body = kept.get(name) ?? pressed(name)
  if (body) kept.set(name, body)
  return body
}

/** Whoever says `br;q=0` says that he does not take it. */
const takesBrotli = ({ headers }) =>
  (headers['accept-encoding'] ?? '').split(',').some((way) => /^ *br *(;(?! *q=0(\.0*)? *$).*)?$/i.test(way))

function sendBrotli(request, response) {
  const [, name, ending] = STATIC.exec(request.url ?? '') ?? []
  if (!name || request.method !== 'GET' || !takesBrotli(request)) return false
  const body = brotli(name)
  if (!body) return false
  for (const { key, value } of headers) response.setHeader(key, value)
  response.writeHead(200, {
    'Content-Type': TYPES[ending],
    'Content-Encoding': 'br',
    'Content-Length': body.length,
    'Cache-Control': 'public, max-age=31536000, immutable',
    Vary: 'Accept-Encoding',
  })
  response.end(body)
  return true
}

/** What is made anew for each answer is pressed less hard: a millisecond for a view. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Sends what is answered in JSON in Brotli. */
function press(request, response) {
  if (request.method === 'HEAD' || !takesBrotli(request)) return
  const { write, end, writeHead } = response
  let stream = null
  const isJson = () => /^application\/json\b/.test(String(response.getHeader('content-type')))
  const begin = () => {
    if (isJson() && !response.headersSent) response.writeHead(response.statusCode)
  }
  response.writeHead = (status, ...rest) => {
    if (isJson() && status !== 204 && status !== 304 && !response.hasHeader('content-encoding')) {
      stream = createBrotliCompress(QUICK)
      stream.on('data', (part) => write.call(response, part) || stream.pause())
      stream.on('end', () => end.call(response))
      stream.on('drain', () => response.emit('drain'))
      response.on('drain', () => stream.resume())
      response.removeHeader('content-length')
      response.setHeader('Content-Encoding', 'br')
      response.appendHeader('Vary', 'Accept-Encoding')
    }
    return writeHead.call(response, status, ...rest)
  }
  response.write = (...part) => {
    begin()
    return stream ? stream.write(...part) : write.apply(response, part)
  }
  response.end = (...part) => {
    begin()
    if (!stream) return end.apply(response, part)
    stream.end(...part)
    return response
  }
}

const app = next({ dev: false, dir: root, hostname, port: Number(port) })
const handle = app.getRequestHandler()
await app.prepare()
// What instrumentation.ts began: whoever starts a server on his own machine is told at once what is wrong with its store.
if ((await globalThis.fieldpostOpening) === false) process.exit(1)
// Where a request comes from, for limits: whatever the browser itself writes there is written over.
process.env.FIELDPOST_SOCKET = '1'
const server = createServer((request, response) => {
  press(request, response)
  request.headers['x-fieldpost-address'] = request.socket.remoteAddress ?? ''
  if (sendBrotli(request, response)) return
  handle(request, response).catch((error) => {
    console.error(error)
    response.destroy()
  })
})
// Longer than browsers and proxies keep a connection that rests: whoever closes first may close upon a request under way.
server.keepAliveTimeout = 120_000
// Nothing is spoken here but HTTP. Next leaves some who ask for more without an answer, and their sockets open for ever.
server.on('upgrade', (_request, socket) => socket.destroy())
server.once('error', ({ code }) => {
  const why = code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used here (${code})`
  console.error(`Port ${port} of ${hostname} ${why}.`)
  process.exit(1)
})
server.listen(Number(port), hostname, () => {
  console.log('ready')
  // Letters have their pictures drawn in this process. What draws is loaded with the route that does, as soon as that is
  // asked for anything, here for a game that there is none of.
  get({ host: hostname, port, path: '/api/games/none/picture' }, (answer) => answer.resume()).on(
    'error',
    () => {},
  )
})
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0))
