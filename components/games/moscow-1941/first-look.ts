import type { FrontPicture, Standing } from '@/components/games/manifest'
import type { Opening } from '@/components/table/table-skeleton'
import { frontPicture } from '@/components/wargame/pages/front-picture'
import { openingOf } from '@/components/wargame/pages/opening'
import type { GameAnswer } from '@/lib/play/api/game'
import type { Words } from '@/lib/words/words'
import { CATALOGUES } from './catalogues'
import { later } from './later-port'
import { port } from './port'
import { sheetOf } from './sheets'
import { tableWords } from './table-words'

const wordsIn = (words: Words) => tableWords(words, CATALOGUES[words.language])

// What the server itself shows of a game.

export const opening = (answer: GameAnswer, words: Words): Opening => openingOf(port, wordsIn(words), answer)

export const pictureOf = async (answer: Standing, words: Words): Promise<FrontPicture> =>
  frontPicture({ port, later }, wordsIn(words), await sheetOf(words.language), answer)
