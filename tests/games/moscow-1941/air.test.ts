import { expect } from 'vitest'
import { game } from '@/lib/games/moscow-1941'
import { airResult } from '@/lib/games/moscow-1941/data/charts'
import type { Order } from '@/lib/games/moscow-1941/orders'
import { airModifier } from '@/lib/games/moscow-1941/rules/air'
import { odds } from '@/lib/games/moscow-1941/rules/odds'
import { legal } from '@/lib/games/moscow-1941/ruleset'
import { on } from '@/lib/games/moscow-1941/situation'
import { dueStep, type State } from '@/lib/games/moscow-1941/state'
import { allows, refuses } from '../../support/ledger'
import { DONE, due, facts, given, play, REST, type Setting, state, table } from './given'

const bomb = (air: string, target: string): Order => ({ type: 'bomb', air, target })
const intercept = (air: string, against: string): Order => ({ type: 'intercept', air, against })
const drop = (unit: string, to: string): Order => ({ type: 'paradrop', air: 'S-DBA', unit, to })

/** The Luftwaffe is to be sent out; a supplied German corps stands in Smolensk. */
const luftwaffe = ({ units = {}, air = {}, ...rest }: Setting = {}) =>
  state({
    ...due({ step: 'luftwaffe', side: 'german' }),
    units: { 'G-5K': 'H1', ...units },
    air: { 'G-2FlK': {}, ...air },
    ...rest,
  })

/** The Soviet air units are to be sent out, in the operational phase. */
const allocation = ({ units = {}, air = {}, ...rest }: Setting = {}) =>
  state({
    ...due({ step: 'allocate', side: 'soviet' }, { step: 'strike' }),
    phase: 'operational',
    acting: 'soviet',
    units: { 'S-24A': 'I4', ...units },
    air: { 'S-WFAir': {}, ...air },
    ...rest,
  })

const airOf = ({ table: { air } }: State, unit: string) => air[unit]!
const stateOf = ({ table: { counters } }: State, unit: string) => counters[unit]!.state

allows('MOS 27', 'each unit that is not spent is bombed by itself, the strongest first', () => {
  const units = {
    'S-16A': { at: 'H3', state: 'dispersed' },
    'S-24A': 'H3',
    'S-3A': { at: 'H3', state: 'spent' },
  } as const
  const flown = play(luftwaffe({ units }), ['german', bomb('G-2FlK', 'H3'), [5, 4]])
  expect(facts(flown, 'Bombed').map(({ unit, result, hit }) => [unit, result, hit])).toEqual([
    ['S-24A', 'D', true],
    ['S-16A', 'S', false],
  ])
  expect([stateOf(flown.state, 'S-24A'), stateOf(flown.state, 'S-16A')]).toEqual(['dispersed', 'dispersed'])
})
refuses('MOS 27', 'nobody is bombed where nobody is', () => {
  given(luftwaffe()).when('german', bomb('G-2FlK', 'H3')).refuses('MOS 27')
})

allows('MOS 28', 'the worst of forest, city and armour is taken from the die, and nothing else', () => {
  const at = on(table({ units: { 'S-24A': 'I3', 'S-Boldin': 'H2' } }))
  const by = (unit: string, hex: string) => airModifier(at, 'G-2FlK', unit, hex)
  expect([by('S-24A', 'H3'), by('S-24A', 'I3'), by('S-Boldin', 'I3'), by('S-Boldin', 'H3')]).toEqual([
    0, -1, -1, -1,
  ])
  expect([by('S-24A', 'A8'), by('S-24A', 'I7'), by('S-Boldin', 'I7'), by('S-24A', 'K5')]).toEqual([
    -1, -2, -2, 0,
  ])
  // To the German, Tula is a major city (MOS 51).
  expect(by('S-24A', 'F6')).toBe(-1)
  const flown = play(luftwaffe({ units: { 'S-24A': 'I3' } }), ['german', bomb('G-2FlK', 'I3'), [5]])
  expect(facts(flown, 'Bombed')[0]).toMatchObject({ modifier: -1, result: 'S' })
})
refuses('MOS 13', 'no forest and no city keeps bombs from who is dispersed; armour is still armour', () => {
  const dispersed = { at: 'I3', state: 'dispersed' as const }
  const at = on(table({ units: { 'S-24A': dispersed, 'S-Boldin': dispersed } }))
  const by = (unit: string, hex: string) => airModifier(at, 'G-2FlK', unit, hex)
  expect([by('S-24A', 'I3'), by('S-24A', 'I7'), by('S-Boldin', 'I7')]).toEqual([0, 0, -1])
})
refuses('MOS 28', 'Soviet bombs lose nothing by the ground', () => {
  expect(airModifier(on(table()), 'S-WFAir', 'G-3PzGp', 'I3')).toBe(0)
})

