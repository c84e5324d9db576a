import { zonesInReach } from '@/components/wargame/map/zones'
import { settledView } from '@/components/wargame/past/settled-view'
import type { TablePort } from '@/components/wargame/port'
import type { WayOffer } from '@/components/wargame/turn/offer-of'
import { plannedLine } from '@/components/wargame/turn/order-lines'
import { AIR, COUNTERS } from '@/lib/games/moscow-1941/data/units'
import { battleOf } from '@/lib/games/moscow-1941/rules/attack'
import { attackStrength } from '@/lib/games/moscow-1941/rules/odds'
import { placeOfBattle } from '@/lib/games/moscow-1941/rules/retreat'
import { weatherOf } from '@/lib/games/moscow-1941/rules/weather'
import { on } from '@/lib/games/moscow-1941/situation'
import { kindOf, offTurn } from '@/lib/games/moscow-1941/standing/kinds'
import { dueOf, type Table } from '@/lib/games/moscow-1941/state'
import type { View } from '@/lib/games/moscow-1941/view'
import { countersAt, hexOf, onMap } from '@/lib/wargame/occupancy'
import { faceOf, flightFace } from './faces'
import { groundText, unitFacts } from './facts'
import { westOf } from './front'
import { forecastOf } from './odds'
import { labelOf, lineOf, offerIn, routeNotes, routesIn } from './offers'
import { piecesOf, scoreOf, spentIn } from './pieces'
import { situation } from './situation'
import type { MoscowWords } from './table-words'

/** What the table asks of this game. */
export const port: TablePort<View, MoscowWords> = {
  viewOf: (answer) =>
    settledView<View>(
      answer,
      ({ table }) => table.result !== null,
      (view, { winner, why, cite }) => {
        const result = { winner, key: why.key, german: null, soviet: null, cite } as View['table']['result']
        return { ...view, table: { ...view.table, result } }
      },
    ),
  offers: ({ table }, legal) => legal.map((entry) => offerIn(table, entry)),

  pieces: (view) => piecesOf(situation(view)),
  spent: ({ table }) => spentIn(table),
  tokens: () => [],
  above: ({ table }) =>
    Object.keys(AIR).flatMap((id) => {
      const { state, target } = table.air[id] ?? { state: 'off', target: null }
      return state === 'flying' && target ? [{ hex: target, face: flightFace(id) }] : []
    }),
  season: (view) => {
    const weather = weatherOf(situation(view))
    return weather === 'good' ? undefined : weather
  },
  front: (view) => westOf(situation(view)),
  zones: ({ table }, { kind, unit }) => (kind === 'move' && unit ? zonesInReach(on(table), unit) : []),
  layers: [
    { id: 'zoc', label: 'overlay.zoc', letter: 'z', on: false, drawn: true },
    { id: 'supply', label: 'overlay.supply', letter: 's', on: false, drawn: true },
    { id: 'threat', label: 'overlay.threat', letter: 't', on: false, drawn: true },
    { id: 'moved', label: 'overlay.moved', on: true },
    { id: 'numbers', label: 'overlay.numbers', on: true },
  ],
  // Vyazma: half-way to Moscow.
  middle: 'H3',
  focus: ({ viewer, prompt, table }) => {
    const { turn, phase, battle, air } = table
    const patrol = dueOf(table, 'patrol')
    const at = dueOf(table, 'giveWay')
      ? placeOfBattle(on(table))
      : (battle?.target ?? (patrol ? air[patrol.air]!.target : null))
    return {
      moment: `${viewer}/${prompt.step}/${turn}/${phase}/${at ?? ''}`,
      at,
      from: battle?.attackers.map(({ from }) => from) ?? [],
    }
  },

  routes: ({ table }, offer, choice) => routesIn(table, offer as WayOffer, choice),
  routeNotes: (words, { table }, offer, choice, route) => routeNotes(words, table, offer, choice, route),
  forecast: ({ table }, offer, chosen) => forecastOf(table, chosen, offer.target),
  line: (words, { table }, { order }) => lineOf(words, table, order),
  label: labelOf,
  planned: (words, { table }, order) => plannedLine(words, lineOf(words, table, order), order),
  flag: () => '',

  isBeside: (unit) => unit in AIR,
  at: ({ table }, unit) => hexOf(on(table), unit),
  stack: ({ table }, hex) => countersAt(on(table), hex),
  face: ({ table }, unit) => faceOf(table, unit),
  sideOf: (unit) => (COUNTERS[unit] ?? AIR[unit])!.side,
  unitFacts: (words, { table }, unit) => unitFacts(words, table, unit),
  fighter: (words, { table }, { target }, unit) => {
    const at = on(table)
    const facts = unitFacts(words, table, unit)
    const fights = target !== null && onMap(at, unit)
    return { facts, strength: fights ? attackStrength(at, battleOf(at, table.acting, target, [unit])) : 0 }
  },
  ground: groundText,
  turn: ({ turnText }, view) => turnText(view?.table.turn ?? 1),
  activity: ({ tell }, view, offers) => {
    const weather = weatherOf(situation(view))
    return [
      view.prompt.mine && view.prompt.step === 'move'
        ? tell('bar.left', { n: offers.length })
        : tell(`now.${view.table.phase}`),
      ...(weather === 'good' ? [] : [tell(`now.${weather}`)]),
    ]
  },
  result: ({ table: { result } }) => {
    if (!result) return null
    const { winner, key, german, soviet, cite } = result
    return { winner, cite, why: { key, params: { german: german ?? 0, soviet: soviet ?? 0 } } }
  },
  score: ({ table }) => scoreOf(table),
  guide: {
    ...{ win: 'MOS 79', air: 'MOS 37', prepared: 'MOS 55', ladder: 'MOS 84' },
    ...{ move: 'MOS 57', finish: 'MOS 57' },
  },
  coach: ({ prompt }, isDrafting, mayTakeBack) => {
    if (!prompt.mine) return []
    switch (prompt.step) {
      case 'allocate':
      case 'luftwaffe':
        return isDrafting ? [] : ['air']
      case 'attack':
        return [isDrafting ? 'ladder' : 'prepared']
      case 'move':
        return [isDrafting || !mayTakeBack ? 'move' : 'finish']
      default:
        return []
    }
  },
  standing: ({ table }) => {
    const choice = offTurn(table)
    return choice && kindOf(choice)
  },

  lines: {
    quiet: new Set([
      'log-turn',
      'log-phase',
      'log-moved',
      'log-advanced',
      'log-reinforced',
      'log-replaced',
      'log-railed',
    ]),
    sealed: new Set(),
    ways: new Set(['log-moved', 'log-railed', 'log-retreated', 'log-advanced']),
    fights: new Set(['log-attack']),
  },
  past: (view, board) => {
    const then = board as unknown as Partial<Table>
    return { ...view, table: { ...view.table, ...then, battle: null, agenda: [] } }
  },
}
