import { describe, expect, test } from 'vitest'
import { later } from '@/components/games/proud-monster/later-port'
import type { LogLine } from '@/components/table/game-controls'
import { full } from '@/lib/games/proud-monster/full'
import { airOf } from '@/lib/games/proud-monster/full/air'
import type { Event } from '@/lib/games/proud-monster/full/events'
import { rules as whole } from '@/lib/games/proud-monster/full/ruleset'
import type { State, Viewer } from '@/lib/games/proud-monster/full/state'
import { rules } from '@/lib/games/proud-monster/ruleset'
import { type Group, NO_PAPERS } from '@/lib/wargame/staff/papers'
import { asked, DONE, play, position, type Setting } from './full/given'
import * as beginner from './given'
import { proud } from './suite'
import { BOTH } from './untold'

const VIEWERS = ['german', 'soviet', 'spectator'] as const
type Asked = { viewer: Viewer; lines?: readonly LogLine[]; words?: (typeof BOTH)[number] }

/** The recap of a viewer; `of`: as it would be with the view of somebody else. */
const recap = (
  [then, now]: readonly [State, State],
  { viewer, lines = [], words = BOTH[0]! }: Asked,
  of: Viewer = viewer,
) => {
  const view = (state: State) => ({ ...full.view(state, of), viewer }) as never
  return later.front(words, view(then), view(now), lines, false)
}
const texts = (...asked: Parameters<typeof recap>) => recap(...asked).facts.map(({ text }) => text)
const line = (n: number, { key, params, at }: Pick<LogLine, 'key' | 'params' | 'at'>): LogLine => ({
  ...{ n, id: `${n}`, time: '2026-01-01T00:00:00.000Z', key, params },
  ...(at && { at }),
})
/** What a viewer is told of some facts. */
const told = (before: State, events: readonly Event[], viewer: Viewer): LogLine[] => {
  let state = before
  const said = events.flatMap((event) => {
    const one = full.tell(event, viewer, state)
    state = full.evolve(state, event)
    return one ?? []
  })
  // Each viewer's lines have numbers of their own.
  return said.map((one, n) => line(n, one as LogLine))
}

describe('who has arrived', () => {
  const waits = (more: Setting = {}) =>
    position({
      ...{ turn: 7, acting: 'soviet', phase: 'reinforcement' },
      agenda: [
        ...[{ step: 'assault', side: 'german' }, { step: 'move', side: 'german' }, { step: 'open' }],
        ...[
          { step: 'callUp', side: 'german' },
          { step: 'reinforce', side: 'soviet' },
        ],
      ] as never,
      units: {
        ...{
          'SU-RD-110': 'arriving',
          'SU-RD-111': 'arriving',
          'SU-RD-112': 'arriving',
          'SU-RD-113': 'arriving',
        },
        ...{ 'SU-RD-001': '5017N', 'DE-ID-1': '2705N' },
      },
      ...more,
    })
  const place = (hex: string, ...units: string[]) => ({ type: 'placeUnits', hex, units }) as const
  /** So many come in at one place. */
  const game = (n: number) => {
    const then = waits()
    const units = ['SU-RD-110', 'SU-RD-111', 'SU-RD-112'].slice(0, n)
    const { events, state } = play(
      then,
      ...units.map((unit) => ['soviet', place('4201N', unit)] as const as never),
      ['soviet', DONE],
      // The weather comes after it.
      ['german', DONE, [3, 3]],
    )
    return { boards: [then, state] as const, events }
  }
  const arrived = (n: number, viewer: Viewer, words = BOTH[0]!) => {
    const { boards, events } = game(n)
    const lines = told(boards[0], events, viewer)
    return texts(boards, { viewer, lines, words }).filter((text) => /arrived|eingetroffen/.test(text))
  }

  test('is told to its owner by units, and to others by the stacks that they saw come', () => {
    expect(arrived(2, 'soviet')).toEqual([expect.stringMatching(/^2 Soviet units arrived near \S+$/)])
    for (const viewer of ['german', 'spectator'] as const)
      expect(arrived(2, viewer)).toEqual([expect.stringMatching(/^1 Soviet stack arrived near \S+$/)])
    expect(arrived(2, 'german', BOTH[1])).toEqual([
      expect.stringMatching(/^1 sowjetischer Stapel bei \S+ eingetroffen$/),
    ])
    expect(arrived(2, 'soviet', BOTH[1])).toEqual([
      expect.stringMatching(/^2 sowjetische Einheiten bei \S+ eingetroffen$/),
    ])
  })

  test('is the same to others however many came in there, and would not be by the lines of its owner', () => {
    const of = (n: number, whose: Viewer) => {
      const { boards, events } = game(n)
      return recap(boards, { viewer: 'german', lines: told(boards[0], events, whose) }, whose)
    }
    expect(of(2, 'german').facts.some(({ text }) => text.includes('arrived'))).toBe(true)
    expect(JSON.stringify(of(3, 'german'))).toBe(JSON.stringify(of(2, 'german')))
    // Whoever counted units by its owner's lines would tell how high the stack is.
    const leaky = (n: number) => {
      const { boards, events } = game(n)
      return texts(boards, { viewer: 'soviet', lines: told(boards[0], events, 'soviet') })
    }
    expect(leaky(3)).not.toEqual(leaky(2))
  })

  test('is told of nobody before it is opened (8.1)', () => {
    const then = waits()
    const { events, state } = play(then, ['soviet', place('4201N', 'SU-RD-110')])
    for (const viewer of ['german', 'spectator'] as const)
      expect(recap([then, state], { viewer, lines: told(then, events, viewer) }).facts).toEqual([])
  })
})

