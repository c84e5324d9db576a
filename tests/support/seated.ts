import { randomBytes } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { commitNonce } from '@/lib/kernel/dice/fair-dice'
import type { CreateAnswer, CreateRequest } from '@/lib/play/api/seats'
import { newTable } from './planted'

const hex = (bytes: number) => randomBytes(bytes).toString('hex')

/**
 * A game of two by the routes that pages use, the first of them the German if nothing else is said. It only waits for
 * the first one's number, which `open` says.
 */
export async function almostSeated(
  one: APIRequestContext,
  other: APIRequestContext,
  origin: string,
  more: Partial<CreateRequest> = {},
): Promise<CreateAnswer & { open: () => Promise<void> }> {
  const side = 'german'
  const made = await newTable(one, origin, { mode: 'invite', side, ...more })
  const { game, commitment, invite } = made
  const post = async (request: APIRequestContext, path: string, data: object) => {
    const response = await request.post(`${origin}/api/games/${game}/${path}`, {
      headers: { origin },
      data: { id: hex(16), commitment, ...data },
    })
    if (!response.ok()) throw new Error(`nobody is seated: ${await response.text()}`)
  }
  const [nonce, blind] = [hex(32), hex(32)]
  await post(one, 'nonce', { sealed: commitNonce(game, more.side ?? side, commitment, nonce, blind) })
  await post(other, 'enter', { token: invite, nonce: hex(32), zone: 'UTC' })
  return { ...made, open: () => post(one, 'nonce', { nonce, blind }) }
}

/** The same past the set-up. */
export async function seated(...args: Parameters<typeof almostSeated>): Promise<CreateAnswer> {
  const { open, ...made } = await almostSeated(...args)
  await open()
  return made
}
