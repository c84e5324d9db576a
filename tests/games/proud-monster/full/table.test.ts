import { describe, expect, test } from 'vitest'
import { chartsOf } from '@/components/games/proud-monster/charts'
import { face } from '@/components/games/proud-monster/faces'
import { later } from '@/components/games/proud-monster/later-port'
import { on } from '@/components/games/proud-monster/level'
import { planner } from '@/components/games/proud-monster/planner'
import { port } from '@/components/games/proud-monster/port'
import { staff } from '@/components/games/proud-monster/staff'
import type { OrderBody } from '@/components/offline/plan'
import { overlaysOf } from '@/components/wargame/map/scene'
import { plannedLine } from '@/components/wargame/offline/planned-line'
import type { Offer, TablePort } from '@/components/wargame/port'
import { spearheadsOf } from '@/components/wargame/staff/spearheads'
import { hintIn } from '@/components/wargame/turn/hints'
import { full, game, type View as WholeView } from '@/lib/games/proud-monster/full'
import { rules } from '@/lib/games/proud-monster/full/ruleset'
import type { Side, State, Viewer } from '@/lib/games/proud-monster/full/state'
import { eachOf } from '@/lib/games/proud-monster/names'
import type { View } from '@/lib/games/proud-monster/view'
import { gapsOf } from '@/lib/kernel/interpolate'
import { turnOf } from '../../../bench/staff-taps'
import { play } from '../../../support/game-suite/play'
import { testLosses } from '../../../support/game-suite/test-losses'
import { BOTH, filled, gapsAt, inEnglish, untold } from '../untold'
import { ASSAULT, given, position, SOVIET, tried } from './given'
import { whole } from './suite'

const viewOf = (state: State, viewer: Viewer) => full.view(state, viewer) as WholeView as unknown as View
/** What a side sees, and what it may order. */
function seen(state: State, side: Side = 'german') {
  const view = viewOf(state, side)
  return { view, offers: port.offers(view, full.legal(state, side)) }
}
const ofType = (offers: readonly Offer[], type: string) => offers.filter(({ order }) => order.type === type)
const lawful = (state: State, side: Side, order: object | null) =>
  full.check(state, side, order as never) === null

testLosses(whole, { port, later, plan: planner }, ['game-1', 'game-2'])

test('every lawful order of the learning scenarios is told in both languages, and is whole once its fields are filled', () => {
  const told = new Set<string>()
  const bare = new Set<string>()
  for (const scenario of ['smolensk', 'crimea'])
    play(whole, {
      ...{ seed: `told-${scenario}`, scenario },
      watch: ({ before, side, legal }) => {
        const view = viewOf(before, side)
        const offers = port.offers(view, legal)
        later.hinder!(view)
        expect(new Set(offers.map(({ key }) => key)).size).toBe(offers.length)
        for (const offer of offers) {
          const name = `${offer.order.type} ${view.prompt.step} ${view.table.turn} ${scenario}`
          if (told.has(name)) continue
          told.add(name)
          for (const line of untold(view, offer)) bare.add(line)
          const order = filled(view, offers, offer)
          expect(order, JSON.stringify(offer.order)).not.toHaveProperty('unfilled')
        }
      },
    })
  expect([...bare]).toEqual([])
  const types = new Set([...told].map((one) => one.split(' ')[0]))
  for (const type of ['moveStack', 'arrangeStack', 'mobileAssault', 'declareAttack', 'commitAir', 'takeLoss'])
    expect(types).toContain(type)
}, 120_000)

test('tracks, hexes, units and layers are told and drawn of every turn, with no gap left', () => {
  const turns = new Set<string>()
  play(whole, {
    ...{ seed: 'table-hexes', scenario: 'crimea' },
    watch: ({ before, side }) => {
      const view = viewOf(before, side)
      const { turn, couplet } = view.table
      if (turns.has(`${turn} ${couplet} ${side}`)) return
      turns.add(`${turn} ${couplet} ${side}`)
      expect(gapsAt(port, later, BOTH, view)).toEqual([])
      for (const { id, drawn } of port.layers) if (drawn) expect(later.draw(id, view, null)).toBeDefined()
    },
  })
  expect(turns.size).toBeGreaterThan(5)
}, 120_000)

test('what the desk proposes is told, though each order stands alone', () => {
  const state = turnOf('german', '5.1')
  const view = viewOf(state, 'german')
  const orders = [...(staff.desk(view, full.legal(state, 'german')) as IterableIterator<OrderBody>)]
  expect(orders.map(({ type }) => type)).toContain('replaceStep')
  for (const words of BOTH)
    for (const order of orders) expect(plannedLine(port, words, view, order)).toMatch(/Division/)
})