const raid = (dice: readonly number[], more: Setting = {}) =>
  play(
    luftwaffe({ units: { 'S-Lelyushenko': 'I7' }, air: { 'G-8FlK': {} }, ...more }),
    ['german', bomb('G-2FlK', 'I7')],
    ['german', bomb('G-8FlK', 'I7'), dice],
  )
allows('MOS 29', 'a 6 on Moscow brings panic for the turn, and both air units are used', () => {
  const after = raid([6, 4, 1, 5]).state
  expect(after.table.panic).toBe(true)
  expect(['G-2FlK', 'G-8FlK'].map((air) => airOf(after, air).state)).toEqual(['flown', 'flown'])
  const fight = {
    side: 'german',
    target: 'H3',
    attackers: [{ unit: 'G-5K', from: 'H2' }],
    active: ['S-24A'],
  } as const
  const units = { 'G-5K': 'H2', 'S-24A': 'H3' }
  const column = (panic: boolean) =>
    odds(on(table({ units, panic })), {
      ...fight,
      attackers: [...fight.attackers],
      active: [...fight.active],
    }).column
  expect(column(true)).toBe(column(false) + 1)
})
allows('MOS 29', 'Moscow is raided in the operational phase as well, whether or not anybody is there', () => {
  const empty = luftwaffe({ phase: 'operational' })
  expect(play(empty, ['german', bomb('G-2FlK', 'I7'), [6]]).state.table.panic).toBe(true)
})
refuses('MOS 29', 'a 5 brings none, and the turn ends it', () => {
  expect(raid([5, 4, 5, 4]).state.table.panic).toBe(false)
  const begun = given(state({ ...due({ step: 'beginTurn' }), panic: true }))
    .when('german', DONE)
    .allows()
  expect(begun.state.table.panic).toBe(false)
})
refuses('MOS 29', 'Moscow is not raided once Germans are in it', () => {
  given(luftwaffe({ units: { 'G-4A': 'I7' } }))
    .when('german', bomb('G-2FlK', 'I7'))
    .refuses('MOS 27')
})

allows('MOS 30', 'each air unit then bombs the units in Moscow one by one', () => {
  const flown = raid([1, 6, 5, 1, 1], { units: { 'S-24A': 'I7', 'S-Lelyushenko': 'I7' } })
  expect(facts(flown, 'Bombed').map(({ air, unit }) => [air, unit])).toEqual([
    ['G-2FlK', 'S-24A'],
    ['G-2FlK', 'S-Lelyushenko'],
    ['G-8FlK', 'S-Lelyushenko'],
  ])
  // 6 - 2 is a 4 in the column of cities: spent, and bombed no more. 1 - 2 is the guns of the city.
  expect(stateOf(flown.state, 'S-24A')).toBe('spent')
})

allows('MOS 31', 'bombs spend and disperse, and nobody is asked to retreat', () => {
  const hit = (face: number) =>
    play(luftwaffe({ units: { 'S-24A': 'H3' } }), ['german', bomb('G-2FlK', 'H3'), [face]])
  expect(stateOf(hit(3).state, 'S-24A')).toBe('spent')
  expect(stateOf(hit(6).state, 'S-24A')).toBe('dispersed')
  expect(hit(6).state.table.dispersedNow).toEqual(['S-24A'])
  expect(dueStep(hit(6).state.table)).toEqual(REST)
})

/** The Luftwaffe flies to Moscow, and the Soviet is asked. */
const approached = (more: Setting = {}) =>
  play(luftwaffe({ air: { 'S-6IAK': {} }, ...more }), ['german', bomb('G-2FlK', 'I7')]).state

