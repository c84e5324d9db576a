import { expect } from 'vitest'
import { odds } from '@/lib/games/moscow-1941/rules/odds'
import { allowanceOf, effectOf, isFrozen, weatherOf } from '@/lib/games/moscow-1941/rules/weather'
import { on } from '@/lib/games/moscow-1941/situation'
import { allows, refuses } from '../../support/ledger'
import { due, given, type Setting, state, table } from './given'

const GOOD = 1
const MUD = 2
const FROST = 5
const SNOW = 7
const at = (turn: number, units: Setting['units'] = {}) =>
  on(table({ scenario: 'whole', turn, units: units! }))
const moves = (turn: number, ...units: string[]) => units.map((unit) => allowanceOf(at(turn), unit))
const UNITS = ['G-4A', 'G-3PzGp', 'G-7K', 'G-7PzDiv', 'S-24A', 'S-Dovator']

/** A second German air unit is to fly after the first. */
const second = (turn: number) =>
  given(
    state({
      ...due({ step: 'luftwaffe', side: 'german' }),
      ...{ scenario: 'whole', turn, units: { 'G-5K': 'H1', 'S-24A': 'H3' } },
      air: { 'G-2FlK': { state: 'out', mission: 'strike', back: turn + 2 }, 'G-8FlK': {} },
    }),
  ).when('german', { type: 'bomb', air: 'G-8FlK', target: 'H3' }, [2])

allows('MOS 68', 'in mud German armies move two, all others three', () => {
  expect(moves(MUD, ...UNITS)).toEqual([2, 2, 3, 3, 3, 3])
  expect([effectOf(at(MUD)).overrun.german, effectOf(at(MUD)).overrun.soviet]).toEqual([false, false])
})
refuses('MOS 68', 'no second German air unit flies', () => {
  second(MUD).refuses('MOS 68')
})
allows('MOS 69', 'hard frost is as good weather', () => {
  expect(weatherOf(at(FROST))).toBe('frost')
  expect(effectOf(at(FROST))).toEqual(effectOf(at(GOOD)))
  expect(moves(FROST, ...UNITS)).toEqual(moves(GOOD, ...UNITS))
  second(FROST).allows()
  second(GOOD).allows()
})
allows(
  'MOS 70',
  'in snow German infantry moves two, other Germans three, Soviets as ever; waters are frozen',
  () => {
    expect(moves(SNOW, ...UNITS)).toEqual([2, 3, 2, 3, 3, 5])
    expect([isFrozen(at(SNOW)), isFrozen(at(FROST))]).toEqual([true, false])
    expect(effectOf(at(SNOW)).overrun).toEqual({ german: false, soviet: true })
  },
)
const bonus = (turn: number, target: string, from: string) =>
  odds(at(turn, { 'S-24A': from, 'G-4A': target }), {
    ...{ side: 'soviet', target, active: ['G-4A'] },
    attackers: [{ unit: 'S-24A', from }],
  }).ladder.some(({ key }) => key === 'odds-snow')
allows('MOS 70', 'Soviet attacks are a column higher in the open', () => {
  expect([bonus(SNOW, 'H4', 'H5'), bonus(FROST, 'H4', 'H5')]).toEqual([true, false])
})
refuses('MOS 70', 'not on a city or town; and no second German air unit flies', () => {
  expect([bonus(SNOW, 'H3', 'H4'), bonus(SNOW, 'F5', 'F6')]).toEqual([false, false])
  second(SNOW).refuses('MOS 70')
})
