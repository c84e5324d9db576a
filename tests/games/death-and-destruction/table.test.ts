import { beforeAll, describe, expect, test } from 'vitest'
import { termsToldTo } from '@/components/challenge/terms'
import { chartsOf } from '@/components/games/death-and-destruction/charts'
import { later } from '@/components/games/death-and-destruction/later-port'
import { planner } from '@/components/games/death-and-destruction/planner'
import { port } from '@/components/games/death-and-destruction/port'
import { staff } from '@/components/games/death-and-destruction/staff'
import { formationOf, tableWords } from '@/components/games/death-and-destruction/table-words'
import type { ProudWords } from '@/components/games/proud-monster/table-words'
import { game } from '@/lib/games/death-and-destruction'
import { named } from '@/lib/games/death-and-destruction/in-force'
import { orders, rules } from '@/lib/games/death-and-destruction/ruleset'
import type { State, Viewer } from '@/lib/games/death-and-destruction/state'
import type { View } from '@/lib/games/proud-monster/view'
import { refused } from '@/lib/kernel/decision'
import { grouped } from '@/lib/wargame/pools'
import { de } from '@/lib/words/de'
import { en } from '@/lib/words/en'
import { wordsOf } from '@/lib/words/words'
import { withoutBrowser } from '../../support/canvas'
import { catalogueOf } from '../../support/catalogues'
import { play, thinking } from '../../support/game-suite/play'
import { seeded, seededDice } from '../../support/seeded'
import { filledIn, gapsAt, untoldIn } from '../proud-monster/untold'
import { position, tried } from './given'
import { late } from './suite'

beforeAll(withoutBrowser)

const inEnglish = tableWords(
  wordsOf('en', en),
  await catalogueOf('death-and-destruction', 'en'),
) as ProudWords
const inGerman = tableWords(wordsOf('de', de), await catalogueOf('death-and-destruction', 'de')) as ProudWords
const BOTH = [inEnglish, inGerman]
const uranus = game.setUp('uranus', game.schemas.options.parse({}), seededDice(seeded('table'), []))
  .state as State
/** Orders that are called by what they do. */
const CALLED: Readonly<Record<string, readonly string[]>> = {
  transportUnits: ['transport.rail', 'transport.black', 'transport.baltic'],
  changeHedgehog: ['formHedgehog', 'liftHedgehog'],
}
const viewOf = (state: State, viewer: Viewer) => game.view(state, viewer as never) as unknown as View

test('every lawful order of Uranus is told in both languages, and is whole once its fields are filled', () => {
  const told = new Set<string>()
  const bare = new Set<string>()
  const guns = position({ code: 222, units: { 'DE-ID-1': '4006S', 'SU-AD-1': '4007S' } })
  const caught = viewOf(guns, 'german')
  const chances = port.offers(caught, game.legal(guns, 'german'))
  for (const offer of chances.filter(({ order }) => order.type === 'overrunGuns')) {
    told.add('overrunGuns')
    for (const line of untoldIn(port, BOTH, caught, offer)) bare.add(line)
    expect(filledIn(port, inGerman, caught, chances, offer)).toMatchObject({ units: ['DE-ID-1'] })
  }
  expect(told).toContain('overrunGuns')
  play(late, {
    ...{ seed: 'table-a', scenario: 'uranus' },
    watch: ({ before, side, legal }) => {
      const view = viewOf(before, side)
      const offers = port.offers(view, legal)
      later.hinder!(view)
      expect(new Set(offers.map(({ key }) => key)).size).toBe(offers.length)
      // Who is proposed for an attack may make it (14.5).
      for (const offer of offers.filter(({ kind }) => kind === 'attack'))
        expect(game.check(before, side, filledIn(port, inGerman, view, offers, offer) as never)).toBeNull()
      for (const offer of offers) {
        const name = `${offer.order.type} ${offer.says} ${view.prompt.step}`
        if (told.has(name)) continue
        told.add(name)
        for (const line of untoldIn(port, BOTH, view, offer)) bare.add(line)
        const order = filledIn(port, inGerman, view, offers, offer)
        expect(order, JSON.stringify(offer.order)).not.toHaveProperty('unfilled')
      }
    },
  })
  expect([...bare]).toEqual([])
  const types = new Set([...told].map((one) => one.split(' ')[0]))
  for (const type of ['layMarker', 'liftMarker', 'transportUnits', 'drawBack', 'supplyByAir'])
    expect(types).toContain(type)
}, 120_000)

