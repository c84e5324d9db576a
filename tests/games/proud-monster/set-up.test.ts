import { describe, expect, test } from 'vitest'
import { game } from '@/lib/games/proud-monster'
import { GARRISONS } from '@/lib/games/proud-monster/data/map'
import {
  GERMAN_PLANS,
  sovietPlan as placesOf,
  SOVIET_PLANS,
  germanPlan as stationsOf,
} from '@/lib/games/proud-monster/data/set-ups'
import { board, columnOf } from '@/lib/games/proud-monster/geometry'
import { OPTIONS } from '@/lib/games/proud-monster/options'
import { rules } from '@/lib/games/proud-monster/ruleset'
import { firstTable } from '@/lib/games/proud-monster/set-up'
import type { ScenarioId, State } from '@/lib/games/proud-monster/state'
import { allows, refuses } from '../../support/ledger'
import { seeded, seededDice } from '../../support/seeded'
import { proud } from './suite'

const begun = (scenario: string, seed = 'set-up') =>
  game.setUp(scenario, game.schemas.options.parse({}), seededDice(seeded(seed), [])).state
const campaign = firstTable(rules, 'campaign', {})
const on = (state: State, test: (id: string, at: string) => boolean) =>
  Object.entries(state.table.counters).filter(([id, { at }]) => test(id, at))
const face = (id: string) => rules.counters[id]!.face
const count = (state: State, of: string, test: (at: string) => boolean) =>
  on(state, (id, at) => face(id) === of && test(at)).length
const isFrontier = (at: string) => board.has(at) && columnOf(at) <= 22
const isInterior = (at: string) => board.has(at) && columnOf(at) > 22
const stands = (hex: string) =>
  on(campaign, (id, at) => at === hex && rules.counters[id]!.side === 'soviet').length

describe('the set-up of the campaign', () => {
  test('is sound, as is that of each scenario', () => {
    for (const { id } of game.scenarios) expect(proud.faults(begun(id)), id).toEqual([])
  })
  allows('PM 3.2', 'so many of each kind are drawn, each from its own pool, and nobody is told', () => {
    expect(['RD', 'CD', 'TD', 'MRD', 'RB', 'MRB', 'TB'].map((of) => count(campaign, of, isFrontier))).toEqual(
      [52, 5, 24, 12, 3, 0, 0],
    )
    expect(['RD', 'CD', 'TD', 'MRD', 'RB', 'MRB', 'TB'].map((of) => count(campaign, of, isInterior))).toEqual(
      [114, 4, 26, 13, 13, 0, 0],
    )
    const { hidden } = begun('riga')
    // 19 rifle divisions begin, the others come with the second turn.
    expect(Object.keys(hidden.values).filter((id) => face(id) === 'RD')).toHaveLength(
      19 + rules.scenarios.riga.arrivals[2]!.RD!,
    )
  })
  refuses('PM 3.2', 'another seed draws others; what is drawn has nothing to do with where it lies', () => {
    expect(begun('riga', 'a').hidden.values).not.toEqual(begun('riga', 'b').hidden.values)
    expect(begun('riga', 'a').table.counters).toEqual(begun('riga', 'b').table.counters)
  })
  test('each counter of a pool is drawn as often as there are of it', () => {
    const rows = rules.pools.TD.rows
    const seen = rows.map(() => 0)
    for (let n = 0; n < 300; n += 1)
      for (const [id, row] of Object.entries(begun('riga', `seed ${n}`).hidden.values))
        if (face(id) === 'TD') seen[row]! += 1
    const [drawn, all] = [seen.reduce((a, b) => a + b), rows.reduce((sum, { count }) => sum + count, 0)]
    for (const [i, { count }] of rows.entries())
      expect(Math.abs(seen[i]! / drawn - count / all), `row ${i}`).toBeLessThan(0.05)
  })
  allows('PM 3.3', 'the frontier is manned: each border hex, or every other, and its large towns', () => {
    expect(GARRISONS.every.filter((hex) => stands(hex) === 0)).toEqual([])
    const other = GARRISONS.other.map(stands)
    expect(other.some((here, i) => here === 0 && other[i + 1] === 0)).toBe(false)
    expect(['1625N', '1915N', '2209S'].every((hex) => stands(hex) > 0)).toBe(true)
  })
  allows('PM 3.4', 'the interior too: four units to each column, one to each city and large town', () => {
    for (let column = 23; column <= 60; column += 1)
      expect(
        on(
          campaign,
          (id, at) => rules.counters[id]!.side === 'soviet' && board.has(at) && columnOf(at) === column,
        ).length,
        `${column}`,
      ).toBeGreaterThanOrEqual(4)
    const places = rules.places.filter(({ kind, hex }) => kind !== 'town' && columnOf(hex) > 22)
    expect(places.filter(({ hex }) => stands(hex) === 0)).toEqual([])
  })
  allows('PM 3.5', 'all that comes later waits, untried as well', () => {
    const state = begun('campaign')
    expect(count(state, 'TB', (at) => at === 'track')).toBe(64)
    const waiting = on(state, (id, at) => at === 'track' && face(id) !== null)
    expect(waiting.every(([id]) => state.hidden.values[id] !== undefined)).toBe(true)
    expect(on(state, (_id, at) => at === 'guards')).toHaveLength(15)
  })
  allows('PM 3.6', 'so do German-side units with the number of a later turn', () => {
    const later = on(campaign, (id, at) => rules.counters[id]!.side === 'german' && at === 'track')
    expect(later.length).toBeGreaterThan(20)
    expect(later.every(([id]) => rules.counters[id]!.turn! > 1)).toBe(true)
  })
  allows(
    'PM 3.7',
    'the Germans stand in their zone, Hungarians in Hungary, Romanians in Romania or in reserve',
    () => {
      const home = { romanian: 'romania', hungarian: 'hungary' } as const
      for (const [id, { at }] of on(
        campaign,
        (one) => rules.counters[one]!.side === 'german' && rules.counters[one]!.turn === 1,
      )) {
        const { nation } = rules.counters[id]!
        const country = rules.zomo(at)
        if (nation in home) expect([home[nation as keyof typeof home], undefined], id).toContain(country)
        else expect(country !== 'hungary', id).toBe(true)
        expect(country !== undefined || at.startsWith('okh'), `${id} at ${at}`).toBe(true)
      }
    },
  )
  allows('PM 3.8', 'everybody begins at full strength', () => {
    expect(
      Object.values(campaign.table.counters).every(({ lost, tried }) => lost === 0 && tried === null),
    ).toBe(true)
  })
})

