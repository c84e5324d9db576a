import { describe, expect, test } from 'vitest'
import { GAMES } from '@/components/games'
import { CATALOGUES } from '@/components/games/a-victory-denied/catalogues'
import { tableWords } from '@/components/games/a-victory-denied/table-words'
import { games } from '@/lib/games'
import { CHITS } from '@/lib/games/a-victory-denied/data/chits'
import { COUNTERS } from '@/lib/games/a-victory-denied/data/counters'
import { EDITION, MENDED, pieces } from '@/lib/games/a-victory-denied/data/edition'
import { texts as edition } from '@/lib/games/a-victory-denied/data/edition.de'
import { RIVERS, TOWNS } from '@/lib/games/a-victory-denied/data/map'
import { counterName, sentence } from '@/lib/games/a-victory-denied/sentence'
import { steps } from '@/lib/games/a-victory-denied/steps'
import { places } from '@/lib/games/a-victory-denied/words/places.de'
import { gapsOf, interpolate } from '@/lib/kernel/interpolate'
import { de } from '@/lib/words/de'
import { en } from '@/lib/words/en'
import { wordsOf } from '@/lib/words/words'

const { en: english, de: german } = CATALOGUES
type Sentences = Readonly<Record<string, string>>
/** Places are called in the translations alone: in English they are what the data call them. */
const withoutPlaces = (all: Sentences): Sentences =>
  Object.fromEntries(Object.entries(all).filter(([key]) => !/^(town|area|river)-\p{Lu}/u.test(key)))

const ofGames = await Promise.all(
  GAMES.map(async ({ id, catalogue }): Promise<Record<string, readonly [Sentences, Sentences]>> => {
    const [one, other] = (await Promise.all([catalogue('en'), catalogue('de')])) as (typeof english)[]
    return {
      [`rules and log of ${id}`]: [one!.game, withoutPlaces(other!.game)],
      [`screen of ${id}`]: [one!.screen, other!.screen],
    }
  }),
)

/** Each catalogue in English and in German. */
const PAIRS: Readonly<Record<string, readonly [Sentences, Sentences]>> = {
  interface: [en, de],
  ...Object.assign({}, ...ofGames),
}
const entries = (all: Sentences) => Object.entries(all)

