import 'server-only'
import { deviceField, type Who } from '@/lib/accounts/account'
import { digest } from '@/lib/seats/tokens'
import type { Counter } from '@/lib/store/event-store'
import type { Call } from './handle'
import { tooMany } from './problem'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/**
 * How often something may be asked within a window: more than people do, fewer than scripts would. By the network
 * address that a request comes from, or by browser; letters also by whom they are for, and what makes more of something
 * by account, once that is proven. A browser is told by its whole cookie, proven or not: whoever knows but the name of
 * another's account uses nothing of his up.
 */
const LIMITS = {
  /** Letters to one mail address. */
  letter: { most: 5, window: HOUR },
  signIn: { most: 20, window: HOUR },
  confirm: { most: 30, window: HOUR },
  create: { most: 120, window: HOUR },
  enter: { most: 120, window: HOUR },
  peek: { most: 240, window: HOUR },
  link: { most: 60, window: HOUR },
  /** Of one browser; with the computer as opponent they come fast. */
  order: { most: 240, window: MINUTE },
} as const
export type Limited = keyof typeof LIMITS

/** The counter of one who does something; its name holds neither address nor browser. */
export const counterOf = (what: Limited, who: string): Counter => ({
  key: `limit:${what}:${digest('fieldpost/limit/1', what, who).slice(0, 22)}`,
  window: LIMITS[what].window,
})

/** Refuses what was asked too often. */
export function mustBeFew(what: Limited, n: number): void {
  if (n > LIMITS[what].most) throw tooMany(LIMITS[what].window / 1000)
}

/** Counts one try of somebody, one request to the store. */
export async function mayTry({ desk }: Call, what: Limited, who: string): Promise<void> {
  if (desk.limits) mustBeFew(what, await desk.store.count(counterOf(what, who)))
}

/** Counts a try by the address that the request comes from, as far as that is known, and by browser. */
export async function mayAsk(call: Call, what: Limited): Promise<void> {
  if (call.address) await mayTry(call, what, call.address)
  if (call.who) await mayTry(call, what, deviceField(call.who))
}

/** Counts a try by an account that is proven, whichever of its browsers asks. */
export const mayAskAs = (call: Call, what: Limited, { account }: Who): Promise<void> =>
  mayTry(call, what, account)