test('the tracks say of which kinds the German will have to withdraw, and when (8.16, 17.4)', () => {
  const view = viewOf(position({ turn: 11, units: { 'DE-ID-1': '4006S' } }), 'german')
  const lines = BOTH.map((words) => later.tracks(words, view).flatMap(({ lines }) => lines))
  expect(lines[0]).toContain('To be withdrawn in turn 11: cavalry, infantry, Hungarian')
  expect(lines[0]!.join()).not.toContain('turn 10:')
  expect(lines[1]!.join()).toContain('Abzuziehen in Runde 11: Kavallerie, Infanterie, ungarisch')
})

describe('a stack under cover (14.7)', () => {
  const facing = position({
    units: {
      'DE-PZ-1': '4006S',
      'DE-ID-1': '4006S',
      'SU-RD-001': '4007S',
      'SU-RD-002': '4007S',
      'SU-RD-003': '4005S',
    },
  })
  const heights = (viewer: Viewer) =>
    ['4006S', '4007S', '4005S'].map((hex) => port.stacks!.height(viewOf(facing, viewer), hex))

  test('is counted by its owner, and to others one or several', () => {
    expect(heights('german')).toEqual([2, 'several', 'one'])
    expect(heights('soviet')).toEqual(['several', 2, 1])
    expect(heights('spectator')).toEqual(['several', 'several', 'one'])
    const pieces = port.pieces(viewOf(facing, 'german')).filter(({ hex }) => hex === '4007S')
    expect(pieces.map(({ id }) => id)).toEqual(['SU-RD-001'])
  })

  test('shows its owner on top what others see, and he puts another there', () => {
    const top = (state: State) =>
      port
        .pieces(viewOf(state, 'german'))
        .filter(({ hex }) => hex === '4006S')
        .at(-1)!.id
    const theirs = port.pieces(viewOf(facing, 'soviet')).find(({ hex }) => hex === '4006S')!.id
    expect(top(facing)).toBe(theirs)
    const { view, offers } = seen(facing)
    const [offer, ...others] = ofType(offers, 'arrangeStack')
    expect(others).toEqual([])
    expect(offer).toMatchObject({ unit: 'DE-PZ-1', hex: '4006S', seldom: 'here', choices: [] })
    expect(
      top(
        given(facing)
          .when('german', filled(view, offers, offer!) as never)
          .allows().state,
      ),
    ).toBe('DE-PZ-1')
  })
})

test('a unit of a stack is put on top before the stack moves, and that does not hide what the stack can do', () => {
  const { offers } = seen(position({ units: { 'DE-PZ-1': '4006S', 'DE-ID-1': '4006S' } }))
  expect(offers.findIndex(({ order }) => order.type === 'moveStack')).toBeGreaterThanOrEqual(0)
  expect(ofType(offers, 'arrangeStack').every(({ seldom }) => seldom)).toBe(true)
})

const MOBILE = position({ units: { 'DE-PZ-1': '4006S', ...tried('SU-RD-001', '4007S', '3-4') } })

test('an assault on the move shows its odds, and is nothing left undone (15.2)', () => {
  const { view, offers } = seen(MOBILE)
  const [offer] = ofType(offers, 'mobileAssault')
  expect(offer).toMatchObject({ kind: 'bombard', target: '4007S', hex: '4007S' })
  const order = filled(view, offers, offer!)
  expect(lawful(MOBILE, 'german', order)).toBe(true)
  expect(port.forecast(view, offer!, order as never)).toMatchObject({ possible: null })
  expect(port.forecast(view, offer!, order as never)!.text).toMatch(/:1/)
})

