import { describe, expect, it } from 'vitest'
import {
  COLUMNS,
  type CrtRow,
  crtResult,
  crtRow,
  DIRECTIVE,
  enterCost,
  escapeResult,
  TERRAIN_CHART,
  TURN_TRACK,
  terrainShift,
} from '@/lib/games/a-victory-denied/data/charts'
import { CHITS, FORMER_VP_CHITS, MANDATORY, VP_CHITS, vpChit } from '@/lib/games/a-victory-denied/data/chits'
import { COUNTER_IDS, COUNTERS } from '@/lib/games/a-victory-denied/data/counters'
import { EDITION, pieces } from '@/lib/games/a-victory-denied/data/edition'
import {
  ENTRY,
  hasRoad,
  isBridged,
  MOSCOW,
  POCKET,
  RIVERS,
  ROADS,
  riverBetween,
  roadBetween,
  SOURCES,
  TIMOSHENKO_ENTRY,
  TOWNS,
  terrainOf,
  touchesMajorRiver,
  townOf,
  VICTORY_HEXES,
} from '@/lib/games/a-victory-denied/data/map'
import { board } from '@/lib/games/a-victory-denied/geometry'
import { testData } from '../../support/game-suite/test-data'
import { testRivers } from '../../support/game-suite/test-rivers'

const groupBy = <T>(rows: readonly T[], key: (row: T) => string) => {
  const groups = new Map<string, T[]>()
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row])
  return groups
}
const units = Object.values(COUNTERS)
const setUp = units.filter((unit) => unit.hex !== null)

describe('map', () => {
  it('has 2337 hexes with north at the top', () => {
    expect(board.hexes).toHaveLength(41 * 57)
    expect(board.centre('5001').y).toBeLessThan(board.centre('1001').y)
    expect(board.centre('3001').x).toBeLessThan(board.centre('3057').x)
    expect(board.centre('3001').x).toBeGreaterThan(board.centre('3101').x)
  })

  it('numbers neighbours as the sheet does, odd and even rows', () => {
    expect([...board.neighbours('3106')].sort()).toEqual(['3005', '3006', '3105', '3107', '3205', '3206'])
    expect([...board.neighbours('3218')].sort()).toEqual(['3118', '3119', '3217', '3219', '3318', '3319'])
  })

  it('knows the ground of every hex', () => {
    const hills = board.hexes.filter((hex) => terrainOf(hex) === 'hill')
    expect(hills).toHaveLength(23)
    const covered = board.hexes.filter((hex) => ['woods', 'swamp'].includes(terrainOf(hex)))
    expect(covered.length / board.hexes.length).toBeGreaterThan(0.35)
    expect(covered.length / board.hexes.length).toBeLessThan(0.45)
    expect(() => terrainOf('0101')).toThrow('off the map')
  })

  it('places towns in the open', () => {
    for (const town of TOWNS) {
      if (town.kind !== 'none') expect(['clear', 'hill'], town.name).toContain(terrainOf(town.hex))
    }
  })

  it('adds the shifts of ground and town', () => {
    expect(terrainShift('3327')).toBe(2)
    expect(terrainShift('2932')).toBe(1 + (terrainOf('2932') === 'hill' ? 1 : 0))
    const woods = board.hexes.find((hex) => terrainOf(hex) === 'woods' && !townOf(hex))!
    expect(terrainShift(woods)).toBe(1)
    expect([enterCost(woods, false), enterCost(woods, true)]).toEqual([1, 2])
  })
})

describe('rivers', () => {
  testRivers(board, RIVERS)

  it('grow from minor to major, never back, but for mouths below the map', () => {
    for (const { name, sides } of RIVERS) {
      const classes = sides.map((side) => side.class)
      const changes = classes.filter((one, i) => i > 0 && one !== classes[i - 1])
      expect(changes.length, name).toBeLessThanOrEqual(1)
      if (changes.length) expect(changes[0], name).toBe('major')
    }
  })

  it('hold the Dnieper at Orsha, Smolensk and Mogilev', () => {
    expect(riverBetween('3217', '3218')).toBe('major')
    expect(riverBetween('3327', '3227')).toBe('major')
    expect(riverBetween('2717', '2617')).toBe('major')
    expect(touchesMajorRiver('3218')).toBe(true)
    expect(touchesMajorRiver('3438')).toBe(false)
    expect(riverBetween('3438', '3439')).toBeUndefined()
  })
})

