import { expect, test } from 'vitest'
import { later } from '@/components/games/moscow-1941/later-port'
import { port } from '@/components/games/moscow-1941/port'
import { tableWords } from '@/components/games/moscow-1941/table-words'
import { plannerOf } from '@/components/wargame/offline/planner'
import { draftOf } from '@/components/wargame/turn/draft'
import { hintIn } from '@/components/wargame/turn/hints'
import { besideMap } from '@/components/wargame/turn/offers'
import { NOTHING } from '@/components/wargame/turn/selection'
import { AIR_TABLE, CALENDAR } from '@/lib/games/moscow-1941/data/charts'
import { AIR } from '@/lib/games/moscow-1941/data/units'
import { board } from '@/lib/games/moscow-1941/geometry'
import { ledger } from '@/lib/games/moscow-1941/ledger'
import { ruleset } from '@/lib/games/moscow-1941/ruleset'
import { throwWords } from '@/lib/games/moscow-1941/throws'
import { gapsOf } from '@/lib/kernel/interpolate'
import { de } from '@/lib/words/de'
import { en } from '@/lib/words/en'
import { wordsOf } from '@/lib/words/words'
import { catalogueOf } from '../../support/catalogues'
import { play } from '../../support/game-suite/play'
import { testLosses } from '../../support/game-suite/test-losses'
import { testOwnWays } from '../../support/game-suite/test-own-ways'
import { testPerils } from '../../support/game-suite/test-perils'
import { attack, due, facts, play as given, state } from './given'
import { moscow } from './suite'

const plan = plannerOf(ruleset)

const { game } = moscow
const inEnglish = tableWords(wordsOf('en', en), await catalogueOf('moscow-1941', 'en'))
const inGerman = tableWords(wordsOf('de', de), await catalogueOf('moscow-1941', 'de'))

testOwnWays(moscow, { port, later, plan })
const GAMES = ['game-1', 'game-2', 'game-3', 'game-4', 'game-5', 'game-6', 'game-7', 'game-8']
testLosses(moscow, { port, later, plan }, GAMES)
testPerils(moscow, { port, later, words: [inEnglish, inGerman] }, GAMES, [
  'peril.lost',
  'peril.dispersed',
  'peril.spent',
  'peril.cut',
  'peril.attack',
])

test('every lawful order of a game is told in both languages, and is whole once its field is filled', () => {
  const told = new Set<string>()
  const bare = new Set<string>()
  play(moscow, {
    seed: 'table-1',
    options: undefined,
    watch: ({ before, side, legal }) => {
      const view = game.view(before, side)
      const offers = port.offers(view, legal)
      expect(new Set(offers.map(({ key }) => key)).size).toBe(offers.length)
      for (const offer of offers) {
        if (told.has(`${offer.order.type} ${view.prompt.step} ${view.table.turn}`)) continue
        told.add(`${offer.order.type} ${view.prompt.step} ${view.table.turn}`)
        for (const words of [inEnglish, inGerman]) {
          const line = port.line(words, view, offer)
          if (line.includes('{') || line === offer.order.type) bare.add(`${offer.order.type}: ${line}`)
          const label = port.label(words, offer, { odds: '3:1', stays: false })
          if (offer.kind !== 'done' && (label.includes('{') || label === words.tell('do.other')))
            bare.add(`${offer.order.type}: ${label}`)
        }
        const due = offer.choices[0]
        if (!due) continue
        const at = due.kind === 'units' ? null : [...port.routes(view, offer, due, offer.order).keys()][0]!
        const draft = draftOf(port, inGerman, view, offers, { ...NOTHING, entry: offer.key, at })
        const order = draft.order ?? (draft.forecast?.possible ? null : undefined)
        expect(order, `${offer.order.type} ${JSON.stringify(due.from)}`).not.toBeUndefined()
        if (draft.forecast && !draft.forecast.possible)
          for (const { faces } of draft.forecast.throws ?? []) expect(faces).toHaveLength(6)
      }
    },
  })
  expect([...bare]).toEqual([])
  const types = new Set([...told].map((one) => one.split(' ')[0]))
  for (const type of ['moveUnit', 'declareAttack', 'bomb', 'advanceUnit', 'done'])
    expect(types).toContain(type)
})