describe('the plans of the campaign', () => {
  const chosen = (options: object) => firstTable(rules, 'campaign', options).table
  test('can all be chosen', () => {
    expect([...OPTIONS.germanPlan].sort()).toEqual([...GERMAN_PLANS].sort())
    expect([...OPTIONS.sovietPlan].sort()).toEqual([...SOVIET_PLANS].sort())
  })
  test('put both sides where they say, and everybody somewhere', () => {
    for (const germanPlan of GERMAN_PLANS)
      for (const sovietPlan of SOVIET_PLANS) {
        const { counters, options } = chosen({ germanPlan, sovietPlan })
        expect(options).toMatchObject({ germanPlan, sovietPlan })
        expect(Object.keys(counters).sort()).toEqual(Object.keys(campaign.table.counters).sort())
        for (const [unit, station] of Object.entries(stationsOf(germanPlan, 'beginner')))
          expect(counters[unit]!.at, unit).toBe(
            station === 'north' ? 'okhNorth' : station === 'south' ? 'okhSouth' : station,
          )
        for (const { hex, face: of, count } of placesOf(sovietPlan, 'beginner'))
          expect(
            Object.entries(counters).filter(([id, { at }]) => at === hex && face(id) === of).length,
            `${sovietPlan} ${hex} ${of}`,
          ).toBe(count)
      }
  })
  test('are those of history unless others are chosen, and say nothing of a learning scenario', () => {
    expect(chosen({})).toEqual(chosen({ germanPlan: 'historical', sovietPlan: 'historical' }))
    const { counters } = firstTable(rules, 'smolensk-beginner', {
      germanPlan: 'north',
      sovietPlan: 'depth',
    }).table
    expect(counters).toEqual(firstTable(rules, 'smolensk-beginner').table.counters)
  })
})

describe('the learning scenarios', () => {
  test('begin with their first turn, and bring what they name with each turn, by the couplet that the rules have', () => {
    const turns = (id: ScenarioId) => [firstTable(rules, id).table.turn, rules.scenarios[id].lastTurn]
    expect([turns('riga'), turns('smolensk-beginner'), turns('crimea-beginner')]).toEqual([
      ...[
        [1, 2],
        [2, 3],
        [9, 11],
      ],
    ])
    expect(rules.scenarios['smolensk-beginner'].arrivals).toEqual({
      2: { RD: 6, CD: 1 },
      3: { RD: 15, TD: 2, TB: 7 },
    })
    expect(rules.scenarios['crimea-beginner'].arrivals).toEqual({ 9: { RD: 3 }, 10: { RD: 1, RB: 1 } })
  })
  test('are won by the German as any turn ends, where Sevastopol and two places more are the prize', () => {
    const { needed, drawFrom, points } = rules.scenarios['crimea-beginner']
    expect(needed).toEqual({ 9: 6, 10: 6, 11: 6 })
    // With fewer he has lost: there is no draw.
    expect(drawFrom).toBe(6)
    const named = Object.entries(points!).map(([hex, n]) => `${rules.placeOf(hex)!.name} ${n}`)
    expect(named.sort()).toEqual([
      ...['Dzhankoi 1', 'Evpatoria 1', 'Feodosia 1', 'Kerch 1', 'Sevastopol 4', 'Simferopol 1', 'Yalta 1'],
    ])
    expect(rules.scenarios['smolensk-beginner'].needed).toEqual({ 3: 4 })
  })
})

describe('control', () => {
  allows('PM 3.9', 'at first all places are Soviet', () => {
    expect(campaign.table.taken).toEqual([])
  })
})
