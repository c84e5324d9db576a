import { describe, expect, test } from 'vitest'
import { later } from '@/components/games/proud-monster/later-port'
import { port } from '@/components/games/proud-monster/port'
import type { LogLine } from '@/components/table/game-controls'
import type { LaterPort } from '@/components/wargame/later-port'
import { frontTold } from '@/components/wargame/past/brief'
import { full, type View } from '@/lib/games/proud-monster/full'
import { fortsSeen } from '@/lib/games/proud-monster/full/seen'
import type { State as Whole } from '@/lib/games/proud-monster/full/state'
import { needed, victoryPoints } from '@/lib/games/proud-monster/rules/04-victory'
import { rules } from '@/lib/games/proud-monster/ruleset'
import type { State } from '@/lib/games/proud-monster/state'
import { withLuck } from '@/lib/games/proud-monster/untried'
import type { Board } from '@/lib/kernel/game'
import { NO_PAPERS } from '@/lib/wargame/staff/papers'
import { seeded } from '../../support/seeded'
import { asked, position as whole } from './full/given'
import { position } from './given'
import { proud } from './suite'
import { BOTH } from './untold'

const { game } = proud
const on = ({ table }: State) => ({ rules, open: table })
const VIEWERS = ['german', 'soviet', 'spectator'] as const
const front = ['2709N', '2809N', '2909N', '3009N', '3109N', '3209N']
const soviets = Object.fromEntries(front.map((hex, n) => [`SU-RD-00${n + 1}`, hex]))
const then = position({ units: { ...soviets, 'DE-ID-1': '2705N', 'DE-PZ-1': '2706N' } })
const now = position({
  units: {
    ...Object.fromEntries(front.map((_, n) => [`SU-RD-00${n + 1}`, n < 3 ? '3313N' : '3413N'])),
    'DE-ID-1': '2709N',
    'DE-PZ-1': '2912N',
  },
})
/** The same with other values for all that nobody has seen. */
const twin = (state: State, seed: string) =>
  withLuck(rules, { ...state, hidden: { values: {} } }, seeded(seed))

const recap = (one: State, other: State) =>
  VIEWERS.flatMap((viewer) =>
    BOTH.map((words) => later.front(words, game.view(one, viewer), game.view(other, viewer), [], false)),
  )

test('what is told of the front is the same whatever lies face down', () => {
  const told = recap(then, now)
  expect(told.flatMap(({ facts }) => facts)).not.toEqual([])
  for (const { facts } of told) for (const { text } of facts) expect(text).not.toMatch(/[{}]|front\./)
  for (const seed of ['a', 'b', 'c']) {
    const others = [twin(then, seed), twin(now, seed)] as const
    expect(others[1].hidden).not.toEqual(now.hidden)
    expect(recap(...others)).toEqual(told)
  }
})

test('would not be the same if it were told of the whole state', () => {
  const nobody = position({ units: { 'DE-ID-1': '2705N' } })
  const leaky = (state: State) => {
    // Whoever is weakest counts as not there.
    const weakest = Math.min(...Object.values(state.hidden.values))
    const counters = { ...state.table.counters }
    for (const unit of Object.keys(soviets)) if (state.hidden.values[unit] === weakest) delete counters[unit]
    const view = game.view(state, 'german')
    const leak = { ...view, table: { ...view.table, counters } }
    return JSON.stringify(later.front(BOTH[0]!, game.view(nobody, 'german'), leak, [], false))
  }
  expect(new Set(['a', 'b', 'c', 'd'].map((seed) => leaky(twin(then, seed)))).size).toBeGreaterThan(1)
})