test('every kind of order of the whole war has words of its own in both languages', () => {
  const bare = Object.keys(orders)
    .filter((type) => type !== 'done')
    .flatMap((type) =>
      BOTH.flatMap(({ own }) =>
        ['list', 'do'].flatMap((where) => {
          const said = CALLED[type] ?? [type]
          return said.flatMap((says) => (own(`${where}.${says}`, {}, '') === '' ? [`${where}.${says}`] : []))
        }),
      ),
    )
  expect(bare).toEqual([])
})

test.each(['december', 'june', 'november', 'july'])(
  'the first morning of %s is told in both languages, step by step up to the first march',
  (id) => {
    const luck = seeded(id)
    const dice = seededDice(luck, [])
    let state = game.setUp(id, game.schemas.options.parse({}), dice).state as State
    const told = new Set<string>()
    const bare: string[] = []
    for (;;) {
      const [side] = game.awaits(state)
      const legal = game.legal(state, side!)
      const view = viewOf(state, side!)
      const nameOf = (type: string) => `${type} ${late.due(state)}`
      const offers = legal.every(({ order }) => told.has(nameOf(order.type))) ? [] : port.offers(view, legal)
      expect(new Set(offers.map(({ key }) => key)).size).toBe(offers.length)
      for (const offer of offers) {
        if (told.has(nameOf(offer.order.type))) continue
        told.add(nameOf(offer.order.type))
        bare.push(...untoldIn(port, BOTH, view, offer))
        const order = filledIn(port, inGerman, view, offers, offer) as never
        expect(game.check(state, side!, order), JSON.stringify(order)).toBeNull()
      }
      told.add(late.due(state))
      if (told.has('move')) {
        bare.push(...gapsAt(port, later, BOTH, view))
        break
      }
      const order = game.computer(game.view(state, side!), legal, luck)
      const decision = game.decide(state, { side: side!, order, dice })
      if (refused(decision)) throw new Error(JSON.stringify([order, decision]))
      state = decision.yes.reduce<State>(game.evolve, state)
    }
    expect(bare).toEqual([])
    // In November 1942 the German is surprised.
    expect(state.table.acting).toBe(id === 'november' ? 'soviet' : 'german')
    for (const step of ['convert', 'reinforce', 'callUp', 'commit', 'move']) expect(told).toContain(step)
  },
  60_000,
)

test('tracks, hexes, units, ways to win and layers are told and drawn of every turn, with no gap left', () => {
  const turns = new Set<string>()
  play(late, {
    ...{ seed: 'table-hexes', scenario: 'uranus' },
    watch: ({ before, side }) => {
      const view = viewOf(before, side)
      const { turn, couplet } = view.table
      if (turns.has(`${turn} ${couplet} ${side}`)) return
      turns.add(`${turn} ${couplet} ${side}`)
      expect(gapsAt(port, later, BOTH, view)).toEqual([])
      for (const { id, drawn } of port.layers) if (drawn) expect(later.draw(id, view, null)).toBeDefined()
      expect(staff.armies(view).flatMap(({ units }) => units).length).toBeGreaterThan(10)
    },
  })
  expect(turns.size).toBeGreaterThan(5)
}, 120_000)

