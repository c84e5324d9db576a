import { randomBytes } from 'node:crypto'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import type { CreateRequest } from '@/lib/play/api/seats'
import { seated } from '../support/seated'
import { openPhone } from './table'

/** Somebody's phone, and the requests that its browser makes. */
export interface Phone {
  page: Page
  request: APIRequestContext
}

/** A game of two with somebody who looks on, each on a phone of his own that shows nothing yet. */
export async function threeAt(
  browser: Browser,
  origin: string,
  asked: Partial<CreateRequest>,
): Promise<{ game: string; german: Phone; soviet: Phone; guest: Phone }> {
  const phone = async (): Promise<Phone> => {
    const { page, context } = await openPhone(browser)
    return { page, request: context.request }
  }
  const [german, soviet, guest] = await Promise.all([phone(), phone(), phone()])
  const { game, watch } = await seated(german.request, soviet.request, origin, asked)
  const entered = await guest.request.post(`${origin}/api/games/${game}/enter`, {
    headers: { origin },
    data: { id: 'the-guest-who-looks-on', token: watch },
  })
  if (!entered.ok()) throw new Error(`nobody looks on: ${await entered.text()}`)
  return { game, german, soviet, guest }
}

/** Gives an order by the route of the pages, on what its giver sees now. */
export async function giveOrder(
  request: APIRequestContext,
  origin: string,
  game: string,
  order: object,
): Promise<void> {
  const at = `${origin}/api/games/${game}`
  const { version } = (await (await request.get(`${at}?since=0`)).json()) as { version: number }
  const response = await request.post(`${at}/orders`, {
    headers: { origin },
    data: { id: randomBytes(12).toString('hex'), seen: version, order, since: 0 },
  })
  if (!response.ok()) throw new Error(`not ordered: ${await response.text()}`)
}