test('where both sides face each other and nothing has happened it was quiet', () => {
  /** The same with two who stand far in the south, and one before whom somebody has come who is told of. */
  const facing = (state: State, soviet: string): State => {
    const units = { 'DE-ID-11': '2206S', 'SU-RD-011': soviet, 'SU-RD-012': '2914N' }
    const { counters } = position({ units }).table
    return { ...state, table: { ...state.table, counters: { ...counters, ...state.table.counters } } }
  }
  const quiet = (soviet: string) => recap(facing(then, soviet), facing(now, soviet)).map((told) => told.quiet)
  // Who has an army there calls it by that.
  expect(quiet('2208S')).toEqual([
    ...['Elsewhere quiet: 18th Army', 'Sonst ruhig: 18. Armee'],
    ...['soviet', 'spectator'].flatMap(() => ['Elsewhere quiet: Kishinev', 'Sonst ruhig: Kischinjow']),
  ])
  // Whoever is farther than two hexes faces nobody.
  for (const told of quiet('2209S')) expect(told).toBeNull()
})

test('says what the German has of the points that he needs by the end of the turn, where any are asked for (17.2)', () => {
  const said = (state: State) =>
    BOTH.map(
      (words) => later.front(words, game.view(state, 'soviet'), game.view(state, 'soviet'), [], false).head,
    )
  const state = position({ units: {} })
  const n = needed(on(state), state.table.turn)!
  expect(n).toBeGreaterThan(0)
  const has = victoryPoints(on(state))
  expect(said(state)).toEqual([
    [`German: ${has} points, wins with ${n} as turn ${state.table.turn} ends`],
    [`Deutscher: ${has} Punkte, gewinnt mit ${n} am Ende von Runde ${state.table.turn}`],
  ])
  expect(said({ ...state, table: { ...state.table, turn: 99 } })).toEqual([[], []])
})

/** The whole game as one and the other moment are told to a viewer. */
const wholly = (viewer: (typeof VIEWERS)[number], one: Whole, other: Whole, words = BOTH[0]!) =>
  later.front(words, full.view(one, viewer) as never, full.view(other, viewer) as never, [], false)

describe('by which army somebody goes', () => {
  const held = { 'SU-RD-001': '3009N', 'SU-RD-002': '3109N' }
  /** A panzer division with somebody beneath it that breaks through, while a division with somebody beneath it stays. */
  const pair = (beneath: string, stays: string) =>
    ['2706N', '2912N'].map((hex) =>
      whole({
        units: {
          ...held,
          ...{ 'DE-PZ-1': { at: hex, above: 1 }, [beneath]: hex },
          ...{ 'DE-ID-21': { at: '2605N', above: 1 }, [stays]: '2605N' },
        },
      }),
    ) as [Whole, Whole]
  // Of the 18th Army, and of the 16th.
  const [one, other] = [pair('DE-ID-1', 'DE-ID-30'), pair('DE-ID-30', 'DE-ID-1')]
  const told = (viewer: (typeof VIEWERS)[number], [then, now]: readonly [Whole, Whole]) =>
    wholly(viewer, then, now).facts.find(({ text }) => text.includes(' deep '))!.text

  test('follows from what is printed on top of a stack, whatever lies beneath', () => {
    for (const viewer of ['soviet', 'spectator'] as const) {
      expect(full.view(one[1], viewer)).toEqual(full.view(other[1], viewer))
      expect(told(viewer, one)).toMatch(/^4th Panzer Group \(1 stack\) up to \d hexes deep near /)
      expect(wholly(viewer, ...other)).toEqual(wholly(viewer, ...one))
    }
  })

  test('names two armies that go together, of more the largest, and none where they are all mixed', () => {
    const who = (...units: readonly string[]) => {
      const [starts, ends] = [
        ['2605N', '2606N', '2705N', '2706N'],
        ['2912N', '2913N', '3012N', '3013N'],
      ]
      const [then, now] = [starts, ends].map((hexes) =>
        whole({ units: { ...held, ...Object.fromEntries(units.map((unit, n) => [unit, hexes[n]!])) } }),
      ) as [Whole, Whole]
      return /^.*?\)|^\d+ German stacks/.exec(told('soviet', [then, now]))?.[0]
    }
    expect(who('DE-PZ-1', 'DE-PZ-6')).toBe('4th Panzer Group (2 stacks)')
    expect(who('DE-PZ-1', 'DE-PZ-6', 'DE-ID-1')).toBe('4th Panzer Group and 18th Army (3 stacks)')
    expect(who('DE-PZ-1', 'DE-PZ-6', 'DE-ID-1', 'DE-ID-30')).toBe('4th Panzer Group and others (4 stacks)')
    expect(who('DE-PZ-1', 'DE-ID-5', 'DE-ID-1', 'DE-ID-30')).toBe('4 German stacks')
  })

  test('would tell what lies beneath if the enemy were told by all of his stack, and the twins find that out', () => {
    const leaky = (twins: readonly [Whole, Whole]) => told('german', twins)
    expect(leaky(one)).toMatch(/^18th Army and 4th Panzer Group|^4th Panzer Group and 18th Army/)
    expect(leaky(other)).not.toEqual(leaky(one))
  })

  test('is never a group that its owner has made for himself', () => {
    const [unit, name] = ['DE-PZ-1', 'spearhead']
    const groups = [{ name, units: [unit], label: 'Guderian' }]
    const made = ({ hidden, ...state }: Whole): Whole => ({
      ...state,
      hidden: { ...hidden, staff: { german: { ...NO_PAPERS, groups } } },
    })
    const grouped = [made(one[0]), made(one[1])] as const
    expect(full.view(grouped[1], 'german')).not.toEqual(full.view(one[1], 'german'))
    for (const viewer of VIEWERS) expect(wholly(viewer, ...grouped)).toEqual(wholly(viewer, ...one))
    // Whoever called them so would tell it.
    const leaky = ({ mine }: View) => mine?.staff?.groups.map(({ label }) => label)
    expect(leaky(full.view(grouped[1], 'german'))).not.toEqual(leaky(full.view(one[1], 'german')))
  })

  test('of several bodies of one army is its main ones, and who strays alone has no part of the front', () => {
    const main = { 'DE-ID-1': '2705N', 'DE-ID-11': '2706N', 'DE-ID-21': '2707N' }
    const stray = { 'DE-PZ-1': '2904N' }
    const then = whole({ units: { ...main, ...stray, 'SU-RD-001': '3109N' } })
    const near = Object.fromEntries(['002', '003', '004'].map((n, i) => [`SU-RD-${n}`, `290${6 + i}N`]))
    const now = whole({ units: { ...main, ...stray, 'SU-RD-001': '3109N', ...near } })
    expect(wholly('german', then, now).facts.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^3 more Soviet stacks before 18th Army near /),
    )
  })
})

