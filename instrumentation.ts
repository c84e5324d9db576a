/**
 * Next calls this when a server starts, never for a build. A host that freezes its functions has a scheduler that
 * calls /api/notices/send; a server that runs all the time has a timer.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.VERCEL || process.env.FIELDPOST_TIMER === 'off')
    return
  const { startTimer } = await import('@/lib/play/timer')
  startTimer()
}
