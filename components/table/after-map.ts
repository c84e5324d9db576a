import { pause } from './api'

/** Milliseconds after which what waits for a map goes ahead without one: some pages of a table have none. */
const PATIENCE = 3000

let stand: () => void
const drawn = new Promise<void>((resolve) => {
  stand = resolve
})

/** The map of this page has been drawn. */
export const mapStands = (): void => stand()

/** Resolves when the map of this page has been drawn: what is fetched then is not in its way. */
export const afterMap = (): Promise<unknown> => Promise.race([drawn, pause(PATIENCE)])
