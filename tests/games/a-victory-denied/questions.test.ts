import { describe, expect, test } from 'vitest'
import { game } from '@/lib/games/a-victory-denied'
import { questions } from '@/lib/games/a-victory-denied/answers'
import type { State } from '@/lib/games/a-victory-denied/state'
import { refused } from '@/lib/kernel/decision'
import { listedDice } from '@/lib/kernel/dice/dice'
import type { Answer } from '@/lib/kernel/game'
import { seeded, seededDice } from '../../support/seeded'

const position = (table: object, hidden: object = {}): State => game.readPosition({ table, hidden })

function answered(state: State, question: object): Answer {
  const found = game.ask(state, 'german', question)
  if ('no' in found) throw new Error(`refused: ${JSON.stringify(found)}`)
  return found
}

function refusal(state: State, question: object): [string, string] {
  const found = game.ask(state, 'german', question)
  if (!('no' in found)) throw new Error(`answered: ${JSON.stringify(found)}`)
  return [found.no, game.say(found.because)]
}

/** What an answer is made of, as `cite value`. */
const told = ({ steps }: Answer) => steps.map(({ cite, value }) => `${cite} ${JSON.stringify(value)}`)

const campaign = game.setUp('campaign', {}, seededDice(seeded('questions'), [])).state
const duel = position({
  turn: 3,
  counters: { 'G-3PZ': { at: '2616' }, 'G-4PZ': { at: '2517', reduced: true }, 'S-45RC': { at: '2617' } },
  activation: { chit: 'G-2PG', side: 'german', units: ['G-3PZ', 'G-4PZ'] },
})

test('every question is answered in the position of the set-up, with a rule to each step', () => {
  const asked: Record<string, object> = {
    terrain: { hex: '2616' },
    hexside: { from: '2616', to: '2617' },
    distance: { from: '2616', to: '3132' },
    counter: { unit: 'G-3PZ' },
    allowance: { unit: 'G-3PZ' },
    movementCost: { unit: 'G-3PZ', path: ['2615'] },
    reach: { unit: 'G-3PZ' },
    zoc: { side: 'german' },
    stacking: { hex: '2415' },
    odds: { target: '2617', attackers: ['G-3PZ'] },
    support: { kind: 'bomber', target: '2617' },
    crt: { column: '3-1', die: 4, sides: 'd6' },
    retreat: { unit: 'S-45RC', hexes: 2 },
    supply: { unit: 'G-3PZ' },
    command: { hq: 'S-HQ-20A' },
    corps: { group: 'pg2' },
    chits: { side: 'soviet' },
    relocation: { hq: 'S-HQ-20A' },
    placement: { unit: 'S-29RC' },
    turnTrack: { turn: 4 },
    minskEscape: { points: 5, die: 3 },
    directive: { die: 4 },
    score: {},
  }
  expect(Object.keys(asked).sort()).toEqual(Object.keys(questions).sort())
  const { score: _score, ...open } = asked
  for (const [ask, rest] of Object.entries(open)) {
    const { value, steps } = answered(campaign, { ask, ...rest })
    expect(value, ask).toBeDefined()
    expect(steps.length, ask).toBeGreaterThan(0)
    for (const { cite, text } of steps) {
      expect(cite).toMatch(/^AVD \d+(\.\d+)*$/)
      expect(text).not.toMatch(/[{}]|^answer-/)
    }
  }
  expect(refusal(campaign, { ask: 'score' })[0]).toBe('AVD 16.3')
})

