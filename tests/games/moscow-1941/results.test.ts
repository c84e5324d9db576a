import { describe, expect } from 'vitest'
import { allows, refuses } from '../../support/ledger'
import {
  attack,
  DONE,
  dueNow,
  facts,
  GOOD,
  given,
  MUD,
  type Outcome,
  operational,
  play,
  position,
  type Setting,
  SNOW,
  SOVIET,
  stateOf,
  where,
} from './given'

// E9 is clear, without water or place, and E8 lies west of it: away from E8 are D9, E10 and F9.
const at = (target: Record<string, string>, setting: Setting = {}) =>
  position({ ...setting, units: { 'G-4A': 'E8', 'G-7K': 'E8', ...target, ...setting.units } })
/** One Soviet army of 2 factors; the 4th army of 5 is 2:1 against it, with the corps of 4 it is 4:1. */
const ARMY = { 'S-43A': 'E9' }
const against = (die: number, setting: Setting = {}, ...attackers: string[]): Outcome =>
  given(at(ARMY, setting))
    .when('german', attack('E9', ...(attackers.length > 0 ? attackers : ['G-4A'])), [die])
    .allows()
const pays = (unit: string) => ({ type: 'takeLoss' as const, unit })
/** Ends what the battle asks with as little as it may. */
const path = (unit: string, ...hexes: string[]) => ({ type: 'advanceUnit' as const, unit, path: hexes })

