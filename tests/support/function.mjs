// `node tests/support/function.mjs FOLDER`: answers from the files of FOLDER alone, as the launcher of a host does.
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const [folder] = process.argv.slice(2)
process.chdir(folder)
process.env.__NEXT_PRIVATE_PREBUNDLED_REACT = 'next'
// A host lets a function go on until what is left for after the answer is done.
globalThis[Symbol.for('@next/request-context')] = {
  get: () => ({ waitUntil: (work) => work.catch(console.error) }),
}
const require = createRequire(join(folder, 'function.js'))
const { default: Server } = require('next/dist/compiled/next-server/server.runtime.prod.js')
const { config } = require('./.next/required-server-files.json')
const { dynamicRoutes } = require('./.next/routes-manifest.json')
const handle = new Server({ conf: config, dir: '.', minimalMode: true }).getRequestHandler()

/** The host has found out which route an address means, and says so. */
function routed(request) {
  const { pathname, searchParams } = new URL(request.url, 'http://function')
  const [route, found] = dynamicRoutes
    .map((one) => [one, new RegExp(one.namedRegex).exec(pathname)])
    .find(([, match]) => match) ?? [{ page: pathname }]
  for (const [name, value] of Object.entries(found?.groups ?? {})) searchParams.set(name, value)
  request.headers['x-matched-path'] = route.page
  request.url = `${route.page}?${searchParams}`
}

const server = createServer((request, response) => {
  routed(request)
  handle(request, response)
})
server.listen(0, '127.0.0.1', () => console.log(`ready on ${server.address().port}`))
