import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHROMIUM, FLAGS } from '../support/production'
import { atLeast, type Figure } from './figure'
import { SLOWER } from './machine'

// Fetched by npx when it is first needed: it brings two hundred packages, which nobody needs to play or to test.
const LIGHTHOUSE = 'lighthouse@12.8.2'
const BUDGETS = { performance: 90, accessibility: 100, 'best-practices': 95 }

/**
 * Whatever else a machine does meanwhile takes marks away and never adds any, and sometimes Chromium fails to record a
 * page: so the best of some runs counts.
 */
const RUNS = 5

interface Report {
  categories: Record<string, { score: number | null }>
}

/** Lighthouse's marks for a page on a phone, once it has what is asked or was tried often enough. */
export function lighthouse(name: string, address: string, cookie: string): Figure[] {
  const best = new Map<string, number>()
  const done = () => Object.entries(BUDGETS).every(([id, budget]) => (best.get(id) ?? 0) >= budget)
  for (let run = 0; run < RUNS && !done(); run += 1) {
    const categories = reportOn(address, cookie)?.categories ?? {}
    for (const [id, { score }] of Object.entries(categories))
      best.set(id, Math.max(best.get(id) ?? 0, Math.round((score ?? 0) * 100)))
  }
  return Object.entries(BUDGETS).map(([id, budget]) =>
    atLeast(`Lighthouse ${id}, ${name}`, best.get(id) ?? 0, 'of 100', budget),
  )
}

/** What Lighthouse writes about a page; null if it wrote nothing. */
function reportOn(address: string, cookie: string): Report | null {
  const folder = mkdtempSync(join(tmpdir(), 'fieldpost-lighthouse-'))
  const file = join(folder, 'report.json')
  try {
    spawnSync(
      'npx',
      [
        '--yes',
        LIGHTHOUSE,
        address,
        '--output=json',
        `--output-path=${file}`,
        '--quiet',
        `--only-categories=${Object.keys(BUDGETS).join()}`,
        `--throttling.cpuSlowdownMultiplier=${SLOWER}`,
        `--chrome-flags=--headless=new ${FLAGS.join(' ')}`,
        `--extra-headers=${JSON.stringify(cookie ? { Cookie: cookie } : {})}`,
      ],
      {
        stdio: ['ignore', 2, 2],
        env: { ...process.env, ...(CHROMIUM ? { CHROME_PATH: CHROMIUM } : {}) },
      },
    )
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return null
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