test('sheet, tracks, aircraft and weather are told of every turn, with no gap left', () => {
  const turns = new Set<number>()
  play(moscow, {
    seed: 'table-2',
    watch: ({ before, side }) => {
      const view = game.view(before, side)
      const { turn } = view.table
      if (turns.has(turn)) return
      turns.add(turn)
      const { weather } = CALENDAR[turn - 1]!
      expect(port.season!(view)).toBe(weather === 'good' ? undefined : weather)
      for (const words of [inEnglish, inGerman]) {
        const tracks = later.tracks(words, view)
        expect(tracks[0]!.cells!.filter(({ now }) => now).map(({ text }) => text)).toEqual([String(turn)])
        const groups = later.beside!(words, view)
        const said = JSON.stringify([
          tracks,
          groups,
          board.hexes.map((hex) => later.hexFacts(words, view, hex)),
        ])
        expect(gapsOf(said.replace(/"[a-z]+":/gi, ''))).toEqual([])
        expect(groups.flatMap(({ pieces }) => pieces.map(({ id }) => id)).length).toBeLessThanOrEqual(
          Object.keys(AIR).length,
        )
      }
      expect(port.pieces(view).length).toBeGreaterThan(20)
    },
  })
  expect(turns.size).toBeGreaterThan(2)
})

test('what wins is told as the table has it: how many cities, or which hexes', () => {
  const told = (victory: 'graded' | 'charts') => {
    const view = game.view(state({ scenario: 'whole', options: { victory } }), 'german')
    const lines = later.tracks(inEnglish, view).flatMap(({ lines = [] }) => lines)
    return [...lines, ...later.hexFacts(inEnglish, view, 'I7')].join('; ')
  }
  expect(told('graded')).toContain('German cities after turn 10: 12 or more win, 10 or fewer lose')
  expect(told('graded')).not.toContain('needed to win')
  expect(told('charts')).toContain('German: needed to win; Soviet: needed to win')
  expect(told('charts')).not.toContain('German cities after turn')
})

test('the first morning has its front and all units of the set-up', () => {
  const scene = later.start('whole')
  expect(scene.counters.length).toBeGreaterThan(40)
  expect(scene.west?.has('G2')).toBe(true)
  expect(scene.west?.has('I7')).toBe(false)
})

const stack = { 'G-9A': 'E8', 'G-4A': 'E8', 'G-7K': 'E8', 'G-35K': 'E8', 'G-7PzDiv': 'E8', 'S-50A': 'E9' }
const seen = () => game.view(state({ units: stack, ...due({ step: 'attack', side: 'german' }) }), 'german')

test('of a high stack no more are proposed for an attack than may fight, so that its odds are told', () => {
  const view = seen()
  const offers = port.offers(view, game.legal(state({ units: stack, agenda: view.table.agenda }), 'german'))
  const offer = offers.find(({ kind }) => kind === 'attack')!
  expect(offer.choices[0]!.from).toHaveLength(5)
  const draft = draftOf(port, inEnglish, view, offers, { ...NOTHING, entry: offer.key })
  expect(draft.order).toMatchObject({ attackers: expect.arrayContaining(['G-7PzDiv']) })
  expect(draft.forecast?.possible).toBeNull()
})

test('the die of an attack is foreseen as it counts: who cannot retreat is worse off', () => {
  const ring = { 'G-4A': 'E8', 'G-9A': 'E10', 'G-2K': 'D9', 'G-23K': 'F9' }
  const foreseen = (units: Record<string, string>) => {
    const here = state({ units: { ...units, 'S-43A': 'E9' }, ...due({ step: 'attack', side: 'german' }) })
    const view = game.view(here, 'german')
    const offer = port.offers(view, game.legal(here, 'german')).find(({ kind }) => kind === 'attack')!
    const order = attack('E9', 'G-4A')
    const { throws, chances } = port.forecast(view, offer, order)!
    expect(chances.reduce((sum, { ways }) => sum + ways, 0)).toBe(6)
    const { faces } = throws![0]!
    const thrown = faces.map((_, n) => facts(given(here, ['german', order, [n + 1]]), 'DieThrown')[0]!.result)
    expect(faces).toEqual(thrown)
    return faces
  }
  const [free, cornered] = [foreseen({ 'G-4A': 'E8' }), foreseen(ring)]
  expect(free).toContain('R1')
  expect(cornered).not.toContain('R1')
})

/** A Soviet army has been declared to attack a corps that may be ordered to stand. */
const stood = given(
  state({
    units: { 'S-24A': 'E9', 'G-7PzDiv': 'E8' },
    ...due({ step: 'attack', side: 'soviet' }),
    acting: 'soviet',
  }),
  ['soviet', attack('E8', 'S-24A'), []],
).state

