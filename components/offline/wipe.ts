import type { MeAnswer } from '@/lib/play/me-api'
import { forgetAllKept } from './kept-tables'

/** By what the server calls this browser; another name means another account, or a new beginning. */
const DEVICE = 'fieldpost/device'
/**
 * What tells of somebody's games. The numbers for the dice stay, without which a game could not begin, and so does what
 * the server is held to.
 */
const TELLING = /^fieldpost\/(games|tables|seen|plans|notes|device)(\/|$)/

/** Forgets all that this device has kept of somebody's games. */
export async function wipeKept(): Promise<void> {
  try {
    const keys = Object.keys(localStorage).filter((key) => TELLING.test(key))
    for (const key of keys) localStorage.removeItem(key)
  } catch {
    // A forbidden store holds nothing.
  }
  await forgetAllKept().catch(() => undefined)
}

function known(): string | null {
  try {
    return localStorage.getItem(DEVICE)
  } catch {
    return null
  }
}

/**
 * Whatever the server says of who one is here: once that is nobody, or somebody else, nothing is left of whoever it was.
 * `entering`: a link has just been used, so that without knowing who it was before it may be somebody else.
 */
export async function noteWho({ account }: MeAnswer, entering = false): Promise<void> {
  const here = account?.devices.find((device) => device.here)?.id ?? null
  const before = known()
  if (here === null || (before === null ? entering : before !== here)) await wipeKept()
  if (here === null) return
  try {
    localStorage.setItem(DEVICE, here)
  } catch {
    // Where nothing can be kept, nothing need be wiped away.
  }
}
