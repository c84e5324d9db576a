import { expect, test } from 'vitest'
import { chartsOf } from '@/components/games/proud-monster/charts'
import { face } from '@/components/games/proud-monster/faces'
import { later } from '@/components/games/proud-monster/later-port'
import { port } from '@/components/games/proud-monster/port'
import { plannedLine } from '@/components/wargame/offline/planned-line'
import { plannerOf } from '@/components/wargame/offline/planner'
import type { Offer, TablePort } from '@/components/wargame/port'
import { draftOf } from '@/components/wargame/turn/draft'
import { asProposed, NOTHING, tapped } from '@/components/wargame/turn/selection'
import { board } from '@/lib/games/proud-monster/geometry'
import { unseenOf } from '@/lib/games/proud-monster/rules/02-unseen'
import { on, ruleset } from '@/lib/games/proud-monster/ruleset'
import { FACES, type State } from '@/lib/games/proud-monster/state'
import { throwWords } from '@/lib/games/proud-monster/throws'
import { gapsOf } from '@/lib/kernel/interpolate'
import { play } from '../../support/game-suite/play'
import { testLosses } from '../../support/game-suite/test-losses'
import { testOwnWays } from '../../support/game-suite/test-own-ways'
import { testPerils } from '../../support/game-suite/test-perils'
import { ASSAULT, given, move, position, row, tried } from './given'
import { proud } from './suite'
import { BOTH, filled, inEnglish, untold } from './untold'

const plan = plannerOf(ruleset)

const { game } = proud

/** What a side sees, and what it may order. */
function seen(state: State, side: 'german' | 'soviet' = 'german') {
  const view = game.view(state, side)
  return { view, offers: port.offers(view, game.legal(state, side)) }
}
const offerOf = (offers: readonly Offer[], type: string, hex: string): Offer =>
  offers.find((offer) => offer.order.type === type && offer.hex === hex)!

testOwnWays(proud, { port, later, plan })
testLosses(proud, { port, later, plan }, ['game-1', 'game-2'])
testPerils(
  proud,
  { port, later, words: BOTH },
  ['game-1', 'game-2', 'game-5'],
  ['peril.lost', 'peril.left', 'peril.both', 'peril.most'],
)

test('every lawful order of a game is told in both languages, and is whole once its fields are filled', () => {
  const told = new Set<string>()
  const bare = new Set<string>()
  play(proud, {
    seed: 'table-1',
    watch: ({ before, side, legal }) => {
      const view = game.view(before, side)
      const offers = port.offers(view, legal)
      later.hinder!(view)
      expect(new Set(offers.map(({ key }) => key)).size).toBe(offers.length)
      for (const offer of offers) {
        const name = `${offer.order.type} ${view.prompt.step} ${view.table.turn}`
        if (told.has(name)) continue
        told.add(name)
        for (const line of untold(view, offer)) bare.add(line)
        expect(filled(view, offers, offer), JSON.stringify(offer.order)).not.toHaveProperty('unfilled')
      }
    },
  })
  expect([...bare]).toEqual([])
  const types = new Set([...told].map((one) => one.split(' ')[0]))
  for (const type of ['moveStack', 'declareAttack', 'placeUnits', 'takeLoss', 'advanceUnits', 'done'])
    expect(types).toContain(type)
})

test('tracks, hexes, units and victory are told of every turn, with no gap left', () => {
  const turns = new Set<number>()
  play(proud, {
    seed: 'table-2',
    watch: ({ before, side }) => {
      const view = game.view(before, side)
      const { turn } = view.table
      if (turns.has(turn)) return
      turns.add(turn)
      const { field } = port
      for (const words of BOTH) {
        const tracks = later.tracks(words, view)
        expect(tracks[0]!.cells!.filter(({ now }) => now).map(({ text }) => text)).toEqual([String(turn)])
        const said = [
          ...[tracks, later.victory(words, view), later.legend(words, view).map(({ text }) => text)],
          field!(view)!.flatMap((hex) => later.hexFacts(words, view, hex)),
          port.pieces(view).map(({ id }) => port.unitFacts(words, view, id)),
        ]
        expect(gapsOf(JSON.stringify(said).replace(/"[a-z]+":/gi, ''))).toEqual([])
      }
    },
  })
  expect([...turns]).toEqual([1, 2])
})

