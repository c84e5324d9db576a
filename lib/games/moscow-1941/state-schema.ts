import { z } from 'zod'
import { oneOfThese } from '@/lib/wargame/forms'
import { optionFields, positionOf, type tableForms } from '@/lib/wargame/table-forms'
import type { Step, WrittenStep } from './agenda'
import type { Forms } from './forms'
import type { Rules } from './in-force'
import { AIR_STATES, PHASES, SCENARIO_IDS, UNIT_STATES } from './names'
import { OPTION_TEXTS, OPTIONS } from './options'
import type { StandingOrders } from './standing/wishes'

type Pieces = ReturnType<typeof tableForms<Forms, Step, WrittenStep, StandingOrders>>

/** What a position of this game is, made of pieces that every game has. Its types and names are in state.ts, which a browser loads. */
export function stateSchemasOf(rules: Rules, pieces: Pieces) {
  const { byAir, byCounter, counterId, hexes, mission, side, units } = pieces
  const { hexId: hex, natural: count, placeSchema: place, whole } = pieces

  const phaseSchema = z.enum(PHASES)

  const counterSchema = z.strictObject({
    at: place.describe('a hex, or a box beside the map'),
    state: z.enum(UNIT_STATES).default('fresh'),
    moved: z.boolean().default(false).describe('true: has made its operational move of this turn (MOS-57)'),
    fought: z.boolean().default(false).describe('true: has made its attack of this turn (MOS-57)'),
    left: count
      .nullable()
      .default(null)
      .describe('halves of a movement factor left after its operational move; null: has not moved (MOS-26)'),
  })

  const airSchema = z.strictObject({
    state: oneOfThese(AIR_STATES).default('ready'),
    base: hex.nullable().default(null).describe('the place it is based on; null: none (MOS-41)'),
    target: hex.nullable().default(null).describe('where it flies'),
    mission: mission.nullable().default(null).describe('what it has flown for in this phase (MOS-59)'),
    cargo: counterId.nullable().default(null).describe('the parachute corps that it drops (MOS-42)'),
    back: count.nullable().default(null).describe('turn in which it is ready again'),
  })

  const battleSchema = z.strictObject({
    side: side.describe('the attacker'),
    target: hex,
    attackers: pieces.fromHexes,
    defenders: units.describe('all units in the target hex when the attack was declared'),
    active: units.describe('those of them that defend actively (MOS-60)'),
    again: z.boolean().default(false).describe('true: the one more attack of a breakthrough (MOS-2)'),
    noRetreat: z
      .boolean()
      .default(false)
      .describe('true: the defenders were ordered not to retreat (MOS-15)'),
    attack: z.number().min(0).default(0).describe('factors of the attack, as modified'),
    defence: z.number().min(0).default(0).describe('factors of the defence, as modified by terrain'),
    result: z.string().nullable().default(null).describe('as it counts, after MOS-14 and MOS-15'),
    pass: count.default(0).describe('hexes that the attacker may still drive the defenders back'),
    entered: z.number().min(0).default(0).describe('factors that have advanced into the hex (MOS-24)'),
    went: pieces.went,
  })

  const optionsSchema = z.strictObject({
    ...optionFields(OPTIONS, OPTION_TEXTS),
    offTurn: pieces.offTurn,
  })

  /** Everything that lies face up: both players and spectators see all of it. Rules read nothing else. */
  const tableSchema = z.strictObject({
    options: optionsSchema.default(optionsSchema.parse({})),
    scenario: z.enum(SCENARIO_IDS).default('basic'),
    turn: whole.min(rules.firstTurn).max(rules.calendar.length).default(rules.firstTurn),
    phase: phaseSchema.default('prepared'),
    acting: side.default('german').describe('whose segment it is'),
    counters: byCounter(counterSchema).default({}).describe('by id; a unit that is not named is out of play'),
    air: byAir(airSchema).default({}).describe('by id; an air unit that is not named is out of play'),
    control: pieces.control,
    held: z
      .record(hex, side)
      .default({})
      .describe('cities and towns by the side whose ground units were last there; left out: as at set-up'),
    dispersedNow: units
      .default([])
      .describe('units dispersed in this phase, which do not recover in it (MOS-55)'),
    again: units.default([]).describe('units that may attack once more after a breakthrough (MOS-2)'),
    attacked: hexes.default([]).describe('hexes attacked by the acting side in this segment'),
    compelled: hexes.default([]).describe('hexes that the Soviet must still attack in this segment (MOS-11)'),
    noRetreat: z
      .boolean()
      .default(false)
      .describe('true: the Soviet has forbidden retreats for this turn (MOS-15)'),
    panic: z.boolean().default(false).describe('true: panic in Moscow for the rest of the turn (MOS-29)'),
    resupplied: units.default([]).describe('units supplied from the air for the rest of the turn (MOS-78)'),
    paradropped: z.boolean().default(false).describe('true: the drop of this turn was made (MOS-42)'),
    onBase: units
      .default([])
      .describe('parachute corps on the base of the bombers as the turn began (MOS-42)'),
    points: count.default(0).describe('replacement points of the Soviet (MOS-64)'),
    battles: count.default(0).describe('battles so far; names their dice'),
    raids: count.default(0).describe('air attacks and interceptions so far; names their dice'),
    battle: battleSchema.nullable().default(null).describe('the fight that is going on'),
    agenda: pieces.agendaOf(
      { step: 'beginTurn' },
      'the steps of the phase, from the attacks of the acting side on',
      [{ step: 'endTurn' }, { step: 'attack', side: 'german' }],
    ),
    result: pieces.result,
  })

  /** Nothing but what a side has filed lies face down (A-MOS-09). */
  const hiddenSchema = z.strictObject(pieces.kept)

  const positionSchema = positionOf('Moscow 1941', tableSchema, hiddenSchema, [
    {
      table: {
        counters: { 'G-4A': { at: 'G2' }, 'G-7K': { at: 'G2' }, 'S-20A': { at: 'G3', state: 'spent' } },
      },
    },
  ])

  const parts = { battleSchema, counterSchema, airSchema, optionsSchema, phaseSchema }
  return { ...pieces, ...parts, tableSchema, hiddenSchema, positionSchema }
}
export type StateSchemas = ReturnType<typeof stateSchemasOf>
