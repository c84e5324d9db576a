import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { pageFaults } from '../support/page-faults'

/** Nothing that keeps somebody from using the page, by eye, by finger or by ear. */
export async function sound(page: Page): Promise<void> {
  expect(await pageFaults(page)).toEqual([])
  const { violations } = await new AxeBuilder({ page }).analyze()
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(grave.map(({ id }) => id)).toEqual([])
}
