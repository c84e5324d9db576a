import { z } from 'zod'
import { optionFields, positionOf, type tableForms } from '@/lib/wargame/table-forms'
import type { Step, WrittenStep } from './agenda'
import type { VpSetName } from './data/chits'
import type { Forms } from './forms'
import type { Rules } from './in-force'
import { DIRECTIVES } from './names'
import { OPTION_TEXTS, OPTIONS } from './options'
import type { Filed } from './standing/wishes'

type Pieces = ReturnType<typeof tableForms<Forms, Step, WrittenStep, Filed>>

/** What a position of this game is, made of pieces that every game has. Its types and names are in state.ts, which a browser loads. */
export function stateSchemasOf(rules: Rules, pieces: Pieces) {
  const { byCounter, bySide, byVictoryHex, chits, counterId, hexes, side, units, vpId } = pieces
  const { hexId: hex, natural: count, placeSchema: place, whole } = pieces
  /** How many VP chits of each star lie in a box. */
  const box = z
    .strictObject({ minor: count.default(0), major: count.default(0) })
    .default({ minor: 0, major: 0 })

  const counterSchema = z.strictObject({
    at: place.describe('a hex, or a box beside the map'),
    reduced: z.boolean().default(false).describe('true: on its reduced side (2.2.3)'),
    oos: z.boolean().default(false).describe('true: German unit marked Out of Supply (10.1)'),
    isolated: z.boolean().default(false).describe('true: under an Isolated marker (10.2.3)'),
  })

  /** What the unit that is moving now has spent, in sixths of a movement point (so that 1/2 and 1/3 are whole). */
  const marchSchema = z.strictObject({
    unit: counterId,
    from: place.describe('where the unit stood when its movement segment began'),
    normal: whole.nullable().describe('sixths of a MP spent at normal costs; null: too many to be lawful'),
    road: whole
      .nullable()
      .describe('sixths spent by strategic movement (8.3.1); null: not lawful for this march'),
    halted: z.boolean().describe('true: has crossed an unbridged major river and must stop (8.1.3)'),
  })

  const activationSchema = z.strictObject({
    number: whole.default(1).describe('counts the activations of the whole game; names their dice'),
    chit: z
      .string()
      .describe(
        'id of the chit, or "special" (turn 1 special combat), "timoshenko-entry" (11.2.2), "entry" (German arrivals, 11.1.2)',
      ),
    side,
    hqs: units.default([]).describe('activated HQs: they may move'),
    units: units.default([]).describe('activated combat units: they may move, then fight'),
    march: marchSchema.nullable().default(null).describe('the unit that is moving now'),
    moved: units.default([]).describe('units and HQs that have begun to move in this segment'),
    fought: units.default([]).describe('units that have attacked in this segment (9.1.1)'),
    attacked: hexes.default([]).describe('hexes attacked in this segment (9.1.4)'),
  })

  const battleSchema = z.strictObject({
    kind: z.enum(['attack', 'artillery', 'rocket', 'bomber']),
    side: side.describe('the attacker'),
    target: hex,
    attackers: pieces.fromHexes.default([]),
    defenders: units.describe('combat units in the target hex when the attack was declared'),
    hqs: z
      .array(z.strictObject({ hq: counterId, at: hex }))
      .default([])
      .describe('HQs of both sides that were stacked with units of this battle when it began (12.2-12.4)'),
    stuka: z.boolean().default(false).describe('a Stuka has been spent (9.3.4)'),
    throws: whole.default(0).describe('times the die has been thrown'),
    steps: whole.default(0).describe('steps still to be lost by the side that suffers'),
    suffers: side.nullable().default(null).describe('the side that takes the losses'),
    retreat: byCounter(whole).default({}).describe('hexes that each defending unit must still retreat (9.5)'),
    went: pieces.went,
  })

  const optionsSchema = z.strictObject({
    ...optionFields(OPTIONS, OPTION_TEXTS),
    boughtChitsCount: z
      .boolean()
      .default(true)
      .describe('a 9th Army chit bought at a Minsk release counts in the sum of points; reading A-AVD-31'),
    offTurn: pieces.offTurn,
    vpChits: z
      .enum(Object.keys(rules.vpSets) as VpSetName[])
      .default('even')
      .describe('even: new games; former: the chits, one point more, of games that were begun with them'),
  })

  /** Everything that lies face up: both players and spectators see all of it. Rules read nothing else. */
  const tableSchema = z.strictObject({
    options: optionsSchema.default(optionsSchema.parse({})),
    turn: whole.min(rules.firstTurn).max(rules.lastTurn.moscow).default(rules.firstTurn),
    directive: z
      .enum(DIRECTIVES)
      .nullable()
      .default(null)
      .describe('result of the Hitler Directive (15), after turn 6'),
    guderiansChoice: z
      .boolean()
      .default(false)
      .describe('true: the German chose the directive himself (15.3)'),
    counters: byCounter(counterSchema)
      .default({})
      .describe('by counter id; a counter not named is out of play ("gone")'),
    control: pieces.control,
    activation: activationSchema.nullable().default(null).describe('the units that a chit has made active'),
    activations: count.default(0).describe('activations so far in the game'),
    battle: battleSchema
      .nullable()
      .default(null)
      .describe('the fight that is going on; easiest had by declareAttack in a position before it'),
    agenda: pieces.agendaOf(
      { step: 'draw' },
      'movement and then combat of the activation, or without one the next draw of a chit; and what the rules always ' +
        'leave beneath ("draw", "endActivation", the end of a battle)',
      [{ step: 'draw' }, { step: 'endActivation' }, { step: 'fight', side: 'german' }],
    ),
    played: chits.default([]).describe('chits face up in the played box this turn'),
    guderianInBox: z.boolean().default(false),
    cupKnown: chits
      .default([])
      .describe(
        'chits that everybody knows to be in the cup; left out: those of hidden.cup that nobody chooses (supply, ' +
          'reinforcements, air power, artillery)',
      ),
    cupUnknown: bySide(count.default(0))
      .default({ german: 0, soviet: 0 })
      .describe('how many more chits of each side are in the cup; left out: counted from hidden.cup'),
    vpOnMap: byVictoryHex(z.union([z.literal('down'), whole]))
      .default({})
      .meta({
        default: undefined,
        description:
          'Victory Hexes that hold a VP chit and so are Soviet (16.2): "down", or its value if it was put back face ' +
          'up. Left out: all Victory Hexes but the two that the German holds from the start. {}: none',
      }),
    vpGerman: box.meta({
      default: undefined,
      description: 'VP chits in the German box; left out: all that lie nowhere else',
    }),
    vpSoviet: box.describe('VP chits the Soviet took by the Minsk table'),
    vpDraws: count.default(0).describe('VP chits drawn so far; names their dice'),
    stukas: z
      .strictObject({ ready: count.default(rules.stukas), used: count.default(0) })
      .default({ ready: rules.stukas, used: 0 }),
    bomber: z.boolean().default(true).describe('true: not yet used'),
    rocket: z.boolean().default(true).describe('true: not yet used'),
    escapeBonus: z
      .boolean()
      .default(false)
      .describe('+1 to Soviet combat dice (14.0) until the next Reinforcement chit'),
    shelled: hexes.default([]).describe('hexes hit by artillery or rocket this turn (13.2)'),
    starHexes: z
      .array(hex)
      .default([])
      .describe('where * reinforcements were placed in this reinforcement phase (11.1.1)'),
    values: z
      .record(vpId, whole)
      .nullable()
      .default(null)
      .describe('VP chit values, open at the end of the game only (16.3)'),
    result: pieces.result,
  })

  /** Everything that lies face down. No rule reads it but those that draw, choose chits or count victory points. */
  const hiddenSchema = z.strictObject({
    chosen: bySide(chits.nullable().default(null))
      .default({ german: null, soviet: null })
      .describe('chits chosen in this chit selection phase, until both have chosen'),
    cup: chits
      .default([])
      .describe('all chits in the cup, a repeated one as often; left out: those of table.cupKnown'),
    vpOnMap: byVictoryHex(vpId)
      .default({})
      .describe('which VP chit lies on each Victory Hex; where left out, the first that fit'),
    vpGerman: z.array(vpId).default([]).describe('VP chits in the German box; left out: the first that fit'),
    vpSoviet: z.array(vpId).default([]).describe('VP chits in the Soviet box; left out: the first that fit'),
    ...pieces.kept,
  })

  const positionSchema = positionOf('A Victory Denied', tableSchema, hiddenSchema, [
    {
      table: {
        turn: 3,
        counters: {
          'G-3PZ': { at: '2616' },
          'G-4PZ': { at: '2517', reduced: true },
          'S-45RC': { at: '2617' },
        },
        activation: { chit: 'G-2PG', side: 'german', units: ['G-3PZ', 'G-4PZ'] },
      },
    },
    {
      table: { turn: 2, counters: { 'S-HQ-20A': { at: '3321' }, 'S-5M': { at: '3321' } } },
      hidden: { cup: ['S-20A', 'N-SUPPLY'] },
    },
  ])

  const parts = { activationSchema, battleSchema, counterSchema, marchSchema, optionsSchema }
  return { ...pieces, ...parts, tableSchema, hiddenSchema, positionSchema }
}
export type StateSchemas = ReturnType<typeof stateSchemasOf>
