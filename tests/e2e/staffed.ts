import type { Browser, Page } from '@playwright/test'
import { game } from '@/lib/games/proud-monster'
import { full } from '@/lib/games/proud-monster/full'
import type { Side, State } from '@/lib/games/proud-monster/state'
import type { Papers } from '@/lib/wargame/staff/papers'
import { newTable, plant } from '../support/planted'
import { seeded, seededDice } from '../support/seeded'
import { answerOf, openPhone } from './table'

/** Orders by which somebody has moved. */
export const moves = async (page: Page) =>
  (await answerOf(page)).log.filter(({ key }) => key === 'log-moved').length
/** What the staff keeps for the player of a page. */
export const kept = async (page: Page) => ((await answerOf(page)).view.mine as { staff?: Papers }).staff

/** The campaign as it is set up, when a side moves for the first time, or attacks. */
export function campaign(side: Side, step: 'move' | 'assault', scenario = 'campaign'): State {
  const dice = seededDice(seeded('staff'), [])
  const rules = scenario === 'campaign' ? game : full
  const { state } = rules.setUp(scenario, rules.schemas.options.parse({}), dice)
  const agenda = [...state.table.agenda.slice(0, -1), { step, side }]
  return { ...state, table: { ...state.table, acting: side, agenda } } as State
}

/** Shows the armies that no enemy is near. */
export const unfoldQuiet = (page: Page) => page.getByText(/^Quiet, /).tap()

/** A table of the campaign on a phone, at such a moment. */
export async function tableAt(
  browser: Browser,
  baseURL: string,
  side: Side,
  step: 'move' | 'assault',
  state = campaign(side, step),
  scenario = 'campaign',
) {
  const { page } = await openPhone(browser)
  const asked = { game: 'proud-monster', scenario, mode: 'computer', side } as const
  const made = await newTable(page.context().request, baseURL, asked)
  await plant(process.env.E2E_DATA!, made.game, state)
  await page.goto(`/games/${made.game}`)
  return { page, made }
}
