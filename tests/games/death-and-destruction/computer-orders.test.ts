import { describe, expect, test } from 'vitest'
import { game } from '@/lib/games/death-and-destruction'
import { type Order, rules } from '@/lib/games/death-and-destruction/ruleset'
import type { CounterId, Place, Side, State, WrittenStep } from '@/lib/games/death-and-destruction/state'
import { stanceOf } from '@/lib/games/proud-monster/computer/worth'
import { seeded } from '../../support/seeded'
import { ASSAULT, at, dueNow, ENOUGH, given, position, RESTORE, type Setting, SOVIET, turnOf } from './given'

/** What the computer orders next in a position. */
const next = (state: State, side: Side): Order =>
  game.computer(game.view(state, side), game.legal(state, side), seeded('orders'))
const chosen = (setting: Setting, side: Side = 'german'): Order => next(position(setting), side)

/** All that it orders as long as a step of its own is due. */
function ordersIn(setting: Setting, step: string): Order[] {
  const orders: Order[] = []
  for (let now = position(setting); dueNow(now) === step && now.table.acting === 'german'; ) {
    const order = next(now, 'german')
    orders.push(order)
    now = given(now).when('german', order, ENOUGH).allows().state
  }
  return orders
}

/** Places of more points than the next count asks for, whenever it is. */
const MANY = rules.places.flatMap(({ hex, points }) => (points && hex !== '5017N' ? [hex] : []))

const DIVISIONS = Object.values(rules.counters)
  .filter(({ nation, mech, size }) => nation === 'german' && mech && size === 'division')
  .map(({ id }) => id)
/** So many mechanized divisions, three in a hex, three hexes from the enemy or far from him. */
const near = (count: number, column = 42): Record<CounterId, Place> =>
  Object.fromEntries(
    DIVISIONS.slice(0, count).map((unit, i) => [unit, `${column}${12 + Math.floor(i / 3)}N`]),
  )
const far = (count: number) => near(count, 32)
const ENEMIES = Object.fromEntries([12, 14, 16, 18].map((row) => [`SU-RD-0${row}`, `45${row}N`]))
const facing = (units: Record<CounterId, Place>, setting: Setting): Setting => ({
  ...setting,
  units: { ...ENEMIES, 'SU-RD-001': '5017N', ...units },
})

describe('the offensive of 1942 (15.2)', () => {
  const after = { code: 211, offensives: { lull: true } }
  test('begins after a lull, where tanks have gathered before the enemy', () => {
    expect(chosen(facing(near(12), after))).toEqual({ type: 'declareSummer' })
  })
  test.each([
    ['few have', near(11), after],
    ['they are far', far(12), after],
    ['there was no lull', near(12), { code: 211 }],
  ])('does not where %s', (_where, units, setting) => {
    expect(chosen(facing(units, setting)).type).not.toBe('declareSummer')
  })

  const strikes = (setting: Setting) =>
    ordersIn(setting, 'move').filter(({ type }) => type === 'mobileAssault').length
  const before = { code: 210, couplet: 2 }
  const beside = near(12, 44)
  test('is prepared by a player turn in which nobody attacks', () => {
    expect(strikes(facing(beside, before))).toBe(0)
    expect(chosen(facing(beside, { ...before, ...ASSAULT }))).toEqual({ type: 'done' })
  })
  test.each([
    ['there are too few for it', near(9, 44), before],
    ['it would come too early', beside, { ...before, couplet: 1 }],
    ['an attack was made already', beside, { ...before, offensives: { struck: true } }],
  ])('is not prepared where %s', (_where, units, setting) => {
    expect(chosen(facing(units, { ...setting, ...ASSAULT })).type).toBe('declareAttack')
  })
})

