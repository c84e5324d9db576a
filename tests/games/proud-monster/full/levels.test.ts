import { describe, expect, test } from 'vitest'
import { game as offered } from '@/lib/games/proud-monster'
import { full, game } from '@/lib/games/proud-monster/full'
import { orders } from '@/lib/games/proud-monster/full/orders'
import { rules } from '@/lib/games/proud-monster/full/ruleset'
import { steps } from '@/lib/games/proud-monster/full/steps'
import { orders as beginnerOrders } from '@/lib/games/proud-monster/orders'
import { rules as beginnerRules } from '@/lib/games/proud-monster/ruleset'
import { steps as beginnerSteps } from '@/lib/games/proud-monster/steps'
import { differences } from '@/lib/wargame/extend'
import { seeded, seededDice } from '../../../support/seeded'

const begun = (of: typeof game, scenario: string) =>
  of.setUp(scenario, of.schemas.options.parse({}), seededDice(seeded(scenario), [])).state
const VIEWERS = ['german', 'soviet', 'spectator'] as const

describe('both levels as one game', () => {
  test('have scenarios of their own, which say by which rules they are played', () => {
    expect(game.scenarios.map(({ id }) => id)).toEqual([
      ...['riga', 'smolensk-beginner', 'crimea-beginner', 'campaign'],
      ...['smolensk', 'crimea', 'campaign-full'],
    ])
    expect(begun(game, 'riga')).toEqual(begun(offered as unknown as typeof game, 'riga'))
    expect(begun(game, 'smolensk')).toEqual(begun(full, 'smolensk'))
    expect(begun(game, 'smolensk').table.turn).toBe(2)
  })

  test('judge by the level of the state', () => {
    // Two brigades too many for beginners are one unit too few for the whole game.
    const units = ['DE-AG-184', 'DE-AG-185', 'DE-AG-189', 'DE-AG-192', 'DE-ID-1', 'DE-ID-11']
    const counters = Object.fromEntries(units.map((unit) => [unit, { at: '2009N' }]))
    expect(() => game.readPosition({ table: { scenario: 'campaign', counters } })).toThrow('too many')
    const state = game.readPosition({ table: { scenario: 'campaign-full', counters } })
    expect(game.readPosition(game.writePosition(state))).toEqual(state)
  })

  test('offer, view, guess and play by it', () => {
    for (const scenario of ['riga', 'smolensk']) {
      const level = scenario === 'riga' ? (offered as unknown as typeof game) : full
      const state = begun(game, scenario)
      const [side] = game.awaits(state)
      expect(game.legal(state, side!)).toEqual(level.legal(state, side!))
      for (const viewer of VIEWERS) {
        const view = game.view(state, viewer)
        expect(game.schemas.view.parse(view)).toEqual(view)
        expect(game.board(view)).toEqual(level.board(view))
        expect(game.view(game.readPosition(game.guess(view, () => 0.5)), viewer)).toEqual(view)
      }
      const order = game.computer(game.view(state, side!), game.legal(state, side!), () => 0.5)
      expect(game.check(state, side!, order)).toBeNull()
    }
  })

  test('read a position of practice by the scenario that it names', () => {
    const position = { table: { scenario: 'smolensk', turn: 2 } }
    const { state } = game.setUp('practice', position, seededDice(seeded('x'), []))
    expect(state).toEqual(full.readPosition(position))
    expect(() => full.readPosition({ table: { scenario: 'riga' } })).toThrow('other rules')
    expect(() => full.readPosition({ table: { scenario: 'smolensk', turn: 1 } })).toThrow(
      'turn 2 is the first',
    )
  })

  test('throw for a scenario that is of neither', () => {
    expect(() => begun(game, 'nowhere')).toThrow('no scenario "nowhere"')
  })
})

describe('the whole game', () => {
  test('takes nothing away from the level of the beginners', () => {
    expect(differences(beginnerRules, rules).gone).toEqual([])
    expect(differences(beginnerOrders, orders).gone).toEqual([])
    expect(differences(beginnerSteps, steps).gone).toEqual([])
    expect(differences(beginnerRules.stacking, rules.stacking)).toEqual({
      ...{ replaced: ['units'], added: ['smallUnits'], gone: [] },
    })
  })

  test('asks less of the German in two learning scenarios, as nobody sees into a stack', () => {
    const asked = (id: 'smolensk' | 'smolensk-beginner' | 'crimea' | 'crimea-beginner') => {
      const { needed, drawFrom, lastTurn } = rules.scenarios[id]
      return [needed[lastTurn], drawFrom]
    }
    expect([asked('smolensk'), asked('smolensk-beginner')]).toEqual([
      [3, 3],
      [4, 3],
    ])
    expect([asked('crimea'), asked('crimea-beginner')]).toEqual([
      [2, 2],
      [6, 6],
    ])
  })

  test('asks no more of him at the end of a leg, as the beginners are faster', () => {
    const { campaign, 'campaign-full': whole } = rules.scenarios
    expect(Object.keys(whole.legs)).toEqual(Object.keys(campaign.legs))
    for (const [name, leg] of Object.entries(whole.legs)) {
      const { lastTurn, win, draw } = campaign.legs[name]!
      expect(leg.lastTurn).toBe(lastTurn)
      expect(leg.win).toBeLessThanOrEqual(win)
      expect(leg.draw).toBeLessThanOrEqual(draw)
    }
  })

  test('is offered to nobody before it is whole', () => {
    expect(offered.scenarios.map(({ id }) => id)).toEqual([
      ...['riga', 'smolensk-beginner', 'crimea-beginner', 'campaign'],
    ])
  })

  test('an order that one level does not have is refused there, and not thrown at', () => {
    const state = begun(game, 'riga')
    const refusal = game.check(state, 'german', { type: 'unheardOf' } as never)
    expect(refusal?.no).toBe('PM 5.1')
  })
})
