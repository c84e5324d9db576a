import { describe, expect } from 'vitest'
import { game } from '@/lib/games/moscow-1941'
import { COUNTERS } from '@/lib/games/moscow-1941/data/units'
import { rules } from '@/lib/games/moscow-1941/in-force'
import { listedDice } from '@/lib/kernel/dice/dice'
import { allows, refuses } from '../../support/ledger'
import type { Setting } from './given'
import {
  attack,
  DONE,
  dueNow,
  facts,
  given,
  move,
  operational,
  play,
  position,
  SOVIET,
  stateOf,
  where,
} from './given'

describe('MOS 54 to 56: turns and phases', () => {
  const fresh = () => game.setUp('whole', game.schemas.options.parse({}), listedDice([])).state
  allows('MOS 54', 'a turn begins with the Soviet, whatever he brings', () => {
    const state = fresh()
    expect([state.table.phase, state.table.acting, dueNow(state)]).toEqual([
      'replacements',
      'soviet',
      'replacements',
    ])
  })
  refuses('MOS 54', 'nobody attacks before it is his turn', async () => {
    await given(fresh()).when('german', attack('G3', 'G-4A')).refuses('MOS 55')
    await given(position(SOVIET)).when('german', attack('G3', 'G-4A')).refuses('MOS 55')
  })
  allows(
    'MOS 55',
    'after the prepared attacks of a side the other recovers, unless just dispersed',
    async () => {
      const scattered = { at: 'E4', state: 'dispersed' as const }
      const again = { at: 'E5', state: 'dispersed' as const }
      const units = { 'S-33A': scattered, 'S-43A': again, 'G-9A': 'A1', 'S-24A': 'A2' }
      const { events, state } = await given(position({ units, dispersedNow: ['S-43A'] }))
        .when('german', DONE)
        .allows()
      expect(facts({ events }, 'Recovered')[0]!.units).toEqual(['S-33A'])
      expect([stateOf(state, 'S-33A'), stateOf(state, 'S-43A')]).toEqual(['fresh', 'dispersed'])
      expect([dueNow(state), state.table.acting]).toEqual(['attack', 'soviet'])
    },
  )
  allows('MOS 54', 'nobody is asked where nobody can attack or move', async () => {
    const apart = { 'G-9A': 'A1', 'S-24A': 'M9' }
    const { state } = await given(position({ units: apart }))
      .when('german', DONE)
      .allows()
    expect([state.table.phase, state.table.acting, dueNow(state)]).toEqual(['operational', 'german', 'move'])
    const spent = { 'G-9A': { at: 'A1', state: 'spent' as const }, 'S-24A': 'M9' }
    const on = await given(position({ units: spent }))
      .when('german', DONE)
      .allows()
    expect([on.state.table.acting, dueNow(on.state)]).toEqual(['soviet', 'move'])
  })
  refuses('MOS 54', 'but who has moved his last unit says himself when he is done', async () => {
    const before = position({ ...operational('german'), units: { 'G-9A': 'A1', 'S-24A': 'M9' } })
    const { state } = await given(before).when('german', move('G-9A', 'A2')).allows()
    expect([state.table.acting, dueNow(state)]).toEqual(['german', 'move'])
    await given(state).when('german', move('G-9A', 'A3')).refuses('MOS 57')
  })
  refuses('MOS 55', 'nobody moves in the prepared phase', async () => {
    await given(position({ units: { 'G-9A': 'E4' } }))
      .when('german', move('G-9A', 'E5'))
      .refuses('MOS 56')
  })
  allows('MOS 56', 'at the end of the turn all who are spent recover, and all may move again', async () => {
    const units = { 'G-9A': { at: 'H2', state: 'spent' as const, fought: true }, 'S-50A': 'I7' }
    const last: Setting = { ...operational('soviet', 'attack'), units }
    const { state } = await given(position(last)).when('soviet', DONE).allows()
    expect([state.table.turn, stateOf(state, 'G-9A'), state.table.counters['G-9A']!.fought]).toEqual([
      2,
      'fresh',
      false,
    ])
  })
  refuses('MOS 56', 'the Soviet does not move while the German does', async () => {
    const before = position({ ...operational('german'), units: { 'S-50A': 'E9', 'G-9A': 'E4' } })
    await given(before).when('soviet', move('S-50A', 'E10')).refuses('MOS 56')
  })
  allows('MOS 82', 'the Germans stand as the list has them', () => {
    const germans = Object.values(COUNTERS).filter(({ side }) => side === 'german')
    expect(germans).toHaveLength(25)
    for (const { id, hex } of germans) expect(where(fresh(), id)).toBe(hex)
    expect(where(fresh(), 'G-2PzGp')).toBe('A2')
  })
  allows('MOS 83', 'so do the Soviets', () => {
    const there = Object.values(fresh().table.counters).filter(({ at }) => rules.board.has(at))
    expect(there).toHaveLength(45)
    expect([where(fresh(), 'S-22A'), where(fresh(), 'S-5A')]).toEqual(['L2', 'track'])
  })
  allows('MOS 86', 'each turn has its weather', () => {
    expect(rules.calendar.map(({ weather }) => weather)).toEqual([
      'good',
      'mud',
      'mud',
      'mud',
      'frost',
      'frost',
      'snow',
      'snow',
      'snow',
      'snow',
    ])
  })
})

describe('standing orders decide for who does not act', () => {
  const units = { 'G-4A': 'E8', 'S-43A': 'E9' }
  const auto = { options: { offTurn: { german: 'ask' as const, soviet: 'auto' as const } }, units }
  allows('MOS 7', 'by what is usual a stack in the open goes back after S or D', async () => {
    const { state } = await given(position({ ...auto, units: { 'G-4A': 'E8', 'S-50A': 'E9' } }))
      .when('german', attack('E9', 'G-4A'), [2])
      .allows()
    expect(where(state, 'S-50A')).not.toBe('E9')
    expect(stateOf(state, 'S-50A')).toBe('dispersed')
  })
  allows('MOS 5', 'after R1 it stays, but goes on if it was wished', async () => {
    const stays = await play(position(auto), ['german', attack('E9', 'G-4A'), [3]], ['german', DONE])
    expect(where(stays.state, 'S-43A')).toBe('E9')
    const usual = {
      stand: { mode: 'auto', when: 'never' },
      decline: { mode: 'auto', when: 'never' },
    } as const
    const filed = game.standing!.schema.parse({
      ...{ version: 1, ...usual, exchange: { mode: 'auto', order: ['weakest'] } },
      giveWay: { mode: 'auto', pressed: true, stand: [] },
      patrol: { mode: 'auto', against: ['moscow'], keep: 0 },
    })
    const before = game.evolve(position({ units }), game.standing!.filed('soviet', filed))
    const goes = await play(before, ['german', attack('E9', 'G-4A'), [3]], ['german', DONE])
    expect(where(goes.state, 'S-43A')).not.toBe('E9')
  })
})
