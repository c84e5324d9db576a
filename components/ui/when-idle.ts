/** Milliseconds after which a busy or old browser is asked all the same. */
const PATIENCE = 3000

/** Does something when nothing else is to be done; answers how to call it off. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, PATIENCE)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(work, { timeout: PATIENCE })
  return () => cancelIdleCallback(idle)
}
