import { describe, expect, it } from 'vitest'
import {
  AIR_TABLE,
  airResult,
  BASIC_TURNS,
  CALENDAR,
  COLUMNS,
  CRT,
  crtResult,
  RATIOS,
  TERRAIN_CHART,
  WEATHER_CHART,
} from '@/lib/games/moscow-1941/data/charts'
import { EDITION, pieces } from '@/lib/games/moscow-1941/data/edition'
import {
  EXITS,
  FORTS,
  fortBetween,
  hasRail,
  hasRoad,
  highwayBetween,
  PLACES,
  placeOf,
  RAILS,
  RIVERS,
  ROADS,
  railBetween,
  roadBetween,
  terrainOf,
  waterBetween,
} from '@/lib/games/moscow-1941/data/map'
import { AIR, COUNTERS } from '@/lib/games/moscow-1941/data/units'
import { board } from '@/lib/games/moscow-1941/geometry'
import { testData } from '../../support/game-suite/test-data'
import { testRivers } from '../../support/game-suite/test-rivers'

const units = Object.values(COUNTERS)
const setUp = units.filter(({ hex }) => hex !== null)
const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0)
const ids = (hex: string) => setUp.flatMap((unit) => (unit.hex === hex ? [unit.id] : [])).sort()

describe('map', () => {
  it('has 130 hexes with north at the top, every second row half a hex further east', () => {
    expect(board.hexes).toHaveLength(130)
    expect(board.centre('M1').y).toBeLessThan(board.centre('A1').y)
    expect(board.centre('H1').x).toBeGreaterThan(board.centre('I1').x)
    expect(board.has('H10')).toBe(true)
    expect(['H11', 'H0', 'N1', 'H01'].filter((hex) => board.has(hex))).toEqual([])
  })

  it('knows the neighbours of the printed sheet, in rows of both kinds', () => {
    expect([...board.neighbours('I7')].sort()).toEqual(['H6', 'H7', 'I6', 'I8', 'J6', 'J7'])
    expect([...board.neighbours('H6')].sort()).toEqual(['G6', 'G7', 'H5', 'H7', 'I6', 'I7'])
    expect([...board.neighbours('A1')].sort()).toEqual(['A2', 'B1'])
  })

  it('knows the ground of every hex', () => {
    expect(board.hexes.filter((hex) => terrainOf(hex) === 'forest')).toHaveLength(50)
    expect(() => terrainOf('N1')).toThrow('off the map')
    expect(['I7', 'F6', 'H1', 'A8', 'D3'].map(terrainOf)).toEqual([
      'clear',
      'clear',
      'clear',
      'clear',
      'forest',
    ])
  })

  it('has the places that decide the game', () => {
    const needed = (by: string) => PLACES.filter(({ victory }) => victory === by).map(({ name }) => name)
    expect(needed('both').sort()).toEqual(['Bryansk', 'Moscow', 'Smolensk'])
    expect(needed('soviet')).toEqual(['Voronezh'])
    expect([placeOf('I7')?.kind, placeOf('F6')?.kind, placeOf('H1')?.kind]).toEqual([
      'moscow',
      'tula',
      'city',
    ])
    expect(PLACES.filter(({ kind }) => kind === 'major').map(({ hex }) => hex)).toEqual(['A8', 'M9', 'K10'])
    expect(placeOf('A1')).toBeUndefined()
  })
})

describe('waters', () => {
  testRivers(
    board,
    RIVERS.filter(({ sides }) => sides[0]!.class === 'river'),
  )

  it('part the hexes that they are known to part', () => {
    expect(waterBetween('H6', 'I7')).toBe('river')
    expect(waterBetween('I7', 'H6')).toBe('river')
    expect(waterBetween('J5', 'K5')).toBe('lake')
    expect(waterBetween('H1', 'H2')).toBe('river')
    expect(waterBetween('I6', 'I7')).toBeUndefined()
    const lakes = RIVERS.flatMap(({ sides }) => sides.filter((side) => side.class === 'lake'))
    expect(lakes).toHaveLength(3)
  })
})