test('every aircraft has a name in both languages, and tells its factors in attack and in defence (10.1, 10.3)', () => {
  for (const words of BOTH)
    for (const air of rules.aircraft) expect([air, words.nameOf(air)]).not.toEqual([air, air])
  expect([inEnglish.nameOf('SU-AIR-17A'), inGerman.nameOf('SU-AIR-17A')]).toEqual([
    '17th Air Army',
    '17. Luftarmee',
  ])
  expect(inGerman.formationOf('SU-AIR-17A')).toBe('Flugzeuge')
  const view = viewOf(uranus, 'soviet')
  expect(port.unitFacts(inEnglish, view, 'SU-AIR-17A')).toBe('6 factors to who attacks, 4 to who defends')
  expect(port.unitFacts(inEnglish, view, 'DE-AIR-IV')).toBe('6 factors to who attacks, 6 to who defends')
  const lines = later.tracks(inEnglish, view).flatMap(({ lines = [] }) => lines)
  expect(lines).toContain('1 air corps of 6 factors in this turn')
})

describe('Uranus is told as what it is', () => {
  const view = viewOf(uranus, 'german')
  test('turns by their codes, everywhere (1.4)', () => {
    expect(inEnglish.turnText(view.table.turn)).toBe('Turn 222 · 16-30 November 1942')
    expect(inGerman.say({ key: 'log-turn', params: { turn: 35, dates: 35 } })).toBe(
      'Runde 222: 16.-30. November 1942.',
    )
    const [turns] = later.tracks(inEnglish, view)
    expect(turns!.cells!.map(({ text }) => text)).toEqual(['222', '223'])
    expect(later.victory(inEnglish, view)[0]!.text).toMatch(/^After turn 223,/)
  })
  test('the weather without the southern zone, of which nothing is in play (13.2)', () => {
    const thrown = { type: 'WeatherChanged', face: 3, north: 'F', south: 'M' } as const
    const told = game.tell(thrown as never, 'german', uranus)!
    expect(inEnglish.say(told)).toBe('Weather: frost.')
    const { table } = uranus
    const frost = { ...uranus, table: { ...table, weather: { ...table.weather, north: 'F', south: 'M' } } }
    expect(port.activity(inEnglish, viewOf(frost as State, 'german'), [])).toContain('frost')
    const war = position({ code: 222, units: { 'DE-ID-1': '4006S' } })
    expect(inGerman.say(game.tell(thrown as never, 'german', war)!)).toBe(
      'Wetter: Frost im Norden, Schlamm im Süden.',
    )
  })
  test('units that no battle has shown as many as there are in it, drawn from the pools of the whole war', () => {
    const rifles = Object.keys(view.table.counters).filter((unit) => named.counters[unit]!.face === 'RD')
    const { boxes = [] } = later.tracks(inEnglish, view).at(-1)!
    const all = boxes[0]!.bars!.reduce((sum, { value }) => sum + value, 0)
    const labels = boxes[0]!.bars!.map(({ label }) => label)
    expect(new Set(labels).size).toBe(labels.length)
    expect(boxes[0]!.title).toBe(`Rifle Division: ${rifles.length} unseen`)
    expect(all).toBeGreaterThan(rifles.length)
    expect(boxes[0]!.text).toMatch(`Drawn from ${all} counters.`)
  })
})

