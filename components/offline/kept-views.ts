import type { Views } from '@/components/map/foreseen'
import type { PrintJob } from '@/components/map/print'
import { addressOf, CACHE, viewOf } from './kept-tables'

/** The table that a page shows; null: it shows none. */
const tableOf = (page: string): string | null => /^\/games\/([^/]+)$/.exec(page)?.[1] ?? null
const found = (address: string) => caches.match(address, { cacheName: CACHE })

/** What was seen first of the maps of tables that are kept on this device. What cannot be read was not kept. */
export const keptViews: Views = {
  async last(page) {
    try {
      const table = tableOf(page)
      const answer = table === null ? undefined : await found(viewOf(table))
      return ((await answer?.json()) as PrintJob | undefined) ?? null
    } catch {
      return null
    }
  },
  async keep(page, job) {
    try {
      const table = tableOf(page)
      // Of a table that two have by turns on one device nothing is kept.
      if (table === null || !(await found(addressOf(table)))) return
      await (await caches.open(CACHE)).put(viewOf(table), Response.json(job))
    } catch {
      // A full or forbidden store only costs the head start.
    }
  },
}
