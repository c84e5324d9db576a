import { describe, expect, test } from 'vitest'
import { GAMES } from '@/components/games'
import { tableWords } from '@/components/games/a-victory-denied/table-words'
import type { Word } from '@/components/games/a-victory-denied/words.en'
import { sheet as proudSheet } from '@/components/games/proud-monster/sheet'
import type { Catalogue } from '@/components/wargame/text/catalogue'
import { games } from '@/lib/games'
import { CHITS } from '@/lib/games/a-victory-denied/data/chits'
import { COUNTERS } from '@/lib/games/a-victory-denied/data/counters'
import * as edition from '@/lib/games/a-victory-denied/data/edition'
import { texts } from '@/lib/games/a-victory-denied/data/edition.de'
import * as map from '@/lib/games/a-victory-denied/data/map'
import { counterName, sentence } from '@/lib/games/a-victory-denied/sentence'
import { steps } from '@/lib/games/a-victory-denied/steps'
import { places } from '@/lib/games/a-victory-denied/words/places.de'
import * as lateEdition from '@/lib/games/death-and-destruction/data/edition'
import { texts as lateTexts } from '@/lib/games/death-and-destruction/data/edition.de'
import { named as lateFigures } from '@/lib/games/death-and-destruction/in-force'
import { steps as lateSteps } from '@/lib/games/death-and-destruction/ruleset'
import { unitName as lateName } from '@/lib/games/death-and-destruction/sentence'
import * as moscowEdition from '@/lib/games/moscow-1941/data/edition'
import { texts as moscowTexts } from '@/lib/games/moscow-1941/data/edition.de'
import * as moscowMap from '@/lib/games/moscow-1941/data/map'
import * as moscowUnits from '@/lib/games/moscow-1941/data/units'
import { unitName } from '@/lib/games/moscow-1941/sentence'
import { steps as moscowSteps } from '@/lib/games/moscow-1941/steps'
import { places as moscowPlaces } from '@/lib/games/moscow-1941/words/places.de'
import * as proudEdition from '@/lib/games/proud-monster/data/edition'
import { texts as proudTexts } from '@/lib/games/proud-monster/data/edition.de'
import * as proudMap from '@/lib/games/proud-monster/data/map'
import { figures as proudFigures } from '@/lib/games/proud-monster/in-force'
import { unitName as proudName } from '@/lib/games/proud-monster/sentence'
import { steps as proudSteps } from '@/lib/games/proud-monster/steps'
import { places as proudPlaces } from '@/lib/games/proud-monster/words/places.de'
import { gapsOf, interpolate } from '@/lib/kernel/interpolate'
import type { EditionPart, EditionTexts } from '@/lib/wargame/edition'
import { de } from '@/lib/words/de'
import { en } from '@/lib/words/en'
import { wordsOf } from '@/lib/words/words'
import { catalogueOf } from '../support/catalogues'

const english = await catalogueOf<Word>('a-victory-denied', 'en')
const german = await catalogueOf<Word>('a-victory-denied', 'de')
type Sentences = Readonly<Record<string, string>>
/** Places are called in the translations alone: in English they are what the data call them. */
const withoutPlaces = (all: Sentences): Sentences =>
  Object.fromEntries(Object.entries(all).filter(([key]) => !/^(town|area|river)-\p{Lu}/u.test(key)))

/** The catalogues of every game on the shelf, in English and in German. */
const CATALOGUES_OF = await Promise.all(
  GAMES.map(async ({ id, catalogue }) => {
    const [one, other] = (await Promise.all([catalogue('en'), catalogue('de')])) as [Catalogue, Catalogue]
    return { id, one, other }
  }),
)