describe('roads and railways', () => {
  it('are named once, and each hangs together with all others of its kind', () => {
    for (const ways of [ROADS, RAILS]) {
      expect(new Set(ways.map(({ name }) => name)).size).toBe(ways.length)
      const joined = new Set(ways[0]!.hexes)
      for (let before = 0; before < joined.size; ) {
        before = joined.size
        for (const { hexes } of ways)
          if (hexes.some((hex) => joined.has(hex))) for (const hex of hexes) joined.add(hex)
      }
      expect(joined.size).toBe(new Set(ways.flatMap(({ hexes }) => hexes)).size)
    }
    expect([ROADS.length, RAILS.length]).toEqual([16, 22])
  })

  it('tell road from railway, and the highway that mud leaves open', () => {
    expect([roadBetween('H3', 'H4'), railBetween('H3', 'H4')]).toEqual([true, false])
    expect([roadBetween('H3', 'I4'), railBetween('H3', 'I4')]).toEqual([true, true])
    expect([highwayBetween('H3', 'H4'), highwayBetween('H3', 'I4')]).toEqual([true, false])
    expect(ROADS.filter(({ inMud }) => inMud).map(({ name }) => name)).toEqual(['Smolensk-Moscow highway'])
    expect([hasRoad('M7'), hasRail('M7'), hasRail('C1')]).toEqual([false, true, false])
  })

  it('lead off the map at its west edge for the Germans and at its east edge for the Soviet side', () => {
    for (const { hex, edge } of EXITS) expect(hex.slice(1), hex).toBe(edge === 'west' ? '1' : '10')
    const ofWays = [...ROADS, ...RAILS].flatMap(({ leadsOff }) => leadsOff.map(({ hex }) => hex))
    expect(new Set(ofWays)).toEqual(new Set(EXITS.map(({ hex }) => hex)))
    expect(EXITS.filter(({ edge }) => edge === 'west')).toHaveLength(6)
  })

  it('begin within five hexes of every unit of their side', () => {
    for (const { id, side, hex } of setUp) {
      const edge = side === 'german' ? 'west' : 'east'
      const lines = [...ROADS, ...RAILS].filter(({ leadsOff }) => leadsOff.some((exit) => exit.edge === edge))
      const hexes = side === 'german' ? lines.flatMap((line) => line.hexes) : board.hexes.filter(hasRail)
      expect(Math.min(...hexes.map((one) => board.distance(hex!, one))), id).toBeLessThanOrEqual(5)
    }
  })
})

describe('lines of defence', () => {
  it('protect from outside only', () => {
    expect([fortBetween('I6', 'I7'), fortBetween('I7', 'I6')]).toEqual([true, false])
    expect([fortBetween('H2', 'H3'), fortBetween('I2', 'I3'), fortBetween('J7', 'I7')]).toEqual([
      ...[true, true, false],
    ])
    expect(FORTS.map(({ sides }) => sides.length)).toEqual([11, 9, 3])
  })

  it('face west', () => {
    for (const { a, b } of FORTS.flatMap(({ sides }) => sides))
      expect(board.centre(a).x, `${a}/${b}`).toBeLessThan(board.centre(b).x)
  })
})

describe('units', () => {
  it('are 66 counters, 60 on the ground and six in the air', () => {
    expect([units.length, Object.keys(AIR).length]).toEqual([60, 6])
    const of = (side: string) => units.filter((unit) => unit.side === side)
    expect([of('german').length, of('soviet').length]).toEqual([25, 35])
    expect(
      [of('german'), of('soviet').filter(({ hex }) => hex)].map((all) => sum(all.map((u) => u.factor))),
    ).toEqual([87, 44])
  })

  it('stand where the charts set them up', () => {
    expect(ids('H1')).toEqual(['G-5K', 'G-5PzDiv'])
    expect(ids('I2')).toEqual(['G-3PzGp', 'G-56PzK', 'G-7PzDiv'])
    expect(ids('H2')).toEqual(['S-16A', 'S-Boldin'])
    expect(ids('I7')).toEqual(['S-Lelyushenko'])
    expect(AIR['S-6IAK']?.base).toBe('I7')
    expect(new Set(setUp.filter((u) => u.side === 'german').map((u) => u.hex)).size).toBe(13)
    expect(new Set(setUp.filter((u) => u.side === 'soviet').map((u) => u.hex)).size).toBe(18)
  })

  it('fit their names, and lawful stacks: three units, two of them corps, one an army', () => {
    for (const { name, size } of units) {
      if (/A( new)?$|PzGp$/.test(name)) expect(size, name).toBe('army')
      else if (/K$/.test(name)) expect(size, name).toBe('corps')
      else expect(size, name).toBe(/Div$/.test(name) ? 'division' : 'group')
    }
    for (const hex of new Set(setUp.map((unit) => unit.hex!))) {
      const stack = ids(hex).map((id) => COUNTERS[id]!)
      expect(new Set(stack.map(({ side }) => side)).size).toBe(1)
      expect(stack.length).toBeLessThanOrEqual(3)
      expect(stack.filter(({ size }) => size === 'army').length).toBeLessThanOrEqual(1)
      expect(stack.filter(({ size }) => size !== 'division').length).toBeLessThanOrEqual(2)
    }
  })

  it('are all needed by name: no two are called alike on a side', () => {
    expect(new Set(units.map(({ side, name }) => side + name)).size).toBe(units.length)
  })
})

