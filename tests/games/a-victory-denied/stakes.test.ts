import { describe, expect, test } from 'vitest'
import { later } from '@/components/games/a-victory-denied/later-port'
import { port } from '@/components/games/a-victory-denied/port'
import { tableWords } from '@/components/games/a-victory-denied/table-words'
import { plannerOf } from '@/components/wargame/offline/planner'
import type { Offer, Route } from '@/components/wargame/port'
import { draftOf } from '@/components/wargame/turn/draft'
import { NOTHING } from '@/components/wargame/turn/selection'
import { game } from '@/lib/games/a-victory-denied'
import { escapeColumn, terrainShift } from '@/lib/games/a-victory-denied/data/charts'
import { board } from '@/lib/games/a-victory-denied/geometry'
import type { Order } from '@/lib/games/a-victory-denied/orders'
import { ruleset } from '@/lib/games/a-victory-denied/ruleset'
import type { Side, State } from '@/lib/games/a-victory-denied/state'
import { en } from '@/lib/words/en'
import { wordsOf } from '@/lib/words/words'
import { catalogueOf } from '../../support/catalogues'
import { testLosses } from '../../support/game-suite/test-losses'
import { given, state as stateOf } from './given'
import { moments } from './moments'
import { facts, play, where } from './play'
import { avd } from './suite'

testLosses(avd, { port, later, plan: plannerOf(ruleset) }, ['game-1', 'game-2'], 1)

const words = tableWords(wordsOf('en', en), await catalogueOf('a-victory-denied', 'en'))

/** What the side that is to act sees, and what it may order. */
function seen(state: State) {
  const side = game.awaits(state)[0]! as Side
  const view = game.view(state, side)
  return { side, view, offers: port.offers(view, game.legal(state, side)) }
}
/** Every way of every order of a kind, with what is told of it. */
const ways = ({ view, offers }: ReturnType<typeof seen>, type: string) =>
  offers
    .filter(({ order }) => order.type === type)
    .flatMap((offer) =>
      [...port.routes(view, offer, offer.choices[0]!, offer.order)].flatMap(([, routes]) =>
        routes.map((route): { offer: Offer; route: Route; told: string[] } => ({
          ...{ offer, route },
          told: later.perils!(view, {
            offer,
            order: { ...offer.order, path: route.value },
            hexes: route.hexes,
          }).map(({ key }) => key),
        })),
      ),
    )

describe('a retreat', () => {
  const at = moments('game-1', {
    dear: (state, step) =>
      step?.step === 'retreat' && ways(seen(state), 'retreatUnit').some(({ told }) => told.length > 0),
    step: (state, step) =>
      step?.step === 'retreat' &&
      ways(seen(state), 'retreatUnit').some(({ told }) => told[0] === 'peril.step'),
    free: (state, step) =>
      step?.step === 'retreat' && ways(seen(state), 'retreatUnit').some(({ told }) => told.length === 0),
  })

  test.each(Object.entries(at))('costs what was said of the way: %s', async (_name, state) => {
    const now = seen(state)
    for (const { offer, route, told } of ways(now, 'retreatUnit').filter((way) => !way.route.stays)) {
      const unit = offer.unit!
      const order = { ...offer.order, path: route.value } as Order
      const after = await play(state, [now.side, order])
      const lost = facts(after, 'StepLost').filter((event) => event.unit === unit && event.why === 'zoc')
      const isGone = !/^\d{4}$/.test(where(after.state, unit))
      expect({ told, lost: lost.length, isGone }).toEqual({
        told: isGone
          ? ['peril.lost']
          : lost.length === 1
            ? ['peril.step']
            : lost.length > 1
              ? ['peril.steps']
              : [],
        ...{ lost: lost.length, isGone },
      })
    }
  })

  test('that costs something is hatched, and the button says what', () => {
    const { view, offers } = seen(at.step)
    const { offer, route } = ways(seen(at.step), 'retreatUnit').find(({ told }) => told.length > 0)!
    const chosen = { ...NOTHING, entry: offer.key, at: route.hexes.at(-1)! }
    const open = draftOf(port, words, view, offers, { ...chosen, at: null }, later)
    expect(open.choices).toContainEqual({ hex: chosen.at, tone: 'go', peril: 'loses a step', text: '−1' })
    expect(draftOf(port, words, view, offers, chosen, later).label).toBe('Retreat here: loses a step')
    // Before the later part has come nothing is said, and nothing is wrong.
    expect(draftOf(port, words, view, offers, chosen).label).toBe('Retreat here')
  })
})

