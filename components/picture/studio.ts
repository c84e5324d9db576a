import type { Drawing } from './standing'

/** Megabytes of pictures that are kept, and how many may wait for their turn. */
const KEPT = 24
const WAITING = 60

/** Too many pictures are waited for; nothing was drawn. */
export class StudioFull extends Error {}

/** Draws pictures one after the other, each once, however many ask for it, and keeps those that were asked for last. */
export class Studio {
  /** Those that were asked for longest ago stand first. */
  private readonly kept = new Map<string, Uint8Array>()
  private readonly begun = new Map<string, Promise<Uint8Array>>()
  private bytes = 0
  private last: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly draw: (drawing: Drawing) => Promise<Uint8Array>,
    private readonly most = { bytes: KEPT * 1_000_000, waiting: WAITING },
  ) {}

  /**
   * The picture that stands under a key for ever. Where it must be drawn, `admit` throws if this visitor may not have
   * it now, and `read` is asked for it when its turn has come.
   */
  async picture(key: string, admit: () => void, read: () => Promise<Drawing>): Promise<Uint8Array> {
    const known = this.kept.get(key)
    if (known) {
      this.kept.delete(key)
      this.kept.set(key, known)
      return known
    }
    const begun = this.begun.get(key)
    if (begun) return begun
    admit()
    if (this.begun.size >= this.most.waiting) throw new StudioFull()
    const drawn = this.last.then(async () => this.draw(await read()))
    this.begun.set(key, drawn)
    this.last = drawn.then(
      (png) => this.keep(key, png),
      () => this.begun.delete(key),
    )
    return drawn
  }

  private keep(key: string, png: Uint8Array) {
    this.begun.delete(key)
    this.kept.set(key, png)
    this.bytes += png.byteLength
    for (const [oldest, { byteLength }] of this.kept) {
      if (this.bytes <= this.most.bytes) return
      this.kept.delete(oldest)
      this.bytes -= byteLength
    }
  }
}