describe('the offensive of 1943 (15.3)', () => {
  const june = { code: 311, taken: MANY }
  test('is declared where enough mechanized divisions can attack in both couplets', () => {
    expect(chosen(facing(near(18), june))).toEqual({ type: 'declareCitadel' })
    // Nobody waits for more of them with the last turn of it.
    expect(chosen(facing(near(15), { ...june, code: 313 }))).toEqual({ type: 'declareCitadel' })
  })
  test.each([
    ['too few can', near(14), { ...june, code: 313 }],
    ['none can be spared, and there is time', near(15), june],
    ['they are far', far(18), june],
    ['one couplet is left', near(18), { ...june, couplet: 2 }],
  ])('is not where %s', (_where, units, setting) => {
    expect(chosen(facing(units, setting)).type).not.toBe('declareCitadel')
  })

  const calls = (code: number, divisions: number) =>
    chosen(
      facing(
        { ...near(divisions), 'DE-PZ-24': 'replacementArmy' },
        {
          ...{ code, taken: MANY, phase: 'reinforcement', stock: { german: { mech: 8 } } },
          agenda: [{ step: 'checkVictory' }, { step: 'callUp', side: 'german' }] as WrittenStep[],
        },
      ),
    )
  test('is prepared by divisions that are rebuilt with half of their steps', () => {
    const { steps } = rules.counters['DE-PZ-24']!
    expect(calls(310, 12)).toEqual({ type: 'rebuildUnit', unit: 'DE-PZ-24', steps: steps / 2 })
    for (const whole of [calls(310, 18), calls(306, 12)])
      expect(whole).toEqual({ type: 'rebuildUnit', unit: 'DE-PZ-24', steps })
  })

  /** Two divisions before more than they would attack otherwise. */
  const attack = (offensives: NonNullable<Setting['offensives']>) =>
    chosen({
      ...{ code: 311, ...ASSAULT, offensives },
      units: {
        ...{ 'DE-PZ-3': '4414N', 'DE-PZ-4': '4414N', 'SU-RD-001': '5017N' },
        ...Object.fromEntries([1, 2, 3, 4].map((n) => [`SU-GRD-${n}`, '4514N'])),
      },
    }).type
  const citadel = turnOf(311)
  test('makes divisions attack that still have to', () => {
    expect(attack({})).toBe('done')
    expect(attack({ citadel })).toBe('declareAttack')
  })
  test('but none that have, nor more than are needed', () => {
    expect(attack({ citadel, divisions: ['DE-PZ-3', 'DE-PZ-4'] })).toBe('done')
    expect(attack({ citadel, divisions: DIVISIONS.filter((id) => !/-PZ-[34]$/.test(id)).slice(0, 15) })).toBe(
      'done',
    )
  })
})

describe("Manstein's Gambit (15.4)", () => {
  const lost = { code: 311 }
  const army = {
    'DE-PZ-20': 'replacementArmy',
    'DE-PZ-24': 'replacementArmy',
    'DE-PZ-26': 'replacementArmy',
  } as const
  test('is the last throw of who loses with the next count, with the strongest', () => {
    const order = chosen(facing({ ...near(3), ...army }, lost))
    expect(order.type).toBe('declareGambit')
    expect(order.units).toHaveLength(2)
  })
  test.each([
    ['goes on after it', { ...lost, taken: MANY }],
    ['plays on whatever it says', { ...lost, options: { playOn: 'always' } }],
  ] as const)('is not for who %s', (_who, setting) => {
    expect(chosen(facing({ ...near(3), ...army }, setting as Setting)).type).not.toBe('declareGambit')
  })
})

test('who has staked all on it attacks until it is decided, others in the turn of their offensive (15.3, 15.4)', () => {
  const stance = (code: number, offensives: NonNullable<Setting['offensives']>) =>
    stanceOf(at(position({ code, offensives })) as never, 'german')
  const citadel = turnOf(311)
  expect([stance(314, { gambit: true }), stance(311, { citadel })]).toEqual(['attacks', 'attacks'])
  expect([stance(314, { citadel }), stance(311, {})]).toEqual(['holds', 'holds'])
})

test('a pause, which would end the war with 1941, is filed by nobody (4.5)', () => {
  const units = { 'DE-PZ-1': '4214S', 'DE-PZ-6': '4214S', 'SU-RD-010': '5017N' }
  const state = position({ code: 114, couplet: 2, units })
  expect(game.legal(state, 'german').map(({ order }) => order.type)).toContain('declarePause')
  expect(next(state, 'german').type).not.toBe('declarePause')
})

describe('Map C (3.13)', () => {
  const away = (code: number, units: Setting['units'] = {}) =>
    chosen({ code, caucasus: true, units: { 'DE-ID-1': '3014N', 'SU-RD-001': '5017N', ...units } }).type
  test('is put away once nobody is there, and nobody will come', () => {
    expect(away(307)).toBe('putMapAway')
  })
  test('is kept where the enemy stands, or in a season of attacks', () => {
    expect(away(307, { 'SU-RD-002': '2606C' })).not.toBe('putMapAway')
    expect(away(211)).not.toBe('putMapAway')
  })
})

describe('units from the air (15.6, 15.7)', () => {
  const brigades = Object.fromEntries([1, 2, 3].map((n) => [`SU-ABB-${n}`, 'rvgk']))
  const SMOLENSK = '3817N'
  const drop = { code: 314, ...SOVIET, taken: [SMOLENSK] }
  const units = { ...brigades, 'SU-GRD-1': '5017N', 'SU-RD-001': '4517N', 'DE-ID-1': '3014N' } as const
  test('come down where a place lies open that is worth something', () => {
    const order = chosen({ ...drop, units }, 'soviet')
    expect(order).toMatchObject({ type: 'dropBrigades', hex: SMOLENSK })
    given(position({ ...drop, units }))
      .when('soviet', order, ENOUGH)
      .allows()
  })
  test('and nowhere else', () => {
    for (const setting of [
      { ...drop, taken: [] },
      { ...drop, units: { ...units, 'DE-ID-11': SMOLENSK } },
    ])
      expect(chosen({ units, ...setting }, 'soviet').type).not.toBe('dropBrigades')
  })
})

