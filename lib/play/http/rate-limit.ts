import 'server-only'
import { deviceField, type Who } from '@/lib/accounts/account'

const SECOND = 1_000
const MINUTE = 60 * SECOND

/**
 * How much may be asked at all: far more than people do. Any request: a browser with ten tables open polls 120 times a
 * minute. A page: so many of the usual ones keep this process busy for one or two of ten seconds; an app
 * that is opened for the first time keeps some for later. A picture that must be drawn: a
 * list of games shows some dozens. `nobody`: all together whose address is not known, as long as this
 * process has not seen their browsers before; those who come through a proxy that it is not told of are among them.
 * Polls must cost the store nothing more, so each process counts for itself, and where a host runs several of them as
 * many times more gets through.
 */
const MOST = {
  request: { browser: 1_200, address: 3_000, nobody: 3_000, window: MINUTE },
  page: { browser: 40, address: 80, nobody: 120, window: 10 * SECOND },
  picture: { browser: 60, address: 150, nobody: 150, window: MINUTE },
} as const
export type Asked = keyof typeof MOST
/** Names that are remembered; beyond that those go whose window began first. */
const MOST_NAMES = 20_000

interface Window {
  n: number
  until: number
  /** There was one of this name before. */
  again: boolean
}

/** Who asks, as far as that can be told without the store. */
export interface Visitor {
  /** The network address; null if it is not known. */
  readonly address: string | null
  readonly who: Who | null
}

export class RateLimiter {
  private readonly windows = new Map<string, Window>()

  /** Counts what somebody asks as so many more; milliseconds until he may ask again, 0 if he may now. */
  wait({ address, who }: Visitor, asked: Asked, now: number, more = 1): number {
    const most = MOST[asked]
    const browser = who && `browser ${deviceField(who)}`
    const counts: [string, number][] = []
    if (address) counts.push([`address ${address}`, most.address])
    else if (!browser || this.isNew(browser, asked)) counts.push(['nobody', most.nobody])
    if (browser) counts.push([browser, most.browser])
    for (const [name, allowed] of counts) {
      const at = this.at(`${asked} ${name}`, most.window, now)
      at.n += more
      // Who comes under ever new names and is refused is not noted: he would push out what is known of others.
      if (at.n > allowed) return at.until - now
    }
    return 0
  }

  /** A cookie is quickly made up: whoever comes under one for the first time is one of all whom nobody knows. */
  private isNew(browser: string, asked: Asked): boolean {
    const known = this.windows.get(`request ${browser}`)
    // Of this very request it is known that it was asked, before it is judged as a page or picture.
    return !known || (asked !== 'request' && known.n < 2 && !known.again)
  }

  private at(name: string, window: number, now: number): Window {
    const known = this.windows.get(name)
    return known && now < known.until ? known : this.begin(name, now + window)
  }

  private begin(name: string, until: number): Window {
    const window = { n: 0, until, again: this.windows.has(name) }
    // What begins anew stands last, so that the oldest are first.
    this.windows.delete(name)
    if (this.windows.size >= MOST_NAMES) this.windows.delete(this.windows.keys().next().value!)
    this.windows.set(name, window)
    return window
  }
}

const kept = globalThis as typeof globalThis & { fieldpostFlood?: RateLimiter }

/** What this process knows: pages are counted before they are made, by proxy.ts, and requests by their routes. */
export function currentRateLimiter(): RateLimiter {
  kept.fieldpostFlood ??= new RateLimiter()
  return kept.fieldpostFlood
}
