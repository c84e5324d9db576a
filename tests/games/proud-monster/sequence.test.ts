import { describe, expect } from 'vitest'
import { game } from '@/lib/games/proud-monster'
import { points } from '@/lib/games/proud-monster/rules/03-control'
import { placePoints, victoryPoints } from '@/lib/games/proud-monster/rules/04-victory'
import { rules } from '@/lib/games/proud-monster/ruleset'
import { allows, refuses } from '../../support/ledger'
import { seeded, seededDice } from '../../support/seeded'
import { asked, attack, DONE, dueNow, facts, given, move, play, position, SOVIET, tried } from './given'

const begun = game.setUp('riga', game.schemas.options.parse({}), seededDice(seeded('sequence'), [])).state
const turn1 = position({ turn: 1, scenario: 'riga', units: { 'DE-ID-1': '1906N', 'SU-RD-001': '3200N' } })

describe('the sequence of play', () => {
  allows('PM 5.1', 'in each couplet the German player turn comes first, then the Soviet', () => {
    expect([dueNow(begun), begun.table.acting]).toEqual(['move', 'german'])
    const { state } = play(turn1, ['german', DONE])
    expect([dueNow(state), state.table.acting]).toEqual(['move', 'soviet'])
  })
  refuses('PM 5.1', 'nobody acts in the other one’s turn, or out of his phase', () => {
    given(turn1)
      .when('soviet', move('SU-RD-001', '3200N', '3201N'))
      .refuses('PM 12.1')
    given(turn1).when('soviet', DONE).refuses('PM 5.1')
    given(turn1).when('german', attack('2006N', 'DE-ID-1')).refuses('PM 14.1')
  })
  allows(
    'PM 5.2',
    'reinforcements, then each side moves and attacks, and victory is looked for once, at the end',
    () => {
      const soviet = { 'SU-RD-001': '3200N', 'SU-RD-002': '2006N' }
      const here = position({
        turn: 1,
        scenario: 'riga',
        units: { 'DE-ID-1': '1906N', 'SU-RD-010': 'track', ...soviet },
      })
      const seen: string[] = [String(dueNow(here))]
      let state = here
      for (const side of ['german', 'german', 'soviet', 'soviet', 'soviet'] as const) {
        state = given(state).when(side, DONE, [1, 1, 1]).allows().state
        seen.push(`${state.table.turn} ${state.table.acting} ${dueNow(state)}`)
      }
      expect(seen).toEqual([
        'move',
        '1 german assault',
        '1 soviet move',
        '1 soviet assault',
        '2 soviet reinforce',
        '2 german move',
      ])
    },
  )
  allows('PM 5.4', 'the first turn has one couplet, every other two', () => {
    const { state, events } = play(
      turn1,
      ...(['german', 'soviet', 'german', 'soviet', 'german', 'soviet'] as const).map(
        (side) => [side, DONE] as ['german', typeof DONE],
      ),
    )
    expect(facts({ events }, 'PlayerTurnBegan').map(({ side, couplet }) => `${couplet} ${side}`)).toEqual([
      ...['1 soviet', '1 german', '1 soviet', '2 german', '2 soviet'],
    ])
    expect(state.table.result).not.toBeNull()
  })
})