describe('what became of a pocket', () => {
  const POCKET = '3009N'
  const AROUND = rules.board.neighbours(POCKET)
  const RING = Object.fromEntries(AROUND.map((hex, n) => [`DE-ID-${[5, 6, 7, 8, 9, 12][n]}`, hex]))
  const OPEN = Object.fromEntries(Object.keys(RING).map((unit, n) => [unit, `221${n}N`]))
  const far = { 'SU-RD-020': '4004N' }
  const boards = (units: Setting['units'], then: Setting['units'] = { 'SU-RD-001': POCKET }) =>
    [
      position({ units: { ...far, ...RING, ...then } }),
      position({ units: { ...far, ...RING, ...units } }),
    ] as const
  const eliminated = (...units: string[]) => [
    line(3, { key: 'log-eliminated', params: { units: units.join(' ') }, at: [POCKET] }),
  ]
  const pocket = (...asked: Parameters<typeof recap>) =>
    texts(...asked).filter((text) => /cut off|ocket|in supply|Kessel|versorgt|abgeschnitten/.test(text))

  test('is told: it holds out, is in supply again, or is lost', () => {
    for (const viewer of ['german', 'spectator'] as const) {
      expect(pocket(boards({ 'SU-RD-001': POCKET }), { viewer })).toEqual([
        expect.stringMatching(/^1 Soviet stack still cut off .*near \S+$/),
      ])
      expect(pocket(boards({ ...OPEN, 'SU-RD-001': POCKET }), { viewer })).toEqual([
        expect.stringMatching(/^1 Soviet stack in supply again .*near \S+$/),
      ])
      expect(pocket(boards({}), { viewer, lines: eliminated('SU-RD-001') })).toEqual([
        expect.stringMatching(/^Pocket .*near \S+ destroyed: 1 Soviet stack$/),
      ])
    }
    const words = BOTH[1]!
    expect(pocket(boards({}), { viewer: 'soviet', words, lines: eliminated('SU-RD-001') })).toEqual([
      expect.stringMatching(/^Kessel bei \S+ zerschlagen: 1 sowjetische Einheit$/),
    ])
    expect(pocket(boards({ 'SU-RD-001': POCKET }), { viewer: 'soviet', words })).toEqual([
      expect.stringMatching(/^1 sowjetische Einheit bei \S+ weiter abgeschnitten$/),
    ])
  })

  test('is told to its owner unit by unit, before what happened elsewhere', () => {
    const then = { 'SU-RD-001': POCKET, 'SU-RD-003': POCKET, 'SU-RD-004': POCKET }
    const now = boards({ 'SU-RD-003': POCKET, 'SU-RD-004': POCKET }, then)
    const all = texts(now, { viewer: 'soviet', lines: eliminated('SU-RD-001') })
    expect(all[0]).toMatch(/^Pocket near \S+, 3 Soviet units: 1 lost and 2 still cut off$/)
  })

  test('is told of nobody who is not seen any more and of whom no line tells', () => {
    // It lies beneath another now, who stands elsewhere.
    const beneath = { 'SU-RD-001': '4004N', 'SU-RD-020': { at: '4004N', above: 1 } }
    for (const viewer of ['german', 'spectator'] as const)
      expect(pocket(boards(beneath), { viewer })).toEqual([])
    expect(pocket(boards(beneath), { viewer: 'soviet' })).toHaveLength(1)
  })

  test('is the same to others however high the stack was, and would not be to who counted it', () => {
    const twin = (n: number) => {
      const beneath = Object.fromEntries(
        ['003', '004', '005'].slice(0, n).map((id) => [`SU-RD-${id}`, POCKET] as const),
      )
      const units = { 'SU-RD-001': { at: POCKET, above: 1 }, ...beneath }
      return boards(units, units)
    }
    for (const viewer of ['german', 'spectator'] as const) {
      expect(pocket(twin(1), { viewer })).toHaveLength(1)
      expect(JSON.stringify(recap(twin(2), { viewer }))).toBe(JSON.stringify(recap(twin(1), { viewer })))
    }
    const leaky = (n: number) => pocket(twin(n), { viewer: 'soviet' })
    expect(leaky(2)).not.toEqual(leaky(1))
  })

  test('is nothing where there is no supply', () => {
    const all = beginner.position({ units: { ...far, ...RING, 'SU-RD-001': POCKET } })
    for (const viewer of VIEWERS) {
      const view = proud.game.view(all, viewer)
      expect(later.front(BOTH[0]!, view, view, [], false).facts).toEqual([])
    }
  })
})