test('against a stack of several the odds reckon with who may lie beneath its top (14.7)', () => {
  const alone = tried('SU-RD-001', '4007S', '3-4')
  const facing = (more: Record<string, string>) =>
    position({ ...ASSAULT, units: { 'DE-PZ-1': '4006S', ...alone, ...more } as never })
  const forecastOf = (state: State) => {
    const { view, offers } = seen(state)
    const [offer] = ofType(offers, 'declareAttack')
    return port.forecast(view, offer!, { ...offer!.order, attackers: ['DE-PZ-1'] } as never)!
  }
  const single = forecastOf(facing({ 'SU-RD-002': '4106S' }))
  expect(single.range!.map(({ strengths }) => strengths!.defence)).toEqual([4, 4])
  expect(single.ladder.map(({ key }) => key)).not.toContain('odds-covered')
  const covered = forecastOf(facing({ 'SU-RD-002': '4007S', 'SU-RD-003': '4007S' }))
  // Two more untried ones may be in it, for two are covered and there is room for four.
  const [least, most] = covered.range!
  expect(inEnglish.say(least.ladder[1]!)).toBe('One is seen, 1–2 more beneath')
  expect(least.ladder.map(inEnglish.say)).toEqual(most.ladder.map(inEnglish.say))
  expect(most.strengths!.defence).toBeGreaterThan(4)
  expect(least.strengths!.defence).toBeGreaterThan(most.strengths!.defence)
  // Nothing in it tells how many there are: three lie beneath two tops.
  const shared = (...units: readonly string[]) =>
    facing({ ...eachOf(['SU-RD-004', 'SU-RD-005'], () => '5116N'), ...eachOf(units, () => '4007S') })
  const two = forecastOf(shared('SU-RD-002', 'SU-RD-003'))
  expect(two).toEqual(
    forecastOf(
      facing({ 'SU-RD-002': '4007S', ...eachOf(['SU-RD-003', 'SU-RD-004', 'SU-RD-005'], () => '5116N') }),
    ),
  )
  // One of them lies beneath the other top.
  expect(inEnglish.say(two.range![0]!.ladder[1]!)).toMatch(/ 1–2 more /)
  // Where as many lie beneath tops as there are tops it is known how many there are.
  const one = forecastOf(shared('SU-RD-002'))
  expect(inEnglish.say(one.range![0]!.ladder[1]!)).toBe('One is seen, one more beneath')
})

test('what an order costs is said before it is given, in both languages', () => {
  const priced = (state: State, side: Side, type: string) => {
    const { view, offers } = seen(state, side)
    const offer = ofType(offers, type)[0]!
    const order = filled(view, offers, offer) as never
    const told = later.perils!(view, { offer, order, hexes: [] })
    for (const { key, params } of told)
      for (const words of BOTH) expect(gapsOf(words.own(key, params, '{}')), key).toEqual([])
    return told.map(({ key, params }) => inEnglish.own(key, params))
  }
  // Three, and four for the river.
  expect(priced(MOBILE, 'german', 'mobileAssault')).toEqual(['7 points, 5 left'])
  const riders = position({
    ...{ ...SOVIET, turn: 4, couplet: 1 },
    units: { 'SU-CD-001': { at: '4006S', tried: 0 }, 'DE-ID-1': '4007S' },
  })
  expect(priced(riders, 'soviet', 'mobileAssault')).toEqual(['the cavalry is lost'])
  const rifles = position({ ...SOVIET, turn: 4, couplet: 1, units: { 'SU-RD-001': '2512S' } })
  expect(priced(rifles, 'soviet', 'sailUnits')).toEqual(['4 may still sail'])
  const called = (n: number) =>
    position({
      agenda: [{ step: 'callUp', side: 'german' }],
      ...{ turn: 7, called: n, phase: 'reinforcement' },
      units: { 'DE-SEC-207': 'track', 'DE-SEC-281': 'track', 'DE-ID-1': '2705N' },
    })
  expect(priced(called(0), 'german', 'callUp')).toEqual(['costs a point'])
  expect(priced(called(1), 'german', 'callUp')).toEqual([])
})

test('an air corps is sent over a stack by a tap on it (10.2)', () => {
  const state = position({
    units: { 'DE-PZ-1': '4006S', 'DE-ID-1': '4006S', 'DE-ID-21': '4004S' },
    agenda: [{ step: 'checkVictory' }, { step: 'commit', side: 'german', recalled: true }],
  })
  const { view, offers } = seen(state)
  const corps = ofType(offers, 'commitAir')
  expect(corps).toHaveLength(5)
  const [offer] = corps
  const [choice] = offer!.choices
  const routes = port.routes(view, offer!, choice!, offer!.order)
  expect([...routes.keys()].sort()).toEqual(['4004S', '4006S'])
  const [route] = routes.get('4004S')!
  expect(route!.value).toBe('DE-ID-21')
  const order = { ...offer!.order, unit: route!.value }
  expect(lawful(state, 'german', order)).toBe(true)
  const after = given(state)
    .when('german', order as never)
    .allows().state
  expect(port.above!(viewOf(after, 'soviet'))).toMatchObject([{ hex: '4004S' }])
  for (const { unit } of corps) expect(face(on(view.table), unit!).symbol).toBe('airborne')
})

