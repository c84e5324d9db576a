import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { later } from '@/components/games/a-victory-denied/later-port'
import { tableWords } from '@/components/games/a-victory-denied/table-words'
import type { LogLine } from '@/components/table/game-controls'
import { spokenTime } from '@/components/table/recap-card'
import { lastSeen, linesSince, markSeen } from '@/components/table/seen'
import { lossesOf } from '@/components/wargame/past/losses'
import { orderedIn, recapOf } from '@/components/wargame/past/recap'
import { de } from '@/lib/words/de'
import { en } from '@/lib/words/en'
import { wordsOf } from '@/lib/words/words'
import { catalogueOf } from '../support/catalogues'

const lines = (...told: Partial<LogLine>[]): LogLine[] =>
  told.map((line, n) => ({
    n,
    id: `${n}`,
    time: '2026-01-01T00:00:00.000Z',
    key: 'log-moved',
    params: {},
    ...line,
  }))
const [attack, die] = [{ key: 'log-attack', params: { defenders: 'S-20A S-45RC' } }, { key: 'log-die' }]
/** An attack that is decided, after which these are gone from their hex. */
const fought = (...gone: string[]) => [
  ...[attack, die],
  ...gone.map((unit) => ({ key: 'log-retreat', params: { unit } })),
]
const active = (chit: string) => ({ key: 'log-activated', params: { chit, units: 3, hqs: 1 } })
const taken = (hex: string) => ({ key: 'log-vp-taken', params: { name: hex }, at: [hex] })

async function told(language: 'en' | 'de', what: LogLine[], isFighting = false): Promise<string> {
  const words = wordsOf(language, language === 'en' ? en : de)
  return recapOf(later, tableWords(words, await catalogueOf('a-victory-denied', language)), what, isFighting)
}

describe('the summary of what happened meanwhile', () => {
  test('counts attacks and losses and names places and formations', async () => {
    const lost = { key: 'log-eliminated', params: { unit: 'S-45RC' } }
    const won = [...fought('S-20A'), lost]
    const log = lines(...fought(), active('G-2PG'), ...won, taken('3919'), ...fought('S-20A'))
    expect(await told('en', log)).toBe(
      '3 attacks, 1 of them won; Vitebsk taken; 1 unit lost; 2nd Panzer Group moved',
    )
    expect(await told('de', log)).toBe(
      '3 Angriffe, 1 davon erfolgreich; Witebsk genommen; 1 Einheit verloren; Panzergruppe 2 in Bewegung',
    )
  })

  test('counts the units that were lost, however many a line names', async () => {
    const lost = { key: 'log-eliminated', params: { units: 'S-45RC S-20A' } }
    expect(await told('en', lines(lost, lost))).toBe('4 units lost')
  })

  test('tells how attacks ended, and of the one that is still being decided that it is', async () => {
    const [won, lost] = [fought('S-20A', 'S-45RC'), fought('S-20A')]
    expect(await told('en', lines(...won, ...won))).toBe('2 attacks won')
    expect(await told('de', lines(...lost))).toBe('1 Angriff abgewehrt')
    expect(await told('en', lines(...won, ...lost), true)).toBe('1 attack won; an attack is being fought')
    expect(await told('de', lines(attack, die), true)).toBe('ein Angriff läuft')
  })

  test('names few things and counts many', async () => {
    const hexes = ['3919', '3218', '2717', '2316']
    expect(await told('en', lines(...hexes.slice(0, 3).map(taken)))).toMatch(/^\w+, \w+ and \w+ taken$/)
    expect(await told('de', lines(...hexes.slice(0, 2).map(taken)))).toBe('Witebsk und Orscha genommen')
    expect(await told('en', lines(...hexes.map(taken)))).toBe('4 Victory Hexes taken')
    expect(await told('en', lines(active('G-2PG'), active('G-2PG')))).toBe('2nd Panzer Group moved')
  })

  test('says of nobody that he has moved who has just been activated', async () => {
    expect(await told('en', lines(active('G-3PG'), ...fought(), active('G-2PG')))).toBe(
      '1 attack repulsed; 3rd Panzer Group moved',
    )
    expect(await told('en', lines(active('G-2PG')))).not.toContain('moved')
  })

  test('counts the units of a formation that was active already, and what supply and reinforcements bring', async () => {
    expect(await told('en', lines({}, {}, active('S-20A')))).toBe('2 units moved')
    expect(await told('de', lines({}, {}, active('S-20A')))).toBe('2 Einheiten in Bewegung')
    const supply = ['log-disbanded', 'log-reinforced', 'log-reinforced', 'log-marked'].map((key) => ({ key }))
    expect(await told('en', lines(...supply))).toBe('1 unit disbanded; 2 units arrived; 1 unit out of supply')
  })

  test('begins with a new turn', async () => {
    const turn = { key: 'log-turn', params: { turn: 3, dates: 3 } }
    expect(await told('en', lines(turn, ...fought()))).toBe('turn 3 began; 1 attack repulsed')
  })

  test('says that there is something even where nothing has a name', async () => {
    const drawn = { key: 'log-drawn', params: { chit: 'supply' } }
    expect(await told('en', lines(drawn, drawn, drawn))).toBe('3 lines in the log')
  })

  test('tells as it stands what two players settled, if that is all', async () => {
    const agreed = { key: 'table.did.accepted.pause', params: { side: 'soviet' } }
    expect(await told('en', lines(agreed))).toBe('The Soviet player agreed. The clocks stand still')
    expect(await told('de', lines(agreed))).toBe('Sowjets: Einverstanden. Die Uhren stehen')
    expect(await told('en', lines(agreed, ...fought()))).toBe('1 attack repulsed')
    const proposed = { key: 'table.did.offered.pause', params: { side: 'german' } }
    const drawn = { key: 'log-drawn', params: { chit: 'supply' } }
    const many = lines(drawn, proposed, drawn, agreed)
    expect(await told('en', many)).toBe('The Soviet player agreed. The clocks stand still')
  })
})

