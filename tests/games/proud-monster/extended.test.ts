import { describe, expect, test } from 'vitest'
import { gameUnder } from '@/lib/games/proud-monster'
import type { Rules } from '@/lib/games/proud-monster/in-force'
import { stepsOf } from '@/lib/games/proud-monster/rules/02-units'
import { fitting, type Limit } from '@/lib/games/proud-monster/rules/06-stacking'
import { battleOf } from '@/lib/games/proud-monster/rules/14-attack'
import type { LossRule } from '@/lib/games/proud-monster/rules/14-losses'
import { odds, ratioText, type ShiftRule } from '@/lib/games/proud-monster/rules/14-odds'
import { rules } from '@/lib/games/proud-monster/ruleset'
import { amended, differences, extend, type Replace } from '@/lib/wargame/extend'
import { givenIn } from '../../support/given'
import { ASSAULT, asked, attack, DONE, move, position, tried } from './given'

// A level of more rules is told as its differences from the beginner's: chapter by chapter, by the tables of what is asked.

const childOf = (replace: Replace<Rules>): Rules => extend(rules, { replace })

/** Opposite hexes shift the odds, as a level may have it that knows concentric assaults. */
const concentric: ShiftRule = ({ rules: { board } }, { target, attackers }) => {
  const from = new Set(attackers.map((one) => one.from))
  const around = board.neighbours(target)
  const isOpposite = [...from].some((one) =>
    [...from].some((other) => board.distance(one, other) === 2 && around.includes(other)),
  )
  return isOpposite ? { cite: 'PM 14.11', key: 'odds-hills', by: 1 } : null
}
/** Battalions are a quarter of a unit, and cities hold twice as many. */
const weighed: Limit = ({ rules: of }, hex) => ({
  cite: 'PM 6.1',
  key: 'stack-full',
  most: of.unitsInAHex * (of.placeOf(hex)?.kind === 'city' ? 2 : 1),
  weight: (unit) => (of.counters[unit]!.size === 'battalion' ? 0.25 : 1),
})
/** No unit is wholly lost as long as another has two steps. */
const evenly: LossRule = (at, _battle, _side, units) => {
  const strong = units.filter((unit) => stepsOf(at, unit) > 1)
  return strong.length > 0 ? strong : units
}

describe('a child of the beginner’s level', () => {
  const guns = ['DE-AG-184', 'DE-AG-185', 'DE-AG-189', 'DE-AG-192']
  const foot = ['DE-ID-1', 'DE-ID-11', 'DE-ID-21', 'DE-ID-61']
  const full = position({
    units: { ...Object.fromEntries([...foot, guns[0]!].map((id) => [id, '4006S'])), 'DE-AG-185': '4005S' },
  })

  test('stacks otherwise, and the parent as before', () => {
    const child = childOf({ stacking: amended({ replace: { units: () => weighed } }) })
    const order = move('DE-AG-185', '4005S', '4006S')
    // Both let it stop there, and one of them lets it stay (6.2).
    const finished = (inForce: Rules) => {
      const givenUnder = givenIn(gameUnder(inForce))
      return givenUnder(givenUnder(full).when('german', order).allows().state).when('german', DONE)
    }
    finished(child).allows()
    finished(rules).refuses('PM 6.2')
    expect(fitting(asked(full, child), '4006S', ['DE-AG-185']).max).toBe(1)
  })

  test('has one more shift, after all others', () => {
    const child = childOf({ shifts: amended({ add: { concentric } }) })
    expect(differences(rules.shifts, child.shifts)).toEqual({ replaced: [], added: ['concentric'], gone: [] })
    const state = position({
      ...ASSAULT,
      units: { 'DE-ID-1': '4106S', 'DE-ID-11': '4108S', ...tried('SU-RD-001', '4107S', '3-4') },
    })
    const of = (inForce: Rules) => {
      const at = asked(state, inForce)
      return ratioText(odds(at, battleOf(at, 'german', '4107S', ['DE-ID-1', 'DE-ID-11'])).ratio)
    }
    expect([of(rules), of(child)]).toEqual(['3:1', '4:1'])
  })

  test('binds who loses a step', () => {
    const child = childOf({ lossRules: amended({ add: { evenly } }) })
    const units = {
      'DE-ID-1': '4006S',
      'DE-AG-184': '4006S',
      ...tried('SU-RD-001', '4007S', '3-4'),
      ...tried('SU-RD-002', '4007S', '3-4'),
    }
    // 8 against 8 is 1:1; a five is 1/1, and the battalion has but one step.
    const fought = (inForce: Rules) =>
      givenIn(gameUnder(inForce))(position({ ...ASSAULT, units }))
        .when('german', attack('4007S', 'DE-ID-1', 'DE-AG-184'), [5])
        .allows().state
    expect(fought(rules).table.counters['DE-ID-1']!.lost).toBe(0)
    expect(fought(child).table.counters['DE-ID-1']!.lost).toBe(1)
  })

  test('has another sequence of play', () => {
    const child = childOf({
      sequence: (of) => ({
        ...of,
        playerTurn: (_at, side) => [
          { step: 'assault', side },
          { step: 'move', side },
        ],
      }),
    })
    const begun = (inForce: Rules) => {
      const here = position({ turn: 1, units: { 'DE-ID-1': '4006S', ...tried('SU-RD-001', '4007S', '6-7') } })
      return givenIn(gameUnder(inForce))(here).when('german', { type: 'done' }).allows().state
    }
    const after = givenIn(gameUnder(child))(begun(child)).when('german', { type: 'done' }).allows().state
    expect(after.table.agenda.at(-1)).toEqual({ step: 'assault', side: 'soviet' })
  })

  test('whatever has no such name is refused', () => {
    expect(() => childOf({ shifts: amended({ replace: { hill: () => concentric } }) })).toThrow(
      'nothing called',
    )
    expect(() => childOf({ shifts: amended({ add: { hills: concentric } }) })).toThrow('there already')
  })
})
