import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { root } from '@/lib/cli/ready.mjs'

// A host that starts functions carries for each what the build has traced, and nothing else that lies here.
const BUILD = join(root, '.next')
/** Bytes of one function: a start after a pause reads all of it. */
const MOST = 15_000_000
/** SQLite, which needs a disk, and what would shrink pictures, though none are shrunk: twenty million bytes each. */
const LEFT_BEHIND = /node_modules\/(libsql|@libsql|@neon-rs|sharp|@img)\//

interface Trace {
  name: string
  /** Absolute paths: the file that was traced, and all it needs. */
  files: string[]
}

const traces: Trace[] = readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.js.nft.json') && !/^(cache|dev)\//.test(name))
  .map((name) => {
    const file = join(BUILD, name)
    const { files } = JSON.parse(readFileSync(file, 'utf8')) as { files: string[] }
    const own = file.replace(/\.nft\.json$/, '')
    return { name, files: [own, ...files.map((path) => resolve(dirname(file), path))].filter(isFile) }
  })
// The server that a machine of one's own runs is carried nowhere.
const carried = traces.filter(({ name }) => name !== 'next-server.js.nft.json')

function isFile(path: string) {
  return existsSync(path) && statSync(path).isFile()
}

const named = (ending: RegExp) => carried.filter(({ name }) => ending.test(name))
const shared = named(/^(next-minimal-server|server\/instrumentation)\.js/)

/** A host puts routes together, and pages: what each needs counts once. */
const FUNCTIONS = {
  routes: [...named(/\/route\.js/), ...shared],
  pages: [...named(/\/page\.js/), ...shared],
  proxy: [...named(/^server\/middleware\.js/), ...shared],
}

test('no function of a host carries SQLite or the library that shrinks pictures', () => {
  expect(named(/\/route\.js/).length).toBeGreaterThan(30)
  expect(shared).toHaveLength(2)
  const found = carried.flatMap(({ name, files }) =>
    files.filter((file) => LEFT_BEHIND.test(file)).map((file) => `${name}: ${relative(root, file)}`),
  )
  expect(found).toEqual([])
})

test('pictures have their fonts, and what draws them, without the packages that fonts come in', () => {
  const { files } = traces.find(({ name }) => name.endsWith('[gameId]/picture/route.js.nft.json'))!
  const of = (part: string) => files.filter((file) => file.includes(part)).map((file) => relative(root, file))
  expect(of('@vercel/og/').filter((file) => file.endsWith('.wasm'))).toHaveLength(2)
  for (const font of ['alegreya-sans-latin-500', 'barlow-condensed-latin-700', 'old-standard-tt-latin-700'])
    expect(of(`${font}-normal.woff`), font).toHaveLength(1)
  expect(of('@fontsource/').filter((file) => !/-latin-.*-normal\.woff$/.test(file))).toEqual([])
})

for (const [name, parts] of Object.entries(FUNCTIONS))
  test(`one function is not too heavy to start after a pause: ${name}`, () => {
    const files = [...new Set(parts.flatMap((part) => part.files))]
    const sizes = files.map((file) => ({ file: relative(root, file), bytes: statSync(file).size }))
    const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
    const heaviest = sizes.sort((one, other) => other.bytes - one.bytes).slice(0, 12)
    expect(total, JSON.stringify(heaviest, null, 1)).toBeLessThan(MOST)
    expect(total).toBeGreaterThan(1_000_000)
  })
