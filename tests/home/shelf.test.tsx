import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { ChallengePage } from '@/components/challenge/challenge-page'
import { termsToldTo } from '@/components/challenge/terms'
import { GAMES } from '@/components/games'
import { requested, termsOf, usualPace, usualSetup } from '@/components/games/setup'
import { Home } from '@/components/home/home'
import { inFront } from '@/components/home/in-front'
import { EditionPage } from '@/components/rules/edition-page'
import { RulesPage } from '@/components/rules/rules-page'
import { WordsProvider } from '@/components/words'
import { games } from '@/lib/games'
import { de } from '@/lib/words/de'
import { en } from '@/lib/words/en'
import { LANGUAGES } from '@/lib/words/language'
import { type Catalogue, wordsOf } from '@/lib/words/words'
import { secondGame } from '../support/second-game'

// A page is rendered as the server does: nothing has been fetched, and nobody can go anywhere.
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }))

const CATALOGUES: Readonly<Record<'en' | 'de', Catalogue>> = { en, de }
const [first] = GAMES
const both = [first!, secondGame]

const page = (content: React.ReactNode, language: 'en' | 'de' = 'en') =>
  renderToStaticMarkup(
    <WordsProvider language={language} catalogue={JSON.stringify(CATALOGUES[language])}>
      {content}
    </WordsProvider>,
  )
/** The text of the first element that fits, without its tags. */
const textOf = (html: string, tag: string) =>
  new RegExp(`<${tag}[ >].*?</${tag}>`, 's').exec(html)?.[0].replace(/<[^>]*>/g, '') ?? ''
const heading = (html: string) => textOf(html, 'h1')
const cards = (html: string) => [...html.matchAll(/href="\/\?game=([^"]+)"/g)].map(([, id]) => id)

describe('the shelf', () => {
  test('is not there with one game', () => {
    const html = page(<Home known={false} shelf={[first!]} />)
    expect(heading(html)).toBe(first!.title)
    expect(cards(html)).toEqual([])
    expect(html).not.toContain(en['shelf.title'])
    expect(html).toContain('href="/challenge"')
  })

  test('holds what is not in front: for a newcomer all but the shortest game', () => {
    const html = page(<Home known={false} shelf={both} />)
    expect(heading(html)).toBe('The Second Game')
    expect(html).toContain('/second/phone-day.webp')
    expect(html).toContain(en['home.tables.join'])
    expect(html).toContain(en['shelf.title'])
    expect(cards(html)).toEqual([first!.id])
    expect(html).toContain(first!.title)
    expect(html).toContain(en[first!.words.length])
  })

  test('puts a game in front that is taken from it, with its own picture, pages and challenge', () => {
    const html = page(<Home known={true} taken={first!.id} shelf={both} />)
    expect(heading(html)).toBe(first!.title)
    expect(cards(html)).toEqual(['second-game'])
    expect(html).toContain('/second/card-day.webp')
    expect(html).toContain('/second/card-night.webp')
    for (const path of ['/rules/', '/about/', '/challenge?game='])
      expect(html).toContain(`href="${path}${first!.id}"`)
  })

  test('takes a name that is none for no name', () => {
    expect(heading(page(<Home known={false} taken="constructor" shelf={both} />))).toBe('The Second Game')
  })

  test('shows no map before it is known which game was played last', () => {
    const html = page(<Home known={true} shelf={both} />)
    expect(html).not.toContain('<img')
    expect(page(<Home known={true} shelf={[first!]} />)).toContain('<img')
  })

  test('speaks German', () => {
    const html = page(<Home known={false} shelf={both} />, 'de')
    expect(html).toContain(de['shelf.title'])
    expect(html).toContain(de[first!.words.length])
  })
})

describe('the game in front', () => {
  const played = (kind: string, changed: string) => ({ kind, changed })

  test('is what was played last, of games that there are', () => {
    const old = played(first!.id, '2026-01-01T00:00:00Z')
    const late = played('second-game', '2026-02-01T00:00:00Z')
    expect(inFront(both, [old, late]).id).toBe('second-game')
    expect(inFront(both, [{ ...late, changed: '2025-02-01T00:00:00Z' }, old])).toBe(first)
    expect(inFront(both, [old, played('gone', '2026-03-01T00:00:00Z')])).toBe(first)
  })
})

