import { describe, expect } from 'vitest'
import { allows, refuses } from '../../../support/ledger'
import { active, all, at, done, due, fighting, find, move, no, position, same, winner, yes } from './play'

type Setting = Parameters<typeof position>[0]
const FILL = Array(40).fill(1) as number[]
/** The last activation of a turn ends. */
const end = (setting: Setting, hidden: Record<string, unknown>, ...dice: number[]) =>
  yes(position({ ...fighting('german'), ...setting }, { cup: [], ...hidden }), 'german', done, ...dice)

describe('16.2 VP chits', () => {
  const vyazma = (more: Setting = {}) =>
    position({
      ...active('german', 'G-3PZ', 'G-HQ-9A-1'),
      units: { 'G-3PZ': '3437', 'G-HQ-9A-1': '3437' },
      ...more,
    })
  allows('AVD 16.2', 'whoever enters takes the chit, even in passing, even an HQ', () => {
    const passed = yes(vyazma(), 'german', move('G-3PZ', '3438', '3439'))
    expect(find(passed, 'VpTaken')).toEqual([{ type: 'VpTaken', hex: '3438', by: 'G-3PZ' }])
    expect(passed.state.table.vpGerman).toEqual({ minor: 2, major: 1 })
    expect(find(yes(vyazma(), 'german', move('G-HQ-9A-1', '3438')), 'VpTaken')).toHaveLength(1)
  })
  const back = (more: Setting = {}, hidden = {}) =>
    position(
      {
        ...active('soviet', 'S-20M', 'S-HQ-20A'),
        units: { 'S-20M': '3437', 'S-HQ-20A': '3437' },
        vpOnMap: { 3327: 'down' },
        ...more,
      },
      { vpGerman: ['MAJ-5', 'MIN-01'], ...hidden },
    )
  allows('AVD 16.2', 'a Soviet brings one back by lot, open, whatever its star', () => {
    const one = yes(back(), 'soviet', move('S-20M', '3438', '3439'), 2)
    expect(find(one, 'VpReturned')).toEqual([
      { type: 'VpReturned', hex: '3438', by: 'S-20M', chit: 'MIN-01' },
    ])
    expect(one.state.table.vpOnMap['3438']).toBe(1)
    expect(one.state.table.vpGerman).toEqual({ minor: 0, major: 1 })
    const two = yes(back(), 'soviet', move('S-HQ-20A', '3438'), 1)
    expect(two.state.table.vpOnMap['3438']).toBe(5)
    expect(find(yes(one.state, 'soviet', move('S-20M', '3438')), 'VpReturned')).toEqual([])
  })
  allows('AVD 16.2', 'retaken, it goes back among the others', () => {
    const s = vyazma({ vpOnMap: { 3438: 5, 3327: 'down' } })
    const after = yes(s, 'german', move('G-3PZ', '3438'))
    expect(after.state.table.vpOnMap['3438']).toBe(undefined)
    expect(after.state.table.vpGerman.major).toBe(s.table.vpGerman.major + 1)
  })
  allows('AVD 16.1', 'no chit to bring back: the Soviet has won', () => {
    const after = yes(back({}, { vpGerman: [] }), 'soviet', move('S-20M', '3438'))
    expect(winner(after)).toBe('soviet')
    expect(due(after)).toBe('over')
    expect(no(after.state, 'soviet', done)).toMatch(/AVD/)
  })
})

describe('15 the Hitler Directive', () => {
  const tanks = {
    'G-3PZ': '3110',
    'G-4PZ': '3111',
    'G-10MOT': '3111',
    'G-17PZ': '3112',
    'G-18PZ': '3112',
    'G-8ID': '3113',
    'G-29MOT': 'eliminated',
  }
  const six = (die: number, ...rest: number[]) => end({ turn: 6, units: tanks }, {}, die, ...rest)
  allows(
    'AVD 15.0',
    'one to three Hitler is distracted, four and five the German chooses, six is Moscow',
    () => {
      const results = [1, 2, 3, 4, 5, 6].map((die) => find(six(die, ...FILL), 'DirectiveRolled')[0]!.result)
      expect(results).toEqual(['distracted', 'distracted', 'distracted', 'choice', 'choice', 'moscow'])
      expect(find(end({ turn: 5, units: tanks }, {}, ...FILL), 'DirectiveRolled')).toEqual([])
    },
  )
  allows('AVD 15.2', 'then four motorized units leave at the start of turn 7, not eliminated', () => {
    const after = six(1, ...FILL)
    expect(after.state.table).toMatchObject({ turn: 7, directive: 'distracted' })
    expect(after.state.table.agenda.at(-1)).toMatchObject({ step: 'withdraw', left: 4 })
    for (const unit of ['G-8ID', 'G-29MOT', 'S-20M'])
      expect(no(after.state, 'german', { type: 'withdraw', unit })).toBe('AVD 15.2')
    expect(no(after.state, 'german', done)).toBe('AVD 15.2')
    const gone = all(
      after.state,
      ...['G-3PZ', 'G-4PZ', 'G-10MOT', 'G-17PZ'].map(
        (unit, i) =>
          ['german', { type: 'withdraw', unit } as const, ...(i === 3 ? FILL : [])] as [
            'german',
            { type: 'withdraw'; unit: string },
            ...number[],
          ],
      ),
    )
    expect(['G-3PZ', 'G-17PZ', 'G-18PZ', 'G-29MOT'].map((id) => at(gone, id))).toEqual([
      'gone',
      'gone',
      '3112',
      'eliminated',
    ])
    expect(due(gone)).not.toBe('withdraw')
  })
  allows('AVD 15.2', 'all that are left, if they are fewer', () => {
    const few = end({ turn: 6, units: { 'G-3PZ': '3110', 'G-4PZ': '3111', 'G-8ID': '3113' } }, {}, 1, ...FILL)
    same(
      find(few, 'Withdrawn').map(({ unit }) => unit),
      ['G-3PZ', 'G-4PZ'],
    )
  })
  allows('AVD 15.3', 'the German chooses, and a chosen distraction costs four units as well', () => {
    const choice = six(4)
    expect(due(choice)).toBe('directive')
    const away = yes(choice.state, 'german', { type: 'chooseDirective', directive: 'distracted' })
    expect(away.state.table).toMatchObject({ turn: 7, directive: 'distracted', guderiansChoice: true })
    expect(due(away)).toBe('withdraw')
    const moscow = yes(choice.state, 'german', { type: 'chooseDirective', directive: 'moscow' }, ...FILL)
    expect(find(moscow, 'Withdrawn')).toEqual([])
    expect(moscow.state.table).toMatchObject({ turn: 7, directive: 'moscow' })
    expect(no(choice.state, 'german', done)).toMatch(/AVD 15/)
  })
})