test('who may be ordered to stand is told what the die brings if he is, and if he is not', () => {
  const view = game.view(stood, 'german')
  const offers = port.offers(view, game.legal(stood, 'german'))
  const holds = offers.find(({ order }) => order.type === 'holdFast')!
  const { forecast } = draftOf(port, inEnglish, view, offers, { ...NOTHING, entry: holds.key })
  const told = (order: 'holdFast' | 'done') =>
    [1, 2, 3, 4, 5, 6].map(
      (face) => facts(given(stood, ['german', { type: order }, [face]]), 'DieThrown')[0]!.result,
    )
  expect(forecast!.throws!.map(({ faces }) => faces)).toEqual([told('done'), told('holdFast')])
  expect(told('done')).not.toEqual(told('holdFast'))
  for (const words of [inEnglish, inGerman])
    for (const { of } of forecast!.throws!) expect(words.say(of!)).not.toMatch(/throw-/)
})

test('who was driven back is asked whether he goes on where he stands now', () => {
  // R1: the attacker drives him to E7.
  const driven = given(given(stood, ['german', { type: 'done' }, [3]]).state, [
    'soviet',
    { type: 'driveBack', path: ['E7'] },
    [],
  ]).state
  const view = game.view(driven, 'german')
  expect(view.prompt).toMatchObject({ step: 'giveWay', params: { target: 'E7' } })
  expect(port.focus(view).at).toBe('E7')
})

test('who has won is asked for as many as must advance, and may be done with more', () => {
  const units = { 'G-7PzDiv': 'E8', 'G-4A': 'E8', 'S-43A': 'E9', 'S-24A': 'A5' }
  const before = state({ units, ...due({ step: 'attack', side: 'german' }) })
  // A breakthrough: the army of 2 is lost.
  const won = given(before, ['german', attack('E9', 'G-7PzDiv', 'G-4A'), [6]]).state
  const promptOf = (now: typeof won) => game.view(now, 'german').prompt
  expect(promptOf(won)).toMatchObject({ key: 'ask-advance', params: { target: 'E9', left: 2 } })
  const enough = given(won, ['german', { type: 'advanceUnit', unit: 'G-7PzDiv', path: ['E9'] }, []]).state
  expect(promptOf(enough)).toMatchObject({ key: 'ask-advance-more', done: 'done-advance-enough' })
})

test('the layer of supply draws the line from the unit that is looked at to its source, and none where there is none', () => {
  const free = game.view(state({ units: { 'G-7K': 'H3' } }), 'german')
  expect(later.draw('supply', free, 'H3').lines?.[0]?.hexes).toEqual(['H3', 'H2', 'H1'])
  expect(later.draw('supply', free, 'M9').lines).toEqual([])
})

test('a throw is told in both languages by what it was for', async () => {
  for (const words of [inEnglish, inGerman])
    for (const purpose of ['combat/1/0/E9', 'air/1/0/G-2FlK']) {
      const told = words.say(throwWords(purpose))
      expect(told).not.toMatch(/throw-|[{}]|G-2FlK/)
      expect(told).toMatch(/E9|2/)
    }
})

/** The Luftwaffe is to be sent out: two units in H3, of which one is dispersed, and fighters before Moscow. */
const raidSetting = {
  ...due({ step: 'luftwaffe', side: 'german' }),
  units: { 'G-5K': 'H1', 'S-24A': 'H3', 'S-16A': { at: 'H3', state: 'dispersed' } },
} as const
const raids = state({ ...raidSetting, air: { 'G-2FlK': {}, 'S-6IAK': {} } })
const bomb = (target: string) => ({ type: 'bomb', air: 'G-2FlK', target }) as const
const raidOf = (type: string) => {
  const view = game.view(raids, 'german')
  return {
    view,
    offer: port.offers(view, game.legal(raids, 'german')).find(({ order }) => order.type === type)!,
  }
}

test('aircraft are begun beside the map, where the hint leads, and who is to be met is marked where he flies', () => {
  const sent = state({
    ...raidSetting,
    air: { 'G-2FlK': {}, 'S-WFAir': { state: 'flying', target: 'H1', mission: 'strike' } },
  })
  const view = game.view(sent, 'german')
  const offers = port.offers(view, game.legal(sent, 'german')).filter(({ kind }) => kind !== 'done')
  expect(besideMap(port, offers)).toEqual(offers)
  expect(draftOf(port, inEnglish, view, offers, NOTHING).hint).toBe(inEnglish.tell('hint.beside'))
  expect(offers.find(({ order }) => order.type === 'intercept')?.target).toBe('H1')
})