allows('MOS 32', 'EAX: the mission fails, and the air unit is out for the next turn', () => {
  const met = play(approached(), ['soviet', intercept('S-6IAK', 'G-2FlK'), [6]])
  expect(facts(met, 'MoscowRaided')).toEqual([])
  expect(airOf(met.state, 'G-2FlK')).toMatchObject({ state: 'out', back: 3 })
})
refuses('MOS 32', 'it does not fly in the next turn, but in the one after', () => {
  const out = { 'G-2FlK': { state: 'out', back: 3 }, 'G-8FlK': {} } as const
  const units = { 'S-24A': 'H3' }
  given(luftwaffe({ turn: 2, units, air: out }))
    .when('german', bomb('G-2FlK', 'H3'))
    .refuses('MOS 59')
  const begun = (turn: number) =>
    given(state({ ...due({ step: 'phase', phase: 'replacements' }), turn, air: out }))
      .when('soviet', DONE)
      .allows().state
  expect([airOf(begun(2), 'G-2FlK').state, airOf(begun(3), 'G-2FlK').state]).toEqual(['out', 'ready'])
})
allows('MOS 33', 'Int: the mission fails, and no more', () => {
  const met = play(approached(), ['soviet', intercept('S-6IAK', 'G-2FlK'), [4]])
  expect(facts(met, 'MoscowRaided')).toEqual([])
  expect(airOf(met.state, 'G-2FlK')).toMatchObject({ state: 'flown', back: null })
})
allows('MOS 34', 'a dash lets it through', () => {
  const met = play(approached(), ['soviet', intercept('S-6IAK', 'G-2FlK'), [2, 3]])
  expect(facts(met, 'MoscowRaided')).toHaveLength(1)
  expect(airOf(met.state, 'S-6IAK').state).toBe('flown')
})

allows('MOS 35', 'the guns of a city drive off at once who bombs it, until the turn after next', () => {
  const units = { 'S-24A': 'D3', 'S-3A': 'D3', 'G-13K': 'D1' }
  const flown = play(luftwaffe({ units }), ['german', bomb('G-2FlK', 'D3'), [1]])
  expect(facts(flown, 'Bombed').map(({ unit, result }) => [unit, result])).toEqual([['S-24A', 'AAc']])
  expect(airOf(flown.state, 'G-2FlK')).toMatchObject({ state: 'out', back: 3 })
})
refuses('MOS 35', 'it does not fly in the next turn; and in the open there are no such guns', () => {
  const units = { 'S-24A': 'H3' }
  given(luftwaffe({ turn: 2, units, air: { 'G-2FlK': { state: 'out', back: 3 } } }))
    .when('german', bomb('G-2FlK', 'H3'))
    .refuses('MOS 59')
  const open = play(luftwaffe({ units }), ['german', bomb('G-2FlK', 'H3'), [1]])
  expect(airOf(open.state, 'G-2FlK').state).toBe('flown')
})

const strike = (unit: string, die: number) =>
  play(allocation({ units: { [unit]: 'H3' } }), ['soviet', bomb('S-WFAir', 'H3'), [die]])
allows('MOS 36', 'the guns of German armies, groups and corps drive Soviet aircraft off', () => {
  for (const unit of ['G-4A', 'G-3PzGp', 'G-7K'])
    expect(airOf(strike(unit, 1).state, 'S-WFAir')).toMatchObject({ state: 'out', back: 3 })
})
refuses('MOS 36', 'a division has none', () => {
  expect(airOf(strike('G-7PzDiv', 1).state, 'S-WFAir')).toMatchObject({ state: 'flown', back: null })
})

allows('MOS 37', 'three hexes from a supplied unit, and Moscow from anywhere', () => {
  const units = { 'S-24A': 'H4' }
  given(luftwaffe({ units })).when('german', bomb('G-2FlK', 'H4'), [2]).allows()
  given(luftwaffe({ units })).when('german', bomb('G-2FlK', 'I7'), [2]).allows()
})
refuses('MOS 37', 'not four, nor by a unit that is out of supply', () => {
  given(luftwaffe({ units: { 'S-24A': 'H5' } }))
    .when('german', bomb('G-2FlK', 'H5'))
    .refuses('MOS 37')
  // Soviets all around Ryazan.
  const ring = { 'S-24A': 'G8', 'S-3A': 'H8', 'S-13A': 'H9', 'S-19A': 'G10', 'S-31A': 'F9', 'S-29A': 'F8' }
  given(luftwaffe({ units: { ...ring, 'G-4A': 'G9' } }))
    .when('german', bomb('G-2FlK', 'G8'))
    .refuses('MOS 37')
})

