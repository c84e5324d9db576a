import { request } from '@playwright/test'
import type { GameAnswer } from '@/lib/play/api'
import { newTable } from '../support/planted'
import { atMost, type Figure, median } from './figure'

const PICTURES = 6
const PICTURE_MS = 300

/** How long the picture of a front takes that was never drawn before, once the map beneath has been painted. */
export async function pictureFigures(origin: string): Promise<Figure[]> {
  const player = await request.newContext()
  const times: number[] = []
  for (let i = 0; i < PICTURES; i += 1) {
    const { game } = await newTable(player, origin)
    const path = `${origin}/api/games/${game}`
    const answer = (await (await player.get(path)).json()) as GameAnswer
    const began = performance.now()
    const reply = await player.get(`${path}/picture?p=${answer.public}`)
    if (!reply.ok()) throw new Error(await reply.text())
    times.push(performance.now() - began)
  }
  await player.dispose()
  return [atMost('a picture of the front, 1200 by 630', median(times.slice(1)), 'ms', PICTURE_MS)]
}
