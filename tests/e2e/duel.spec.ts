import { expect } from '@playwright/test'
import { asked, decide, skipAhead } from './decide'
import {
  answerOf,
  challenge,
  chooseChits,
  commit,
  finish,
  finishSegment,
  map,
  openMore,
  openPhone,
  press,
  settleBattle,
  tapHex,
  test,
  WHOLE,
} from './table'

test('two players play turn 1 on their phones while a third only watches', async ({ browser }) => {
  const german = (await openPhone(browser, WHOLE)).page
  const soviet = (await openPhone(browser)).page
  const guest = (await openPhone(browser)).page

  await test.step('invite, join, watch', async () => {
    const { invitation, spectating } = await challenge(german, { side: 'German', auto: true })

    await soviet.goto(invitation)
    await press(soviet, 'Take the Soviet seat')
    expect(soviet.url()).not.toContain('#')
    await guest.goto(spectating)
    await press(guest, 'Watch this game')
    await expect(map(soviet)).toBeVisible()
    await expect(map(guest)).toBeVisible()
    await expect(map(german)).toBeVisible()

    const late = (await openPhone(browser)).page
    await late.goto(invitation)
    await expect(late.getByText('This link is no longer good.')).toBeVisible()
  })

  await test.step('both choose chits in secret', async () => {
    const before = await answerOf(soviet)
    await chooseChits(german)
    await expect(german.getByTestId('prompt')).toContainText('Your chits are chosen')
    // The one who has not chosen learns nothing, not even that the other has.
    const after = await answerOf(soviet)
    expect(after).toEqual(before)
    // What is written meanwhile is not lost when the game goes on.
    await openMore(german)
    await german.getByLabel('Write to the other player').fill('Mine are in.')
    await chooseChits(soviet)
    await expect(german.getByTestId('prompt')).toContainText('Attack with your active units')
    await press(german, 'Send')
    await expect(german.getByRole('listitem').filter({ hasText: 'Mine are in.' })).toBeVisible()
    await expect(soviet.getByRole('button', { name: '1 unread' })).toBeVisible()
    await german.getByRole('tab', { name: 'Here' }).tap()
    await press(german, 'Larger')
    await press(german, 'Smaller')
    await expect(soviet.getByTestId('prompt')).toContainText('Waiting for the German player')
  })

  await test.step('special combat: an attack by touch on the map', async () => {
    await tapHex(german, '2316')
    await expect(commit(german)).toHaveText(/^Attack \d/)
    await expect(german.getByRole('heading', { name: 'How the odds come about' })).toBeVisible()
    await commit(german).tap()
    await settleBattle(german, /Finish fighting/)
    await finishSegment(german)
    await expect(finish(german)).toHaveText('Finish moving')
  })

  await test.step('first activation: a move, unseen by others while it may be taken back', async () => {
    await tapHex(german, '3716')
    await expect(german.getByText('12th Panzer Division').first()).toBeVisible()
    await tapHex(german, '3617')
    await expect(german.getByText(/^To 3617: \d+ of 10 points/)).toBeVisible()
    await expect(commit(german)).toHaveText('Move here')
    await commit(german).tap()
    await expect.poll(() => whereIs(german, 'G-12PZ')).toBe('3617')
    // Nobody else sees what may still be taken back.
    expect(await whereIs(guest, 'G-12PZ')).toBe('3716')
    expect(await whereIs(soviet, 'G-12PZ')).toBe('3716')
  })

  await test.step('and an attack', async () => {
    await finishSegment(german)
    await expect(finish(german)).toHaveText('Finish fighting')
    await tapHex(german, '3920')
    await expect(commit(german)).toHaveText(/^Attack \d/)
    await commit(german).tap()
    await expect.poll(() => whereIs(guest, 'G-12PZ')).toBe('3617')
    await expect(guest.getByText(/Attack on .*25th Rifle Corps/).first()).toBeVisible()
    await expect(soviet.getByText(/Attack on .*25th Rifle Corps/).first()).toBeVisible()
  })

  await test.step('and so on, each when asked, to the end of the turn', async () => {
    // What moves has been seen by now, and each die would take its moment.
    await german.emulateMedia({ reducedMotion: 'reduce' })
    const plan = { moves: 1, attacks: 1 }
    const done = { german: new Map<string, number>(), soviet: new Map<string, number>() }
    for (let decisions = 0; (await asked(guest)).view.table.turn === 1; decisions += 1) {
      expect(decisions).toBeLessThan(200)
      const acted = (await decide(german, plan, done.german)) || (await decide(soviet, plan, done.soviet))
      if (!acted) await german.waitForTimeout(200)
      await knowsNoSecret(guest)
    }
    for (const page of [german, soviet]) {
      await expect(page.getByTestId('prompt')).toContainText('Choose the command chits for turn 2')
    }
    // Who looks on has been told it line by line, and need not wait for the last.
    await skipAhead(guest)
    await expect(guest.getByText(/^Turn 2/).first()).toBeVisible()
  })

  await test.step('the guest has been told no secret', async () => {
    await knowsNoSecret(guest)
    await expect(guest.getByTestId('commit')).toHaveCount(0)
    await expect(guest.getByTestId('finish')).toHaveCount(0)
  })
})

/** The game's own chits: they lie in the cup every turn. */
const MANDATORY = /^(N-|G-AIR|S-ART)/

async function knowsNoSecret(guest: Parameters<typeof answerOf>[0]): Promise<void> {
  const { view, log, viewer } = await answerOf(guest)
  expect(viewer).toBe('spectator')
  expect(view.mine).toBeNull()
  expect(log.map(({ key }) => key)).not.toContain('log-chits-mine')
  const { cupKnown } = view.table as { cupKnown: string[] }
  // Beside those only what went into the cup before all eyes is known to lie there.
  const added = log.flatMap(({ key, params }) => (key === 'log-added' ? [String(params?.chit)] : []))
  expect(cupKnown.filter((chit) => !MANDATORY.test(chit) && !added.includes(chit))).toEqual([])
}

async function whereIs(page: Parameters<typeof answerOf>[0], unit: string): Promise<string | undefined> {
  const { view } = await answerOf(page)
  return (view.table as { counters: Record<string, { at: string }> }).counters[unit]?.at
}
