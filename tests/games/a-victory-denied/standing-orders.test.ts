import { describe, expect, test } from 'vitest'
import { game } from '@/lib/games/a-victory-denied'
import type { Order } from '@/lib/games/a-victory-denied/orders'
import { check, evolve, ruleset } from '@/lib/games/a-victory-denied/ruleset'
import { on } from '@/lib/games/a-victory-denied/situation'
import type { Choice } from '@/lib/games/a-victory-denied/standing/kinds'
import { ordersInForce, standing, usualOrders } from '@/lib/games/a-victory-denied/standing/orders'
import type { StandingOrders } from '@/lib/games/a-victory-denied/standing/wishes'
import { dueStep, type State } from '@/lib/games/a-victory-denied/state'
import { attack, germans, HERE, soviets, type Units } from './battle'
import { state } from './given'
import { DONE, due, dueNow, facts, march, play, reached } from './play'
import { filedBy, orders } from './standing-orders'

/** What these orders say now, which must be lawful. */
function said(now: State, filed: StandingOrders): Order {
  const step = dueStep(now.table) as Choice
  const order = standing.orderOf(on(now.table), step, filed) as Order
  expect(check(now, step.side, order)).toBeNull()
  return order
}
const loses = (unit: string) => ({ type: 'takeLoss', unit })

const TANKS: Units = { 'G-17PZ': '1349', 'G-18PZ': '1349', 'G-3PZ': '1449', 'G-4PZ': '1449' }
const STACK: Units = { ...TANKS, 'S-51RC': HERE, 'S-KV1-1': HERE }
const charge = attack(HERE, 'G-17PZ', 'G-18PZ', 'G-3PZ', 'G-4PZ')

describe('losses', () => {
  const hit = () => reached(germans(STACK), ['german', charge, [4]])

  test('fall as the wishes say, the first before the others', async () => {
    const now = await hit()
    const by = (...order: StandingOrders['losses']['order']) =>
      said(now, orders('auto', { losses: { order } }))
    expect(by('onFoot', 'weakest')).toEqual(loses('S-51RC'))
    expect(by('motorized', 'onFoot')).toEqual(loses('S-KV1-1'))
    expect(by()).toEqual(loses('S-51RC'))
  })

  test('without a wish, or among alike, fall on the lowest id', async () => {
    const alike = { ...TANKS, 'S-KV1-1': HERE, 'S-KV1-2': HERE }
    const now = await reached(germans(alike), ['german', charge, [4]])
    for (const order of [[], ['weakest'], ['reduced', 'motorized']] as const)
      expect(said(now, orders('auto', { losses: { order: [...order] } }))).toEqual(loses('S-KV1-1'))
  })

  test('give nobody up in a Victory Hex while another can lose a step, and elsewhere do', () => {
    const filed = orders('auto', { losses: { order: ['reduced'], spareInVictoryHex: true } })
    const [SMOLENSK, STEPPE] = ['3327', HERE]
    expect(said(suffering(SMOLENSK), filed)).toEqual(loses('G-17PZ'))
    expect(said(suffering(STEPPE), filed)).toEqual(loses('G-3PZ'))
    expect(said(suffering(SMOLENSK), orders('auto', { losses: { order: ['reduced'] } }))).toEqual(
      loses('G-3PZ'),
    )
  })
})

/** Two German divisions in a hex, one of them reduced, of which one must lose a step in the Soviet activation. */
function suffering(target: string): State {
  const base = soviets({ 'G-3PZ': { at: target, reduced: true }, 'G-17PZ': target, 'S-KV1-1': '1351' })
  const battle = {
    ...({ kind: 'attack', side: 'soviet', target, stuka: false, throws: 1, steps: 1 } as const),
    ...({ suffers: 'german', retreat: {}, went: {}, hqs: [] } as const),
    attackers: [{ unit: 'S-KV1-1', from: '1351' }],
    defenders: ['G-17PZ', 'G-3PZ'],
  }
  const table = {
    ...base.table,
    agenda: [...base.table.agenda, { step: 'endBattle' }, { step: 'losses', side: 'german' }],
    battle,
  }
  return { ...base, table: table as unknown as State['table'] }
}

