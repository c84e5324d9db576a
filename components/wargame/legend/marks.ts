import { BARE } from '@/components/map/bare-scene'
import type { Scene, SceneCounter } from '@/components/map/scene'
import type { MapSheet, StarKind } from '@/components/map/sheet'
import type { Point } from '@/lib/hex/layout'
import { drawBands } from '../map/draw-strips'
import { signOf } from '../map/front-scene'
import type { Piece } from '../port'

/** A mark that the map may show, by the end of its key `legend.…`, and a scene with it. */
export interface ShownMark {
  readonly key: string
  readonly scene: Scene
  /** The star that is printed in its hex; absent: none is. */
  readonly star?: { readonly hex: string; readonly kind: StarKind }
}

/** Where marks are shown: two open hexes side by side. */
export type Place = readonly [hex: string, beside: string]

/** Two open hexes far from the edge and from names. */
export function openPlace({ lattice, ground, places }: MapSheet): Place {
  const named = new Set(places.flatMap(({ hex }) => [hex, ...lattice.neighbours(hex)]))
  const isOpen = (hex: string) =>
    ground(hex) === 'clear' && !named.has(hex) && lattice.neighbours(hex).length === 6
  const hex = lattice.hexes.find((one) => isOpen(one) && lattice.neighbours(one).some(isOpen))
  const found = hex ?? lattice.hexes[0]!
  const beside = lattice.neighbours(found)
  return [found, beside.find(isOpen) ?? beside[0]!]
}

interface Shown {
  own: Piece
  foe: Piece
  /** It has hexes with a star, and kinds of them whose token is gone. */
  stars: boolean
  bare: readonly StarKind[]
  /** Armies have strips behind the front; where one is shown, as a middle in hex widths. Null: none has. */
  strip: Point | null
}

/** Half of how long a strip is that is shown, and how far above its middle its three lines run, in hex widths. */
const [HALF, LINES] = [0.55, [-0.3, -0.02, 0.3]]

function stripAt({ x, y }: Point) {
  const [inner, mobile, outer] = LINES.map((off) =>
    [-HALF, HALF].map((along) => ({ x: x + along, y: y + off })),
  )
  return { inner: inner!, mobile: mobile!, outer: outer! }
}

/** All that the map may show beside what is printed, with counters of the game. */
export function marksWith([hex, beside]: Place, { own, foe, stars, bare, strip }: Shown): ShownMark[] {
  const counter = (piece: Piece, more: Partial<SceneCounter> = {}): SceneCounter => ({
    ...piece,
    ...{ hex, spent: false, ring: null, badge: null },
    ...more,
  })
  const [side, enemy] = [own.face.side, foe.face.side]
  const mark = (key: string, more: Partial<Scene>): ShownMark => ({
    key,
    scene: { ...BARE, numbers: false, ...more },
  })
  return [
    mark('active', { counters: [counter(own, { ring: 'active' })] }),
    mark('chosen', { counters: [counter(own, { ring: 'chosen' })] }),
    mark('spent', { counters: [counter(own, { spent: true })] }),
    mark('fight', {
      counters: [counter(foe, { ring: 'foe' })],
      choices: [{ hex, tone: 'fight', text: '3-1' }],
    }),
    mark('arrow', { arrows: [{ from: beside, to: hex }] }),
    mark('go', { choices: [{ hex, tone: 'go', text: '2' }] }),
    mark('peril', { choices: [{ hex, tone: 'go', text: '!', peril: '!' }] }),
    mark('path', { path: { hexes: [beside, hex], text: '3' } }),
    mark('pick', { choices: [{ hex, tone: 'pick' }] }),
    mark('zone', { zones: [{ side: enemy, hexes: [hex] }] }),
    mark('area', { tints: [{ tone: 'area', side, hexes: [hex] }] }),
    mark('range', { tints: [{ tone: 'range', side: enemy, hexes: [hex] }] }),
    mark('line', { lines: [{ side, hexes: [beside, hex] }] }),
    mark('front', { west: new Set([hex]) }),
    ...(strip ? [mark('strip', { drawBeneath: (pen) => drawBands(pen, [stripAt(strip)]) })] : []),
    mark('looked', { looked: hex }),
    mark('cursor', { cursor: hex }),
    mark('flash', { flash: [hex] }),
    mark('recap', { choices: [{ hex, tone: 'pick', text: signOf(0) }] }),
    ...(stars
      ? [
          mark('token-minor', { tokens: [{ hex, kind: 'minor', value: null }] }),
          mark('token-major', { tokens: [{ hex, kind: 'major', value: 3 }] }),
        ]
      : []),
    ...bare.map((kind) => ({ ...mark(`star-${kind}`, {}), star: { hex, kind } })),
  ]
}
