import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHROMIUM, FLAGS } from '../support/production'
import { atLeast, type Figure } from './figure'

// Fetched by npx when it is first needed: it brings two hundred packages, which nobody needs to play or to test.
const LIGHTHOUSE = 'lighthouse@12.8.2'
const BUDGETS = { performance: 90, accessibility: 100, 'best-practices': 95 }

/** Chromium sometimes fails to record a page; that says nothing about the page. */
const TRIES = 3

interface Report {
  categories: Record<string, { score: number | null }>
  runtimeError?: unknown
}

/** Lighthouse's marks for a page on a phone; a mark of 0 if it could not be had. */
export function lighthouse(name: string, address: string, cookie: string): Figure[] {
  let categories: Report['categories'] = {}
  for (let tries = 0; tries < TRIES; tries += 1) {
    const report = reportOn(address, cookie)
    categories = report?.categories ?? {}
    if (report && !report.runtimeError) break
  }
  return Object.entries(BUDGETS).map(([id, budget]) => {
    const mark = Math.round((categories[id]?.score ?? 0) * 100)
    return atLeast(`Lighthouse ${id}, ${name}`, mark, 'of 100', budget)
  })
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