allows('MOS 38', 'two hexes from a supplied unit, or from a city that is Soviet', () => {
  given(allocation({ units: { 'G-4A': 'H3' } }))
    .when('soviet', bomb('S-WFAir', 'H3'), [3])
    .allows()
  // Bryansk is two hexes away.
  given(allocation({ units: { 'G-4A': 'D1' } }))
    .when('soviet', bomb('S-WFAir', 'D1'), [3])
    .allows()
})
refuses('MOS 38', 'not farther, and not from a city that was German last', () => {
  given(allocation({ units: { 'G-4A': 'H1', 'G-7K': 'I2' } }))
    .when('soviet', bomb('S-WFAir', 'H1'))
    .refuses('MOS 38')
  given(allocation({ units: { 'G-4A': 'D1' }, held: { D3: 'german' } }))
    .when('soviet', bomb('S-WFAir', 'D1'))
    .refuses('MOS 38')
})

allows('MOS 39', 'the interceptors meet who comes to bomb Moscow', () => {
  given(approached()).when('soviet', intercept('S-6IAK', 'G-2FlK'), [5]).allows()
})
allows('MOS 39', 'they are lost for good when Germans enter Moscow', () => {
  const before = state({
    agenda: [REST, { step: 'move', side: 'german' }],
    phase: 'operational',
    units: { 'G-7PzDiv': 'I6' },
    air: { 'S-6IAK': {} },
  })
  const moved = play(before, ['german', { type: 'moveUnit', unit: 'G-7PzDiv', path: ['I7', 'I8'] }])
  expect(facts(moved, 'BaseOverrun')).toEqual([{ type: 'BaseOverrun', air: 'S-6IAK', hex: 'I7', rule: '39' }])
  expect(airOf(moved.state, 'S-6IAK').state).toBe('lost')
})
refuses('MOS 39', 'they bomb nobody, and meet nobody elsewhere', () => {
  given(allocation({ units: { 'G-4A': 'I6' }, air: { 'S-6IAK': {} } }))
    .when('soviet', bomb('S-6IAK', 'I6'))
    .refuses('MOS 39')
  const units = { 'S-24A': 'H3' }
  const air = { 'S-6IAK': {}, 'S-WFAir': {} }
  const elsewhere = play(luftwaffe({ units, air }), ['german', bomb('G-2FlK', 'H3')]).state
  given(elsewhere).when('soviet', intercept('S-6IAK', 'G-2FlK')).refuses('MOS 39')
})

allows('MOS 40', 'bombers reach six hexes, and no gun on the ground', () => {
  const flown = play(
    allocation({ units: { 'G-4A': 'K5' }, air: { 'S-DBA': {} } }),
    ['soviet', bomb('S-DBA', 'K5')],
    ['soviet', DONE, [1]],
  )
  expect(facts(flown, 'Bombed')[0]).toMatchObject({ result: '-', hit: false })
  expect(airOf(flown.state, 'S-DBA').state).toBe('flown')
})
allows('MOS 40', 'they shoot no interceptor down, and are lost with their base', () => {
  const flying = { 'S-DBA': { state: 'flying', mission: 'strike', target: 'H1' } } as const
  const met = play(luftwaffe({ air: flying }), ['german', intercept('G-2FlK', 'S-DBA'), [1]])
  expect(facts(met, 'Intercepted')[0]).toMatchObject({ result: '-' })
  expect(airOf(met.state, 'G-2FlK').state).toBe('flown')
  const before = state({
    agenda: [REST, { step: 'move', side: 'german' }],
    units: { 'G-4A': 'M8' },
    air: { 'S-DBA': {} },
  })
  const taken = play(before, ['german', { type: 'moveUnit', unit: 'G-4A', path: ['M9'] }])
  expect(airOf(taken.state, 'S-DBA').state).toBe('lost')
  const [told] = facts(taken, 'BaseOverrun')
  expect(game.tell(told!, 'soviet', taken.state)).toMatchObject({ cite: 'MOS 40' })
})
refuses('MOS 40', 'not seven hexes, and no drop farther than four', () => {
  const far = allocation({ units: { 'G-4A': 'I3' }, air: { 'S-DBA': {} } })
  given(far).when('soviet', bomb('S-DBA', 'I3')).refuses('MOS 40')
  given(paras()).when('soviet', drop('S-5ParaK', 'H7')).refuses('MOS 40')
})

