import { type Begun, begin, type PrintJob } from './print'
import type { Terrain } from './terrain'

/** What the pages of a device asked for first, by their paths. */
export interface Views {
  last: (page: string) => Promise<PrintJob | null>
  keep: (page: string, job: PrintJob) => Promise<void>
}

/** Milliseconds after which a table that has been opened is kept on this device, if it is at all. */
const SETTLED = 3000

/**
 * What a page will ask for first: most often what it asked for when it was opened last. It is painted while the page still works out
 * what is seen, all but the front, which may have moved since. If something else is asked for, nothing is lost but idle time.
 */
export class Foreseen {
  private page: string | null = null
  private begun: { job: string; print: Begun } | null = null
  private asked = false

  constructor(
    private terrain: Terrain,
    private views: Views | undefined,
  ) {}

  /** A page has begun to load, by its path. */
  async begin(page: string): Promise<void> {
    this.page = page
    const job = await this.views?.last(page)
    if (!job || this.asked) return
    const print = begin(this.terrain, job)
    // What is drawn is only written down until somebody looks.
    print.pen.g.getImageData(0, 0, 1, 1)
    this.begun = { job: JSON.stringify(job), print }
  }

  /** What there is of a part that is asked for now. */
  of(job: PrintJob): Begun | undefined {
    const { page, asked, begun } = this
    this.asked = true
    this.begun = null
    if (!asked && page !== null) setTimeout(() => void this.views?.keep(page, job), SETTLED)
    return begun?.job === JSON.stringify(job) ? begun.print : undefined
  }
}
