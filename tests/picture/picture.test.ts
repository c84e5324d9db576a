import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { GAMES, gameOf } from '@/components/games'
import { draw, SIZES } from '@/components/picture/draw'
import { drawingDone } from '@/components/picture/drawing'
import { printable } from '@/components/picture/printable'
import { standingOf } from '@/components/picture/standing'
import { Studio } from '@/components/picture/studio'
import { setStudio } from '@/components/picture/the-studio'
import { openingOf } from '@/components/table/opening'
import { games } from '@/lib/games'
import { game } from '@/lib/games/a-victory-denied'
import type { GameAnswer } from '@/lib/play/api/game'
import { currentServices } from '@/lib/play/services'
import type { Language } from '@/lib/words/language'
import { wordsIn } from '@/lib/words/reader'
import { moments } from '@/tests/games/a-victory-denied/moments'
import { Browser, newId, testServices } from '../support/browser'
import { memoryStore } from '../support/memory-store'
import { serve } from '../support/routes'

vi.mock('node:net', { spy: true })
// Threads of the product are made by its build: here pictures are drawn where they are asked for.
beforeEach(() => setStudio(new Studio(drawingDone)))
afterEach(() => {
  setStudio(undefined)
  vi.restoreAllMocks()
})

const { early, late } = moments('game-1', {
  early: ({ table }) => table.turn === 2,
  late: ({ table }) => table.turn === 7,
})
const answer = (state: typeof early | null) => ({
  ...({
    view: state && game.view(state, 'spectator'),
    stage: state ? 'play' : 'join',
    result: null,
    scenario: 'campaign',
  } as const),
})
const front = (state: typeof early | null, language: Language = 'en') =>
  gameOf('a-victory-denied')!.picture(answer(state), wordsIn(language))
const facts = { title: 'A', when: 'B', stands: 'C', tone: null }

/** Width and height as the header of a PNG has them. */
function sizeOf(png: Buffer) {
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
}