describe('what one ordered', () => {
  const lines: LogLine[] = [
    { n: 0, id: '0', time: '2026-01-01T00:00:00.000Z', key: 'log-moved', params: {}, at: ['2705N', '2709N'] },
  ]
  /** All that the other side has done since, of which this tells nothing. */
  const after = position({
    units: { 'DE-ID-1': '2705N', ...Object.fromEntries(front.map((hex, n) => [`SU-RD-00${n + 1}`, hex])) },
  })
  const told = (viewer: (typeof VIEWERS)[number], [one, other, last]: readonly [State, State, State]) => {
    const boards = [one, other].map((state) => game.board(game.view(state, viewer))) as [Board, Board]
    const view = game.view(last, viewer) as never
    const later$ = later as unknown as Pick<LaterPort, 'front' | 'recap'>
    return frontTold({ port: port as never, later: later$ }, BOTH[0]!, view, boards[0], lines, {
      until: boards[1],
    })
  }

  test('is told as it stood when one handed over, whatever has happened since, and by the same facts', () => {
    for (const viewer of VIEWERS) {
      const own = told(viewer, [then, now, after])!
      expect(own.facts.length).toBeGreaterThan(1)
      expect(own).toEqual(told(viewer, [then, now, now]))
      const seen = later.front(BOTH[0]!, game.view(then, viewer), game.view(now, viewer), lines, false)
      expect(own.facts).toEqual(seen.facts)
    }
  })

  test('is the same whatever lies face down, and would not be if it were told of that', () => {
    for (const viewer of VIEWERS)
      for (const seed of ['a', 'b'])
        expect(told(viewer, [twin(then, seed), twin(now, seed), twin(after, seed)])).toEqual(
          told(viewer, [then, now, after]),
        )
    const leaky = (seed: string) => {
      const state = twin(now, seed)
      const weakest = Math.min(...Object.values(state.hidden.values))
      const gone = Object.keys(soviets).filter((unit) => state.hidden.values[unit] === weakest)
      const counters = Object.fromEntries(
        Object.entries(state.table.counters).filter(([unit]) => !gone.includes(unit)),
      )
      return told('german', [then, { ...state, table: { ...state.table, counters } }, after])
    }
    expect(new Set(['a', 'b', 'c', 'd'].map((seed) => JSON.stringify(leaky(seed)))).size).toBeGreaterThan(1)
  })
})