describe('roads', () => {
  it('are chains of neighbours that visit no hex twice', () => {
    for (const { name, hexes } of ROADS) {
      expect(new Set(hexes).size, name).toBe(hexes.length)
      for (const [i, hex] of hexes.entries()) {
        expect(hasRoad(hex)).toBe(true)
        if (i > 0) expect(roadBetween(hexes[i - 1]!, hex), name).toBe(true)
      }
    }
  })

  it('hang together as one network', () => {
    const reached = new Set(['3327'])
    for (const hex of reached) {
      for (const next of board.neighbours(hex)) if (roadBetween(hex, next)) reached.add(next)
    }
    expect(reached.size).toBe(board.hexes.filter(hasRoad).length)
  })

  it('bridge the rivers they cross, and only those', () => {
    const bridges = board.hexes.flatMap((a) =>
      board
        .neighbours(a)
        .filter((b) => a < b && isBridged(a, b))
        .map((b) => `${a}/${b}`),
    )
    for (const side of bridges) {
      const [a, b] = side.split('/') as [string, string]
      expect(roadBetween(a, b)).toBe(true)
      expect(riverBetween(a, b)).toBeDefined()
    }
    const major = bridges.filter((side) => riverBetween(...(side.split('/') as [string, string])) === 'major')
    for (const crossing of ['3329/3330', '3227/3327', '3217/3218', '2617/2717', '1914/1915', '1714/1813']) {
      expect(major).toContain(crossing)
    }
    expect(bridges).toHaveLength(81)
  })
})

describe('places the rules name', () => {
  it('stand where the rules say', () => {
    expect(townOf('3919')).toMatchObject({ name: 'Vitebsk', startsGerman: true })
    expect(townOf('2110')).toMatchObject({ name: 'Bobruysk', startsGerman: true })
    expect(VICTORY_HEXES['3919']).toBeDefined()
    expect(VICTORY_HEXES['2110']).toBeDefined()
    expect(ENTRY).toEqual({ nineArmy: '3106', panzer3: '3902', panzer2: '2704' })
    expect(SOURCES.find((source) => source.hex === '1517')).toMatchObject({ side: 'soviet', lastTurn: 4 })
    expect(MOSCOW).toHaveLength(3)
    for (const hex of MOSCOW) expect(townOf(hex)?.name).toBe('Moscow')
  })

  it('put the entry hexes on a road beside the pocket', () => {
    for (const hex of Object.values(ENTRY)) {
      expect(hasRoad(hex)).toBe(true)
      expect(POCKET.has(hex)).toBe(false)
      expect(board.neighbours(hex).some((next) => POCKET.has(next))).toBe(true)
    }
    expect(townOf('3003')?.name).toBe('Minsk')
    expect(POCKET.has('3003')).toBe(true)
  })

  it('let the Germans trace supply to the pocket and the Soviets beyond it', () => {
    for (const { side, hex } of SOURCES) expect(POCKET.has(hex), hex).toBe(side === 'german')
    expect(SOURCES.filter(({ lastTurn }) => lastTurn !== null).map(({ hex }) => hex)).toEqual(['1517'])
    for (const hex of TIMOSHENKO_ENTRY) expect(board.distance(hex, '1517')).toBeLessThanOrEqual(1)
  })

  it('give each Victory Hex a VP chit of its star', () => {
    for (const star of ['minor', 'major'] as const) {
      const hexes = Object.values(VICTORY_HEXES).filter((one) => one === star)
      const chits = Object.values(VP_CHITS).filter((chit) => chit.kind === star)
      expect(hexes).toHaveLength(chits.length)
    }
    expect(Object.values(VP_CHITS).reduce((sum, chit) => sum + chit.value, 0)).toBe(50)
  })

  it('keep the VP chits of games that were begun with other ones as they were', () => {
    const values = (star: string) =>
      Object.entries(FORMER_VP_CHITS).flatMap(([id, { kind, value }]) =>
        kind === star ? [`${id} ${value}`] : [],
      )
    expect(values('major').join()).toBe('MAJ-1 3,MAJ-2 3,MAJ-3 4,MAJ-4 4,MAJ-5 5,MAJ-6 5')
    expect(values('minor').join()).toBe(
      'MIN-01 1,MIN-02 1,MIN-03 1,MIN-04 1,MIN-05 1,MIN-06 2,MIN-07 2,MIN-08 2,MIN-09 2,MIN-10 2,' +
        'MIN-11 3,MIN-12 3,MIN-13 3,MIN-14 3',
    )
    for (const id of Object.keys({ ...VP_CHITS, ...FORMER_VP_CHITS }))
      expect(vpChit(id)).toEqual(VP_CHITS[id] ?? FORMER_VP_CHITS[id])
  })
})

