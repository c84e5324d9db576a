/** The worker that paints this game's map. */
export const openWorker = (): Worker =>
  new Worker(new URL('./printing.worker.ts', import.meta.url), { type: 'module' })
