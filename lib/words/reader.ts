import 'server-only'
import { cookies, headers } from 'next/headers'
import { de } from './de'
import { en } from './en'
import { LANGUAGE_COOKIE, type Language, languageOf } from './language'
import { type Catalogue, type Words, wordsOf } from './words'

/** Asked for one by one, so that no reader is sent another's. */
const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en, de }

/** The language of the request that is being answered, and its catalogue. */
export async function readerCatalogue(): Promise<{ language: Language; catalogue: Catalogue }> {
  const language = languageOf(
    (await cookies()).get(LANGUAGE_COOKIE)?.value,
    (await headers()).get('accept-language'),
  )
  return { language, catalogue: CATALOGUES[language] }
}

/** The interface in one language. */
export const wordsIn = (language: Language): Words => wordsOf(language, CATALOGUES[language])

/** The interface in the language of the request that is being answered, for what is rendered on the server. */
export async function readerWords(): Promise<Words> {
  const { language, catalogue } = await readerCatalogue()
  return wordsOf(language, catalogue)
}
