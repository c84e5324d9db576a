import { printShop } from '@/components/map/printer'

/** Where this game's map is painted. */
export const { begin, printing } = printShop(
  () => new Worker(new URL('./printing.worker.ts', import.meta.url), { type: 'module' }),
  {
    day: new URL('./fronts/small-day.webp', import.meta.url).href,
    night: new URL('./fronts/small-night.webp', import.meta.url).href,
  },
  {
    'death-and-destruction-caucasus': {
      day: new URL('./fronts/small-caucasus-day.webp', import.meta.url).href,
      night: new URL('./fronts/small-caucasus-night.webp', import.meta.url).href,
    },
  },
)
