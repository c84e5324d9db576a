import { expect, type Page } from '@playwright/test'
import { port } from '@/components/games/proud-monster/port'
import { sheet } from '@/components/games/proud-monster/sheet'
import type { State } from '@/lib/games/proud-monster/full/state'
import { board } from '@/lib/games/proud-monster/geometry'
import type { View } from '@/lib/games/proud-monster/view'
import type { LegalEntry } from '@/lib/kernel/game'
import { ASSAULT, attack, given, position, tried } from '@/tests/games/proud-monster/full/given'
import { newTable, plant } from '../support/planted'
import { answerOf, commit, openPhone, openTab, press, tapHex, test } from './table'

// Orders of Proud Monster that come with all of its rules and not with every turn, each by touch from what a hex tells.

const [ODESSA, SEVASTOPOL, YALTA, MOSCOW, TOWN] = ['2512S', '2919S', '3120S', '5116N', '2512N'] as const
const RIFLES = [1, 2, 3, 4, 5, 6].map((n) => `SU-RD-00${n}`)

/** A table at a position, on the phone of who is to act. */
async function table(page: Page, origin: string, side: 'german' | 'soviet', state: State) {
  const asked = { game: 'proud-monster', scenario: 'campaign-full', mode: 'computer', side } as const
  const { game } = await newTable(page.context().request, origin, asked)
  await plant(process.env.E2E_DATA!, game, state)
  await page.goto(`/games/${game}`)
}
const told = async (page: Page) => {
  const { view, log } = await answerOf(page)
  return { table: view.table as State['table'], last: log.at(-1)?.key }
}
/** Touches a hex, and one of the orders that are told of it. */
async function chooseHere(page: Page, hex: string, name: RegExp) {
  await tapHex(page, hex, sheet)
  await openTab(page, 'Here')
  await page.getByRole('button', { name }).first().tap()
}

test('divisions go by sea from Odessa to Sevastopol, five of six', async ({ browser, baseURL }) => {
  const { page } = await openPhone(browser)
  const units = Object.fromEntries(RIFLES.map((unit) => [unit, { at: ODESSA, tried: 7 }]))
  await table(page, baseURL!, 'soviet', position({ acting: 'soviet', turn: 4, couplet: 1, units }))
  await chooseHere(page, ODESSA, /^By sea: Odessa .*to Sevastopol/)
  await expect(page.getByTestId('tray')).toContainText('5 of 6 chosen')
  await expect(commit(page)).toHaveText('Send by sea: 0 may still sail')
  await commit(page).tap()
  await expect.poll(async () => (await told(page)).last).toBe('log-sailed')
  const { counters } = (await told(page)).table
  const there = RIFLES.filter((unit) => counters[unit]!.at === SEVASTOPOL)
  expect(there).toHaveLength(5)
})

test('losses are filled in and accepted by one touch, or the first of them is changed and the rest follows', async ({
  browser,
  baseURL,
}) => {
  const units = {
    ...{ 'DE-MOT-3': '3005S', 'DE-ID-1': '3005S', 'DE-ID-11': '3005S' },
    ...{ ...tried('SU-RD-001', '3006S', '6-7'), ...tried('SU-RD-002', '3006S', '6-7') },
  } as const
  const fought = given(position({ ...ASSAULT, units }))
    .when('german', attack('3006S', 'DE-MOT-3', 'DE-ID-1', 'DE-ID-11'), [2])
    .allows().state
  const { page } = await openPhone(browser)
  const proposal = page.getByTestId('losses')
  const lost = async () => {
    const { counters } = (await told(page)).table
    return ['DE-MOT-3', 'DE-ID-1', 'DE-ID-11'].map((unit) => counters[unit]!.lost)
  }
  await table(page, baseURL!, 'german', fought)
  // On foot before the motorized, each losing one before any loses two.
  await expect(proposal.getByRole('listitem')).toHaveCount(2)
  const bundle = page.waitForRequest('**/bundles')
  await proposal.getByRole('button', { name: 'Accept' }).tap()
  expect((await bundle).postDataJSON().orders).toHaveLength(2)
  await expect.poll(lost).toEqual([0, 1, 1])

  await table(page, baseURL!, 'german', fought)
  await proposal.getByRole('button', { name: 'Change' }).tap()
  await expect(proposal).toBeHidden()
  await page.getByRole('button', { name: 'Next', exact: true }).tap()
  await page.getByRole('button', { name: 'Next', exact: true }).tap()
  await commit(page).tap()
  await expect(proposal.getByRole('listitem')).toHaveCount(1)
  await proposal.getByRole('button', { name: 'Accept' }).tap()
  await expect.poll(lost).toEqual([1, 1, 0])
})

