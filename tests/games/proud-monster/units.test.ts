import { describe, expect, test } from 'vitest'
import { game } from '@/lib/games/proud-monster'
import { board, hexNamed } from '@/lib/games/proud-monster/geometry'
import { isUntried, moveOf, stepsOf, unseen, valuesOf } from '@/lib/games/proud-monster/rules/02-units'
import { rules } from '@/lib/games/proud-monster/ruleset'
import { SIDES } from '@/lib/games/proud-monster/state'
import { allows, refuses } from '../../support/ledger'
import { ASSAULT, asked, attack, facts, given, position, row, tried, where } from './given'

describe('the map', () => {
  allows('PM 2.2', 'a unit stands in one hex, or in one box beside the map', () => {
    const here = position({ units: { 'DE-ID-1': '4006S', 'DE-ID-125': 'track' } })
    expect([where(here, 'DE-ID-1'), where(here, 'DE-ID-125')]).toEqual(['4006S', 'track'])
  })
  allows('PM 2.3', 'hexes go by column, row and sheet: Leningrad 4201N, Odessa 2512S', () => {
    expect(rules.placeOf('4201N')?.name).toBe('Leningrad')
    expect(rules.placeOf('2512S')?.name).toBe('Odessa')
  })
  allows(
    'PM 2.4',
    'the sheets are one map: 2500S lies south of 2527N, and 2528N is another name of it',
    () => {
      expect(board.areAdjacent('2527N', '2500S')).toBe(true)
      expect(hexNamed('2528N')).toBe('2500S')
    },
  )
  refuses('PM 2.4', 'a position knows each hex by one name', () => {
    expect(() => position({ units: { 'DE-ID-1': '2528N' } })).toThrow()
  })
})

describe('what is printed on units', () => {
  allows('PM 2.6', 'each unit has its side, type, size and factors', () => {
    expect(rules.counters['DE-PZ-1']).toMatchObject({
      ...{ side: 'german', type: 'panzer', size: 'division', steps: 4, turn: 1 },
      values: [
        { attack: 12, defence: 10, move: 12 },
        { attack: 9, defence: 8, move: 12 },
        { attack: 6, defence: 5, move: 12 },
        { attack: 3, defence: 3, move: 12 },
      ],
    })
  })
  allows(
    'PM 2.11',
    'tanks, assault guns, flak and motorized infantry are mechanized, all others are not',
    () => {
      const mech = (unit: string) => rules.counters[unit]!.mech
      expect(['DE-PZ-1', 'DE-AG-184', 'DE-FLAK-I', 'DE-MOT-36', 'SU-TD-001', 'SU-MRB-001'].every(mech)).toBe(
        true,
      )
      expect(['DE-ID-1', 'DE-CAV-1', 'DE-GEB-1', 'DE-AL-22', 'SU-RD-001', 'SU-CD-001'].some(mech)).toBe(false)
    },
  )
  allows('PM 2.12', 'who attacks counts his first factor, who defends his second', () => {
    const here = position({
      ...ASSAULT,
      units: { 'DE-ID-217': '4006S', ...tried('SU-RD-001', '4007S', '1-2') },
    })
    const { events } = given(here).when('german', attack('4007S', 'DE-ID-217'), [1]).allows()
    expect(facts({ events }, 'BattleResolved')[0]).toMatchObject({ attack: 4, defence: 2 })
  })
  allows('PM 2.13', 'the third is its movement, which untried units show', () => {
    const at = asked(position({ units: { 'DE-PZ-1': '4006S', 'SU-CD-001': '4808S', 'SU-RD-001': '4808S' } }))
    expect(['DE-PZ-1', 'SU-CD-001', 'SU-RD-001'].map((unit) => moveOf(at, unit))).toEqual([12, 7, 5])
  })
  allows('PM 2.14', 'units have one, two or four steps', () => {
    const at = asked(position({ units: { 'DE-PZ-1': '4006S', 'DE-ID-1': '4006S', 'SU-RD-001': '4808S' } }))
    expect(['DE-PZ-1', 'DE-ID-1', 'SU-RD-001'].map((unit) => stepsOf(at, unit))).toEqual([4, 2, 1])
  })
  allows('PM 2.16', 'with each step lost the next values count, and the last step is the end', () => {
    const here = position({ units: { 'DE-PZ-1': { at: '4006S', lost: 2 } } })
    expect(valuesOf(asked(here), 'DE-PZ-1')).toMatchObject({ attack: 6, defence: 5 })
    const lone = position({
      ...ASSAULT,
      units: { 'DE-ID-1': { at: '4006S', lost: 1 }, ...tried('SU-RD-001', '4007S', '6-7') },
    })
    // 3 against 7 is 1:3: the attacker loses four, of which he has one.
    const { state } = given(lone).when('german', attack('4007S', 'DE-ID-1'), [1]).allows()
    expect(where(state, 'DE-ID-1')).toBe('dead')
  })
  refuses('PM 2.16', 'nobody has lost more steps than he has', () => {
    expect(() => position({ units: { 'DE-ID-1': { at: '4006S', lost: 2 } } })).toThrow('steps')
  })
  allows(
    'PM 2.17',
    'a number on a unit of the German side is the turn in which it comes: the 2nd Panzer Division in turn 7',
    () => {
      expect(rules.counters['DE-PZ-2']!.turn).toBe(7)
    },
  )
})