describe('the books of the war', () => {
  const beginning = game.setUp('november', game.schemas.options.parse({}), seededDice(seeded('books'), []))
    .state as State
  const told = (words: ProudWords) =>
    Object.fromEntries(
      later
        .tracks(
          words,
          viewOf({ ...beginning, table: { ...beginning.table, scenario: 'war' as never } }, 'german'),
        )
        .map(({ title, lines = [], cells = [], boxes = [] }) => [title, { lines, cells, boxes }]),
    )
  test('tell what falls due in the coming year: who leaves, comes back, is converted (8.5, 8.6, 8.8, 16.8)', () => {
    const books = told(inEnglish)
    const cells = books.Turns!.cells.map(({ text }) => text)
    expect([cells.length, cells[0], cells.at(-1)]).toEqual([24, '221', '320'])
    const german = books['What falls due: Germans']!.lines
    expect(german).toContain('223: coming back: 6th Panzer Division')
    expect(german.find((line) => line.startsWith('302:'))).toContain('becomes')
    expect(german.find((line) => line.startsWith('320:'))).toContain(
      'out of the Stalingrad divisions: 2 × panzer',
    )
    const soviet = books['What falls due: Soviets']!.lines
    expect(soviet[0]).toMatch(
      /^221: leaving: 5 × Rifle Brigade, 4 × Tank Brigade; Guards: 1 × Rifle Division/,
    )
    expect(german.some((line) => line.startsWith('321'))).toBe(false)
  })
  test('and what there is of steps and counters, and who lies in the piles (8.1, 8.14)', () => {
    const books = told(inEnglish)
    expect(books['Replacements of this turn']!.lines[0]).toMatch(
      /^German: \d+ mechanized steps? and \d+ others left$/,
    )
    const { boxes } = books['Out of play']!
    expect(boxes.map(({ title }) => title.replace(/\d+/, 'n'))).toContain('Withdrawn by name: n')
  })
  test('in both languages without a gap or a name that nobody reads', () => {
    for (const words of BOTH)
      for (const { lines, boxes } of Object.values(told(words)))
        for (const text of [...lines, ...boxes.flatMap(({ title, text }) => [title, text])])
          expect(text).not.toMatch(/[{}]|books\.|box\.|DE-|SU-|undefined/)
  })
  test('and nothing of a stretch of the front, to which nothing comes of them', () => {
    const titles = later.tracks(inEnglish, viewOf(uranus, 'german')).map(({ title }) => title)
    expect(titles.some((title) => title.startsWith('What falls due'))).toBe(false)
  })
})

test('whatever a staff proposes may be ordered: no guns by themselves, no allies of two nations (14.5, 7.2)', () => {
  let proposed = 0
  const seen = new Set<string>()
  play(late, {
    ...{
      seed: 'table-staff',
      scenario: 'uranus',
      players: { german: thinking(late), soviet: thinking(late) },
    },
    watch: ({ before, side }) => {
      const { turn, couplet } = before.table
      if (late.due(before) !== 'assault' || seen.has(`${turn} ${couplet} ${side}`)) return
      seen.add(`${turn} ${couplet} ${side}`)
      const view = viewOf(before, side)
      for (const one of staff.attacks(view)!.worthMaking()) {
        if (!one) continue
        proposed += 1
        expect(game.check(before, side, staff.attack(view, one.target, one.posts) as never)).toBeNull()
      }
    },
  })
  expect(proposed).toBeGreaterThan(10)
}, 120_000)

test('a staff proposes guns with those of their hex whom they support, and never without them (14.5)', () => {
  const placed = (more: Record<string, string>) =>
    position({
      ...{ code: 222, acting: 'soviet', phase: 'assault', agenda: [{ step: 'assault', side: 'soviet' }] },
      units: {
        ...{ 'SU-AD-1': '4006S', 'SU-GRD-9': '4006S', 'SU-GRD-8': '4006S', 'DE-ID-1': '4007S' },
        ...more,
      },
      markers: [{ hex: '4006S', range: 5 }],
    })
  const unitsIn = (state: State) =>
    staff
      .attacks(viewOf(state, 'soviet'))!
      .plan('4007S')
      .posts.map(({ unit }) => unit)
  expect(unitsIn(placed({})).sort()).toEqual(['SU-AD-1', 'SU-GRD-8', 'SU-GRD-9'])
  expect(unitsIn(placed({ 'SU-AD-1': '4107S' })).sort()).toEqual(['SU-GRD-8', 'SU-GRD-9'])
})

