import { describe, expect } from 'vitest'
import { allows, refuses } from '../../../support/ledger'
import {
  all,
  ask,
  at,
  attack,
  counter,
  done,
  due,
  fighting,
  find,
  loss,
  NO_STUKAS,
  no,
  position,
  retreat,
  same,
  yes,
} from './play'

type Units = Parameters<typeof position>[0]['units']
/** Germans in 1351 beat what stands in 1350: it must retreat so many hexes. */
function beaten(units: Record<string, string | { at: string }>, hexes = 1, target = '1350', more = {}) {
  const where = (id: string) =>
    typeof units[id] === 'string' ? (units[id] as string) : (units[id] as { at: string }).at
  const here = Object.keys(units).filter((id) => where(id) === target)
  const side = here[0]!.startsWith('S') ? 'soviet' : 'german'
  const other = side === 'soviet' ? 'german' : 'soviet'
  const attackers = Object.keys(units).filter(
    (id) => id.startsWith(other === 'german' ? 'G' : 'S') && !id.includes('HQ'),
  )
  const fighters = here.filter((id) => !id.includes('HQ'))
  const s = position({
    ...fighting(other, ...attackers),
    ...more,
    units: units as Units,
    battle: {
      kind: 'attack',
      side: other,
      target,
      attackers: attackers.map((unit) => ({ unit, from: where(unit) })),
      defenders: fighters,
      hqs: here.filter((id) => id.includes('HQ')).map((hq) => ({ hq, at: target })),
      throws: 1,
      suffers: side,
      retreat: Object.fromEntries(fighters.map((id) => [id, hexes])),
    },
    agenda: [
      { step: 'fight', side: other },
      { step: 'endBattle' },
      { step: 'advance', side: other },
      { step: 'headquarters' },
      { step: 'retreat', side },
    ],
  })
  return s
}
const ways = (state: ReturnType<typeof position>, unit: string, hexes = 1): string[] =>
  ask(state, { ask: 'retreat', unit, hexes }).map(
    ({ path, steps }: { path: string[]; steps: number }) => `${path.join('-')}:${steps}`,
  )

const east = { 'G-3PZ': '1351', 'G-14MOT-A': '1351' }

describe('9.5.3 where to', () => {
  allows('AVD 9.5.3', 'hexes closer to a supply source out of enemy zones', () => {
    const s = beaten({ ...east, 'S-20RC': '1350' })
    same(ways(s, 'S-20RC'), ['1249:0', '1349:0'])
    expect(at(yes(s, 'soviet', retreat('S-20RC', '1249')), 'S-20RC')).toBe('1249')
  })
  refuses('AVD 9.5.3', 'a hex that is not closer, one in a zone, one too many', () => {
    const s = beaten({ ...east, 'S-20RC': '1350' })
    for (const path of [['1449'], ['1450'], ['1351'], ['1349', '1348']])
      expect(no(s, 'soviet', retreat('S-20RC', ...path))).toMatch(/AVD 9\.5/)
    expect(no(s, 'soviet', done)).toMatch(/AVD 9\.5/)
  })
  const hemmed = { ...east, 'S-20RC': '1350', 'G-8ID': '1348', 'G-28ID': '1149' }
  allows('AVD 9.5.3', 'no zone goes before closer to supply', () => {
    same(ways(beaten(hemmed), 'S-20RC'), ['1449:0'])
  })
  allows('AVD 9.5.4', 'into a zone at the cost of a step where there is nothing else', () => {
    const s = beaten({ ...hemmed, 'G-161ID': '1549' })
    same(ways(s, 'S-20RC'), ['1249:1', '1349:1'])
    const after = yes(s, 'soviet', retreat('S-20RC', '1249'))
    expect(counter(after, 'S-20RC')).toMatchObject({ at: '1249', reduced: true })
    expect(due(after)).toBe('advance')
  })
  allows('AVD 9.5.4', 'a friendly unit does not save a Soviet from the loss', () => {
    const s = beaten({ ...hemmed, 'G-161ID': '1549', 'S-172ID': '1449' })
    same(ways(s, 'S-20RC'), ['1249:1', '1349:1'])
  })
  allows('AVD 9.5.4', 'a reduced unit is eliminated there', () => {
    const s = beaten({ ...hemmed, 'G-161ID': '1549', 'S-20RC': { at: '1350', reduced: true } as never })
    const after =
      ways(s, 'S-20RC').length > 0
        ? yes(s, 'soviet', retreat('S-20RC', ways(s, 'S-20RC')[0]!.slice(0, 4)))
        : null
    expect(at(after!, 'S-20RC')).toBe('reserve')
    expect(find(after!, 'UnitRetreated')).toEqual([])
  })
  allows('AVD 9.5.3', 'two hexes, each closer', () => {
    const s = beaten({ ...east, 'S-20RC': '1350' }, 2)
    const found = ways(s, 'S-20RC', 2)
    for (const way of ['1349-1348:0', '1349-1248:0', '1249-1248:0', '1249-1149:0'])
      expect(found).toContain(way)
    for (const way of found) expect(way).toMatch(/^(1349|1249)-(1348|1248|1149)/)
    expect(no(s, 'soviet', retreat('S-20RC', '1349'))).toMatch(/AVD 9\.5/)
  })
  allows('AVD 9.5.1', 'a stack may split', () => {
    const s = beaten({ ...east, 'S-20RC': '1350', 'S-172ID': '1350' })
    const after = all(s, ['soviet', retreat('S-20RC', '1349')], ['soviet', retreat('S-172ID', '1249')])
    expect([at(after, 'S-20RC'), at(after, 'S-172ID')]).toEqual(['1349', '1249'])
  })
  allows('AVD 9.5.3', 'room in the last hex counts among the closer ones', () => {
    same(ways(beaten({ ...east, 'S-20RC': '1350', 'S-61RC': '1349' }), 'S-20RC'), ['1249:0'])
  })
  allows('AVD 9.5.5', 'closer goes before room, and the overfull retreat goes on', () => {
    const s = beaten({ ...east, 'S-20RC': '1350', 'S-61RC': '1349', 'S-45RC': '1249' })
    const found = ways(s, 'S-20RC')
    for (const way of found) expect(way).toMatch(/^(1349|1249)-\d{4}:0$/)
    expect(found).toContain('1349-1348:0')
    const after = yes(s, 'soviet', retreat('S-20RC', '1349', '1348'))
    expect(at(after, 'S-20RC')).toBe('1348')
    expect(no(s, 'soviet', retreat('S-20RC', '1349'))).toMatch(/AVD 9\.5/)
  })
})

