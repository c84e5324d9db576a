import { printShop } from '@/components/map/printer'
import day from './fronts/small-day.webp'
import night from './fronts/small-night.webp'

/** Where this game's map is painted: a worker, and until it has painted something a picture by `npm run fronts`. */
export const { begin, printing } = printShop(
  () => new Worker(new URL('./printing.worker.ts', import.meta.url), { type: 'module' }),
  { day: day.src, night: night.src },
)
