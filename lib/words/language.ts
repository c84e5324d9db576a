/** The languages of Fieldpost; the first one is spoken to those who ask for none of them. */
export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]
/** Those into which is translated what is written in the first. */
export type Translation = Exclude<Language, (typeof LANGUAGES)[0]>

/** Each language in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' }

/** As whom dates are written: English ones with the day before the month. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language)

/** The cookie that holds the player's choice. */
export const LANGUAGE_COOKIE = 'fieldpost-language'

export const isLanguage = (text: string | undefined): text is Language =>
  (LANGUAGES as readonly (string | undefined)[]).includes(text)

/** In which language somebody is spoken to who wants this one: the first, where it is none of ours. */
export const spokenTo = (wanted: string | undefined): Language => (isLanguage(wanted) ? wanted : LANGUAGES[0])

/** The translation of a language; undefined for the one that is written first. */
export const translated = <Text>(
  texts: Readonly<Record<Translation, Text>>,
  language: Language,
): Text | undefined => (Object.hasOwn(texts, language) ? texts[language as Translation] : undefined)

/** The reader's language: what he chose here, else what his browser likes best, else English. */
export function languageOf(chosen: string | undefined, accepted: string | null): Language {
  if (isLanguage(chosen)) return chosen
  const liked = (accepted ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...more] = part.trim().toLowerCase().split(';')
      const weight = more.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find(Boolean)
      return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
  return liked.map(({ language }) => language).find(isLanguage) ?? LANGUAGES[0]
}

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** What a page writes into `document.cookie` to keep a choice for a year. It is no secret. */
export const languageCookie = (language: Language): string =>
  `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`
