import { describe, expect, test } from 'vitest'
import { games } from '@/lib/games'
import { gapsOf } from '@/lib/kernel/interpolate'
import { type About, noticeOf, plainName } from '@/lib/notices/message'
import { de } from '@/lib/notices/words.de'
import { en } from '@/lib/notices/words.en'

const NOW = Date.UTC(2026, 0, 14, 12)
const HOUR = 60 * 60_000
const about = (more: Partial<About> = {}): About => ({
  id: 'i',
  kind: 'turn',
  stage: 'first',
  gameId: 'g'.repeat(22),
  game: games['a-victory-denied']!,
  side: 'soviet',
  asked: {
    own: { key: 'ask-losses', params: { left: 1, turn: 3, target: '2616' } },
    open: { key: 'wait-soviet', params: { turn: 3 } },
    secret: false,
    run: null,
    lapse: null,
  },
  times: { until: NOW + 3.5 * HOUR, shares: [NOW, NOW, NOW], left: 3.5 * HOUR, lapse: null, silence: null },
  me: { side: 'red', name: 'Anna' },
  other: { side: 'german', name: 'Boris' },
  language: 'en',
  ...more,
})

describe('a notice', () => {
  test('says to its reader game, opponent, what is asked and the time left', () => {
    const { title, body, path } = noticeOf(about())
    expect([title, body, path]).toEqual([
      'A Victory Denied: your move',
      'Against Boris. Choose who loses a step at 2616 near Mogilev: 1 step to go. 3 hours left.',
      `/games/${'g'.repeat(22)}`,
    ])
  })

  test.each(['first', '95'] as const)('that goes out late says that the time is out (%s)', (stage) => {
    const late = about({
      stage,
      times: { until: NOW - HOUR, shares: null, left: 0, lapse: null, silence: null },
    })
    const { title, body, room } = noticeOf(late)
    expect(title).toBe('A Victory Denied: your time is out')
    expect(body).toMatch(/^Boris may claim the game, .+ you may still play\. Choose who loses a step .+$/)
    expect(room).toMatch(/^Anna, your time in .+ is out\. You may still play until it is claimed\.$/)
  })

  test('takes the place of an older one, but nothing that is said beside takes that of a move', () => {
    const topics = (...kinds: About['kind'][]) =>
      new Set(kinds.map((kind) => noticeOf(about({ kind })).topic))
    expect(topics('turn', 'nudge', 'over').size).toBe(1)
    expect(topics('turn', 'chat', 'offer').size).toBe(3)
  })

  test('holds the four words of the game apart, for letters only', () => {
    const { words, body, room, title } = noticeOf(
      about({ asked: { ...about().asked!, words: 'acid fox nut zebra' } }),
    )
    expect(words).toBe('Four words of this game, the same for your opponent: acid fox nut zebra.')
    expect([body, room, title].join()).not.toContain('zebra')
    expect(noticeOf(about()).words).toBeUndefined()
  })

  test('begins with a capital what stands for the name of a player', () => {
    const nameless = { side: 'soviet', name: null }
    const said = (language: string, name: string | null = null) =>
      noticeOf(about({ kind: 'chat', language, other: { ...nameless, name } })).body
    expect([said('en'), said('de'), said('en', 'boris')]).toEqual([
      'The Soviet player has written to you.',
      'Die sowjetische Seite hat dir geschrieben.',
      'boris has written to you.',
    ])
    const { title } = noticeOf(about({ kind: 'nudge', other: nameless }))
    expect(title).toBe('A Victory Denied: the Soviet player is waiting')
  })

  test('says it in his language', () => {
    const { title, body } = noticeOf(about({ language: 'de', stage: '80' }))
    expect([title, body]).toEqual([
      'A Victory Denied: noch 3 Stunden',
      'Du bist dran gegen Boris. Wähle, wer bei 2616 nahe Mogilew eine Stufe verliert (noch 1).',
    ])
  })

  test('says to a room what a spectator may know, and nothing of his own prompt', () => {
    const { room } = noticeOf(about())
    expect(room).toBe(
      'Anna, it is your move in A Victory Denied against Boris. Waiting for the Soviet player. 3 hours left.',
    )
    const other = about({
      asked: { ...about().asked!, own: { key: 'ask-drawn', params: { unit: 'G-GD', turn: 3 } } },
    })
    expect(noticeOf(other).room).toBe(room)
  })

  test('says to its reader alone when his standing orders decide', () => {
    const { body, room } = noticeOf(about({ times: { ...about().times, lapse: 2.5 * HOUR } }))
    expect(body).toMatch(/3 hours left\. In 2 hours your standing orders decide\.$/)
    expect(room).toMatch(/3 hours left\.$/)
  })

  test('says what all of its kind say where another version of the server has written what this one does not know', () => {
    const row = { says: 'offer.elephant' }
    expect(noticeOf(about({ kind: 'offer', row })).title).toBe('A Victory Denied: Boris proposes something')
    expect(noticeOf(about({ kind: 'turn', row })).title).toBe('A Victory Denied: your move')
  })

  test('of a rematch leads to the page where it stands among the offers', () => {
    const { title, body, path } = noticeOf(about({ kind: 'rematch', asked: null }))
    expect([title, body, path]).toEqual([
      'A Victory Denied: a rematch?',
      'Boris offers you a rematch with sides changed.',
      '/',
    ])
  })

  test('names a guest by his side, and nothing where there is no clock', () => {
    const { body } = noticeOf(
      about({
        other: { side: 'german', name: null },
        times: { until: null, shares: null, left: null, lapse: null, silence: null },
      }),
    )
    expect(body).toBe(
      'Against the German player. Choose who loses a step at 2616 near Mogilev: 1 step to go.',
    )
  })

  test('has the same gaps in every language', () => {
    for (const [key, text] of Object.entries(en))
      expect([key, gapsOf(de[key as keyof typeof en])]).toEqual([key, gapsOf(text)])
  })
})

test.each([
  ['Anna\r\nBcc: evil@attacker.example', 'Anna Bcc evil attacker. example'],
  ['@everyone', 'everyone'],
  ['[x](https://evil.example/y)', 'x https evil. example y'],
  ['<!channel> *b* _c_ `d`', 'channel b _c_ d'],
  ['\u202eevil\u200b', 'evil'],
  ['Żółć Иван 山', 'Żółć Иван 山'],
  ['A'.repeat(90), 'A'.repeat(40)],
  ['\u0000\u0007', ''],
])('the name %j is told as %j', (name, told) => expect(plainName(name)).toBe(told))