describe('victory', () => {
  const kaunas = { 'DE-ID-1': '2312N', 'SU-RD-001': '5801S' }

  allows('PM 3.9', 'a place changes hands when a unit enters it, and may do so again', () => {
    const { state } = given(position({ units: kaunas }))
      .when('german', move('DE-ID-1', '2312N', '2311N', '2310N'))
      .allows()
    expect(state.table.taken).toEqual(['2311N'])
    const back = position({ ...SOVIET, units: { 'SU-RD-001': '2312N' }, taken: ['2311N'] })
    expect(
      given(back)
        .when('soviet', move('SU-RD-001', '2312N', '2311N'))
        .allows().state.table.taken,
    ).toEqual([])
  })
  refuses('PM 3.9', 'nobody takes a place by standing beside it, and of towns nobody asks', () => {
    const { state } = given(position({ units: { ...kaunas, 'DE-ID-11': '2811N' } }))
      .when('german', move('DE-ID-11', '2811N', '2910N'))
      .allows()
    expect(state.table.taken).toEqual([])
  })
  allows('PM 4.1', 'the German alone has points', () => {
    expect(victoryPoints(asked(position({ units: { 'SU-RD-001': '2311N' } })))).toBe(0)
    expect(victoryPoints(asked(position({ taken: ['2311N'] })))).toBe(1)
  })
  allows('PM 4.2', 'places count what is printed: Minsk 1, Sevastopol 4', () => {
    expect(placePoints(asked(position({ taken: ['2817N', '2919S'] })))).toBe(5)
  })
  refuses('PM 4.2', 'when they are lost the points are too', () => {
    const here = position({ ...SOVIET, units: { 'SU-RD-001': '2717N' }, taken: ['2817N'] })
    const { state } = given(here)
      .when('soviet', move('SU-RD-001', '2717N', '2817N'))
      .allows()
    expect(victoryPoints(asked(state))).toBe(0)
  })
  allows('PM 4.3', 'both hexes of Moscow are worth nine', () => {
    expect(placePoints(asked(position({ taken: ['5017N', '5116N'] })))).toBe(9)
  })
  refuses('PM 4.3', 'one of them is worth nothing', () => {
    expect(placePoints(asked(position({ taken: ['5017N'] })))).toBe(0)
    expect(placePoints(asked(position({ taken: ['5116N'] })))).toBe(0)
  })

  const last = { ...SOVIET, couplet: 2, phase: 'assault' } as const
  allows('PM 4.4', 'each Soviet unit in the German zone costs a point for good as a turn ends', () => {
    const here = position({
      ...last,
      units: { 'SU-RD-001': '1906N', 'SU-RD-002': '1906N', 'DE-ID-1': '4006S' },
    })
    const { state } = given(here).when('soviet', DONE).allows()
    expect([state.table.debit, victoryPoints(asked(state))]).toEqual([2, -2])
  })
  refuses('PM 4.4', 'in Hungary and Romania they cost nothing', () => {
    const zone = (country: string) =>
      asked(position()).rules.board.hexes.find((hex) => asked(position()).rules.zomo(hex) === country)!
    const here = position({
      ...last,
      units: { 'SU-RD-001': zone('hungary'), 'SU-RD-002': zone('romania'), 'DE-ID-1': '4006S' },
    })
    expect(given(here).when('soviet', DONE).allows().state.table.debit).toBe(0)
  })

  const eight = ['2512S', '2900S', '2311N']
  allows('PM 4.5', 'with as many points as the table asks the German wins at the end of the turn', () => {
    const { state } = given(position({ ...last, taken: eight }))
      .when('soviet', DONE)
      .allows()
    expect(state.table.result).toMatchObject({ winner: 'german', german: 8 })
  })
  refuses('PM 4.5', 'with fewer the game goes on, and after the twelfth turn the Soviet has won', () => {
    const fewer = position({ ...last, taken: eight.slice(0, 2), units: { 'DE-ID-1': '4006S' } })
    expect(given(fewer).when('soviet', DONE).allows().state.table).toMatchObject({ turn: 3, result: null })
    const end = position({ ...last, turn: 12, taken: eight })
    expect(given(end).when('soviet', DONE).allows().state.table.result).toMatchObject({ winner: 'soviet' })
  })

  /** Places with so many points together, at least, and none more than is needed for that. */
  const worth = (least: number): string[] => {
    const all = Object.entries(points(asked(position()))).filter(([, n]) => n === 1)
    return all.slice(0, least).map(([hex]) => hex)
  }
  const { frontier } = rules.scenarios.campaign.legs
  const ended = (vp: number, options: object = { leg: 'frontier' }) =>
    given(position({ ...last, turn: 3, options, taken: worth(vp), units: { 'DE-ID-1': '4006S' } }))
      .when('soviet', DONE)
      .allows().state.table
  const { historic, win, draw } = frontier!
  allows(
    'PM 4.5',
    'a leg, which is ours, ends after its turn by the points of the German less those of history',
    () => {
      const results = [historic + win, historic + win - 1, historic + draw, historic + draw - 1].map(
        (vp) => ended(vp).result,
      )
      expect(results.map((result) => [result!.winner, result!.german! - historic, result!.soviet])).toEqual([
        ['german', win, historic],
        ['draw', win - 1, historic],
        ['draw', draw, historic],
        ['soviet', draw - 1, historic],
      ])
    },
  )
  refuses(
    'PM 4.5',
    'no leg ends before its turn, none by what the table asks, and the whole campaign goes on',
    () => {
      const early = position({ ...last, options: { leg: 'frontier' }, units: { 'DE-ID-1': '4006S' } })
      expect(given(early).when('soviet', DONE).allows().state.table).toMatchObject({ turn: 3, result: null })
      expect(ended(historic + win, {})).toMatchObject({ turn: 4, result: null })
      // Who reaches what the table asks has won by that, in the midst of a leg as well.
      const soon = position({ ...last, options: { leg: 'summer' }, taken: eight })
      expect(given(soon).when('soviet', DONE).allows().state.table.result).toMatchObject({
        winner: 'german',
        key: 'final-points',
      })
      // Learning scenarios have no legs.
      const riga = position({ ...last, scenario: 'riga', options: { leg: 'summer' } })
      expect(given(riga).when('soviet', DONE).allows().state.table.result).toMatchObject({
        key: 'final-held',
      })
    },
  )

  const before = position({ units: { 'DE-ID-1': '5018N' }, taken: ['5116N'] })
  allows('PM 4.6', 'when Moscow falls an even die ends the war', () => {
    const { state } = given(before)
      .when('german', move('DE-ID-1', '5018N', '5017N'), [4])
      .allows()
    expect(state.table.result).toMatchObject({ winner: 'german', cite: 'PM 4.6' })
  })
  refuses('PM 4.6', 'an odd one does not, and it is thrown once', () => {
    const { state } = given(before)
      .when('german', move('DE-ID-1', '5018N', '5017N'), [3])
      .allows()
    expect(state.table).toMatchObject({ result: null, moscowFell: true })
    const again = position({ units: { 'DE-ID-1': '5018N' }, taken: ['5116N'], moscowFell: true })
    given(again)
      .when('german', move('DE-ID-1', '5018N', '5017N'), [])
      .allows()
  })

  allows('PM 4.5', 'Road to Riga: two places win, fewer lose', () => {
    const all = ['2311N', '2512N', '2705N', '2910N']
    const winner = (taken: string[]) =>
      given(position({ ...last, scenario: 'riga', taken, units: tried('SU-RD-001', '3200N', '1-1') }))
        .when('soviet', DONE)
        .allows().state.table.result!.winner
    expect([all, all.slice(2), all.slice(3), []].map(winner)).toEqual([
      ...['german', 'german', 'soviet', 'soviet'],
    ])
  })
})