test('bombs are foreseen, unit by unit, as the rules carry them out', () => {
  const { view, offer } = raidOf('bomb')
  const { throws } = port.forecast(view, offer, bomb('H3'))!
  expect(throws!.map(({ of }) => inEnglish.say(of!))).toEqual(['Bombs on 24th Army:', 'Bombs on 16th Army:'])
  const found = throws!.map(() => [] as string[])
  for (let face = 1; face <= 6; face += 1) {
    // A first that hits leaves the other to be bombed.
    for (const [n, dice] of [
      [0, [face, 2]],
      [1, [2, face]],
    ] as const) {
      const hits = facts(given(raids, ['german', bomb('H3'), [...dice]]), 'Bombed')
      found[n]!.push(hits[n]!.hit || hits[n]!.result.startsWith('A') ? hits[n]!.result : '-')
    }
  }
  expect(throws!.map(({ faces }) => faces)).toEqual(found)
  expect(new Set(found.flat()).size).toBeGreaterThan(2)
})

test('of Moscow the panic is foreseen, and who may intercept on the way is told', () => {
  const { view, offer } = raidOf('bomb')
  const [panic] = port.forecast(view, offer, bomb('I7'))!.throws!
  expect(panic!.faces).toEqual(['-', '-', '-', '-', '-', '!'])
  const [choice] = offer.choices
  const told = (hex: string, given = raids) => {
    const view = game.view(given, 'german')
    const [route] = port.routes(view, offer, choice!, offer.order).get(hex)!
    return later.wayNotes(inEnglish, view, offer, choice!, route!).join(' · ')
  }
  expect(told('I7')).toContain('6th Interceptor Corps may intercept')
  expect(told('H3')).toContain('nobody can intercept')
  expect(told('H3')).not.toContain('spent')
  const spent = { ...raidSetting.units, 'S-24A': { at: 'H3', state: 'spent' }, 'S-16A': 'G3' } as const
  expect(told('H3', state({ ...raidSetting, units: spent, air: { 'G-2FlK': {} } }))).toContain(
    'all there are spent',
  )
})

test('a hex that an order cannot be for says why, in the words of the rule', () => {
  const refused = (here: typeof raids, type: string, hex: string) => {
    const side = game.awaits(here)[0]!
    const view = game.view(here, side)
    const offers = port.offers(view, game.legal(here, side))
    const offer = offers.find(({ order }) => order.type === type)!
    return draftOf(port, inEnglish, view, offers, { ...NOTHING, entry: offer.key, at: hex }, later)
  }
  const raid = refused(raids, 'bomb', 'M9')
  expect([raid.cite, raid.hint]).not.toContain(inEnglish.tell('hint.where'))
  expect(raid.cite).toMatch(/^MOS/)
  const bringing = state({
    ...due({ step: 'replacements', side: 'soviet', filled: [] }),
    ...{ turn: 2, points: 9, acting: 'soviet' },
    units: { 'S-24A': 'I7', 'S-3A': 'eliminated', 'S-5A': 'arriving', 'G-4A': 'H1' },
  })
  expect(refused(bringing, 'replaceUnit', 'I6').cite).toBe('MOS 65')
  expect(refused(bringing, 'reinforce', 'A1').cite).toBe('MOS 66')
  expect(refused(bringing, 'railMove', 'L6').cite).toBe('MOS 46')
})

test('of a drop is told that it scatters its corps, and who may intercept it', () => {
  const dropping = state({
    ...due({ step: 'allocate', side: 'soviet' }, { step: 'luftwaffe', side: 'german' }, { step: 'strike' }),
    ...{ turn: 3, phase: 'operational', acting: 'soviet', onBase: ['S-5ParaK'] },
    units: { 'S-5ParaK': 'M9', 'G-5K': 'J6' },
    air: { 'S-DBA': {}, 'G-2FlK': {} },
  })
  const view = game.view(dropping, 'soviet')
  const offer = port
    .offers(view, game.legal(dropping, 'soviet'))
    .find(({ order }) => order.type === 'paradrop')!
  const [choice] = offer.choices
  const [route] = port.routes(view, offer, choice!, offer.order).get('J7')!
  expect(later.wayNotes(inEnglish, view, offer, choice!, route!)).toEqual([
    'To J7',
    'dispersed there',
    '2nd Air Corps may intercept',
  ])
})

