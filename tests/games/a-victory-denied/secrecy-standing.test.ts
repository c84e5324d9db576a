import { expect, test } from 'vitest'
import { offTurn } from '@/lib/games/a-victory-denied/standing/kinds'
import type { State } from '@/lib/games/a-victory-denied/state'
import { type Appended, fileStandingOrders, unchanged } from '@/lib/kernel/log/commands'
import { type Match, viewersOf } from '@/lib/kernel/log/match'
import { outboxChange } from '@/lib/notices/outbox'
import { projectionFields, projectionNames } from '@/lib/play/games/list-projection'
import { stamp } from '../../support/game-suite/secrecy'
import { difference } from '../../support/game-suite/secrets'
import { asked, ordered, served, shareOf } from '../../support/game-suite/served'
import { seeded } from '../../support/seeded'
import { probesOf } from './probes'
import { AVD, matchIn } from './secrecy'
import { orderFor, positionsOf } from './secret-positions'
import { anyOrders } from './standing-orders'

const SEED = '5e'.repeat(32)
const POSITIONS = 12
const LATE = 2

/** The match after everybody but the viewer has filed orders, twice; by asking, nothing is decided by them yet. */
function filed(match: Match, viewer: string, mode: 'ask' | 'wait', luck: () => number): Appended {
  let appended = unchanged(match)
  for (const side of [...AVD.sides, ...AVD.sides].filter((one) => one !== viewer)) {
    const done = fileStandingOrders(AVD, appended, side, anyOrders(mode, luck), stamp)
    if ('no' in done) throw new Error(JSON.stringify(done))
    appended = done
  }
  return appended
}

/** Some positions; with orders that wait all, and some in which such an order decides at the next hour. */
function chosen(viewer: string, mode: 'ask' | 'wait') {
  const all = positionsOf('secrecy/12/0')
  const some = all.slice(0, POSITIONS)
  if (mode === 'ask') return some.filter((_, n) => n % 2 === 1)
  const late = all.filter(({ step }) => {
    const due = offTurn((step.before as State).table)
    return due !== null && due.side !== viewer
  })
  return [...late.slice(0, LATE), ...some]
}

const CASES = viewersOf(AVD).flatMap((viewer) =>
  (['ask', 'wait'] as const).map((mode) => [viewer, mode] as const),
)

test.each(CASES)('%s is answered alike whether and whatever others have filed: %s', async (viewer, mode) => {
  let dice = 0
  let lapses = 0
  for (const [n, { step }] of chosen(viewer, mode).entries()) {
    const luck = seeded(`standing/${n}/${viewer}`)
    const match = matchIn(AVD, step.before)
    const appended = filed(match, viewer, mode, luck)
    expect(appended.written).toHaveLength(viewer === 'spectator' ? 4 : 2)
    // Nothing is written for him, and nobody's messenger runs.
    const written = Object.keys(projectionFields(AVD, match, appended))
    const his = [viewer, 'spectator'].flatMap(projectionNames)
    expect(written.filter((name) => his.includes(name))).toEqual([])
    const { set, unset, due } = outboxChange(AVD, match, appended.match, 0)
    // Who is asked for so long only may be told so himself.
    const late = appended.match.timeout ? [`ask:${appended.match.timeout.side}`] : []
    expect([Object.keys(set), unset, due]).toEqual([late, [], late.length > 0 ? 0 : undefined])
    lapses += late.length

    const worlds = [await served(AVD, match, SEED), await served(AVD, appended.match, SEED)] as const
    const { orders, questions } = shareOf(probesOf(step.before.table, luck), n)
    const refused = {
      orders: orders.filter((one) => AVD.sides.every((side) => AVD.check(step.before, side, one))),
      questions,
    }
    expect(
      difference(await asked(worlds[0], viewer, refused), await asked(worlds[1], viewer, refused)),
    ).toBeNull()
    if (!AVD.awaits(step.before).includes(viewer)) continue
    // The same seed: even dice fall alike, as long as nobody's wish decides.
    const order = orderFor(viewer, step.before as State, luck)
    const [one, other] = [await ordered(worlds[0], viewer, order), await ordered(worlds[1], viewer, order)]
    expect(one).toEqual(other)
    if (one.dice) dice++
  }
  if (viewer !== 'spectator') expect(dice).toBeGreaterThan(0)
  expect(lapses > 0).toBe(mode === 'wait')
})