describe('MOS 1 to 10: odds and results', () => {
  allows('MOS 1', 'an attack at 1:5', async () => {
    const units = { 'G-7PzDiv': 'E8', 'S-24A': 'E9', 'S-13A': 'E9', 'S-22A': 'E9' }
    // One army fights for the stack: 2 against 4.
    await given(position({ units })).when('german', attack('E9', 'G-7PzDiv'), [1]).allows()
  })
  refuses('MOS 1', 'an attack below it', async () => {
    const moscow = position({ units: { 'G-6K': 'H6', 'S-1ShA': 'I7', 'S-5ParaK': 'I7', 'S-4ParaK': 'I7' } })
    await given(moscow).when('german', attack('I7', 'G-6K')).refuses('MOS 1')
  })
  allows('MOS 2', 'after a breakthrough those who made it attack once more, though spent', async () => {
    const units = { ...ARMY, 'S-33A': 'F9', 'G-9A': 'F8' }
    const first = await given(at(units))
      .when('german', attack('E9', 'G-4A', 'G-7K'), [6])
      .allows()
    const { state } = await play(first.state, ['german', path('G-4A', 'E9')], ['german', DONE])
    expect(stateOf(state, 'G-4A')).toBe('spent')
    expect(state.table.again).toEqual(['G-4A', 'G-7K'])
    const again = await given(state)
      .when('german', attack('F9', 'G-4A', 'G-9A'), [6])
      .allows()
    expect(facts(again, 'BattleBegan')[0]!.battle.again).toBe(true)
    expect(again.state.table.again).toEqual(['G-7K'])
  })
  allows('MOS 2', 'who joins such an attack and breaks through himself attacks once more', async () => {
    const units = { ...ARMY, 'S-33A': 'F9', 'G-9A': 'F8' }
    const { state } = await play(
      at(units),
      ['german', attack('E9', 'G-4A', 'G-7K'), [6]],
      ['german', path('G-4A', 'E9')],
      ['german', DONE],
      ['german', attack('F9', 'G-4A', 'G-9A'), [6]],
      ['german', path('G-9A', 'F9')],
      ['german', DONE],
    )
    expect(state.table.again).toEqual(['G-7K', 'G-9A'])
    await given(state).when('german', attack('E10', 'G-4A')).refuses('MOS 57')
  })
  refuses('MOS 2', 'a breakthrough of the operational phase only eliminates', async () => {
    const outcome = await against(6, operational('german', 'attack'), 'G-4A', 'G-7K')
    expect(facts(outcome, 'DieThrown')[0]).toMatchObject({ printed: 'BR', result: 'DE' })
    const { state } = await play(outcome.state, ['german', path('G-4A', 'E9')])
    expect(state.table.again).toEqual([])
  })
  allows('MOS 3', 'DE eliminates', async () => {
    const outcome = await against(5, {}, 'G-4A', 'G-7K')
    expect(where(outcome.state, 'S-43A')).toBe('eliminated')
  })
  allows('MOS 4', 'the attacker drives defenders back by two hexes, dispersed', async () => {
    const { state } = await against(6)
    expect(stateOf(state, 'S-43A')).toBe('dispersed')
    const driven = await play(state, ['german', { type: 'driveBack', path: ['E10'] }])
    expect(where(driven.state, 'S-43A')).toBe('E10')
    const stays = await play(state, ['german', DONE])
    expect(where(stays.state, 'S-43A')).toBe('E9')
  })
  refuses('MOS 4', 'by three, or after R1 by two', async () => {
    const one = await against(3)
    await given(one.state)
      .when('german', { type: 'driveBack', path: ['D9', 'C10'] })
      .refuses('MOS 20')
  })
  allows('MOS 5', 'after R1 the defender goes one hex further, and is dispersed', async () => {
    const { state } = await against(3)
    expect(stateOf(state, 'S-43A')).toBe('spent')
    const driven = await play(state, ['german', { type: 'driveBack', path: ['D9'] }])
    expect(dueNow(driven.state)).toBe('giveWay')
    const gone = await play(driven.state, ['soviet', { type: 'giveWay', path: ['C10'] }])
    expect([where(gone.state, 'S-43A'), stateOf(gone.state, 'S-43A')]).toEqual(['C10', 'dispersed'])
    const stays = await play(driven.state, ['soviet', DONE])
    expect([where(stays.state, 'S-43A'), stateOf(stays.state, 'S-43A')]).toEqual(['D9', 'spent'])
  })
  refuses('MOS 5', 'not by two hexes, and not for the attacker', async () => {
    const { state } = await play((await against(3)).state, ['german', DONE])
    await given(state)
      .when('soviet', { type: 'giveWay', path: ['D9', 'C10'] })
      .refuses('MOS 20')
    await given(state)
      .when('german', { type: 'giveWay', path: ['D9'] })
      .refuses('MOS 5')
  })
  allows('MOS 6', 'a dash changes nothing', async () => {
    const { state } = await against(1)
    expect([where(state, 'S-43A'), stateOf(state, 'S-43A')]).toEqual(['E9', 'fresh'])
  })
  // 5 against 3: 3:2.
  const equal = (die: number) =>
    given(at({ 'S-50A': 'E9' }))
      .when('german', attack('E9', 'G-4A'), [die])
      .allows()
  allows('MOS 7', 'S spends the defenders, who may go', async () => {
    const { state } = await equal(2)
    expect(stateOf(state, 'S-50A')).toBe('spent')
    const gone = await play(state, ['soviet', { type: 'giveWay', path: ['E10'] }])
    expect(stateOf(gone.state, 'S-50A')).toBe('dispersed')
  })
  refuses('MOS 7', 'toward the attacker', async () => {
    await given((await equal(2)).state)
      .when('soviet', { type: 'giveWay', path: ['F8'] })
      .refuses('MOS 20')
  })
  allows('MOS 8', 'D disperses the defenders, who may go', async () => {
    const { state } = await equal(3)
    expect([dueNow(state), stateOf(state, 'S-50A')]).toEqual(['giveWay', 'dispersed'])
    const gone = await play(state, ['soviet', { type: 'giveWay', path: ['E10'] }])
    expect(where(gone.state, 'S-50A')).toBe('E10')
  })
  refuses('MOS 8', 'where there is no way nobody is asked', async () => {
    const units = { 'S-50A': 'E9', 'G-9A': 'E10', 'G-2K': 'D9', 'G-23K': 'F9' }
    const { state } = await given(at(units)).when('german', attack('E9', 'G-4A'), [3]).allows()
    expect(dueNow(state)).toBe('attack')
  })
  // 4 and 2 against 4: 3:2.
  const checked = () =>
    given(position({ units: { 'G-7K': 'E8', 'G-7PzDiv': 'E8', 'S-50A': 'E9', 'S-Katukov': 'E9' } }))
      .when('german', attack('E9', 'G-7K', 'G-7PzDiv'), [1])
      .allows()
  allows('MOS 9', 'AD disperses attackers as strong as the defence, as their owner says', async () => {
    const { state } = await checked()
    const one = await play(state, ['german', pays('G-7K')])
    expect([stateOf(one.state, 'G-7K'), stateOf(one.state, 'G-7PzDiv')]).toEqual(['dispersed', 'spent'])
    const both = await play(state, ['german', pays('G-7PzDiv')])
    expect([stateOf(both.state, 'G-7K'), stateOf(both.state, 'G-7PzDiv')]).toEqual(['dispersed', 'dispersed'])
  })
  refuses('MOS 9', 'he does say it', async () => {
    await given((await checked()).state)
      .when('german', DONE)
      .refuses('MOS 9')
  })
  // 5, 2 and 2 against an army of 3 that counts 6 in Tula, less than 3:2 without one of them.
  const lost = (...attackers: string[]) =>
    given(position({ units: { 'S-10A': 'F6', 'G-9A': 'E6', 'G-6K': 'E6', 'G-7PzDiv': 'E6' } }))
      .when('german', attack('F6', ...attackers), [1])
      .allows()
  allows('MOS 10', 'AE eliminates attackers as strong as the defence, and the rest suffers AD', async () => {
    const before = position({
      units: { 'S-10A': 'F6', 'S-Katukov': 'F6', 'G-9A': 'E6', 'G-6K': 'E6', 'G-7PzDiv': 'E6' },
    })
    const { state } = await play(
      before,
      ['german', attack('F6', 'G-9A', 'G-6K', 'G-7PzDiv'), [1]],
      ['german', pays('G-9A')],
      ['german', pays('G-6K')],
    )
    expect([where(state, 'G-9A'), where(state, 'G-6K')]).toEqual(['eliminated', 'eliminated'])
    expect([where(state, 'G-7PzDiv'), stateOf(state, 'G-7PzDiv')]).toEqual(['E6', 'dispersed'])
  })
  refuses('MOS 10', 'somebody who did not attack pays nothing', async () => {
    const { state } = await lost('G-9A', 'G-6K')
    await given(state).when('german', pays('G-7PzDiv')).refuses('MOS 10')
  })
})