describe('a lost step', () => {
  const at = moments('game-1', {
    asked: (state, step) => step?.step === 'losses' && seen(state).offers.length > 1,
    trump: (_, step) => step?.step === 'trump',
  })

  test('is told with what is left of the unit', async () => {
    const { side, view, offers } = seen(at.asked)
    const labels = offers.map((offer) => {
      const { label } = draftOf(port, words, view, offers, { ...NOTHING, entry: offer.key }, later)
      return { offer, label }
    })
    for (const { offer, label } of labels) {
      const { events } = await play(at.asked, [side, offer.order as Order])
      // What comes of it afterwards is another matter.
      const n = events.findIndex(({ type }) => type === 'StepLost')
      const after = game.view(events.slice(0, n + 1).reduce(game.evolve, at.asked), side)
      const left = port.at(after, offer.unit!)
        ? `${port.face(after, offer.unit!).strength} left`
        : 'is eliminated'
      expect(label).toBe(`Lose a step: ${left}`)
    }
  })

  test('and whom Guderian would lead is marked before he is played', () => {
    const { view, offers } = seen(at.trump)
    const offer = offers.find(({ order }) => order.type === 'trump')!
    const marked = (part: typeof later | null) =>
      draftOf(port, words, view, offers, { ...NOTHING, entry: offer.key }, part).choices.map(({ hex }) => hex)
    expect(marked(later)).toEqual(later.standsFor!(view, 'G-GUDERIAN'))
    expect(marked(later).length).toBeGreaterThan(3)
    expect(marked(null)).toEqual([])
  })
})

test('the button that releases a unit says the sum that it comes to, and how likely some escape', () => {
  const told = new Set<boolean>()
  for (const turn of [1, 2, 3]) {
    const { asked } = moments('game-1', {
      asked: ({ table }, step) => step?.step === 'release' && table.turn === turn,
    })
    const { view, offers } = seen(asked)
    for (const offer of offers.filter(({ order }) => order.type === 'releaseUnit')) {
      const { label } = draftOf(port, words, view, offers, { ...NOTHING, entry: offer.key }, later)
      const { text, chances } = later.stakes!(words, view, offer.order)!.columns[1]!.forecast
      const out = chances.filter(({ hurts }) => hurts === 'attacker')
      const percent = Math.round((100 * out.reduce((sum, { ways }) => sum + ways, 0)) / 6)
      told.add(percent > 0)
      const rest = percent > 0 ? `${percent} % that some escape` : 'nobody can escape'
      expect(label).toBe(`Release: ${text!.split(',')[0]}, ${rest}`)
    }
  }
  expect(told.size).toBeGreaterThan(0)
})

describe('an advance', () => {
  const at = moments('game-1', {
    cut: (state, step) =>
      step?.step === 'advance' &&
      ways(seen(state), 'advanceUnit').some(({ told }) => told[0] === 'peril.cut'),
    attacked: (state, step) =>
      step?.step === 'advance' &&
      ways(seen(state), 'advanceUnit').some(({ told }) => told[0] === 'peril.attack'),
    free: (state, step) =>
      step?.step === 'advance' && ways(seen(state), 'advanceUnit').some(({ told }) => told.length === 0),
  })

  test.each(Object.entries(at))(
    'is cut off exactly where it has no supply afterwards: %s',
    async (_name, state) => {
      const now = seen(state)
      for (const { offer, route, told } of ways(now, 'advanceUnit')) {
        const order = { ...offer.order, path: route.value } as Order
        const { events } = await play(state, [now.side, order])
        const after = events.reduce((so, event) => game.evolve(so, event), state)
        const hex = route.hexes.at(-1)!
        const { supply } = { supply: later.hexFacts(words, game.view(after, now.side), hex) }
        const isSupplied = supply.some((line) => line.includes(words.tell(`hex.supply.${now.side}`)))
        expect(told.includes('peril.cut'), `${offer.key} ${hex}`).toBe(!isSupplied)
      }
    },
  )
})

