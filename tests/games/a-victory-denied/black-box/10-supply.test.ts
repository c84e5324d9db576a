import { describe, expect } from 'vitest'
import { allows, refuses } from '../../../support/ledger'
import { all, ask, at, counter, done, due, fighting, find, no, position, same, winner, yes } from './play'

type Setting = Parameters<typeof position>[0]
const supply = (setting: Setting) =>
  yes(position({ ...fighting('german'), ...setting }, { cup: ['N-SUPPLY'] }), 'german', done, 1)
const cut = (setting: Setting, unit: string) => ask(position(setting), { ask: 'supply', unit }).isolates
const mark = (unit: string) => ({ type: 'markOutOfSupply', unit }) as const
const relocate = (unit: string, to: string) => ({ type: 'relocateHq', unit, to }) as const
const disband = (unit: string) => ({ type: 'disband', unit }) as const

const ring = { 'G-8ID': '1448', 'G-28ID': '1149', 'G-161ID': '1251', 'G-162ID': '1451' }

describe('10.2.2 supply lines', () => {
  allows(
    'AVD 10.2.2',
    'zones all around cut a unit off; a friendly unit or HQ in one of them opens it',
    () => {
      const units = { ...ring, 'S-PVO-01': '1350' }
      expect(cut({ units }, 'S-PVO-01')).toBe(true)
      expect(cut({ units: { ...units, 'S-32RC': '1450' } }, 'S-PVO-01')).toBe(false)
      expect(cut({ units: { ...units, 'S-HQ-20A': '1450' } }, 'S-PVO-01')).toBe(false)
    },
  )
  const orsha = { 'S-20RC': '3317', 'S-61RC': '3320', 'S-45RC': '3018' }
  refuses('AVD 10.2.2', 'a line crosses a major river without a bridge', () => {
    expect(cut({ units: { 'G-3PZ': '3118', 'S-20RC': '3218', 'S-61RC': '3018' } }, 'G-3PZ')).toBe(true)
  })
  allows('AVD 10.2.2', 'over a bridge, if the far side is free or held', () => {
    expect(
      cut({ units: { 'G-3PZ': '3218', 'S-61RC': '3320', 'S-45RC': '3018', 'S-20RC': '3418' } }, 'G-3PZ'),
    ).toBe(false)
    expect(cut({ units: { 'G-3PZ': '3218', ...orsha } }, 'G-3PZ')).toBe(true)
    expect(cut({ units: { 'G-3PZ': '3218', ...orsha, 'G-HQ-9A-1': '3217' } }, 'G-3PZ')).toBe(false)
  })
  allows('AVD 10.2.2', 'Gomel supplies on turn 4, not on turn 5', () => {
    const around = {
      'G-8ID': '1516',
      'G-28ID': '1518',
      'G-161ID': '1416',
      'G-162ID': '1417',
      'G-256ID': '1616',
      'G-87ID': '1617',
    }
    const units = { ...around, 'S-20RC': '1517' }
    expect(cut({ units, turn: 4 }, 'S-20RC')).toBe(false)
    expect(cut({ units, turn: 5 }, 'S-20RC')).toBe(true)
  })
  allows('AVD 14.0e', 'a German line runs through the pocket', () => {
    expect(ask(position({ units: { 'G-3PZ': '3106' } }), { ask: 'supply', unit: 'G-3PZ' }).supplied).toBe(
      true,
    )
  })
  refuses('AVD 10.2.2', 'an enemy on the source lets a line end there', () => {
    const sources = {
      'G-8ID': '1042',
      'G-28ID': '2057',
      'G-161ID': '3557',
      'G-162ID': '4749',
      'G-256ID': '5028',
    }
    expect(cut({ units: { ...sources, 'S-20RC': '1350' } }, 'S-20RC')).toBe(false)
    expect(cut({ turn: 5, units: { ...sources, 'S-20RC': '1350' } }, 'S-20RC')).toBe(true)
  })
})