describe('movement', () => {
  test('a path is told hex by hex with ground and zones of control', () => {
    const answer = answered(duel, { ask: 'movementCost', unit: 'G-3PZ', path: ['2716', '2717'] })
    expect(answer.value).toMatchObject({ mp: 6, normal: 6, strategic: null, allowance: 10, left: 4 })
    expect(told(answer)).toEqual([
      'AVD 8.1.2 1',
      'AVD 8.2.1 2',
      'AVD 8.1.2 1',
      'AVD 8.2.1 2',
      'AVD 8.1.2 6',
      'AVD 8.1.2 10',
    ])
  })

  test('the pieces add up to the cost wherever the units of the set-up can go', () => {
    for (const unit of ['G-7PZ', 'G-1CAV', 'S-20RC', 'S-7M', 'S-HQ-20A']) {
      const hexes = answered(campaign, { ask: 'reach', unit }).value as Record<
        string,
        { mp: number; path: string[]; strategic: boolean }
      >
      expect(Object.keys(hexes).length, unit).toBeGreaterThan(3)
      for (const { mp, path, strategic } of Object.values(hexes)) {
        const { value, steps } = answered(campaign, { ask: 'movementCost', unit, path })
        const pieces = steps.slice(0, -2).filter(({ cite }) => cite !== 'AVD 12.1')
        expect(value).toMatchObject({ mp })
        if (!strategic) expect(pieces.reduce((sum, step) => sum + (step.value as number), 0)).toBeCloseTo(mp)
      }
    }
  })

  test('a path that is too long is refused with what it needs', () => {
    const path = ['2716', '2816', '2917', '3017', '3118', '3218', '3319', '3419']
    expect(refusal(duel, { ask: 'movementCost', unit: 'G-3PZ', path })[0]).toMatch(/^AVD 8/)
  })

  test('marks halve the allowance step by step', () => {
    const marked = position({ counters: { 'G-3PZ': { at: '2616', oos: true, isolated: true } } })
    const answer = answered(marked, { ask: 'allowance', unit: 'G-3PZ' })
    expect(answer.value).toBe(2)
    expect(told(answer)).toEqual(['AVD 2.2.2 10', 'AVD 10.3.2 5', 'AVD 10.3.3 2.5', 'AVD 1.3 2'])
  })

  test('nobody goes anywhere from beside the map', () => {
    expect(refusal(duel, { ask: 'reach', unit: 'G-17PZ' })[0]).toBe('AVD 8.1.5')
  })
})

describe('supply', () => {
  test('a line is named with its source', () => {
    const { value, steps } = answered(duel, { ask: 'supply', unit: 'S-45RC' })
    expect(value).toMatchObject({ supplied: true, source: '1517', isolates: false })
    expect(steps[0]!.text).toContain('1517 (Gomel road)')
  })

  test('a unit that is shut in would be isolated', () => {
    const shut = position({
      turn: 3,
      counters: { 'S-45RC': { at: '2617' }, 'G-3PZ': { at: '2616' }, 'G-4PZ': { at: '2618' } },
    })
    const answer = answered(shut, { ask: 'supply', unit: 'S-45RC' })
    expect(answer.value).toMatchObject({ supplied: false, source: null, line: null, isolates: true })
    expect(told(answer)).toEqual(['AVD 10.2.2 null', 'AVD 10.2.1 true', 'AVD 10.3.1 false'])
  })

  test('no German is isolated on turn 1', () => {
    const first = position({
      turn: 1,
      counters: { 'G-3PZ': { at: '2617' }, 'S-45RC': { at: '2616' }, 'S-61RC': { at: '2618' } },
    })
    const answer = answered(first, { ask: 'supply', unit: 'G-3PZ' })
    expect(answer.value).toMatchObject({ supplied: false, isolates: false })
    expect(told(answer)).toContain('AVD 10.2.4 false')
  })
})

