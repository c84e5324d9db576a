import { printShop } from '@/components/map/printer'

/**
 * Where this game's map is painted: a worker, and until it has painted something a picture by `npm run fronts`. Pictures are
 * named by address: an import would bring a blurred one of each with the script of the first view.
 */
export const { begin, printing } = printShop(
  () => new Worker(new URL('./printing.worker.ts', import.meta.url), { type: 'module' }),
  {
    day: new URL('./fronts/small-day.webp', import.meta.url).href,
    night: new URL('./fronts/small-night.webp', import.meta.url).href,
  },
)