describe('what comes in reach', () => {
  const VITEBSK = '3514N'
  const boards = (to: Setting['units'], held: Setting['units'] = {}) =>
    [
      position({ units: { 'SU-RD-020': '4009N', 'DE-ID-1': '2705N', ...held } }),
      position({ units: { 'SU-RD-020': '4009N', ...held, ...to } }),
    ] as const
  const reach = (...asked: Parameters<typeof recap>) =>
    texts(...asked).filter((text) => /reach|Reichweite/.test(text))
  const NEAR = '3313N'

  test('is named to its owner alone, with what nobody stands in', () => {
    const come = boards({ 'DE-ID-1': NEAR })
    const [told] = reach(come, { viewer: 'soviet' })
    expect(told).toMatch(/^In reach of the enemy: .*Vitebsk \(nobody there\)/)
    for (const viewer of ['german', 'spectator'] as const) expect(reach(come, { viewer })).toEqual([])
    const held = boards({ 'DE-ID-1': NEAR }, { 'SU-RD-021': VITEBSK })
    expect(reach(held, { viewer: 'soviet', words: BOTH[1]! })[0]).toMatch(
      /^In Reichweite des Feindes: .*Witebsk(?! \(niemand)/,
    )
  })

  test('is told once: nothing of what was in reach already', () => {
    const [, now] = boards({ 'DE-ID-1': NEAR })
    expect(reach([now, now], { viewer: 'soviet' })).toEqual([])
  })

  test('follows from the enemies that are seen, and would not from who lies beneath them', () => {
    /** Who lies beneath is as slow as all others, or a panzer division. */
    const twin = (beneath: string) => boards({ 'DE-ID-1': { at: '3113N', above: 1 }, [beneath]: '3113N' })
    const [slow, fast] = [twin('DE-ID-30'), twin('DE-PZ-1')]
    expect(JSON.stringify(recap(fast, { viewer: 'soviet' }))).toBe(
      JSON.stringify(recap(slow, { viewer: 'soviet' })),
    )
    const leaky = (pair: ReturnType<typeof twin>) => reach(pair, { viewer: 'soviet' }, 'german')
    expect(leaky(fast)).not.toEqual(leaky(slow))
  })
})

test('the head tells how many aircraft of each side flew, as the lines tell it (10.2), and nothing where none did', () => {
  const state = position({ units: { 'SU-RD-020': '4009N', 'DE-ID-1': '2705N' } })
  const [german = '', ...others] = airOf(asked(state), 'german')
  expect(others.length).toBeGreaterThan(0)
  const air = (all: readonly string[], words = BOTH[0]!) => {
    const lines = all.map((id, n) => line(n, { key: 'log-air', params: { air: id }, at: ['2705N'] }))
    return recap([state, state], { viewer: 'spectator', lines, words }).head.filter((text) =>
      /air unit|Lufteinheit/.test(text),
    )
  }
  const flown = [german, others[0]!, whole.sovietAir]
  expect(air(flown)).toEqual(['2 German air units flew', '1 Soviet air unit flew'])
  expect(air(flown, BOTH[1])).toEqual(['2 deutsche Lufteinheiten flogen', '1 sowjetische Lufteinheit flog'])
  expect(air([german])).toEqual(['1 German air unit flew'])
  expect(air([])).toEqual([])
})

describe('by which of his own armies a reader knows his front', () => {
  const soviets = ['001', '002', '003', '004'].map((n) => `SU-RD-${n}`)
  const hexes = ['3009N', '3109N', '3010N', '3110N']
  const held = Object.fromEntries(soviets.map((unit, n) => [unit, hexes[n]!]))
  const [then, now] = [
    ['2206S', '2207S', '2305S'],
    ['2808N', '2908N', '2708N'],
  ].map((posts) =>
    position({ units: { ...held, 'DE-ID-1': posts[0]!, 'DE-ID-11': posts[1]!, 'DE-ID-21': posts[2]! } }),
  ) as [State, State]
  const staffed = (groups: readonly Group[]) =>
    [then, now].map(({ hidden, ...state }) => ({
      ...state,
      hidden: { ...hidden, staff: { soviet: { ...NO_PAPERS, groups } } },
    })) as unknown as [State, State]
  /** As his own table tells it to a player, or a notice that goes out to him. */
  const front = (pair: readonly [State, State], viewer: Viewer, words = BOTH[0]!, isNotice = false) => {
    const [before, after] = pair.map((state) => full.view(state, viewer)) as never as [never, never]
    const led = (after as { mine: { staff?: { groups: readonly Group[] } } | null }).mine?.staff?.groups
    return later.front(words, before, after, [], false, isNotice ? undefined : led)
  }
  const gathered = (...asked: Parameters<typeof front>) =>
    front(...asked).facts.find(({ text }) => /^3 (more German stacks|deutsche Stapel mehr)/.test(text))?.text
  const named = (label?: string): Group => ({ name: '@2705N', units: soviets, ...(label && { label }) })

  test('is that of his staff, as he calls it or by its place, where none is printed', () => {
    expect(gathered(staffed([named()]), 'soviet')).toMatch(/^3 more German stacks before Army of Riga near /)
    expect(gathered(staffed([named('Popov')]), 'soviet')).toMatch(/^3 more German stacks before Popov near /)
    expect(gathered(staffed([named()]), 'soviet', BOTH[1])).toMatch(
      /^3 deutsche Stapel mehr vor Armee Riga bei /,
    )
    expect(gathered(staffed([]), 'soviet')).toMatch(/^3 more German stacks near /)
  })

  test('is told to nobody else, and in no notice', () => {
    const [plain, own] = [staffed([]), staffed([named('Popov')])]
    for (const viewer of ['german', 'spectator'] as const)
      expect(JSON.stringify(front(own, viewer))).toBe(JSON.stringify(front(plain, viewer)))
    expect(JSON.stringify(front(own, 'soviet', BOTH[0], true))).toBe(JSON.stringify(front(plain, 'soviet')))
    // Whoever handed his armies on to others would tell how he calls them.
    const leaky = later.front(
      ...([
        BOTH[0]!,
        full.view(then, 'soviet') as never,
        full.view(now, 'soviet') as never,
        [],
        false,
      ] as const),
      [named('Popov')],
    )
    expect(JSON.stringify(leaky)).not.toBe(JSON.stringify(front(plain, 'soviet')))
  })

  test('is that of no unit on which an army is printed', () => {
    const groups = [{ name: '@2705N', units: ['DE-ID-1', 'DE-ID-11', 'DE-ID-21'], label: 'Mine' }]
    const made = [then, now].map(({ hidden, ...state }) => ({
      ...state,
      hidden: { ...hidden, staff: { german: { ...NO_PAPERS, groups } } },
    })) as unknown as [State, State]
    expect(JSON.stringify(front(made, 'german'))).toBe(JSON.stringify(front([then, now], 'german')))
  })
})