describe('untried units', () => {
  const here = position({
    ...ASSAULT,
    units: {
      'DE-PZ-1': '4006S',
      'DE-ID-1': '4006S',
      'SU-RD-001': '4007S',
      'SU-RD-002': '4007S',
      'SU-RD-003': '4808S',
    },
    values: { 'SU-RD-001': '6-7', 'SU-RD-002': '1-1', 'SU-RD-003': '2-2' },
  })

  allows('PM 2.15', 'a unit is turned over in its first battle, attacking or defending, and stays so', () => {
    const { state, events } = given(here)
      .when('german', attack('4007S', 'DE-PZ-1', 'DE-ID-1'), [6])
      .allows()
    expect(facts({ events }, 'UnitsTried')[0]!.values).toEqual({
      'SU-RD-001': row('SU-RD-001', '6-7'),
      'SU-RD-002': row('SU-RD-002', '1-1'),
    })
    // 18 against 8 is 2:1, and a six takes three steps.
    expect(state.table.counters['SU-RD-001']).toMatchObject({ at: 'dead', tried: row('SU-RD-001', '6-7') })
    expect(isUntried(asked(state), 'SU-RD-003')).toBe(true)
    expect(state.hidden.values).toEqual({ 'SU-RD-003': row('SU-RD-003', '2-2') })
  })
  allows('PM 2.15', 'so are those who attack, but not those who stand by', () => {
    const soviet = position({
      ...ASSAULT,
      acting: 'soviet',
      units: { 'DE-AG-184': '4007S', 'SU-TD-001': '4006S', 'SU-RD-003': '4006S' },
    })
    const { state } = given(soviet).when('soviet', attack('4007S', 'SU-TD-001'), [6]).allows()
    expect(isUntried(asked(state), 'SU-TD-001')).toBe(false)
    expect(isUntried(asked(state), 'SU-RD-003')).toBe(true)
  })
  refuses('PM 2.15', 'nobody is told before, not even who commands it, and no list or refusal tells', () => {
    const other = {
      ...here,
      hidden: { ...here.hidden, values: { ...here.hidden.values, 'SU-RD-001': 0, 'SU-RD-002': 9 } },
    }
    for (const viewer of [...SIDES, 'spectator'] as const)
      expect(game.view(here, viewer)).toEqual(game.view(other, viewer))
    for (const side of SIDES) expect(game.legal(here, side)).toEqual(game.legal(other, side))
    const question = { ask: 'odds', side: 'german', target: '4007S', attackers: ['DE-PZ-1'] }
    expect(game.ask(here, 'german', question)).toEqual(game.ask(other, 'german', question))
  })
  test('when the game is over everybody sees what they were', () => {
    const shown = game.uncovered!(here) as { counters: Record<string, { tried: number }> }
    expect(shown.counters['SU-RD-003']!.tried).toBe(row('SU-RD-003', '2-2'))
  })
  test('what nobody has seen yet is counted by what battles have shown alone', () => {
    const { state } = given(here)
      .when('german', attack('4007S', 'DE-PZ-1', 'DE-ID-1'), [6])
      .allows()
    const [before, after] = [unseen(asked(here), 'RD'), unseen(asked(state), 'RD')]
    expect(before.map((count, i) => count - after[i]!)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 1])
  })
})