test('how a leg is scored is told by its margins, and its tracks end with it', () => {
  const { historic, win, draw, lastTurn } = ruleset.rules.scenarios.campaign.legs.frontier!
  const { view } = seen(position({ options: { leg: 'frontier' } }))
  for (const words of BOTH) {
    const told = later.victory(words, view)
    expect(told.map(({ side }) => side)).toEqual(['german', 'german', 'german', null, 'soviet'])
    expect(gapsOf(JSON.stringify(told).replace(/"[a-z]+":/gi, ''))).toEqual([])
    const figures = told.slice(2).map(({ text }) => text.match(/\d+/g)!.map(Number))
    expect(figures).toEqual([
      [lastTurn, historic + win, historic],
      // A draw of one number of points alone is told by it.
      [lastTurn, historic + draw, ...(win - draw > 1 ? [historic + win - 1] : [])],
      [lastTurn, historic + draw - 1],
    ])
    expect(later.tracks(words, view)[0]!.cells).toHaveLength(lastTurn)
  }
})

test('a table has a staff unless its options say that neither side has', () => {
  expect(port.hasStaff!(seen(position()).view)).toBe(true)
  expect(port.hasStaff!(seen(position({ options: { aids: 'none' } })).view)).toBe(false)
})

/** A table on which the German has cleared a hex, and may go into it. */
function cleared(target: string, units: NonNullable<Parameters<typeof position>[0]>['units']): State {
  const attackers = Object.keys(units!).filter((unit) => unit.startsWith('DE'))
  const all = { ...units, ...tried('SU-RD-001', target, '1-1') }
  return given(position({ ...ASSAULT, units: all }))
    .when('german', { type: 'declareAttack', target, attackers }, [])
    .allows().state
}

const PANZERS = {
  ...{ 'DE-PZ-1': '4006S', 'DE-PZ-14': '4006S', 'DE-PZ-6': '4006S', 'DE-MOT-36': '4006S' },
  ...{ 'DE-MOT-14': '4106S', 'DE-ID-1': '4106S' },
} as const

test('who goes into a hex is proposed: who is worth least, as few as hold it, by a lawful order (14.39)', () => {
  const state = cleared('4007S', PANZERS)
  const { view, offers } = seen(state)
  const offer = offerOf(offers, 'advanceUnits', '4007S')
  expect(offer.choices[0]!.from).toHaveLength(Object.keys(PANZERS).length)
  const usual = later.proposes!(view, offer)!
  expect(usual).toEqual(['DE-ID-1'])
  given(state)
    .when('german', { type: 'advanceUnits', units: [...usual] })
    .allows()
  // So it is chosen on the map, until others are.
  const chosen = { ...NOTHING, entry: offer.key }
  expect(asProposed(view, offer, chosen, null)).toBe(chosen)
  const filled = asProposed(view, offer, chosen, later)
  expect(draftOf(port, inEnglish, view, offers, filled, later).order).toMatchObject({ units: usual })
  expect(tapped(port, view, offers, filled, '4106S').set).toEqual([])
  const others = { ...chosen, set: ['DE-PZ-1'] }
  expect(asProposed(view, offer, others, later)).toEqual(others)
})

const STACK = { 'DE-PZ-1': '2009N', 'DE-PZ-6': '2009N', 'DE-MOT-36': '2009N' } as const
const riga = (units: NonNullable<Parameters<typeof position>[0]>['units'], more: object = {}) =>
  position({ scenario: 'riga', turn: 1, ...more, units })

