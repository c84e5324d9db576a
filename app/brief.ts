import { gameOf } from '@/components/games'
import type { Services } from '@/lib/play/services'
import { de } from '@/lib/words/de'
import { en } from '@/lib/words/en'
import { spokenTo } from '@/lib/words/language'
import { wordsOf } from '@/lib/words/words'

/** What has happened at a table of late, as its recap begins for this viewer, in at most two sentences. */
export const brief: NonNullable<Services['brief']> = async ({ kind, language: asked, ...seen }) => {
  const language = spokenTo(asked)
  const front = await gameOf(kind)?.picture(seen, wordsOf(language, { en, de }[language]))
  return front?.told ?? []
}
