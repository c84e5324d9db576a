import { randomBytes } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { commitNonce } from '@/lib/kernel/fair-dice'
import type { CreateRequest } from '@/lib/play/api'
import { newTable } from '../support/planted'

interface Phone {
  context: { request: APIRequestContext }
}
const hex = (bytes: number) => randomBytes(bytes).toString('hex')

/** A game of two by the routes that pages use: the German on the first phone, the Soviet on the second. Answers its id. */
export async function seated(
  german: Phone,
  soviet: Phone,
  origin: string,
  more: Partial<CreateRequest> = {},
): Promise<string> {
  const made = await newTable(german.context.request, origin, { mode: 'invite', side: 'german', ...more })
  const { game, commitment, invite } = made
  const post = async ({ context }: Phone, path: string, data: object) => {
    const response = await context.request.post(`${origin}/api/games/${game}/${path}`, {
      headers: { origin },
      data: { id: hex(16), commitment, ...data },
    })
    if (!response.ok()) throw new Error(`nobody is seated: ${await response.text()}`)
  }
  const [nonce, blind] = [hex(32), hex(32)]
  await post(german, 'nonce', { sealed: commitNonce(game, 'german', commitment, nonce, blind) })
  await post(soviet, 'enter', { token: invite, nonce: hex(32) })
  await post(german, 'nonce', { nonce, blind })
  return game
}
