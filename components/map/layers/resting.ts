import { type Blank, blank, type Context } from '../blank'
import { type Pen, thick } from '../pen'
import type { HighStacks, Scene, SceneCounter } from '../scene'
import type { Terrain } from '../terrain'
import { type CardSize, COUNTER_SIDE, drawOnTop, drawStack, STACK_STEP, stacksOf } from './counters'

/** The layer is larger than what it is laid on by this part on each side, so that it serves for short ways, too. */
const OVERSCAN = 0.125
/** Room for rings and badges around a stack, in hex widths. */
const ROOM = 0.14
/** The same around one that has its number beside it, and how much that needs in pixels at least. */
const [NUMBER_ROOM, LEAST_ROOM] = [0.3, 8]

/** Counters as they lie, on a picture of their own. Lengths are device pixels, places are told from the corner of the sheet. */
interface Layer {
  look: string
  terrain: Terrain
  x: number
  y: number
  picture: Blank
  g: Context
  stacks: ReadonlyMap<string, readonly SceneCounter[]>
  heights: HighStacks['heights'] | undefined
}

let layer: Layer | null = null

/** Forgets the layer, as cards have come to look otherwise. */
export const forgetResting = (): void => {
  layer = null
}

/**
 * Lays the counters down as one picture; only stacks that are not as they were are painted anew on it. For scenes of many
 * counters: few are drawn as quickly as a picture of the whole window.
 */
export function layCounters(pen: Pen, scene: Scene, size: CardSize): void {
  const { g, stamped, terrain, scale, palette } = pen
  const { left, top, ratio } = stamped!
  const [wide, high] = [g.canvas.width, g.canvas.height]
  const [x, y] = [-Math.round(left), -Math.round(top)]
  const look = [scale, ratio, size.cards, palette.night].join()
  const serves =
    layer?.look === look &&
    layer.terrain === terrain &&
    layer.x <= x &&
    layer.y <= y &&
    layer.x + layer.picture.width >= x + wide &&
    layer.y + layer.picture.height >= y + high
  const [over, under] = [Math.round(wide * OVERSCAN), Math.round(high * OVERSCAN)]
  const at: Layer = serves
    ? layer!
    : {
        ...{ look, terrain, x: x - over, y: y - under, stacks: new Map(), heights: undefined },
        ...blank(wide + 2 * over, high + 2 * under),
      }
  layer = at
  repaint(at, pen, scene, size)
  g.save()
  g.setTransform(1, 0, 0, 1, 0, 0)
  g.drawImage(at.picture, at.x - x, at.y - y)
  g.restore()
  drawOnTop(pen, scene)
}

/** Paints anew the stacks that have changed, with what lies so near that it overlaps them. */
function repaint(at: Layer, pen: Pen, scene: Scene, size: CardSize): void {
  const { world } = pen.terrain
  const { stacks: before, heights: high } = at
  const stacks = stacksOf(scene.counters)
  const heights = scene.stacks?.heights
  at.stacks = stacks
  at.heights = heights
  const changed = [...new Set([...before.keys(), ...stacks.keys()])].filter(
    (hex) => high?.get(hex) !== heights?.get(hex) || !isSame(before.get(hex), stacks.get(hex)),
  )
  if (changed.length === 0) return
  const zoom = pen.scale * size.ratio
  const { g, picture } = at
  const rect = {
    x: at.x / zoom,
    y: at.y / zoom,
    width: picture.width / zoom,
    height: picture.height / zoom,
  }
  const room = scene.stacks ? thick(pen, NUMBER_ROOM, LEAST_ROOM) : ROOM
  const boxOf = (hex: string) => {
    const { x, y } = world.centre(hex)
    const most = Math.max(before.get(hex)?.length ?? 0, stacks.get(hex)?.length ?? 0)
    const half = (COUNTER_SIDE + Math.max(0, most - 1) * STACK_STEP) / 2 + room
    return { left: x - half, top: y - half, right: x + half, bottom: y + half }
  }
  const boxes = changed.map(boxOf)
  g.save()
  g.setTransform(zoom, 0, 0, zoom, -at.x, -at.y)
  g.beginPath()
  for (const { left, top, right, bottom } of boxes) {
    g.clearRect(left, top, right - left, bottom - top)
    g.rect(left, top, right - left, bottom - top)
  }
  g.clip()
  const touched = [...stacks].filter(([hex]) => {
    const { left, top, right, bottom } = boxOf(hex)
    return boxes.some((box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top)
  })
  const stamped = { ratio: size.ratio, left: -at.x, top: -at.y }
  for (const [hex, stack] of touched.sort(([a], [b]) => world.centre(a).y - world.centre(b).y))
    drawStack({ ...pen, g, rect, stamped }, scene, hex, stack, size)
  g.restore()
}

function isSame(a: readonly SceneCounter[] | undefined, b: readonly SceneCounter[] | undefined): boolean {
  if (!a || !b || a.length !== b.length) return false
  return a.every((one, i) => {
    const other = b[i]!
    return (
      one.face.key === other.face.key &&
      one.spent === other.spent &&
      one.badge === other.badge &&
      one.ring === other.ring &&
      one.away === other.away
    )
  })
}