test('in attenuated supply the odds are told from the worst to the best of its die (9.6)', () => {
  const at = (turn: number) =>
    position({
      ...ASSAULT,
      turn,
      units: { 'DE-PZ-1': '4006S', 'DE-ID-1': '4006S', ...tried('SU-RD-001', '4007S', '3-4') },
    })
  const { view, offers } = seen(at(9))
  const [offer] = ofType(offers, 'declareAttack')
  const forecast = port.forecast(view, offer!, { ...offer!.order, attackers: ['DE-PZ-1', 'DE-ID-1'] })!
  expect(forecast.range).toHaveLength(2)
  expect(forecast.range!.map(({ ladder }) => ladder.at(-1)!.cite)).toEqual(['PM 9.6', 'PM 9.6'])
})

test('the weather of the north is printed, and the Crimea has its own (13.2)', () => {
  const weather = (north: 'D' | 'M' | 'F' | 'S', south: 'D' | 'M' | 'F' | 'S') =>
    viewOf(position({ weather: { north, south, mired: { north: false, south: false } } }), 'german')
  expect(port.season!(weather('D', 'D'))).toBeUndefined()
  expect(port.season!(weather('M', 'D'))).toBe('mud')
  expect(port.season!(weather('S', 'M'))).toBe('snow')
  expect(port.activity(inEnglish, weather('S', 'M'), []).at(-1)).toBe('snow/mud')
  expect(port.activity(inEnglish, weather('M', 'M'), []).at(-1)).toBe('mud')
})

test('the bar tells of the couplet, and whose player turn it is where the other side decides', () => {
  const view = viewOf(position({ turn: 9, couplet: 2 }), 'german')
  const told = (awaits: Side[]) =>
    port.activity(inEnglish, { ...view, prompt: { ...view.prompt, awaits } }, [])
  expect(told(['german'])).toEqual(['0 to move', 'couplet\u00a02/2'])
  expect(told(['soviet'])).toEqual(['0 to move', 'German\u00a0turn'])
  const inFirst = viewOf(position({ turn: 1 }), 'german')
  expect(port.activity(inEnglish, inFirst, [])).toEqual(['0 to move'])
})

test('orders beside battle and movement are told and can be filled', () => {
  const states: [State, Side][] = [
    [position({ turn: 2, couplet: 2, units: { 'DE-PZ-1': '4006S', 'DE-ID-1': '3006S' } }), 'german'],
    [position({ turn: 12, units: { 'DE-ID-1': '3511S' } }), 'german'],
    [
      position({
        ...SOVIET,
        turn: 8,
        units: { 'SU-RD-001': '2919S', 'SU-RD-002': 'southPorts', 'SU-RD-003': 'rvgk' },
      }),
      'soviet',
    ],
    [
      position({
        turn: 4,
        units: { 'DE-ID-1': { at: '2006S', lost: 1 }, 'DE-PZ-1': { at: '2007S', lost: 1 } },
        agenda: [{ step: 'checkVictory' }, { step: 'restore', side: 'german', begun: true }],
      }),
      'german',
    ],
  ]
  const types = new Set<string>()
  for (const [state, side] of states) {
    const { view, offers } = seen(state, side)
    for (const offer of offers) {
      types.add(offer.order.type)
      expect(untold(view, offer)).toEqual([])
      const order = filled(view, offers, offer)
      if (order) expect(lawful(state, side, order), JSON.stringify(order)).toBe(true)
    }
  }
  for (const type of [
    'declarePause',
    'concentrateSupply',
    'supplyByAir',
    'sailUnits',
    'invadeCoast',
    'replaceStep',
    'refitDivision',
  ])
    expect([...types]).toContain(type)
})

test('Guards that may be formed are told with what is printed on them, and Flak lies beneath others', () => {
  const forming = position({
    ...{ turn: 7, acting: 'soviet', phase: 'reinforcement' },
    agenda: [{ step: 'checkVictory' }, { step: 'convert', side: 'soviet' }],
    units: {
      'SU-G02': 'guards',
      ...tried('SU-RD-001', '5017N', '3-4'),
      'DE-FLAK-I': '3005S',
      'DE-ID-1': '3005S',
    },
  })
  const { view, offers } = seen(forming, 'soviet')
  const { attack, defence, move } = on(view.table).rules.counters['SU-G02']!.values[0]!
  expect(port.line(inEnglish, view, ofType(offers, 'formGuards')[0]!)).toBe(
    `2G (127) ${attack}-${defence}-${move} in place of Rifle Division 1`,
  )
  for (const viewer of ['german', 'soviet'] as const) {
    const shown = port.pieces(viewOf(forming, viewer)).filter(({ id }) => id.startsWith('DE-'))
    expect(shown.at(-1)!.id).toBe('DE-ID-1')
  }
})

