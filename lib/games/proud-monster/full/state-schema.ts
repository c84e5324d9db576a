import { z } from 'zod'
import { positionOf, type tableForms } from '@/lib/wargame/table-forms'
import type { Forms } from '../forms'
import type { Rules } from '../in-force'
import { WEATHERS } from '../names'
import { stateSchemasOf as beginner } from '../state-schema'
import type { Step, WrittenStep } from './agenda'
import type { StandingOrders } from './wishes'

type Pieces = ReturnType<typeof tableForms<Forms, Step, WrittenStep, StandingOrders>>

/** What a position holds under the whole of the rules: all that it does for beginners, and what each chapter adds. */
export function stateSchemasOf(rules: Rules, pieces: Pieces) {
  // A piece that knows more steps makes positions with more of them.
  const base = beginner(rules, pieces as never)
  const { units, hexes, hexId, byCounter, placeSchema, counted, flag, orNull } = pieces
  const counterSchema = base.counterSchema.extend({
    above: counted(
      'of the units of a stack the one with the highest number lies on top; of equals the first',
    ),
    began: z
      .enum(['attenuated', 'out'])
      .nullable()
      .default(null)
      .describe('how it was supplied when it began to move in this phase, if not wholly (9.8, 15.4)'),
  })
  const battleSchema = base.battleSchema.extend({
    mobile: flag('true: a mobile assault (15.2)'),
    paid: counted('steps that the attackers have lost (14.35)'),
  })
  const tableSchema = base.tableSchema.extend({
    counters: byCounter(counterSchema).default({}).describe('by id; who is not named is out of play'),
    battle: orNull(battleSchema, 'the battle that is going on'),
    attacked: hexes
      .default([])
      .describe(
        'hexes that were attacked in this phase, or into which attacked units went back alone (14.4)',
      ),
    guests: units
      .default([])
      .describe('units that have gone back in this phase, and do not help where they came to (14.34)'),
    air: z
      .record(z.string(), pieces.counterId)
      .default({})
      .describe('aircraft, by the unit whose stack each supports and follows (10.2)'),
    airWithheld: flag('true: the Soviet aircraft of turn 12 did not come (8.10)'),
    lakeEntries: counted(
      'reinforcements placed in Leningrad in this turn, which its owner alone is told (9.16)',
    ),
    sea: z
      .strictObject({
        used: counted('units that have gone by sea in this player turn (11.1)'),
        invaded: flag('true: there was an invasion in this player turn (11.4)'),
        target: orNull(hexId, 'the hex of the enemy that invaders lie off and are to assault (11.4)'),
        fresh: units.default([]).describe('units that have entered the box in this turn (11.3)'),
      })
      .default({ used: 0, invaded: false, target: null, fresh: [] })
      .describe('the Black Sea; how many and who, its owner alone is told'),
    forts: z
      .strictObject({
        aborted: z.array(z.string()).default([]).describe('lines that will never be finished (14.25)'),
        destroyed: hexes.default([]).describe('hexes of forts and of the Stalin Line (14.26)'),
      })
      .default({ aborted: [], destroyed: [] })
      .describe('what has become of forts'),
    brigades: counted('tank brigades that have come by dice (8.9)'),
    replaced: counted('replacement steps that the German has used (8.15)'),
    refitted: units.default([]).describe('divisions that have been refitted once (8.20)'),
    refitting: units.default([]).describe('divisions that rest in this player turn (8.20)'),
    owed: z
      .array(z.string())
      .default([])
      .describe('kinds of units still to be withdrawn in this phase (17.4)'),
    called: counted('security divisions that were called up (8.21)'),
    arko: counted('the turn in which the siege artillery was called up; 0: never (14.41)'),
    logistics: z
      .strictObject({
        pause: counted('German player turns that a pause still lasts, this one counted (9.19)'),
        planned: z
          .enum(['filed', 'declared'])
          .nullable()
          .default(null)
          .describe('a pause that the German has filed, unseen, or that was declared as a turn ended (9.19)'),
        free: flag('true: after a pause the line of attenuated supply does not count'),
        concentrated: orNull(units, 'on whom supply is concentrated (9.20); null: it is not'),
        aerial: z.array(units).max(2).default([]).describe('units that a counter supplies by air (9.18)'),
        resting: units
          .default([])
          .describe('units by air that have got a step back and rest in this player turn (9.18)'),
      })
      .default({ pause: 0, planned: null, free: false, concentrated: null, aerial: [], resting: [] })
      .describe('what the German has decided about his supply'),
    weather: z
      .strictObject({
        north: z.enum(WEATHERS).default('D'),
        south: z.enum(WEATHERS).default('D').describe('the Crimea (13.2)'),
        mired: z
          .strictObject({ north: z.boolean().default(false), south: z.boolean().default(false) })
          .default({ north: false, south: false })
          .describe('true: there was mud or snow in this zone before, or is (13.9, 13.10)'),
      })
      .default({ north: 'D', south: 'D', mired: { north: false, south: false } })
      .describe('dry, rain, mud, frost or snow (13)'),
    hedgehogs: hexes.default([]).describe('places whose units are formed for defence all around (14.40)'),
    mutual: z
      .strictObject({
        counters: byCounter(counterSchema).default({}),
        control: base.tableSchema.shape.control,
        taken: hexes.default([]),
      })
      .nullable()
      .default(null)
      .describe('what the German still sees of what the Soviet does in the Mutual Reinforcement Phase (8.1)'),
    shown: pieces
      .byCounter(placeSchema)
      .optional()
      .describe(
        'units beneath others that both know, as the game began in its midst: as long as they lie there',
      ),
    several: z
      .array(placeSchema)
      .default([])
      .describe('where more units lie beneath one that is seen, as far as it is not known who (14.7)'),
    agenda: pieces.agendaOf({ step: 'beginTurn' }, 'the steps of the player turn from its movement on', [
      { step: 'checkVictory' },
      { step: 'assault', side: 'german' },
    ]),
  })
  const hiddenSchema = base.hiddenSchema
  const positionSchema = positionOf('Proud Monster', tableSchema, hiddenSchema, [
    { table: { scenario: 'smolensk', turn: 2, counters: { 'DE-PZ-1': { at: '2817N' } } } },
  ])
  return { ...base, ...pieces, battleSchema, counterSchema, tableSchema, hiddenSchema, positionSchema }
}
export type StateSchemas = ReturnType<typeof stateSchemasOf>
