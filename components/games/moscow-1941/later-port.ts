import type { TrackSection } from '@/components/wargame/later-port'
import { laterPortOf } from '@/components/wargame/later-port-of'
import { besideOf } from '@/components/wargame/panels/beside-of'
import { boxesOf } from '@/components/wargame/panels/boxes-of'
import { sideBars, turnCells } from '@/components/wargame/panels/track-parts'
import { counterPieces } from '@/components/wargame/panels/track-pieces'
import type { RecapPart } from '@/components/wargame/past/recap-parts'
import { firstControl } from '@/lib/games/moscow-1941/control'
import { AIR, COUNTERS } from '@/lib/games/moscow-1941/data/units'
import { orders } from '@/lib/games/moscow-1941/orders'
import { losers } from '@/lib/games/moscow-1941/orders/aftermath'
import { interceptors } from '@/lib/games/moscow-1941/rules/air'
import { fighters } from '@/lib/games/moscow-1941/rules/attack'
import { reach } from '@/lib/games/moscow-1941/rules/movement'
import { asNextMove } from '@/lib/games/moscow-1941/rules/next-move'
import { cityPoints, countOf, isHeld } from '@/lib/games/moscow-1941/rules/places'
import { isSupplied, supplyLine } from '@/lib/games/moscow-1941/rules/supply'
import { factorsOf } from '@/lib/games/moscow-1941/rules/units'
import { gradeOf, isGraded } from '@/lib/games/moscow-1941/rules/victory'
import { on, type Situation } from '@/lib/games/moscow-1941/situation'
import { lossOf } from '@/lib/games/moscow-1941/standing/battles'
import type { Wishes } from '@/lib/games/moscow-1941/standing/wishes'
import { opponent, SIDES } from '@/lib/games/moscow-1941/state'
import type { View } from '@/lib/games/moscow-1941/view'
import { onMapUnits } from '@/lib/wargame/occupancy'
import { face, faceIn, legend } from './faces'
import { airState } from './facts'
import { hexFacts } from './hex-facts'
import { march } from './offers'
import { standing } from './standing'
import type { MoscowWords } from './table-words'
import { victory } from './victory'
import { costs, exposure, notes, onward, perils, strikes } from './ways'
import type { Word } from './words.en'

/** Whoever is not on the map is as he was made. */
const fresh = (unit: string) => faceIn(unit, 'fresh')

/** Calendar and weather, strengths, cities, what is to come, and the boxes. */
function tracks(words: MoscowWords, at: Situation): TrackSection[] {
  const { tell, dates, nameOf, sideName } = words
  const table = at.open
  const { calendar, lastTurn } = at.rules
  const turns = calendar.slice(0, lastTurn[table.scenario]).map(({ turn }) => turn)
  const arriving = (turn: number) => calendar[turn - 1]!.arrivals
  const weather = (turn: number) => tell(`weather.${calendar[turn - 1]!.weather}` as Word)
  return [
    {
      title: tell('tracks.calendar'),
      cells: turnCells(words, turns, table.turn, (turn) => {
        const { weather: name, arrivals } = calendar[turn - 1]!
        const label = tell('tracks.cell', { turn, dates: dates(turn), weather: weather(turn) })
        return {
          ...(name === 'good' ? {} : { tone: name }),
          label: arrivals.length > 0 ? `${label}. ${arrivals.map(nameOf).join(', ')}` : label,
          brings: arrivals.length > 0 ? [`+${arrivals.length}`] : [],
        }
      }),
      lines: [
        tell('tracks.now', { dates: dates(table.turn), weather: weather(table.turn) }),
        tell(`phase.${table.phase}`),
        ...(table.noRetreat ? [tell('tracks.noRetreat')] : []),
        ...(table.panic ? [tell('tracks.panic')] : []),
      ],
    },
    {
      title: tell('tracks.strength'),
      bars: sideBars(words, (side) => factorsOf(at, onMapUnits(at, side))),
      lines: [
        ...SIDES.map((side) => tell('tracks.cities', { side: sideName(side), n: cityPoints(at, side) })),
        ...(isGraded(at) ? [tell('tracks.grade', { ...gradeOf(at), turn: turns.length })] : []),
        tell('tracks.points', { n: table.points }),
      ],
    },
    {
      title: tell('tracks.toCome'),
      rows: turns
        .filter((turn) => turn > table.turn && arriving(turn).length > 0)
        .map((turn) => ({
          text: `${turn}: ${arriving(turn).map(nameOf).join(', ')}`,
          pieces: counterPieces(arriving(turn), fresh, nameOf),
        })),
      boxes: boxesOf(words, at, ['arriving'], (_, unit) => fresh(unit)),
    },
    {
      title: tell('tracks.boxes'),
      boxes: boxesOf(words, at, ['eliminated'], (_, unit) => fresh(unit)),
    },
  ]
}

