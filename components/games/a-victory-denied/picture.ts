import type { FrontPicture, PictureWords, Standing } from '@/components/games/pictures'
import { frontRect } from '@/components/map/front-rect'
import { mapPicture } from '@/components/map/picture'
import { buildTerrain, type Terrain } from '@/components/map/terrain'
import { sentence } from '@/lib/games/a-victory-denied/sentence'
import type { View } from '@/lib/games/a-victory-denied/view'
import { places } from '@/lib/games/a-victory-denied/words/places.de'
import type { Language } from '@/lib/words/language'
import { catalogue as de } from './catalogue.de'
import { catalogue as en } from './catalogue.en'
import { NOTHING_CHOSEN, sceneOf } from './scene'
import { settledView } from './settled-view'
import { sheet, sheetIn } from './sheet'
import { sceneAtStart } from './start'

const CATALOGUES = { en, de }
const TERRAINS: Partial<Record<Language, Terrain>> = {}
const terrainIn = (language: Language): Terrain => {
  TERRAINS[language] ??= buildTerrain(language === 'de' ? sheetIn(language, places) : sheet)
  return TERRAINS[language]
}

/** The front as anybody may see it who watches, and how the game stands; before the set-up its first morning. */
export function pictureOf(answer: Standing, language: Language): FrontPicture {
  const table = settledView(answer)?.table ?? null
  const scene = table ? sceneOf({ ...NOTHING_CHOSEN, table }) : sceneAtStart()
  const terrain = terrainIn(language)
  return {
    map: (size, scale) => mapPicture(terrain, scene, frontRect(terrain.world, scene, size, scale), scale),
    ...wordsOf(table, language),
  }
}

function wordsOf(table: View['table'] | null, language: Language): PictureWords {
  const { game, screen } = CATALOGUES[language]
  const turn = table?.turn ?? 1
  const dates = sentence({ key: `dates-${turn}`, params: {} }, game)
  return {
    when: sentence({ key: 'bar.turn', params: { turn, dates } }, screen),
    over: table?.result ? screen[`over.${table.result.winner}`] : null,
    both: screen['bar.both'],
  }
}
