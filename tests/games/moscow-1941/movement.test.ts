import { describe, expect } from 'vitest'
import { rules } from '@/lib/games/moscow-1941/in-force'
import { judgeMove, leftAfter, reach } from '@/lib/games/moscow-1941/rules/movement'
import type { CounterId, Hex } from '@/lib/games/moscow-1941/state'
import { allows, refuses } from '../../support/ledger'
import {
  asked,
  attack,
  DONE,
  GOOD,
  given,
  MUD,
  move,
  operational,
  play,
  position,
  type Setting,
  SNOW,
  where,
} from './given'

/** What a unit has left in each hex by the best of all its lawful ways of so many hexes, tried one by one. */
function mostLeft(at: ReturnType<typeof asked>, unit: CounterId, hexes: number): Map<Hex, number> {
  const most = new Map<Hex, number>()
  const { board, counters } = at.rules
  const goOn = (path: readonly Hex[]) => {
    const from = path.at(-1) ?? at.open.counters[unit]!.at
    for (const hex of path.length < hexes ? board.neighbours(from) : []) {
      const way = [...path, hex]
      if (judgeMove(at, counters[unit]!.side, unit, way) === null)
        most.set(hex, Math.max(most.get(hex) ?? 0, leftAfter(at, unit, way)!))
      goOn(way)
    }
  }
  goOn([])
  most.delete(at.open.counters[unit]!.at)
  return most
}

const moving = (units: NonNullable<Setting['units']>, setting: Setting = {}) =>
  position({ ...operational('german'), ...setting, units })

