import { describe, expect, test } from 'vitest'
import { judge } from '@/lib/cli/referee/judge'
import { BadRequest } from '@/lib/cli/referee/request'
import { schemasOf } from '@/lib/cli/referee/schemas'
import { games } from '@/lib/games'

const avd = 'a-victory-denied'
/** Eighteen numbers deal the VP chits of the campaign. */
const SET_UP = Array<number>(18).fill(1)
const fight = {
  table: {
    turn: 3,
    counters: { 'G-3PZ': { at: '2616' }, 'G-4PZ': { at: '2517', reduced: true }, 'S-45RC': { at: '2617' } },
    activation: { chit: 'G-2PG', side: 'german', units: ['G-3PZ', 'G-4PZ'] },
    agenda: [{ step: 'fight', side: 'german' }],
  },
}
const attack = {
  side: 'german',
  order: { type: 'declareAttack', target: '2617', attackers: ['G-3PZ', 'G-4PZ'] },
}
const judged = (more: object) => judge({ game: avd, position: fight, ...more })

/** Which part of a request is to blame, and the sentence. */
function bad(request: unknown): [path: string, sentence: string] {
  try {
    judge(request)
  } catch (error) {
    if (error instanceof BadRequest) return [error.path.join('.'), error.message]
    throw error
  }
  throw new Error('the request was understood')
}
const badPath = (request: unknown) => bad(request)[0]

