import type { Weather } from './state'

/** true: mud or snow, which end much (13.5, 13.7). */
export const isDeep = (weather: Weather): boolean => weather === 'M' || weather === 'S'

/** true: the ground carries: rivers and marshes are frozen (13.6, 13.7). */
export const isFrozen = (weather: Weather): boolean => weather === 'F' || weather === 'S'
