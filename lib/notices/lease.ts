import 'server-only'
import type { EventStore, FieldChange } from '@/lib/store/event-store'
import { readSending, SENDING_FIELD } from './row'

/** Milliseconds for which a sender has a record for himself, and of them what one message may take. */
export const LEASE = 30_000
const ONE_MESSAGE = 12_000

/** Somebody who sends what one record has to tell, alone. Should he die, another takes over when his time is up. */
export interface Lease {
  /** Makes sure that there is time for one more message; false if another has taken over. */
  last: () => Promise<boolean>
  /** Writes down what became of a message, unless another has taken over meanwhile: what he wrote since counts. */
  note: (set: Record<string, string>) => Promise<boolean>
  /**
   * Ends it; `due`: when somebody must look again; `changed`: the same where `causes` have changed meanwhile; `done`:
   * what is removed where they have not.
   */
  end: (
    causes: Readonly<Record<string, string | null>>,
    due: number | null,
    changed: number,
    done?: readonly string[],
  ) => Promise<void>
}

/** Milliseconds since 1970 until which somebody else is at it; 0 if nobody is. */
export const heldUntil = (text: string | null | undefined, now: number): number => {
  const until = readSending(text)?.until ?? 0
  return until > now ? until : 0
}

export async function takeLease(
  store: EventStore,
  record: string,
  {
    before,
    read,
    by,
    now,
  }: {
    before: string | null
    /** What the sender goes by: nobody may have changed it, nor told any of it, since it was read. */
    read: Readonly<Record<string, string | null>>
    by: string
    now: () => number
  },
): Promise<Lease | null> {
  const write = (until: number) => JSON.stringify({ by, until })
  let until = now() + LEASE
  let mine = write(until)
  const change = (expect: Record<string, string | null>, more: FieldChange & { due: number | null }) =>
    store.setFields(record, { expect, ...more })
  const taken = await change(
    { ...read, [SENDING_FIELD]: before },
    { set: { [SENDING_FIELD]: mine }, due: until },
  )
  if (!taken) return null
  return {
    last: async () => {
      if (until - now() >= ONE_MESSAGE) return true
      const later = now() + LEASE
      const next = write(later)
      const kept = await change({ [SENDING_FIELD]: mine }, { set: { [SENDING_FIELD]: next }, due: later })
      if (kept) [until, mine] = [later, next]
      return kept
    },
    note: (set) => store.setFields(record, { expect: { [SENDING_FIELD]: mine }, set }),
    end: async (stood, due, changed, done = []) => {
      const unset = [SENDING_FIELD]
      if (await change({ ...stood, [SENDING_FIELD]: mine }, { unset: [...unset, ...done], due })) return
      await change({ [SENDING_FIELD]: mine }, { unset, due: changed })
    },
  }
}
