import { describe, expect, test } from 'vitest'
import { readResult } from '@/lib/wargame/crt'
import {
  among,
  blocksOf,
  cellsOf,
  headedRows,
  keyedBy,
  marked,
  numberOrNone,
  oneOf,
  orNone,
  rowReader,
  rowsOf,
  sourceOf,
  tableBy,
  text,
  wholeNumber,
} from '@/lib/wargame/data-tables'
import { makeTerrainChart, makeWays, readGround, readHexsides, readRoutes } from '@/lib/wargame/map-tables'
import { board } from './small-map'

describe('rows of a table', () => {
  test('are read', () => {
    expect(rowsOf('\n one \n\ntwo\n')).toEqual(['one', 'two'])
    expect(cellsOf('a | b', '|', 2)).toEqual(['a', 'b'])
    expect(oneOf(['town', 'city'], 'city', 'Klin')).toBe('city')
    expect(wholeNumber('-3', 'turn 3')).toBe(-3)
    expect(numberOrNone('-', 'turn 3')).toBeNull()
    expect(sourceOf('f', 'Orel')).toBe('found')
    expect(blocksOf('\n> A | s\n1 2\n3\n> B\n4\n')).toEqual([
      { heading: 'A | s', words: ['1', '2', '3'] },
      { heading: 'B', words: ['4'] },
    ])
  })

  test('are refused by name', () => {
    expect(() => cellsOf('a|b', '|', 3)).toThrow('row "a|b": has 2 cells, not 3')
    expect(() => oneOf(['town'], 'village', 'Klin')).toThrow('Klin: "village" is not one of town')
    expect(() => wholeNumber('x', 'turn 3')).toThrow('turn 3: "x" is no whole number')
    expect(() => sourceOf('q', 'Orel')).toThrow('Orel: "q" is no provenance')
  })
})

describe('ground', () => {
  const ROWS = ['01 ..w..', '02 ..w..', '03 ..w..', '04 .....', '05 .....', '06 .....', '07 ....w']
  const letters = { '.': 'clear', w: 'woods' } as const

  test('has a terrain for every hex', () => {
    const ground = readGround(board, ROWS.join('\n'), letters)
    expect(ground.get('0203')).toBe('woods')
    expect(ground.get('0705')).toBe('woods')
    expect([...ground.values()].filter((terrain) => terrain === 'clear')).toHaveLength(31)
  })

  test('is refused where a letter, a hex or a row is wrong', () => {
    expect(() => readGround(board, ROWS.join('\n').replace('w', 'x'), letters)).toThrow('"x" is no terrain')
    expect(() => readGround(board, `${ROWS.join('\n')}.`, letters)).toThrow('0706 is off the map')
    expect(() => readGround(board, ROWS.slice(1).join('\n'), letters)).toThrow('has 30 hexes')
  })
})

describe('lines', () => {
  test('along hexsides take a class and a provenance until the next is named', () => {
    const [river] = readHexsides(board, '> Ob\ns 0101/0102 major 0102/0201 d 0102/0202', ['minor', 'major'])
    expect(river).toEqual({
      name: 'Ob',
      sides: [
        { a: '0101', b: '0102', class: 'minor', source: 'seed' },
        { a: '0102', b: '0201', class: 'major', source: 'seed' },
        { a: '0102', b: '0202', class: 'major', source: 'derived' },
      ],
    })
    expect(() => readHexsides(board, '> Ob\n0101/0103', ['minor'])).toThrow('Ob: 0101 and 0103 are not')
  })

  test('through hexes go from neighbour to neighbour', () => {
    expect(readRoutes(board, '> highway | f\n0101 0102\n0202')).toEqual([
      { name: 'highway', hexes: ['0101', '0102', '0202'], source: 'found' },
    ])
    expect(() => readRoutes(board, '> highway | f\n0101 0103')).toThrow('highway: 0101 and 0103 are not')
    expect(() => readRoutes(board, '> highway | f\n0101 0100')).toThrow('highway: 0100 is off the map')
  })
})