describe('markers of offensive supply (9.8)', () => {
  const lay = (markers: Setting['markers'], code = 211) =>
    chosen(
      {
        ...{ code, phase: 'reinforcement', markers },
        agenda: [{ step: 'checkVictory' }, { step: 'lay', side: 'soviet' }] as WrittenStep[],
        units: {
          'SU-RD-001': '4517N',
          'SU-RD-002': '4517N',
          'DE-ID-1': '4417N',
          'SU-RD-003': '4510N',
          'DE-ID-11': '4410N',
        },
      },
      'soviet',
    )
  const marker = (hex: string, range: number) => ({ hex, range, shown: false })
  test('are laid for those who face the enemy, and each for others', () => {
    expect(lay([])).toEqual({ type: 'layMarker', hex: '4517N', range: 5 })
    expect(lay([marker('4517N', 5)], 221)).toEqual({ type: 'layMarker', hex: '4510N', range: 4 })
  })
  test('are taken back where they reach fewer than elsewhere', () => {
    expect(lay([marker('5517N', 5)])).toEqual({ type: 'liftMarker', hex: '5517N' })
    expect(lay([marker('4517N', 5)])).toEqual({ type: 'done' })
  })
})

describe('units of the German side', () => {
  const front = {
    'SU-RD-001': '4217N',
    'SU-RD-002': '4217N',
    'SU-RD-003': '4217N',
    'DE-ID-1': '4014N',
  } as const
  const GOES = { code: 311, taken: MANY, units: { ...front, 'DE-ID-11': 'okhNorth', 'DE-ID-21': 'okhNorth' } }
  test('go by rail out of the reserve area to where they are needed (12.2)', () => {
    const order = chosen(GOES as Setting)
    expect(order).toMatchObject({ type: 'transportUnits', by: 'rail', to: '3817N' })
    given(position(GOES as Setting))
      .when('german', order, ENOUGH)
      .allows()
  })
  test('march where nobody waits there, or others have gone before', () => {
    const none = { ...GOES, units: front }
    const gone = { ...GOES, transport: { rail: 8, baltic: 5 } }
    for (const setting of [none, gone]) expect(chosen(setting as Setting).type).not.toBe('transportUnits')
  })

  test('come back from the partisans where they are needed (15.8)', () => {
    const camp = { 'DE-ID-21': 'okhNorth', ...front } as const
    const order = chosen({
      ...{ code: 312, phase: 'reinforcement', taken: ['2817N', '3817N'], partisans: { back: ['DE-ID-21'] } },
      agenda: [{ step: 'checkVictory' }, { step: 'callUp', side: 'german' }] as WrittenStep[],
      units: camp,
    })
    expect(order).toEqual({ type: 'bringBack', unit: 'DE-ID-21', hex: '3817N' })
  })

  const guns = (more: Setting['units']) =>
    chosen({ code: 320, units: { 'DE-ID-1': '4006S', 'SU-AD-1': '4007S', 'SU-RD-001': '5017N', ...more } })
  test('run over guns that stand alone, but do not leave their own hex empty (14.5)', () => {
    const order = guns({ 'DE-ID-11': '4006S' })
    expect(order).toMatchObject({ type: 'overrunGuns', hex: '4007S', from: '4006S' })
    expect(guns({}).type).not.toBe('overrunGuns')
  })

  test('have upgrade counters as steps that find no full unit (8.19)', () => {
    const left = { upgrades: { left: { german: 1 } } }
    const spent = (lost: number) =>
      chosen({
        ...RESTORE,
        code: 320,
        ...left,
        units: { 'DE-PZ-3': { at: '2817N', lost }, 'SU-RD-001': '5017N' },
      })
    expect(spent(1)).toEqual({ type: 'spendUpgrade' })
    expect(spent(0)).toEqual({ type: 'upgradeUnit', unit: 'DE-PZ-3' })
  })
})

describe('the fire of Soviet artillery (14.7)', () => {
  /** Who attacks a rifle division of 3 with a gun in its hex, which hits once. */
  const hit = (...attackers: CounterId[]) =>
    given(
      position({
        ...{ code: 312, ...ASSAULT, markers: [{ hex: '4007S', range: 5 }] },
        units: {
          ...Object.fromEntries(attackers.map((unit) => [unit, '4006S'])),
          ...{ 'SU-AD-1': '4007S', 'SU-GRD-8': '4007S', 'SU-GRD-9': '4007S' },
        },
      }),
    )
      .when('german', { type: 'declareAttack', target: '4007S', attackers }, [1])
      .allows().state
  test('calls off what has become a bad attack', () => {
    expect(next(hit('DE-ID-1'), 'german').type).toBe('callOff')
  })
  test('and goes on with what is still a good one', () => {
    expect(next(hit('DE-PZ-3', 'DE-PZ-4', 'DE-PZ-9', 'DE-PZ-11'), 'german').type).toBe('done')
  })
})