const red = { 'S-KV1-1': '1351', 'S-KV1-2': '1351', 'S-KV1-3': '1450', 'S-T34-1': '1248' }

describe('9.5.4 German motorized units', () => {
  allows('AVD 9.5.4', 'retreat unharmed onto a German unit in a zone', () => {
    const s = beaten({ ...red, 'G-3PZ': '1350', 'G-28ID': '1249' })
    same(ways(s, 'G-3PZ'), ['1249:0'])
    const after = yes(s, 'german', retreat('G-3PZ', '1249'))
    expect(counter(after, 'G-3PZ')).toMatchObject({ at: '1249', reduced: false })
  })
  refuses('AVD 9.5.4', 'infantry does', () => {
    const s = beaten({ ...red, 'G-8ID': '1350', 'G-28ID': '1249' })
    same(ways(s, 'G-8ID'), ['1349:1', '1449:1'])
  })
  allows('AVD 9.5.4', 'elsewhere they lose a step, and a unit of one step dies', () => {
    const s = beaten({ ...red, 'G-14MOT-A': '1350' })
    expect(at(yes(s, 'german', retreat('G-14MOT-A', '1449')), 'G-14MOT-A')).toBe('eliminated')
    expect(
      counter(yes(beaten({ ...red, 'G-3PZ': '1350' }), 'german', retreat('G-3PZ', '1449')), 'G-3PZ'),
    ).toMatchObject({ reduced: true })
  })
})

