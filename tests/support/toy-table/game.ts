import { BARE } from '@/components/map/bare-scene'
import { drawHighStack } from '@/components/map/layers/stack'
import type { CounterFace } from '@/components/map/scene'
import type { OrderBody } from '@/components/offline/plan'
import type { TableGame } from '@/components/wargame/game'
import type { Choice, Offer, Route, TablePort, TableView } from '@/components/wargame/port'
import type { TableWords } from '@/components/wargame/text/table-words'
import { en } from '@/components/wargame/text/words.en'
import { interpolate } from '@/lib/kernel/interpolate'
import type { Words } from '@/lib/words/words'
import { GUARD, HOME, toySheet } from './sheet'

/*
 * A game for the table alone, without a server: a stack of ten marches as a whole or in part, and may raid what stands
 * beside the hex to which it has come. A raid is an order of three open fields.
 */

const { lattice } = toySheet

/** Steps a unit may take in its turn. */
const STEPS = 2
const FOE = '1205'
const own = Array.from({ length: 10 }, (_, i) => `g${i + 1}`)

export interface ToyView extends TableView {
  readonly at: Readonly<Record<string, string>>
  /** Units that have moved. */
  readonly moved: readonly string[]
}
export const start: ToyView = {
  viewer: 'german',
  prompt: {
    ...{ step: 'move', awaits: ['german'], mine: true },
    ...{ key: 'Move your stacks.', params: {}, done: 'End the phase' },
  },
  at: { ...Object.fromEntries(own.map((unit) => [unit, HOME])), g0: GUARD, foe: FOE },
  moved: [],
}

const isFoe = (unit: string) => unit === 'foe'
const stackIn = ({ at }: ToyView, hex: string) => Object.keys(at).filter((unit) => at[unit] === hex)
/** The view after an order. */
export const after = (view: ToyView, order: OrderBody): ToyView => {
  const units = order.units as readonly string[]
  const to = (order.path as readonly string[]).at(-1)!
  return {
    ...view,
    at: { ...view.at, ...Object.fromEntries(units.map((unit) => [unit, to])) },
    moved: [...view.moved, ...units],
  }
}

const choice = (field: string, kind: Choice['kind'], from: readonly string[] = []): Choice => ({
  ...{ field, kind, from, min: 1, max: kind === 'units' ? from.length : 1 },
  ...(from.length === 0 ? { asks: true } : {}),
})
function offersOf(view: ToyView): Offer[] {
  const hexes = [...new Set(Object.entries(view.at).flatMap(([unit, hex]) => (isFoe(unit) ? [] : [hex])))]
  return hexes.flatMap((hex) => {
    const units = stackIn(view, hex).filter((unit) => !view.moved.includes(unit))
    if (units.length === 0) return []
    const common = { unit: null, target: null, hex, alone: false, again: false }
    const going = [choice('units', 'units', units), choice('path', 'path')]
    return [
      { ...common, order: { type: 'march' }, key: `march|${hex}`, kind: 'move' as const, choices: going },
      {
        ...{ ...common, order: { type: 'raid' }, key: `raid|${hex}`, kind: 'other' as const },
        choices: [...going, choice('prey', 'hex')],
      },
    ]
  })
}

/** The shortest way to each hex within reach, none through the enemy. */
function ways(view: ToyView, from: string): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>([[from, []]])
  for (const [hex, way] of found)
    for (const next of way.length < STEPS ? lattice.neighbours(hex) : [])
      if (!found.has(next) && !stackIn(view, next).some(isFoe)) found.set(next, [...way, next])
  found.delete(from)
  return found
}
const routes: TablePort<ToyView>['routes'] = (view, { hex }, { field }, { path }) => {
  if (field === 'path')
    return new Map(
      [...ways(view, hex!)].map(([end, way]): [string, Route[]] => {
        const mark = String(way.length)
        return [end, [{ value: way, hexes: [hex!, ...way], text: mark, mark, cost: way.length }]]
      }),
    )
  const at = (path as readonly string[]).at(-1)!
  const prey = lattice.neighbours(at).filter((one) => stackIn(view, one).some(isFoe))
  return new Map(
    prey.map((one) => [one, [{ value: one, hexes: [hex!, ...(path as string[]), one], text: '!', cost: 0 }]]),
  )
}

