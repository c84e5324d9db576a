import 'server-only'
import { deviceField, type Who } from '@/lib/accounts/account'
import { digest } from '@/lib/seats/tokens'
import type { Counter } from '@/lib/store/event-store'
import type { Call } from '../call'
import { provenWho } from '../me/guest'
import { tooMany } from './problem'
import type { Asked } from './rate-limit'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * How often something may be asked within a window: more than people do, fewer than scripts would. By the network
 * address that a request comes from, or by browser; letters also by whom they are for, and what makes more of something
 * by account, once that is proven. A browser is told by its whole cookie, proven or not: whoever knows but the name of
 * another's account uses nothing of his up. `nobody`: all together of whom neither address nor account is known, some
 * times what one of them may, as behind a proxy that nobody told us of all newcomers are among them.
 */
const LIMITS = {
  /** Letters to one mail address. */
  letter: { most: 5, nobody: 5, window: HOUR },
  signIn: { most: 20, nobody: 40, window: HOUR },
  confirm: { most: 30, nobody: 150, window: HOUR },
  create: { most: 120, nobody: 600, window: HOUR },
  /** Challenges in the public list, where each stands for weeks. */
  publish: { most: 20, nobody: 60, window: DAY },
  enter: { most: 120, nobody: 600, window: HOUR },
  peek: { most: 240, nobody: 1_200, window: HOUR },
  link: { most: 60, nobody: 60, window: HOUR },
  /** Of one browser; with the computer as opponent they come fast. */
  order: { most: 240, nobody: 240, window: MINUTE },
} as const
export type Limited = keyof typeof LIMITS

/** The counter of one who does something; its name holds neither address nor browser, and is short, as it is sent with each order. */
export const counterOf = (what: Limited, who: string): Counter => ({
  key: digest('fieldpost/limit/1', what, who).slice(0, 10),
  window: LIMITS[what].window,
})

/** Refuses what was asked too often. */
export function mustBeFew(what: Limited, n: number): void {
  if (n > LIMITS[what].most) throw tooMany(LIMITS[what].window / 1000)
}

/** Counts one try of somebody, one request to the store. */
export async function mayTry({ services }: Call, what: Limited, who: string): Promise<void> {
  if (services.limits) mustBeFew(what, await services.store.count(counterOf(what, who)))
}

/**
 * Counts a try by the address that the request comes from and by browser. Of whom no address is known and no account
 * knows his browser is one of all of whom that is so: a cookie is quickly made up.
 */
export async function mayAsk(call: Call, what: Limited): Promise<void> {
  if (!call.services.limits) return
  if (call.address) await mayTry(call, what, call.address)
  if (call.who) await mayTry(call, what, deviceField(call.who))
  if (!call.address && !(await provenWho(call))) await mayAskAsNobody(call, what)
}

/**
 * The same, and by account, for what all see: whoever is known by his account alone is one of all of whom that is so, as
 * accounts are quickly made.
 */
export async function mayAskOpenly(call: Call, what: Limited, known: Who | null): Promise<void> {
  if (!call.services.limits) return
  if (call.address) await mayTry(call, what, call.address)
  else await mayAskAsNobody(call, what)
  if (call.who) await mayTry(call, what, deviceField(call.who))
  if (known) await mayAskAs(call, what, known)
}

async function mayAskAsNobody({ services }: Call, what: Limited): Promise<void> {
  const { nobody, window } = LIMITS[what]
  const n = await services.store.count(counterOf(what, 'nobody'))
  if (n <= nobody) return
  // Once for each window: whoever runs this server may not know it otherwise.
  if (n === nobody + 1) console.warn(MANY_NOBODIES)
  throw tooMany(window / 1000)
}

const MANY_NOBODIES =
  'Many visitors without a known network address ask at once, and newcomers are refused for a while. ' +
  'If they come through a proxy of your own, set FIELDPOST_PROXY=1.'

/** Counts a try by an account that is proven, whichever of its browsers asks. */
export const mayAskAs = (call: Call, what: Limited, { account }: Who): Promise<void> =>
  mayTry(call, what, account)

/** Refuses what comes in floods from one network address or one browser, before anything is done for it. */
export function mustNotFlood(call: Call, asked: Asked): void {
  const { services } = call
  const wait = services.limits ? services.rateLimiter.wait(call, asked, services.now()) : 0
  if (wait > 0) throw tooMany(Math.ceil(wait / 1000))
}