describe('counters', () => {
  it('have ids of their own that begin with their side', () => {
    const ids = [...COUNTER_IDS, ...Object.keys(CHITS), ...Object.keys(VP_CHITS)]
    expect(new Set(ids).size).toBe(ids.length)
    for (const unit of units) expect(unit.id.startsWith(unit.side === 'german' ? 'G-' : 'S-')).toBe(true)
  })

  it('add up to the 280 pieces of the box', () => {
    const all = pieces()
    expect(all.reduce((sum, row) => sum + row.pieces * row.versions, 0)).toBe(280)
    expect(Object.fromEntries(all.map((row) => [row.item, row.pieces]))).toMatchObject({
      'German motorized units': 17,
      'German other units': 23,
      'German headquarters': 5,
      'German chits': 9,
      'Soviet motorized units': 18,
      'Soviet other units': 62,
      'Soviet headquarters': 12,
      'Soviet chits': 13,
    })
  })

  it('have steps, sides and ranges that agree', () => {
    for (const unit of units) {
      expect(unit.hq).toBe(unit.steps === 0)
      expect(unit.hq).toBe(unit.range !== null)
      expect(unit.steps === 2).toBe(unit.reduced !== null)
      if (unit.hq) continue
      expect(unit.defence).toBeGreaterThan(0)
      if (unit.reduced) {
        expect(unit.reduced.attack).toBeLessThan(unit.attack)
        expect(unit.reduced.defence).toBeLessThan(unit.defence)
        expect(unit.reduced.move).toBe(unit.move)
      }
      expect(unit.move === 0).toBe(unit.kind === 'pvo')
    }
    expect(COUNTERS['G-SSREICH']).toMatchObject({
      attack: 8,
      defence: 8,
      move: 10,
      reduced: { attack: 7, defence: 7, move: 10 },
    })
  })

  it('group the panzer divisions in their corps', () => {
    const corps = groupBy(
      units.filter((unit) => unit.corps),
      (unit) => unit.corps!,
    )
    const names = Object.fromEntries([...corps].map(([name, all]) => [name, all.map((u) => u.name).sort()]))
    expect(names).toEqual({
      XXXXVII: ['17Pz', '18Pz', '29Mot'],
      XXIV: ['10Mot', '3Pz', '4Pz'],
      XXXXVI: ['10Pz', 'SSReich'],
      LVII: ['12Pz', '14Mot(-)', '20Mot', '20Pz', '7Pz'],
      XXXIX: ['14Mot(-)', '18Mot', '19Pz', '900Lehr'],
    })
    for (const all of corps.values()) {
      expect(new Set(all.map((unit) => `${unit.corpsColour} ${unit.colour}`)).size).toBe(1)
    }
    const motorized = units.filter((unit) => unit.side === 'german' && unit.motorized)
    expect(motorized.every((unit) => unit.corps !== null)).toBe(true)
  })

  it('arrive where and when the rules say', () => {
    const arriving = (arrival: string) => units.filter((unit) => unit.arrival === arrival)
    const timoshenko = arriving('timoshenko')
    expect([timoshenko.filter((u) => u.hq).length, timoshenko.filter((u) => !u.hq).length]).toEqual([1, 3])
    expect(arriving('pvo').map((unit) => unit.turn)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(arriving('turn6').map((unit) => unit.id)).toEqual(['G-BLUE'])
    const redOnMap = setUp.filter((u) => u.side === 'soviet' && ['red', 'pvo'].includes(u.colour))
    expect(redOnMap.filter((u) => u.colour === 'pvo')).toHaveLength(5)
    expect(redOnMap.flatMap((u) => (u.colour === 'red' ? [u.name] : [])).sort()).toEqual([
      '172ID',
      '187ID',
      '1MRD',
    ])
    expect(arriving('elite').every((unit) => unit.colour === 'red')).toBe(true)
    expect(arriving('stavka').every((unit) => unit.colour === 'star')).toBe(true)
    for (const unit of units) {
      expect(unit.hex !== null, unit.id).toBe(unit.arrival === 'setup')
      const offMapGerman = unit.side === 'german' && unit.hex === null
      expect(unit.entry !== null, unit.id).toBe(offMapGerman)
      const entry = { '9a': ENTRY.nineArmy, pg2: ENTRY.panzer2, pg3: ENTRY.panzer3 }
      if (unit.entry) expect(unit.entry).toBe(entry[unit.colour as keyof typeof entry])
    }
  })

  it('stand in lawful stacks at the start (5.1-5.3), none with the enemy or in the pocket', () => {
    for (const [hex, stack] of groupBy(setUp, (unit) => unit.hex!)) {
      expect(new Set(stack.map((unit) => unit.side)).size, hex).toBe(1)
      expect(stack.filter((unit) => unit.hq).length, hex).toBeLessThanOrEqual(1)
      const combat = stack.filter((unit) => !unit.hq)
      expect(combat.length, hex).toBeLessThanOrEqual(2)
      expect(combat.filter((unit) => ['tan', 'star'].includes(unit.colour)).length, hex).toBeLessThanOrEqual(
        1,
      )
      expect(POCKET.has(hex)).toBe(false)
    }
  })

  it('begin in reach of the HQ of their army, but for red divisions, which obey any HQ', () => {
    for (const unit of setUp.filter((one) => one.colour === 'tan')) {
      const hq = units.find((other) => other.hq && other.hex && other.formation === unit.formation)
      if (hq) expect(board.distance(unit.hex!, hq.hex!), unit.id).toBeLessThanOrEqual(hq.range!)
    }
  })

  it('occupy the German Victory Hexes with nobody hostile', () => {
    for (const town of TOWNS) {
      const holders = setUp.filter((unit) => unit.hex === town.hex).map((unit) => unit.side)
      if (town.startsGerman) expect(holders).not.toContain('soviet')
      else if (town.victory) expect(holders).not.toContain('german')
    }
  })
})

describe('chits', () => {
  it('give every Soviet HQ one chit', () => {
    const named = Object.values(CHITS).flatMap((chit) => chit.hq ?? [])
    const hqs = units.filter((unit) => unit.hq && unit.side === 'soviet').map((unit) => unit.id)
    expect([...named].sort()).toEqual([...hqs].sort())
  })

  it('give the Germans three of 9th Army, their panzer groups and Guderian', () => {
    const german = Object.values(CHITS).filter((chit) => chit.side === 'german')
    const copies = german.map((chit) => [chit.id, chit.copies])
    expect(Object.fromEntries(copies)).toEqual({
      'G-9A': 3,
      'G-2PG': 2,
      'G-3PG': 2,
      'G-GUDERIAN': 1,
      'G-AIR': 1,
    })
    expect([CHITS['G-2PG']?.group, CHITS['G-3PG']?.group]).toEqual(['pg2', 'pg3'])
    expect(CHITS['G-GUDERIAN']).toMatchObject({ kind: 'guderian', group: 'pg2' })
    for (const id of MANDATORY) expect(CHITS[id]).toBeDefined()
  })
})

describe('combat results table', () => {
  const rows: CrtRow[] = [0, 1, 2, 3, 4, 5]
  const harshness = ['A1', '-', 'DR', '1DR', '1DR2', '2DR2', '3DR2']
  const rank = (column: number, row: CrtRow) => harshness.indexOf(crtResult(column, row).text)

  it('is complete and never kinder to the defender at better odds or a better die', () => {
    for (const row of rows) {
      for (const column of COLUMNS.keys()) {
        expect(rank(column, row)).toBeGreaterThanOrEqual(0)
        if (column > 0) expect(rank(column, row)).toBeGreaterThanOrEqual(rank(column - 1, row))
        if (row > 0) expect(rank(column, row)).toBeGreaterThanOrEqual(rank(column, (row - 1) as CrtRow))
      }
    }
    expect(() => crtResult(11, 0)).toThrow()
  })

  it('reads the dice of both sides', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((face) => crtRow('d6', face))).toEqual([0, 0, 1, 2, 3, 4, 5, 5])
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map((face) => crtRow('d10', face))).toEqual([
      0, 0, 1, 2, 2, 3, 4, 4, 5,
    ])
    expect([crtRow('d10', 10), crtRow('d10', 11)]).toEqual(['elite', 'elite'])
  })

  it('has the cells that are known', () => {
    expect(crtResult(COLUMNS.indexOf('4-1'), crtRow('d10', 3) as CrtRow).text).toBe('DR')
    expect(crtResult(COLUMNS.indexOf('8-1'), crtRow('d6', 4) as CrtRow)).toEqual({
      text: '2DR2',
      suffers: 'defender',
      steps: 2,
      retreat: 2,
    })
    expect(crtResult(0, 0)).toEqual({ text: 'A1', suffers: 'attacker', steps: 1, retreat: 0 })
  })
})

