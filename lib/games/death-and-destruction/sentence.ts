import { namesUnder } from '@/lib/games/proud-monster/sentence'
import { rules } from './ruleset'

/** Sentences of this game, with its hexes and units by name. */
export const { placeName, sentence } = namesUnder(rules as never)