test('an aircraft on its way lies above its target, and who is asked about it looks there', () => {
  const sent = given(raids, ['german', bomb('I7'), []]).state
  const view = game.view(sent, 'soviet')
  expect(view.prompt.step).toBe('patrol')
  expect(port.above!(view)!.map(({ hex }) => hex)).toEqual(['I7'])
  expect(port.focus(view).at).toBe('I7')
  const offers = port.offers(view, game.legal(sent, 'soviet'))
  const meets = offers.find(({ order }) => order.type === 'intercept')!
  expect(draftOf(port, inEnglish, view, offers, { ...NOTHING, entry: meets.key }).forecast?.throws).toEqual([
    { of: null, faces: [1, 2, 3, 4, 5, 6].map((face) => AIR_TABLE[face - 1]![2]) },
  ])
  expect(port.above!(game.view(raids, 'german'))).toEqual([])
})

test('the bar tells the weather to who acts; for who waits the turn of the other fills it', () => {
  const mud = state({ turn: 2, phase: 'prepared', ...due({ step: 'attack', side: 'german' }) })
  const told = (side: 'german' | 'soviet') => port.activity(inEnglish, game.view(mud, side), [])
  expect(told('german')).toEqual(['prepared phase', 'mud'])
  expect(told('soviet')).toEqual(['prepared phase'])
})

test('who has to give up one of an isolated group looks where it stands, one group after the other, and at no battle', () => {
  const at = { 'G-4A': 'K8', 'G-7K': 'K10', 'G-5K': 'B9', 'G-23K': 'B10' }
  const isolated = (...units: string[]) => ({ step: 'isolated', side: 'german', units }) as const
  const view = (...units: string[]) => game.view(state({ ...due(isolated(...units)), units: at }), 'german')
  const [north, south] = [view('G-4A', 'G-7K'), view('G-5K', 'G-23K')].map((one) => port.focus(one))
  expect([north!.at, south!.at]).toEqual(['K8', 'B9'])
  expect(north!.moment).not.toBe(south!.moment)
  expect(north!.from).toEqual([])
})

test('a game that is over is looked at where it was decided, else all over the field', () => {
  const over = (key: string, cite: string, winner: 'german' | 'soviet' | 'draw', victory?: 'charts') => {
    const result = { winner, cite, key, german: null, soviet: null }
    const before = state({ scenario: 'basic', result, ...(victory ? { options: { victory } } : {}) })
    return later.decidedAt(inEnglish, game.view(before, 'german'))
  }
  expect(over('final-hexes-german', 'MOS 79', 'german', 'charts')).toEqual(['D3', 'H1', 'I7'])
  expect(over('final-hexes-soviet', 'MOS 80', 'soviet', 'charts')).toContain('A8')
  expect(over('final-basic', 'MOS 81', 'soviet', 'charts')).toEqual([])
  expect(over('final-nobody', 'MOS 80', 'draw', 'charts')).toEqual([])
  expect(over('final-cities-draw', 'MOS 81', 'draw')).toEqual(expect.arrayContaining(['H1', 'I7', 'A8']))
  // Whoever resigns has lost nowhere on the map.
  expect(over('table.end.resigned', 'FP 4', 'soviet')).toEqual([])
})

test('a unit is given up out of the list of orders alone: nothing on the map asks for it', () => {
  const first = state({
    ...due({ step: 'replacements', side: 'soviet', filled: [] }),
    units: { 'S-24A': 'I4' },
  })
  const view = game.view(first, 'soviet')
  const offers = port.offers(view, game.legal(first, 'soviet'))
  const givenUp = offers.find(({ order }) => order.type === 'removeUnit')!
  expect([givenUp.hex, givenUp.seldom]).toEqual(['I4', true])
  expect(draftOf(port, inEnglish, view, offers, NOTHING).choices).toEqual([])
  expect(draftOf(port, inEnglish, view, offers, { ...NOTHING, entry: givenUp.key }).order).toEqual(
    givenUp.order,
  )
})

/** The move of a unit to a hex as the table has it. */
function move(setting: Parameters<typeof state>[0], unit: string, hex: string) {
  const here = state(setting)
  const side = game.awaits(here)[0]!
  const view = game.view(here, side)
  const offers = port.offers(view, game.legal(here, side))
  const offer = offers.find((one) => one.unit === unit && one.order.type === 'moveUnit')!
  return { view, offer, route: port.routes(view, offer, offer.choices[0]!, offer.order).get(hex)![0]! }
}

