import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { game } from '@/lib/games/a-victory-denied'
import { dueStep, type State } from '@/lib/games/a-victory-denied/state'
import { listedDice } from '@/lib/kernel/dice/dice'
import { PRACTICE } from '@/lib/kernel/game'

const readPosition = (json: unknown) => game.readPosition(json) as State
const agendaOf = (table: object) => readPosition({ table }).table.agenda.map(({ step }) => step)
const activation = { chit: 'G-2PG', side: 'german', units: ['G-3PZ'] }
const attack = { kind: 'attack', side: 'german', target: '2617', defenders: ['S-45RC'] }

/** Path and sentence of the first complaint about a position. */
function complaint(position: unknown): [string, string] {
  try {
    readPosition(position)
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    return [error.issues[0]!.path.join('.'), error.issues[0]!.message]
  }
  throw new Error('nothing was complained of')
}

test('the examples of the schema can be played', () => {
  const { examples } = z.toJSONSchema(game.schemas.position, { io: 'input' }) as { examples: unknown[] }
  expect(examples).toHaveLength(2)
  for (const example of examples) {
    const state = readPosition(example)
    expect(dueStep(state.table)).toBeDefined()
    expect(game.legal(state, 'german').length + state.hidden.cup.length).toBeGreaterThan(0)
  }
})

describe('what is left out', () => {
  test('an empty document is an empty map that waits for a draw', () => {
    const { table, hidden } = readPosition({})
    expect(table.agenda).toEqual([{ step: 'draw' }])
    expect(hidden.cup).toEqual([])
  })

  test('an activation without agenda moves and then fights', () => {
    expect(agendaOf({ activation })).toEqual(['draw', 'endActivation', 'fight', 'move'])
  })

  test('the steps that always lie beneath others are put there', () => {
    expect(agendaOf({ activation, agenda: [{ step: 'fight', side: 'german' }] })).toEqual([
      'draw',
      'endActivation',
      'fight',
    ])
    expect(agendaOf({ agenda: [{ step: 'directive', side: 'german' }] })).toEqual([
      'advanceTurn',
      'directive',
    ])
    expect(agendaOf({ agenda: [{ step: 'withdraw', side: 'german', left: 4 }] })).toEqual([
      'draw',
      'chits',
      'withdraw',
    ])
    expect(agendaOf({ agenda: [{ step: 'chits' }] })).toEqual(['draw', 'chits'])
    expect(agendaOf({ agenda: [{ step: 'trump', side: 'german', chit: 'S-20A' }] })).toEqual([
      'draw',
      'play',
      'trump',
    ])
  })

  test('a battle is brought to its end', () => {
    const retreat = { step: 'retreat', side: 'soviet' }
    expect(
      agendaOf({ activation, battle: { ...attack, retreat: { 'S-45RC': 1 } }, agenda: [retreat] }),
    ).toEqual(['draw', 'endActivation', 'endBattle', 'advance', 'headquarters', 'retreat'])
    const losses = { step: 'losses', side: 'german' }
    const rocket = { kind: 'rocket', side: 'soviet', target: '2617', defenders: ['G-3PZ'], steps: 1 }
    expect(agendaOf({ battle: rocket, agenda: [losses] })).toEqual([
      'draw',
      'endBattle',
      'headquarters',
      'losses',
    ])
  })

  test('a cup tells what everybody knows of it', () => {
    const { table } = readPosition({ hidden: { cup: ['S-20A', 'N-SUPPLY', 'G-9A', 'G-9A', 'S-ART'] } })
    expect(table.cupKnown).toEqual(['N-SUPPLY', 'S-ART'])
    expect(table.cupUnknown).toEqual({ german: 2, soviet: 1 })
    expect(readPosition({ table: { cupKnown: ['N-REINF'] } }).hidden.cup).toEqual(['N-REINF'])
  })

  test('VP chits lie as at the start, and all that lie nowhere else are German', () => {
    const whole = readPosition({})
    expect(Object.keys(whole.table.vpOnMap)).toHaveLength(18)
    expect(whole.table.vpGerman).toEqual({ minor: 2, major: 0 })
    const taken = readPosition({ table: { vpOnMap: { '3327': 'down' } } })
    expect(taken.hidden.vpGerman).toHaveLength(19)
    expect(new Set([...taken.hidden.vpGerman, ...Object.values(taken.hidden.vpOnMap)]).size).toBe(20)
  })

  test('VP chits that are named are counted', () => {
    const { table, hidden } = readPosition({
      table: { vpOnMap: {} },
      hidden: { vpGerman: ['MAJ-1', 'MIN-01'], vpSoviet: ['MIN-02'] },
    })
    expect(table.vpGerman).toEqual({ minor: 1, major: 1 })
    expect(table.vpSoviet).toEqual({ minor: 1, major: 0 })
    expect(hidden.vpGerman).toEqual(['MAJ-1', 'MIN-01'])
  })
})

