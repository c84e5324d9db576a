import type { Picture } from './blank'
import { covers, keysIn, meets, onPixels, placeOf, standIns } from './grid'
import type { Palette } from './palette'
import type { Printer } from './printer'
import type { Scene } from './scene'
import type { Season } from './sheet'
import type { Rect, World } from './world'

/** Tiles kept at least; more if one picture needs more. At three device pixels to a CSS pixel one takes 2.4 MB. */
const KEPT = 40
/** CSS pixels to a hex of the small picture of the whole map that stands in for missing tiles. */
const OVERVIEW = 12
/** The tint of the front has faded so many hexes from a hex that changes hands. */
const FADED = 2.2
/** Tiles that are painted at once: one in hand, one to follow. */
const AT_ONCE = 2
/** The names of two pictures that are no tiles: the whole sheet, and what is seen of it. */
const SHEET = ''
const WINDOW = 'window'

/** A part of the sheet at a zoom. */
interface Frame {
  scale: number
  rect: Rect
}

/** The printed map as pictures: exact tiles for the zoom at hand, and something to show until they are there. */
export class Tiles {
  private tiles = new Map<string, Picture>()
  private overview: Picture | null = null
  /**
   * What is seen, painted as one picture where no tile of it is there yet: tiles reach far beyond it, and all of them
   * take more than twice as long.
   */
  private window: (Frame & { picture: Picture }) | null = null
  /** What such a picture is to show next, and what the one shows that is being painted. */
  private frame: Frame | null = null
  private painting: Frame | null = null
  private wanted: string[] = []
  private asked = new Set<string>()
  /** Tiles that show a front which has moved on. */
  private stale = new Set<string>()
  private west: ReadonlySet<string> | null = null
  private needed = 0
  private sketched = false
  /** true: no small picture of the whole map can be had. */
  private alone = false
  private stopped = false

  constructor(
    private printer: Printer,
    private map: Pick<World, 'width' | 'height' | 'centre'>,
    private look: {
      ratio: number
      night: boolean
      printed?: Palette['printed']
      season?: Season | undefined
    },
    /** A tile has come. */
    private onReady: () => void,
  ) {}

  /** Forgets all pictures; what is still being painted is not shown. */
  stop(): void {
    this.stopped = true
    for (const tile of this.tiles.values()) close(tile)
    this.tiles.clear()
    this.shut()
  }

  /** The small picture of the whole map, if it is there, and how many pixels of it a hex takes. */
  get small(): { picture: Picture; scale: number } | null {
    return this.overview && { picture: this.overview, scale: this.overview.width / this.map.width }
  }

  /** The picture of what is seen, if it shows all of `rect` as it is now, and which part of the map it is. */
  seen(scale: number, rect: Rect): { picture: Picture; rect: Rect } | null {
    return isIn(this.window, scale, rect) && !this.stale.has(WINDOW) ? this.window : null
  }

  /** true: there is nothing to show yet. */
  get bare(): boolean {
    return !this.overview && !this.some
  }

  /** true: some of the map is there, of whatever zoom. */
  get some(): boolean {
    return this.tiles.size > 0 || this.window !== null
  }

  /** true: all of `rect` is there. */
  has(scale: number, rect: Rect): boolean {
    if (this.seen(scale, rect)) return true
    return this.keysIn(scale, rect).every((key) => this.tiles.has(key) && !this.stale.has(key))
  }

  /** The front moves: tiles near a hex that has changed hands are painted again. With the weather all of them are. */
  front({ west, season }: Pick<Scene, 'west' | 'season'>): void {
    const turned = season !== this.look.season
    if (west === this.west && !turned) return
    this.look = { ...this.look, season }
    const before = this.west ?? new Set()
    const after = west ?? new Set()
    const changed = [
      ...[...before].filter((hex) => !after.has(hex)),
      ...[...after].filter((hex) => !before.has(hex)),
    ].map((hex) => this.map.centre(hex))
    this.west = west
    this.printer.west(west)
    const isNear = ({ x, y, width, height }: Rect) => {
      const near = { x: x - FADED, y: y - FADED, width: width + 2 * FADED, height: height + 2 * FADED }
      return changed.some((at) => meets(near, { ...at, width: 0, height: 0 }))
    }
    for (const key of new Set([...this.tiles.keys(), ...this.asked, SHEET]))
      if (turned || isNear(this.jobOf(key).rect)) this.stale.add(key)
    const window = this.painting ?? this.window
    if (window && (turned || isNear(window.rect))) this.stale.add(WINDOW)
  }

  /** Sees to it that there is something to show: a small picture of the whole map, which is painted if it must be. */
  sketch(): void {
    if (this.sketched) return
    this.sketched = true
    this.printer.small(this.look.night).then(
      (picture) => {
        // One that was painted is better: it has the front.
        if (this.stopped || this.overview) return close(picture)
        this.overview = picture
        this.stale.add(SHEET)
        this.onReady()
      },
      () => {
        this.alone = true
        const due = this.overview || this.asked.has(SHEET) || this.wanted.includes(SHEET)
        if (!due) this.wanted.push(SHEET)
        this.ask()
      },
    )
  }

  /** Asks for what is seen: for the tiles of it, and where none is there, for a picture of it first. */
  want(scale: number, seen: Rect): void {
    const keys = this.keysIn(scale, seen)
    // Where a small picture stands in for the whole map, or will, a better one can wait until fingers rest.
    const sheet = this.alone ? [SHEET] : []
    if (this.seen(scale, seen)) return this.order(sheet)
    if (keys.some((key) => this.tiles.has(key))) return this.order([...keys, ...sheet])
    if (this.stale.has(WINDOW) || !isIn(this.frame, scale, seen))
      this.frame = { scale, rect: onPixels(seen, scale * this.look.ratio) }
    this.order([WINDOW, ...sheet])
  }