test('of two PVO the wished one pays', async () => {
  const units: Units = {
    'G-17PZ': '1349',
    'G-18PZ': '1349',
    'S-PVO-01': { at: HERE, reduced: true },
    'S-PVO-02': HERE,
  }
  const hit = await reached(germans(units), ['german', attack(HERE, 'G-17PZ', 'G-18PZ'), [1]])
  expect(said(hit, orders('auto', { airDefence: { pays: 'full' } }))).toEqual(loses('S-PVO-02'))
  expect(said(hit, orders('auto', { airDefence: { pays: 'reduced' } }))).toEqual(loses('S-PVO-01'))
})

describe('a Stuka', () => {
  const order = attack(HERE, 'S-KV1-1', 'S-KV1-2')
  const units: Units = { 'S-KV1-1': '1351', 'S-KV1-2': '1351', 'G-17PZ': HERE }
  const asked = async (change: Partial<StandingOrders['stuka']>, ready = 2, more: Units = {}) =>
    said(
      await reached(soviets({ ...units, ...more }, { stukas: { ready, used: 0 } }), ['soviet', order]),
      orders('auto', { stuka: { from: '1-1', worth: [], keep: 0, ...change } }),
    )

  test('flies from the wished column on', async () => {
    // 6 against 2: the column 3-1.
    expect(await asked({ from: '3-1' })).toEqual({ type: 'flyStuka' })
    expect(await asked({ from: '4-1' })).toEqual(DONE)
  })
  test('flies for what it is worth', async () => {
    const foot: Units = { 'G-17PZ': 'gone', 'G-8ID': HERE }
    expect(await asked({ worth: ['motorized'] })).toEqual({ type: 'flyStuka' })
    expect(await asked({ worth: ['motorized'] }, 2, foot)).toEqual(DONE)
    expect(await asked({ worth: ['victoryHex'] })).toEqual(DONE)
    expect(await asked({ worth: [] }, 2, foot)).toEqual({ type: 'flyStuka' })
  })
  test('stays when no more are left than are to be kept', async () => {
    expect(await asked({ keep: 1 }, 1)).toEqual(DONE)
    expect(await asked({ keep: 0 }, 1)).toEqual({ type: 'flyStuka' })
  })
})

describe('Guderian', () => {
  const drawn = (chit: string, more: object = {}) =>
    state({
      ...due({ step: 'trump', side: 'german', chit }, { step: 'play', chit }),
      guderianInBox: true,
      units: { 'G-17PZ': '1349' },
      cupUnknown: { german: 1, soviet: 2 },
      ...more,
    })
  const trump = (change: Partial<StandingOrders['trump']>, now: State) =>
    said(now, orders('auto', { trump: change })).type

  test('goes before the first Soviet army of a turn, and before no other', () => {
    expect(trump({ chits: ['firstArmy'] }, drawn('S-20A'))).toBe('trump')
    expect(trump({ chits: ['firstArmy'] }, drawn('S-20A', { played: ['S-13A'] }))).toBe('done')
    expect(trump({ chits: ['firstArmy'] }, drawn('G-2PG'))).toBe('done')
  })
  test('goes before Supply until an own chit was played', () => {
    expect(trump({ chits: ['supply'] }, drawn('N-SUPPLY', { played: ['G-AIR', 'S-13A'] }))).toBe('trump')
    expect(trump({ chits: ['supply'] }, drawn('N-SUPPLY', { played: ['G-2PG'] }))).toBe('done')
  })
  test('goes before Reinforcements, or when the cup is nearly empty', () => {
    expect(trump({ chits: ['supply', 'reinforcement'] }, drawn('N-REINF'))).toBe('trump')
    expect(trump({ fewerThan: 4 }, drawn('G-2PG'))).toBe('trump')
    expect(trump({ fewerThan: 3 }, drawn('G-2PG'))).toBe('done')
  })
})

