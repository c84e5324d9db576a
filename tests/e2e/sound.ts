import { expect, type Page } from '@playwright/test'
import { grave } from '../support/axe'
import { pageFaults } from '../support/page-faults'

/** Nothing that keeps somebody from using the page, by eye, by finger or by ear. */
export async function sound(page: Page): Promise<void> {
  expect(await pageFaults(page)).toEqual([])
  expect(await grave(page)).toEqual([])
}
