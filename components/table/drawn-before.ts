/** Tells the server that this browser has drawn the map of a game before: then it has the scripts, which are sooner there. */
export const drawnCookie = (kind: string): string => `fieldpost-drawn-${kind}`

const MONTH_SECONDS = 30 * 24 * 60 * 60

/** The map of a game has been drawn. */
export function noteDrawn(kind: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
  document.cookie = `${drawnCookie(kind)}=1; Path=/games; Max-Age=${MONTH_SECONDS}; SameSite=Lax`
}
