import { type Browser, expect, type Page } from '@playwright/test'
import { answerOf, PHONE, press, test } from '../../e2e/table'

/** How a game is played with a thumb; each does its part by touch alone. */
export interface ByTouch {
  title: string
  /** Opens a phone at a table where this player is to move, and may take his next order back. */
  begin: (browser: Browser, origin: string) => Promise<Page>
  /** Gives the first lawful order that ends nothing. */
  order: (page: Page) => Promise<unknown>
  /** Hands over: what was ordered stands for good. */
  handOver: (page: Page) => Promise<unknown>
}

/** A game is played by touch: an order, the same taken back and given again, and handed over; as the server tells it. */
export function testByTouch({ title, begin, order, handOver }: ByTouch): void {
  test(`${title}: an order by touch is taken back, given again and handed over`, async ({
    browser,
    baseURL,
  }) => {
    const page = await begin(browser, baseURL!)
    expect(page.viewportSize()).toEqual(PHONE.viewport)
    const told = async () => {
      const { view, legal, log, mayTakeBack } = await answerOf(page)
      return { view, legal, lines: log.map(({ key, params }) => ({ key, params })), mayTakeBack }
    }

    const before = await told()
    await order(page)
    await expect.poll(async () => (await told()).view).not.toEqual(before.view)
    const after = await told()
    expect(after.mayTakeBack).toBe(true)

    await press(page, 'Undo')
    await expect.poll(told).toEqual(before)
    await order(page)
    await expect.poll(told).toEqual(after)

    await handOver(page)
    await expect.poll(async () => (await told()).mayTakeBack).toBe(false)
    // A computer may still think about what it meets.
    await expect.poll(async () => (await told()).lines.length).toBeGreaterThan(after.lines.length)
    const { lines } = await told()
    expect(lines.slice(0, after.lines.length)).toEqual(after.lines)
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  })
}
