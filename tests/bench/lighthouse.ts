import { spawnSync } from 'node:child_process'
import { CHROMIUM, FLAGS } from '../support/production'
import { atLeast, type Figure } from './figure'

// Fetched by npx when it is first needed: it brings two hundred packages, which nobody needs to play or to test.
const LIGHTHOUSE = 'lighthouse@12.8.2'
const BUDGETS = { performance: 90, accessibility: 100, 'best-practices': 95 }

interface Report {
  categories: Record<string, { score: number | null }>
}

/** Lighthouse's marks for a page on a phone; a mark of 0 if it could not be had. */
export function lighthouse(name: string, address: string, cookie: string): Figure[] {
  const { stdout } = spawnSync(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      address,
      '--output=json',
      '--quiet',
      `--only-categories=${Object.keys(BUDGETS).join()}`,
      `--chrome-flags=--headless=new ${FLAGS.join(' ')}`,
      `--extra-headers=${JSON.stringify(cookie ? { Cookie: cookie } : {})}`,
    ],
    {
      encoding: 'utf8',
      maxBuffer: 1e9,
      stdio: ['ignore', 'pipe', 2],
      env: { ...process.env, ...(CHROMIUM ? { CHROME_PATH: CHROMIUM } : {}) },
    },
  )
  const categories = stdout?.startsWith('{') ? (JSON.parse(stdout) as Report).categories : {}
  return Object.entries(BUDGETS).map(([id, budget]) => {
    const mark = Math.round((categories[id]?.score ?? 0) * 100)
    return atLeast(`Lighthouse ${id}, ${name}`, mark, 'of 100', budget)
  })
}