describe('dice', () => {
  test('are used in their order, those of the set-up first', () => {
    const chits = { type: 'chooseChits', chits: ['G-2PG', 'G-2PG', 'G-3PG'] }
    const { results, position } = judge({
      game: avd,
      scenario: 'campaign',
      dice: SET_UP,
      orders: [{ side: 'german', order: chits }],
    })
    expect(results[0]).toMatchObject({ ok: true })
    const { hidden } = position as { hidden: { vpOnMap: object; chosen: { german: string[] } } }
    expect(Object.keys(hidden.vpOnMap)).toHaveLength(18)
    expect(hidden.chosen.german).toEqual(chits.chits)
  })

  test('that are missing in the set-up make the request a bad one', () => {
    expect(badPath({ game: avd, scenario: 'campaign', dice: SET_UP.slice(1) })).toBe('dice')
  })

  test('that are missing make the order refused, and nothing has happened', () => {
    const { results, position } = judged({ orders: [attack] })
    expect(results).toEqual([
      {
        ok: false,
        cite: null,
        because: 'dice exhausted',
        needs: { purpose: expect.stringMatching(/^combat\/3\//), sides: 6 },
      },
    ])
    expect(position).toEqual(judged({}).position)
  })

  test('that do not have such a face are refused with a sentence', () => {
    const [result] = judged({ dice: [7], orders: [attack] }).results
    expect(result).toMatchObject({
      ok: false,
      cite: null,
      because: 'die out of range: 7 cannot be thrown with 1 to 6',
    })
  })

  test('of a refused order are given back to the next', () => {
    // To be done draws the artillery chit with the 2, and then lacks a number for the guns.
    const counters = { ...fight.table.counters, 'S-61RC': { at: '2615' } }
    const position = { table: { ...fight.table, counters }, hidden: { cup: ['N-SUPPLY', 'S-ART'] } }
    const single = { type: 'declareAttack', target: '2617', attackers: ['G-4PZ'] }
    const { results } = judge({
      game: avd,
      position,
      dice: [2],
      orders: [
        { side: 'german', order: { type: 'done' } },
        { side: 'german', order: single },
      ],
    })
    expect(results[0]).toMatchObject({
      ok: false,
      because: 'dice exhausted',
      needs: { purpose: 'artillery/3', sides: 6 },
    })
    const [, last] = results
    expect(last!.ok && last!.events).toContainEqual(expect.objectContaining({ type: 'DieThrown', face: 2 }))
  })
})

describe('orders', () => {
  test('that are refused cite the printed rule, say why and show where', () => {
    const far = { side: 'german', order: { ...attack.order, attackers: ['G-3PZ', 'G-17PZ'] } }
    const wrong = { side: 'german', order: { type: 'fireArtillery', target: '2617' } }
    const { results } = judged({ orders: [far, wrong] })
    expect(results[0]).toMatchObject({
      ok: false,
      cite: 'AVD 9.1.1',
      because: expect.stringContaining('17th Panzer Division'),
    })
    // The letter of "AVD 13.2a" is ours.
    expect(results[1]).toMatchObject({ ok: false, cite: 'AVD 13.2' })
  })

  test('that name what there is not are refused one by one, whatever else is asked', () => {
    const nobody = { side: 'german', order: { type: 'moveUnit', unit: 'toString', path: ['2617'] } }
    const { results } = judge({ game: avd, position: fight, orders: [nobody, nobody], legal: ['german'] })
    expect(results).toEqual(
      Array(2).fill({ ok: false, cite: null, because: 'unit: there is no such counter' }),
    )
  })

  test('about things that do not exist are refused, every one of them', () => {
    const nobody = 'G-NOBODY'
    const [off, path] = ['9999', ['9999']]
    const orders: { type: string; [field: string]: unknown }[] = [
      { type: 'chooseChits', chits: [nobody] },
      { type: 'trump' },
      { type: 'chooseHq', hq: nobody },
      { type: 'activateCorps', unit: nobody },
      { type: 'moveUnit', unit: nobody, path },
      { type: 'declareAttack', target: off, attackers: [nobody] },
      { type: 'flyStuka' },
      { type: 'placeElite', hex: off },
      { type: 'takeLoss', unit: nobody },
      { type: 'retreatUnit', unit: nobody, path },
      { type: 'advanceUnit', unit: nobody, path },
      { type: 'relocateHq', unit: nobody, to: off },
      { type: 'markOutOfSupply', unit: nobody },
      { type: 'disband', unit: nobody },
      { type: 'reinforce', unit: nobody, to: off },
      { type: 'releaseUnit', unit: nobody },
      { type: 'fireArtillery', target: off },
      { type: 'fireRocket', target: off },
      { type: 'bomb', target: off },
      { type: 'withdraw', unit: nobody },
    ]
    const agendas = [
      { step: 'chits' },
      { step: 'hq', side: 'german', chit: 'G-9A' },
      { step: 'corps', side: 'german', chit: 'G-2PG' },
      { step: 'move', side: 'german' },
      { step: 'fight', side: 'german' },
      { step: 'relocate', side: 'german', hq: 'G-HQ-NOBODY', from: '2616' },
      { step: 'mark', side: 'german', left: 1 },
      { step: 'hqs', side: 'german' },
      { step: 'disband', side: 'german' },
      { step: 'reserve', side: 'german', points: 3 },
      { step: 'release', side: 'german' },
      { step: 'escape', side: 'german', left: 1 },
      { step: 'artillery', side: 'german', left: 1 },
      { step: 'bomber', side: 'german' },
      { step: 'withdraw', side: 'german', left: 1 },
    ].filter((step) => !('hq' in step))
    for (const due of agendas) {
      const position = { table: { ...fight.table, agenda: [due] } }
      const { results } = judge({
        game: avd,
        position,
        orders: orders.map((order) => ({ side: 'german', order })),
      })
      for (const [n, result] of results.entries()) {
        expect(result, `${due.step} ${orders[n]!.type}`).toMatchObject({ ok: false })
        expect(!result.ok && result.because).not.toMatch(/[{}]/)
      }
    }
  })
})

describe('a position in which the game itself is due', () => {
  const draw = { table: { turn: 2, counters: {} }, hidden: { cup: ['N-SUPPLY', 'S-ART'] } }
  const done = { side: 'soviet', order: { type: 'done' } }

  test('waits for nobody, and says so', () => {
    const mark = { side: 'soviet', order: { type: 'markOutOfSupply', unit: 'G-3PZ' } }
    const { results } = judge({ game: avd, position: draw, orders: [mark], legal: ['german', 'soviet'] })
    expect(results[0]).toMatchObject({ ok: false, because: expect.stringContaining('"done"') })
  })

  test('goes on with "done" and the numbers that are thrown', () => {
    const counters = { 'S-45RC': { at: '2617' }, 'G-3PZ': { at: '2616' } }
    const position = { ...draw, table: { turn: 2, counters } }
    const { results } = judge({ game: avd, position, dice: [2, 5], orders: [done] })
    expect(results[0]).toMatchObject({ ok: true })
    const events = results[0]!.ok ? results[0]!.events : []
    expect(events).toContainEqual({ type: 'ChitDrawn', chit: 'S-ART' })
    expect(events).toContainEqual({ type: 'ArtilleryRolled', face: 5, attacks: 2 })
  })

  test('goes on where a side would have to choose but cannot', () => {
    // Nobody is there to be withdrawn, nor to be activated in any turn that is left; the four chits that nobody
    // chooses are drawn all the same.
    const position = { table: { turn: 7, agenda: [{ step: 'withdraw', side: 'german', left: 2 }] } }
    const { results } = judge({ game: avd, position, dice: Array<number>(99).fill(1), orders: [done] })
    expect(results[0]).toMatchObject({ ok: true })
  })

  test('carries out a step of its own that is written down alone', () => {
    const counters = { 'S-45RC': { at: '2617' }, 'G-3PZ': { at: '2616' }, 'G-4PZ': { at: '2618' } }
    const position = { table: { turn: 3, counters, agenda: [{ step: 'isolation' }] } }
    const { results } = judge({ game: avd, position, orders: [done] })
    // With an empty cup the turn ends after it, and the chits of turn 4 are chosen.
    expect(results[0]).toMatchObject({ ok: true })
    expect(results[0]!.ok && results[0]!.events).toContainEqual({
      type: 'IsolationJudged',
      isolated: ['S-45RC'],
      freed: [],
    })
  })
})

describe('"stop"', () => {
  const end = { side: 'german', order: { type: 'done' } }
  const full = { ...fight, hidden: { cup: ['N-SUPPLY', 'S-ART'] } }
  const due = ({ position }: ReturnType<typeof judge>) =>
    (position as { table: { agenda: { step: string }[] } }).table.agenda.at(-1)!.step
  const types = ({ results }: ReturnType<typeof judge>) =>
    results.map((one) => (one.ok ? one.events.map((event) => (event as { type: string }).type) : one.because))

  test('ends an order before the game draws the next chit, for which it has no die', () => {
    expect(judge({ game: avd, position: full, orders: [end] }).results[0]).toMatchObject({ ok: false })
    const stopped = judge({ game: avd, position: full, orders: [end], stop: true })
    expect([types(stopped), due(stopped)]).toEqual([[['StepDone']], 'endActivation'])
  })

  test('lets "done" take one step after the other', () => {
    const orders = [end, end, end]
    const stopped = judge({ game: avd, position: full, dice: [2], orders, stop: true })
    expect(types(stopped)).toEqual([
      ['StepDone'],
      ['StepDone', 'ActivationEnded'],
      expect.arrayContaining(['ChitDrawn']),
    ])
    expect([due(stopped), stopped.unusedDice]).toEqual(['play', []])
  })

  test('is for one order where it stands there', () => {
    const orders = [{ ...end, stop: true }]
    expect(due(judge({ game: avd, position: full, orders }))).toBe('endActivation')
    const not = [{ ...end, stop: false }]
    expect(judge({ game: avd, position: full, orders: not, stop: true }).results[0]).toMatchObject({
      ok: false,
    })
  })

  test('carries out a battle as far as there are numbers, and leaves a throw without one', () => {
    // After the battle the segment is over, as nobody is left who could attack, and the cup would be drawn from.
    const thrown = judge({ game: avd, position: full, dice: [6], orders: [attack], stop: true })
    expect(types(thrown)[0]).toContain('DieThrown')
    expect(types(thrown)[0]).not.toContain('ChitDrawn')
    const open = judge({ game: avd, position: full, orders: [attack], stop: true })
    expect([types(open)[0], due(open)]).toEqual([['BattleBegan', 'Planned'], 'throw'])
    const on = judge({ game: avd, position: open.position, dice: [6], orders: [end], stop: true })
    expect(types(on)[0]).toContain('DieThrown')
  })

  test('does not carry a die that cannot be thrown along', () => {
    const [wrong] = judge({ game: avd, position: full, dice: [9], orders: [attack], stop: true }).results
    expect(wrong).toMatchObject({ ok: false, because: expect.stringMatching(/^die out of range/) })
  })
})

test('numbers that nothing has thrown are told', () => {
  expect(judged({ dice: [1, 4, 6], orders: [attack] }).unusedDice).toEqual([4, 6])
  expect(judged({ dice: [1], orders: [attack] }).unusedDice).toEqual([])
  expect(judged({}).unusedDice).toEqual([])
})

test('what a march costs is told in whole sixths as well', () => {
  const road = { ask: 'movementCost', unit: 'S-45RC', path: ['2519', '2420', '2421'] }
  const table = { turn: 3, counters: { 'S-45RC': { at: '2618' } } }
  const ask = [
    { side: 'soviet', question: { ...road, path: ['2519'] } },
    { side: 'soviet', question: { ask: 'reach', unit: 'S-45RC' } },
  ]
  const { answers } = judge({ game: avd, position: { table }, ask })
  expect(answers[0]).toMatchObject({ value: { mp: 0.333, sixths: 2, left: 3.667, sixthsLeft: 22 } })
  const reached = (answers[1] as { value: Record<string, { mp: number; sixths: number }> }).value
  for (const { mp, sixths } of Object.values(reached)) {
    expect(Number.isInteger(sixths)).toBe(true)
    expect(mp).toBeCloseTo(sixths / 6, 2)
  }
})

test('a unit that dies without retreating has retreated nowhere', () => {
  const ring = ['1349', '1249', '1449', '1250', '1450'].map((at, i) => [
    `G-${[8, 28, 161, 162, 87][i]}ID`,
    { at },
  ])
  const counters = {
    ...Object.fromEntries(ring),
    'G-3PZ': { at: '1351' },
    'G-4PZ': { at: '1351' },
    'S-20RC': { at: '1350' },
    'S-HQ-20A': { at: '1350' },
  }
  const position = {
    table: {
      ...{ turn: 2, counters, stukas: { ready: 0, used: 3 } },
      activation: { chit: 'G-2PG', side: 'german', units: ['G-3PZ', 'G-4PZ'] },
      agenda: [{ step: 'fight', side: 'german' }],
    },
  }
  const order = { type: 'declareAttack', target: '1350', attackers: ['G-3PZ', 'G-4PZ'] }
  const { results, position: after } = judge({
    ...{ game: avd, position, dice: [3], stop: true },
    orders: [{ side: 'german', order }],
  })
  const events = results[0]!.ok ? (results[0]!.events as { type: string }[]) : []
  expect(events).toContainEqual({ type: 'StepLost', unit: 'S-20RC', to: 'reserve', why: 'no-retreat' })
  expect(events.filter(({ type }) => type === 'UnitRetreated')).toEqual([])
  expect((after as { table: { battle: { retreat: object } } }).table.battle.retreat).toEqual({})
})

describe('answers', () => {
  test('hold views, questions and legal orders of the position after the orders', () => {
    const verdict = judged({
      dice: [1],
      orders: [attack],
      views: ['german', 'soviet', 'spectator'],
      legal: ['german', 'soviet'],
      ask: [
        { side: 'german', question: { ask: 'allowance', unit: 'G-4PZ' } },
        { side: 'soviet', question: { ask: 'reach', unit: 'G-17PZ' } },
      ],
    })
    expect(Object.keys(verdict.views)).toEqual(['german', 'soviet', 'spectator'])
    expect(Object.keys(verdict.legal)).toEqual(['german', 'soviet'])
    expect(verdict.answers[0]).toMatchObject({ value: 10, steps: [{ cite: 'AVD 2.2.2', value: 10 }] })
    expect(verdict.answers[1]).toMatchObject({ cite: 'AVD 8.1.5', because: expect.any(String) })
    for (const answer of verdict.answers) games[avd]!.schemas.answer.parse(answer)
    for (const view of Object.values(verdict.views)) games[avd]!.schemas.view.parse(view)
  })

  test('hold a position that can be asked about again', () => {
    const { position } = judged({ dice: [6], orders: [attack] })
    expect(judge({ game: avd, position }).position).toEqual(position)
  })
})

describe('a bad request names what is wrong', () => {
  test.each<[string, object]>([
    ['game', { game: 'chess' }],
    ['scenario', { position: undefined }],
    ['scenario', { scenario: 'campaign' }],
    ['scenario', { position: undefined, scenario: 'nowhere' }],
    ['colour', { colour: 'red' }],
    ['dice.0', { dice: ['six'] }],
    ['orders.0.side', { orders: [{ ...attack, side: 'polish' }] }],
    ['orders.1.order.type', { orders: [attack, { side: 'german', order: { type: 'fly' } }] }],
    [
      'orders.0.order.path.0',
      { orders: [{ side: 'german', order: { type: 'moveUnit', unit: 'G-3PZ', path: [5] } }] },
    ],
    ['orders.0.order.haste', { orders: [{ side: 'german', order: { type: 'done', haste: true } }] }],
    ['views.0', { views: ['press'] }],
    ['legal.0', { legal: ['spectator'] }],
    ['ask.0.question.ask', { ask: [{ side: 'german', question: { ask: 'weather' } }] }],
    ['ask.0.question.unit', { ask: [{ side: 'german', question: { ask: 'reach', unit: 'nobody' } }] }],
    ['position.table.counters.G-3PZ.at', { position: { table: { counters: { 'G-3PZ': { at: '26' } } } } }],
    ['position.table.turn', { position: { table: { turn: 11 } } }],
    ['position.table.options.roadCost', { options: { roadCost: 'free' } }],
    ['options.roadCost', { position: undefined, scenario: 'campaign', options: { roadCost: 'free' } }],
  ])('%s', (path, wrong) => {
    expect(badPath({ game: avd, position: fight, ...wrong })).toBe(path)
  })

  const at = (hex: string, more = {}) => ({ at: hex, ...more })
  const counters = (more: object) => ({ position: { table: { counters: more } } })
  test.each<[string, string, object]>([
    [
      'position.table.counters.G-14MOT-A.reduced',
      'no reduced side',
      counters({ 'G-14MOT-A': at('2616', { reduced: true }) }),
    ],
    [
      'position.table.counters.S-HQ-20A.reduced',
      'no reduced side',
      counters({ 'S-HQ-20A': at('2616', { reduced: true }) }),
    ],
    ['position.table.counters.S-45RC.oos', 'only German', counters({ 'S-45RC': at('2617', { oos: true }) })],
    [
      'position.table.counters.G-HQ-9A-1.oos',
      'combat units',
      counters({ 'G-HQ-9A-1': at('2617', { oos: true }) }),
    ],
    [
      'position.table.counters.G-HQ-9A-1.isolated',
      'never isolated',
      counters({ 'G-HQ-9A-1': at('2617', { isolated: true }) }),
    ],
    [
      'position.table.counters.G-28ID.at',
      '2616',
      counters({ 'G-3PZ': at('2616'), 'G-8ID': at('2616'), 'G-28ID': at('2616') }),
    ],
    ['position.table.counters.S-51RC.at', '2616', counters({ 'S-45RC': at('2616'), 'S-51RC': at('2616') })],
    [
      'position.table.counters.S-HQ-22A.at',
      '2616',
      counters({ 'S-HQ-20A': at('2616'), 'S-HQ-22A': at('2616') }),
    ],
    ['position.table.counters.G-3PZ.at', 'the box reserve', counters({ 'G-3PZ': at('reserve') })],
    ['position.table.vpOnMap.3438', 'worth 9', { position: { table: { vpOnMap: { '3438': 9 } } } }],
    ['position.hidden.cup.1', 'guderianInBox', { position: { hidden: { cup: ['G-2PG', 'G-GUDERIAN'] } } }],
    ['position.table.cupKnown.0', 'guderianInBox', { position: { table: { cupKnown: ['G-GUDERIAN'] } } }],
  ])('%s: a position that no game comes to (%s)', (path, sentence, wrong) => {
    expect(bad({ game: avd, ...wrong })).toEqual([path, expect.stringContaining(sentence)])
  })

  test.each<[string, object]>([
    // What the game lays beneath an agenda does not count.
    ['position.table.agenda.0.step', { table: { agenda: [{ step: 'rest' }] } }],
    [
      'position.table.agenda.1.chit',
      { table: { agenda: [{ step: 'mark', side: 'soviet', left: 1 }, { step: 'play' }] } },
    ],
    [
      'position.table.agenda.0.units.1',
      {
        table: {
          agenda: [{ step: 'airDefence', side: 'soviet', units: ['S-PVO-01', 'X'] }],
          battle: { kind: 'rocket', side: 'german', target: '2617', defenders: [] },
        },
      },
    ],
    // What follows from what is written is not to blame for it.
    ['position.hidden.cup.2', { hidden: { cup: ['S-20A', 'N-SUPPLY', 'NO-CHIT'] } }],
    ['position.hidden.cup.3', { hidden: { cup: ['S-20A', 'G-2PG', 'N-SUPPLY', 'S-20A'] } }],
    [
      'position.table.cupKnown.1',
      { table: { cupKnown: ['N-SUPPLY', 'S-ART'] }, hidden: { cup: ['N-SUPPLY'] } },
    ],
  ])('%s: the very piece that is wrong', (path, position) => {
    expect(badPath({ game: avd, position })).toBe(path)
  })

  test.each<[string, string, object]>([
    ['game', 'a text', {}],
    ['orders.0.side', 'a text', { game: avd, position: {}, orders: [{ order: {} }] }],
    [
      'orders.0.order.type',
      '"moveUnit"',
      { game: avd, position: {}, orders: [{ side: 'german', order: {} }] },
    ],
    [
      'orders.0.order.path',
      'a list, each a hex',
      { game: avd, position: {}, orders: [{ side: 'german', order: { type: 'moveUnit', unit: 'G-3PZ' } }] },
    ],
    [
      'orders.0.order.to',
      'hex',
      {
        game: avd,
        position: {},
        orders: [{ side: 'german', order: { type: 'relocateHq', unit: 'G-HQ-2PG' } }],
      },
    ],
    ['ask.0.question.ask', '"odds"', { game: avd, position: {}, ask: [{ side: 'german', question: {} }] }],
    [
      'ask.0.question.hexes',
      'a whole number',
      { game: avd, position: {}, ask: [{ side: 'german', question: { ask: 'retreat', unit: 'G-3PZ' } }] },
    ],
    [
      'position.table.counters.G-3PZ.at',
      'hex',
      { game: avd, position: { table: { counters: { 'G-3PZ': {} } } } },
    ],
    [
      'position.table.activation.side',
      '"german" or "soviet"',
      { game: avd, position: { table: { activation: { chit: 'G-2PG' } } } },
    ],
    [
      'position.table.agenda.0.left',
      'a whole number',
      { game: avd, position: { table: { agenda: [{ step: 'mark', side: 'soviet' }] } } },
    ],
  ])('%s: a field that is missing, with its form (%s)', (path, form, request) => {
    const [where, sentence] = bad(request)
    expect(where).toBe(path)
    expect(sentence).toContain(`the field "${path.split('.').at(-1)}" is missing; its form: `)
    expect(sentence).toContain(form)
  })

  test('and what there is where a word is none of those that tell the forms apart', () => {
    const [path, sentence] = bad({
      game: avd,
      position: {},
      orders: [{ side: 'german', order: { type: 'fly' } }],
    })
    expect([path, sentence]).toEqual(['orders.0.order.type', expect.stringContaining('"moveUnit"')])
  })

  test('and all of it where there is nothing', () => {
    const [path, sentence] = bad({ game: avd, position: {}, orders: [{ side: 'german' }] })
    expect(path).toBe('orders.0.order')
    expect(sentence).toContain('{ type: "moveUnit", unit, path }')
  })

  test('the number of the set-up that cannot be thrown', () => {
    const dice = SET_UP.map((face, n) => (n === 4 ? 99 : face))
    expect(badPath({ game: avd, scenario: 'campaign', dice })).toBe('dice.4')
  })

  test('though it is no object at all', () => {
    expect(badPath(null)).toBe('')
    expect(badPath(7)).toBe('')
  })
})

describe('schemas', () => {
  const schemas = schemasOf(games[avd]!) as Record<string, { $defs: Record<string, { oneOf: object[] }> }>

  test.each(Object.keys(games))('are there for all that is read and written in %s', (id) => {
    const all = schemasOf(games[id]!)
    expect(Object.keys(all)).toEqual(['position', 'order', 'event', 'question', 'answer', 'view'])
    for (const schema of Object.values(all))
      expect(schema).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema' })
  })

  test('tell a stranger every counter and chit with what is printed on it', () => {
    const { counter, chit, victoryHex } = schemas.position!.$defs
    expect(counter!.oneOf).toContainEqual({
      const: 'G-3PZ',
      title: expect.stringContaining('9-2-10 / 6-1-10'),
    })
    expect(chit!.oneOf).toContainEqual({ const: 'S-20A', title: expect.stringContaining('S-HQ-20A') })
    expect(victoryHex!.oneOf).toHaveLength(20)
  })

  test('leave out what has a default', () => {
    const text = JSON.stringify(schemas.position)
    expect(text).not.toContain('"required":["options"')
  })
})
