import 'server-only'
import { noteBeat } from '@/lib/store/outages'
import { currentServices } from '../services'
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
      const services = currentServices()
      await noteBeat(services, EVERY)
      await round(services, ROUND)
    } catch {
      // The store does not answer; the next round asks again.
    }
    setTimeout(again, EVERY).unref()
  }
  void again()
}
