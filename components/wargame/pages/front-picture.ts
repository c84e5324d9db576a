import { frontRect } from '@/components/map/front-rect'
import { mapPicture } from '@/components/map/picture'
import type { MapSheet } from '@/components/map/sheet'
import { builtTerrain } from '@/components/map/terrain'
import type { Point } from '@/lib/hex/layout'
import type { GameAnswer } from '@/lib/play/api/game'
import type { SeenSince } from '@/lib/play/api/past'
import type { LaterPort } from '../later-port'
import { frontDrawn } from '../map/front-scene'
import { stillScene } from '../map/scene'
import { briefly, frontTold, inBrief } from '../past/brief'
import type { TablePort } from '../port'
import type { TableWords } from '../text/table-words'

/** So many pixels to a hex leave out what nobody reads in a small picture, such as the figures of units. */
const FAR = 24

/** The pixels to a hex for what is told far apart, as parts of what a picture has else. */
const FARTHER = [1, 0.7, 0.5] as const
/** Hexes around what is told. */
const ROOM = 2

/** How a game stands for who looks, and what he knows of what has happened of late. */
export type Pictured = Pick<GameAnswer, 'view' | 'result' | 'stage' | 'scenario'> & {
  readonly since?: SeenSince | null
}

/**
 * The front as a viewer sees it, what has happened there of late, and how the game stands; before the set-up the
 * first morning of its scenario. Its terrain is built once for each sheet, by id.
 */
export function frontPicture(
  { port, later }: { port: TablePort; later: LaterPort },
  words: TableWords,
  sheet: MapSheet,
  answer: Pictured,
) {
  const view = port.viewOf(answer)
  const { since = null } = answer
  const lines = since?.lines ?? []
  const front = view && since && frontTold({ port, later }, words, view, since.start, lines)
  const result = view && port.result(view)
  return {
    map: (size: { width: number; height: number }, most: number) => {
      const { world } = builtTerrain(sheet)
      const still = view ? stillScene(port, view) : later.start(answer.scenario)
      const drawn = front && frontDrawn(inBrief(front))
      const scene = drawn?.over(still) ?? still
      const marks = scene.choices.map(({ hex }) => world.centre(hex))
      const part = FARTHER.find((part) => isWithin(marks, size, most * part))
      // What lies too far apart is not seen together: then the gravest is.
      const seen = part ? marks : marks.slice(0, 1)
      // A sheet that is smaller than the picture fills it.
      const scale = Math.max(most * (part ?? 1), size.width / world.width)
      const rect = frontRect(world, scene, size, scale, seen.length > 0 ? between(seen) : undefined)
      return mapPicture(builtTerrain(sheet), scene, rect, scale, Math.min(scale, FAR))
    },
    when: view ? port.turn(words, view) : words.turnText(later.firstTurn(answer.scenario)),
    over: result ? words.own(`over.${result.winner}`) : null,
    both: words.tell('bar.both'),
    told: view ? briefly({ port, later }, words, view, front, lines) : [],
  }
}

/** How places lie from left to right, or from top to bottom. */
function span(places: readonly Point[], along: 'x' | 'y'): readonly [number, number] {
  const all = places.map((place) => place[along])
  return [Math.min(...all), Math.max(...all)]
}

const between = (places: readonly Point[]): Point => {
  const [[left, right], [top, bottom]] = [span(places, 'x'), span(places, 'y')]
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

/** Whether places, with some room around them, lie in a picture of so many pixels to a hex. */
const isWithin = (
  places: readonly Point[],
  { width, height }: { width: number; height: number },
  scale: number,
): boolean =>
  (['x', 'y'] as const).every((along) => {
    const [first, last] = span(places, along)
    return (last - first + 2 * ROOM) * scale <= { x: width, y: height }[along] || places.length < 2
  })
