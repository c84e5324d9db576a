import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type LaunchOptions } from '@playwright/test'
import { BUILDER, isBuilt, root, SERVER } from '@/lib/cli/ready.mjs'

/** The product as it is shipped, on a port of its own, with games that are thrown away. */
export interface Production {
  origin: string
  /** Folder of the file of games. */
  data: string
  stop: () => void
}

const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' as const }

/** Settings of a server with every way to sign in and to be told, of which none leads out of this machine. */
export const EVERY_DOOR = {
  EMAIL_SERVER: 'smtp://127.0.0.1:9',
  EMAIL_FROM: 'Fieldpost <post@table.example>',
  ...Object.fromEntries(
    ['GITHUB', 'GOOGLE', 'DISCORD'].flatMap((name) => [
      [`${name}_ID`, 'id'],
      [`${name}_SECRET`, 'secret'],
    ]),
  ),
}

/** Builds if the build is not of these sources; what the build says goes to standard error. */
export function build(): void {
  if (isBuilt()) return
  const { status } = spawnSync(process.execPath, [BUILDER], { cwd: root, env, stdio: ['ignore', 2, 2] })
  if (status !== 0) throw new Error('the build failed')
}

const freePort = () =>
  new Promise<number>((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => found(port))
    })
  })

type Env = Readonly<Record<string, string>>

/**
 * Builds if needed (`isThere`: another server has the build open), starts the server and waits until it answers. What
 * it is set up with may follow from its address.
 */
export async function production(
  more: Env | ((origin: string) => Env) = {},
  isThere = false,
): Promise<Production> {
  if (!isThere) build()
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const data = mkdtempSync(join(tmpdir(), 'fieldpost-stage-'))
  const server = spawn(process.execPath, [SERVER, '127.0.0.1', String(port)], {
    cwd: root,
    env: { ...env, FIELDPOST_DATA: data, ...(typeof more === 'function' ? more(origin) : more) },
    stdio: ['ignore', 'ignore', 2],
  })
  const stop = () => {
    server.kill()
    rmSync(data, { recursive: true, force: true })
  }
  process.once('exit', stop)
  await answering(server, origin)
  return { origin, data, stop }
}

async function answering(server: ChildProcess, origin: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (server.exitCode !== null) throw new Error('the server did not start')
    if (await fetch(origin).catch(() => null)) return
    await new Promise((later) => setTimeout(later, 100))
  }
  throw new Error('the server does not answer')
}

/** The Chromium of this machine, or Playwright's own. */
export const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path))

/** The same without windows, which spares a sixth of the processor time; where it is missing, the other. */
export const WINDOWLESS = ['/usr/bin/chromium-headless-shell'].find((path) => existsSync(path)) ?? CHROMIUM

/**
 * What a window does beside its pages, and what Playwright turns off as well, whose list this one takes the place of. The
 * suggestions below an address bar and a page kept ready for the next address are pages of their own: they cost more
 * than to open a window.
 */
const LEFT_OUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

export const FLAGS = [
  `--disable-features=${LEFT_OUT.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const launch = (more: LaunchOptions = {}) =>
  chromium.launch({ ...(CHROMIUM ? { executablePath: CHROMIUM } : {}), args: FLAGS, ...more })
