import { keptByGame } from './kept-by-game'
import type { Plan } from './plan'

const KEY = 'fieldpost/plans'

const isPlan = (plan: Plan | undefined): plan is Plan =>
  typeof plan?.side === 'string' && Number.isInteger(plan.version) && Array.isArray(plan.orders)

const all = () => keptByGame<Plan>(KEY)

/** What was planned for a game on this device and has not been sent. */
export function keptPlan(game: string): Plan | null {
  const plan = all()[game]
  return isPlan(plan) ? plan : null
}

/** Keeps a plan, so that closing the app loses nothing; false if this browser cannot. */
export function keepPlan(game: string, plan: Plan | null): boolean {
  const { [game]: _old, ...others } = all()
  try {
    localStorage.setItem(KEY, JSON.stringify(plan ? { ...others, [game]: plan } : others))
    return true
  } catch {
    return false
  }
}

/** How many orders wait on this device, by game. */
export const ordersWaiting = (): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(all()).flatMap(([game, plan]) => (isPlan(plan) ? [[game, plan.orders.length]] : [])),
  )

/** How many orders wait on this device at all: they are lost to it with whoever planned them. */
export const allWaiting = (): number => Object.values(ordersWaiting()).reduce((sum, n) => sum + n, 0)

/** Calls back when another tab of this browser has changed a plan. */
export function onPlansChanged(changed: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) changed()
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}