describe('Minsk escape table', () => {
  it('is complete and never meaner for more points or a better die', () => {
    const worth = (points: number, die: number) => {
      const { escapees, takesVp } = escapeResult(points, die)
      return escapees + (takesVp ? 0.5 : 0)
    }
    for (let points = 0; points <= 16; points += 1) {
      for (let die = -1; die <= 6; die += 1) {
        expect(worth(points + 1, die)).toBeGreaterThanOrEqual(worth(points, die))
        expect(worth(points, die + 1)).toBeGreaterThanOrEqual(worth(points, die))
      }
    }
    expect(escapeResult(11, 6)).toEqual({ escapees: 4, takesVp: true })
    expect(escapeResult(2, 5)).toEqual({ escapees: 0, takesVp: false })
    // Never more than are in the pocket.
    expect(units.filter((u) => u.side === 'soviet' && u.arrival === 'pocket').length).toBeGreaterThanOrEqual(
      8,
    )
  })
})

describe('turn track', () => {
  it('has ten turns whose branches end with the directive', () => {
    expect(Object.keys(TURN_TRACK)).toHaveLength(10)
    for (let turn = 1; turn <= 10; turn += 1) {
      const { german, oos } = TURN_TRACK[turn]!
      expect(german.moscow).not.toBeNull()
      expect(german.distracted === null).toBe(turn > 8)
      expect(oos.distracted === null).toBe(turn > 8)
      if (turn < 8) expect(german.distracted).toBe(german.moscow)
    }
  })

  it('agrees with the rules about its first turns', () => {
    expect(TURN_TRACK[1]).toMatchObject({ soviet: 2, art: false, german: { moscow: 3 }, oos: { moscow: 0 } })
    expect([1, 2, 3].map((turn) => TURN_TRACK[turn]!.escapeModifier)).toEqual([0, -1, -2])
    expect([1, 2, 3, 4, 5].map((turn) => TURN_TRACK[turn]!.release)).toEqual([
      'voluntary',
      'voluntary',
      'voluntary',
      'compulsory',
      'none',
    ])
    const stars = Object.entries(TURN_TRACK).flatMap(([turn, { stars }]) => (stars ? [Number(turn)] : []))
    expect(stars).toEqual([4, 5, 6, 7, 8, 9, 10])
  })

  it('brings as many PVO as there are counters for', () => {
    for (const [turn, { pvo }] of Object.entries(TURN_TRACK)) {
      expect(units.filter((u) => u.arrival === 'pvo' && u.turn === Number(turn))).toHaveLength(pvo)
    }
  })

  it('is followed by a directive for every face of the die', () => {
    expect([1, 2, 3, 4, 5, 6].map((face) => DIRECTIVE[face])).not.toContain(undefined)
    expect(new Set(Object.values(DIRECTIVE))).toEqual(new Set(['moscow', 'distracted', 'choice']))
  })
})