const face = (unit: string): CounterFace => ({
  ...{
    key: unit,
    side: isFoe(unit) ? 'east' : 'west',
    symbol: Number(unit.slice(1)) % 3 ? 'infantry' : 'armour',
  },
  ...{ mark: 'xx', name: unit, strength: '4-4-5', reduced: false, steps: 2, box: '#8fc1e8' },
})

const port: TablePort<ToyView> = {
  viewOf: ({ view }) => view as ToyView,
  offers: (view) => [
    ...offersOf(view),
    {
      ...{ order: { type: 'done' }, key: 'done', kind: 'done', unit: null, target: null, hex: null },
      ...{ alone: false, again: false, choices: [] },
    },
  ],
  pieces: (view) => Object.entries(view.at).map(([id, hex]) => ({ id, hex, face: face(id), badge: null })),
  // Of the enemy nobody sees more than the top.
  stacks: {
    height: (view, hex) => {
      const units = stackIn(view, hex)
      return units.some(isFoe) ? 'several' : units.length
    },
    draw: drawHighStack,
  },
  spent: ({ moved }) => new Set(moved),
  tokens: () => [],
  front: () => null,
  zones: () => [],
  layers: [],
  middle: HOME,
  focus: () => ({ moment: 'move', at: null, from: [] }),
  routes,
  forecast: () => null,
  line: (_, __, { order, hex }) => `${order.type} ${hex}`,
  label: (_, { order }) => `Order the ${order.type}`,
  flag: () => '',
  at: ({ at }, unit) => at[unit] ?? null,
  stack: stackIn,
  face: (_, unit) => face(unit),
  sideOf: (unit) => (isFoe(unit) ? 'soviet' : 'german'),
  unitFacts: () => '4-4-5',
  fighter: () => ({ facts: '', strength: 4 }),
  ground: () => 'clear',
  turn: () => 'Turn 1',
  activity: () => [],
  result: () => null,
  ...{ score: () => ({}), guide: {}, coach: () => [] },
  standing: () => null,
  lines: { quiet: new Set(), sealed: new Set(), ways: new Set(), fights: new Set(), turns: new Set() },
  past: (view) => view,
}

const tableWords = (words: Words): TableWords => ({
  ...words,
  say: ({ key }) => key,
  tell: (key, params = {}) => interpolate(en[key], params),
  own: (key) => key,
  ...{ turnName: String, dates: String },
  turnText: (turn) => `Turn ${turn}`,
  nameOf: (unit) => `Division ${unit.slice(1)}`,
  formationOf: () => 'Army',
  townName: (hex) => (hex === HOME ? 'Minsk' : hex),
  placeName: (hex) => (hex === HOME ? `Minsk ${hex}` : hex),
})

/** Written before this script: the one of the worker that paints the map. */
declare const WORKER: string
const worker =
  'document' in globalThis ? URL.createObjectURL(new Blob([WORKER], { type: 'text/javascript' })) : ''

const words = Promise.resolve(tableWords)
const paper = Promise.resolve(toySheet)
const later = Promise.resolve({
  ...{ start: () => BARE, firstTurn: () => 1, firstSheet: () => null, draw: () => ({}), whyNot: () => null },
  ...{ wayNotes: () => [], costs: () => [], exposure: () => null, victory: () => [], legend: () => [] },
  decidedAt: () => [],
  ...{ hexFacts: () => [], tracks: () => [], forces: () => [] },
  ...{
    recap: () => [],
    front: () => ({ facts: [], quiet: null, head: [], fights: [], tints: [], arrows: [], bursts: [] }),
    ...{ lost: [], sideOf: () => undefined },
    standing: null,
  },
})

export const toyTable: TableGame = {
  port,
  later: () => later,
  words: () => words,
  sheet: () => paper,
  printing: { worker: () => new Worker(worker), small: { day: '', night: '' } },
  Items: () => null,
  preload: [],
}
