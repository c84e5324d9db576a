import 'server-only'
import { noteBeat } from '@/lib/store/outages'
import { theDesk } from './desk'
import { round } from './round'

/** Milliseconds between two rounds of the process's own timer, and that one may take. */
const EVERY = 15_000
const ROUND = 60_000

const kept = globalThis as typeof globalThis & { fieldpostTimer?: boolean }

/** A server that runs all the time sends what is due by itself. */
export function startTimer(): void {
  if (kept.fieldpostTimer) return
  kept.fieldpostTimer = true
  const again = async () => {
    try {
      const desk = theDesk()
      await noteBeat(desk, EVERY)
      await round(desk, ROUND)
    } catch {
      // The store does not answer; the next round asks again.
    }
    setTimeout(again, EVERY).unref()
  }
  void again()
}
