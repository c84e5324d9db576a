/** What a mail's link to a table brings along, to be used where the table does not open; see lib/notices/stop.ts. */
export interface ByMail {
  told: string
  /** Opens the account of a guest, once. */
  once: string | null
}

const FRAGMENT = /^#mail=([A-Za-z0-9_.-]+)(?:~([A-Za-z0-9_-]{43}))?$/
const KEPT = 'fieldpostMail'

/** Takes it out of the address bar, so that nobody sends it on with the address; this visit keeps it. */
export function noteMail(): void {
  const [found, told, once = null] = FRAGMENT.exec(window.location.hash) ?? []
  if (!found) return
  history.replaceState({ [KEPT]: { told, once } }, '', window.location.pathname + window.location.search)
}

/** What the mail brought along by which this visit began; null: it began otherwise. */
export const cameByMail = (): ByMail | null => (history.state?.[KEPT] as ByMail | undefined) ?? null