test('whoever opens the table on another device in the midst of a fight is told that fight, until he goes on', async ({
  browser,
  baseURL,
}) => {
  const enemies = RIFLES.slice(0, 5).map((unit) => tried(unit, '3006S', '6-7'))
  const units = Object.assign({ 'DE-MOT-3': '3005S', 'DE-ID-1': '3005S', 'DE-ID-11': '3005S' }, ...enemies)
  const { page } = await openPhone(browser)
  await table(page, baseURL!, 'german', position({ ...ASSAULT, units }))
  await tapHex(page, '3006S', sheet)
  await openTab(page, 'Here')
  // All of them attack: whatever the die shows, some steps are lost and some are left.
  const left = page.getByRole('group', { name: 'Attackers' }).getByRole('button', { pressed: false })
  while ((await left.count()) > 0) await left.first().tap()
  await commit(page).tap()
  await expect(page.getByTestId('losses')).toBeVisible()
  const storageState = await page.context().storageState()
  const { page: other } = await openPhone(browser, { storageState })
  await other.goto(page.url())
  await expect(other.getByTestId('losses')).toBeVisible()
  const told = other.getByText('20 against 35, 1:2:').first()
  await expect(told).toBeVisible()
  await other.getByTestId('losses').getByRole('button', { name: 'Accept' }).tap()
  await expect(told).toBeHidden()
})

test('whoever attacks on the move from the list is back there for the next, and not if he gives it up', async ({
  browser,
  baseURL,
}) => {
  const { page } = await openPhone(browser)
  const units = {
    ...{ 'DE-PZ-1': '3005S', 'DE-PZ-6': '3005S', 'DE-PZ-3': '3009S', 'DE-PZ-4': '3009S' },
    ...{ ...tried('SU-RB-001', '3006S', '1-1'), ...tried('SU-RB-002', '3010S', '1-1') },
  } as const
  await table(page, baseURL!, 'german', position({ units }))
  const list = page.getByText(/can attack on the move/)
  await press(page, /^Spearheads 2$/)
  await page.getByRole('listitem').getByRole('button').first().tap()
  await press(page, 'Cancel')
  await expect(list).toBeHidden()
  await press(page, /^Spearheads 2$/)
  await page.getByRole('listitem').getByRole('button').first().tap()
  await commit(page).tap()
  // What came of it is read first.
  await press(page, 'Go on')
  await expect(list).toHaveText(/1 stack can/)
})

test('a rifle division lands at Yalta from the box of the southern ports', async ({ browser, baseURL }) => {
  const { page } = await openPhone(browser)
  const units = { 'SU-RD-001': { at: 'southPorts', tried: 7 }, 'DE-ID-1': TOWN } as const
  await table(page, baseURL!, 'soviet', position({ acting: 'soviet', turn: 4, couplet: 1, units }))
  await chooseHere(page, YALTA, /^Land on the coast at Yalta/)
  await expect(commit(page)).toHaveText('Land here: 4 may still sail')
  await commit(page).tap()
  await expect.poll(async () => (await told(page)).table.counters['SU-RD-001']!.at).toBe(YALTA)
})

test('of a stack that is supplied by air its player says who keeps that, or takes it along', async ({
  browser,
  baseURL,
}) => {
  const { page } = await openPhone(browser)
  const supplied = given(position({ units: { 'DE-PZ-1': '3006S', 'DE-ID-1': '3006S', 'DE-ID-11': '3006S' } }))
    .when('german', { type: 'supplyByAir', hex: '3006S' })
    .allows().state
  await table(page, baseURL!, 'german', supplied)
  await chooseHere(page, '3006S', /^Who keeps the supply by air in 3006S/)
  const tray = page.getByTestId('tray')
  await expect(tray).toContainText('0 of 3 chosen')
  await expect(commit(page)).toBeDisabled()
  await tray.getByRole('button', { name: '1st Infantry Division' }).tap()
  await expect(commit(page)).toHaveText('These keep it: 2 others go without')
  await press(page, 'Cancel')

  // Whoever leaves the hex first takes it along.
  await tapHex(page, '3006S', sheet)
  await tray.getByRole('button', { name: '1st Infantry Division' }).tap()
  await tapHex(page, '3005S', sheet)
  await expect(commit(page)).toHaveText('Move here: 1 stays behind without supply by air')
  await commit(page).tap()
  const aerial = async () => (await told(page)).table.logistics.aerial
  await expect.poll(async () => (await aerial()).map((some) => some.length)).toEqual([2])
})