test('what a move costs is told by its parts, which come to the whole', () => {
  const marching = {
    ...due({ step: 'move', side: 'german' }),
    ...({ phase: 'operational', acting: 'german' } as const),
  }
  for (const unit of ['G-7PzDiv', 'G-7K']) {
    const setting = { units: { [unit]: 'H1', 'S-50A': 'E9' }, ...marching }
    const { view, offer } = move(setting, unit, 'H2')
    for (const [, [route]] of port.routes(view, offer, offer.choices[0]!, offer.order)) {
      const figure = (text: string) =>
        (text.startsWith('−') ? -1 : 1) * (parseInt(text.replace('−', '') || '0', 10) || 0) +
        (text.endsWith('½') ? (text.startsWith('−') ? -0.5 : 0.5) : 0)
      const parts = later.costs(view, offer, route!)
      for (const { key } of parts) expect(inGerman.own(key, {}, '')).not.toBe('')
      const sum = parts.reduce((all, { amount }) => all + figure(amount), 0)
      expect(Math.max(0, sum), `${unit} ${route!.hexes}`).toBe(figure(route!.text))
    }
  }
})

test('where a unit ends its move, it is told who attacks it as he stands, and who could come up', () => {
  const setting = {
    units: { 'G-7K': 'E6', 'S-50A': 'E9', 'S-49A': 'F9' },
    ...due({ step: 'move', side: 'german' }),
    ...({ phase: 'operational', acting: 'german' } as const),
  }
  const { view, offer, route } = move(setting, 'G-7K', 'E7')
  const told = later.exposure(inEnglish, view, offer, route)!.columns
  expect(told.map(({ title }) => title)).toEqual([inEnglish.tell('stand.most')])
  const near = move(setting, 'G-7K', 'E8')
  const [now, most] = later.exposure(inEnglish, near.view, near.offer, near.route)!.columns
  expect(now!.title).toBe(inEnglish.tell('stand.now'))
  expect(most!.forecast.strengths!.attack).toBeGreaterThan(now!.forecast.strengths!.attack)
})

test('the layer of threat draws where the enemy may go and what he may attack then', () => {
  const view = game.view(state({ units: { 'G-7K': 'E6', 'S-50A': 'E9' } }), 'german')
  const [goes, strikes] = later.draw('threat', view, null).tints!
  expect(goes!.hexes).toContain('E9')
  expect(strikes!.hexes.length).toBeGreaterThan(goes!.hexes.length)
})

test('how one wins is told with what is still missing, and at once only where that wins', () => {
  const setting = { units: { 'G-9A': 'H1', 'S-50A': 'I7' }, scenario: 'whole' } as const
  const view = game.view(state({ ...setting, options: { victory: 'charts' } }), 'german')
  const graded = game.view(state({ ...setting, options: { victory: 'graded' } }), 'german')
  for (const words of [inEnglish, inGerman]) {
    expect(later.victory(words, view).map(({ side }) => side)).toEqual(['german', 'soviet', null])
    expect(later.victory(words, graded).map(({ side, at }) => [side, at?.length])).toEqual([[null, 16]])
    const told = [view, graded].flatMap((one) => later.victory(words, one))
    expect(gapsOf(JSON.stringify(told.map(({ text, now }) => [text, now])))).toEqual([])
  }
  const [german] = later.victory(inEnglish, view)
  expect(german!.now?.join()).toContain('Moscow')
  expect(port.score(view)).toEqual({ german: 1, soviet: 17 })
})

test('a side is shown the hints that it gets, one after the other', () => {
  const steps = (viewer: 'german' | 'soviet', ...hints: string[]) =>
    hints.map((hint) => hintIn(port, inEnglish, game.view(state(), viewer), hint).step)
  expect(steps('german', 'win', 'air', 'finish')).toEqual(['1/6', '2/6', '6/6'])
  expect(steps('soviet', 'win', 'arrivals', 'finish')).toEqual(['1/7', '2/7', '7/7'])
})
test('every hint of the guide has its rule and its words in both languages', () => {
  for (const [hint, cite] of Object.entries(port.guide)) {
    expect(Object.hasOwn(ledger, cite), cite).toBe(true)
    for (const words of [inEnglish, inGerman])
      for (const side of hint === 'arrivals' ? ['soviet'] : ['german', 'soviet'])
        expect(words.own(`coach.${hint}.${side}`, {}, words.own(`coach.${hint}`)), hint).not.toMatch(/^coach/)
  }
})
