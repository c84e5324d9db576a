/** The page of no game: the service worker keeps it, and opens every table by it that cannot be fetched. */
export const KEPT = 'kept'
