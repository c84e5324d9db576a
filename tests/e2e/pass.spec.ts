import { expect, type Page } from '@playwright/test'
import { game } from '@/lib/games/proud-monster/full'
import type { Side, State } from '@/lib/games/proud-monster/full/state'
import type { Papers } from '@/lib/wargame/staff/papers'
import { plant } from '../support/planted'
import { seeded, seededDice } from '../support/seeded'
import { answerOf, challenge, finish, map, openPhone, press, test } from './table'

/** The campaign as it is set up, in its second turn, as a side attacks or moves. */
function campaign(side: Side, step: 'move' | 'assault'): State {
  const { state } = game.setUp('campaign', game.schemas.options.parse({}), seededDice(seeded('pass'), []))
  const agenda = [
    { step: 'checkVictory' },
    ...(side === 'soviet' ? [{ step: 'playerTurn', side: 'soviet', couplet: 2 }] : []),
    { step: 'playerTurn', side: side === 'soviet' ? 'german' : 'soviet', couplet: side === 'soviet' ? 2 : 1 },
    { step, side },
  ]
  return { ...state, table: { ...state.table, turn: 2, phase: 'movement', acting: side, agenda } } as State
}

/** Finishes what is to be done, by as many taps as it asks for, until the game waits for the other. */
async function handOver(page: Page): Promise<void> {
  for (let n = 0; n < 12; n += 1) {
    const { prompt } = (await answerOf(page)).view as { prompt: { mine: boolean } }
    if (!prompt.mine) return
    await finish(page)
      .tap({ timeout: 2000 })
      .catch(() => undefined)
    await page.waitForTimeout(300)
  }
}
const told = async (page: Page) => (await answerOf(page)).log.map(({ key }) => key)
const staffOf = async (page: Page) => ((await answerOf(page)).view.mine as { staff?: Papers }).staff

test('a turn is passed by three taps as one signs off: the other plays on, and both see that it was', async ({
  browser,
}) => {
  const german = (await openPhone(browser)).page
  const soviet = (await openPhone(browser)).page
  const { invitation } = await challenge(german, { side: 'German', from: '/?game=proud-monster' })
  await soviet.goto(invitation)
  await press(soviet, 'Take the Soviet seat')
  await expect(map(soviet)).toBeVisible()
  await expect(map(german)).toBeVisible()
  const id = new URL(soviet.url()).pathname.split('/')[2]!
  await plant(process.env.E2E_DATA!, id, campaign('soviet', 'move'))
  // What lies on the table now is another game than these devices have seen.
  for (const page of [german, soviet]) {
    await page.evaluate(() => localStorage.clear())
    await page.reload()
  }

  await press(soviet, 'Sign off')
  await press(soviet, 'Pass my next turn …')
  const card = soviet.getByRole('dialog', { name: 'Pass my next turn unless' })
  await expect(card.getByLabel('I am attacked')).toBeChecked()
  await soviet.getByTestId('pass').tap()
  await expect(soviet.getByTestId('passed')).toContainText('Your next turn is passed unless')
  await handOver(soviet)

  // It is seen while one waits, and taken back and filed anew there.
  await expect(soviet.getByTestId('passed')).toContainText('I am attacked')
  await press(soviet, 'Take it back')
  await expect.poll(async () => (await staffOf(soviet))?.pass).toBeUndefined()
  await press(soviet, 'Pass my next turn …')
  await soviet.getByTestId('pass').tap()
  await expect.poll(async () => (await staffOf(soviet))?.pass).toEqual({ attacked: true, places: true })

  await handOver(german)
  for (const page of [german, soviet])
    await expect
      .poll(async () => (await told(page)).includes('table.did.passed'), { timeout: 20_000 })
      .toBe(true)
  await expect
    .poll(async () => ((await answerOf(soviet)).view as { prompt: { mine: boolean } }).prompt.mine, {
      timeout: 120_000,
    })
    .toBe(false)
  await expect.poll(async () => (await staffOf(soviet))?.pass).toBeUndefined()
})
