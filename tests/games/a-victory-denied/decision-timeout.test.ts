import { expect, test } from 'vitest'
import { games } from '@/lib/games'
import { offTurn } from '@/lib/games/a-victory-denied/standing/kinds'
import type { State } from '@/lib/games/a-victory-denied/state'
import { commitSeed, fairDealer } from '@/lib/kernel/dice/fair-dice'
import {
  type Appended,
  addNonce,
  commitTurns,
  create,
  decideOrder,
  fileStandingOrders,
  mixFor,
  setUp,
  takeBack,
} from '@/lib/kernel/log/commands'
import { decideInstead } from '@/lib/kernel/log/on-behalf'
import { awaitsFor, legalFor, resultOf, stateFor, viewFor } from '@/lib/kernel/log/projection'
import { withoutTakenBack } from '@/lib/kernel/log/redaction'
import { verifyGame } from '@/lib/kernel/log/verify-game'
import { lapseEnds } from '@/lib/kernel/time/decision-timeout'
import { draftsIn } from '../../support/live'
import { seeded } from '../../support/seeded'
import { anyOrders } from './standing-orders'

const AVD = games['a-victory-denied']!
const HOUR = 3_600_000
// Dice by which every kind of choice comes up.
const DICE = '18'.repeat(32)

const done = (grown: Appended | { no: string }): Appended => {
  if ('no' in grown) throw new Error(`refused: ${JSON.stringify(grown)}`)
  return grown
}

/** A game in which nobody ever ends a choice of his own in the other's turn: he begins it at most, or begins and undoes. */
function playedByLapses(seed: string) {
  const luck = seeded(seed)
  let [now, salts] = [Date.parse('2026-01-05T00:00:00Z'), 0]
  const stamp = () => ({ time: new Date(now).toISOString(), salt: (++salts).toString(16).padStart(32, '0') })
  const id = 'g_lapses'
  const facts: Parameters<typeof create>[1] = {
    ...{ game: id, play: AVD.id, version: AVD.version, scenario: AVD.scenarios[0]!.id, mode: 'invite' },
    ...{ options: AVD.schemas.options.parse({}), commitment: commitSeed(id, DICE), pace: '7d' },
    players: { german: 'person', soviet: 'person' },
  }
  let appended = create(AVD, facts, stamp())
  for (const [n, side] of AVD.sides.entries())
    appended = addNonce(AVD, appended, side, `0${n}`.repeat(32), stamp())
  const dealer = fairDealer(id, DICE, mixFor(AVD, appended.match)!)
  appended = setUp(AVD, commitTurns(AVD, appended, dealer, stamp()), dealer, stamp())
  for (const side of AVD.sides)
    appended = done(
      fileStandingOrders(AVD, appended, side, { ...anyOrders('wait', luck), hours: 6 }, stamp()),
    )

  const met = new Set<string>()
  while (!resultOf(AVD, appended.match)) {
    const { match } = appended
    const side = awaitsFor(AVD, match, 'spectator').find((one) => legalFor(AVD, match, one).length > 0)!
    const order = () => {
      const legal = legalFor(AVD, appended.match, side)
      return AVD.computer(viewFor(AVD, appended.match, side), legal, luck)
    }
    const due = offTurn((stateFor(match, side)!.open() as State).table)
    if (!due) {
      expect(lapseEnds(match, [])).toBeNull()
      now += Math.floor(luck() * HOUR)
      appended = done(decideOrder(AVD, appended, side, order(), dealer, stamp()))
      continue
    }
    const begun = done(decideOrder(AVD, appended, side, order(), dealer, stamp()))
    if (draftsIn(begun.match).length > 0)
      appended = luck() < 0.5 ? begun : done(takeBack(AVD, begun, side, stamp()))
    // A draft may have made the choice; else it is still left to his orders.
    const ends = lapseEnds(appended.match, [])
    if (ends === null) {
      expect(draftsIn(appended.match).length).toBeGreaterThan(0)
      continue
    }
    met.add(due.step)
    now = ends - 1
    expect(decideInstead(AVD, appended, { outages: [] }, dealer, stamp())).toBeNull()
    // Somebody looks at the instant, or some day.
    now += 1 + Math.floor(luck() * 2) * Math.floor(luck() * 99 * HOUR)
    appended = decideInstead(AVD, appended, { outages: [] }, dealer, stamp())!
  }
  return { appended, met: [...met] }
}

test('a game in which only hours decide for who does not act comes to its end and verifies', () => {
  const { appended, met } = playedByLapses('lapses/f')
  const common = ['trump', 'stuka', 'losses', 'retreat', 'mark', 'hqs', 'reserve', 'release', 'directive']
  expect(met).toEqual(expect.arrayContaining(common))
  const shown = withoutTakenBack(
    AVD,
    appended.written.map(({ text }) => text),
  )
  expect(shown.filter((text) => text.length === 64).length).toBeGreaterThan(0)
  expect(verifyGame(AVD, shown)).toMatchObject({ sound: true, entries: shown.length })
})
