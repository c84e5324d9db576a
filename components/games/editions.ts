import { EditionPage } from './a-victory-denied/edition-page'

/** The page about its edition of each game. */
export const EDITIONS: Readonly<Record<string, typeof EditionPage>> = { 'a-victory-denied': EditionPage }
