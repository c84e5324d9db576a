import { describe, expect, test } from 'vitest'
import { game } from '@/lib/games/proud-monster'
import type { Event } from '@/lib/games/proud-monster/events'
import { rules } from '@/lib/games/proud-monster/ruleset'
import type { State } from '@/lib/games/proud-monster/state'
import { refused } from '@/lib/kernel/decision'
import { onMapUnits } from '@/lib/wargame/occupancy'
import { same, stored } from '../../support/game-suite/compare'
import { seeded, seededDice } from '../../support/seeded'
import { proud } from './suite'

/** Orders of a campaign after which a look is taken. */
const LOOK_EVERY = 40
/** Two turns: the border battles, and the first couplets of July. */
const TURNS = 2

/** The computer plays both sides of the campaign for some turns; `look` is shown every position now and then. */
function campaign(seed: string, look: (state: State) => void) {
  const luck = seeded(`luck/${seed}`)
  const dice = seededDice(seeded(`dice/${seed}`), [])
  const { start, events, state: begun } = game.setUp('campaign', game.schemas.options.parse({}), dice)
  const facts: Event[] = [...events]
  let state = begun
  let orders = 0
  for (; state.table.turn <= TURNS && !game.result(state); orders += 1) {
    const [side] = game.awaits(state)
    const order = game.computer(game.view(state, side!), game.legal(state, side!), luck)
    const decision = game.decide(state, { side: side!, order, dice })
    if (refused(decision)) throw new Error(`${JSON.stringify(order)}: ${JSON.stringify(decision)}`)
    state = decision.yes.reduce(game.evolve, state)
    facts.push(...decision.yes)
    if (orders % LOOK_EVERY === 0) look(state)
  }
  return { start, state, facts, orders }
}

describe('the campaign', () => {
  test('is played by the computer for two turns, lawfully, and its facts fold to where it has come', () => {
    const { start, state, facts, orders } = campaign('campaign', (now) =>
      expect(proud.faults(now)).toEqual([]),
    )
    expect(orders).toBeGreaterThan(300)
    expect(same(facts.map(stored).reduce(game.evolve, stored(start)), state)).toBe(true)
    expect(same(game.readPosition(stored(game.writePosition(state))), state)).toBe(true)
    const at = { rules, open: state.table }
    // The front has moved, and both sides are still there.
    expect(state.table.taken.length).toBeGreaterThan(2)
    expect(onMapUnits(at, 'german').length).toBeGreaterThan(120)
    expect(onMapUnits(at, 'soviet').length).toBeGreaterThan(120)
  })
})