test('where a stack can go is seen as soon as it is chosen, and a tap there goes on to the way', () => {
  const { view, offers } = seen(riga({ ...STACK, 'DE-ID-11': '2011N' }))
  const offer = offerOf(offers, 'moveStack', '2009N')
  const chosen = tapped(port, view, offers, NOTHING, '2009N')
  expect(chosen.entry).toBe(offer.key)
  const draft = draftOf(port, inEnglish, view, offers, chosen)
  expect(draft.set).toHaveLength(3)
  const reach = draft.choices.map(({ hex }) => hex)
  expect(reach.length).toBeGreaterThan(20)
  expect(draft.choices.every(({ tone }) => tone === 'go')).toBe(true)
  const to = reach.find((hex) => board.distance('2009N', hex) === 2)!
  const next = draftOf(port, inEnglish, view, offers, tapped(port, view, offers, chosen, to, draft.onward))
  expect(next.order).toMatchObject({ type: 'moveStack', from: '2009N', units: draft.set })
  expect((next.order!.path as string[]).at(-1)).toBe(to)
})

test('a part of a stack goes as far as its slowest can, and a single unit needs not be chosen', () => {
  const { view, offers } = seen(riga({ 'DE-PZ-1': '2009N', 'DE-ID-11': '2009N', 'DE-ID-21': '2011N' }))
  const offer = offerOf(offers, 'moveStack', '2009N')
  const reachOf = (set: readonly string[]) =>
    draftOf(port, inEnglish, view, offers, { ...NOTHING, entry: offer.key, set }).choices.length
  expect(reachOf(['DE-PZ-1'])).toBeGreaterThan(reachOf(['DE-PZ-1', 'DE-ID-11']))
  const alone = offerOf(offers, 'moveStack', '2011N')
  expect(alone).toMatchObject({ unit: 'DE-ID-21', order: { units: ['DE-ID-21'] } })
  expect(alone.choices.map(({ field }) => field)).toEqual(['path'])
})

test('why a stack does not go where it cannot is told with the rule', () => {
  const { view, offers } = seen(riga({ ...STACK, 'SU-RD-001': '2109N' }))
  const offer = offerOf(offers, 'moveStack', '2009N')
  expect(later.whyNot(view, offer, '2109N')).toMatchObject({ no: 'PM 12.4' })
})

const BLIND = { ...STACK, 'SU-RD-001': '2108N', 'SU-MRD-001': '2108N' }

const FULL = ['DE-PZ-1', 'DE-PZ-6', 'DE-MOT-36', 'DE-ID-269', 'DE-PZ-8']
/** One more goes where five stand. */
function crowded(): State {
  const here = riga({ ...Object.fromEntries(FULL.map((unit) => [unit, '2009N'])), 'DE-MOT-3': '2011N' })
  return given(here)
    .when('german', move('DE-MOT-3', '2011N', '2010N', '2009N'))
    .allows().state
}

test('while too many stand in a hex it is said why movement does not end, until they have room', () => {
  const { view, offers } = seen(crowded())
  expect(offers.some(({ kind }) => kind === 'done')).toBe(false)
  const draft = draftOf(port, inEnglish, view, offers, NOTHING, later)
  expect(draft).toMatchObject({ cite: 'PM 6.2', refusedAt: ['2009N'] })
  expect(draft.hint).toContain('2009N')
  // Nobody is given up as long as somebody can leave, and no mark on the map asks for it.
  expect(offerOf(offers, 'forfeitUnits', '2009N').seldom).toBe(true)
  const before = seen(riga({ 'DE-MOT-3': '2011N' }))
  expect(later.hinder!(before.view)).toBeNull()
})