describe('a challenge', () => {
  test('asks for no game where there is one', () => {
    expect(page(<ChallengePage shelf={[first!]} />)).not.toContain('name="game"')
  })

  test('lets choose among several, and has the scenarios, sides and options of the chosen', () => {
    const html = page(<ChallengePage shelf={both} taken="second-game" />)
    expect(html.match(/name="game"/g)).toHaveLength(2)
    expect(html.match(/name="scenario"/g)).toHaveLength(2)
    expect(html.match(/name="weather"/g)).toHaveLength(2)
    expect(html).not.toContain('name="roadCost"')
    const other = page(<ChallengePage shelf={both} taken={first!.id} />)
    expect(other).not.toContain('name="scenario"')
    expect(other.match(/name="roadCost"/g)).toHaveLength(2)
  })
})

describe('what is chosen for a new game', () => {
  test('goes to the server as the rules take it', () => {
    expect(requested(secondGame, usualSetup(secondGame))).toEqual({
      ...{ game: 'second-game', scenario: 'short', options: { weather: 'fair' } },
    })
    const options = secondGame.options.map((option) => ({ ...option, eachSide: true as const }))
    expect(requested({ ...secondGame, options }, { scenario: 'long', options: { weather: 'foul' } })).toEqual(
      {
        ...{
          game: 'second-game',
          scenario: 'long',
          options: { weather: { soviet: 'foul', german: 'foul' } },
        },
      },
    )
  })

  test('is told to who is challenged, where it is not as usual', () => {
    const usual = { roadCost: 'third', offTurn: { german: 'safe', soviet: 'safe' } }
    expect(termsOf(first!, usual)).toEqual([])
    expect(termsOf(first!, { roadCost: 'half', offTurn: { german: 'ask', soviet: 'auto' } })).toEqual([
      'game.smolensk.roadCost.half.term',
      'game.smolensk.offTurn.ask.term',
      'game.smolensk.offTurn.auto.term',
    ])
    expect(termsOf(first!, {})).toEqual([])
    expect(termsOf(secondGame, { weather: 'foul' })).toEqual(['pace.weekends'])
  })

  test('says in any case what both sides have to help them, and which leg of a campaign is played', () => {
    const proud = GAMES.find(({ id }) => id === 'proud-monster')!
    expect(termsOf(proud, { aids: 'clerk', leg: 'whole' })).toEqual(['game.proud.aids.clerk.term'])
    expect(termsOf(proud, { aids: 'none', leg: 'summer' })).toEqual([
      'game.proud.aids.none.term',
      'game.proud.leg.summer.term',
    ])
    // A game that was begun before anybody could choose.
    expect(termsOf(proud, {})).toEqual([])
  })

  test('has a clock by turns where a campaign is played, and else one by answers', () => {
    const paces = GAMES.flatMap((game) =>
      game.scenarios.map(({ id }) => [id, usualPace(game, { scenario: id, options: {} })]),
    )
    expect(paces.filter(([, pace]) => pace === 'steady')).toEqual([
      ['campaign', 'steady'],
      ['campaign-full', 'steady'],
      ...['december', 'june', 'november', 'july', 'war'].map((id) => [id, 'steady']),
    ])
    expect(paces.filter(([, pace]) => pace === '3d').length).toBe(paces.length - 7)
  })

  test('is told with the scenario where a game has several, and where it is known', () => {
    const told = (kind: string, scenario?: string) =>
      termsToldTo(
        wordsOf('en', en),
        { kind, scenario, pace: null, weekendsOff: false, options: {} },
        undefined,
      )
    expect(told('moscow-1941', 'typhoon')[0]).toBe(en['game.moscow.typhoon'])
    expect(told('moscow-1941')).toEqual(told('a-victory-denied', 'campaign'))
    expect(told('moscow-1941', 'constructor')).toHaveLength(1)
  })
})

