import { describe, expect, test } from 'vitest'
import { LANGUAGE_COOKIE, languageCookie, languageOf } from '@/lib/words/language'

describe('the language of a reader', () => {
  test.each([
    ['de', null, 'de'],
    ['en', 'de-DE,de;q=0.9', 'en'],
    ['de', 'en-GB,en;q=0.9', 'de'],
    // A cookie that we never wrote says nothing.
    ['xx', 'de', 'de'],
    ['', 'de', 'de'],
    [undefined, null, 'en'],
    [undefined, '', 'en'],
    [undefined, 'de', 'de'],
    [undefined, 'de-AT', 'de'],
    [undefined, 'DE-ch', 'de'],
    [undefined, 'en-US,en;q=0.9,de;q=0.8', 'en'],
    [undefined, 'en;q=0.2, de;q=0.8', 'de'],
    [undefined, 'xx-XX,xx;q=0.9,de;q=0.5,en;q=0.4', 'de'],
    [undefined, 'xx,yy', 'en'],
    [undefined, 'de;q=0, en', 'en'],
    [undefined, 'de;q=0', 'en'],
    [undefined, '*', 'en'],
    [undefined, ';;q=,,=;de;q', 'en'],
  ])('chosen %s, accepted %s: %s', (chosen, accepted, language) => {
    expect(languageOf(chosen, accepted)).toBe(language)
  })

  test('is kept for a year, for our own pages', () => {
    expect(languageCookie('de')).toBe(`${LANGUAGE_COOKIE}=de; Path=/; Max-Age=31536000; SameSite=Lax`)
  })
})
