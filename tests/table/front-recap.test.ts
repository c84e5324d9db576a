import { describe, expect, test } from 'vitest'
import { later } from '@/components/games/a-victory-denied/later-port'
import { tableWords } from '@/components/games/a-victory-denied/table-words'
import type { LogLine } from '@/components/table/game-controls'
import { frontDrawn } from '@/components/wargame/map/front-scene'
import { inBrief } from '@/components/wargame/past/brief'
import { frontFacts } from '@/components/wargame/past/front-recap'
import type { TableWords } from '@/components/wargame/text/table-words'
import { game } from '@/lib/games/a-victory-denied'
import { COUNTERS } from '@/lib/games/a-victory-denied/data/counters'
import { rules } from '@/lib/games/a-victory-denied/in-force'
import { on } from '@/lib/games/a-victory-denied/situation'
import type { State, Viewer } from '@/lib/games/a-victory-denied/state'
import { writeControl } from '@/lib/wargame/control-runs'
import { mapOf } from '@/lib/wargame/map'
import { de } from '@/lib/words/de'
import { en } from '@/lib/words/en'
import { wordsOf } from '@/lib/words/words'
import { state } from '../games/a-victory-denied/given'
import { moments } from '../games/a-victory-denied/moments'
import { catalogueOf } from '../support/catalogues'

const inEnglish = tableWords(wordsOf('en', en), await catalogueOf('a-victory-denied', 'en'))
const inGerman = tableWords(wordsOf('de', de), await catalogueOf('a-victory-denied', 'de'))

const line = (n: number, key: string, params: LogLine['params'], at: string[] = []): LogLine => ({
  ...{ n, id: `${n}`, time: '2026-01-01T00:00:00.000Z', key, params, at },
})
/** An attack on somebody at Vitebsk, who retreats. */
const fight = [
  line(0, 'log-attack', { defenders: 'S-45RC' }, ['3919']),
  line(1, 'log-die', {}, ['3919']),
  line(2, 'log-retreat', { unit: 'S-45RC' }, ['3919', '3920']),
]

function told(
  [then, now]: readonly [State, State],
  {
    viewer = 'german',
    words = inEnglish,
    lines = [] as LogLine[],
  }: Partial<{
    viewer: Viewer
    words: typeof inEnglish
    lines: LogLine[]
  }> = {},
) {
  return later.front(
    words as TableWords as never,
    game.view(then, viewer),
    game.view(now, viewer),
    lines,
    false,
  )
}
const texts = (...asked: Parameters<typeof told>) => told(...asked).facts.map(({ text }) => text)

const turns = moments('game-1', {
  first: ({ table }) => table.turn === 1 && table.activations > 0,
  second: ({ table }) => table.turn === 2,
  fourth: ({ table }) => table.turn === 4,
})

const SOVIETS = Object.values(COUNTERS).flatMap(({ id, side, hq }) => (side === 'soviet' && !hq ? [id] : []))

