import { describe, expect, test } from 'vitest'
import { later } from '@/components/games/moscow-1941/later-port'
import { port } from '@/components/games/moscow-1941/port'
import { game } from '@/lib/games/moscow-1941'
import type { State } from '@/lib/games/moscow-1941/state'
import type { Side } from '@/lib/wargame/ruleset'
import { attack, DONE, dueNow, given, MUD, play, position, stateOf, where } from './given'

/** What an order costs by the table, as keys with their figures. */
function costOf(state: State, side: Side, type: string) {
  const view = game.view(state, side)
  const offer = port.offers(view, game.legal(state, side)).find(({ order }) => order.type === type)!
  return later.perils!(view, { offer, order: offer.order, hexes: [] }).map(({ key, params }) => ({
    key,
    params,
  }))
}

describe('an exchange that may be declined (MOS 16 to 18)', () => {
  // 2 factors against a corps of 1 and an army of 3: they can pay for the corps alone.
  const units = { 'G-6K': 'E8', 'S-10A': 'E9', 'S-5ParaK': 'E9' }
  const asked = async () => {
    const { state } = await given(position({ units, turn: MUD }))
      .when('german', attack('E9', 'G-6K'), [2])
      .allows()
    expect(dueNow(state)).toBe('decline')
    return state
  }

  test('tells how many factors it costs at most, and costs them', async () => {
    const state = await asked()
    expect(costOf(state, 'soviet', 'done')).toEqual([{ key: 'peril.exchange', params: { n: 1 } }])
    const accepted = await play(state, ['soviet', DONE])
    expect([where(accepted.state, 'S-5ParaK'), where(accepted.state, 'S-10A')]).toEqual(['eliminated', 'E9'])
  })

  test('tells what the retreat instead means, and then who drives them back what it means to let them stay', async () => {
    const state = await asked()
    expect(costOf(state, 'soviet', 'declineExchange')).toEqual([{ key: 'peril.driven', params: {} }])
    const { state: driven } = await play(state, ['soviet', { type: 'declineExchange' }])
    expect(dueNow(driven)).toBe('drive')
    expect(costOf(driven, 'german', 'done')).toEqual([{ key: 'peril.spent', params: {} }])
    const left = await play(driven, ['german', DONE])
    expect([stateOf(left.state, 'S-10A'), where(left.state, 'S-10A')]).toEqual(['spent', 'E9'])
  })
})
