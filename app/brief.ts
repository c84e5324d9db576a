import { partsOf } from '@/components/games/parts'
import type { Services } from '@/lib/play/services'
import { de } from '@/lib/words/de'
import { en } from '@/lib/words/en'
import { spokenTo } from '@/lib/words/language'
import { wordsOf } from '@/lib/words/words'

/**
 * What has happened at a table of late, as its recap begins for this viewer, in at most two sentences. It asks the parts of
 * a game by its name, as the pictures of its shelf would weigh on each function of a host.
 */
export const brief: NonNullable<Services['brief']> = async ({ kind, language: asked, ...seen }) => {
  const language = spokenTo(asked)
  const front = await partsOf(kind).picture(seen, wordsOf(language, { en, de }[language]))
  return front.told ?? []
}
