import { drawFeatures } from './layers/features'
import { drawGround } from './layers/ground'
import type { Palette } from './palette'
import { detailAt, type Pen } from './pen'
import type { Terrain } from './terrain'
import type { Rect } from './world'

/** Side of a tile in CSS pixels. */
const SIDE = 256
/** Tiles kept at least; more if one picture needs more. At two device pixels to a CSS pixel one takes a megabyte. */
const KEPT = 48
/** CSS pixels to a hex of the small picture of the whole map that stands in for missing tiles. */
const OVERVIEW = 12

/** The printed map as pictures: exact tiles for the zoom at hand, and something to show until they are there. */
export class Tiles {
  private tiles = new Map<string, HTMLCanvasElement>()
  private overview: HTMLCanvasElement | null = null
  private scale = 0
  private before = 0
  private needed = 0

  constructor(
    private terrain: Terrain,
    private palette: Palette,
    private ratio: number,
  ) {}

  /** Draws what there is of the map in `rect`. */
  draw(g: CanvasRenderingContext2D, scale: number, rect: Rect): void {
    g.imageSmoothingQuality = 'high'
    const { width, height } = this.terrain.world
    this.overview ??= this.paint({ x: 0, y: 0, width, height }, OVERVIEW)
    g.drawImage(this.overview, 0, 0, width, height)
    for (const [key, tile] of this.tiles) {
      const at = placeOf(key)
      if (at.scale === this.before && at.scale !== scale && meets(at.rect, rect)) blit(g, tile, at.rect)
    }
    for (const key of this.keysIn(scale, rect)) {
      const tile = this.tiles.get(key)
      if (!tile) continue
      this.tiles.delete(key)
      this.tiles.set(key, tile)
      blit(g, tile, placeOf(key).rect)
    }
  }

  /** Tiles of `rect` that are still to be painted. */
  missing(scale: number, rect: Rect): (() => void)[] {
    if (scale !== this.scale) {
      this.before = this.scale
      this.scale = scale
    }
    const keys = this.keysIn(scale, rect)
    this.needed = Math.max(keys.length, this.needed)
    return keys
      .filter((key) => !this.tiles.has(key))
      .map((key) => () => this.keep(key, this.paint(placeOf(key).rect, scale)))
  }

  private keysIn(scale: number, rect: Rect): string[] {
    const { width, height } = this.terrain.world
    const sheet = { x: 0, y: 0, width, height }
    const long = SIDE / scale
    const keys: string[] = []
    for (let i = Math.floor(rect.x / long); i * long < rect.x + rect.width; i += 1) {
      for (let j = Math.floor(rect.y / long); j * long < rect.y + rect.height; j += 1) {
        const key = `${scale}|${i}|${j}`
        if (meets(placeOf(key).rect, sheet)) keys.push(key)
      }
    }
    return keys
  }

  private keep(key: string, tile: HTMLCanvasElement): void {
    this.tiles.set(key, tile)
    for (const old of this.tiles.keys()) {
      if (this.tiles.size <= Math.max(KEPT, this.needed * 1.5)) break
      this.tiles.delete(old)
    }
  }

  private paint(rect: Rect, scale: number): HTMLCanvasElement {
    const tile = document.createElement('canvas')
    tile.width = Math.round(rect.width * scale * this.ratio)
    tile.height = Math.round(rect.height * scale * this.ratio)
    const g = tile.getContext('2d', { alpha: false })!
    const { palette, terrain } = this
    g.fillStyle = palette.table
    g.fillRect(0, 0, tile.width, tile.height)
    const zoom = scale * this.ratio
    g.setTransform(zoom, 0, 0, zoom, -rect.x * zoom, -rect.y * zoom)
    const { width, height } = terrain.world
    g.save()
    g.beginPath()
    g.rect(0, 0, width, height)
    g.clip()
    const pen: Pen = { g, terrain, palette, scale, detail: detailAt(scale), rect }
    drawGround(pen)
    drawFeatures(pen)
    g.restore()
    g.strokeStyle = palette.cityInk
    g.lineWidth = 2 / scale
    g.strokeRect(0, 0, width, height)
    return tile
  }
}

function placeOf(key: string): { scale: number; rect: Rect } {
  const [scale, i, j] = key.split('|').map(Number) as [number, number, number]
  const long = SIDE / scale
  return { scale, rect: { x: i * long, y: j * long, width: long, height: long } }
}

const blit = (g: CanvasRenderingContext2D, tile: HTMLCanvasElement, at: Rect) =>
  g.drawImage(tile, at.x, at.y, at.width, at.height)

const meets = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && a.x + a.width > b.x && a.y < b.y + b.height && a.y + a.height > b.y