allows('MOS 41', 'aircraft of the fronts and the Luftwaffe have no base to lose', () => {
  const { air } = table({ air: { 'S-WFAir': {}, 'S-BFAir': {}, 'G-2FlK': {}, 'S-DBA': {} } })
  expect([air['S-WFAir']!.base, air['S-BFAir']!.base, air['G-2FlK']!.base]).toEqual([null, null, null])
  expect(air['S-DBA']!.base).toBe('M9')
})

/** A parachute corps was on the base of the bombers as the turn began. */
const paras = (more: Setting = {}) =>
  allocation({ turn: 3, units: { 'S-5ParaK': 'M9' }, air: { 'S-DBA': {} }, onBase: ['S-5ParaK'], ...more })
allows('MOS 42', 'a corps on the base is dropped when all have flown, and is dispersed', () => {
  const dropped = play(paras(), ['soviet', drop('S-5ParaK', 'I7')], ['soviet', DONE]).state
  expect(dropped.table.counters['S-5ParaK']).toMatchObject({ at: 'I7', state: 'dispersed' })
  expect(dropped.table.paradropped).toBe(true)
})
allows('MOS 42', 'a drop that is intercepted does not take place', () => {
  const before = paras({
    ...due({ step: 'allocate', side: 'soviet' }, { step: 'luftwaffe', side: 'german' }, { step: 'strike' }),
    units: { 'S-5ParaK': 'M9', 'G-5K': 'J6' },
    air: { 'S-DBA': {}, 'G-2FlK': {} },
  })
  const met = play(
    before,
    ['soviet', drop('S-5ParaK', 'J7')],
    ['soviet', DONE],
    ['german', intercept('G-2FlK', 'S-DBA'), [4]],
  )
  expect(facts(met, 'Paradropped')).toEqual([])
  expect(met.state.table.counters['S-5ParaK']).toMatchObject({ at: 'M9', state: 'fresh' })
})
refuses(
  'MOS 42',
  'not who was elsewhere or is dispersed, not twice, not upon the enemy, not by others',
  () => {
    given(paras({ onBase: [] }))
      .when('soviet', drop('S-5ParaK', 'I7'))
      .refuses('MOS 42')
    given(paras({ units: { 'S-5ParaK': { at: 'M9', state: 'dispersed' } } }))
      .when('soviet', drop('S-5ParaK', 'I7'))
      .refuses('MOS 42')
    given(paras({ paradropped: true }))
      .when('soviet', drop('S-5ParaK', 'I7'))
      .refuses('MOS 42')
    given(paras({ units: { 'S-5ParaK': 'M9', 'G-4A': 'I7' } }))
      .when('soviet', drop('S-5ParaK', 'I7'))
      .refuses('MOS 42')
    given(paras({ air: { 'S-WFAir': {} } }))
      .when('soviet', { type: 'paradrop', air: 'S-WFAir', unit: 'S-5ParaK', to: 'I7' })
      .refuses('MOS 42')
  },
)

allows('MOS 43', 'who was sent out may be met, again and again while somebody is ready', () => {
  const air = { 'S-6IAK': {}, 'S-WFAir': {} }
  const asked = approached({ air })
  expect(dueStep(asked.table)).toEqual({ step: 'patrol', side: 'soviet', air: 'G-2FlK' })
  const again = play(asked, ['soviet', intercept('S-6IAK', 'G-2FlK'), [2]]).state
  expect(dueStep(again.table)).toMatchObject({ step: 'patrol' })
  expect(legal(again, 'soviet').map(({ order }) => order)).toEqual([intercept('S-WFAir', 'G-2FlK'), DONE])
})
allows('MOS 43', 'who flew in one phase flies in the next', () => {
  const flown = { 'G-2FlK': { state: 'flown', mission: 'strike', target: 'H3' } } as const
  const begun = given(
    state({ ...due({ step: 'phase', phase: 'operational' }), air: flown, units: { 'G-5K': 'H1' } }),
  )
    .when('german', DONE)
    .allows().state
  expect(airOf(begun, 'G-2FlK')).toMatchObject({ state: 'ready', mission: null, target: null })
})
refuses('MOS 43', 'nobody bombs in the phase of the other, or meets who does not fly', () => {
  const units = { 'S-24A': 'H3' }
  given(luftwaffe({ units, air: { 'S-WFAir': {} } }))
    .when('soviet', bomb('S-WFAir', 'H1'))
    .refuses('MOS 27')
  given(luftwaffe({ units, air: { 'S-WFAir': {} } }))
    .when('german', intercept('G-2FlK', 'S-WFAir'))
    .refuses('MOS 43')
})

