import type { brief } from '@/app/brief'

type Brief = typeof brief

/**
 * Next calls this when a server starts, never for a build, and answers every request with a bare 500 if it fails. A host
 * that freezes its functions has a scheduler that calls /api/notices/send; a server that runs all the time looks after
 * its store and keys before the first request (`lib/cli/serve.mjs` waits for that and ends where they are of no use),
 * and has a timer.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  // Whichever function sends a notice has it told what has happened; it is loaded with the first of them.
  Object.assign(globalThis, {
    fieldpostBrief: async (...asked: Parameters<Brief>) => (await import('@/app/brief')).brief(...asked),
  })
  if (process.env.VERCEL) return
  const { opening } = await import('@/lib/play/opening')
  Object.assign(globalThis, { fieldpostOpening: opening() })
  if (process.env.FIELDPOST_TIMER === 'off') return
  const { startTimer } = await import('@/lib/play/notices/timer')
  startTimer()
}