describe('MOS 14 to 19: what turns a result', () => {
  const armour = (setting: Setting = {}, target = 'E9', from = 'E8') =>
    given(
      position({
        ...setting,
        units: { 'G-4PzGp': from, 'G-46PzK': from, 'S-43A': target, ...setting.units },
      }),
    ).when('german', attack(target, 'G-4PzGp'), [6])
  allows('MOS 14', 'armour of twice the infantry overruns it', async () => {
    const outcome = await armour().allows()
    expect(facts(outcome, 'DieThrown')[0]).toMatchObject({ printed: 'R2', result: 'DE' })
  })
  refuses('MOS 14', 'not in mud, not in a forest, and no Germans in snow', async () => {
    for (const turn of [MUD, SNOW])
      expect(facts(await armour({ turn }).allows(), 'DieThrown')[0]!.result).toBe('R2')
    expect(facts(await armour({}, 'J8', 'J7').allows(), 'DieThrown')[0]!.result).toBe('R2')
  })
  allows('MOS 49', 'in a forest dispersed infantry is overrun', async () => {
    const units = { 'S-43A': { at: 'J8', state: 'dispersed' as const } }
    const before = position({ units: { ...units, 'G-4PzGp': 'J7' } })
    const outcome = await given(before).when('german', attack('J8', 'G-4PzGp'), [5]).allows()
    expect(facts(outcome, 'DieThrown')[0]).toMatchObject({ printed: 'R2', result: 'DE' })
  })
  const ring = { 'G-9A': 'E10', 'G-2K': 'D9', 'G-23K': 'F9' }
  allows('MOS 15', 'who cannot retreat is dispersed by R1 and eliminated by R2', async () => {
    expect(facts(await against(3, { units: ring }), 'DieThrown')[0]).toMatchObject({
      printed: 'R1',
      result: 'D',
    })
    const lost = await against(5, { units: ring })
    expect(facts(lost, 'DieThrown')[0]).toMatchObject({ printed: 'R2', result: 'DE' })
    expect(where(lost.state, 'S-43A')).toBe('eliminated')
  })
  allows('MOS 15', 'the Soviet forbids retreats for the turn, the German for one attack', async () => {
    const held = await against(3, { options: { noRetreat: 'found' }, noRetreat: true })
    expect(facts(held, 'DieThrown')[0]!.result).toBe('D')
    expect(dueNow(held.state)).toBe('attack')
    const units = { 'S-24A': 'E9', 'G-7PzDiv': 'E8' }
    const before = position({ ...SOVIET, units, options: { noRetreat: 'found' } })
    const asked = await given(before).when('soviet', attack('E8', 'S-24A'), [3]).allows()
    expect(dueNow(asked.state)).toBe('stand')
    const stands = await given(asked.state).when('german', { type: 'holdFast' }, [3]).allows()
    expect(facts(stands, 'DieThrown')[0]).toMatchObject({ printed: 'R1', result: 'D' })
  })
  refuses('MOS 15', 'nobody forbids retreats where the table knows no such order, nor twice', async () => {
    const phase = {
      phase: 'replacements' as const,
      agenda: [{ step: 'replacements' as const, side: 'soviet' as const }],
    }
    const order = { type: 'forbidRetreat' as const }
    await given(position({ turn: 2, ...phase }))
      .when('soviet', order)
      .refuses('MOS 15')
    const found = { ...phase, turn: 2, options: { noRetreat: 'found' as const } }
    await given(position({ ...found, noRetreat: true }))
      .when('soviet', order)
      .refuses('MOS 15')
  })
  // 4 against 5 is 1:2: a 2 is an exchange.
  const exchange = (setting: Setting, ...attackers: string[]) =>
    given(position(setting))
      .when('german', attack('E9', ...attackers), [2])
      .allows()
  allows('MOS 16', 'the attacker pays for as many factors as he takes', async () => {
    // 2 against a corps of 1 and an army of 3: he can pay for the corps.
    const units = { 'G-6K': 'E8', 'S-10A': 'E9', 'S-5ParaK': 'E9' }
    const { state } = await exchange({ units }, 'G-6K')
    expect(where(state, 'S-5ParaK')).toBe('eliminated')
    expect(where(state, 'G-6K')).toBe('eliminated')
    expect(where(state, 'S-10A')).toBe('E9')
  })
  // 4 against an army of 4 and a corps of 1, which is given up; one of the attackers is left.
  const remnant = async (setting: Setting) => {
    const units = { 'G-6K': 'E8', 'G-7PzDiv': 'E8', 'S-24A': 'E9', 'S-5ParaK': 'E9' }
    const { state } = await exchange({ ...setting, units }, 'G-6K', 'G-7PzDiv')
    return play(state, ['soviet', pays('S-5ParaK')], ['german', pays('G-6K')])
  }
  allows(
    'MOS 15',
    'who is left by an exchange and may not retreat is dispersed where he stands',
    async () => {
      const free = await remnant({ options: { noRetreat: 'found' } })
      expect([stateOf(free.state, 'S-24A'), dueNow(free.state)]).toEqual(['spent', 'drive'])
      const held = await remnant({ options: { noRetreat: 'found' }, noRetreat: true })
      expect([where(held.state, 'S-24A'), stateOf(held.state, 'S-24A')]).toEqual(['E9', 'dispersed'])
      expect(dueNow(held.state)).toBe('attack')
    },
  )
  refuses('MOS 16', 'nobody can be paid for: the attack is lost, and nobody may decline', async () => {
    const units = { 'G-6K': 'E8', 'S-1ShA': 'E9' }
    for (const turn of [GOOD, MUD]) {
      const lost = await exchange({ units, turn }, 'G-6K')
      expect(facts(lost, 'DieThrown')[0]).toMatchObject({ printed: 'EX', result: 'AE' })
      expect([where(lost.state, 'S-1ShA'), where(lost.state, 'G-6K')]).toEqual(['E9', 'eliminated'])
      expect([stateOf(lost.state, 'S-1ShA'), dueNow(lost.state)]).toEqual(['fresh', 'attack'])
    }
  })
  refuses('MOS 16', 'nobody is driven back when no attacker is left', async () => {
    const { state } = await exchange({ units: { 'G-6K': 'E8', 'S-10A': 'E9', 'S-5ParaK': 'E9' } }, 'G-6K')
    expect([where(state, 'G-6K'), where(state, 'S-5ParaK')]).toEqual(['eliminated', 'eliminated'])
    expect([where(state, 'S-10A'), stateOf(state, 'S-10A'), dueNow(state)]).toEqual(['E9', 'fresh', 'attack'])
  })
  // 3 against 8: 1:3, in snow 1:2. The attackers can pay for the corps of 2 or the division.
  const soviets = (turn: number, die: number) =>
    given(
      position({
        ...{ ...SOVIET, turn },
        units: { 'S-50A': 'E9', 'G-7K': 'E8', 'G-6K': 'E8', 'G-7PzDiv': 'E8' },
      }),
    ).when('soviet', attack('E8', 'S-50A'), [die])
  allows('MOS 17', 'Germans decline an exchange in good weather', async () => {
    const { state } = await soviets(GOOD, 3).allows()
    expect(dueNow(state)).toBe('decline')
    const retreat = await play(state, ['german', { type: 'declineExchange' }])
    expect([dueNow(retreat.state), stateOf(retreat.state, 'G-7K')]).toEqual(['drive', 'spent'])
  })
  refuses('MOS 17', 'not in snow', async () => {
    const outcome = await soviets(SNOW, 2).allows()
    expect(facts(outcome, 'DieThrown')[0]!.result).toBe('EX')
    expect(dueNow(outcome.state)).toBe('exchange')
  })
  allows('MOS 18', 'Soviets decline one in mud and in a forest', async () => {
    const units = { 'G-6K': 'E8', 'S-10A': 'E9', 'S-5ParaK': 'E9' }
    expect(dueNow((await exchange({ units, turn: MUD }, 'G-6K')).state)).toBe('decline')
    const forest = position({ units: { 'G-6K': 'J7', 'S-10A': 'J8', 'S-5ParaK': 'J8' } })
    const { state } = await given(forest).when('german', attack('J8', 'G-6K'), [2]).allows()
    expect(dueNow(state)).toBe('decline')
    const declined = await play(state, ['soviet', { type: 'declineExchange' }])
    expect(stateOf(declined.state, 'S-10A')).toBe('spent')
  })
  refuses('MOS 18', 'not in the open in good weather', async () => {
    const units = { 'G-6K': 'E8', 'S-10A': 'E9', 'S-5ParaK': 'E9' }
    const outcome = await exchange({ units }, 'G-6K')
    expect(facts(outcome, 'DieThrown')[0]!.result).toBe('EX')
    expect(dueNow(outcome.state)).toBe('attack')
  })
  refuses('MOS 13', 'who is dispersed has no forest to decline an exchange in', async () => {
    const dispersed = { at: 'J8', state: 'dispersed' as const }
    const units = { 'G-6K': 'J7', 'S-24A': dispersed, 'S-5ParaK': dispersed }
    const outcome = await given(position({ units })).when('german', attack('J8', 'G-6K'), [2]).allows()
    expect(facts(outcome, 'DieThrown')[0]!.result).toBe('EX')
    expect([where(outcome.state, 'S-5ParaK'), dueNow(outcome.state)]).toEqual(['eliminated', 'attack'])
  })
  allows('MOS 19', 'armour of an operational attack breaks down by a 1', async () => {
    const units = { 'G-4PzGp': 'E8', 'S-43A': 'E9' }
    const late = position({ ...operational('german', 'attack'), units })
    const { state } = await given(late).when('german', attack('E9', 'G-4PzGp'), [1]).allows()
    expect(stateOf(state, 'G-4PzGp')).toBe('dispersed')
    const early = await given(position({ units })).when('german', attack('E9', 'G-4PzGp'), [1]).allows()
    expect(stateOf(early.state, 'G-4PzGp')).toBe('spent')
  })
})