describe('about this edition', () => {
  const bridged = RIVERS.flatMap(({ sides }) => sides).filter(({ a, b }) => isBridged(a, b))
  testData(EDITION, {
    Map: board.hexes.length,
    'Areas, entry hexes and supply sources': 6 + new Set(SOURCES.map(({ name }) => name)).size,
    Rivers: RIVERS.flatMap(({ sides }) => sides),
    Roads: ROADS,
    Bridges: new Set(bridged.map(({ a, b }) => [a, b].sort().join())).size,
    'Towns and Victory Hexes': TOWNS,
    'Units and headquarters': units,
    'Command chits': Object.values(CHITS).flatMap((chit) => Array.from({ length: chit.copies }, () => chit)),
    'Turn track': Object.values(TURN_TRACK),
    'Combat results table': 6 * COLUMNS.length,
    'Terrain chart': Object.values(TERRAIN_CHART),
    'Minsk escape table': 30,
    'Hitler Directive table': Object.keys(DIRECTIVE).length,
    'Victory point chits': Object.keys(VP_CHITS).length,
  })

  it('has the rows that are known', () => {
    const total = (title: string) =>
      Object.values(EDITION.find((part) => part.title === title)!.counts).reduce((sum, n) => sum + n, 0)
    expect(total('Units and headquarters')).toBe(137)
    expect(total('Rivers')).toBe(922)
    expect(total('Command chits')).toBe(24)
    expect(total('Turn track')).toBe(10)
  })
})
