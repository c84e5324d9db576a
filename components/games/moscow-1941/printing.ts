import { begunEarly, type PrintShop } from '@/components/map/printer'
import day from './fronts/small-day.webp'
import night from './fronts/small-night.webp'

const early = begunEarly(
  () => new Worker(new URL('./printing.worker.ts', import.meta.url), { type: 'module' }),
)
/** Has the worker begin before the first part is asked for. */
export const beginPrinting = early.begin

/** Where this game's map is painted: a worker, and until it has painted something a picture by `npm run fronts`. */
export const printing: PrintShop = {
  worker: early.worker,
  small: { day: day.src, night: night.src },
}