describe('MOS 20 to 24: retreats and advances', () => {
  allows('MOS 20', 'a retreat away from the attackers', async () => {
    const { state } = await against(6)
    for (const hexes of [['D9'], ['E10'], ['F9'], ['D9', 'C10']])
      await given(state).when('german', { type: 'driveBack', path: hexes }).allows()
  })
  refuses('MOS 20', 'next to a hex from which the attack came, into the enemy, or in a bend', async () => {
    const { state } = await against(6, { units: { 'G-9A': 'F9' } })
    for (const hexes of [['D8'], ['F8'], ['F9'], ['D9', 'E10'], ['Z99']])
      await given(state).when('german', { type: 'driveBack', path: hexes }).refuses('MOS 20')
  })
  const units = { 'G-4PzGp': 'E8', 'G-46PzK': 'E8', 'G-7PzDiv': 'E8', 'S-43A': 'E9' }
  const broken = (setting: Setting, die = 6) =>
    given(position({ ...setting, units }))
      .when('german', attack('E9', 'G-4PzGp', 'G-7PzDiv'), [die])
      .allows()
  allows('MOS 21', 'armour advances two hexes, the first the one that was left', async () => {
    // 7 against 2 is 3:1; a 5 is R2, which the armour makes DE.
    const { state } = await broken({}, 5)
    await given(state)
      .when('german', path('G-4PzGp', 'E9', 'E10'))
      .allows()
  })
  refuses('MOS 21', 'not two hexes beside it', async () => {
    const { state } = await broken({}, 5)
    await given(state)
      .when('german', path('G-4PzGp', 'F8', 'F9'))
      .refuses('MOS 21')
  })
  allows('MOS 22', 'everybody advances one hex', async () => {
    const { state } = await against(5, {}, 'G-4A', 'G-7K')
    const { state: after } = await play(state, ['german', path('G-4A', 'E9')])
    expect(where(after, 'G-4A')).toBe('E9')
  })
  refuses(
    'MOS 22',
    'infantry does not advance two, nor armour in mud, nor German armour in snow',
    async () => {
      const foot = await against(5, {}, 'G-4A', 'G-7K')
      await given(foot.state)
        .when('german', path('G-4A', 'E9', 'E10'))
        .refuses('MOS 22')
      for (const turn of [MUD, SNOW]) {
        const { state } = await play((await broken({ turn }, 5)).state, [
          'german',
          { type: 'driveBack', path: ['E10'] },
        ])
        await given(state)
          .when('german', path('G-4PzGp', 'E9', 'D9'))
          .refuses('MOS 22')
      }
    },
  )
  allows('MOS 23', 'after a breakthrough one hex', async () => {
    const { state } = await broken({}, 6)
    expect(state.table.battle?.result).toBe('BR')
    await given(state).when('german', path('G-4PzGp', 'E9')).allows()
  })
  refuses('MOS 23', 'not two', async () => {
    await given((await broken({}, 6)).state)
      .when('german', path('G-4PzGp', 'E9', 'E10'))
      .refuses('MOS 23')
  })
  allows('MOS 24', 'once enough are in the hex, others go beside it', async () => {
    const { state } = await against(5, {}, 'G-4A', 'G-7K')
    const entered = await play(state, ['german', path('G-4A', 'E9')])
    expect(dueNow(entered.state)).toBe('advance')
    const beside = await play(entered.state, ['german', path('G-7K', 'F8')])
    expect(where(beside.state, 'G-7K')).toBe('F8')
  })
  refuses(
    'MOS 24',
    'before that neither beside it nor not at all, and nobody who did not attack',
    async () => {
      const { state } = await against(5, { units: { 'G-2K': 'E8' } }, 'G-4A', 'G-7K')
      await given(state).when('german', path('G-7K', 'F8')).refuses('MOS 24')
      await given(state).when('german', DONE).refuses('MOS 24')
      await given(state).when('german', path('G-2K', 'E9')).refuses('MOS 24')
    },
  )
})