test('a corps and those who are mechanized are chosen at once out of a stack', () => {
  const said = BOTH.map((words) => later.bodies!(words, [...FULL, 'DE-ID-12']))
  expect(said[0]).toEqual([
    { label: 'XXXXI Corps 4', units: FULL.slice(0, 4) },
    { label: 'Mobile 4', units: ['DE-PZ-1', 'DE-PZ-6', 'DE-MOT-36', 'DE-PZ-8'] },
  ])
  expect(said[1]!.map(({ label }) => label)).toEqual(['XXXXI. Korps 4', 'Beweglich 4'])
  // All of a stack is no part of it, and one alone needs no name.
  expect(later.bodies!(inEnglish, ['DE-ID-12', 'DE-ID-21'])).toEqual([])
  expect(later.bodies!(inEnglish, FULL.slice(0, 4)).map(({ label }) => label)).toEqual(['Mobile 3'])
})

test('what Soviet incursions cost the German gives the Soviet nothing (4.1, 4.4)', () => {
  const { table } = riga(STACK)
  const view = { ...seen(riga(STACK)).view, table: { ...table, taken: ['2705N'], debit: 3 } }
  expect(port.score(view)).toEqual({ german: -2, soviet: 3 })
})

test('a layer shows who holds the places that count', () => {
  const { table } = riga(STACK)
  const view = { ...seen(riga(STACK)).view, table: { ...table, taken: ['2705N'] } }
  const { tints = [] } = later.draw('control', view, null)
  const heldBy = (side: string) => tints.find((tint) => tint.side === side)!.hexes
  expect(heldBy('west')).toEqual(['2705N'])
  expect(heldBy('east')).toEqual(expect.arrayContaining(['2311N', '2512N', '2910N']))
  expect(heldBy('east')).not.toContain('2705N')
})

test('an attack on the unknown is told from the least to the most, to both sides and to whoever looks on', () => {
  const state = riga(BLIND, ASSAULT)
  const { view, offers } = seen(state)
  const offer = offerOf(offers, 'declareAttack', '2108N')
  const order = { ...offer.order, attackers: Object.keys(STACK) }
  const forecast = port.forecast(view, offer, order)!
  const [least, most] = forecast.range!
  expect([least.text, most.text, forecast.text]).toEqual(['2:1', '8:1+', '2–8:1+'])
  // 30 against 7 and 5 at the most, against 1 and 2 at the least.
  expect(port.label(inEnglish, offer, { odds: forecast.text!, stays: false })).toBe('Attack blind 2–8:1+')
  expect(least.strengths).toEqual({ attack: 30, defence: 12 })
  expect(most.strengths).toEqual({ attack: 30, defence: 3 })
  for (const viewer of ['soviet', 'spectator'] as const)
    expect(port.forecast(game.view(state, viewer), offer, order)).toEqual(forecast)
  // Each step is the same sentence in both, so that they stand side by side.
  expect(least.ladder.map(inEnglish.say)).toEqual(most.ladder.map(inEnglish.say))
})

test('a table may have it reckoned how likely each column is, for both sides and whoever looks on alike (2.15)', () => {
  const told = (setting: object) => {
    const state = riga(BLIND, { ...ASSAULT, ...setting })
    const { view, offers } = seen(state)
    const offer = offerOf(offers, 'declareAttack', '2108N')
    const order = { ...offer.order, attackers: Object.keys(STACK) }
    const [german, ...others] = (['german', 'soviet', 'spectator'] as const).map(
      (viewer) => port.forecast(viewer === 'german' ? view : game.view(state, viewer), offer, order)!,
    )
    for (const other of others) expect(other).toEqual(german)
    return german!
  }
  expect(told({}).spread).toBeUndefined()
  const { spread, range } = told({ options: { odds: 'spread' } })
  const columns = spread!.columns.map(({ text }) => text)
  // The ends are the least and the most that may come, or lie between them where these are rare.
  expect(range!.map(({ text }) => text)).toEqual(['2:1', '8:1+'])
  expect(columns).toEqual([...columns].sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10)))
  expect(Number.parseInt(columns[0]!, 10)).toBeGreaterThanOrEqual(2)
  for (const sum of [spread!.columns.map(({ share }) => share), Object.values(spread!.harms)])
    expect(sum.reduce((all, share) => all + share, 0)).toBeCloseTo(1)
  // 30 against at most 12: the defender loses more.
  expect(spread!.harms.defender).toBeGreaterThan(spread!.harms.attacker)
})