describe('combat', () => {
  test('odds are told from the printed strengths to the column', () => {
    const answer = answered(duel, { ask: 'odds', target: '2617', attackers: ['G-3PZ', 'G-4PZ'] })
    expect(answer.value).toMatchObject({ attack: 10, defence: 3, possible: true, die: 'd6' })
    expect(told(answer).slice(0, 7)).toEqual([
      'AVD 2.2.2 9',
      'AVD 9.3.1 4',
      'AVD 2.2.2 6',
      'AVD 9.3.1 10',
      'AVD 2.2.2 3',
      'AVD 9.1.5 3',
      'AVD 9.3.2 "3-1"',
    ])
    const { chances } = answer.value as { chances: { ways: number }[] }
    expect(chances.reduce((sum, { ways }) => sum + ways, 0)).toBe(6)
  })

  test('the column of the odds is the one on which the die falls', () => {
    const { value } = answered(duel, { ask: 'odds', target: '2617', attackers: ['G-3PZ', 'G-4PZ'] })
    const fight = game.readPosition({
      table: { ...duel.table, agenda: [{ step: 'fight', side: 'german' }] },
      hidden: duel.hidden,
    })
    const order = { type: 'declareAttack' as const, target: '2617', attackers: ['G-3PZ', 'G-4PZ'] }
    const decision = game.decide(fight, { side: 'german', order, dice: listedDice([3]) })
    if (refused(decision)) throw new Error(decision.no)
    const thrown = decision.yes.find((event) => event.type === 'DieThrown')!
    const { column } = value as { column: string }
    const cell = answered(duel, { ask: 'crt', column, die: 3, sides: 'd6' })
    expect(cell.value).toMatchObject({ text: thrown.result })
  })

  test('attackers that could not attack are refused', () => {
    expect(refusal(duel, { ask: 'odds', target: '2617', attackers: ['G-17PZ'] })[0]).toBe('AVD 9.0')
    expect(refusal(duel, { ask: 'odds', target: '2716', attackers: ['G-3PZ'] })[0]).toBe('AVD 9.0')
    expect(refusal(duel, { ask: 'odds', target: '2617', attackers: ['G-3PZ', 'G-3PZ'] })[0]).toBe('AVD 9.1.1')
  })

  test('a weak attack has a ladder but no column', () => {
    const strong = position({
      counters: { 'S-45RC': { at: '2617' }, 'G-SSREICH': { at: '2616' } },
    })
    const weak = answered(strong, { ask: 'odds', target: '2616', attackers: ['S-45RC'] })
    expect(weak.value).toMatchObject({ possible: false, column: null, die: 'd10', chances: [] })
    expect(weak.steps.at(-1)!.cite).toBe('AVD 9.3.6')
  })

  test('a unit without a way out is eliminated', () => {
    const ring = ['2616', '2618', '2517', '2518', '2717', '2718']
    const germans = ['G-3PZ', 'G-4PZ', 'G-17PZ', 'G-18PZ', 'G-10PZ', 'G-29MOT']
    const counters = Object.fromEntries(germans.map((id, i) => [id, { at: ring[i] }]))
    const shut = position({ counters: { ...counters, 'S-45RC': { at: '2617' } } })
    const answer = answered(shut, { ask: 'retreat', unit: 'S-45RC', hexes: 1 })
    expect(answer.value).toEqual([])
    expect(told(answer)).toEqual(['AVD 9.5.8 "eliminated"'])
  })

  test('a ten of a Soviet attack draws an elite unit', () => {
    const { value } = answered(duel, { ask: 'crt', column: '1-1', die: 10, sides: 'd10' })
    expect(value).toMatchObject({ text: 'E' })
  })
})

describe('command', () => {
  test('an HQ commands what is in its range, and no hex beyond', () => {
    const { value } = answered(campaign, { ask: 'command', hq: 'S-HQ-20A' })
    const { hqs, units, range, hexes } = value as {
      hqs: string[]
      units: string[]
      range: number
      hexes: string[]
    }
    expect(hqs[0]).toBe('S-HQ-20A')
    expect(units.length).toBeGreaterThan(0)
    expect(hexes).toHaveLength(3 * range * (range + 1) + 1)
    expect(refusal(campaign, { ask: 'command', hq: 'S-20RC' })[0]).toBe('AVD 7.2.2')
  })

  test('stacks are judged, and a unit that would make one too many', () => {
    const crowd = position({
      counters: { 'G-3PZ': { at: '2616' }, 'G-4PZ': { at: '2616' }, 'G-17PZ': { at: '2615' } },
    })
    expect(answered(crowd, { ask: 'stacking', hex: '2616' }).value).toBe(true)
    const third = answered(crowd, { ask: 'stacking', hex: '2616', unit: 'G-17PZ' })
    expect(third.value).toBe(false)
    expect(third.steps[0]!.cite).toBe('AVD 5.1')
  })

  test('what is no name of a thing is no question', () => {
    for (const question of [
      { ask: 'reach', unit: 'nobody' },
      { ask: 'terrain', hex: '0000' },
      { ask: 'weather' },
    ])
      expect(game.schemas.question.safeParse(question).success).toBe(false)
  })
})