describe('16.3 victory', () => {
  /** German chits, chits on the map, chits taken in the pocket, eliminated panzers. */
  const score = (more: Setting, german: string[], map: string[], minsk: string[], lost = 0) => {
    const hexes = ['3327', '3438', '2446', '2932']
    const dead = Object.fromEntries(
      ['G-3PZ', 'G-4PZ', 'G-10MOT'].slice(0, lost).map((id) => [id, 'eliminated']),
    )
    const after = end(
      { ...more, units: dead, vpOnMap: Object.fromEntries(map.map((_, i) => [hexes[i]!, 'down'])) },
      { vpOnMap: Object.fromEntries(map.map((id, i) => [hexes[i]!, id])), vpGerman: german, vpSoviet: minsk },
      ...FILL,
    )
    const { result } = after.state.table
    return [result?.winner ?? null, result?.german, result?.soviet]
  }
  const distracted = { turn: 8, directive: 'distracted' }
  const moscow = { turn: 10, directive: 'moscow' }
  allows('AVD 16.3.2', 'distracted: chits against chits, four for a panzer, a tie is a draw', () => {
    expect(score(distracted, ['MAJ-5'], ['MIN-11'], ['MIN-01'])).toEqual(['german', 5, 4])
    expect(score(distracted, ['MAJ-5'], ['MIN-11'], ['MIN-06'])).toEqual(['draw', 5, 5])
    expect(score(distracted, ['MAJ-5'], ['MIN-01'], [], 1)).toEqual(['draw', 5, 5])
    expect(score(distracted, ['MAJ-5'], ['MIN-01'], [], 2)).toEqual(['soviet', 5, 9])
  })
  allows(
    'AVD 16.3.1',
    'Moscow: uncaptured chits doubled, not those of the pocket; six for a panzer, a tie is German',
    () => {
      expect(score(moscow, ['MAJ-5'], ['MIN-06'], ['MIN-01'])).toEqual(['german', 5, 5])
      expect(score(moscow, ['MAJ-5'], ['MIN-11'], [])).toEqual(['soviet', 5, 6])
      expect(score(moscow, ['MAJ-5', 'MIN-11'], ['MIN-01'], [], 1)).toEqual(['german', 8, 8])
    },
  )
  allows('AVD 16.3.1', "after Guderian's Choice the German can at best draw", () => {
    const chosen = { ...moscow, guderiansChoice: true }
    expect(score(chosen, ['MAJ-5'], ['MIN-01'], [])[0]).toBe('draw')
    expect(score(chosen, ['MAJ-5'], ['MIN-06'], ['MIN-01'])[0]).toBe('draw')
    expect(score(chosen, ['MAJ-5'], ['MIN-11'], [])[0]).toBe('soviet')
    expect(score({ ...distracted, guderiansChoice: true }, ['MAJ-5'], ['MIN-11'], [])[0]).toBe('german')
  })
  refuses('AVD 4.0', 'the game ends earlier', () => {
    expect(score({ turn: 8, directive: 'moscow' }, ['MAJ-5'], ['MIN-01'], [])[0]).toBe(null)
    expect(score({ turn: 7, directive: 'distracted' }, ['MAJ-5'], ['MIN-01'], [])[0]).toBe(null)
    expect(score({ turn: 9, directive: 'moscow' }, ['MAJ-5'], ['MIN-01'], [])[0]).toBe(null)
  })
})