describe.each(Object.entries(PAIRS))('the catalogue of the %s', (_name, [one, other]) => {
  test('has the same keys in both languages', () => {
    expect(Object.keys(one).length).toBeGreaterThan(100)
    expect(Object.keys(other).sort()).toEqual(Object.keys(one).sort())
  })

  test('leaves nothing empty, in no language', () => {
    expect([...entries(one), ...entries(other)].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  test('has the same gaps in both languages', () => {
    const apart = entries(one).filter(([key, text]) => `${gapsOf(text)}` !== `${gapsOf(other[key]!)}`)
    expect(apart).toEqual([])
  })

  test('has no brace that is not part of a gap', () => {
    const left = [...entries(one), ...entries(other)].filter(([, text]) =>
      /[{}|]/.test(interpolate(text, Object.fromEntries(gapsOf(text).map((gap) => [gap, 1])))),
    )
    expect(left).toEqual([])
  })

  test('says little the same way in both languages', () => {
    const sentences = entries(one).filter(([, text]) => /\p{L}+ \p{L}+ \p{L}+/u.test(text))
    expect(sentences.filter(([key, text]) => other[key] === text)).toEqual([])
  })
})

test('each game there are rules for is on the shelf', () => {
  expect(GAMES.map(({ id }) => id).sort()).toEqual(Object.keys(games).sort())
})

test('every step that somebody is awaited in has words for what it asks, and for its button', () => {
  const wanted = Object.entries<{ done?: unknown }>(steps).flatMap(([name, { done }]) => [
    ...(done === undefined ? [] : [`ask-${name}`]),
    ...(done === true ? [`done-${name}`] : []),
  ])
  expect(wanted.length).toBeGreaterThan(30)
  expect(wanted.filter((key) => !(key in english.game))).toEqual([])
})

describe('the page of this edition in German', () => {
  test('tells every part with as many notes, and every piece', () => {
    expect(Object.keys(edition.parts)).toEqual(EDITION.map(({ title }) => title))
    for (const { title, notes } of EDITION)
      expect(edition.parts[title]?.notes, title).toHaveLength(notes.length)
    expect(Object.keys(edition.pieces).sort()).toEqual(
      pieces()
        .map(({ item }) => item)
        .sort(),
    )
    expect(edition.mended).toHaveLength(MENDED.length)
  })

  test('names the figures that the English notes name', () => {
    const figures = (texts: readonly string[]) => texts.join(' ').match(/\d+/g)?.sort() ?? []
    for (const { title, notes } of EDITION.filter(({ title }) => !/Units|chits$|Map/.test(title)))
      expect(figures(edition.parts[title]!.notes), title).toEqual(figures(notes))
  })
})

describe('names in German', () => {
  const words = tableWords(wordsOf('de', de), german)
  const say = (key: string, params = {}) => sentence({ key, params }, german.game)

  test('every town and river of the map has one', () => {
    const wanted = [...TOWNS.map(({ name }) => `town-${name}`), ...RIVERS.map(({ name }) => `river-${name}`)]
    expect([...new Set(wanted)].filter((key) => !(key in places))).toEqual([])
    const idle = Object.keys(places).filter((key) => !key.startsWith('area-') && !wanted.includes(key))
    expect(idle).toEqual([])
  })

  test('no counter and no chit keeps an English name', () => {
    const names = [...Object.keys(COUNTERS).map(words.nameOf), ...Object.keys(CHITS).map(words.chitName)]
    expect(
      names.filter((name) => /\d(st|nd|rd|th)\b|Group|Army|Corps|Division,|Air|Suppl/.test(name)),
    ).toEqual([])
    expect(words.nameOf('S-HQ-20A')).toBe('HQ 20. Armee')
    expect(words.nameOf('G-17PZ')).toBe('17. Panzerdivision')
  })

  test('no two counters have the same name, though some have the same print', () => {
    for (const { game } of [english, german]) {
      const names = Object.keys(COUNTERS).map((id) => counterName(id, game))
      expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
    }
    expect(counterName('G-HQ-9A-2', english.game)).toBe('9th Army HQ II')
  })

  test('a line of the log names units, chits, places and dates in the language of its reader', () => {
    const line = { key: 'log-turn', params: { turn: 2, dates: 2 } }
    expect(sentence(line, english.game)).toBe('Turn 2 (17-23 July).')
    expect(sentence(line, german.game)).toBe('Runde 2 (17.–23. Juli).')
    expect(say('log-chits-mine', { chits: 'G-9A G-2PG' })).toBe(
      'Du legst in den Becher: 9. Armee, Panzergruppe 2.',
    )
    expect(say('log-retreat', { unit: 'S-5M', to: '3218' })).toBe(
      '5. Mechanisiertes Korps geht nach Orscha (3218) zurück.',
    )
  })
})

describe('a sentence with gaps', () => {
  test('takes the word that goes with the number', () => {
    const units = '{n} {n|unit|units}'
    expect(interpolate(units, { n: 1 })).toBe('1 unit')
    expect(interpolate(units, { n: 0 })).toBe('0 units')
  })

  test('shows a gap that nothing fills', () => {
    const hqs = 'a unit{n| and one HQ| and # HQs|}'
    expect([0, 1, 2].map((n) => interpolate(hqs, { n }))).toEqual([
      'a unit',
      'a unit and one HQ',
      'a unit and 2 HQs',
    ])
    expect(interpolate('to {place}', {})).toBe('to {place}')
  })

  test('shows a key that nobody knows', () => {
    expect(sentence({ key: 'no-such-key', params: {} }, english.game)).toBe('no-such-key')
  })

  test('leaves what is no list of ids as it stands', () => {
    expect(sentence({ key: '{path}', params: { path: '3218-3219' } }, english.game)).toBe('3218-3219')
  })
})