/** Each catalogue in English and in German. */
const PAIRS: Readonly<Record<string, readonly [Sentences, Sentences]>> = {
  interface: [en, de],
  ...Object.fromEntries(
    CATALOGUES_OF.flatMap(({ id, one, other }) => [
      [`rules and log of ${id}`, [one.game, withoutPlaces(other.game)] as const],
      [`screen of ${id}`, [one.screen, other.screen] as const],
    ]),
  ),
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

interface Parts {
  steps: Readonly<Record<string, { done?: unknown }>>
  edition: {
    EDITION: readonly EditionPart[]
    MENDED: readonly string[]
    pieces: () => readonly { item: string }[]
  }
  texts: EditionTexts
  /** Parts whose notes write figures otherwise in German. */
  apart: RegExp
  places: Sentences
  /** Towns and waters that the map names. */
  named: readonly { readonly name: string }[][]
  units: readonly string[]
  nameOf: (unit: string, catalogue: Sentences) => string | undefined
}
/** What each game on the shelf brings besides its catalogues. */
const PARTS: Readonly<Record<string, Parts>> = {
  'a-victory-denied': {
    ...{ steps, edition, texts, apart: /Units|chits$|Map/, places },
    named: [[...map.TOWNS], [...map.RIVERS]],
    ...{ units: Object.keys(COUNTERS), nameOf: counterName },
  },
  'moscow-1941': {
    ...{ steps: moscowSteps, edition: moscowEdition, texts: moscowTexts, apart: /^$/, places: moscowPlaces },
    named: [[...moscowMap.PLACES], [...moscowMap.RIVERS]],
    units: [...Object.keys(moscowUnits.COUNTERS), ...Object.keys(moscowUnits.AIR)],
    nameOf: unitName,
  },
  'proud-monster': {
    ...{ steps: proudSteps, edition: proudEdition, texts: proudTexts, apart: /^$/, places: proudPlaces },
    named: [[...proudMap.PLACES], [...proudSheet.rivers]],
    ...{ units: Object.keys(proudFigures.counters), nameOf: proudName },
  },
  // On the map of its parent.
  'death-and-destruction': {
    ...{ steps: lateSteps, edition: lateEdition, texts: lateTexts, apart: /^$/, places: proudPlaces },
    named: [[...proudMap.PLACES], [...proudSheet.rivers]],
    ...{ units: Object.keys(lateFigures.counters), nameOf: lateName },
  },
}

describe.each(CATALOGUES_OF)('the words of $id', ({ id, one, other }) => {
  const { steps, edition, texts, apart, places, named, units, nameOf } = PARTS[id]!
  const { EDITION, MENDED, pieces } = edition

  test('have for every step that somebody is awaited in what it asks, and its button', () => {
    const wanted = Object.entries(steps).flatMap(([name, { done }]) => [
      ...(done === undefined ? [] : [`ask-${name}`]),
      ...(done === true ? [`done-${name}`] : []),
    ])
    expect(wanted.length).toBeGreaterThan(10)
    expect(wanted.filter((key) => !(key in one.game))).toEqual([])
  })

  test('tell every part of the edition in German with as many notes, and every piece', () => {
    expect(Object.keys(texts.parts)).toEqual(EDITION.map(({ title }) => title))
    for (const { title, notes } of EDITION)
      expect(texts.parts[title]?.notes, title).toHaveLength(notes.length)
    expect(Object.keys(texts.pieces).sort()).toEqual(
      pieces()
        .map(({ item }) => item)
        .sort(),
    )
    expect(texts.mended).toHaveLength(MENDED.length)
  })

  test('name in German the figures that the English notes name', () => {
    const figures = (notes: readonly string[]) => notes.join(' ').match(/\d+/g)?.sort() ?? []
    for (const { title, notes } of EDITION.filter(({ title }) => !apart.test(title)))
      expect(figures(texts.parts[title]!.notes), title).toEqual(figures(notes))
  })

  test('have a German name for every town and water of the map, and for nothing else', () => {
    const [towns, waters] = named as [Parts['named'][number], Parts['named'][number]]
    const wanted = [...towns.map(({ name }) => `town-${name}`), ...waters.map(({ name }) => `river-${name}`)]
    expect([...new Set(wanted)].filter((key) => !(key in places))).toEqual([])
    const idle = Object.keys(places).filter((key) => !key.startsWith('area-') && !wanted.includes(key))
    expect(idle).toEqual([])
  })

  test('call each unit of a side otherwise than the rest, though some have the same print', () => {
    for (const { game } of [one, other])
      for (const side of ['G', 'S']) {
        const names = units.filter((unit) => unit.startsWith(side)).map((unit) => nameOf(unit, game))
        expect(names.filter((name, i) => !name || names.indexOf(name) !== i)).toEqual([])
      }
  })

  test('keep no English name of a unit in German', () => {
    const names = units.map((unit) => nameOf(unit, other.game)!)
    expect(
      names.filter((name) => /\d(st|nd|rd|th)\b|Group|Army|Corps|Division,|Air|Suppl/.test(name)),
    ).toEqual([])
  })
})

describe('names in German', () => {
  const words = tableWords(wordsOf('de', de), german)
  const say = (key: string, params = {}) => sentence({ key, params }, german.game)

  test('no chit keeps an English one', () => {
    expect(
      Object.keys(CHITS)
        .map(words.chitName)
        .filter((name) => /Group|Army|Corps|Air|Suppl/.test(name)),
    ).toEqual([])
    expect(words.nameOf('S-HQ-20A')).toBe('HQ 20. Armee')
    expect(words.nameOf('G-17PZ')).toBe('17. Panzerdivision')
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

  test('writes what is less than nothing with a minus', () => {
    expect(interpolate('{n} points', { n: -5 })).toBe('−5 points')
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
