import { describe, expect } from 'vitest'
import { game } from '@/lib/games/a-victory-denied'
import { COLUMNS } from '@/lib/games/a-victory-denied/data/charts'
import type { Order } from '@/lib/games/a-victory-denied/orders'
import { mandatoryChits } from '@/lib/games/a-victory-denied/rules/07-command'
import { legal } from '@/lib/games/a-victory-denied/ruleset'
import { on } from '@/lib/games/a-victory-denied/situation'
import type { State } from '@/lib/games/a-victory-denied/state'
import { allows, refuses } from '../../support/ledger'
import { given, type Setting, state, table } from './given'
import { DONE, due, dueNow, facts, play, REST, reached, where } from './play'

type Units = NonNullable<Setting['units']>
const chit = (id: string, units: Units, rest: Setting = {}) =>
  state({ ...due(REST, { step: 'play', chit: id }), units, ...rest })
const fire = (target: string): Order => ({ type: 'fireArtillery', target })
const rocket = (target: string): Order => ({ type: 'fireRocket', target })
const bomb = (target: string): Order => ({ type: 'bomb', target })
const column = (name: (typeof COLUMNS)[number]) => COLUMNS.indexOf(name)

describe('13.1 the chits', () => {
  allows('AVD 13.1', 'artillery and Air Power are in the cup', () => {
    expect(mandatoryChits(on(table({ turn: 2 })))).toEqual(['G-AIR', 'S-ART', 'N-SUPPLY', 'N-REINF'])
  })
  refuses('AVD 13.1', 'the artillery is not on turn 1', () => {
    expect(mandatoryChits(on(table({ turn: 1 })))).toEqual(['G-AIR', 'N-SUPPLY', 'N-REINF'])
  })
})

describe('13.2 artillery', () => {
  // 1350 open, with a Soviet corps east of it; 1555 seen by nobody.
  const units: Units = { 'S-51RC': '1351', 'G-17PZ': '1350', 'G-18PZ': '1450', 'G-3PZ': '1555' }
  const guns = (die: number, more: Units = {}, rest: Setting = {}) =>
    reached(chit('S-ART', { ...units, ...more }, rest), ['soviet', DONE, [die]])

  allows('AVD 13.2a', 'half the die, rounded down, is the number of attacks', async () => {
    for (const [die, left] of [
      [2, 1],
      [3, 1],
      [5, 2],
      [6, 3],
    ] as const)
      expect(dueNow(await guns(die))).toEqual({ step: 'artillery', side: 'soviet', left })
    expect(dueNow(await guns(1))).toMatchObject({ step: 'artillery', left: 0 })
    expect(dueNow(await guns(1, {}, { rocket: false }))).toEqual(REST)
  })
  allows('AVD 13.2a', 'an attack at 3-1 by six sides; the beaten retreat', async () => {
    const shot = await play(await guns(5), ['soviet', fire('1350'), [3]])
    expect(facts(shot, 'DieThrown')[0]).toMatchObject({ sides: 6, column: column('3-1'), result: 'DR' })
    expect(dueNow(shot.state)).toMatchObject({ step: 'retreat', side: 'german' })
    const [path] = legal(shot.state, 'german')[0]!.choose!.from
    const after = await reached(shot.state, [
      'german',
      { type: 'retreatUnit', unit: 'G-17PZ', path: path!.split(' ') },
    ])
    // Nobody advances after it; the next one may be fired.
    expect(dueNow(after)).toEqual({ step: 'artillery', side: 'soviet', left: 1 })
  })
  allows('AVD 13.2a', 'what would hit the attacker hits nobody, and no bonus is added', async () => {
    const shot = await play(await guns(5, {}, { escapeBonus: true }), ['soviet', fire('1350'), [1]])
    expect(facts(shot, 'DieThrown')[0]).toMatchObject({ modifier: 0, result: '-', suffers: null })
  })
  refuses(
    'AVD 13.2a',
    'not the same hex twice in a turn, nor one that nobody sees, nor an empty one',
    async () => {
      const once = await reached(await guns(6), ['soviet', fire('1350'), [1]])
      await given(once).when('soviet', fire('1350')).refuses('AVD 13.2a')
      await given(once).when('soviet', fire('1555')).refuses('AVD 13.2a')
      await given(once).when('soviet', fire('1352')).refuses('AVD 9.0')
      await given(once).when('german', fire('1450')).refuses('AVD 13.2a')
    },
  )
  allows('AVD 13.2b', 'where the guns have nothing left, rockets alone are asked for', async () => {
    const askedAt = (here: State) => game.view(here, 'soviet').prompt
    expect(askedAt(await guns(2))).toMatchObject({ key: 'ask-artillery', params: { left: 1 } })
    expect(askedAt(await guns(1)).key).toBe('ask-artillery-rockets')
  })
  refuses('AVD 13.2a', 'no more attacks than the die gave', async () => {
    const spent = await reached(await guns(2), ['soviet', fire('1350'), [1]])
    expect(dueNow(spent)).toMatchObject({ step: 'artillery', left: 0 })
    await given(spent).when('soviet', fire('1450')).refuses('AVD 13.2a')
  })
  refuses('AVD 9.3.4', 'no Stuka flies against artillery', async () => {
    const shot = await play(await guns(5, {}, { stukas: { ready: 3, used: 0 } }), [
      'soviet',
      fire('1350'),
      [1],
    ])
    expect(facts(shot, 'BattleEnded')).toHaveLength(1)
  })
  allows('AVD 13.2b', 'once in the game an attack at 7-1, though the die gave none', async () => {
    const shot = await play(await guns(1), ['soviet', rocket('1350'), [1]])
    expect(facts(shot, 'DieThrown')[0]).toMatchObject({ sides: 6, column: column('7-1'), result: '1DR' })
    expect(shot.state.table.rocket).toBe(false)
  })
  refuses(
    'AVD 13.2b',
    'not where artillery has fired this turn, not again, and the other way round',
    async () => {
      const shelled = await reached(await guns(6), ['soviet', fire('1350'), [1]])
      await given(shelled).when('soviet', rocket('1350')).refuses('AVD 13.2b')
      await given(shelled).when('soviet', rocket('1555')).refuses('AVD 13.2b')
      const spent = await guns(6, {}, { rocket: false })
      await given(spent).when('soviet', rocket('1350')).refuses('AVD 13.2b')
      const burnt = await guns(6, {}, { shelled: ['1350'] })
      await given(burnt).when('soviet', fire('1350')).refuses('AVD 13.2a')
    },
  )
  allows('AVD 12.2', 'an HQ relocates when shells kill its stack', async () => {
    const weak = await guns(5, { 'G-900LEHR': '1251', 'G-HQ-2PG': '1251' })
    const shot = await reached(weak, ['soviet', fire('1251'), [6]])
    expect(where(shot, 'G-900LEHR')).toBe('eliminated')
    expect(dueNow(shot)).toMatchObject({ step: 'relocate', side: 'german', hq: 'G-HQ-2PG' })
  })
})