describe('the picture of a front', () => {
  test.each(['large', 'small'] as const)('is a PNG of the size it should have: %s', async (size) => {
    expect(sizeOf(await draw(await front(early), size, null))).toEqual(SIZES[size])
  })

  test('shows how the front has moved', async () => {
    const size = { width: 600, height: 300 }
    const [before, after] = [await front(early), await front(late)]
    expect(before.map(size, 12).svg).not.toBe(after.map(size, 12).svg)
    expect(after.when).toContain('Turn 7')
  })

  test('follows from what lies open alone', async () => {
    const size = { width: 600, height: 300 }
    const other = { ...late, hidden: { ...late.hidden, cup: [...late.hidden.cup].reverse() } }
    const [one, two] = [await front(late), await front(other)]
    expect([two.map(size, 12).svg, two.when]).toEqual([one.map(size, 12).svg, one.when])
  })

  test('shows the first morning where nothing is set up yet', async () => {
    const { svg, texts } = (await front(null, 'de')).map({ width: 1200, height: 508 }, 29)
    expect(svg.length).toBeGreaterThan(20_000)
    expect(texts.length).toBeGreaterThan(5)
  })

  test('shows the first morning of the scenario that is offered, with its turn', async () => {
    const offered = (scenario: string) =>
      gameOf('proud-monster')!.picture({ ...answer(null), scenario }, wordsIn('en'))
    const [riga, crimea] = await Promise.all(['riga', 'crimea'].map(offered))
    expect(riga!.when).toContain('Turn 1')
    expect(crimea!.when).toContain('Turn 9')
    const named = ({ map }: typeof riga & object) =>
      map({ width: 1200, height: 448 }, 54).texts.map(({ text }) => text)
    expect(named(crimea!)).toContain('Sevastopol')
    // No city lies there: it is known by its towns, which are named nowhere else.
    expect(named(riga!)).toEqual(expect.arrayContaining(['Kaunas', 'Vilnyus']))
    expect(named(crimea!)).not.toContain('Simferopol')
  })

  test.each(GAMES.flatMap(({ id, scenarios }) => scenarios.map((scenario) => [id, scenario.id] as const)))(
    'of an invitation can be drawn: %s, %s',
    async (id, scenario) => {
      const offered = await gameOf(id)!.picture({ ...answer(null), scenario }, wordsIn('en'))
      const { texts } = offered.map({ width: 1200, height: 448 }, 54)
      expect(texts.length).toBeGreaterThan(0)
    },
  )

  test('is filled by a sheet that is smaller than it, and keeps what is fought for in it', async () => {
    const small = await gameOf('moscow-1941')!.picture(
      { ...answer(null), scenario: 'typhoon' },
      wordsIn('en'),
    )
    const { print, texts } = small.map({ width: 1200, height: 448 }, 54)
    const [, , x, , width, height, scale] = print.id.split(' ')
    expect([x, width, height]).toEqual(['0', '1200', '448'])
    expect(Number(scale)).toBeGreaterThan(54)
    expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['Moscow', 'Smolensk']))
  })

  test('fetches nothing from elsewhere, whatever a name holds', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('nothing is fetched here'))
    const evil = 'Иван 🐻 王 ﷽ \u202e<img src=http://evil.test/x>\0'
    await draw(await front(early), 'large', {
      ...facts,
      title: evil,
      stands: evil,
      when: evil,
    })
    const addresses = fetched.mock.calls.map(([to]) => String(to)).filter((to) => !to.startsWith('data:'))
    expect(addresses).toEqual([])
    expect(vi.mocked(connect)).not.toHaveBeenCalled()
  })

  test.each([
    ['german', 'The German player wins', 'Die Deutschen gewinnen'],
    ['draw', 'A draw', 'Unentschieden'],
    ['abandoned', 'Abandoned', 'Abgebrochen'],
  ])(
    'tells how its players ended a game, as the page of the table does: %s',
    async (winner, english, german) => {
      const why = { key: 'table.end.abandoned', params: {} }
      const players = { german: 'person', soviet: 'person' }
      const over = {
        ...answer(early),
        stage: 'over',
        result: { winner, why, cite: 'FP 9' },
        players,
        awaits: [],
      }
      const ended = { ...over, kind: game.id, seats: [], legal: [] } as unknown as GameAnswer
      expect((await standingOf(ended, wordsIn('en'))).stands).toBe(english)
      expect((await standingOf(ended, wordsIn('de'))).stands).toBe(german)
      const opening = await openingOf(ended, wordsIn('en'), true, false)
      expect(opening).toMatchObject({ status: english, prompt: 'The game is over.', guide: null })
    },
  )
})

test('words in pictures are of letters that the shipped fonts have', () => {
  expect(printable('Ünïcode – “so” 🐻Иван€')).toBe('Ünïcode – “so” €')
  expect(printable('ｆｕｌｌ  e\u0301')).toBe('full é')
})