describe('a mistake is named with its place', () => {
  test.each([
    [
      { table: { counters: { 'G-NOBODY': { at: '2616' } } } },
      'table.counters.G-NOBODY',
      'there is no such counter',
    ],
    [{ table: { counters: { 'G-3PZ': { at: '9999' } } } }, 'table.counters.G-3PZ.at', 'there is no such hex'],
    [
      { table: { counters: { 'G-3PZ': { at: '2616' }, 'S-45RC': { at: '2616' } } } },
      'table.counters.S-45RC.at',
      'both sides stand in 2616',
    ],
    [
      { table: { agenda: [{ step: 'fight', side: 'german' }] } },
      'table.agenda.0',
      'the step "fight" needs an activation',
    ],
    [
      { table: { agenda: [{ step: 'losses', side: 'german' }] } },
      'table.agenda.0',
      'the step "losses" needs a battle',
    ],
    [{ table: { agenda: [{ step: 'play', chit: 'X' }] } }, 'table.agenda.0.chit', 'there is no such chit'],
    [
      { table: { activation: { ...activation, units: ['S-45RC'] } } },
      'table.activation.units.0',
      'S-45RC is of the other side',
    ],
    [
      { table: { activation: { ...activation, chit: 'constructor' } } },
      'table.activation.chit',
      'there is no such chit',
    ],
    [
      { table: { activation: { ...activation, chit: 'S-22A' } } },
      'table.activation.chit',
      'S-22A activates the other side',
    ],
    [
      { table: { activation: { ...activation, units: ['G-3PZ', 'G-3PZ'] } } },
      'table.activation.units.1',
      'G-3PZ is active already',
    ],
    [{ table: { stukas: { ready: 3, used: 1 } } }, 'table.stukas', 'there are only 3 Stukas'],
    [{ table: { battle: attack } }, 'table.battle', 'an attack needs an activation'],
    [{ table: { vpOnMap: { '2616': 'down' } } }, 'table.vpOnMap.2616', 'there is no such Victory Hex'],
    [{ hidden: { cup: ['S-20A', 'S-20A'] } }, 'hidden.cup.1', 'there are only 1 of the chit S-20A'],
    [
      { table: { cupUnknown: { soviet: 2 } }, hidden: { cup: ['S-20A'] } },
      'table.cupUnknown.soviet',
      'does not agree with hidden.cup',
    ],
    [
      { hidden: { vpGerman: ['MIN-01'], vpSoviet: ['MIN-01'] } },
      'hidden.vpSoviet.0',
      'the VP chit MIN-01 lies in two places',
    ],
    [{ table: { vpGerman: { major: 9 } } }, 'table.vpOnMap', 'more VP chits than there are'],
    [{ table: { turn: 10, agenda: [{ step: 'advanceTurn' }] } }, 'table.agenda.0', 'turn 10 is the last'],
    [
      { table: { agenda: [{ step: 'drawn', side: 'soviet', unit: 'S-45RC' }] } },
      'table.agenda.0',
      'S-45RC lies nowhere in this position',
    ],
    [{ tabel: {} }, '', 'Unrecognized key: "tabel"'],
    ['nonsense', '', 'Invalid input: expected object, received string'],
  ])('%j', (position, path, sentence) => {
    expect(complaint(position)).toEqual([path, sentence])
  })
})

test('a table that was set up with what is refused by now plays on', () => {
  const position = {
    table: { counters: { 'G-3PZ': { at: '2616' }, 'G-4PZ': { at: '2616' }, 'G-8ID': { at: '2616' } } },
    hidden: { cup: ['G-GUDERIAN', 'N-SUPPLY'] },
  }
  expect(() => readPosition(position)).toThrow('2616')
  const { state } = game.setUp(PRACTICE, position, listedDice([]))
  expect(state.hidden.cup).toEqual(position.hidden.cup)
  expect(dueStep(state.table)).toEqual({ step: 'draw' })
})