describe('combat results', () => {
  it('are twelve columns, each with its ratio', () => {
    expect(COLUMNS).toHaveLength(12)
    expect(CRT).toHaveLength(6)
    for (const [i, column] of COLUMNS.entries()) {
      const [attack, defence] = column.split(':').map(Number)
      expect(RATIOS[i], column).toBe(attack! / defence!)
    }
  })

  it('are never kinder to the defender at better odds', () => {
    const harshness = ['AE', 'EX', 'AD', '-', 'S', 'D', 'R1', 'R2', 'DE', 'BR']
    const worth = (column: number, face: number) => harshness.indexOf(crtResult(column, face))
    for (const face of [2, 3, 5])
      for (let column = 1; column < COLUMNS.length; column += 1)
        expect(worth(column, face), `${face} ${COLUMNS[column]}`).toBeGreaterThanOrEqual(
          worth(column - 1, face),
        )
  })

  it('are those of the chart', () => {
    const at = (odds: string, face: number) => crtResult(COLUMNS.indexOf(odds), face)
    expect([at('1:5', 6), at('1:2', 2), at('1:1', 4), at('2:1', 1), at('3:1', 6), at('10:1', 1)]).toEqual([
      ...['EX', 'EX', 'D', '-', 'DE', 'R2'],
    ])
    // A modified die beyond the faces is the last of them.
    expect([at('10:1', 0), at('1:5', 7)]).toEqual(['R2', 'EX'])
    expect(() => crtResult(12, 3)).toThrow()
  })
})

describe('air table', () => {
  it('has a cell for every face and kind of mission', () => {
    expect(AIR_TABLE.map((row) => row.length)).toEqual([4, 4, 4, 4, 4, 4])
    expect([airResult('city', 1), airResult('other', 0), airResult('bySoviet', 6)]).toEqual([
      'AAc',
      'AAg',
      'EAX',
    ])
    expect([airResult('byGerman', 3), airResult('city', 7)]).toEqual(['Int', 'D'])
  })
})

describe('calendar and weather', () => {
  it('has ten turns, of which six make the basic game', () => {
    expect(CALENDAR.map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(CALENDAR.map(({ weather }) => weather).join(' ')).toBe(
      'good mud mud mud frost frost snow snow snow snow',
    )
    expect(CALENDAR.flatMap(({ turn, source }) => (source === 'derived' ? [turn] : []))).toHaveLength(
      BASIC_TURNS,
    )
    expect(CALENDAR.map(({ points }) => points)).toEqual([0, 4, 4, 4, 4, 4, 4, 4, 4, 4])
  })

  it('brings every unit that is not set up, each once', () => {
    const coming = CALENDAR.flatMap(({ arrivals }) => arrivals)
    expect([...coming].sort()).toEqual(units.flatMap(({ id, hex }) => (hex ? [] : [id])).sort())
    expect(CALENDAR[1]!.arrivals).toEqual(['S-5A', 'S-26A', 'S-5ParaK', 'S-Katukov'])
    expect(CALENDAR.flatMap(({ turn, leaving }) => leaving.map((id) => [turn, id]))).toEqual([[7, 'G-2FlK']])
  })

  it('shortens supply lines in mud and snow, and freezes waters in snow alone', () => {
    expect(WEATHER_CHART.good).toEqual({ ...WEATHER_CHART.frost })
    expect(WEATHER_CHART.mud).toMatchObject({ supply: { german: 2, soviet: 3 }, luftwaffe: 1, frozen: false })
    expect(WEATHER_CHART.snow.overrun).toEqual({ german: false, soviet: true })
    expect(WEATHER_CHART.snow.frozen).toBe(true)
  })
})

describe('terrain', () => {
  it('doubles in Moscow and Tula, and adds in cities', () => {
    expect(TERRAIN_CHART.moscow).toMatchObject({ times: 2, plus: 1, air: -2, stopsOverrun: 'all' })
    expect(TERRAIN_CHART.tula).toMatchObject({ times: 2, plus: 0, stopsOverrun: 'all' })
    expect([TERRAIN_CHART.major.plus, TERRAIN_CHART.city.plus, TERRAIN_CHART.town.plus]).toEqual([2, 1, 0])
    expect(TERRAIN_CHART.forest).toMatchObject({ air: -1, stopsOverrun: 'undispersed', times: 1 })
  })
})

describe('about this edition', () => {
  testData(EDITION, {
    Map: board.hexes.length,
    'Rivers and lakes': RIVERS.flatMap(({ sides }) => [...sides]),
    Roads: ROADS,
    Railways: RAILS,
    'Ways off the map': EXITS,
    'Lines of defence': FORTS.flatMap(({ sides }) => [...sides]),
    'Cities and towns': PLACES,
    'Set-up and arrival of ground units': units,
    'Figures of ground units': units.map(({ factorSource: source }) => ({ source })),
    'Air units': Object.values(AIR),
    Turns: CALENDAR,
    Weather: 4,
    'Combat results': 72,
    'Air results': 24,
    Terrain: Object.values(TERRAIN_CHART),
  })

  it('counts 66 pieces', () => {
    expect(sum(pieces().map((row) => row.pieces))).toBe(66)
  })
})