test('plans are judged by the level of their scenario', () => {
  const view = full.view(MOBILE, 'german') as never
  const order = { type: 'arrangeStack', unit: 'DE-PZ-1' }
  expect(planner(view, full.legal(MOBILE, 'german'), [order] as never).end).toBe('unlawful')
  expect(planner(view, full.legal(MOBILE, 'german'), []).end).toBeNull()
})

test('standing orders ask for retreats at the full level alone', () => {
  const { standing } = later
  const at = (scenario: string) => {
    const options = { offTurn: { german: 'safe', soviet: 'safe' } }
    return { ...viewOf(MOBILE, 'german'), mine: null, table: { ...MOBILE.table, scenario, options } } as never
  }
  expect(standing!.usual(at('campaign-full'), 'german').losses).toHaveProperty('retreat')
  expect(standing!.usual(at('riga'), 'german').losses).not.toHaveProperty('retreat')
})

test('charts of the whole rules are complete in both languages', () => {
  for (const language of ['en', 'de'] as const) {
    const charts = chartsOf(language)
    expect(charts.map(({ chapter }) => chapter)).toEqual(expect.arrayContaining(['9', '13']))
    expect(JSON.stringify(charts)).not.toMatch(/weather\.|supply\.|undefined/)
  }
})

test('the game of both levels offers the whole rules', () => {
  expect(game.scenarios.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['smolensk', 'crimea', 'campaign-full']),
  )
})

test('every hint of the guide has words, and beginners hear nothing of what they have not', () => {
  for (const words of BOTH)
    for (const hint of Object.keys(port.guide).filter((one) => one !== 'win'))
      expect(words.own(`coach.${hint}`, {}, ''), hint).not.toBe('')
  const at = (scenario: string) => {
    const { table, ...rest } = viewOf(MOBILE, 'german')
    return { ...rest, table: { ...table, scenario } } as View
  }
  expect(port.coach(at('campaign-full'), null, true)).toContain('mobile')
  expect(port.coach(at('riga'), null, true)).not.toContain('mobile')
  const all = Object.keys(port.guide).length
  const steps = (scenario: string) =>
    ['win', 'advance'].map((hint) => hintIn(port as TablePort, inEnglish, at(scenario), hint).step)
  expect(steps('campaign-full')).toEqual([`1/${all}`, `${all}/${all}`])
  // Of aircraft, assaults on the move and stacks under cover they are told nothing.
  expect(steps('riga')).toEqual([`1/${all - 3}`, `${all - 3}/${all - 3}`])
})

test('the guide speaks of ways to whoever moves a stack, of odds to whoever attacks on the move, and else of neither', () => {
  const { view, offers } = seen(MOBILE)
  const told = (offer: Offer | null) => port.coach(view, offer, false)
  const [stack] = ofType(offers, 'moveStack')
  const [assault] = ofType(offers, 'mobileAssault')
  expect(told(null)).toEqual(['stack', 'covered'])
  expect(told(stack!)).toEqual(['move', 'cost'])
  expect(told(assault!)).toEqual(['blind', 'ladder'])
  expect(told({ ...stack!, kind: 'other' })).toEqual([])
})

test('supply is a layer under all rules alone', () => {
  const at = (scenario: string) => {
    const { table, ...rest } = viewOf(MOBILE, 'german')
    return overlaysOf(port as TablePort, { ...rest, table: { ...table, scenario } } as View)
  }
  expect(at('campaign-full')).toHaveProperty('supply')
  expect(at('riga')).not.toHaveProperty('supply')
})

test('an aircraft that is proposed for a stack is said with it', () => {
  const { view } = seen(position({ units: { 'DE-PZ-1': '2709N' } }))
  const order = { type: 'commitAir', air: 'DE-AIR-VIII', unit: 'DE-PZ-1' }
  const [english, german] = BOTH.map((words) => plannedLine(port as TablePort, words, view as never, order))
  expect(english).toMatch(/^VIII Air Corps supports 1st Panzer Division and its stack, .*2709N/)
  expect(german).toMatch(/^VIII\. Fliegerkorps unterstützt/)
})

test('stacks that can attack on the move are told by where they stand, each with its targets', () => {
  const [one, other] = rules.board.neighbours('2709N').filter((hex) => rules.isLand(hex)) as [string, string]
  const { offers } = seen(position({ units: { 'DE-PZ-1': '2709N', 'SU-RD-001': one, 'SU-RD-002': other } }))
  const heads = spearheadsOf(staff, offers)
  expect(heads.map(({ hex }) => hex)).toEqual(['2709N'])
  expect(heads[0]!.offers.map(({ target }) => target).sort()).toEqual([one, other].sort())
})