describe('the recap of the front', () => {
  test('tells of turns that were played in both languages, the gravest first, with no gap left', () => {
    for (const viewer of ['german', 'soviet', 'spectator'] as const)
      for (const words of [inEnglish, inGerman]) {
        const { facts, tints } = told([turns.first, turns.fourth], { viewer, words, lines: fight })
        expect(facts.length).toBeGreaterThan(2)
        expect(facts.map(({ weight }) => weight)).toEqual(
          facts.map(({ weight }) => weight).sort((a, b) => b - a),
        )
        for (const { text } of facts) expect(text).not.toMatch(/[{}]|front\.|undefined/)
        expect(tints.flatMap(({ hexes }) => hexes)).not.toEqual([])
      }
  })

  test('says nothing where nothing has changed', () => {
    expect(told([turns.second, turns.second])).toMatchObject({
      facts: [],
      tints: [{ hexes: [] }, { hexes: [] }],
    })
  })

  /** The front along a column of the map. */
  const frontAt = (column: number) =>
    writeControl(Uint8Array.from(mapOf(rules).hexes, (hex) => Number(Number(hex.slice(2)) <= column)))
  const line18 = state({ units: { 'G-12PZ': '3918', 'S-45RC': '3929' }, control: frontAt(18) })

  test('names who came far beyond the line of then, and the town that changed hands', () => {
    const now = state({ units: { 'G-12PZ': '3922', 'S-45RC': '3929' }, control: frontAt(22) })
    const all = texts([line18, now], { viewer: 'soviet' })
    expect(all[0]).toMatch(/Vitebsk.* now German$/)
    // The army that is printed on who came, and before which of one's own.
    expect(all).toContain('3rd Panzer Group (1 stack) up to 4 hexes deep before 13th Army near Vitebsk')
    // Before its owner's own it is not told.
    expect(texts([line18, now], { words: inGerman })).toContainEqual(
      expect.stringMatching(/^Panzergruppe 3 \(1 Stapel\) bei [A-Z]\w+ bis zu 4 Felder tief eingebrochen$/),
    )
    const { tints } = told([line18, now])
    const won = tints.find(({ side }) => side === 'west')!.hexes
    expect(won).toContain('3919')
    expect(won).not.toContain('3918')
  })

  test('tells of two parts of the front by themselves, and of all others together, by places to who has no army', () => {
    const hexes = ['3420', '3320', '3021', '2720', '2420', '2121']
    const germans = Object.values(COUNTERS).filter(({ side, hq }) => side === 'german' && !hq)
    const units = Object.fromEntries(hexes.map((hex, n) => [germans[n]!.id, hex]))
    const began = Object.fromEntries(hexes.map((hex, n) => [germans[n]!.id, `${hex.slice(0, 2)}16`]))
    const all = texts(
      [
        state({ units: { ...began, 'S-45RC': '3929' }, control: frontAt(17) }),
        state({ units: { ...units, 'S-45RC': '3929' }, control: frontAt(21) }),
      ],
      { viewer: 'spectator' },
    ).filter((text) => text.includes(' deep '))
    expect(all).toHaveLength(3)
    expect(all[2]).toMatch(/^\d more German stacks? deep near /)
  })

  test('says of nobody who stood beyond the line already that he has come there', () => {
    const straggler = { units: { 'G-12PZ': '3922', 'S-45RC': '3929' }, control: frontAt(18) }
    expect(texts([state(straggler), state(straggler)])).toEqual([])
  })

  test('names who came out from beneath others, too, and nobody who was uncovered where others stood', () => {
    const held = { 'S-45RC': '3929' }
    const then = state({ units: held, control: frontAt(18) })
    const now = state({ units: { ...held, 'G-12PZ': '3922' }, control: frontAt(22) })
    expect(texts([then, now])).toContainEqual(
      expect.stringMatching(/^3rd Panzer Group \(1 stack\) up to 4 hexes/),
    )
    const pocket = state({ units: { ...held, 'G-7PZ': '3922' }, control: frontAt(18) })
    const uncovered = state({ units: { ...held, 'G-12PZ': '3922' }, control: frontAt(18) })
    expect(texts([pocket, uncovered]).join()).not.toContain(' deep ')
  })

  test('tells who is cut off, to its owner before anything else', () => {
    const units = { 'G-12PZ': '3918', 'S-45RC': '3929' }
    const ring = rules.board.neighbours('3918').map((hex, n) => [SOVIETS[n]!, hex])
    const then = state({
      units: { ...units, ...Object.fromEntries(ring.map(([id]) => [id!, '3929'])) },
      control: frontAt(18),
    })
    const now = state({ units: { ...units, ...Object.fromEntries(ring) }, control: frontAt(18) })
    expect(texts([then, now])[0]).toBe('1 German unit cut off near Vitebsk (3rd Panzer Group)')
    // No army of the Soviet's own stands near enough to have that in its front.
    expect(texts([then, now], { viewer: 'soviet' })[0]).toBe('1 German stack cut off near Vitebsk')
  })

  test('tells fights by place and how they ended', () => {
    const told = (lines: LogLine[], more: { viewer: Viewer; words?: typeof inEnglish }) =>
      texts([turns.second, turns.second], { lines, ...more })
    expect(told(fight, { viewer: 'spectator' })).toEqual(['1 German attack won near Vitebsk'])
    expect(told(fight, { viewer: 'german' })).toEqual([
      '1 German attack won before 3rd Panzer Group near Vitebsk',
    ])
    const repulsed = fight.slice(0, 2)
    expect(told(repulsed, { viewer: 'spectator', words: inGerman })).toEqual([
      '1 deutscher Angriff bei Witebsk abgewehrt',
    ])
    expect(told(repulsed, { viewer: 'german', words: inGerman })).toEqual([
      '1 deutscher Angriff vor Panzergruppe 3 bei Witebsk abgewehrt',
    ])
  })

  test('tells a main effort by itself, and lesser attacks that ended alike together', () => {
    /** Attacks that were won, so many at each place. */
    const attacks = (at: Readonly<Record<string, number>>) =>
      Object.entries(at)
        .flatMap(([hex, n]) => Array.from({ length: n }, () => hex))
        .flatMap((hex, n) => fight.map((one) => ({ ...one, n: one.n + 10 * n, at: one.at!.map(() => hex) })))
    // Vitebsk, Orsha and Bykhov.
    const lines = attacks({ '3919': 6, '3218': 1, '2316': 1 })
    const viewer = 'spectator'
    const all = texts([turns.second, turns.second], { viewer, lines }).filter((text) =>
      text.includes('attack'),
    )
    expect(all[0]).toBe('6 German attacks won near Vitebsk')
    expect(all.slice(1)).toEqual([expect.stringMatching(/^2 German attacks won near .+ and .+$/)])
    const even = texts([turns.second, turns.second], {
      viewer,
      lines: attacks({ '3919': 4, '3218': 1 }),
    })
    expect(even.filter((text) => text.includes('attack'))).toHaveLength(1)
  })

  test('knows with which line began what happened in a place, and of what was in none no line', () => {
    const later = fight.map((one) => ({ ...one, n: one.n + 7 }))
    const lost = line(10, 'log-eliminated', { unit: 'S-45RC' }, ['3920'])
    const { facts } = told([turns.second, turns.second], { lines: [...later, lost] })
    expect(facts.map(({ from }) => from)).toEqual([7, undefined])
    const march = line(3, 'log-moved', { unit: 'G-12PZ' }, ['3917', '3922'])
    const moved = [
      state({ units: { 'G-12PZ': '3917', 'S-45RC': '3929' }, control: frontAt(18) }),
      state({ units: { 'G-12PZ': '3922', 'S-45RC': '3929' }, control: frontAt(22) }),
    ] as const
    const forward = (lines: LogLine[]) =>
      told(moved, { lines }).facts.find(({ text }) => text.includes(' deep '))
    expect(forward([line(2, 'log-turn', {}, []), march])).toMatchObject({ from: 3 })
    expect(forward([line(2, 'log-turn', {}, [])])).not.toHaveProperty('from')
  })

  test('tells what fell before how far others came', () => {
    const hexes = ['3430', '3330', '3031', '2730', '2430', '2131', '3922']
    const germans = Object.values(COUNTERS).filter(({ side, hq }) => side === 'german' && !hq)
    const at = (column: (hex: string) => string) =>
      Object.fromEntries(hexes.map((hex, n) => [germans[n]!.id, column(hex)]))
    const all = texts(
      [
        state({ units: { ...at((hex) => `${hex.slice(0, 2)}16`), 'S-45RC': '3935' }, control: frontAt(17) }),
        state({ units: { ...at((hex) => hex), 'S-45RC': '3935' }, control: frontAt(31) }),
      ],
      { viewer: 'spectator' },
    )
    const fell = all.findIndex((text) => text.includes('now German'))
    expect(fell).toBe(0)
    expect(all.findIndex((text) => /more German stacks? deep/.test(text))).toBeGreaterThan(fell)
  })

  test('tells a fight where its target is, though its line begins with where the attacker came from', () => {
    const mobile = [
      line(0, 'log-attack', { defenders: 'S-45RC', target: '3919' }, ['3617', '3919']),
      ...fight.slice(1),
    ]
    const { facts } = told([turns.second, turns.second], { lines: mobile })
    expect(facts.map(({ hexes }) => hexes)).toEqual([['3919']])
  })

  test('tells that a port is lost or cut off, but for one that is told as a town', () => {
    const [then, now] = [on(turns.first.table), on(turns.fourth.table)]
    const port = (worth: number, isHeld: boolean) => {
      const front = {
        places: () => new Map([['3919', worth]]),
        portsOf: (at: typeof then) => (at === then ? ['3919'] : []),
        controls: (at: typeof then, side: string) => (at === then || isHeld) === (side === 'soviet'),
      }
      const told = {
        lines: [],
        attacks: [],
        fights: { thrown: [], beaten: [] },
        lost: [],
        arrived: [],
        hurt: [],
      }
      const between = { viewer: 'spectator', then, now, told: { ...told, isFighting: false } }
      const facts = [inEnglish, inGerman].map((words) => frontFacts(front, words as never, between))
      return facts.map((some) =>
        some.map(({ text }) => text).filter((text) => /Vitebsk$|Witebsk$/.test(text)),
      )
    }
    expect(port(0, true).flat()).toEqual(
      expect.arrayContaining(['Port cut off by land: Vitebsk', 'Hafen vom Land abgeschnitten: Witebsk']),
    )
    expect(port(0, false).flat()).toEqual(
      expect.arrayContaining(['Port lost: Vitebsk', 'Hafen verloren: Witebsk']),
    )
    expect(port(1, false).flat().join()).not.toContain('Port')
  })

  test('counts losses of both sides', () => {
    const lost = line(3, 'log-eliminated', { unit: 'S-45RC' }, ['3920'])
    expect(texts([turns.second, turns.second], { viewer: 'spectator', lines: [...fight, lost] })).toEqual([
      '1 German attack won near Vitebsk',
      'Units lost: 0 German, 1 Soviet',
    ])
  })

  test('is drawn as the ground that was won, with the letter of each sentence where it speaks of', () => {
    const front = told([turns.first, turns.fourth], { lines: fight })
    const scene = { veil: true, choices: [], tints: [] } as never
    const drawn = frontDrawn({ ...front, facts: front.facts.slice(0, 6) }).over(scene)
    expect(drawn.veil).toBe(false)
    const letters = drawn.choices.flatMap(({ text }) => text!.split(' '))
    const placed = front.facts.slice(0, 6).flatMap(({ hexes }, n) => (hexes.length > 0 ? ['ABCDEF'[n]] : []))
    expect([...new Set(letters)].sort()).toEqual(placed)
    // Towns that the sentences name are written from afar, too.
    expect(drawn.named).toContain('3919')
    expect(front.facts[0]!.named.length).toBeGreaterThan(0)
  })

  test('has its letter in each of its places, three at most, in a small picture in one, and never in that of another', () => {
    /** Attacks that were won at places far apart, and another that was not beside the first of them. */
    const at = ['3919', '3218', '2316', '1716']
    const won = at.flatMap((hex, n) => fight.map((one) => ({ ...one, n: one.n + 10 * n, at: [hex] })))
    const lost = fight.slice(0, 2).map((one) => ({ ...one, n: one.n + 90, at: ['3919'] }))
    const front = told([turns.second, turns.second], { viewer: 'spectator', lines: [...won, ...lost] })
    const letters = (of: typeof front) => {
      const scene = { veil: true, choices: [], tints: [] } as never
      const { choices } = frontDrawn(of).over(scene)
      return choices.flatMap(({ hex, text }) => text!.split(' ').map((letter) => ({ hex, letter })))
    }
    const of = (letter: string) => letters(front).filter((one) => one.letter === letter)
    expect(of('A')).toHaveLength(3)
    for (const { hex } of of('A')) expect(at).toContain(hex)
    expect(of('B')).toEqual([{ hex: '3919', letter: 'B' }])
    const hexes = letters(front).map(({ hex }) => hex)
    expect(new Set(hexes).size).toBe(hexes.length)
    expect(letters(inBrief(front)).filter(({ letter }) => letter === 'A')).toHaveLength(1)
  })
})