test('artillery is told its own factors, and what of them is beyond those of the others is taken off once (14.5)', () => {
  const guns = position({
    ...{ code: 222, acting: 'soviet', phase: 'assault', agenda: [{ step: 'assault', side: 'soviet' }] },
    units: { 'SU-AD-1': '4006S', ...tried('SU-RD-001', '4006S', '3-4'), 'DE-ID-1': '4007S' },
    markers: [{ hex: '4006S', range: 5 }],
  })
  const view = viewOf(guns, 'soviet')
  const [attack] = port.offers(view, game.legal(guns, 'soviet')).filter(({ kind }) => kind === 'attack')
  const strengthOf = (unit: string) => port.fighter(inEnglish, view, attack!, unit).strength
  expect(['SU-AD-1', 'SU-RD-001'].map(strengthOf)).toEqual([8, 3])
  expect(later.added!(view, attack!, { ...attack!.order, attackers: ['SU-AD-1', 'SU-RD-001'] })).toEqual([
    -5, -5,
  ])
})

test('nothing is said against the hex in which a stack stands', () => {
  const moving = position({ code: 222, units: { 'DE-ID-1': '4006S', ...tried('SU-RD-001', '4008S', '3-3') } })
  const view = viewOf(moving, 'german')
  const [offer] = port.offers(view, game.legal(moving, 'german')).filter(({ kind }) => kind === 'move')
  expect(later.whyNot(view, offer!, '4006S')).toBeNull()
  expect(later.whyNot(view, offer!, '4008S')).not.toBeNull()
})

test('each stack of Uranus is taken apart, those who are mechanized at once', () => {
  const stacks = grouped(Object.entries(uranus.table.counters), ([, { at: place }]) => place)
  const labels = Array.from(stacks.values(), (some) =>
    later.bodies!(
      inEnglish,
      some.map(([unit]) => unit),
    ).map(({ label }) => label),
  )
  expect(labels.flat()).toContain('Mobile 2')
})

test('every unit has a face, whichever side it is of', () => {
  const one = position({ units: { 'DE-ID-1': '4006S' } })
  const untold = Object.values(named.counters).flatMap(({ id, side }) => {
    const at = {
      ...one,
      table: { ...one.table, counters: { [id]: { ...one.table.counters['DE-ID-1']!, at: '4006S' } } },
    }
    const face = port.face(viewOf(at, side), id)
    return face.key && face.symbol ? [] : [id]
  })
  expect(untold).toEqual([])
})

describe('markers of offensive supply (9.8)', () => {
  const laid = position({
    code: 222,
    units: { 'DE-ID-1': '4006S', ...tried('SU-RD-001', '4008S', '3-3') },
    markers: [
      { hex: '4008S', range: 4 },
      { hex: '4108S', range: 0 },
    ],
  })
  const faces = (viewer: Viewer) =>
    port.above!(viewOf(laid, viewer))!.map(({ hex, face }) => [hex, face.strength])

  test('show their owner how far they reach, and nobody else', () => {
    expect(faces('soviet')).toEqual([
      ['4008S', '4'],
      ['4108S', '–'],
    ])
    for (const viewer of ['german', 'spectator'] as const)
      expect(faces(viewer)).toEqual([
        ['4008S', '?'],
        ['4108S', '?'],
      ])
  })
  test('are drawn, in whatever way they lie, though a piece above a hex has no card of its own', () => {
    for (const viewer of ['soviet', 'german'] as const)
      for (const { face } of port.above!(viewOf(laid, viewer))!) expect(face.draw).toBeTypeOf('function')
  })
  test('are told in their hex, to others in the same words for a dummy', () => {
    const facts = (viewer: Viewer, hex: string) => later.hexFacts(inEnglish, viewOf(laid, viewer), hex).at(-1)
    expect(facts('soviet', '4108S')).toBe('Offensive supply: a dummy.')
    expect(facts('german', '4108S')).toBe(facts('german', '4008S'))
  })
})

