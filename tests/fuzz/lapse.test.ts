import { expect, test } from 'vitest'
import { games } from '@/lib/games'
import { offTurn } from '@/lib/games/a-victory-denied/standing/kinds'
import type { State } from '@/lib/games/a-victory-denied/state'
import { commitSeed, fairDealer } from '@/lib/kernel/fair-dice'
import {
  addNonce,
  commitTurns,
  create,
  decideInstead,
  decideOrder,
  fileOrders,
  type Growth,
  mixFor,
  setUp,
  takeBack,
} from '@/lib/kernel/growth'
import { lapseEnds } from '@/lib/kernel/lapse'
import { awaitsFor, legalFor, resultOf, stateFor, viewFor } from '@/lib/kernel/sight'
import { withoutTakenBack } from '@/lib/kernel/taken-back'
import { verifyGame } from '@/lib/kernel/verify-game'
import { anyOrders } from '../support/avd-standing'
import { draftsIn } from '../support/live'
import { seeded } from '../support/seeded'

const AVD = games['a-victory-denied']!
const HOUR = 3_600_000
// Dice by which every kind of choice comes up.
const DICE = '15'.repeat(32)

const done = (grown: Growth | { no: string }): Growth => {
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
  let growth = create(AVD, facts, stamp())
  for (const [n, side] of AVD.sides.entries())
    growth = addNonce(AVD, growth, side, `0${n}`.repeat(32), stamp())
  const dealer = fairDealer(id, DICE, mixFor(AVD, growth.match)!)
  growth = setUp(AVD, commitTurns(AVD, growth, dealer, stamp()), dealer, stamp())
  for (const side of AVD.sides)
    growth = done(fileOrders(AVD, growth, side, { ...anyOrders('wait', luck), hours: 6 }, stamp()))

  const met = new Set<string>()
  while (!resultOf(AVD, growth.match)) {
    const { match } = growth
    const side = awaitsFor(AVD, match, 'spectator').find((one) => legalFor(AVD, match, one).length > 0)!
    const order = () => {
      const legal = legalFor(AVD, growth.match, side)
      return AVD.computer(viewFor(AVD, growth.match, side), legal, luck)
    }
    const due = offTurn((stateFor(match, side)!.open() as State).table)
    if (!due) {
      expect(lapseEnds(match, [])).toBeNull()
      now += Math.floor(luck() * HOUR)
      growth = done(decideOrder(AVD, growth, side, order(), dealer, stamp()))
      continue
    }
    const begun = done(decideOrder(AVD, growth, side, order(), dealer, stamp()))
    if (draftsIn(begun.match).length > 0)
      growth = luck() < 0.5 ? begun : done(takeBack(AVD, begun, side, stamp()))
    // A draft may have made the choice; else it is still left to his orders.
    const ends = lapseEnds(growth.match, [])
    if (ends === null) {
      expect(draftsIn(growth.match).length).toBeGreaterThan(0)
      continue
    }
    met.add(due.step)
    now = ends - 1
    expect(decideInstead(AVD, growth, { outages: [] }, dealer, stamp())).toBeNull()
    // Somebody looks at the instant, or some day.
    now += 1 + Math.floor(luck() * 2) * Math.floor(luck() * 99 * HOUR)
    growth = decideInstead(AVD, growth, { outages: [] }, dealer, stamp())!
  }
  return { growth, met: [...met] }
}

test('a game in which only hours decide for who does not act comes to its end and verifies', () => {
  const { growth, met } = playedByLapses('lapses/c')
  const common = ['trump', 'stuka', 'losses', 'retreat', 'mark', 'hqs', 'reserve', 'release', 'directive']
  expect(met).toEqual(expect.arrayContaining(common))
  const shown = withoutTakenBack(
    AVD,
    growth.written.map(({ text }) => text),
  )
  expect(shown.filter((text) => text.length === 64).length).toBeGreaterThan(0)
  expect(verifyGame(AVD, shown)).toMatchObject({ sound: true, entries: shown.length })
}, 900_000)