describe('10 the Supply chit', () => {
  const units = {
    ...ring,
    'G-3PZ': { at: '3108', oos: true },
    'G-4PZ': { at: '3109', isolated: true },
    'G-HQ-9A-1': '3110',
    'G-31ID': 'pocket',
    'S-PVO-01': '1350',
    'S-20RC': { at: '2050', isolated: true },
    'S-HQ-20A': '2050',
  }
  allows('AVD 10.1.2', 'marks come off, the Soviet sets one on turn 2, on the same unit if he likes', () => {
    const drawn = supply({ units })
    expect(counter(drawn, 'G-3PZ')).toMatchObject({ oos: false })
    expect(drawn.state.table.agenda.at(-1)).toEqual({ step: 'mark', side: 'soviet', left: 1 })
    const after = yes(drawn.state, 'soviet', mark('G-3PZ'))
    expect(counter(after, 'G-3PZ')).toMatchObject({ oos: true })
    expect(due(after)).not.toBe('mark')
  })
  refuses('AVD 10.1.2', 'an HQ, a Soviet, a unit in the pocket, the same unit twice', () => {
    const drawn = supply({ units, turn: 3 })
    for (const unit of ['G-HQ-9A-1', 'S-20RC', 'G-31ID'])
      expect(no(drawn.state, 'soviet', mark(unit))).toBe('AVD 10.1.2')
    const one = yes(drawn.state, 'soviet', mark('G-4PZ'))
    expect(no(one.state, 'soviet', mark('G-4PZ'))).toBe('AVD 10.1.2')
    expect(due(yes(one.state, 'soviet', mark('G-3PZ')))).not.toBe('mark')
    expect(no(drawn.state, 'german', mark('G-4PZ'))).toMatch(/AVD/)
  })
  allows('AVD 10.1.4', 'turn 8: three if Hitler is distracted, one for Moscow', () => {
    const left = (directive: string) => supply({ units, turn: 8, directive }).state.table.agenda.at(-1)
    expect(left('distracted')).toMatchObject({ left: 3 })
    expect(left('moscow')).toMatchObject({ left: 1 })
  })
  allows('AVD 10.2.3', 'isolation is judged for both sides at once, markers come and go', () => {
    const after = yes(supply({ units }).state, 'soviet', mark('G-3PZ'))
    expect(find(after, 'IsolationJudged')).toEqual([
      { type: 'IsolationJudged', isolated: ['S-PVO-01'], freed: ['G-4PZ', 'S-20RC'] },
    ])
    expect(counter(after, 'S-PVO-01')).toMatchObject({ isolated: true })
  })
  refuses('AVD 10.2.4', 'on turn 1 a German is marked or isolated', () => {
    const lonely = {
      'G-3PZ': '1350',
      'S-20RC': '1348',
      'S-61RC': '1352',
      'S-45RC': '1149',
      'S-63RC': '1251',
      'S-67RC': '1448',
      'S-66RC': '1451',
    }
    const first = supply({ turn: 1, units: { ...lonely, 'G-4PZ': '3108', 'S-HQ-20A': '1348' } })
    expect(due(first)).toBe('hqs')
    expect(counter(first, 'G-3PZ')).toMatchObject({ oos: false, isolated: false })
    const second = yes(supply({ turn: 2, units: lonely }).state, 'soviet', mark('G-3PZ'), 1, 1, 1, 1)
    expect(find(second, 'IsolationJudged')[0]!.isolated).toEqual(['G-3PZ'])
  })
  refuses('AVD 10.2.1', 'an HQ is isolated', () => {
    const after = yes(
      supply({ units: { ...ring, 'S-HQ-20A': '1350', 'G-3PZ': '3108', 'S-PVO-01': '1350' } }).state,
      'soviet',
      mark('G-3PZ'),
    )
    expect(find(after, 'IsolationJudged')[0]!.isolated).toEqual(['S-PVO-01'])
  })
  const later = () => {
    let after = yes(
      supply({
        units: { ...units, 'S-KV1-1': '2050', 'S-ROKSSKY': '2055', 'S-61RC': { at: '2056', isolated: true } },
      }).state,
      'soviet',
      mark('G-3PZ'),
    )
    while (due(after) === 'hqs')
      after = yes(
        after.state,
        after.state.table.agenda.at(-1)!.step === 'hqs'
          ? (after.state.table.agenda.at(-1) as { side: 'german' | 'soviet' }).side
          : 'soviet',
        done,
      )
    return after
  }
  allows('AVD 10.5', 'the Soviet disbands: tan to the reserve, red to the elite cup', () => {
    expect(due(later())).toBe('disband')
    const after = all(
      later().state,
      ['soviet', disband('S-20RC')],
      ['soviet', disband('S-KV1-1')],
      ['soviet', disband('S-ROKSSKY')],
    )
    expect(['S-20RC', 'S-KV1-1', 'S-ROKSSKY'].map((id) => at(after, id))).toEqual([
      'reserve',
      'elite',
      'reserve',
    ])
  })
  refuses('AVD 10.5', 'a PVO, an HQ or a German is disbanded', () => {
    for (const unit of ['S-PVO-01', 'S-HQ-20A', 'G-3PZ'])
      expect(no(later().state, 'soviet', disband(unit))).toBe('AVD 10.5')
  })
  allows('AVD 10.5', 'what is isolated goes for good', () => {
    const s = supply({ units: { ...ring, 'S-20RC': '1350', 'G-3PZ': '3108' } })
    const after = yes(s.state, 'soviet', mark('G-3PZ'))
    expect(counter(after, 'S-20RC')).toMatchObject({ isolated: true })
    expect(due(after)).toBe('disband')
    expect(at(yes(after.state, 'soviet', disband('S-20RC'), 1, 1, 1, 1), 'S-20RC')).toBe('gone')
  })
})

