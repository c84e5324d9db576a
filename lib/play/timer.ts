import 'server-only'
import { drainDue } from '@/lib/notices/sender'
import { noteBeat } from '@/lib/store/outages'
import { theDesk } from './desk'

/** Milliseconds between two rounds of the process's own timer, and that one may take. */
const EVERY = 15_000
const ROUND = 60_000

const kept = globalThis as typeof globalThis & { fieldpostTimer?: boolean }

/** A server that runs all the time sends what is due by itself, and makes its keys when it first starts. */
export function startTimer(): void {
  if (kept.fieldpostTimer) return
  kept.fieldpostTimer = true
  const round = async () => {
    try {
      const desk = theDesk()
      await noteBeat(desk, EVERY)
      await drainDue(desk, desk.now() + ROUND)
    } catch {
      // The store does not answer; the next round asks again.
    }
    setTimeout(round, EVERY).unref()
  }
  theDesk().post.pushKey()
  void round()
}
