import { describe, expect } from 'vitest'
import { rules } from '@/lib/games/death-and-destruction/ruleset'
import { allows, refuses } from '../../support/ledger'
import { at, begun, position, turnOf } from './given'

const weather = (north: 'D' | 'M' | 'S', south: 'D' | 'M' | 'S' = north) => ({ weather: { north, south } })
const due = (code: number, north: 'D' | 'M' | 'S' = 'D') =>
  rules.weatherDue(at(position({ code, ...weather(north) })) as never, 'german')
const by = (code: number, couplet: number, face: number, now: 'D' | 'M' | 'S' = 'D') =>
  rules.weatherOf(at(position({ code, couplet, ...weather(now) })) as never, face)

describe('the weather of spring', () => {
  allows('DD 13.1', 'goes by its own table from March to May, with two more in the south', () => {
    expect(due(205, 'S')).toBe(true)
    // March I, first couplet: S S S S F F M R.
    expect(by(205, 1, 4, 'S')).toEqual({ north: 'S', south: 'F' })
    expect(by(205, 1, 6, 'S')).toEqual({ north: 'F', south: 'R' })
    // May II, second couplet: rain by a one alone.
    expect(by(210, 2, 1)).toEqual({ north: 'R', south: 'D' })
    expect(by(310, 1, 2)).toEqual({ north: 'R', south: 'D' })
  })
  allows('DD 13.1', 'leaves nothing behind in summer, and autumn has the table of the parent again', () => {
    expect(due(211)).toBe(false)
    expect(begun({ code: 211, ...weather('M') }).table.weather.north).toBe('D')
    expect([due(217), due(218)]).toEqual([false, true])
    expect(by(218, 1, 6)).toEqual({ north: 'R', south: 'D' })
    expect(by(219, 2, 6)).toEqual(by(119, 2, 6))
  })
  refuses('DD 13.1', 'snow to stay before December, though it stays in winter', () => {
    expect(by(205, 1, 6, 'S').north).not.toBe('S')
    expect(due(201, 'S')).toBe(false)
    expect(by(124, 1, 3, 'M')).toEqual({ north: 'S', south: 'S' })
    expect(by(202, 1, 1, 'M').north).toBe('S')
  })
})

describe('zones of weather', () => {
  const zone = (hex: string, code: number) => rules.weatherZoneOf(hex, turnOf(code))
  allows('DD 13.2', 'shift to the north in September of both years, the marked diagonals included', () => {
    expect(zone('5123S', 217)).toBe('north')
    for (const hex of ['5123S', '1807S', '3820S']) expect(zone(hex, 218)).toBe('south')
    for (const hex of ['6023S', '1400S', '5018S']) expect([hex, zone(hex, 318)]).toEqual([hex, 'south'])
  })
  refuses('DD 13.2', 'what lies beyond them, and any snow for the Soviets after 1941', () => {
    for (const hex of ['5122S', '1806S', '3816N']) expect(zone(hex, 218)).toBe('north')
    expect(zone('6022S', 318)).toBe('north')
    const fight = { side: 'soviet', target: '4006S', attackers: [], defenders: [] } as never
    const shift = rules.shifts.snow as unknown as (of: unknown, fight: never) => object | null
    expect(shift(at(position({ code: 123, ...weather('S') })), fight)).toMatchObject({ by: 1 })
    expect(shift(at(position({ code: 124, ...weather('S') })), fight)).toBeNull()
  })
})
