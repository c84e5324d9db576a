import { spawn } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { root } from '@/lib/cli/ready.mjs'

// A host that starts functions carries for each what the build has traced, and nothing else that lies here.
const BUILD = join(root, '.next')

export interface Trace {
  /** Of the list, as it lies in the build. */
  name: string
  /** Absolute paths: the file that was traced, and all it needs. */
  files: string[]
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile()
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as { files: string[] }

/** What the build has traced. The server that a machine of one's own runs is left out: it is carried nowhere. */
export function traces(): Trace[] {
  return readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js.nft.json') && !/^(cache|dev)\b|^next-server\b/.test(name))
    .map((name) => {
      const file = join(BUILD, name)
      const files = read(file).files.map((path) => resolve(dirname(file), path))
      return { name, files: [file.replace(/\.nft\.json$/, ''), ...files].filter(isFile) }
    })
}

/** Routes go into one function, and pages: what several need counts once. Absolute paths of its files. */
export function carriedFor(ending: RegExp, all: Trace[] = traces()): string[] {
  const shared = /^(next-minimal-server|server.instrumentation)\.js/
  const parts = all.filter(({ name }) => ending.test(name) || shared.test(name))
  const list = join(BUILD, 'required-server-files.json')
  const manifests = [list, ...read(list).files.map((path) => join(root, path))].filter(isFile)
  return [...new Set([...parts.flatMap(({ files }) => files), ...manifests])]
}

/** A function that answers from a folder which holds its files and nothing else. */
export interface Carried {
  origin: string
  folder: string
  stop: () => void
}

/** Lays the function of all routes out, and starts it as a host does. */
export async function startRoutes(env: Readonly<Record<string, string>>): Promise<Carried> {
  const folder = mkdtempSync(join(tmpdir(), 'fieldpost-function-'))
  for (const file of carriedFor(/route\.js/)) {
    const to = join(folder, relative(root, file))
    mkdirSync(dirname(to), { recursive: true })
    copyFileSync(file, to)
  }
  const child = spawn(process.execPath, [join(import.meta.dirname, 'function.mjs'), folder], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', VERCEL: '1', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = () => {
    child.kill()
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', stop)
  return new Promise((started, failed) => {
    child.once('exit', () => failed(new Error('the function did not start')))
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const [, port] = /ready on (\d+)/.exec(text) ?? []
      if (port) started({ origin: `http://127.0.0.1:${port}`, folder, stop })
    })
  })
}
