import { expect } from '@playwright/test'
import { game as beginners } from '@/lib/games/proud-monster'
import type { GameAnswer } from '@/lib/play/api/game'
import { newTable } from '../support/planted'
import { seeded } from '../support/seeded'
import { openPhone, press, test } from './table'

test('who has handed over is told on any device what came since, and what he ordered, by the facts of then, and is back where he was', async ({
  browser,
  baseURL,
}) => {
  const { page } = await openPhone(browser)
  const { request } = page.context()
  const post = async (path: string, body: object): Promise<GameAnswer> => {
    const id = crypto.randomUUID().replaceAll('-', '')
    const headers = { origin: baseURL! }
    const answer = await request.post(`/api/games/${path}`, { headers, data: { id, since: 0, ...body } })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  const asked = { game: 'proud-monster', scenario: 'riga', mode: 'computer', side: 'soviet' } as const
  const { game } = await newTable(request, baseURL!, asked)
  const luck = seeded('ordered')
  // Until his second turn has begun he orders nothing that he need not.
  let answer = await post(`${game}/advance`, {})
  for (let turns = 0, acting = '', n = 0; n < 300 && turns < 2; n += 1) {
    const { table, prompt } = answer.view as ReturnType<typeof beginners.view> & { prompt: { step: string } }
    if (table.acting !== acting && table.acting === 'soviet' && prompt.step === 'move') turns += 1
    acting = prompt.step === 'move' ? table.acting : acting
    if (turns === 2) break
    const order =
      prompt.step === 'move' || prompt.step === 'assault'
        ? { type: 'done' }
        : beginners.computer(answer.view as never, answer.legal as never, luck)
    answer = answer.computerToMove
      ? await post(`${game}/advance`, {})
      : await post(`${game}/orders`, { seen: answer.version, order })
    if (answer.computerToMove) acting = 'german'
  }

  // A device that has never seen the table tells what came since he handed over.
  await page.goto(`/games/${game}`)
  const card = page.getByRole('region', { name: 'Since you last looked' })
  await expect(card).toContainText('German attack')
  await press(page, 'On to my move')
  await press(page, /^Reports/)
  await press(page, 'What I ordered last')
  await expect(card.getByRole('status')).toHaveText(/^What you ordered, handed over (\w+ )?\d\d:\d\d/)
  // Of what the other has done since it tells nothing.
  await expect(card).not.toContainText('German attack')
  await press(page, 'Go on')
  await expect(card).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Reports/ })).toBeVisible()
})