test('units of every sort have a name for their sort in both languages', () => {
  const sorts = [...new Set(Object.keys(rules.counters).map(formationOf))]
  const bare = BOTH.flatMap(({ own }) => sorts.filter((sort) => own(`formation.${sort}`, {}, '') === ''))
  expect([...new Set(bare)]).toEqual([])
})

describe('what is dug', () => {
  const july = game.setUp('july', game.schemas.options.parse({}), seededDice(seeded('dug'), []))
    .state as State
  const view = viewOf(july, 'german')
  test('is drawn above its hexes, each in the colour of its side (DD 14.10)', () => {
    const drawn = port.above!(view)!.filter(({ face }) => face.key.startsWith('work'))
    const told = drawn.map(({ hex, face }) => `${hex} ${face.key}`).sort()
    expect(told).toEqual(july.table.works.dug.map(({ hex, side }) => `${hex} work ${side}`).sort())
    for (const { face } of drawn) expect(face.draw).toBeTypeOf('function')
  })
  test('is told in its hex, and so is what the fortified area takes, though not in a city (DD 14.10, 14.11)', () => {
    const facts = (hex: string) => later.hexFacts(inEnglish, view, hex).join(' ')
    expect(facts('4303S')).toContain('Fieldwork (German): one column less for those who attack.')
    expect(facts('4301S')).toContain('Fortified area: 3 columns less for those who attack.')
    expect(facts('4308S')).not.toMatch(/Fieldwork|Fortified/)
  })
  test('comes with how many divisions have attacked in the offensive of 1943 (DD 15.3)', () => {
    const declared = { ...july.table.offensives, citadel: july.table.turn, divisions: ['DE-PZ-3', 'DE-PZ-4'] }
    const table = { ...july.table, offensives: declared }
    const told = (state: State) => JSON.stringify(later.tracks(inEnglish, viewOf(state, 'german')))
    expect(told({ ...july, table })).toContain('2 of 15 mechanized divisions have attacked')
    expect(told(july)).not.toContain('mechanized divisions have attacked')
  })
})

test('a plan is made by the rules of this game', () => {
  const state = position({ code: 222, units: { 'DE-ID-1': '4006S', ...tried('SU-RD-001', '4008S', '3-3') } })
  const view = game.view(state, 'german')
  const plan = planner(
    view,
    [{ type: 'moveStack', from: '4006S', units: ['DE-ID-1'], path: ['3906S'] }] as never,
    [],
  )
  expect((plan as { end: unknown }).end).not.toBe('unknown')
})

test('the charts are those of the parent that hold here, and its own, the weather by the codes of turns', () => {
  for (const language of ['en', 'de'] as const)
    expect(chartsOf(language).map(({ chapter }) => chapter)).toEqual(['12', '14', '13', '16', '16'])
  const [terrain] = chartsOf('en')
  expect(terrain!.rows.find(([ground]) => ground === 'River')!.at(-1)).toBe('½')
  expect(terrain!.notes!.join()).toContain('(14.1)')
  const [weather] = chartsOf('en').filter(({ chapter }) => chapter === '13')
  expect(weather!.rows.map(([turn]) => turn)).toContain('222')
})

test('a challenge names the turn with which it begins by its code and month, in words of both languages', () => {
  const terms = { kind: game.id, here: 13, pace: null, weekendsOff: false, options: {} }
  const told = (words: typeof inEnglish) => termsToldTo(words, terms, { when: words.turnText }).join()
  expect(told(inEnglish)).toContain('begins where a finished game stood (Turn 124 · 16-31 December 1941)')
  expect(told(inGerman)).toContain('beginnt, wo eine beendete Partie stand (Runde 124 · 16.')
  // As long as the words of the game are not there, no wrong number is read.
  expect(termsToldTo(inEnglish, terms, undefined).join()).not.toContain('stood')
})
