import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@/lib/cli/ready.mjs'
import { CHROMIUM, FLAGS } from '../support/production'
import { atLeast, type Figure } from './figure'

const CLI = join(root, 'node_modules', 'lighthouse', 'cli', 'index.js')
const BUDGETS = { performance: 90, accessibility: 100, 'best-practices': 95 }

/** Lighthouse's marks for a page on a phone. */
export function lighthouse(name: string, address: string, cookie: string): Figure[] {
  if (!existsSync(CLI)) throw new Error('lighthouse is not installed: run `npm ci`')
  const run = spawnSync(
    process.execPath,
    [
      CLI,
      address,
      '--output=json',
      '--quiet',
      `--only-categories=${Object.keys(BUDGETS).join()}`,
      `--chrome-flags=--headless=new ${FLAGS.join(' ')}`,
      `--extra-headers=${JSON.stringify({ Cookie: cookie })}`,
    ],
    {
      encoding: 'utf8',
      maxBuffer: 1e9,
      stdio: ['ignore', 'pipe', 2],
      env: { ...process.env, ...(CHROMIUM ? { CHROME_PATH: CHROMIUM } : {}) },
    },
  )
  const { categories } = JSON.parse(run.stdout) as { categories: Record<string, { score: number }> }
  return Object.entries(BUDGETS).map(([id, budget]) =>
    atLeast(`Lighthouse ${id}, ${name}`, Math.round(categories[id]!.score * 100), 'of 100', budget),
  )
}
