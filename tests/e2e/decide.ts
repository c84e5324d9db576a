import type { Page } from '@playwright/test'
import { answerOf, chooseChits, commit, finish, finishSegment, isReady, tapHex, tapIfThere } from './table'

interface Legal {
  order: { type: string; unit?: string; target?: string }
  choose?: { field: string; from: string[]; min: number; max: number }
}
interface Asked {
  view: {
    prompt: { step: string; mine: boolean }
    table: { turn: number; counters: Record<string, { at: string }>; result: unknown }
  }
  legal: Legal[]
}

/** What this browser's player is asked now. */
export const asked = async (page: Page) => (await answerOf(page)) as unknown as Asked

/** How much a player does before he finishes a segment, and which of the places in reach he prefers. */
export interface Plan {
  moves: number
  attacks: number
  towards?: (places: readonly string[]) => string
}

/**
 * Makes the decision that is due by touch on the map and the buttons, and names it; nothing if the game does not
 * wait for this player. `done` remembers what he has done in the running segment.
 */
export async function decide(page: Page, plan: Plan, done: Map<string, number>): Promise<string> {
  const { view, legal } = await asked(page)
  const { step } = view.prompt
  if (!view.prompt.mine) return ''
  await catchUp(page)
  if (step === 'chits') {
    await chooseChits(page)
    return step
  }
  const count = done.get(step) ?? 0
  if (step === 'move') {
    const open = legal.filter(({ order }) => order.type === 'moveUnit')
    const must = !legal.some(({ order }) => order.type === 'done')
    if (open.length > 0 && (must || count < plan.moves)) {
      done.set(step, count + 1)
      await moveOne(page, view.table.counters, open, plan, count)
      return step
    }
    done.clear()
    await end(page)
    return 'move done'
  }
  if (step === 'fight') {
    const targets = legal.filter(({ order }) => order.type === 'declareAttack')
    if (count < plan.attacks && targets.length > 0) {
      done.set(step, count + 1)
      await tapHex(page, targets[count % targets.length]!.order.target!)
      await page.waitForTimeout(150)
      if (await isReady(commit(page))) {
        await tapIfThere(commit(page))
        return 'attack'
      }
      return 'attack not possible'
    }
    done.clear()
    await end(page)
    return 'fight done'
  }
  return other(page, legal, step, done)
}

/** Whoever is in a hurry lets in one go be told what else would be told line by line. */
export async function skipAhead(page: Page): Promise<void> {
  const ahead = page.getByRole('button', { name: 'Skip ahead' })
  if (await ahead.isVisible()) await tapIfThere(ahead)
}

/** Waits until the page knows as well as the server that it is asked. */
async function catchUp(page: Page): Promise<void> {
  const asked = page.getByTestId('prompt').filter({ hasNotText: 'Waiting for' })
  for (let tries = 0; tries < 40 && !(await asked.isVisible()); tries += 1) {
    await skipAhead(page)
    await page.waitForTimeout(100)
  }
}

async function moveOne(
  page: Page,
  counters: Record<string, { at: string }>,
  open: Legal[],
  plan: Plan,
  nth: number,
) {
  const entry = open[nth % open.length]!
  const from = counters[entry.order.unit!]!.at
  const places = entry.choose!.from.filter((hex) => hex !== from)
  if (places.length === 0) return
  const to = plan.towards?.(places) ?? places[0]!
  const next = page.getByRole('button', { name: 'Next', exact: true })
  if (/^\d{4}$/.test(from)) await tapHex(page, from)
  else await next.tap()
  await tapHex(page, to)
  if (await isReady(commit(page))) await tapIfThere(commit(page))
  await page.waitForTimeout(200)
}

/** Anything else: the first thing offered, declined when it has been done once and can be. */
async function other(page: Page, legal: Legal[], step: string, done: Map<string, number>): Promise<string> {
  const count = done.get(step) ?? 0
  done.set(step, count + 1)
  const mayFinish = (await finish(page).count()) > 0
  const single = await commit(page).count()
  if (!single && mayFinish && (count > 0 || legal.length <= 1)) {
    done.delete(step)
    await end(page)
    return `${step} declined`
  }
  if (!single) {
    const next = page.getByRole('button', { name: 'Next', exact: true })
    if (await next.count()) await tapIfThere(next)
    await page.waitForTimeout(150)
  }
  const button = commit(page)
  if (!(await button.count())) return `${step} ?`
  if (await isReady(button)) {
    await tapIfThere(button)
    return step
  }
  const hexes = legal.flatMap(({ choose }) => choose?.from ?? []).map((path) => path.split(' ').at(-1)!)
  const place = hexes.find((hex) => /^\d{4}$/.test(hex))
  if (place) await tapHex(page, place)
  await page.waitForTimeout(150)
  if (await isReady(button)) await tapIfThere(button)
  return `${step} at ${place}`
}

/** Lets go of what is chosen and finishes the segment. */
async function end(page: Page): Promise<void> {
  const cancel = page.getByRole('button', { name: 'Cancel' })
  // What was told meanwhile may have let go of it already.
  if (await cancel.count()) await cancel.tap({ timeout: 5000 }).catch(() => undefined)
  await finishSegment(page)
}