describe('9.5.6 rivers and 9.5.8 no way', () => {
  const bank = { 'S-KV1-1': '2618', 'S-KV1-2': '2518' }
  allows('AVD 9.5.6', 'over a major river from the bank, with or without a bridge', () => {
    same(ways(beaten({ ...bank, 'G-14MOT-A': '2617' }, 1, '2617'), 'G-14MOT-A'), ['2616:0', '2717:0'])
  })
  refuses('AVD 9.5.6', 'from one enemy zone into another', () => {
    same(ways(beaten({ ...bank, 'S-T34-1': '2516', 'G-14MOT-A': '2617' }, 1, '2617'), 'G-14MOT-A'), [
      '2717:0',
    ])
  })
  refuses('AVD 9.5.6', 'without a bridge in the second hex', () => {
    const s = beaten({ 'S-KV1-1': '2619', 'S-KV1-2': '2519', 'G-14MOT-A': '2618' }, 2, '2618')
    const found = ways(s, 'G-14MOT-A', 2)
    expect(found).toContain('2617-2717:0')
    expect(found).not.toContain('2617-2616:0')
  })
  const ring = { 'G-3PZ': '1356', 'G-4PZ': '1256', 'G-8ID': '1456', 'G-28ID': '1257', 'G-161ID': '1457' }
  allows('AVD 9.5.8', 'surrounded at the edge of the map a unit is eliminated', () => {
    const s = position({
      ...fighting('german', 'G-3PZ', 'G-4PZ', 'G-8ID', 'G-28ID', 'G-161ID'),
      units: { ...ring, 'S-KV1-1': '1357', 'S-HQ-20A': '1357' },
    })
    const after = yes(s, 'german', attack('1357', 'G-3PZ', 'G-4PZ'), 1)
    expect(find(after, 'DieThrown')[0]!.result).toBe('-')
    const hit = yes(s, 'german', attack('1357', 'G-3PZ', 'G-4PZ'), 2, 1, 1, 1)
    expect(at(hit, 'S-KV1-1')).toBe('elite')
    expect(
      find(hit, 'HqRelocated').length + find(hit, 'HqRemoved').length + (due(hit) === 'relocate' ? 1 : 0),
    ).toBe(1)
  })
  allows('AVD 9.5.8', 'so is each of two, without a question to their owner', () => {
    const round = {
      'G-8ID': '1349',
      'G-28ID': '1249',
      'G-161ID': '1449',
      'G-162ID': '1250',
      'G-87ID': '1450',
    }
    const units = { ...round, 'G-3PZ': '1351', 'G-4PZ': '1351', 'S-20RC': '1350', 'S-172ID': '1350' }
    const s = position({ ...fighting('german', 'G-3PZ', 'G-4PZ'), units })
    const after = yes(s, 'german', attack('1350', 'G-3PZ', 'G-4PZ'), 3)
    expect([at(after, 'S-20RC'), at(after, 'S-172ID'), due(after)]).toEqual(['reserve', 'elite', 'advance'])
  })
  allows('AVD 9.5.7', 'a retreat overruns a lone enemy HQ', () => {
    const s = beaten({ ...east, 'S-20RC': '1350', 'G-HQ-9A-1': '1349', 'G-8ID': '1149' })
    same(ways(s, 'S-20RC'), ['1349:0'])
    const after = yes(s, 'soviet', retreat('S-20RC', '1349'))
    expect(find(after, 'HqOverrun')).toHaveLength(1)
    expect(due(after)).toBe('relocate')
  })
  refuses('AVD 9.5.7', 'a unit that dies of the zone overruns', () => {
    const s = beaten({
      ...east,
      'S-4AB': '1350',
      'G-8ID': '1348',
      'G-28ID': '1149',
      'G-161ID': '1549',
      'G-HQ-9A-1': '1349',
    })
    const after = yes(s, 'soviet', retreat('S-4AB', '1349'), 1, 1, 1)
    expect(at(after, 'S-4AB')).toBe('reserve')
    expect(at(after, 'G-HQ-9A-1')).toBe('1349')
  })
  allows('AVD 12.3', 'an HQ goes with its stack', () => {
    const s = beaten({ ...east, 'S-20RC': '1350', 'S-HQ-20A': '1350' })
    expect(at(yes(s, 'soviet', retreat('S-20RC', '1249')), 'S-HQ-20A')).toBe('1249')
  })
  allows('AVD 12.2', 'an HQ whose stack dies relocates', () => {
    const s = beaten({
      ...east,
      'S-20RC': { at: '1350', reduced: true } as never,
      'S-HQ-20A': '1350',
      'G-8ID': '1348',
      'G-28ID': '1149',
      'G-161ID': '1549',
    })
    const after = yes(s, 'soviet', retreat('S-20RC', '1349'))
    expect(at(after, 'S-20RC')).toBe('reserve')
    expect(due(after)).toBe('relocate')
  })
  allows('AVD 16.2', 'a German retreat takes a VP chit', () => {
    const t = beaten(
      { 'S-KV1-1': '2618', 'S-KV1-2': '2518', 'S-T34-1': '2516', 'G-14MOT-A': '2617' },
      1,
      '2617',
    )
    expect(find(yes(t, 'german', retreat('G-14MOT-A', '2717'), 1), 'VpTaken')).toHaveLength(1)
  })
  allows('AVD 9.5', 'losses of the result come before the retreat', () => {
    const s = position({
      ...fighting('german', 'G-3PZ', 'G-4PZ'),
      ...NO_STUKAS,
      units: { 'G-3PZ': '1351', 'G-4PZ': '1351', 'S-20RC': '1350', 'S-172ID': '1350' },
    })
    const after = yes(s, 'german', attack('1350', 'G-3PZ', 'G-4PZ'), 5)
    expect(find(after, 'DieThrown')[0]!.result).toBe('1DR')
    expect(due(after)).toBe('losses')
    const next = yes(after.state, 'soviet', loss('S-20RC'))
    expect(due(next)).toBe('retreat')
    expect(no(next.state, 'soviet', loss('S-20RC'))).toMatch(/AVD/)
  })
})