describe('which fights are watched', () => {
  const line = (n: number, key: string, hex: string, params: LogLine['params'] = {}): LogLine => ({
    ...{ n, id: `${n}`, time: '2026-01-01T00:00:00.000Z', key, at: [hex] },
    params: { target: hex, ...params },
  })
  const fight = (n: number, hex: string, defenders: string, lost: string) => [
    line(n, 'log-attack', hex, { units: 'DE-ID-1', defenders }),
    line(n + 1, 'log-result', hex),
    ...(lost ? [line(n + 2, 'log-eliminated', hex, { units: lost })] : []),
    line(n + 3, 'log-moved', hex),
  ]
  const units = { 'DE-ID-1': '2705N', 'DE-ID-170': '2206S', 'SU-RD-001': '2808N', 'SU-RD-002': '2208S' }
  const state = position({ units })
  const lines = [
    ...fight(0, '2808N', 'SU-RD-001', ''),
    ...fight(4, '2208S', 'SU-RD-002', 'SU-RD-002 SU-RD-003'),
    ...fight(8, '2808N', 'SU-RD-001', 'SU-RD-001'),
  ]
  const fights = (viewer: (typeof VIEWERS)[number], words = BOTH[0]!) =>
    later.front(words, game.view(state, viewer), game.view(state, viewer), lines, false).fights

  test('is told part by part, that which cost most first, each with its name for that reader', () => {
    const south = [{ n: 4, to: 6 }]
    const north = [
      { n: 0, to: 1 },
      { n: 8, to: 10 },
    ]
    expect(fights('spectator').map((part) => part.fights)).toEqual([south, north])
    expect(fights('soviet').map(({ name }) => name)).toEqual(['Kishinev', 'Riga'])
    expect(fights('german').map(({ name }) => name)).toEqual(['11th Army, Kishinev', '18th Army, Riga'])
    expect(fights('german', BOTH[1]).map(({ name }) => name)).toEqual([
      ...['11. Armee, Kischinjow', '18. Armee, Riga'],
    ])
  })

  test('are the same whatever lies face down', () => {
    for (const viewer of VIEWERS) {
      const other = game.view(twin(state, 'a'), viewer)
      expect(later.front(BOTH[0]!, other, other, lines, false).fights).toEqual(fights(viewer))
    }
  })
})

