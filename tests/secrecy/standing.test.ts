import { expect, test } from 'vitest'
import type { State } from '@/lib/games/a-victory-denied/state'
import { fileOrders, type Growth, unchanged } from '@/lib/kernel/growth'
import type { Match } from '@/lib/kernel/match'
import { outboxChange } from '@/lib/notices/outbox'
import { cardFields } from '@/lib/play/card'
import { anyOrders } from '../support/avd-standing'
import { difference, probesOf } from '../support/secrets'
import { seeded } from '../support/seeded'
import { matchIn } from '../support/twins'
import { asked, ordered, served, VIEWERS } from './http'
import { AVD, orderFor, positionsOf, stamp } from './positions'

const SEED = '5e'.repeat(32)
const POSITIONS = 12

/** The match after everybody but the viewer has filed orders, twice; by asking, nothing is decided by them yet. */
function filed(match: Match, viewer: string, mode: 'ask' | 'wait', luck: () => number): Growth {
  let growth = unchanged(match)
  for (const side of [...AVD.sides, ...AVD.sides].filter((one) => one !== viewer)) {
    const done = fileOrders(AVD, growth, side, anyOrders(mode, luck), stamp)
    if ('no' in done) throw new Error(JSON.stringify(done))
    growth = done
  }
  return growth
}

const CASES = VIEWERS.flatMap((viewer) => (['ask', 'wait'] as const).map((mode) => [viewer, mode] as const))

test.each(CASES)('%s is answered alike whether and whatever others have filed: %s', async (viewer, mode) => {
  let dice = 0
  let lapses = 0
  for (const [n, { step }] of positionsOf('secrecy/12/0').slice(0, POSITIONS).entries()) {
    const luck = seeded(`standing/${n}/${viewer}`)
    const match = matchIn(AVD, step.before)
    const growth = filed(match, viewer, mode, luck)
    expect(growth.written).toHaveLength(viewer === 'spectator' ? 4 : 2)
    // Nothing is written for him, and nobody's messenger runs.
    const written = Object.keys(cardFields(AVD, growth))
    expect(written).not.toContain(`card:${viewer}`)
    expect(written).not.toContain('card:spectator')
    const { set, unset, due } = outboxChange(AVD, match, growth.match, 0)
    // Who is asked for so long only may be told so himself.
    const his = growth.match.lapse ? [`ask:${growth.match.lapse.side}`] : []
    expect([Object.keys(set), unset, due]).toEqual([his, [], his.length > 0 ? 0 : undefined])
    lapses += his.length

    const worlds = [await served(AVD, match, SEED), await served(AVD, growth.match, SEED)] as const
    const probes = probesOf(step.before.table, luck)
    const refused = {
      ...probes,
      orders: probes.orders.filter((one) => AVD.sides.every((side) => AVD.check(step.before, side, one))),
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
