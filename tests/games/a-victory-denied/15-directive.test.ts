import { describe, expect } from 'vitest'
import { game } from '@/lib/games/a-victory-denied'
import type { Order } from '@/lib/games/a-victory-denied/orders'
import { allows, refuses } from '../../support/ledger'
import { given, type Setting, state } from './given'
import { DONE, dueNow, facts, play, REST, reached, where } from './play'

type Units = NonNullable<Setting['units']>
const units: Units = {
  'G-17PZ': '1349',
  'G-18PZ': '1349',
  'G-29MOT': '1350',
  'G-3PZ': '1351',
  'G-4PZ': '1352',
  'G-8ID': '1353',
  'G-10MOT': 'eliminated',
  'S-HQ-20A': '4030',
  'S-51RC': '4031',
}
const ending = (turn: number, rest: Setting = {}) =>
  state({ turn, units, agenda: [{ step: 'endTurn' }, REST], ...rest })
const choose = (directive: 'moscow' | 'distracted'): Order => ({ type: 'chooseDirective', directive })
const withdraw = (unit: string): Order => ({ type: 'withdraw', unit })
const six = (die: number) => play(ending(6), ['soviet', DONE, [die]])

describe('15.0 the roll', () => {
  allows('AVD 15.0', 'at the end of turn 6 each result has its faces', async () => {
    for (const [die, result] of [
      [1, 'distracted'],
      [2, 'distracted'],
      [3, 'distracted'],
      [4, 'choice'],
      [5, 'choice'],
      [6, 'moscow'],
    ] as const)
      expect(facts(await six(die), 'DirectiveRolled')).toEqual([
        { type: 'DirectiveRolled', face: die, result },
      ])
  })
  refuses('AVD 15.0', 'it is not rolled again, nor on another turn', async () => {
    const again = await play(ending(6, { directive: 'moscow' }), ['soviet', DONE])
    expect(facts(again, 'DirectiveRolled')).toEqual([])
    expect(facts(await play(ending(5), ['soviet', DONE]), 'DirectiveRolled')).toEqual([])
  })
})

describe('15.1-15.3 the directives', () => {
  allows('AVD 15.1', 'with Moscow as objective nobody leaves and the game goes on after turn 8', async () => {
    const seven = (await six(6)).state
    expect([seven.table.directive, seven.table.guderiansChoice]).toEqual(['moscow', false])
    expect(dueNow(seven)).toEqual({ step: 'chits' })
    const nine = await reached(ending(8, { directive: 'moscow' }), ['soviet', DONE])
    expect(nine.table.turn).toBe(9)
  })
  refuses('AVD 15.1', 'after turn 10 there is no other', async () => {
    const over = await reached(ending(10, { directive: 'moscow' }), ['soviet', DONE])
    expect(over.table.turn).toBe(10)
    expect(game.result(over)).not.toBeNull()
  })
  allows('AVD 15.2', 'at the start of turn 7 four motorized units leave, not as losses', async () => {
    const seven = (await six(2)).state
    expect(seven.table.turn).toBe(7)
    expect(dueNow(seven)).toEqual({ step: 'withdraw', side: 'german', left: 4 })
    const after = await reached(
      seven,
      ['german', withdraw('G-17PZ')],
      ['german', withdraw('G-18PZ')],
      ['german', withdraw('G-29MOT')],
      ['german', withdraw('G-3PZ')],
    )
    expect(['G-17PZ', 'G-18PZ', 'G-29MOT', 'G-3PZ', 'G-4PZ'].map((unit) => where(after, unit))).toEqual([
      'gone',
      'gone',
      'gone',
      'gone',
      '1352',
    ])
    expect(where(after, 'G-10MOT')).toBe('eliminated')
    expect(dueNow(after)).toEqual({ step: 'chits' })
  })
  allows('AVD 15.2', 'with four or fewer all of them go by themselves', async () => {
    const few = ending(6, { units: { ...units, 'G-4PZ': 'gone', 'G-3PZ': 'gone' } })
    const { state: seven, events } = await play(few, ['soviet', DONE, [1]])
    expect(facts({ events }, 'Withdrawn').map(({ unit }) => unit)).toEqual(['G-17PZ', 'G-18PZ', 'G-29MOT'])
    expect(where(seven, 'G-8ID')).toBe('1353')
  })
  refuses('AVD 15.2', 'no foot unit, none twice, none of the lost, and none may be kept', async () => {
    const seven = (await six(2)).state
    for (const unit of ['G-8ID', 'G-10MOT', 'S-51RC'])
      await given(seven).when('german', withdraw(unit)).refuses('AVD 15.2')
    const one = await reached(seven, ['german', withdraw('G-17PZ')])
    await given(one).when('german', withdraw('G-17PZ')).refuses('AVD 15.2')
    await given(one).when('german', DONE).refuses('AVD 15.2')
    await given(one).when('soviet', withdraw('G-18PZ')).refuses('AVD 15.2')
  })
  allows('AVD 15.3', 'the German names one of the two, on the same terms', async () => {
    const choosing = (await six(4)).state
    expect(dueNow(choosing)).toEqual({ step: 'directive', side: 'german' })
    const moscow = await reached(choosing, ['german', choose('moscow')])
    expect([moscow.table.directive, moscow.table.guderiansChoice, moscow.table.turn]).toEqual([
      'moscow',
      true,
      7,
    ])
    const away = await reached(choosing, ['german', choose('distracted')])
    expect(dueNow(away)).toMatchObject({ step: 'withdraw', left: 4 })
  })
  refuses('AVD 15.3', 'he must name one, the Soviet does not, and nobody does unasked', async () => {
    const choosing = (await six(5)).state
    await given(choosing).when('german', DONE).refuses('AVD 15.3')
    await given(choosing).when('soviet', choose('moscow')).refuses('AVD 15.3')
    await given((await six(6)).state)
      .when('german', choose('distracted'))
      .refuses('AVD 15.3')
  })
})
