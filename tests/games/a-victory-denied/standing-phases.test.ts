import { describe, expect, test } from 'vitest'
import { isFirm } from '@/lib/games/a-victory-denied/ruleset'
import type { StandingOrders } from '@/lib/games/a-victory-denied/standing/wishes'
import type { Side, State } from '@/lib/games/a-victory-denied/state'
import { type Setting, state } from './given'
import { DONE, due, dueNow, facts, play, REST, where } from './play'
import { filedBy, orders } from './standing-orders'

type Units = NonNullable<Setting['units']>
type Kinds = Parameters<typeof orders>[1]

/** The position before a chit is played, with what its sides have filed; the others are asked. */
const playing = (
  chit: string,
  units: Units,
  filed: Partial<Record<Side, Kinds>>,
  rest: Setting = {},
): State =>
  Object.entries(filed).reduce(
    (now, [side, kinds]) => filedBy(now, side as Side, orders('ask', kinds)),
    state({ turn: 4, ...due(REST, { step: 'play', chit }), units, ...rest }),
  )
const go = (now: State, dice?: number[]) => play(now, ['soviet', DONE, dice])

// Near Minsk the Germans, near Orel the Soviets: everybody in supply.
const FRONT: Units = {
  ...{ 'G-17PZ': '3110', 'G-18PZ': '3111', 'G-8ID': '3112', 'G-HQ-3PG': '3110' },
  ...{ 'S-51RC': '1350', 'S-HQ-20A': '1350' },
}
/** German HQs, one of which has nobody in its range of four hexes. */
const FAR: Units = { ...FRONT, 'G-HQ-2PG': '3118' }

describe('a Supply chit', () => {
  const marks = (order: StandingOrders['mark']['order'], units: Units = FRONT) =>
    go(playing('N-SUPPLY', units, { soviet: { mark: { mode: 'auto', order } } }))

  test('has all marks given as the wishes weigh, ties by the lowest id', async () => {
    const of = async (...order: StandingOrders['mark']['order']) =>
      facts(await marks(order), 'MarkedOutOfSupply').map(({ unit }) => unit)
    const all = await of()
    expect(all).toEqual([...all].sort())
    expect(all.length).toBeGreaterThan(0)
    expect((await of('strongest'))[0]).toBe('G-17PZ')
    expect((await of('near'))[0]).toBe('G-8ID')
    expect((await of('motorized', 'near'))[0]).toBe('G-18PZ')
  })

  test('leaves to the player what he has not left to his orders', async () => {
    expect(dueNow(await marked({}))).toMatchObject({ step: 'mark', side: 'soviet' })
    expect(dueNow(await marked({ soviet: { mark: { mode: 'auto' } } }))).toMatchObject({
      step: 'hqs',
      side: 'soviet',
    })
    const hqs = { hqs: { mode: 'auto' as const } }
    expect(dueNow(await marked({ soviet: { mark: { mode: 'auto' }, ...hqs } }))).toMatchObject({
      step: 'hqs',
      side: 'german',
    })
    const both = await marked({ soviet: { mark: { mode: 'auto' }, ...hqs }, german: hqs })
    expect(dueNow(both)).toMatchObject({ step: 'disband', side: 'soviet' })
  })
  const marked = async (filed: Partial<Record<Side, Kinds>>) =>
    (await go(playing('N-SUPPLY', FRONT, filed))).state

  test('sends an HQ that commands nobody where it commands most, or none', async () => {
    const moved = async (idle: boolean) => {
      const filed = {
        soviet: { mark: { mode: 'auto' }, hqs: { mode: 'auto' } },
        german: { hqs: { mode: 'auto', idle } },
      }
      return go(playing('N-SUPPLY', FAR, filed as Partial<Record<Side, Kinds>>))
    }
    const idle = await moved(true)
    expect(facts(idle, 'HqRelocated')).toMatchObject([{ hq: 'G-HQ-2PG', to: '3114' }])
    expect(facts(await moved(false), 'HqRelocated')).toEqual([])
  })

  test('lets nobody take back what the orders of the other have answered', async () => {
    const filed = { german: { hqs: { mode: 'auto' } }, soviet: { mark: { mode: 'auto' } } } as const
    const asked = (await go(playing('N-SUPPLY', FAR, filed))).state
    expect(dueNow(asked)).toMatchObject({ step: 'hqs', side: 'soviet' })
    const { events } = await play(asked, ['soviet', DONE])
    const first = events.findIndex(isFirm)
    expect(events[first]).toEqual({ type: 'HandedOver', to: 'german' })
    expect(events.findIndex(({ type }) => type === 'HqRelocated')).toBeGreaterThan(first)
  })
})

