import type { MeAnswer } from '@/lib/play/api/me'
import { forgetAllKept } from './kept-tables'

/** By what the server calls this browser; another name means another account, or a new beginning. */
const DEVICE = 'fieldpost/device'
/** There from when this browser was found to be signed out elsewhere. */
const LEFT = 'fieldpost/left'
/**
 * What tells of somebody's games, or is for his account. The numbers for the dice stay, without which a game could not begin, and so does what
 * the server is held to.
 */
const TELLING = /^fieldpost\/(games|tables|seen|plans|notes|proposals|device|left|hints\/untold)(\/|$)/

/** Forgets all that this device has kept of somebody's games. */
async function wipeKept(): Promise<void> {
  try {
    const keys = Object.keys(localStorage).filter((key) => TELLING.test(key))
    for (const key of keys) localStorage.removeItem(key)
  } catch {
    // A forbidden store holds nothing.
  }
  await forgetAllKept().catch(() => undefined)
}

let turn: Promise<unknown> = Promise.resolve()

/** One after the other, as forgetting takes a while: what was heard last is what holds. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = turn.then(work)
  turn = done.catch(() => undefined)
  return done
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    // Where nothing can be kept, nothing need be wiped away.
  }
}

/**
 * Whatever the server says of who one is here: once that is nobody, or somebody else, nothing is left of whoever it was.
 * `entering`: a link has just been used, so that without knowing who it was before it may be somebody else.
 */
export const noteWho = ({ account }: MeAnswer, entering = false): Promise<void> =>
  inTurn(async () => {
    const here = account?.devices.find((device) => device.here)?.id ?? null
    const before = kept(DEVICE)
    if (here === null || (before === null ? entering : before !== here)) await wipeKept()
    if (here !== null) keep(DEVICE, here)
  })

/**
 * The same by the list of games, which is asked for whenever the app comes to the front. True where this browser was
 * signed out elsewhere. Of whom nothing is known nothing is wiped: he may just be about to become somebody.
 */
export const noteHere = (here: string | null): Promise<boolean> =>
  inTurn(async () => {
    const before = kept(DEVICE)
    if (before !== null && before !== here) await wipeKept()
    if (here !== null) keep(DEVICE, here)
    else if (before !== null) keep(LEFT, 'elsewhere')
    return here === null && kept(LEFT) !== null
  })
