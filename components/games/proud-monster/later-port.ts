import { byFormation } from '@/components/wargame/panels/forces'
import { recapWith } from '@/components/wargame/past/recap-parts'
import type { LaterPort, TrackSection } from '@/components/wargame/port'
import { stepsOf } from '@/lib/games/proud-monster/rules/02-units'
import { scenarioOf } from '@/lib/games/proud-monster/rules/03-control'
import { needed } from '@/lib/games/proud-monster/rules/04-victory'
import { crowdedRefusal } from '@/lib/games/proud-monster/rules/06-stacking'
import { germans, soviets } from '@/lib/games/proud-monster/rules/08-reinforcements'
import { on } from '@/lib/games/proud-monster/ruleset'
import type { Situation } from '@/lib/games/proud-monster/situation'
import { FACES, SIDES, type Table } from '@/lib/games/proud-monster/state'
import type { View } from '@/lib/games/proud-monster/view'
import { inBox, onMapUnits } from '@/lib/wargame/occupancy'
import { grouped } from '@/lib/wargame/pools'
import { bodies } from './bodies'
import { unseenOf } from './facts'
import { hexFacts } from './hex-facts'
import { LAYERS } from './layers'
import { legend } from './legend'
import { whyNot } from './refused'
import { standing } from './standing'
import { sceneAtStart } from './start'
import { formationOf, type ProudWords } from './table-words'
import { victory } from './victory'
import { costs, exposure } from './ways'

const IN_BOXES = ['okhNorth', 'okhSouth', 'arriving', 'rvgk', 'dead'] as const

/** More names than this are counted. */
const NAMES = 4

/** Units by what they are: "3 Rifle Division, 1 Cavalry Division"; a few of those with a name by it. */
function unitsText({ tell, nameOf, say }: ProudWords, at: Situation, units: readonly string[]): string {
  const faces = grouped(units, (unit) => at.rules.counters[unit]!.face)
  return [...faces]
    .flatMap(([face, some]) => {
      if (face !== null) return [`${some.length}\u00a0×\u00a0${say({ key: `face-${face}`, params: {} })}`]
      return some.length > NAMES ? [tell('tracks.german', { n: some.length })] : some.map(nameOf)
    })
    .join(', ')
}

/** The turns and what comes with each, strength, boxes, and what nobody knows yet. */
function tracks(words: ProudWords, { table }: View): TrackSection[] {
  const { tell, say, sideName } = words
  const at = on(table)
  const { lastTurn } = scenarioOf(at)
  const dates = (turn: number) => say({ key: `dates-${turn}`, params: {} })
  const turns = Array.from({ length: lastTurn }, (_, n) => n + 1)
  const onMapOrComing = new Set(Object.values(table.counters).map(({ at: place }) => place))
  return [
    {
      title: tell('tracks.turns'),
      cells: turns.map((turn) => ({
        ...{ text: String(turn), tone: 'plain' as const, now: turn === table.turn },
        label: tell('tracks.cell', { turn, dates: dates(turn) }),
      })),
      lines: [
        tell('tracks.now', { dates: dates(table.turn), phase: tell(`now.${table.phase}`) }),
        // What is asked next.
        ...turns
          .flatMap((turn) => {
            const n = turn >= table.turn ? needed(at, turn) : null
            return n === null ? [] : [tell('tracks.needed', { turn, n })]
          })
          .slice(0, 1),
      ],
    },
    {
      title: tell('tracks.strength'),
      bars: SIDES.map((side) => ({
        ...{ label: sideName(side), side },
        value: onMapUnits(at, side).reduce((sum, unit) => sum + stepsOf(at, unit), 0),
      })),
      lines: [],
    },
    {
      title: tell('tracks.toCome'),
      lines: turns.flatMap((turn) => {
        const units =
          turn > table.turn ? [...soviets(at, turn), ...germans(at, turn).map(({ unit }) => unit)] : []
        return units.length > 0 ? [`${turn}: ${unitsText(words, at, units)}`] : []
      }),
      boxes: IN_BOXES.filter((box) => onMapOrComing.has(box)).map((box) => {
        const units = SIDES.flatMap((side) => inBox(at, box, side))
        const title = tell('box.count', { box: tell(`box.${box}`), n: units.length })
        return { title, text: unitsText(words, at, units) }
      }),
    },
    {
      title: tell('tracks.unknown'),
      lines: [tell('tracks.unknown.says')],
      boxes: FACES.flatMap((face) => {
        const { rows, count, told } = unseenOf(at, face)
        const title = tell('tracks.pool', { face: say({ key: `face-${face}`, params: {} }), n: count })
        const bars = rows.map(({ attack, defence, move, left }) => ({
          ...{ label: `${attack}-${defence}-${move}`, value: left, side: 'soviet' },
        }))
        return count > 0 ? [{ title, text: tell('tracks.pool.says', told), bars }] : []
      }),
    },
  ]
}

/** Units on the map, by side and army or pool. */
const forces = ({ table }: { table: Table }) =>
  byFormation(
    SIDES.map((side) => ({ side, units: onMapUnits(on(table), side) })),
    formationOf,
  )

const LOST = ['log-eliminated']

/** What has happened: "turn 2 began; 3 attacks won; 12 stacks moved". */
const recap = recapWith<ProudWords>([
  { says: 'recap.turn', of: ['log-turn'], last: true },
  {
    ...{ says: 'recap.attacks', of: ['log-attack'] },
    fights: { thrown: ['log-result', 'log-result-sure'], beaten: LOST },
  },
  { says: 'recap.lost', of: LOST },
  { says: 'recap.arrived', of: ['log-placed'] },
  { says: 'recap.units', of: ['log-moved'] },
])

export const later: LaterPort<View, ProudWords> = {
  start: sceneAtStart,
  draw: (layer, view, looked) => LAYERS[layer]!(view, looked),
  ...{ whyNot, bodies, costs, exposure, legend, victory },
  hinder: ({ prompt, table }) =>
    prompt.mine && prompt.step === 'move' ? crowdedRefusal(on(table), table.acting) : null,
  ...{ hexFacts, tracks, forces, recap, standing, lost: LOST },
}
