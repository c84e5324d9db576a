import { drawHighStack } from '@/components/map/layers/stack'
import { settledView } from '@/components/wargame/past/settled-view'
import type { TablePort } from '@/components/wargame/port'
import { plannedLine } from '@/components/wargame/turn/order-lines'
import { figures as rules } from '@/lib/games/proud-monster/in-force'
import { isUntried } from '@/lib/games/proud-monster/rules/02-units'
import { battleOf } from '@/lib/games/proud-monster/rules/14-attack'
import { attackStrength } from '@/lib/games/proud-monster/rules/14-odds'
import { on } from '@/lib/games/proud-monster/ruleset'
import { kindOf, offTurn } from '@/lib/games/proud-monster/standing/kinds'
import type { Table } from '@/lib/games/proud-monster/state'
import type { View } from '@/lib/games/proud-monster/view'
import { countersAt, hexOf, onMap } from '@/lib/wargame/occupancy'
import { beneathOf, drawRegions } from './beneath'
import { faceOf } from './counters'
import { groundText, unitFacts } from './facts'
import { westOf } from './front'
import { forecastOf } from './odds'
import { labelOf, lineOf, offersIn, routeNotes, routesIn } from './offers'
import { fieldOf, piecesOf, scoreOf, spentIn, tokensOf } from './pieces'
import { situation } from './situation'
import type { ProudWords } from './table-words'

/** Steps of which one hint says all. */
const COACHED: Readonly<Record<string, string>> = {
  ...{ reinforce: 'place', release: 'place', losses: 'losses', advance: 'advance' },
}

/** What the table asks of this game. */
export const port: TablePort<View, ProudWords> = {
  viewOf: (answer) =>
    settledView<View>(
      answer,
      ({ table }) => table.result !== null,
      (view, { winner, why, cite }) => {
        const result = { winner, key: why.key, german: null, soviet: null, cite } as View['table']['result']
        return { ...view, table: { ...view.table, result } }
      },
    ),
  offers: ({ table }, legal) => legal.flatMap((entry) => offersIn(table, entry, legal)),

  pieces: (view) => piecesOf(situation(view)),
  stacks: { height: (view, hex) => countersAt(situation(view), hex).length, draw: drawHighStack },
  spent: ({ table }) => spentIn(table),
  tokens: ({ table }) => tokensOf(table),
  front: (view) => westOf(situation(view)),
  zones: () => [],
  field: (view) => fieldOf(situation(view)),
  draws: (view) => ({ drawBeneath: beneathOf(situation(view)), drawRegions }),
  layers: [
    { id: 'threat', label: 'overlay.threat', letter: 't', on: false, drawn: true },
    { id: 'control', label: 'overlay.control', letter: 'c', on: false, drawn: true },
    { id: 'moved', label: 'overlay.moved', on: true },
    { id: 'numbers', label: 'overlay.numbers', on: true },
    { id: 'stars', label: 'overlay.stars', on: true },
  ],
  // Siauliai, before which the first scenario begins.
  middle: '2309N',
  focus: ({ viewer, prompt, table }) => {
    const { turn, couplet, phase, battle } = table
    const at = battle?.target ?? null
    return {
      moment: `${viewer}/${prompt.step}/${turn}/${couplet}/${phase}/${at ?? ''}`,
      at,
      from: battle?.attackers.map(({ from }) => from) ?? [],
    }
  },

  routes: ({ table }, offer, choice, chosen) => routesIn(table, offer, choice, chosen),
  routeNotes: (words, { table }, offer, choice, route) => routeNotes(words, table, offer, choice, route),
  forecast: ({ table }, { target }, chosen) => forecastOf(table, chosen, target),
  line: (words, { table }, offer) => lineOf(words, table, offer),
  label: labelOf,
  planned: (words, { table }, order) =>
    plannedLine(
      words,
      offersIn(table, { order })
        .map((offer) => lineOf(words, table, offer))
        .join(', '),
      order,
    ),
  flag: () => '',

  at: ({ table }, unit) => hexOf(on(table), unit),
  stack: ({ table }, hex) => countersAt(on(table), hex),
  face: ({ table }, unit) => faceOf(table, unit),
  sideOf: (unit) => rules.counters[unit]!.side,
  unitFacts: (words, { table }, unit) => unitFacts(words, table, unit),
  fighter: (words, { table }, { target }, unit) => {
    const at = on(table)
    const facts = unitFacts(words, table, unit)
    if (target === null || !onMap(at, unit) || isUntried(at, unit)) return { facts, strength: '?' }
    return { facts, strength: attackStrength(at, battleOf(at, table.acting, target, [unit])) }
  },
  ground: groundText,
  turn: ({ turnText }, view) => turnText(view?.table.turn ?? 1),
  activity: ({ tell }, view, offers) => {
    const { turn, couplet, phase } = view.table
    const of = rules.sequence.couplets(turn)
    return [
      view.prompt.mine && view.prompt.step === 'move'
        ? tell('bar.left', { n: offers.filter(({ again }) => !again).length })
        : tell(`now.${phase}`),
      ...(of > 1 ? [tell('now.couplet', { n: couplet, of })] : []),
    ]
  },
  result: ({ table: { result } }) => {
    if (!result) return null
    const { winner, key, german, soviet, cite } = result
    return { winner, cite, why: { key, params: { german: german ?? 0, soviet: soviet ?? 0 } } }
  },
  score: ({ table }) => scoreOf(table),
  guide: {
    ...{ win: 'PM 4.5', stack: 'PM 12.5', move: 'PM 12.1', cost: 'PM 12.7', undo: 'PM 12.1' },
    ...{ finish: 'PM 12.1', target: 'PM 14.1', blind: 'PM 2.15', ladder: 'PM 14.8' },
    ...{ losses: 'PM 14.35', advance: 'PM 14.39', place: 'PM 8.7' },
  },
  coach: ({ prompt }, isDrafting, mayTakeBack) => {
    if (!prompt.mine) return []
    if (prompt.step === 'assault') return isDrafting ? ['blind', 'ladder'] : ['target']
    if (prompt.step !== 'move') return COACHED[prompt.step] ? [COACHED[prompt.step]!] : []
    if (isDrafting) return ['move', 'cost']
    return mayTakeBack ? ['undo', 'finish'] : ['stack']
  },
  standing: ({ table }) => {
    const choice = offTurn(table)
    return choice && kindOf(choice)
  },

  lines: {
    quiet: new Set([
      ...['log-turn', 'log-player-turn', 'log-moved', 'log-advanced'],
      ...['log-placed', 'log-shifted', 'log-arrived'],
    ]),
    sealed: new Set(),
    ways: new Set(['log-moved', 'log-advanced']),
    fights: new Set(['log-attack']),
  },
  past: (view, board) => {
    const then = board as unknown as Partial<Table>
    return { ...view, table: { ...view.table, ...then, battle: null, agenda: [] } }
  },
}