describe('pages to read', () => {
  const words = wordsOf('en', en)

  test('tell of the edition of any game', async () => {
    const html = page(
      <EditionPage game={secondGame} edition={await secondGame.edition('en')} words={words} />,
    )
    for (const told of ['The Second Game', 'as printed', 'hexes:certain 7', 'Its counters', '12'])
      expect(html.replace(/<[^>]*>/g, '')).toContain(told)
    expect(html).toContain('href="/rules/second-game"')
  })

  test('hold the rules of any game with its charts', async () => {
    const [book, charts] = await Promise.all([secondGame.rulebook('en'), secondGame.charts('en')])
    const html = page(
      <RulesPage game="second-game" title="The Second Game" book={book} charts={charts} words={words} />,
    )
    expect(heading(html)).toBe('The Second Game')
    expect(html.replace(/<[^>]*>/g, ' ').replace(/ +/g, ' ')).toContain('Its table Die Result 1 won')
    expect(html).toContain('href="/about/second-game"')
  })
})

/** Options that no form offers: a reading that nobody has asked for yet, chits of games that began with them, and what means nothing in a game that extends another. */
const NOT_OFFERED: Readonly<Record<string, readonly string[]>> = {
  'a-victory-denied': ['boughtChitsCount', 'vpChits'],
  'death-and-destruction': ['leg', 'tankBrigades', 'straits'],
}

describe.each(GAMES)('the manifest of $title', (game) => {
  const { options } = games[game.id]!.schemas

  test('offers first what the rules take for usual, but that people are spared questions off turn', () => {
    const offered = (withComputer: boolean) =>
      options.parse(requested(game, usualSetup(game), withComputer).options)
    const usual = options.parse({}) as object
    expect(offered(true)).toEqual(usual)
    expect(offered(false)).toEqual({ ...usual, offTurn: { german: 'safe', soviet: 'safe' } })
  })

  test('offers every option that the rules know, but those named above', () => {
    const known = Object.keys(options.parse({}) as object)
    const offered = game.options.map(({ name }) => name)
    expect([...offered, ...(NOT_OFFERED[game.id] ?? [])].sort()).toEqual(known.sort())
  })

  test.each(game.options)('offers of $name what the rules take', ({ name, choices, only }) => {
    const scenario = only?.at(-1) ?? game.scenarios.at(-1)!.id
    const usual = { ...usualSetup(game), scenario }
    for (const { id } of choices) {
      const chosen = requested(game, { ...usual, options: { ...usual.options, [name]: id } }).options
      expect(options.parse(chosen)).toMatchObject(chosen)
      expect(chosen).toHaveProperty(name)
    }
  })

  test('offers what means something in some scenarios alone for no other', () => {
    for (const { id } of game.scenarios) {
      const setup = { ...usualSetup(game), scenario: id }
      const sent = Object.keys(requested(game, setup).options)
      for (const { name, only } of game.options)
        expect([name, sent.includes(name)]).toEqual([name, only?.includes(id) ?? true])
    }
  })

  test('knows each scenario for which alone it offers something', () => {
    const known = game.scenarios.map(({ id }) => id)
    for (const { only = [] } of game.options) expect(known).toEqual(expect.arrayContaining([...only]))
  })

  test.each(LANGUAGES)('has all that pages ask for in %s', async (language) => {
    const [catalogue, book, charts, edition, plan] = await Promise.all([
      game.catalogue(language),
      game.rulebook(language),
      game.charts(language),
      game.edition(language),
      game.planner(),
    ])
    expect(plan({ viewer: 'spectator' }, [], []).end).toBe('unknown')
    expect(Object.keys(catalogue as object)).not.toEqual([])
    const chapters = book.map(({ number }) => number)
    expect(charts.filter(({ chapter }) => !chapters.includes(chapter))).toEqual([])
    const sources = edition.sources.map(({ id }) => id)
    const counted = edition.parts.flatMap(({ counts }) => Object.keys(counts))
    expect(counted.filter((id) => !sources.includes(id))).toEqual([])
    expect(edition.pieces.length).toBeGreaterThan(0)
  })
})
