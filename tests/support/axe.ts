import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** What a page runs; the module itself hands out a text twice as long. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Rules of axe that something else has looked at already. */
export type Skipped = 'color-contrast'

/** Findings of axe that keep somebody from using the page, each with its places. */
export async function grave(page: Page, ...skipped: readonly Skipped[]): Promise<string[]> {
  // It would look at frames only where it runs in each of them.
  if (page.frames().length > 1) throw new Error('a page with frames is not looked at whole')
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(async (skipped) => {
    const { axe: here } = window as unknown as { axe: typeof axe }
    const { violations } = await here.run(document, {
      // What is well need not be described, which is most of the work.
      resultTypes: ['violations'],
      rules: Object.fromEntries(skipped.map((rule) => [rule, { enabled: false }])),
    })
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
  }, skipped as string[])
}
