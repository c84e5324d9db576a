import { request } from '@playwright/test'
import type { GameAnswer } from '@/lib/play/api/game'
import { newTable } from '../support/planted'
import { atMost, type Figure, median } from './figure'

/** The first ones are drawn while their thread is still warming up, and are not counted. */
const COLD = 3
const PICTURES = 8
const PICTURE_MS = 300

/** How long the picture of a front takes that was never drawn before, once the map beneath has been painted. */
export async function pictureFigures(origin: string): Promise<Figure[]> {
  const player = await request.newContext()
  const times: number[] = []
  for (let i = 0; i < COLD + PICTURES; i += 1) {
    const { game } = await newTable(player, origin)
    const path = `${origin}/api/games/${game}`
    const answer = (await (await player.get(path)).json()) as GameAnswer
    const began = performance.now()
    const reply = await player.get(`${path}/picture?p=${answer.public}`)
    if (!reply.ok()) throw new Error(await reply.text())
    times.push(performance.now() - began)
  }
  await player.dispose()
  return [atMost('a picture of the front, 1200 by 630', median(times.slice(COLD)), 'ms', PICTURE_MS)]
}
