import { z } from 'zod'
import { optionFields, positionOf, type tableForms } from '@/lib/wargame/table-forms'
import type { Step, WrittenStep } from './agenda'
import type { Forms } from './forms'
import type { Rules } from './in-force'
import { PHASES, type ScenarioId } from './names'
import { OPTION_TEXTS, OPTIONS } from './options'
import type { StandingOrders } from './standing/wishes'

type Pieces = ReturnType<typeof tableForms<Forms, Step, WrittenStep, StandingOrders>>

const firstOf = (scenarios: Rules['scenarios']) => Object.keys(scenarios)[0] as ScenarioId

/** What a position of this game is, made of pieces that every game has. Its types and names are in state.ts, which a browser loads. */
export function stateSchemasOf(rules: Rules, pieces: Pieces) {
  const { byCounter, hexes, side, units, hexId: hex, natural: count, placeSchema: place, whole } = pieces

  const counterSchema = z.strictObject({
    at: place.describe('a hex, or a box beside the map'),
    lost: count.default(0).describe('steps lost (2.16)'),
    tried: pieces.orNull(
      count,
      'a Soviet unit that has been in battle: its row in the table of its pool (2.15); null: untried',
    ),
    from: pieces.orNull(
      place,
      'where it began to move in this movement phase (12.5); null: it has not moved',
    ),
    left: pieces.orNull(whole, 'movement points left; null: all'),
    fought: pieces.flag('true: has attacked or was attacked in this phase (14.4)'),
  })

  const battleSchema = z.strictObject({
    side: side.describe('the attacker'),
    target: hex,
    attackers: pieces.fromHexes,
    defenders: units.describe('all units in the target hex'),
    result: pieces.orNull(z.string(), 'as the table prints it'),
  })

  const optionsSchema = z.strictObject({
    ...optionFields(OPTIONS, OPTION_TEXTS),
    offTurn: pieces.offTurn,
  })

  /** Everything that lies face up: both players and spectators see all of it. Rules read nothing else. */
  const tableSchema = z.strictObject({
    options: optionsSchema.default(optionsSchema.parse({})),
    scenario: z.enum(Object.keys(rules.scenarios) as ScenarioId[]).default(firstOf(rules.scenarios)),
    turn: whole.min(1).max(rules.turns).default(1),
    couplet: whole.min(1).max(2).default(1).describe('which of the two of this turn (5.1)'),
    phase: z.enum(PHASES).default('movement'),
    acting: side.default('german').describe('whose player turn it is'),
    counters: byCounter(counterSchema).default({}).describe('by id; a unit that is not named is out of play'),
    control: pieces.control,
    taken: hexes
      .default([])
      .describe('cities, large towns and other objectives that the German controls (3.9)'),
    debit: count.default(0).describe('victory points that the German has paid for good (4.4)'),
    moscowFell: pieces.flag('true: the die of 4.6 was thrown'),
    moving: pieces.orNull(
      place,
      'where the stack began that is being moved: others that have moved go on no more (12.6)',
    ),
    battles: count.default(0).describe('battles so far; names their dice'),
    battle: pieces.orNull(battleSchema, 'the battle that is going on'),
    agenda: pieces.agendaOf({ step: 'beginTurn' }, 'the steps of the player turn from its movement on', [
      { step: 'checkVictory' },
      { step: 'assault', side: 'german' },
    ]),
    result: pieces.result,
  })

  /** What nobody knows, not even who commands them, and what a side has filed. */
  const hiddenSchema = z.strictObject({
    values: byCounter(count)
      .default({})
      .describe('untried units by the row of their pool that is on their other side (3.2)'),
    ...pieces.kept,
  })

  const positionSchema = positionOf('Proud Monster', tableSchema, hiddenSchema, [
    { table: { counters: { 'DE-PZ-1': { at: '2009N' }, 'SU-RD-001': { at: '2108N' } } } },
  ])

  const parts = { battleSchema, counterSchema, optionsSchema }
  return { ...pieces, ...parts, tableSchema, hiddenSchema, positionSchema }
}
export type StateSchemas = ReturnType<typeof stateSchemasOf>
