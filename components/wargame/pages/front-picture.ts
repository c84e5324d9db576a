import { frontRect } from '@/components/map/front-rect'
import { mapPicture } from '@/components/map/picture'
import type { MapSheet } from '@/components/map/sheet'
import { buildTerrain, type Terrain } from '@/components/map/terrain'
import type { GameAnswer } from '@/lib/play/api/game'
import type { LaterPort } from '../later-port'
import { stillScene } from '../map/scene'
import type { TablePort } from '../port'
import type { TableWords } from '../text/table-words'

/** So many pixels to a hex leave out what nobody reads in a small picture, such as the figures of units. */
const FAR = 24

const terrains = new Map<string, Terrain>()
function terrainOf(sheet: MapSheet): Terrain {
  const terrain = terrains.get(sheet.id) ?? buildTerrain(sheet)
  terrains.set(sheet.id, terrain)
  return terrain
}

/**
 * The front as anybody may see it who watches, and how the game stands; before the set-up its first morning. Its terrain
 * is built once for each sheet, by id.
 */
export function frontPicture(
  { port, later }: { port: TablePort; later: LaterPort },
  words: TableWords,
  sheet: MapSheet,
  answer: Pick<GameAnswer, 'view' | 'result' | 'stage'>,
) {
  const view = port.viewOf(answer)
  const scene = view ? stillScene(port, view) : later.start()
  const terrain = terrainOf(sheet)
  const result = view && port.result(view)
  return {
    map: (size: { width: number; height: number }, least: number) => {
      // A sheet that is smaller than the picture fills it.
      const scale = Math.max(least, size.width / terrain.world.width)
      return mapPicture(
        terrain,
        scene,
        frontRect(terrain.world, scene, size, scale),
        scale,
        Math.min(scale, FAR),
      )
    },
    when: port.turn(words, view),
    over: result ? words.own(`over.${result.winner}`) : null,
    both: words.tell('bar.both'),
  }
}