test('of two Guards that may be formed in Moscow the second is', async ({ browser, baseURL }) => {
  const { page } = await openPhone(browser)
  const agenda = [
    { step: 'assault' as const, side: 'german' as const },
    { step: 'move' as const, side: 'german' as const },
    { step: 'open' as const },
    { step: 'convert' as const, side: 'soviet' as const },
  ]
  const rifles = { at: MOSCOW, tried: 7 } as const
  const units = { 'SU-G01': 'guards', 'SU-G02': 'guards', 'SU-RD-001': rifles, 'DE-ID-1': TOWN } as const
  const phase = { acting: 'soviet', phase: 'reinforcement', turn: 7 } as const
  await table(page, baseURL!, 'soviet', position({ ...phase, agenda, units }))
  await expect(page.getByTestId('prompt')).toContainText('Form Guards, or forgo them.')
  await tapHex(page, MOSCOW, sheet)
  await press(page, /^2G \(127\) .*in place of Rifle Division 1$/)
  await expect(commit(page)).toHaveText('Form the Guards')
  await commit(page).tap()
  await expect.poll(async () => (await told(page)).table.counters['SU-G02']!.at).toBe(MOSCOW)
})

test('a hedgehog is formed in December and lifted again, and the button says which', async ({
  browser,
  baseURL,
}) => {
  const { page } = await openPhone(browser)
  await table(page, baseURL!, 'german', position({ turn: 12, units: { 'DE-ID-1': TOWN } }))
  await chooseHere(page, TOWN, /form a hedgehog/)
  await expect(commit(page)).toHaveText('Form a hedgehog: it does not attack')
  await commit(page).tap()
  await expect.poll(async () => (await told(page)).table.hedgehogs).toEqual([TOWN])
  await chooseHere(page, TOWN, /lift the hedgehog/)
  await expect(commit(page)).toHaveText('Lift the hedgehog')
  await commit(page).tap()
  await expect.poll(async () => (await told(page)).table.hedgehogs).toEqual([])
})

test('a panzer division is refitted by a die, which is told with what it costs', async ({
  browser,
  baseURL,
}) => {
  const { page } = await openPhone(browser)
  const begun = { step: 'restore', side: 'german', begun: true } as const
  const agenda = [
    { step: 'assault' as const, side: 'german' as const },
    { step: 'move' as const, side: 'german' as const },
    begun,
  ]
  const units = { 'DE-PZ-1': { at: TOWN, lost: 3 }, 'DE-ID-1': TOWN }
  await table(page, baseURL!, 'german', position({ agenda, turn: 4, units }))
  await expect(page.getByTestId('prompt')).toContainText('Replace losses and refit divisions.')
  await tapHex(page, TOWN, sheet)
  await expect(commit(page)).toHaveText('Refit by a die: it rests this turn')
  await commit(page).tap()
  await expect.poll(async () => (await told(page)).last).toBe('log-refitted')
  expect((await told(page)).table.counters['DE-PZ-1']!.lost).toBeLessThan(3)
})

test('a corps of four divisions is set up elsewhere in three touches, and that is taken back in one', async ({
  browser,
  baseURL,
}) => {
  const { page } = await openPhone(browser)
  const asked = { game: 'proud-monster', scenario: 'campaign', mode: 'computer', side: 'german' } as const
  const { game } = await newTable(page.context().request, baseURL!, { ...asked, options: { setUp: 'own' } })
  await page.goto(`/games/${game}`)
  await expect(page.getByTestId('prompt')).toContainText('Set up your units')
  const { view, legal } = (await answerOf(page)) as unknown as { view: View; legal: LegalEntry[] }
  const offer = port.offers(view, legal).find(({ party }) => party?.units.includes('DE-PZ-1'))!
  const { units } = offer.party!
  const standing = Object.values(view.table.counters).map(({ at }) => at as string)
  const from = view.table.counters['DE-PZ-1']!.at
  const [hex] = [...port.routes(view, offer, offer.choices[0]!, offer.order).keys()]
    .filter((end) => !standing.includes(end))
    .sort((a, b) => board.distance(a, from) - board.distance(b, from))
  await openTab(page, 'Here')
  await page.getByRole('button', { name: /^XXXXI Corps/ }).tap()
  await tapHex(page, hex!, sheet)
  await expect(commit(page)).toHaveText('Set up the corps here')
  await commit(page).tap()
  const places = async () => {
    const { counters } = (await told(page)).table
    return units.map((unit) => counters[unit]!.at)
  }
  await expect.poll(places).toEqual(units.map(() => hex))
  await press(page, 'Undo')
  await expect.poll(places).toEqual(units.map((unit) => view.table.counters[unit]!.at))
})