describe('13.3 air power', () => {
  const units: Units = { 'S-51RC': '1351', 'S-172ID': '4030', 'G-17PZ': '1350' }
  const air = (rest: Setting = {}, more: Units = {}) =>
    reached(chit('G-AIR', { ...units, ...more }, rest), ['soviet', DONE])

  allows('AVD 13.3a', 'one used Stuka comes back', async () => {
    expect((await air({ stukas: { ready: 0, used: 3 } })).table.stukas).toEqual({ ready: 1, used: 2 })
  })
  refuses('AVD 13.3a', 'never more than there are', async () => {
    expect((await air()).table.stukas).toEqual({ ready: 3, used: 0 })
  })
  allows('AVD 13.3b', 'anywhere, at 8-1, steps but no retreat', async () => {
    const hit = await play(await air({}, { 'S-PVO-01': '4030' }), ['german', bomb('4030'), [6]])
    expect(facts(hit, 'DieThrown')[0]).toMatchObject({
      sides: 6,
      column: column('8-1') - 1,
      steps: 2,
      retreat: 0,
    })
    expect(dueNow(hit.state)).toEqual({ step: 'losses', side: 'soviet' })
    const after = await reached(
      hit.state,
      ['soviet', { type: 'takeLoss', unit: 'S-PVO-01' }],
      ['soviet', { type: 'takeLoss', unit: 'S-172ID' }],
    )
    expect(after.table.bomber).toBe(false)
    expect(after.table.counters['S-172ID']).toMatchObject({ at: '4030', reduced: true })
    expect(dueNow(after)).toEqual(REST)
  })
  allows('AVD 13.3b', 'the German may save it', async () => {
    const saved = await reached(await air(), ['german', DONE])
    expect(saved.table.bomber).toBe(true)
  })
  refuses('AVD 13.3b', 'not a second time, not without the chit, not on nobody', async () => {
    expect(dueNow(await air({ bomber: false }))).toEqual(REST)
    const now = await air()
    await given(now).when('german', bomb('1350')).refuses('AVD 9.0')
    await given(now).when('soviet', bomb('4030')).refuses('AVD 13.3b')
    const later = await reached(now, ['german', DONE])
    await given(later).when('german', bomb('4030')).refuses('AVD 13.3b')
  })
})
