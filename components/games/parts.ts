import type { EditionData } from '@/components/rules/edition'
import { fetched } from '@/components/wargame/fetched'
import type { Catalogue } from '@/components/wargame/text/catalogue'
import type { EditionTexts } from '@/lib/wargame/edition'
import { LANGUAGES, type Language } from '@/lib/words/language'
import type { Words } from '@/lib/words/words'
import type { Edition, GameManifest } from './manifest'

/** What a page can fetch of every game, as its manifest names it. */
type Part =
  | 'catalogue'
  | 'rulebook'
  | 'charts'
  | 'edition'
  | 'opening'
  | 'still'
  | 'picture'
  | 'teller'
  | 'planner'

/**
 * What pages fetch of the game of a folder when they need it. Of each file that fits a name with a gap a bundler makes a part
 * of its own: so nothing of one game comes with another.
 */
export function partsOf(id: string): Pick<GameManifest, Part> {
  // One object for each language, as what is made of it is known by it.
  const catalogue = fetched(async (language: Language): Promise<Catalogue<string>> => {
    const [game, screen] = await Promise.all([
      import(`../../lib/games/${id}/words.${language}.ts`),
      import(`./${id}/words.${language}.ts`),
    ])
    return { game: game[language], screen: screen[language] }
  })

  /** A game as the server itself shows it, which has its words at hand. */
  const shown = async (words: Words) => {
    const [{ firstLookOf }, { port }, { later }, { sheetOf }, { tableWords }, told] = await Promise.all([
      import('@/components/wargame/pages/first-look'),
      import(`./${id}/port.ts`),
      import(`./${id}/later-port.ts`),
      import(`./${id}/sheets.ts`),
      import(`./${id}/table-words.ts`),
      catalogue(words.language),
    ])
    return firstLookOf({ port, later, sheetOf, tableWords, catalogue: told }, words)
  }

  return {
    catalogue,
    rulebook: async (language) => (await import(`../../lib/games/${id}/rulebook.${language}.ts`)).rulebook,
    charts: async (language) => (await import(`./${id}/charts.ts`)).chartsOf(language),
    edition: (language) => editionIn(id, language),
    opening: async (answer, words, isHintDue) => (await shown(words)).opening(answer, isHintDue),
    still: async (answer, words) => (await shown(words)).still(answer),
    picture: async (answer, words) => (await shown(words)).picture(answer),
    teller: async (words) => {
      const [{ tellerOf }, { tableWords }, throws] = await Promise.all([
        import('@/components/wargame/pages/teller'),
        import(`./${id}/table-words.ts`),
        import(`../../lib/games/${id}/throws.ts`),
      ])
      return tellerOf(id, tableWords, throws)(words)
    },
    planner: async () => (await import(`./${id}/planner.ts`)).planner,
  }
}

/** Where the figures of a game come from; what tells of it is written in the first language. */
async function editionIn(id: string, language: Language): Promise<Edition> {
  const [{ editionOf }, data, told] = await Promise.all([
    import('@/components/rules/edition'),
    import(`../../lib/games/${id}/data/edition.ts`) as Promise<EditionData>,
    language === LANGUAGES[0] ? null : import(`../../lib/games/${id}/data/edition.${language}.ts`),
  ])
  return editionOf(data, language, told?.texts as EditionTexts | undefined)
}