test('a moment is told in the zone of its reader: of today the hour, then the day of the week, after a week the date', () => {
  const at = '2026-01-06T20:14:00.000Z'
  const soon = Date.parse('2026-01-07T08:00:00.000Z')
  expect(spokenTime(at, 'en', soon, 'Europe/Berlin')).toBe('Tuesday 21:14')
  expect(spokenTime(at, 'de', soon, 'Europe/Berlin')).toBe('Dienstag 21:14')
  expect(spokenTime(at, 'en', soon, 'Asia/Tokyo')).toBe('05:14')
  expect(spokenTime(at, 'de', soon + 9 * 24 * 3_600_000, 'UTC')).toBe('6. Januar 20:14')
})

test('of a turn of his own a player is told that he ordered nothing where none of his did anything, whatever befell them', async () => {
  const told = async (language: 'en' | 'de', ...what: Partial<LogLine>[]) =>
    orderedIn(
      later,
      tableWords(wordsOf(language, { en, de }[language]), await catalogueOf('a-victory-denied', language)),
      lines(...what),
      (unit) => unit.startsWith('S-'),
    )
  const begun = { key: 'log-turn', params: { turn: 2, dates: 2 } }
  const befell = { key: 'log-eliminated', params: { unit: 'S-45RC' } }
  const others = { params: { unit: 'G-12PZ' } }
  expect(await told('en', begun, befell, others)).toBe('nothing was ordered')
  expect(await told('de', begun)).toBe('nichts befohlen')
  expect(await told('en', begun, { params: { unit: 'S-45RC' } })).toBe('turn 2 began; 1 unit moved')
  // An aircraft alone is an order, too.
  expect(await told('en', begun, { key: 'log-air', params: { air: 'S-AIR' } })).toBe('turn 2 began')
})

describe('what was last seen', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  test('is kept for each game and for one viewer of it', () => {
    markSeen('one', 'german', 12)
    markSeen('two', 'soviet', 3)
    markSeen('one', 'german', 15)
    expect(lastSeen('one', 'german')).toMatchObject({ lines: 15 })
    expect(lastSeen('two', 'soviet')).toMatchObject({ lines: 3 })
    expect([lastSeen('one', 'soviet'), lastSeen('three', 'german')]).toEqual([null, null])
  })

  test('tells what has come since, even where players went back and the log is shorter', () => {
    const at = (hour: number) => ({ time: `2026-01-01T0${hour}:00:00.000Z` })
    markSeen('one', 'german', 3, at(3).time)
    const seen = lastSeen('one', 'german')!
    const since = (...log: LogLine[]) => linesSince(seen, log).map(({ n }) => n)
    expect(since(...lines(at(1), at(2), at(3)))).toEqual([])
    expect(since(...lines(at(1), at(2), at(3), at(4)))).toEqual([3])
    expect(since(...lines(at(1), at(5)))).toEqual([1])
  })

  test('of the oldest games is forgotten', () => {
    for (let n = 0; n < 60; n++) markSeen(`game-${n}`, 'german', n)
    expect(lastSeen('game-0', 'german')).toBeNull()
    expect(lastSeen('game-59', 'german')).toMatchObject({ lines: 59 })
  })

  test('is forgotten where the store is damaged or shut', () => {
    for (const damaged of ['{"one":{"viewer":"german","lines":"x","time":"x"}}', '[', 'null']) {
      localStorage.setItem('fieldpost/seen', damaged)
      expect(lastSeen('one', 'german')).toBeNull()
    }
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('full')
      },
    })
    expect(() => markSeen('one', 'german', 1)).not.toThrow()
  })
})

test('losses are counted by side, as often as a unit was lost', () => {
  const lost = (key: string, params: LogLine['params']) => ({ key, params })
  const log = lines(
    lost('log-eliminated', { unit: 'S-20A' }),
    lost('log-eliminated', { units: 'S-20A G-2PG' }),
    lost('log-moved', { unit: 'G-3PG' }),
  )
  const losses = lossesOf(log, ['log-eliminated'], (unit) => (unit.startsWith('G') ? 'german' : 'soviet'))
  expect([...losses]).toEqual([
    ['soviet', 2],
    ['german', 1],
  ])
})
