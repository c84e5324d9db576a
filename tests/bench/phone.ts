import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { PHONE } from '../e2e/table'
import { SLOWER } from './machine'

/** Slow 4G as Lighthouse defines it: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

export interface Phone {
  context: BrowserContext
  page: Page
  cdp: CDPSession
  close: () => Promise<void>
}

/** A phone with nothing in its cache but the cookies of somebody's seat. */
export async function phone(
  browser: Browser,
  cookies: Awaited<ReturnType<BrowserContext['cookies']>>,
): Promise<Phone> {
  const context = await browser.newContext({ ...PHONE, deviceScaleFactor: 3 })
  await context.addCookies(cookies)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  return { context, page, cdp, close: () => context.close() }
}

export const slowCpu = ({ cdp }: Phone) => cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })

export async function slowNetwork({ cdp }: Phone): Promise<void> {
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G)
}
