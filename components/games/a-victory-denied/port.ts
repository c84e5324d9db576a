import { zonesInReach } from '@/components/wargame/map/zones'
import { settledView } from '@/components/wargame/past/settled-view'
import type { TablePort } from '@/components/wargame/port'
import type { WayOffer } from '@/components/wargame/turn/offer-of'
import { plannedLine } from '@/components/wargame/turn/order-lines'
import { COUNTERS } from '@/lib/games/a-victory-denied/data/counters'
import { riverBetween } from '@/lib/games/a-victory-denied/data/map'
import { attackStrength } from '@/lib/games/a-victory-denied/rules/09-odds'
import { on } from '@/lib/games/a-victory-denied/situation'
import { kindOf, offTurn } from '@/lib/games/a-victory-denied/standing/kinds'
import type { Table } from '@/lib/games/a-victory-denied/state'
import type { View } from '@/lib/games/a-victory-denied/view'
import { countersAt, hexOf } from '@/lib/wargame/occupancy'
import { faceOf } from './faces'
import { groundText, unitFacts } from './facts'
import { westOf } from './front'
import { forecastOf } from './odds'
import { labelOf, lineOf, offerIn, routeNotes, routesIn } from './offers'
import { piecesOf, scoreOf, spentIn, tokensOf } from './pieces'
import { situation } from './situation'
import type { AvdWords } from './table-words'

/** What a board of the past holds: parts of the table, and what this viewer knew of the cup. */
type PastBoard = Partial<Table> & { cup: { size: number; mine: readonly string[] } }

/** What the table asks of this game. */
export const port: TablePort<View, AvdWords> = {
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
  tokens: ({ table }) => tokensOf(table),
  front: (view) => westOf(situation(view)),
  zones: ({ table }, { kind, unit }) => (kind === 'move' && unit ? zonesInReach(on(table), unit) : []),
  layers: [
    { id: 'zoc', label: 'overlay.zoc', letter: 'z', on: false, drawn: true },
    { id: 'supply', label: 'overlay.supply', letter: 's', on: false, drawn: true },
    { id: 'command', label: 'overlay.command', letter: 'c', on: false, drawn: true },
    { id: 'threat', label: 'overlay.threat', letter: 't', on: false, drawn: true },
    { id: 'stars', label: 'overlay.stars', on: true },
    { id: 'moved', label: 'overlay.moved', on: true },
    { id: 'numbers', label: 'overlay.numbers', on: true },
  ],
  // Orsha: where both sides meet at the start.
  middle: '3218',
  focus: ({ viewer, prompt, table: { activation, battle } }) => ({
    moment: `${viewer}/${prompt.step}/${activation?.number ?? ''}/${battle?.target ?? ''}`,
    at: battle?.target ?? null,
    from: battle?.attackers.map(({ from }) => from) ?? [],
  }),

  routes: ({ table }, offer, choice) => routesIn(table, offer as WayOffer, choice),
  routeNotes: (words, { table }, offer, choice, route) => routeNotes(words, table, offer, choice, route),
  forecast: ({ table }, offer, chosen) => forecastOf(table, chosen, offer.target),
  line: (words, { table }, { order, choices }) =>
    lineOf(words, table, order, choices.find(({ kind }) => kind !== 'flag')?.max),
  label: labelOf,
  planned: (words, { table }, order) => {
    const n = Array.isArray(order.chits) ? order.chits.length : 0
    return plannedLine(words, lineOf(words, table, order, n), order)
  },
  flag: (words, { table }, { order }, { field }) => {
    const { tell } = words
    if (field === 'stuka') return tell('fight.stuka', { n: table.stukas.ready })
    return tell(order.type === 'reinforce' ? 'reserve.chit' : 'release.chit')
  },

  at: ({ table }, unit) => hexOf(on(table), unit),
  stack: ({ table }, hex) => countersAt(on(table), hex),
  face: ({ table }, unit) => faceOf(unit, { reduced: table.counters[unit]?.reduced ?? false }),
  sideOf: (unit) => COUNTERS[unit]!.side,
  unitFacts: (words, { table }, unit) => unitFacts(words, table, unit),
  fighter: (words, { table }, { target }, unit) => {
    const at = hexOf(on(table), unit)
    const facts = unitFacts(words, table, unit)
    if (!at || !target) return { facts, strength: 0 }
    const isAcross = riverBetween(at, target) !== null
    return {
      facts: isAcross ? `${facts} · ${words.tell('fight.across')}` : facts,
      strength: attackStrength(on(table), [{ unit, from: at }], target).total,
    }
  },
  ground: (words, hex) => groundText(words, hex),
  turn: ({ turnText }, view) => turnText(view?.table.turn ?? 1),
  activity: ({ tell, chitName }, { table: { activation }, prompt }, offers) => {
    if (!activation) return []
    const { chit, units, hqs, moved } = activation
    const left = offers.filter(({ order }) => !moved.includes(String(order.unit))).length
    const isMoving = prompt.mine && prompt.step === 'move'
    return [
      chitName(chit),
      ...(isMoving ? [tell('bar.units', { left, all: units.length + hqs.length })] : []),
    ]
  },
  result: ({ table: { result } }) => {
    if (!result) return null
    const { winner, key, german, soviet, cite } = result
    return { winner, cite, why: { key, params: { german: german ?? 0, soviet: soviet ?? 0 } } }
  },
  score: ({ table }) => scoreOf(table),
  guide: {
    ...{ win: 'AVD 16.1', chits: 'AVD 7.1.2', move: 'AVD 8.1.1', finish: 'AVD 8.1.1' },
    ...{ target: 'AVD 9.0', ladder: 'AVD 9.3.2' },
  },
  coach: ({ prompt }, isDrafting, mayTakeBack) => {
    if (!prompt.mine) return []
    switch (prompt.step) {
      case 'fight':
        return [isDrafting ? 'ladder' : 'target']
      case 'move':
        return [isDrafting || !mayTakeBack ? 'move' : 'finish']
      case 'chits':
        return ['chits']
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
      'log-moved',
      'log-enters',
      'log-chits-mine',
      'log-reinforced',
      'log-released',
      'log-released-chit',
      'log-marked',
      'log-withdrawn',
      'log-disbanded',
      'log-relocated',
      'log-advance',
    ]),
    sealed: new Set(['log-chits-mine']),
    ways: new Set(['log-moved', 'log-enters', 'log-relocated', 'log-retreat', 'log-advance']),
    fights: new Set(['log-attack', 'log-artillery-at', 'log-rocket-at', 'log-bomber-at']),
  },
  past: (view, board) => {
    const { cup, ...then } = board as unknown as PastBoard
    const table = { ...view.table, directive: null, ...then, activation: null, battle: null, agenda: [] }
    const mine = view.mine && { ...view.mine, inCup: [...cup.mine] }
    return { ...view, table, mine, cupSize: cup.size }
  },
}