// Worked out by hand from the map: four steps, each nearer to one of Orel, Tula, Moscow, Kalinin and Toropets.
const FOUR = '1047 1147 1246 1346 1354 1446 1453 1547 1553 1647 1652 1748 1749 1750 1751 1752'.split(' ')
describe('12.6 relocation', () => {
  const hq = (more = {}) => position({ turn: 5, units: { 'S-HQ-20A': '1350', ...more } })
  allows('AVD 12.6', 'four hexes nearer to one source, whichever', () => {
    same(ask(hq({}), { ask: 'relocation', hq: 'S-HQ-20A' }), FOUR)
  })
  refuses('AVD 12.6', 'a hex in an enemy zone, or beside none of the ways', () => {
    expect(ask(hq({ 'G-8ID': '1345' }), { ask: 'relocation', hq: 'S-HQ-20A' })).not.toContain('1346')
    expect(ask(hq({ 'S-HQ-13A': '1346' }), { ask: 'relocation', hq: 'S-HQ-20A' })).not.toContain('1346')
  })
  allows('AVD 10.4', 'both move HQs after isolation, the nearest way', () => {
    const s = supply({
      turn: 1,
      units: { 'S-HQ-20A': '1350', 'S-20RC': '1350', 'G-HQ-9A-1': '3216', 'G-8ID': '3216' },
    })
    const sides: string[] = []
    let after = s
    while (due(after) === 'hqs') {
      const step = after.state.table.agenda.at(-1) as { side: 'german' | 'soviet' }
      sides.push(step.side)
      const [unit, to, far] =
        step.side === 'german' ? ['G-HQ-9A-1', '3212', '3211'] : ['S-HQ-20A', '1346', '1345']
      expect(no(after.state, step.side, relocate(unit!, far!))).toBe('AVD 12.6')
      after = yes(after.state, step.side, relocate(unit!, to!))
      expect(at(after, unit!)).toBe(to)
      if (due(after) === 'hqs' && (after.state.table.agenda.at(-1) as { side: string }).side === step.side)
        after = yes(after.state, step.side, done)
    }
    same(sides, ['german', 'soviet'])
  })
  allows('AVD 12.6', 'an HQ closer than four hexes to every source is eliminated when it must go', () => {
    const s = position({
      turn: 5,
      ...fighting('german', 'G-3PZ'),
      agenda: [
        { step: 'fight', side: 'german' },
        { step: 'move', side: 'german' },
      ],
      units: {
        'G-3PZ': '2051',
        'S-HQ-20A': '2052',
        'G-8ID': '1042',
        'G-28ID': '3557',
        'G-161ID': '4749',
        'G-162ID': '5028',
      },
    })
    const after = yes(s, 'german', { type: 'moveUnit', unit: 'G-3PZ', path: ['2052'] })
    expect(winner(after)).toBe(null)
    expect(at(after, 'S-HQ-20A')).toBe('2056')
    const near = position({
      ...fighting('german', 'G-3PZ'),
      agenda: [
        { step: 'fight', side: 'german' },
        { step: 'move', side: 'german' },
      ],
      turn: 5,
      units: {
        'G-3PZ': '2053',
        'S-HQ-20A': '2054',
        'G-8ID': '1042',
        'G-28ID': '3557',
        'G-161ID': '4749',
        'G-162ID': '5028',
      },
    })
    const lost = yes(near, 'german', { type: 'moveUnit', unit: 'G-3PZ', path: ['2054'] })
    expect(find(lost, 'HqRemoved')).toHaveLength(1)
  })
})

describe('12.5 removal at the end of the turn', () => {
  const end = (units: Record<string, string>) =>
    yes(position({ ...fighting('german'), units }, { cup: [] }), 'german', done, ...Array(30).fill(1))
  allows('AVD 12.5', 'an HQ without a unit in range is removed, with one it stays', () => {
    const after = end({
      'S-HQ-20A': '1350',
      'S-20RC': '1355',
      'S-HQ-13A': '2020',
      'S-PVO-01': '2024',
      'G-HQ-9A-1': '3110',
      'G-3PZ': '3114',
      'G-HQ-9A-2': '3510',
      'G-HQ-9A-3': 'pocket',
    })
    same(
      find(after, 'HqRemoved').map(({ hq }) => hq),
      ['S-HQ-20A', 'G-HQ-9A-2'],
    )
    expect(at(after, 'G-HQ-9A-3')).toBe('pocket')
    expect(after.state.table.turn).toBe(3)
  })
})
