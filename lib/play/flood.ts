import 'server-only'
import { deviceField } from '@/lib/accounts/account'
import type { Call } from './handle'
import { tooMany } from './problem'

/**
 * How much may be asked at all within a minute, reading and polls included. Far more than people do: a browser with
 * ten tables open polls 120 times. Polls must cost the store nothing more, so each process counts for itself, and where
 * a host runs several of them as many times more gets through.
 */
const WINDOW = 60_000
const MOST = { browser: 1_200, address: 3_000 }
/** Names that are remembered; beyond that those go whose minute began first. */
const MOST_NAMES = 20_000

interface Minute {
  n: number
  until: number
}

export class Flood {
  private readonly minutes = new Map<string, Minute>()

  /** Counts one more request of somebody; milliseconds until he may ask again, 0 if he may now. */
  wait(who: string, most: number, now: number): number {
    const known = this.minutes.get(who)
    const minute = known && now < known.until ? known : this.begin(who, now)
    minute.n += 1
    return minute.n > most ? minute.until - now : 0
  }

  private begin(who: string, now: number): Minute {
    const minute = { n: 0, until: now + WINDOW }
    // What begins anew stands last, so that the oldest are first.
    this.minutes.delete(who)
    if (this.minutes.size >= MOST_NAMES) this.minutes.delete(this.minutes.keys().next().value!)
    this.minutes.set(who, minute)
    return minute
  }
}

/** Refuses what comes in floods from one network address or one browser, before anything is done for it. */
export function mustNotFlood({ desk, address, who }: Call): void {
  if (!desk.limits) return
  const now = desk.now()
  // Who comes under ever new names from an address that is refused is not noted: he would push out what is known of it.
  const wait =
    (address && desk.flood.wait(`address ${address}`, MOST.address, now)) ||
    (who && desk.flood.wait(`browser ${deviceField(who)}`, MOST.browser, now)) ||
    0
  if (wait > 0) throw tooMany(Math.ceil(wait / 1000))
}