describe('what stands at the head of a recap, and forts and ports', () => {
  const held = { 'SU-RD-001': '4004N', 'DE-ID-1': '2705N' }

  test('the weather in both zones, where there is any (13.2)', () => {
    const then = whole({ units: held })
    const mud = whole({
      units: held,
      weather: { north: 'M', south: 'D', mired: { north: true, south: false } },
    })
    for (const viewer of VIEWERS) {
      expect(wholly(viewer, then, then).head[0]).toMatch(/^Weather: dry/)
      expect(wholly(viewer, then, mud).head[0]).toMatch(/^Weather: mud/)
      expect(wholly(viewer, then, mud, BOTH[1]).head[0]).toMatch(/^Wetter: Schlamm/)
    }
    const beginner = position({ units: {} })
    const { head } = later.front(
      BOTH[0]!,
      game.view(beginner, 'german'),
      game.view(beginner, 'german'),
      [],
      false,
    )
    expect(head).toHaveLength(1)
  })

  test('forts that fell (14.26), and ports that no way over land leads to (9.16)', () => {
    const fort = fortsSeen(asked(whole({ units: held })))[0]!.hex
    const then = whole({ units: held })
    const fallen = whole({ units: held, forts: { destroyed: [fort], aborted: [] } })
    const texts = (one: Whole, other: Whole, words = BOTH[0]!) =>
      VIEWERS.map((viewer) =>
        wholly(viewer, one, other, words)
          .facts.map(({ text }) => text)
          .join('; '),
      )
    for (const text of texts(then, fallen)) expect(text).toMatch(/^1 fort destroyed /)
    for (const text of texts(then, fallen, BOTH[1])) expect(text).toMatch(/^1 Festung .*zerstört$/)
    for (const text of texts(then, then)) expect(text).toBe('')
    // A port that falls is told as the town that it is.
    const odessa = '2512S'
    const ring = rules.board
      .neighbours(odessa)
      .filter(rules.isLand)
      .map((hex, n) => [['DE-ID-5', 'DE-ID-6', 'DE-ID-7', 'DE-ID-8', 'DE-ID-9', 'DE-ID-12'][n]!, hex])
    const besieged = whole({ units: { ...held, ...Object.fromEntries(ring) } })
    const cut = texts(then, besieged)
    for (const text of cut) expect(text).toContain('Port cut off by land: Odessa')
    expect(texts(then, besieged, BOTH[1])[0]).toContain('Hafen vom Land abgeschnitten: Odessa')
    const taken = texts(then, whole({ units: held, taken: [odessa] }))
    for (const text of taken) {
      expect(text).toMatch(/^Odessa now German/)
      expect(text).not.toContain('ort')
    }
  })
})

describe('how wide an arrow is', () => {
  /** Two stacks of several that move, the first so high, the second of all others; on top lies the same of each. */
  const stack = (n: number, isThen: boolean) => {
    const units = ['001', '003', '004', '002', '005']
    const places = isThen ? ['3009N', '3010N'] : ['3413N', '3414N']
    const isFirst = (unit: string) => units.indexOf(unit) < n
    return whole({
      units: {
        ...Object.fromEntries(units.map((unit) => [`SU-RD-${unit}`, places[isFirst(unit) ? 0 : 1]!])),
        'DE-ID-1': '2709N',
      },
    })
  }
  const pairs = ([2, 3] as const).map((n) => [stack(n, true), stack(n, false)] as const)
  const arrows = (viewer: 'german' | 'soviet', [one, other]: (typeof pairs)[number]) =>
    later.front(BOTH[0]!, full.view(one, viewer) as never, full.view(other, viewer) as never, [], false)
      .arrows

  test('follows from the stacks that are seen: one that is higher has the same', () => {
    const [low, high] = pairs as [(typeof pairs)[number], (typeof pairs)[number]]
    expect(full.view(low[1], 'german')).toEqual(full.view(high[1], 'german'))
    expect(arrows('german', low)).toMatchObject([{ side: 'east', stacks: 2 }])
    expect(arrows('german', high)).toEqual(arrows('german', low))
    // Its owner's own arrow tells no more, where he shows it to somebody.
    expect(arrows('soviet', high)).toEqual(arrows('soviet', low))
  })

  test('would tell the height of a stack if units were counted, and the twins find that out', () => {
    const leaky = (pair: (typeof pairs)[number]) =>
      arrows('german', pair).map((arrow) => ({
        ...arrow,
        stacks: Object.values(pair[1].table.counters).filter(({ at }) => at === arrow.to[0]).length,
      }))
    expect(leaky(pairs[0]!)).not.toEqual(leaky(pairs[1]!))
  })

  test('and where it lies is the same whatever lies face down, for an army that moves as one', () => {
    for (const viewer of VIEWERS) {
      const front = (state: readonly [State, State]) =>
        later.front(BOTH[0]!, game.view(state[0], viewer), game.view(state[1], viewer), [], false).arrows
      expect(front([then, now]).length).toBeGreaterThan(0)
      expect(front([twin(then, 'a'), twin(now, 'a')])).toEqual(front([then, now]))
    }
  })
})