test('odds below the table are told as fewer than its first column (14.10)', () => {
  const units = { 'DE-AG-184': '2009N', 'SU-RD-001': '2108N', 'SU-MRD-001': '2108N' }
  const { view, offers } = seen(riga(units, ASSAULT))
  const offer = offerOf(offers, 'declareAttack', '2108N')
  const forecast = port.forecast(view, offer, { ...offer.order, attackers: ['DE-AG-184'] })!
  expect(forecast.text).toMatch(/^<1:3–/)
})

test('twins that differ in what nobody knows are told alike', () => {
  const options = { odds: 'spread' } as const
  const worst = position({
    ...ASSAULT,
    options,
    scenario: 'riga',
    turn: 1,
    units: BLIND,
    values: { 'SU-RD-001': '1-1' },
  })
  const best = position({
    ...ASSAULT,
    options,
    scenario: 'riga',
    turn: 1,
    units: BLIND,
    values: { 'SU-RD-001': '6-7' },
  })
  const told = (state: State) => {
    const { view, offers } = seen(state)
    const offer = offerOf(offers, 'declareAttack', '2108N')
    const faces = port.pieces(view).map(({ face: { draw: _, ...face } }) => face)
    return JSON.stringify([
      faces,
      later.tracks(inEnglish, view),
      port.forecast(view, offer, { ...offer.order }),
    ])
  }
  expect(told(best)).toBe(told(worst))
})

test('once all has been seen the odds are known, and what was seen is no more among the unknown', () => {
  const known = { ...STACK, ...tried('SU-RD-001', '2108N', '3-4') }
  const { view, offers } = seen(riga(known, ASSAULT))
  const offer = offerOf(offers, 'declareAttack', '2108N')
  const forecast = port.forecast(view, offer, { ...offer.order, attackers: Object.keys(STACK) })!
  expect(forecast).toMatchObject({ text: '7:1', strengths: { attack: 30, defence: 4 } })
  expect(forecast.range).toBeUndefined()
  const left = (state: State) =>
    unseenOf(on(state.table), 'RD').rows.find(({ attack, defence }) => `${attack}-${defence}` === '3-4')!.left
  expect(left(riga(known))).toBe(left(riga(STACK)) - 1)
})

test('an untried unit shows its kind and its movement and nothing else', () => {
  const faces = ['SU-RD-001', 'SU-RD-002'].map((unit) => face(on(riga({ [unit]: '2108N' }).table), unit))
  expect(faces[0]!.key).toBe(faces[1]!.key)
  const { table } = riga({ 'SU-RD-001': { at: '2108N', tried: row('SU-RD-001', '3-4') } })
  expect(face(on(table), 'SU-RD-001').key).not.toBe(faces[0]!.key)
})

test('what nobody knows yet is told by pools of which any unit is there, all counters of each', () => {
  const view = game.view(game.setUp('riga', {}, { roll: () => 1, secret: () => 1 }).state, 'spectator')
  const { boxes = [] } = later.tracks(inEnglish, view).at(-1)!
  const there = FACES.map((face) => unseenOf(on(view.table), face)).filter(({ inGame }) => inGame > 0)
  expect(boxes.map(({ title }) => Number(/\d+/.exec(title)))).toEqual(there.map(({ inGame }) => inGame))
  for (const [n, { bars = [] }] of boxes.entries())
    expect(bars.reduce((sum, { value }) => sum + value, 0)).toBe(there[n]!.count)
})