describe('the address of a picture', () => {
  const BOTS = [
    'WhatsApp/2.23.20.0',
    'TelegramBot (like TwitterBot)',
    'Twitterbot/1.0',
    'facebookexternalhit/1.1',
    'Discordbot/2.0',
    'Slackbot-LinkExpanding 1.0',
    'LinkedInBot/1.0',
    'Mastodon/4.2 (http.rb)',
    'Signal/6 Android',
    'Googlebot/2.1',
  ]

  async function shared() {
    const store = memoryStore()
    testServices(store, { games })
    const maker = new Browser()
    const made = await maker.send<{ game: string; invite: string }>('POST', '/api/games', {
      ...{ id: newId(), game: game.id, scenario: game.scenarios[0]!.id, mode: 'invite', side: 'german' },
    })
    const answer = (await maker.look(made.body.game)).body
    return {
      store,
      maker,
      id: answer.game,
      invite: made.body.invite,
      p: answer.public!,
      version: answer.version,
    }
  }
  const shownOf = async (id: string, p: string) => {
    const board = await serve(new Request(`http://table.test/api/games/${id}/board?p=${p}`))
    return standingOf(await board.json(), wordsIn('en'))
  }
  const get = (path: string, headers: Record<string, string> = {}) =>
    serve(new Request(`http://table.test${path}`, { headers }))

  test('answers programs that preview links, which changes nothing and uses nothing up', async () => {
    const { store, maker, id, invite, p } = await shared()
    const before = JSON.stringify(await store.whole(id))
    for (const agent of BOTS) {
      const response = await get(`/api/games/${id}/picture?p=${p}`, { 'user-agent': agent })
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
      expect(response.headers.get('set-cookie')).toBeNull()
    }
    expect(JSON.stringify(await store.whole(id))).toBe(before)
    expect((await maker.peek(id, invite)).body.kind).toBe('invite')
  })

  const NOW = 'public, max-age=0, s-maxage=60, must-revalidate'

  test('is good for ever with its version, else asked anew; what is held already is not sent again', async () => {
    const { id, p } = await shared()
    const path = `/api/games/${id}/picture?p=${p}&size=small`
    const first = await get(path)
    expect(first.headers.get('cache-control')).toBe(NOW)
    const etag = first.headers.get('etag')!
    const again = await get(path, { 'if-none-match': etag })
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0])
    const version = etag.slice(1).split('-')[0]
    expect((await get(`${path}&v=${version}`)).headers.get('cache-control')).toBe(
      'public, max-age=31536000, s-maxage=86400, immutable',
    )
    expect((await get(`${path}&v=${Number(version) + 1}`)).headers.get('cache-control')).toBe(NOW)
  })

  test('tells of a challenge that was withdrawn, and is drawn anew for that', async () => {
    const { maker, id, p } = await shared()
    const path = `/api/games/${id}/picture?p=${p}`
    const before = (await get(path)).headers.get('etag')
    expect(await shownOf(id, p)).toMatchObject({ stands: 'You are invited to play the Soviet side' })
    await maker.send('POST', `/api/games/${id}/close`, { id: newId() })
    expect((await get(path)).headers.get('etag')).not.toBe(before)
    expect(await shownOf(id, p)).toMatchObject({ stands: 'Withdrawn' })
  })

  test('is not drawn for whoever asks for too many, and what is drawn already is no matter', async () => {
    const drawn: string[] = []
    setStudio(
      new Studio(async ({ language, size }) => {
        drawn.push(`${language} ${size}`)
        return new Uint8Array(10)
      }),
    )
    const made = await shared()
    testServices(made.store, { games, limits: true, now: () => 1_000 })
    vi.stubEnv('FIELDPOST_PROXY', '1')
    const at = { 'x-forwarded-for': '203.0.113.7' }
    const ask = async (id: string, p: string, headers: Record<string, string> = at) =>
      get(`/api/games/${id}/picture?p=${p}`, headers)
    for (let n = 0; n < 200; n += 1) expect((await ask(made.id, made.p)).status).toBe(200)
    expect(drawn).toEqual(['en large'])
    const services = currentServices()
    for (let n = 1; n < 150; n += 1)
      services.rateLimiter.wait({ address: '203.0.113.7', who: null }, 'picture', 1_000)
    const other = `${made.id}/picture?p=${made.p}&l=de`
    const refused = await get(`/api/games/${other}`, at)
    expect([refused.status, refused.headers.get('retry-after'), drawn.length]).toEqual([429, '60', 1])
    expect((await ask(made.id, made.p)).status).toBe(200)
    expect((await get(`/api/games/${other}`, { 'x-forwarded-for': '203.0.113.8' })).status).toBe(200)
    vi.unstubAllEnvs()
  })

  test('says so where too many pictures are waited for', async () => {
    const { id, p } = await shared()
    setStudio(new Studio(() => new Promise(() => {}), { bytes: 0, waiting: 1 }))
    void get(`/api/games/${id}/picture?p=${p}`)
    await vi.waitFor(async () => {
      const busy = await get(`/api/games/${id}/picture?p=${p}&l=de`)
      expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '5'])
    })
  })

  test('dies with the spectator link', async () => {
    const { maker, id, p } = await shared()
    await get(`/api/games/${id}/picture?p=${p}`)
    await maker.links(id, { revoke: 'watch' })
    expect((await get(`/api/games/${id}/picture?p=${p}`)).status).toBe(404)
  })
})