describe('tables by columns', () => {
  const readTown = rowReader('town', '|', {
    ...{ hex: text, kind: among(['town', 'city']), held: marked('german'), turn: orNone(wholeNumber) },
  })

  test('are read cell by cell', () => {
    expect(readTown('0101 | city | german | 3')).toEqual({ hex: '0101', kind: 'city', held: true, turn: 3 })
    expect(readTown('0102 | town | - | -')).toEqual({ hex: '0102', kind: 'town', held: false, turn: null })
  })

  test('name the row that is wrong', () => {
    expect(() => readTown('0101 | village | - | -')).toThrow('town 0101: "village" is not one of town, city')
    expect(() => readTown('0101 | town | soviet | -')).toThrow('town 0101: "soviet" is not one of german, -')
    expect(() => readTown('0101 | town | -')).toThrow('has 3 cells, not 4')
  })

  test('know each row by its key, once', () => {
    const towns = [readTown('0101 | city | - | -'), readTown('0102 | town | - | -')]
    expect([...keyedBy('hex', towns).keys()]).toEqual(['0101', '0102'])
    expect(() => keyedBy('hex', [...towns, towns[0]!])).toThrow('0101: is there twice')
    const table = tableBy('hex', towns)
    expect([table['0102'], table.constructor]).toEqual([towns[1], undefined])
  })

  test('stand under headings', () => {
    expect(headedRows('> A\none\ntwo\n\n> B\nthree')).toEqual([
      { heading: 'A', row: 'one' },
      { heading: 'A', row: 'two' },
      { heading: 'B', row: 'three' },
    ])
  })
})

describe('rivers and roads', () => {
  const lines = readHexsides(board, '> Ob\n0101/0102\n> Don\nmajor 0103/0104', ['minor', 'major'])
  const ways = makeWays(lines, readRoutes(board, '> Highway | s\n0101 0102 0103'))

  test('run along hexsides, one river each', () => {
    const between = [ways.riverBetween('0102', '0101'), ways.riverBetween('0103', '0104')]
    expect(between).toEqual(['minor', 'major'])
    expect(ways.riverBetween('0102', '0103')).toBeUndefined()
    expect([...ways.banksOf('major')].sort()).toEqual(['0103', '0104'])
    expect(() => makeWays([...lines, lines[0]!], [])).toThrow('Ob: the hexside 0101/0102 has one already')
  })

  test('cross hexsides, and rivers by bridges', () => {
    const road = [ways.roadBetween('0102', '0101'), ways.roadBetween('0103', '0104')]
    expect([...road, ways.hasRoad('0103'), ways.hasRoad('0104')]).toEqual([true, false, true, false])
    const bridged = [ways.isBridged('0102', '0101'), ways.isBridged('0102', '0103')]
    expect([...bridged, ways.isBridged('0103', '0104')]).toEqual([true, false, false])
  })
})

test('a terrain chart tells what it costs to enter a hex, and how well ground and town shelter together', () => {
  const effect = (foot: number, motor: number, shift: number) => ({
    foot,
    motor,
    shift,
    source: 'seed' as const,
  })
  const chart = { clear: effect(1, 1, 0), woods: effect(1, 2, 1), city: effect(1, 1, 2) }
  const towns: Readonly<Record<string, { kind: 'city' | 'none' }>> = {
    b: { kind: 'city' },
    c: { kind: 'none' },
  }
  const { enterCost, terrainShift } = makeTerrainChart(
    chart,
    (hex) => (hex === 'a' ? 'clear' : 'woods'),
    (hex) => towns[hex],
  )
  expect([enterCost('a', true), enterCost('b', true), enterCost('b', false)]).toEqual([1, 2, 1])
  expect(['a', 'b', 'c'].map(terrainShift)).toEqual([0, 3, 1])
})

test('results of battles are read as tables print them', () => {
  expect(readResult('-')).toMatchObject({ suffers: null, steps: 0, retreat: 0 })
  expect(readResult('A2')).toEqual({ text: 'A2', suffers: 'attacker', steps: 2, retreat: 0 })
  expect(readResult('DR')).toMatchObject({ suffers: 'defender', steps: 0, retreat: 1 })
  expect(readResult('1DR2')).toMatchObject({ suffers: 'defender', steps: 1, retreat: 2 })
  expect(() => readResult('EX')).toThrow('combat results: "EX" is no result')
})
