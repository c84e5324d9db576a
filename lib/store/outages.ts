import 'server-only'
import type { Span } from '@/lib/kernel/time/calendar'
import type { Ask, EventStore } from './event-store'

/** Where it is kept, and what time it is. */
interface At {
  store: EventStore
  now: () => number
}

/**
 * When this server was not there, as far as it was measured: something that comes round again and again notes each
 * time that it did, and a gap between two rounds is an outage. Time that passes in one counts for nobody.
 */
const RECORD = 'service'
const [BEAT, EVERY, GAPS] = ['beat', 'every', 'gaps']
const NAMES = [BEAT, EVERY, GAPS]

/** A round may be missed; from so many times its length on, it is an outage. */
const MISSED = 4
/** Only who comes round this often measures anything, milliseconds. */
const OFTEN = 5 * 60_000
/** Outages that are remembered, and for how long: longer than any hand-off lasts. */
const MOST = 500
const MEMORY = 400 * 86_400_000

interface Beats {
  beat: number
  every: number
  gaps: readonly Span[]
}

const gapAt = ({ beat, every }: Beats, now: number): Span[] =>
  now - beat >= MISSED * every ? [{ from: beat, to: now }] : []

/**
 * Stores whose rounds this process makes. Where none are made, as on a host with a scheduler, no gap is open, however
 * long ago another server made the last: else time would count for nobody from then on.
 */
const here = globalThis as typeof globalThis & { fieldpostRounds?: WeakSet<EventStore> }
here.fieldpostRounds ??= new WeakSet()
const rounds = here.fieldpostRounds

function readBeats([beat, every, gaps]: readonly (string | null)[]): Beats | null {
  return beat && every ? { beat: Number(beat), every: Number(every), gaps: JSON.parse(gaps ?? '[]') } : null
}

/** Notes that the server is there. `every`: milliseconds until the caller comes round again. */
export async function noteBeat({ store, now }: At, every: number): Promise<void> {
  if (every > OFTEN) return
  rounds.add(store)
  const [values = []] = await store.read([OUTAGES])
  const at = now()
  const before = readBeats(values)
  // Another process was here already; or the clock was put back, and nothing can be said of what lies between.
  if (before && before.beat >= at && before.beat - at < MISSED * every) return
  const gaps = before ? [...before.gaps, ...gapAt(before, at)] : []
  const kept = gaps.filter(({ to }) => to > at - MEMORY).slice(-MOST)
  await store.setFields(RECORD, {
    create: true,
    // If somebody else notes the same gap at this moment, once is enough.
    expect: { [BEAT]: values[0] ?? null },
    set: { [BEAT]: String(at), [EVERY]: String(every), [GAPS]: JSON.stringify(kept) },
  })
}

/** Outages that ended after an instant, the one that ends just now included; none where nothing is measured. */
export async function outagesSince({ store, now }: At, since: number): Promise<readonly Span[]> {
  const [values = []] = await store.read([OUTAGES])
  return outagesIn({ store, now }, values).filter(({ to }) => to > since)
}

/** What is to be read to know of all outages, and what it says now. */
export const OUTAGES: Ask = { id: RECORD, names: NAMES }
export function outagesIn({ store, now }: At, values: readonly (string | null)[]): readonly Span[] {
  const beats = readBeats(values)
  return beats ? [...beats.gaps, ...(rounds.has(store) ? gapAt(beats, now()) : [])] : []
}

const known = new WeakMap<EventStore, readonly Span[]>()

/** What was last read: enough for the answer to an order, which must not ask the store a third time. */
export const outagesKnown = ({ store }: Pick<At, 'store'>): readonly Span[] => known.get(store) ?? []

/** All outages, read anew, and known from now on. */
export async function outagesNow(at: At): Promise<readonly Span[]> {
  const [values = []] = await at.store.read([OUTAGES])
  return noteOutages(at, values)
}

/** The same where they were read with something else. */
export function noteOutages(at: At, values: readonly (string | null)[]): readonly Span[] {
  const all = outagesIn(at, values)
  known.set(at.store, all)
  return all
}
