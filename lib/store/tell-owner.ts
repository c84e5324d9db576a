import 'server-only'

/** Milliseconds until the same is said once more. */
const AGAIN = 60 * 60_000

// Next bundles timer and routes apart; what one of them has said is known to all.
const here = globalThis as typeof globalThis & { fieldpostTold?: Map<string, number> }
here.fieldpostTold ??= new Map()
const told = here.fieldpostTold

/** Says to whoever runs the server what is wrong with it: once, however many requests meet it, and again after an hour. */
export function tellOwner(sentence: string): void {
  const now = Date.now()
  if (now - (told.get(sentence) ?? Number.NEGATIVE_INFINITY) < AGAIN) return
  told.set(sentence, now)
  console.error(sentence)
}
