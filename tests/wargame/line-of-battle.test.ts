import { describe, expect, test } from 'vitest'
import { beside, beyond, dealt, hexesAlong, wayBetween } from '@/lib/wargame/line-of-battle'
import { board } from './small-map'

const isMapped = (hex: string) => board.has(hex)

describe('a front by the corners of its line', () => {
  test('goes from corner to corner, each hex next to the one before', () => {
    const way = wayBetween(board, '0101', '0704')
    expect([way[0], way.at(-1), way.length]).toEqual(['0101', '0704', board.distance('0101', '0704') + 1])
    for (const [i, hex] of way.slice(1).entries()) expect(board.areAdjacent(way[i]!, hex)).toBe(true)
  })
  test('names each hex of a stretch once, and none on which nobody may stand', () => {
    const stretch = { name: 'centre', corners: ['0401', '0403', '0405', '0403'] }
    expect(hexesAlong(board, stretch, (hex) => hex !== '0402')).toEqual(['0401', '0403', '0404', '0405'])
  })
  test('has two sides, which meet nowhere but at its line', () => {
    const line = new Set(hexesAlong(board, { name: 'centre', corners: ['0401', '0405'] }, isMapped))
    const east = beyond(board, line, ['0703'], (_, hex) => isMapped(hex))
    expect(east.size).toBe(15)
    expect([...east].every((hex) => hex > '0405')).toBe(true)
    expect(beside(board, east, line)).toEqual(['0501', '0502', '0503', '0504', '0505'])
  })
  test('ends as well where no way leads on', () => {
    const isShut = (from: string | null, to: string) => from !== null && from > '0600' && to < '0600'
    const east = beyond(board, new Set(), ['0703'], (from, hex) => isMapped(hex) && !isShut(from, hex))
    expect([...east].sort()[0]).toBe('0601')
  })
  test('is manned evenly, and by nobody for whom there is no room', () => {
    const held: string[] = []
    const put = (unit: number, hex: string) => held.push(`${unit}${hex}`)
    dealt([1, 2, 3], ['a', 'b', 'c'], (_, hex) => hex !== 'b', put)
    expect(held).toEqual(['1a', '2a', '3c'])
    expect(() => dealt([1], ['a'], () => false, put)).toThrow('no room')
  })
})
