// What a server component gives a component of the browser is sent twice: in the page, and as data by which the browser
// could draw it anew. What is never drawn anew is handed over here instead, on the way from one to the other within a server.

/** So many pages may be on their way at once. */
const MOST = 30
const kept = globalThis as typeof globalThis & { fieldpostSentOnce?: Map<string, string> }

/** Keeps HTML for the page that is being made; answers the name by which it is asked for there. */
export function handOver(html: string): string {
  kept.fieldpostSentOnce ??= new Map()
  const name = crypto.randomUUID()
  kept.fieldpostSentOnce.set(name, html)
  for (const [oldest] of kept.fieldpostSentOnce)
    if (kept.fieldpostSentOnce.size > MOST) kept.fieldpostSentOnce.delete(oldest)
  return name
}

/** What was handed over; nothing in a browser, which has it in the page. */
export const handedOver = (name: string): string => kept.fieldpostSentOnce?.get(name) ?? ''