/** Aircraft of both sides, what they do, and who may meet whom. */
function beside(words: MoscowWords, at: Situation) {
  const { tell, nameOf, placeName } = words
  const { air } = at.open
  const inPlay = Object.keys(AIR).filter((id) => !['off', 'lost'].includes(air[id]?.state ?? 'off'))
  return besideOf(inPlay, {
    sideOf: (id) => AIR[id]!.side,
    title: (side) => tell(`air.of.${side}`),
    piece(id) {
      const { target, base } = air[id]!
      return { name: tell(`air.${id}` as Word), state: airState(words, at.open, id), hex: target ?? base }
    },
    note(id) {
      const { state, target } = air[id]!
      if (state !== 'flying') return null
      const against = interceptors(at, opponent(AIR[id]!.side), id).map(nameOf).join(', ')
      return tell(against ? 'air.met' : 'air.free', { unit: nameOf(id), place: placeName(target!), against })
    },
  })
}

/** What has happened: "turn 2 began; 2 attacks; 9 units moved". */
const recap: readonly RecapPart<MoscowWords>[] = [
  {
    ...{ says: 'recap.attacks', of: ['log-attack'] },
    fights: {
      thrown: ['log-die', 'log-die-modified', 'log-die-turned', 'log-die-modified-turned'],
      beaten: ['log-retreated', 'log-eliminated', 'log-dispersed'],
    },
  },
  { says: 'recap.raids', of: ['log-air-strike'] },
  { says: 'recap.lost', of: ['log-eliminated', 'log-isolated-lost'], units: true },
  { says: 'recap.arrived', of: ['log-reinforced', 'log-replaced'] },
  { says: 'recap.units', of: ['log-moved'] },
]

export const later = laterPortOf<Situation, View, MoscowWords>({
  ...{ on, asNextMove, face, march, onward, notes, costs, strikes, exposure, perils },
  ...{ legend, victory, hexFacts, tracks, beside },
  judged: { ordersAt: () => orders, fighters },
  formationOf: (unit) => COUNTERS[unit]!.type,
  start: () => ({
    placed: Object.values(COUNTERS).flatMap(({ id, hex }) => (hex ? [{ id, hex }] : [])),
    lies: { state: 'fresh', moved: false, fought: false, left: null },
    firstControl,
  }),
  layers: {
    suppliedHexes: (at, side) => at.rules.board.hexes.filter((hex) => isSupplied(at, side, hex)),
    supplyLine,
    controls: isHeld,
    reachOf: (at, unit) => reach(at, unit).keys(),
  },
  told: ({ tell }, { rules, open }) => [
    tell('recap.weather', { weather: tell(`weather.${rules.calendar[open.turn - 1]!.weather}` as Word) }),
  ],
  places: (at) => new Map(at.rules.places.map(({ hex }) => [hex, countOf(at, hex)])),
  // Who attacks pays as he would have it in an exchange.
  loss: (at, wishes) => {
    const units = losers(at)
    return units.length > 0
      ? lossOf(at, units, (wishes as unknown as Pick<Wishes, 'exchange'>).exchange.order)
      : null
  },
  ...{ recap, standing },
})