describe('who is attacked and may send a Stuka', () => {
  const { asked } = moments('game-1', { asked: (_, step) => step?.step === 'stuka' })

  test.each([
    ['without', { type: 'done' } as Order, 0],
    ['with', { type: 'flyStuka' } as Order, 1],
  ])('is told the column of the die %s it', async (_name, order, column) => {
    const told = later.stakes!(words, game.view(asked, 'german'), null)!.columns[column]!.forecast
    const ways = new Map<string, number>()
    for (let face = 1; face <= 10; face += 1) {
      const dice = [face, 1, 1, 1, 1, 1, 1, 1]
      const { events } = await given(asked).when('german', order, dice).allows()
      const [thrown] = facts({ events }, 'DieThrown')
      const text = thrown!.result === '-' ? '–' : thrown!.result
      ways.set(text, (ways.get(text) ?? 0) + 1)
    }
    expect(Object.fromEntries(told.chances.map(({ text, ways }) => [text, ways]))).toEqual(
      Object.fromEntries(ways),
    )
  })

  test('reads nothing that another viewer would not be told', () => {
    const say = (viewer: 'german' | 'soviet' | 'spectator') =>
      later.stakes!(words, game.view(asked, viewer), null)
    expect(say('spectator')).toEqual(say('german'))
    expect(say('soviet')).toEqual(say('german'))
  })

  test('is told nothing where nothing is to be weighed', () => {
    const { calm } = moments('game-1', { calm: (_, step) => step?.step === 'move' })
    expect(later.stakes!(words, game.view(calm, 'german'), null)).toBeNull()
  })
})

describe('a release from the pocket', () => {
  const { release } = moments('game-1', { release: (_, step) => step?.step === 'release' })
  const columns = (state: State, order: Order | null) =>
    later.stakes!(words, game.view(state, 'german'), order)!.columns.map(({ forecast }) => forecast)

  test('throws nothing while nobody is released', () => {
    expect(columns(release, null)).toEqual([
      expect.objectContaining({ text: '0 points, column 0–2', chances: [], ladder: [] }),
    ])
  })

  test('is told before it is given: sum and chances of each further unit, as the die then gives them', async () => {
    let state = release
    for (const { order } of game.legal(release, 'german').slice(0, 3)) {
      if (order.type !== 'releaseUnit') continue
      const [, foretold] = columns(state, order as Order)
      state = (await play(state, ['german', order as Order])).state
      expect(columns(state, null)).toEqual([foretold])
      const ways: Record<number, number> = {}
      for (let face = 1; face <= 6; face += 1) {
        const outcome = await play(state, ['german', { type: 'done' } as Order, [face, 1, 1, 1, 1, 1]])
        const [rolled] = facts(outcome, 'EscapeRolled')
        expect(foretold!.text).toMatch(
          new RegExp(
            `^${rolled!.points} points?, column ${escapeColumn(rolled!.points).replace('+', '[+]')}$`,
          ),
        )
        ways[rolled!.escapees] = (ways[rolled!.escapees] ?? 0) + 1
      }
      const told: Record<number, number> = {}
      for (const { text, ways: n } of foretold!.chances)
        told[Number.parseInt(text, 10)] = (told[Number.parseInt(text, 10)] ?? 0) + n
      expect(told).toEqual(ways)
      const sum = foretold!.ladder.reduce((all, { column }) => all + Number(column), 0)
      expect(String(sum)).toBe(foretold!.text!.split(' ')[0])
      expect(foretold!.ladder.every(({ column }) => column!.startsWith('+'))).toBe(true)
    }
  })
})