  /** Asks for all tiles of `whole`, those of the window `shown` first. */
  fill(scale: number, shown: Rect, whole: Rect): void {
    const first = this.keysIn(scale, shown)
    const keys = [...new Set([...first, ...this.keysIn(scale, whole)])]
    this.needed = keys.length
    // A tile is sooner there than a picture of the whole map, and what it shows is sharp.
    this.order([...first, SHEET, ...keys.slice(first.length)])
  }

  /**
   * Draws what there is of the map in `rect`; `left`, `top`: where its corner lies, in device pixels; `rough`: pictures of
   * other zooms need not be smooth, for fingers move.
   */
  draw(
    g: CanvasRenderingContext2D,
    scale: number,
    rect: Rect,
    { left, top, rough }: { left: number; top: number; rough: boolean },
  ): void {
    const zoom = scale * this.look.ratio
    const keys = this.keysIn(scale, rect)
    const gaps = keys.filter((key) => !this.tiles.has(key)).map((key) => placeOf(key).rect)
    const instead = standIns(this.sheet(), new Set(this.tiles.keys()), scale, gaps)
    g.save()
    g.imageSmoothingQuality = 'low'
    g.setTransform(1, 0, 0, 1, 0, 0)
    // On whole device pixels, lest seams show between them.
    const lay = (picture: Picture, part: Rect, at: Rect) => {
      const [x, y] = [Math.round(left + at.x * zoom), Math.round(top + at.y * zoom)]
      const wide = Math.round(left + (at.x + at.width) * zoom) - x
      const high = Math.round(top + (at.y + at.height) * zoom) - y
      g.drawImage(picture, part.x, part.y, part.width, part.height, x, y, wide, high)
    }
    for (const gap of this.overview ? instead.bare : []) {
      const [across, down] = [this.overview!.width / this.map.width, this.overview!.height / this.map.height]
      const part = {
        x: gap.x * across,
        y: gap.y * down,
        width: gap.width * across,
        height: gap.height * down,
      }
      lay(this.overview!, part, gap)
    }
    g.imageSmoothingEnabled = !rough
    const whole = (picture: Picture, at: Rect) =>
      lay(picture, { x: 0, y: 0, width: picture.width, height: picture.height }, at)
    for (const key of instead.keys) whole(this.tiles.get(key)!, placeOf(key).rect)
    if (this.window && gaps.length > 0) whole(this.window.picture, this.window.rect)
    else this.shut()
    for (const key of keys) {
      const tile = this.tiles.get(key)
      if (!tile) continue
      // The newest are kept longest.
      this.tiles.delete(key)
      this.tiles.set(key, tile)
      whole(tile, placeOf(key).rect)
    }
    g.restore()
  }

  /** What is to be painted now, the most urgent first; what was wanted before is forgotten. */
  private order(keys: readonly string[]): void {
    const isThere = (key: string) => (key === SHEET ? this.overview !== null : this.tiles.has(key))
    this.wanted = keys.filter((key) => (this.stale.has(key) || !isThere(key)) && !this.asked.has(key))
    this.ask()
  }

  private ask(): void {
    while (this.asked.size < AT_ONCE && this.wanted.length > 0) {
      const key = this.wanted.shift()!
      this.asked.add(key)
      this.stale.delete(key)
      if (key === WINDOW) this.painting = this.frame
      this.printer.print({ ...this.look, ...this.jobOf(key) }, (picture) => {
        if (this.stopped) return close(picture)
        this.asked.delete(key)
        if (key === SHEET) {
          if (this.overview) close(this.overview)
          this.overview = picture
        } else if (key === WINDOW) {
          this.shut()
          this.window = { ...this.painting!, picture }
          if (this.frame === this.painting) this.frame = null
          // Whoever has looked elsewhere meanwhile waits for another.
          else this.wanted.unshift(WINDOW)
          this.painting = null
        } else this.keep(key, picture)
        this.ask()
        this.onReady()
      })
    }
  }

  /** What a picture is of. */
  private jobOf(key: string): { scale: number; rect: Rect; ratio?: number } {
    if (key === SHEET) return { scale: OVERVIEW, rect: this.sheet(), ratio: 1 }
    return key === WINDOW ? this.frame! : placeOf(key)
  }

  private shut(): void {
    if (this.window) close(this.window.picture)
    this.window = null
  }

  private keep(key: string, tile: Picture): void {
    const before = this.tiles.get(key)
    if (before) close(before)
    this.tiles.set(key, tile)
    for (const [old, picture] of this.tiles) {
      if (this.tiles.size <= Math.max(KEPT, this.needed * 1.5)) break
      this.tiles.delete(old)
      this.stale.delete(old)
      close(picture)
    }
  }

  private sheet(): Rect {
    const { width, height } = this.map
    return { x: 0, y: 0, width, height }
  }

  private keysIn(scale: number, rect: Rect): string[] {
    return keysIn(this.sheet(), scale, rect)
  }
}

const isIn = <Framed extends Frame>(frame: Framed | null, scale: number, rect: Rect): frame is Framed =>
  frame?.scale === scale && covers(frame.rect, rect)

/** Gives the memory of a picture back at once. */
function close(picture: Picture): void {
  if ('close' in picture) picture.close()
}
