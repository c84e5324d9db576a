import type { Edition } from '@/components/games/manifest'
import { SOURCES_OF_DATA, type Source } from '@/lib/wargame/data-tables'
import type { EditionPart, EditionTexts } from '@/lib/wargame/edition'
import type { Language } from '@/lib/words/language'

/** Each provenance by its name, and what that means. */
const SOURCES: Readonly<
  Record<Language, Readonly<Record<Source, readonly [name: string, meaning: string]>>>
> = {
  en: {
    seed: [
      'seed',
      'taken as it stands from the published rules or from a list of hexes worked out from them',
    ],
    found: ['found', 'stated in the published rules or in an account of play'],
    derived: ['derived', 'worked out from figures that are known, or from public-domain geography'],
    reconstructed: ['reconstructed', 'our own design, in the place of a printed figure that we do not know'],
  },
  de: {
    seed: [
      'übernommen',
      'so, wie es in den veröffentlichten Regeln oder in einer daraus erarbeiteten Feldliste steht',
    ],
    found: ['belegt', 'in den veröffentlichten Regeln oder in einem Spielbericht genannt'],
    derived: ['abgeleitet', 'aus bekannten Zahlen oder aus gemeinfreier Geografie erschlossen'],
    reconstructed: [
      'nachgebildet',
      'unser eigener Entwurf an der Stelle einer gedruckten Zahl, die wir nicht kennen',
    ],
  },
}

/** What the data of an edition say of themselves. */
export interface EditionData {
  EDITION: readonly EditionPart[]
  MENDED: readonly string[]
  pieces: () => Edition['pieces']
}

/** Where every figure of an edition comes from, as it was written, or as `told` in the reader's language. */
export const editionOf = (
  { EDITION, MENDED, pieces }: EditionData,
  language: Language,
  told: EditionTexts | undefined,
): Edition => ({
  sources: SOURCES_OF_DATA.map((id) => {
    const [name, meaning] = SOURCES[language][id]
    return { id, name, meaning }
  }),
  parts: EDITION.map((part) => ({ ...part, ...told?.parts[part.title] })),
  mended: told?.mended ?? MENDED,
  pieces: pieces().map(({ item, pieces }) => ({ item: told?.pieces[item] ?? item, pieces })),
})
