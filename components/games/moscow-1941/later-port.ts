import { byFormation } from '@/components/wargame/panels/forces'
import { recapWith } from '@/components/wargame/past/recap-parts'
import type { BesideGroup, LaterPort, TrackSection } from '@/components/wargame/port'
import { AIR, COUNTERS } from '@/lib/games/moscow-1941/data/units'
import { interceptors } from '@/lib/games/moscow-1941/rules/air'
import { cityPoints } from '@/lib/games/moscow-1941/rules/places'
import { factorsOf } from '@/lib/games/moscow-1941/rules/units'
import { gradeOf, isGraded } from '@/lib/games/moscow-1941/rules/victory'
import { on } from '@/lib/games/moscow-1941/situation'
import { opponent, SIDES, type Table } from '@/lib/games/moscow-1941/state'
import type { View } from '@/lib/games/moscow-1941/view'
import { inBox, onMapUnits } from '@/lib/wargame/occupancy'
import { airState } from './facts'
import { hexFacts } from './hex-facts'
import { LAYERS } from './layers'
import { legend } from './legend'
import { whyNot } from './refused'
import { standing } from './standing'
import { sceneAtStart } from './start'
import type { MoscowWords } from './table-words'
import { victory } from './victory'
import { costs, exposure } from './ways'
import type { Word } from './words.en'

const BOXES = ['arriving', 'eliminated'] as const

/** Calendar and weather, strengths, cities, what is to come, and the boxes. */
function tracks(words: MoscowWords, { table }: View): TrackSection[] {
  const { tell, say, nameOf, sideName } = words
  const at = on(table)
  const { calendar, lastTurn } = at.rules
  const turns = calendar.slice(0, lastTurn[table.scenario])
  const dates = (turn: number) => say({ key: `dates-${turn}`, params: {} })
  const weather = (name: string) => tell(`weather.${name}` as Word)
  return [
    {
      title: tell('tracks.calendar'),
      cells: turns.map(({ turn, weather: name }) => ({
        ...{ text: String(turn), tone: name === 'good' ? 'plain' : name, now: turn === table.turn },
        label: tell('tracks.cell', { turn, dates: dates(turn), weather: weather(name) }),
      })),
      lines: [
        tell('tracks.now', { dates: dates(table.turn), weather: weather(turns[table.turn - 1]!.weather) }),
        tell(`phase.${table.phase}`),
        ...(table.noRetreat ? [tell('tracks.noRetreat')] : []),
        ...(table.panic ? [tell('tracks.panic')] : []),
      ],
    },
    {
      title: tell('tracks.strength'),
      bars: SIDES.map((side) => ({
        ...{ label: sideName(side), side },
        value: factorsOf(at, onMapUnits(at, side)),
      })),
      lines: [
        ...SIDES.map((side) => tell('tracks.cities', { side: sideName(side), n: cityPoints(at, side) })),
        ...(isGraded(at) ? [tell('tracks.grade', { ...gradeOf(at), turn: turns.length })] : []),
        tell('tracks.points', { n: table.points }),
      ],
    },
    {
      title: tell('tracks.toCome'),
      lines: turns.flatMap(({ turn, arrivals }) =>
        turn > table.turn && arrivals.length > 0 ? [`${turn}: ${arrivals.map(nameOf).join(', ')}`] : [],
      ),
      boxes: BOXES.flatMap((box) => {
        const units = inBox(at, box)
        if (units.length === 0) return []
        const title = tell('box.count', { box: tell(`box.${box}`), n: units.length })
        return [{ title, text: units.map(nameOf).join(', ') }]
      }),
    },
  ]
}

/** Aircraft of both sides, what they do, and who may meet whom. */
function beside(words: MoscowWords, { table }: View): BesideGroup[] {
  const { tell, nameOf, placeName } = words
  const at = on(table)
  return SIDES.map((side) => {
    const ids = Object.keys(AIR).filter((id) => AIR[id]!.side === side)
    const inPlay = ids.filter((id) => !['off', 'lost'].includes(table.air[id]?.state ?? 'off'))
    return {
      title: tell(`air.of.${side}`),
      pieces: inPlay.map((id) => {
        const { target, base } = table.air[id]!
        return { id, name: tell(`air.${id}` as Word), state: airState(words, table, id), hex: target ?? base }
      }),
      notes: inPlay
        .filter((id) => table.air[id]!.state === 'flying')
        .map((id) => {
          const against = interceptors(at, opponent(side), id)
          const flight = { unit: nameOf(id), place: placeName(table.air[id]!.target!) }
          return against.length > 0
            ? tell('air.met', { ...flight, against: against.map(nameOf).join(', ') })
            : tell('air.free', flight)
        }),
    }
  })
}

/** Counters on the map, by side and type. */
const forces = ({ table }: { table: Table }) =>
  byFormation(
    SIDES.map((side) => ({ side, units: onMapUnits(on(table), side) })),
    (unit) => COUNTERS[unit]!.type,
  )

const LOST = ['log-eliminated', 'log-isolated-lost']

/** What has happened: "turn 2 began; 2 attacks; 9 units moved". */
const recap = recapWith<MoscowWords>([
  { says: 'recap.turn', of: ['log-turn'], last: true },
  {
    ...{ says: 'recap.attacks', of: ['log-attack'] },
    fights: {
      thrown: ['log-die', 'log-die-modified', 'log-die-turned'],
      beaten: ['log-retreated', 'log-eliminated', 'log-dispersed'],
    },
  },
  { says: 'recap.raids', of: ['log-air-strike'] },
  { says: 'recap.lost', of: LOST },
  { says: 'recap.arrived', of: ['log-reinforced', 'log-replaced'] },
  { says: 'recap.units', of: ['log-moved'] },
])

export const later: LaterPort<View, MoscowWords> = {
  start: sceneAtStart,
  draw: (layer, view, looked) => LAYERS[layer]!(view, looked),
  ...{ whyNot, costs, exposure, legend, victory },
  ...{ hexFacts, tracks, beside, forces, recap, standing, lost: LOST },
}