describe('a retreat', () => {
  const ends = (order: Order) => (order.type === 'retreatUnit' ? order.path.at(-1) : null)

  test('goes into the range of an own HQ where that is wished', async () => {
    // The HQ reaches four hexes.
    const units: Units = { 'G-17PZ': '1349', 'S-51RC': HERE, 'S-HQ-20A': '1852' }
    const hit = await reached(germans(units), ['german', attack(HERE, 'G-17PZ'), [3]])
    expect(ends(said(hit, orders('auto', { retreat: { order: [] } })))).toBe('1250')
    const filed = orders('auto', { retreat: { order: ['command', 'apart'] } })
    expect(ends(said(hit, filed))).toBe('1450')
  })
  test('keeps a stack together where that is wished', async () => {
    // In the lowest hex is room for one more.
    const red = { 'S-172ID': HERE, 'S-187ID': '1250' }
    const units: Units = { 'G-17PZ': '1349', 'G-18PZ': '1349', 'S-51RC': HERE, ...red }
    const gone = async (order: StandingOrders['retreat']['order']) => {
      const auto = filedBy(germans(units), 'soviet', orders('auto', { retreat: { order } }))
      const { events } = await play(auto, ['german', attack(HERE, 'G-17PZ', 'G-18PZ'), [3]])
      return facts({ events }, 'UnitRetreated').map(({ path }) => path.at(-1))
    }
    expect(await gone([])).toEqual(['1250', '1351'])
    expect(await gone(['together'])).toEqual(['1351', '1351'])
  })
})

test('an HQ goes to the front, or to the rear, among the lawful hexes', async () => {
  const units: Units = { 'G-17PZ': '1349', 'S-HQ-20A': HERE, 'S-51RC': '1650', 'S-62RC': '1651' }
  const now = await reached(state({ ...march('german', ['G-17PZ']), units }), [
    'german',
    { type: 'moveUnit', unit: 'G-17PZ', path: [HERE] },
  ])
  const to = (...order: StandingOrders['relocate']['order']) => {
    const told = said(now, orders('auto', { relocate: { order } }))
    return told.type === 'relocateHq' ? told.to : null
  }
  expect(to('commands')).toBe('1453')
  expect(new Set([to('commands'), to('front'), to('rear'), to()]).size).toBeGreaterThan(1)
})