describe('a Reinforcements chit', () => {
  // Vyazma (3438) is a Victory Hex; 3437 and 3439 lie beside it.
  const RESERVE: Units = {
    'S-HQ-20A': '3337',
    ...{ 'S-29RC': 'reserve', 'S-30RC': 'reserve', 'S-HQ-24A': 'reserve', 'S-HQ-28A': 'reserve' },
    ...{ 'S-PVO-07': 'track', 'S-100ID': 'elite', 'G-17PZ': '1349' },
  }
  const placed = async (arrivals: Partial<StandingOrders['arrivals']>) => {
    const filed = { soviet: { arrivals: { mode: 'auto' as const, ...arrivals } } }
    return go(playing('N-REINF', RESERVE, filed, { turn: 2 }), [1, 1])
  }
  const unitsOf = (played: Awaited<ReturnType<typeof placed>>) =>
    facts(played, 'Reinforced').map(({ unit }) => unit)

  test('spends the points on HQs with their chits, on HQs, or on units alone', async () => {
    const chits = await placed({ hqs: true, chits: true })
    expect(unitsOf(chits).slice(0, 2)).toEqual(['S-HQ-24A', 'S-HQ-28A'])
    expect(facts(chits, 'ChitAdded').map(({ chit }) => chit)).toEqual(['S-24A', 'S-28A'])
    const hqs = await placed({ hqs: true, chits: false })
    expect(facts(hqs, 'ChitAdded')).toEqual([])
    expect(unitsOf(hqs).slice(0, 4).sort()).toEqual(['S-29RC', 'S-30RC', 'S-HQ-24A', 'S-HQ-28A'])
    expect(unitsOf(await placed({ hqs: false })).filter((unit) => unit.includes('HQ'))).toEqual([])
  })

  test('places all where the wishes lead, the air defence and the elite that come as well', async () => {
    const rear = await placed({ order: ['rear'] })
    const front = await placed({ order: ['front'] })
    for (const unit of ['S-PVO-07', 'S-100ID']) expect(unitsOf(rear)).toContain(unit)
    expect(where(rear.state, 'S-PVO-07')).not.toBe(where(front.state, 'S-PVO-07'))
  })

  test('releases nobody from Minsk before he must be', async () => {
    const pocket: Units = { 'G-8ID': 'pocket', 'G-HQ-9A-2': 'pocket', 'S-51RC': '3438' }
    const filed = { german: { release: { mode: 'auto' as const } } }
    const { state: after, events } = await go(playing('N-REINF', pocket, filed, { turn: 2 }), [1, 1])
    expect(facts({ events }, 'Released')).toEqual([])
    expect([where(after, 'G-8ID'), dueNow(after)?.step]).toEqual(['pocket', 'disband'])
    expect(dueNow((await go(playing('N-REINF', pocket, {}, { turn: 2 }), [1, 1])).state)?.step).toBe(
      'release',
    )
  })
})

describe('the end of a turn', () => {
  const MOTORIZED: Units = {
    ...{ 'G-17PZ': '1349', 'G-18PZ': '1349', 'G-29MOT': '1350', 'G-3PZ': { at: '1351', reduced: true } },
    ...{ 'G-4PZ': '1352', 'G-8ID': '1353', 'S-HQ-20A': '4030', 'S-51RC': '4031' },
  }
  const ended = (filed: Partial<Record<Side, Kinds>>, die: number) => {
    const now = state({ turn: 6, units: MOTORIZED, agenda: [{ step: 'endTurn' }, REST] })
    const german = filed.german ? filedBy(now, 'german', orders('ask', filed.german)) : now
    return play(german, ['soviet', DONE, [die]])
  }

  test('has the directive chosen, and the weakest or the reduced leave for the other front', async () => {
    const choice = await ended({ german: { directive: { mode: 'auto', choose: 'moscow' } } }, 4)
    expect(facts(choice, 'DirectiveSet')).toMatchObject([{ directive: 'moscow', chosen: true }])
    const gone = async (...order: StandingOrders['withdraw']['order']) =>
      facts(await ended({ german: { withdraw: { mode: 'auto', order } } }, 1), 'Withdrawn').map(
        ({ unit }) => unit,
      )
    expect(await gone('weakest')).toHaveLength(4)
    expect((await gone('weakest'))[0]).toBe('G-29MOT')
    expect((await gone('reduced'))[0]).toBe('G-3PZ')
    expect(await gone()).toEqual(['G-17PZ', 'G-18PZ', 'G-29MOT', 'G-3PZ'])
    expect(dueNow((await ended({}, 4)).state)).toEqual({ step: 'directive', side: 'german' })
  })
})
