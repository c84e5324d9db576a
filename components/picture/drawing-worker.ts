import { parentPort } from 'node:worker_threads'
import { drawingDone } from './drawing'
import type { Drawing } from './standing'

// A thread that draws pictures, so that nobody else waits for them; null: this one could not be drawn.
parentPort?.on('message', async (drawing: Drawing) => {
  parentPort?.postMessage(await drawingDone(drawing).catch(() => null))
})