/** German aircraft bring supplies to Smolensk; the nearest Soviet unit stands there. */
const supplying = (nearest: string) =>
  state({
    ...due({ step: 'patrol', side: 'soviet', air: 'G-2FlK' }),
    units: { 'G-5K': 'H1', 'S-24A': nearest },
    air: { 'G-2FlK': { state: 'flying', mission: 'supply', target: 'H1' }, 'S-WFAir': {} },
  })
/** Soviet bombers bring paratroops; German aircraft may meet them. */
const carrying = (target: string) =>
  luftwaffe({
    units: { 'S-5ParaK': 'M9' },
    air: { 'S-DBA': { state: 'flying', mission: 'drop', target, cargo: 'S-5ParaK' } },
  })
allows('MOS 43', 'who flies is met as far as he who meets him could bomb', () => {
  given(supplying('H3')).when('soviet', intercept('S-WFAir', 'G-2FlK'), [2]).allows()
  given(carrying('H4')).when('german', intercept('G-2FlK', 'S-DBA'), [2]).allows()
})
refuses('MOS 43', 'and no farther', () => {
  given(supplying('H4')).when('soviet', intercept('S-WFAir', 'G-2FlK')).refuses('MOS 38')
  given(carrying('H5')).when('german', intercept('G-2FlK', 'S-DBA')).refuses('MOS 37')
})

allows('MOS 44', 'in the operational phase of turn 1 Soviet aircraft bomb', () => {
  given(allocation({ units: { 'G-4A': 'H3' } }))
    .when('soviet', bomb('S-WFAir', 'H3'), [3])
    .allows()
})
refuses('MOS 44', 'in the prepared phase of turn 1 they do not', () => {
  given(allocation({ units: { 'G-4A': 'H3' }, phase: 'prepared' }))
    .when('soviet', bomb('S-WFAir', 'H3'))
    .refuses('MOS 44')
  given(allocation({ units: { 'G-4A': 'H3' }, phase: 'prepared', turn: 2 }))
    .when('soviet', bomb('S-WFAir', 'H3'), [3])
    .allows()
})

allows('MOS 59', 'one mission in a phase: to bomb, to intercept or to drop', () => {
  const missions = legal(luftwaffe({ units: { 'S-24A': 'H3' } }), 'german').map(({ order }) => order.type)
  expect(missions).toEqual(['bomb', 'dropSupply', 'done'])
})
refuses(
  'MOS 59',
  'no second one; bombers never intercept, and the interceptors of the enemy are not yours',
  () => {
    const units = { 'S-24A': 'H3' }
    const flown = luftwaffe({ units, air: { 'G-2FlK': { state: 'flown', mission: 'strike' }, 'G-8FlK': {} } })
    given(flown).when('german', bomb('G-2FlK', 'H3')).refuses('MOS 59')
    given(flown).when('german', bomb('S-6IAK', 'H3')).refuses('MOS 59')
    const asked = approached({ air: { 'S-6IAK': {}, 'S-DBA': {} } })
    given(asked).when('soviet', intercept('S-DBA', 'G-2FlK')).refuses('MOS 59')
  },
)

allows('MOS 85', 'the table has a column for cities, elsewhere, and each who intercepts', () => {
  const column = (name: Parameters<typeof airResult>[0]) =>
    [6, 5, 4, 3, 2, 1].map((face) => airResult(name, face))
  expect(column('city')).toEqual(['D', 'S', 'S', '-', '-', 'AAc'])
  expect(column('other')).toEqual(['D', 'D', 'S', 'S', '-', 'AAg'])
  expect(column('bySoviet')).toEqual(['EAX', 'Int', 'Int', '-', '-', 'AA'])
  expect(column('byGerman')).toEqual(['EAX', 'EAX', 'Int', 'Int', '-', 'AA'])
  // A die below 1 is read as 1, as Moscow takes 2 from it.
  expect(airResult('city', -1)).toBe('AAc')
})
allows('MOS 85', 'AA: an interceptor is itself out for the next turn', () => {
  const met = play(approached(), ['soviet', intercept('S-6IAK', 'G-2FlK'), [1, 2]])
  expect(airOf(met.state, 'S-6IAK')).toMatchObject({ state: 'out', back: 3 })
  expect(facts(met, 'MoscowRaided')).toHaveLength(1)
})
