import type { MapPicture } from '@/components/map/picture'
import type { GameAnswer } from '@/lib/play/api'
import type { Language } from '@/lib/words/language'
import { pictureOf } from './a-victory-denied/picture'

/** What a picture says of how a game stands. */
export interface PictureWords {
  /** Turn and date. */
  when: string
  /** How it ended; null while it runs. */
  over: string | null
  /** What is said where both sides choose at once. */
  both: string
}

/** The front of a game, as its spectators see it. */
export interface FrontPicture extends PictureWords {
  /** The map where it is fought, in pixels, so many of them to a hex. */
  map: (size: { width: number; height: number }, scale: number) => MapPicture
}

/** What a spectator is told of how a game stands. */
export type Standing = Pick<GameAnswer, 'view' | 'result' | 'stage'>

/** How each game draws its front for spectators. */
export const PICTURES: Readonly<Record<string, (answer: Standing, language: Language) => FrontPicture>> = {
  'a-victory-denied': pictureOf,
}