describe('MOS 25, 26, 45, 48 and 57: operational movement', () => {
  allows('MOS 25', 'a unit moves past the enemy without stopping', async () => {
    const { state } = await given(moving({ 'G-7K': 'E8', 'S-50A': 'E9', 'S-43A': 'F10' }))
      .when('german', move('G-7K', 'F8', 'F9', 'G10'))
      .allows()
    expect(where(state, 'G-7K')).toBe('G10')
  })
  refuses('MOS 60', 'not into it', async () => {
    await given(moving({ 'G-7K': 'E8', 'S-50A': 'E9' }))
      .when('german', move('G-7K', 'E9'))
      .refuses('MOS 60')
  })
  allows('MOS 26', 'who keeps a movement factor attacks', async () => {
    const before = moving({ 'G-7K': 'E6', 'S-50A': 'E9' })
    const { state } = await play(before, ['german', move('G-7K', 'E7', 'E8')], ['german', DONE])
    await given(state).when('german', attack('E9', 'G-7K'), [1]).allows()
  })
  refuses('MOS 26', 'who has used up all of them does not', async () => {
    const before = moving({ 'G-7K': 'D6', 'G-9A': 'E10', 'S-50A': 'E9' })
    const { state } = await play(before, ['german', move('G-7K', 'C7', 'C8', 'D8', 'E8')], ['german', DONE])
    await given(state).when('german', attack('E9', 'G-7K')).refuses('MOS 26')
  })
  const highway = ['H2', 'H3', 'H4', 'H5', 'I6']
  allows('MOS 45', 'armour pays half for a hex of road, units on foot have one hex more', async () => {
    await given(moving({ 'G-3PzGp': 'H1' }))
      .when('german', move('G-3PzGp', ...highway))
      .allows()
    await given(moving({ 'G-7K': 'H1' }))
      .when('german', move('G-7K', ...highway))
      .allows()
    expect(reach(asked(moving({ 'G-7K': 'H1' })), 'G-7K').has('I6')).toBe(true)
  })
  refuses('MOS 45', 'not beyond, and not off the road', async () => {
    await given(moving({ 'G-7K': 'H1' }))
      .when('german', move('G-7K', ...highway, 'I7'))
      .refuses('MOS 45')
    await given(moving({ 'G-7K': 'E6' }))
      .when('german', move('G-7K', 'D6', 'C7', 'C8', 'C9', 'C10'))
      .refuses('MOS 45')
  })
  allows('MOS 26', 'what is offered leaves as much for an attack as any way there', () => {
    // H1 and F2 lie on roads, L2 and J5 beside lakes.
    for (const hex of ['H1', 'F2', 'L2', 'J5'])
      for (const turn of [GOOD, MUD, SNOW]) {
        const at = asked(moving({ 'G-7K': hex, 'S-50A': 'E9' }, { turn }))
        const found = [...reach(at, 'G-7K')].map(([to, path]) => [to, leftAfter(at, 'G-7K', path)] as const)
        expect(new Map(found)).toEqual(mostLeft(at, 'G-7K', 5))
      }
  })
  refuses('MOS 26', 'who goes beside the road has spent what he keeps by road', async () => {
    const before = moving({ 'G-7K': 'H1', 'G-9A': 'C4', 'S-50A': 'C3' })
    const byRoad = reach(asked(before), 'G-7K').get('D2')!
    const kept = await play(before, ['german', move('G-7K', ...byRoad)], ['german', DONE])
    await given(kept.state).when('german', attack('C3', 'G-7K'), [1]).allows()
    const spent = await play(before, ['german', move('G-7K', 'G2', 'F2', 'E3', 'D2')], ['german', DONE])
    await given(spent.state).when('german', attack('C3', 'G-7K')).refuses('MOS 26')
  })
  allows('MOS 48', 'a lake is crossed where the way around it is longer', () => {
    const at = asked(moving({ 'G-7K': 'L2' }))
    expect(reach(at, 'G-7K').get('M3')).toEqual(['M3'])
  })
  allows('MOS 68', 'in mud the highway alone helps', async () => {
    const muddy = { turn: MUD }
    await given(moving({ 'G-3PzGp': 'H1' }, muddy))
      .when('german', move('G-3PzGp', 'H2', 'H3', 'H4', 'H5'))
      .allows()
    await given(moving({ 'G-7K': 'H1' }, muddy))
      .when('german', move('G-7K', 'H2', 'H3', 'H4', 'H5'))
      .allows()
  })
  refuses('MOS 68', 'no other road does, neither to armour nor on foot', async () => {
    const warsaw = ['F2', 'G3', 'G4', 'G5']
    for (const unit of ['G-56PzK', 'G-7K']) {
      await given(moving({ [unit]: 'F1' }))
        .when('german', move(unit, ...warsaw))
        .allows()
      await given(moving({ [unit]: 'F1' }, { turn: MUD }))
        .when('german', move(unit, ...warsaw))
        .refuses('MOS 45')
    }
  })
  refuses('MOS 68', 'a German army moves two hexes, all others three', async () => {
    const muddy = { turn: MUD }
    await given(moving({ 'G-9A': 'C6' }, muddy))
      .when('german', move('G-9A', 'C7', 'C8', 'D8'))
      .refuses('MOS 45')
    await given(moving({ 'G-7K': 'C6' }, muddy))
      .when('german', move('G-7K', 'C7', 'C8', 'D8', 'E8'))
      .refuses('MOS 45')
  })
  allows('MOS 70', 'in snow German infantry moves two hexes, other Germans three', async () => {
    await given(moving({ 'G-7K': 'C6' }, { turn: SNOW }))
      .when('german', move('G-7K', 'C7', 'D7'))
      .allows()
    await given(moving({ 'G-56PzK': 'C6' }, { turn: SNOW }))
      .when('german', move('G-56PzK', 'D6', 'E7', 'F7'))
      .allows()
  })
  refuses('MOS 70', 'not further', async () => {
    await given(moving({ 'G-7K': 'C6' }, { turn: SNOW }))
      .when('german', move('G-7K', 'D6', 'E7', 'F7'))
      .refuses('MOS 45')
  })
  allows('MOS 48', 'a lake is crossed by a move of one hex', async () => {
    await given(moving({ 'G-7K': 'L2' }))
      .when('german', move('G-7K', 'M3'))
      .allows()
    await given(moving({ 'G-7K': 'L2' }, { turn: SNOW }))
      .when('german', move('G-7K', 'M3', 'M4'))
      .allows()
  })
  refuses('MOS 48', 'not of two', async () => {
    await given(moving({ 'G-7K': 'L2' }))
      .when('german', move('G-7K', 'M3', 'M4'))
      .refuses('MOS 48')
  })
  allows('MOS 57', 'one move and one attack', async () => {
    const before = moving({ 'G-7K': 'E7', 'S-50A': 'E9' })
    await play(
      before,
      ['german', move('G-7K', 'E8')],
      ['german', DONE],
      ['german', attack('E9', 'G-7K'), [4]],
    )
  })
  refuses('MOS 57', 'not two, not with what is not his, not to where he is not next to', async () => {
    const before = moving({ 'G-7K': 'E7', 'S-50A': 'E9' })
    const { state } = await play(before, ['german', move('G-7K', 'E8')])
    await given(state).when('german', move('G-7K', 'E7')).refuses('MOS 57')
    await given(before).when('german', move('S-50A', 'E10')).refuses('MOS 57')
    await given(before).when('german', move('G-7K', 'E9')).refuses('MOS 57')
    const late = position({
      ...operational('german', 'attack'),
      units: { 'G-7K': { at: 'E8', fought: true }, 'S-50A': 'E9' },
    })
    await given(late).when('german', attack('E9', 'G-7K')).refuses('MOS 57')
  })
  allows('MOS 12', 'a fresh unit moves', async () => {
    await given(moving({ 'G-7K': 'E7' }))
      .when('german', move('G-7K', 'E8'))
      .allows()
  })
  refuses('MOS 12', 'a spent one neither moves nor attacks', async () => {
    const spent = { at: 'E8', state: 'spent' as const }
    await given(moving({ 'G-7K': spent }))
      .when('german', move('G-7K', 'E7'))
      .refuses('MOS 12')
    await given(position({ units: { 'G-7K': spent, 'S-50A': 'E9' } }))
      .when('german', attack('E9', 'G-7K'))
      .refuses('MOS 12')
  })
  refuses('MOS 58', 'who attacked in the prepared phase does not move', async () => {
    const fought = { at: 'E8', state: 'spent' as const, fought: true }
    await given(moving({ 'G-7K': fought }))
      .when('german', move('G-7K', 'E7'))
      .refuses('MOS 58')
  })
  allows('MOS 58', 'who did not, does', async () => {
    await given(moving({ 'G-7K': 'E8' }))
      .when('german', move('G-7K', 'E7'))
      .allows()
  })
  allows('MOS 69', 'hard frost is as good weather', async () => {
    expect(rules.weatherChart.frost).toEqual(rules.weatherChart.good)
    await given(moving({ 'G-7K': 'C6' }, { turn: 5 }))
      .when('german', move('G-7K', 'C7', 'C8', 'D8', 'E8'))
      .allows()
  })
})
