import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { build, CHROMIUM, EVERY_DOOR, FLAGS, WINDOWLESS } from './support/production'

/** A port that nobody listens on; found once, for the workers read this file again. */
function freePort(): string {
  const script =
    "const s=require('net').createServer().listen(0,'127.0.0.1',()=>{process.stdout.write(String(s.address().port));s.close()})"
  return execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' })
}

const root = join(import.meta.dirname, '..')
// Workers find the port, and the build as it was when they were begun.
if (!process.env.E2E_PORT) build()
process.env.E2E_PORT ??= freePort()
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'fieldpost-e2e-'))
const port = process.env.E2E_PORT

/**
 * What spares processor time, a tenth of all: letters smoothed in greys, as on every phone, and functions compiled when they are
 * called, as no page here is opened often enough to gain by more. Nothing is measured here.
 */
const SPARING = ['--disable-lcd-text', '--js-flags=--max-lazy']

const PUSHES = ['mail.spec.ts', 'notices.spec.ts']
/** What a push says is shown by a browser that has windows. */
const SHOWS_PUSHES = {
  launchOptions: { ...(CHROMIUM ? { executablePath: CHROMIUM } : { channel: 'chromium' }), args: FLAGS },
}

export default defineConfig({
  testDir: 'e2e',
  outputDir: join(tmpdir(), `fieldpost-e2e-results-${port}`),
  // Tests wait for each other's players more than they work: more at a time than there are cores.
  workers: 4,
  // Each worker reads the rules of all games once: those that show what a push says go first, or they would be left over at the
  // end and wait for nobody but each other.
  projects: [
    { name: 'pushes', testMatch: PUSHES, use: SHOWS_PUSHES },
    { name: 'phones', testIgnore: PUSHES },
  ],
  fullyParallel: false,
  retries: 0,
  timeout: 600_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    trace: 'off',
    // Motion and the service worker are there for those tests alone that ask for them (`WHOLE`).
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    launchOptions: {
      ...(WINDOWLESS ? { executablePath: WINDOWLESS } : {}),
      args: [...FLAGS, ...SPARING],
    },
  },
  webServer: {
    command: `node lib/cli/serve.mjs 127.0.0.1 ${port}`,
    cwd: root,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
    timeout: 60_000,
    env: {
      ...EVERY_DOOR,
      FIELDPOST_DATA: process.env.E2E_DATA,
      // Who asks for much at once says from where; all others come from nowhere, and are counted together.
      FIELDPOST_PROXY: '1',
      NEXT_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'production',
    },
  },
})
