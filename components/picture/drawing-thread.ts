import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Drawing } from './standing'

/** Milliseconds until a thread that has not answered is given up. */
const PATIENCE = 30_000

/** Draws on a thread of its own, one picture at a time; one that fails is replaced with the next picture. */
export function drawingThread(): (drawing: Drawing) => Promise<Uint8Array> {
  let thread: Worker | null = null
  return async (drawing) => {
    thread ??= opened()
    const here = thread
    try {
      const answered = once(here, 'message', { signal: AbortSignal.timeout(PATIENCE) })
      here.postMessage(drawing)
      const [png] = (await answered) as [Uint8Array | null]
      if (!png) throw new Error('a picture could not be drawn')
      return png
    } catch (error) {
      thread = null
      void here.terminate()
      throw error
    }
  }
}

function opened(): Worker {
  const thread = new Worker(new URL('./drawing-worker.ts', import.meta.url))
  // It keeps no process alive. What ends it is told to whoever waits, and must not end the server.
  thread.unref()
  thread.on('error', () => {})
  return thread
}
