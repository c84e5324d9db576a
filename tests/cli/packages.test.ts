import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '@/lib/cli/ready.mjs'

interface Locked {
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
  /** Lies in another package as that one comes, under its hash. */
  inBundle?: boolean
  hasInstallScript?: boolean
}
const read = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8'))
const own = read('package.json') as Record<string, Record<string, string>>
const lock = read('package-lock.json') as { packages: Record<string, Locked> }
const { '': _root, ...packages } = lock.packages

/** The hash of what is downloaded when this is installed. */
function hashOf(path: string): string | undefined {
  const { integrity, inBundle } = packages[path] ?? {}
  return inBundle ? hashOf(path.slice(0, path.lastIndexOf('/node_modules/'))) : integrity
}

/** What may do something by itself when it is installed. */
const MAY_INSTALL: readonly string[] = []

test('every package comes from a registry of npm, as it was when it was locked', () => {
  // No address stands there: each machine asks its own registry, and the hash decides what is taken from it.
  const odd = Object.entries(packages).filter(
    ([path, { version, resolved, link }]) =>
      resolved || link || !/^\d+\.\d+\.\d+/.test(version ?? '') || !hashOf(path)?.startsWith('sha512-'),
  )
  expect(Object.keys(packages).length).toBeGreaterThan(100)
  expect(odd.map(([path]) => path)).toEqual([])
})

test('the list of parts that npm makes of the lockfile names every package', () => {
  const args = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--offline']
  // It refuses where the lockfile does not hold what packages bundle, as when npm locked it for another machine.
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  })
  expect([status, stderr.match(/^npm error .*$/gm)]).toEqual([0, null])
  const { components } = JSON.parse(stdout) as { components: { purl: string }[] }
  const listed = new Set(components.map(({ purl }) => decodeURIComponent(purl)))
  const missing = Object.entries(packages).filter(([path, { version }]) => {
    return !listed.has(`pkg:npm/${path.split('node_modules/').at(-1)}@${version}`)
  })
  expect(missing.map(([path]) => path)).toEqual([])
})

test('no package runs anything when it is installed, nor do we', () => {
  const runs = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript)
  expect(runs.map(([path]) => path)).toEqual(MAY_INSTALL)
  const hooks = ['preinstall', 'install', 'postinstall', 'prepare']
  expect(Object.keys(own.scripts!).filter((name) => hooks.includes(name))).toEqual([])
})

test('what we ask for is one version each, and the mailer of next-auth is the one that we chose', () => {
  const asked = { ...own.dependencies, ...own.devDependencies }
  expect(Object.entries(asked).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  const mailers = Object.entries(packages).filter(([path]) => path.endsWith('node_modules/nodemailer'))
  expect(mailers.map(([, { version }]) => version)).toEqual([asked.nodemailer])
})

test('the server for development is there for this machine alone', () => {
  expect(own.scripts!.dev).toBe('next dev --hostname 127.0.0.1')
})

/** Of what has had holes, the first version in which all that were told of are closed. Read anew what is told now and then. */
const MENDED = {
  next: '16.4.1',
  'next-auth': '4.24.15',
  nodemailer: '10.1.4',
  react: '19.2.1',
  sharp: '0.35.5',
} as const

test('nothing has a hole that was told of', () => {
  const old = Object.entries(packages).flatMap(([path, { version = '' }]) => {
    const least = MENDED[path.split('node_modules/').at(-1) as keyof typeof MENDED]
    return least && version.localeCompare(least, 'en', { numeric: true }) < 0 ? [`${path} ${version}`] : []
  })
  expect(old).toEqual([])
  expect('7.0.13'.localeCompare(MENDED.nodemailer, 'en', { numeric: true })).toBeLessThan(0)
})