describe('what the enemy can reach', () => {
  const { march } = moments('game-1', {
    march: (state, step) => step?.step === 'move' && seen(state).side === 'german' && state.table.turn >= 2,
  })
  const drawn = (looked: string | null) =>
    later.draw('threat', game.view(march, 'soviet'), looked).tints!.map(({ hexes }) => new Set(hexes))

  test('holds every hex that he may order a unit to, and those beside it', () => {
    const [reached, struck] = drawn(null)
    const { view, offers } = seen(march)
    for (const offer of offers.filter(({ kind }) => kind === 'move'))
      for (const hex of port.routes(view, offer, offer.choices[0]!, offer.order).keys()) {
        expect(reached!.has(hex), `${offer.unit} ${hex}`).toBe(true)
        expect(struck!.has(hex)).toBe(true)
      }
    expect(struck!.size).toBeGreaterThan(reached!.size)
  })

  test('of one stack is less than of all', () => {
    const view = game.view(march, 'soviet')
    const stack = port.pieces(view).findLast(({ id }) => port.sideOf(id) === 'german')!.hex
    expect(drawn(stack)[0]!.size).toBeLessThan(drawn(null)[0]!.size)
  })
})

describe('chits', () => {
  const { chits } = moments('game-1', { chits: (_, step) => step?.step === 'chits' })

  test('the usual choice is a lawful one, the same each time', async () => {
    const { view, side, offers } = seen(chits)
    const set = later.usual!(view, offers[0]!)!
    expect(later.usual!(view, offers[0]!)).toEqual(set)
    await given(chits)
      .when(side, { type: 'chooseChits', chits: [...set] })
      .allows()
    const { calm } = moments('game-1', { calm: (_, step) => step?.step === 'move' })
    const other = seen(calm)
    expect(later.usual!(other.view, other.offers[0]!)).toBeNull()
  })

  test('a chit stands for the units that act when it is drawn', () => {
    const { view } = seen(chits)
    const hexes = later.standsFor!(view, 'G-2PG')
    expect(hexes.length).toBeGreaterThan(2)
    for (const hex of hexes)
      expect(
        port.stack(view, hex).some((unit) => port.sideOf(unit) === 'german'),
        hex,
      ).toBe(true)
  })

  test('until enough are chosen the button counts them', () => {
    const { view, offers } = seen(chits)
    const [offer] = offers
    const { max, from } = offer!.choices[0]!
    const label = (n: number) =>
      draftOf(port, words, view, offers, { ...NOTHING, entry: offer!.key, set: from.slice(0, n) }).label
    expect(label(1)).toBe(`Into the cup (1 of ${max})`)
    expect(label(max)).toBe(`Into the cup (${max} of ${max})`)
  })
})

test('what the ground does is said where it does something, and of a town where there is one', () => {
  const { view } = seen(moments('game-1', { any: (_, step) => step?.step === 'move' }).any)
  const clear = board.hexes.find((hex) => terrainShift(hex) === 0)!
  const hard = board.hexes.find((hex) => terrainShift(hex) > 0)!
  expect(later.hexFacts(words, view, clear).join(' ')).not.toContain('to the left')
  expect(later.hexFacts(words, view, hard).join(' ')).toMatch(/[1-9] columns? to the left/)
  const params = { terrain: 'swamp', town: '', shift: 1 }
  expect(words.say({ key: 'odds-terrain-alone', params })).toMatch(/^\w+: 1 column to the left$/)
})

test('each directive says how long it makes the game, how points count, and who leaves (15.2, 15.3, 16.3)', () => {
  const choosing = stateOf({ turn: 6, agenda: [{ step: 'directive', side: 'german' }] })
  const { view, offers } = seen(choosing)
  const told = offers
    .filter(({ order }) => order.type === 'chooseDirective')
    .map((offer) => {
      const draft = draftOf(port, words, view, offers, { ...NOTHING, entry: offer.key }, later)
      return draft.label
    })
  expect(told).toHaveLength(2)
  expect(told[0]).toMatch(/^Objective Moscow: to turn 10; chits on the map count 2 times/)
  expect(told[1]).toMatch(/: to turn 8; chits on the map count once, and 4 motorized units are withdrawn$/)
})
