/** What a mail's link to a table brings along, to be used where the table does not open; see lib/notices/stop.ts. */
const FRAGMENT = /^#mail=([A-Za-z0-9_.-]+)$/
const KEPT = 'fieldpostMail'

/** Takes it out of the address bar, so that nobody sends it on with the address; this visit keeps it. */
export function noteMail(): void {
  const found = FRAGMENT.exec(window.location.hash)
  if (found) history.replaceState({ [KEPT]: found[1] }, '', window.location.pathname + window.location.search)
}

/** What the mail brought along by which this visit began; null: it began otherwise. */
export function cameByMail(): string | null {
  const kept: unknown = history.state?.[KEPT]
  return typeof kept === 'string' ? kept : null
}