test('the first morning has its front, its stacks and the hexes in play', () => {
  const { counters, stacks, west } = later.start('riga')
  expect(counters).toHaveLength(55)
  expect(stacks?.heights.get('2009N')).toBe(5)
  expect(west?.has('2009N')).toBe(true)
  expect(west?.has('2108N')).toBe(false)
})

test('what a move costs is told part by part, and what may attack there then', () => {
  const { view, offers } = seen(riga({ 'DE-ID-11': '2011N', 'SU-TD-001': '2212N' }, { turn: 2 }))
  const offer = offerOf(offers, 'moveStack', '2011N')
  const [due] = offer.choices
  for (const [hex, [route]] of port.routes(view, offer, due!, offer.order)) {
    const sum = later.costs(view, offer, route!).reduce((all, { amount }) => all + Number(amount), 0)
    if (!later.costs(view, offer, route!).some(({ key }) => key === 'cost.all'))
      expect([hex, sum]).toEqual([hex, route!.cost])
  }
  const [route] = port.routes(view, offer, due!, offer.order).get('2111N')!
  const stakes = later.exposure(inEnglish, view, offer, route!)!
  expect(stakes.columns.map(({ title }) => title)).toEqual([
    'As they stand',
    'At most, with all who can come up',
  ])
  for (const { forecast } of stakes.columns) expect(forecast.range).toBeDefined()
})

test('without a connection a move is planned, and a fight is not foreseen', () => {
  const { view, offers } = seen(riga({ ...STACK, 'SU-RD-001': '2110N' }))
  const offer = offerOf(offers, 'moveStack', '2009N')
  const [to] = port.routes(view, offer, offer.choices.at(-1)!, { ...offer.order, units: Object.keys(STACK) })
  const move = { ...offer.order, units: Object.keys(STACK), path: to![1][0]!.value }
  const legal = offers.map(({ order }) => ({ order }))
  expect(plan(view, legal, [move]).end).toBeNull()
  expect(plannedLine(port as TablePort, inEnglish, view, move)).toContain(`→ ${inEnglish.placeName(to![0])}`)
})

test('charts and throws are told in both languages', () => {
  for (const language of ['en', 'de'] as const) {
    const charts = chartsOf(language)
    expect(charts.map(({ rows }) => rows.length)).toEqual([12, 8, 6, 12, 1])
    for (const { rows, head } of charts) for (const cells of rows) expect(cells).toHaveLength(head.length)
  }
  for (const words of BOTH) expect(words.say(throwWords('combat/1/0/2108N'))).toMatch(/2108N/)
})

test('no more attackers are proposed than come to the same odds', () => {
  const { view, offers } = seen(riga({ ...STACK, ...tried('SU-RD-001', '2108N', '1-1') }, ASSAULT))
  const offer = offerOf(offers, 'declareAttack', '2108N')
  const begun = { ...NOTHING, entry: offer.key }
  const selection = asProposed(view, offer, begun, later)
  expect(selection.set).toEqual(['DE-PZ-1'])
  expect(draftOf(port, inEnglish, view, offers, selection).forecast?.text).toBe('8:1+')
  // Until that part is there nobody is.
  expect(asProposed(view, offer, begun, null)).toBe(begun)
})

test('units are called as each language calls them', () => {
  const names = (unit: string) => BOTH.map(({ nameOf }) => nameOf(unit))
  expect(names('DE-PZ-1')).toEqual(['1st Panzer Division', '1. Panzer-Division'])
  expect(names('DE-AG-184')).toEqual(['184th Assault Gun Battalion', '184. Sturmgeschütz-Abteilung'])
  expect(names('DE-SS-T')).toEqual(['SS-Division Totenkopf', 'SS-Division Totenkopf'])
  expect(names('RO-MT-1')).toEqual(['1st Mountain Brigade (Romanian)', '1. Gebirgsbrigade (rumänisch)'])
  expect(names('SU-RD-008')).toEqual(['Rifle Division 8', 'Schützendivision 8'])
})
