import { byDie, type Cell, chartsWith, NONE, type SayInChart } from '@/components/rules/charts'
import {
  type Branches,
  COLUMNS,
  type CrtRow,
  crtResult,
  crtRow,
  DIRECTIVE,
  ESCAPE_COLUMNS,
  escapeColumn,
  escapeResult,
  MINOR_RIVER_COST,
  TERRAIN_CHART,
  TURN_TRACK,
  ZOC_COST,
} from '@/lib/games/a-victory-denied/data/charts'
import { VP_CHITS } from '@/lib/games/a-victory-denied/data/chits'
import { COUNTERS, type CounterFacts } from '@/lib/games/a-victory-denied/data/counters'
import { charts as de } from './charts.de'
import { type ChartWord, charts as en } from './charts.en'

type Say = SayInChart<ChartWord>

const either = ({ distracted, moscow }: Branches) =>
  distracted === moscow || distracted === null ? `${moscow}` : `${distracted} / ${moscow}`

const turns = Object.entries(TURN_TRACK).map(([number, turn]): Cell[] => {
  const { german, soviet, points, pvo, elite, oos, art, stars } = turn
  return [number, either(german), soviet, points, pvo, elite, either(oos), art, stars]
})

function terrain(say: Say): Cell[][] {
  const kinds = Object.keys(TERRAIN_CHART) as (keyof typeof TERRAIN_CHART)[]
  const [ground, bank, across] = [say('terrain.ground'), say('terrain.bank'), say('terrain.across')]
  return [
    ...kinds.map((kind) => {
      const { foot, motor, shift } = TERRAIN_CHART[kind]
      const costs = kind === 'town' || kind === 'city' ? [ground, ground] : [foot, motor]
      return [say(`terrain.${kind}`), ...costs, shift]
    }),
    [say('terrain.minor'), `+${MINOR_RIVER_COST.foot}`, `+${MINOR_RIVER_COST.motor}`, across],
    [say('terrain.major'), bank, bank, across],
    [say('terrain.enter'), `+${ZOC_COST.enter}`, `+${ZOC_COST.enter}`, null],
    [say('terrain.leave'), `+${ZOC_COST.leave}`, `+${ZOC_COST.leave}`, null],
    [say('terrain.road'), '1/3', say('never'), null],
  ]
}

const ROWS: readonly CrtRow[] = [0, 1, 2, 3, 4, 5]
const combatResults = ROWS.map((row): Cell[] => {
  const faces = (die: 'd6' | 'd10', sides: number) =>
    Array.from({ length: sides }, (_, i) => i + 1).filter((face) => crtRow(die, face) === row)
  const results = COLUMNS.map((_, column) => crtResult(column, row).text.replace('-', NONE))
  return [faces('d6', 6).join(', '), faces('d10', 10).join(', '), ...results]
})

/** When a counter comes, by its word. */
const whenOf = ({ arrival, side }: CounterFacts) => (arrival === 'pocket' ? `pocket.${side}` : arrival)
const ARRIVALS = [
  ...(['turn1', 'timoshenko', 'pocket.german', 'pocket.soviet', 'reserve'] as const),
  ...(['pvo', 'elite', 'stavka', 'turn6'] as const),
]

function arriving(when: (typeof ARRIVALS)[number]): string {
  const all = Object.values(COUNTERS).filter((counter) => whenOf(counter) === when)
  const names = all.map(({ name, hq }) => (hq ? `${name} HQ` : name))
  const count = (name: string) => names.filter((one) => one === name).length
  return [...new Set(names)].map((name) => (count(name) > 1 ? `${count(name)} × ${name}` : name)).join(', ')
}

const escapeColumns = (say: Say) =>
  ESCAPE_COLUMNS.map((from) => say('escape.points', { column: escapeColumn(from) }))
const escapes = [1, 2, 3, 4, 5, 6].map((die): Cell[] =>
  ESCAPE_COLUMNS.map((points) => {
    const { escapees, takesVp } = escapeResult(points, die)
    return `${escapees || NONE}${takesVp ? ' V' : ''}`
  }),
)

const valuesOf = (star: 'major' | 'minor') =>
  Object.values(VP_CHITS)
    .flatMap(({ kind, value }) => (kind === star ? [value] : []))
    .join(', ')

const TRACK = ['german', 'soviet', 'points', 'pvo', 'elite', 'oos', 'art', 'stars'] as const

/** The tables of the game, made from its data. */
export const chartsOf = chartsWith({ en, de }, (say) => [
  {
    ...{ chapter: '4', title: 'turn.title', notes: ['turn.note'] },
    head: ['turn', ...TRACK.map((column) => `turn.${column}`)],
    rows: turns,
  },
  {
    ...{ chapter: '8', title: 'terrain.title', inWords: true, notes: ['terrain.town.note'] },
    head: ['ground', 'foot', 'motor', 'terrain.shift'],
    rows: terrain(say),
  },
  {
    ...{ chapter: '9', title: 'crt.title', notes: ['crt.key', 'crt.elite'] },
    head: ['crt.german', 'crt.soviet', ...COLUMNS],
    rows: combatResults,
  },
  {
    ...{ chapter: '11', title: 'arrivals', inWords: true, head: ['when', 'who'] },
    rows: ARRIVALS.map((when) => [say(`arrival.${when}`), arriving(when)]),
  },
  byDie({ chapter: '14', title: 'escape.title', notes: ['escape.note'] }, escapeColumns(say), escapes),
  {
    ...{ chapter: '15', title: 'directive.title', inWords: true, head: ['die', 'directive.result'] },
    rows: Object.entries(DIRECTIVE).map(([face, result]) => [face, say(`directive.${result}`)]),
  },
  {
    ...{ chapter: '16', title: 'vp.title', inWords: true, head: ['vp.star', 'vp.values'] },
    rows: (['major', 'minor'] as const).map((star) => [say(`vp.${star}`), valuesOf(star)]),
  },
])