describe('what was filed', () => {
  const hard = { losses: { order: ['motorized'] as StandingOrders['losses']['order'] } }

  test('decides at once, whatever the options of the game are', async () => {
    const auto = filedBy(germans(STACK), 'soviet', orders('auto', hard))
    const { events } = await play(auto, ['german', charge, [4]])
    expect(facts({ events }, 'StepLost')[0]).toMatchObject({ unit: 'S-KV1-1' })
    const ask = filedBy(
      germans(STACK, { options: { offTurn: { german: 'auto', soviet: 'auto' } } }),
      'soviet',
      orders('ask'),
    )
    expect(dueNow(await reached(ask, ['german', charge, [4]]))).toEqual({ step: 'losses', side: 'soviet' })
    const again = filedBy(ask, 'soviet', null)
    expect(dueNow(await reached(again, ['german', charge, [4]]))).toEqual({ step: 'advance', side: 'german' })
  })

  test('asks first, and says how long and what it decides then, where that is wished', async () => {
    const { patience, instead } = game.standing!
    const waits = { ...orders('ask', hard), losses: { ...orders('wait', hard).losses }, hours: 8 }
    const hit = await reached(filedBy(germans(STACK), 'soviet', waits), ['german', charge, [4]])
    expect(dueNow(hit)).toEqual({ step: 'losses', side: 'soviet' })
    expect([patience(hit, 'soviet'), patience(hit, 'german')]).toEqual([8 * 3_600_000, null])
    expect(instead(hit, 'soviet')).toEqual(loses('S-KV1-1'))
    // Too late for this battle: it waits as long as was said when it was declared.
    const { hours: _none, ...usual } = waits
    expect(patience(filedBy(hit, 'soviet', usual), 'soviet')).toBe(8 * 3_600_000)
    // For the retreat he is asked, however long it takes; and in his own activation anyway.
    const lost = await reached(hit, ['soviet', loses('S-51RC') as Order])
    expect([dueNow(lost), patience(lost, 'soviet')]).toEqual([{ step: 'retreat', side: 'soviet' }, null])
    const acting = filedBy(germans(STACK), 'german', orders('wait'))
    expect([dueStep(acting.table)?.step, patience(acting, 'german')]).toEqual(['fight', null])
    // A day, where no hours were said.
    const usually = await reached(filedBy(germans(STACK), 'soviet', usual), ['german', charge, [4]])
    expect(patience(usually, 'soviet')).toBe(24 * 3_600_000)
  })

  test('is asked kind by kind', async () => {
    const mixed = { ...orders('auto'), retreat: orders('ask').retreat }
    const now = await reached(filedBy(germans(STACK), 'soviet', mixed), ['german', charge, [4]])
    expect(dueNow(now)).toEqual({ step: 'retreat', side: 'soviet' })
  })

  test('counts as it stood when the attack was declared, and from the next battle on as it stands then', async () => {
    const hit = await reached(filedBy(germans(STACK), 'soviet', orders('ask')), ['german', charge, [4]])
    expect(dueNow(hit)).toEqual({ step: 'losses', side: 'soviet' })
    // Too late for this battle: he is still asked, for the loss and then for each retreat.
    const late = filedBy(hit, 'soviet', orders('auto', hard))
    const lost = await reached(late, ['soviet', { type: 'takeLoss', unit: 'S-51RC' }])
    expect(dueNow(lost)).toEqual({ step: 'retreat', side: 'soviet' })
    expect(lost.hidden.standingInBattle?.soviet?.losses.mode).toBe('ask')
    // The next battle is another one.
    const next = { ...late.hidden, standingInBattle: undefined }
    const fresh = { ...germans(STACK), hidden: { ...germans(STACK).hidden, standing: next.standing } }
    const { state: after, events } = await play(fresh, ['german', charge, [4]])
    expect(facts({ events }, 'StepLost')[0]).toMatchObject({ unit: 'S-KV1-1' })
    expect(dueNow(after)).toEqual({ step: 'advance', side: 'german' })
  })

  test('counts no more once somebody else has the seat, in the same battle neither', async () => {
    const his = orders('ask', { retreat: { order: ['apart'] } })
    const both = filedBy(filedBy(germans(STACK), 'soviet', his), 'german', orders('auto'))
    const hit = await reached(both, ['german', charge, [4]])
    const changed = evolve(hit, { type: 'OrdersVoided', side: 'soviet' })
    expect(ordersInForce(hit, 'soviet')).toEqual(his)
    expect(ordersInForce(changed, 'soviet')).toEqual(usualOrders(hit.table.options.offTurn.soviet))
    expect(ordersInForce(changed, 'german')).toEqual(orders('auto'))
    expect(game.view(changed, 'soviet').mine).not.toHaveProperty('standing')
    expect(game.view(changed, 'german')).toEqual(game.view(hit, 'german'))
  })

  test('is not frozen any longer once the battle has ended', async () => {
    const auto = filedBy(germans(STACK), 'soviet', orders('auto'))
    const now = await reached(auto, ['german', charge, [4]], ['german', DONE])
    expect(now.table.battle).toBeNull()
    expect(now.hidden.standingInBattle).toBeUndefined()
    expect(now.hidden.standing?.soviet).toBeDefined()
  })

  test('gives way to what is usual if it should ever be unlawful', async () => {
    const waiting = await reached(germans(STACK), ['german', charge, [4]])
    const filed = { soviet: orders('auto', hard) }
    const now = { ...waiting, hidden: { ...waiting.hidden, standing: filed, standingInBattle: filed } }
    const given = ruleset.proxy?.decide(
      now,
      (_state, _side, order) =>
        order.type === 'takeLoss' && 'unit' in order && order.unit === 'S-KV1-1'
          ? { no: 'AVD 9.4.2', because: { key: 'loss-not-involved', params: {} } }
          : null,
      ruleset.rules,
      'german',
    )
    expect(given).toMatchObject({ side: 'soviet', order: loses('S-51RC') })
  })

  test('is a part of a written position, and seen by its owner alone', () => {
    const filed = orders('auto', { stuka: { keep: 2 } })
    const now = filedBy(state({ units: { 'G-17PZ': '1349' } }), 'german', filed)
    expect(game.readPosition(JSON.parse(JSON.stringify(game.writePosition(now))))).toEqual(now)
    expect(game.view(now, 'german').mine?.standing).toEqual(filed)
    expect(game.view(now, 'soviet')).toEqual(game.view(filedBy(now, 'german', null), 'soviet'))
    expect(game.view(now, 'spectator')).toEqual(game.view(filedBy(now, 'german', null), 'spectator'))
  })

  test('names each wish once, and nothing that there is not', () => {
    const twice = orders('auto', { losses: { order: ['onFoot', 'onFoot'] } })
    expect(game.standing!.schema.safeParse(twice).error?.issues[0]?.path).toEqual(['losses', 'order'])
    const wild = { ...orders('auto'), version: 2 }
    expect(game.standing!.schema.safeParse(wild).success).toBe(false)
    expect(game.standing!.schema.parse(orders('auto'))).toEqual(orders('auto'))
  })
})
