import { z } from 'zod'
import { VP_SET_NAMES } from './data/chits'
import { byCounter, byVictoryHex, chitId, counterId, hexId as hex, vpId } from './ids'
import { standingBySide } from './standing/schema'
import { BOXES, type Box, DIRECTIVES, SIDES } from './state'

// What a position is, for those who read and write it. Its types and names are in state.ts, which a browser loads.

const side = z.enum(SIDES)
export const boxSchema = z.enum(Object.keys(BOXES) as [Box, ...Box[]]).meta({
  id: 'box',
  description: Object.entries(BOXES)
    .map(([name, what]) => `${name}: ${what}`)
    .join('. '),
})
export const placeSchema = z.union([hex, boxSchema])
const place = placeSchema

export const counterSchema = z.strictObject({
  at: place.describe('a hex, or a box beside the map'),
  reduced: z.boolean().default(false).describe('true: on its reduced side (2.2.3)'),
  oos: z.boolean().default(false).describe('true: German unit marked Out of Supply (10.1)'),
  isolated: z.boolean().default(false).describe('true: under an Isolated marker (10.2.3)'),
})

/** What the unit that is moving now has spent, in sixths of a movement point (so that 1/2 and 1/3 are whole). */
export const marchSchema = z.strictObject({
  unit: counterId,
  from: place.describe('where the unit stood when its movement segment began'),
  normal: z
    .number()
    .int()
    .nullable()
    .describe('sixths of a MP spent at normal costs; null: too many to be lawful'),
  road: z
    .number()
    .int()
    .nullable()
    .describe('sixths spent by strategic movement (8.3.1); null: not lawful for this march'),
  halted: z.boolean().describe('true: has crossed an unbridged major river and must stop (8.1.3)'),
})

export const activationSchema = z.strictObject({
  number: z.number().int().default(1).describe('counts the activations of the whole game; names their dice'),
  chit: z
    .string()
    .describe(
      'id of the chit, or "special" (turn 1 special combat), "timoshenko-entry" (11.2.2), "entry" (German arrivals, 11.1.2)',
    ),
  side,
  hqs: z.array(counterId).default([]).describe('activated HQs: they may move'),
  units: z.array(counterId).default([]).describe('activated combat units: they may move, then fight'),
  march: marchSchema.nullable().default(null).describe('the unit that is moving now'),
  moved: z.array(counterId).default([]).describe('units and HQs that have begun to move in this segment'),
  fought: z.array(counterId).default([]).describe('units that have attacked in this segment (9.1.1)'),
  attacked: z.array(hex).default([]).describe('hexes attacked in this segment (9.1.4)'),
})

export const battleSchema = z.strictObject({
  kind: z.enum(['attack', 'artillery', 'rocket', 'bomber']),
  side: side.describe('the attacker'),
  target: hex,
  attackers: z.array(z.strictObject({ unit: counterId, from: hex })).default([]),
  defenders: z.array(counterId).describe('combat units in the target hex when the attack was declared'),
  hqs: z
    .array(z.strictObject({ hq: counterId, at: hex }))
    .default([])
    .describe('HQs of both sides that were stacked with units of this battle when it began (12.2-12.4)'),
  stuka: z.boolean().default(false).describe('a Stuka has been spent (9.3.4)'),
  throws: z.number().int().default(0).describe('times the die has been thrown'),
  steps: z.number().int().default(0).describe('steps still to be lost by the side that suffers'),
  suffers: side.nullable().default(null).describe('the side that takes the losses'),
  retreat: byCounter(z.number().int())
    .default({})
    .describe('hexes that each defending unit must still retreat (9.5)'),
  went: byCounter(z.array(hex))
    .default({})
    .describe('hexes entered by each unit that has retreated or advanced'),
})

/**
 * What remains to be done, the next thing last. A step with `side` waits for that side's order;
 * the others are carried out by the game itself.
 */
export const stepSchema = z.discriminatedUnion('step', [
  // command
  z.strictObject({ step: z.literal('chits') }).describe('both sides choose their command chits in secret'),
  z
    .strictObject({ step: z.literal('special') })
    .describe('turn 1: special combat segment of 2nd Panzer Group'),
  z.strictObject({ step: z.literal('draw') }).describe('draw a chit, or end the turn if the cup is empty'),
  z.strictObject({ step: z.literal('trump'), side, chit: chitId }).describe('German: trump, or done'),
  z.strictObject({ step: z.literal('play'), chit: chitId }).describe('carry out this chit'),
  z
    .strictObject({ step: z.literal('hq'), side, chit: chitId })
    .describe('German: chooseHq for a 9th Army chit'),
  z
    .strictObject({ step: z.literal('corps'), side, chit: chitId, chosen: z.array(counterId).default([]) })
    .describe('German: activateCorps for each corps that is split; chosen: one unit per corps so far'),
  z.strictObject({ step: z.literal('move'), side }).describe('moveUnit, or done'),
  z.strictObject({ step: z.literal('fight'), side }).describe('declareAttack, or done'),
  z.strictObject({ step: z.literal('endActivation') }),
  // battle
  z.strictObject({ step: z.literal('stuka'), side }).describe('German: flyStuka, or done'),
  z.strictObject({ step: z.literal('throw') }),
  z.strictObject({ step: z.literal('elite'), side, unit: counterId }).describe('Soviet: placeElite'),
  z.strictObject({ step: z.literal('losses'), side }).describe('takeLoss, as often as battle.steps says'),
  z.strictObject({ step: z.literal('beginRetreat'), hexes: z.number().int() }),
  z
    .strictObject({ step: z.literal('airDefence'), side, units: z.array(counterId) })
    .describe('Soviet: takeLoss, one of these PVO pays for the retreat (9.5.2)'),
  z
    .strictObject({ step: z.literal('retreat'), side })
    .describe('retreatUnit for each unit in battle.retreat'),
  z
    .strictObject({ step: z.literal('headquarters') })
    .describe('HQs of a beaten stack go with it or relocate'),
  z.strictObject({ step: z.literal('advance'), side }).describe('advanceUnit, or done'),
  z.strictObject({ step: z.literal('endBattle') }),
  z
    .strictObject({ step: z.literal('relocate'), side, hq: counterId, from: hex })
    .describe('relocateHq: the HQ was overrun or lost its stack (12.1, 12.2)'),
  // supply
  z
    .strictObject({ step: z.literal('mark'), side, left: z.number().int() })
    .describe('Soviet: markOutOfSupply, or done'),
  z.strictObject({ step: z.literal('isolation') }),
  z
    .strictObject({ step: z.literal('hqs'), side, relocated: z.array(counterId).default([]) })
    .describe('relocateHq of own HQs as wished, or done (10.4); relocated: those that have been'),
  z.strictObject({ step: z.literal('disband'), side }).describe('Soviet: disband, or done (10.5)'),
  // reinforcements
  z
    .strictObject({
      step: z.literal('reserve'),
      side,
      points: z.number().int(),
      unitsPlaced: z
        .boolean()
        .default(false)
        .describe('true: a combat unit has been placed, so no HQ may be'),
    })
    .describe('Soviet: reinforce from the reserve, HQs first, or done'),
  z
    .strictObject({ step: z.literal('pvo'), side, unit: counterId })
    .describe('Soviet: reinforce with this PVO'),
  z.strictObject({ step: z.literal('drawElite') }),
  z
    .strictObject({ step: z.literal('drawn'), side, unit: counterId })
    .describe('Soviet: reinforce with the drawn elite'),
  z.strictObject({ step: z.literal('stars') }),
  z
    .strictObject({
      step: z.literal('release'),
      side,
      units: z.array(counterId).default([]),
      chits: z.number().int().default(0),
    })
    .describe('German: releaseUnit from the Minsk Pocket, or done'),
  z.strictObject({ step: z.literal('arrivals') }),
  z
    .strictObject({ step: z.literal('escape'), side, left: z.number().int() })
    .describe('Soviet: reinforce with units that escaped from the pocket, or done'),
  // support
  z
    .strictObject({ step: z.literal('artillery'), side, left: z.number().int() })
    .describe('Soviet: fireArtillery or fireRocket, or done'),
  z.strictObject({ step: z.literal('bomber'), side }).describe('German: bomb, or done'),
  // end of turn
  z.strictObject({ step: z.literal('endTurn') }),
  z
    .strictObject({ step: z.literal('directive'), side })
    .describe("German: chooseDirective (Guderian's Choice)"),
  z.strictObject({ step: z.literal('advanceTurn') }),
  z
    .strictObject({ step: z.literal('withdraw'), side, left: z.number().int() })
    .describe('German: withdraw (15.2)'),
])

const count = z.number().int().min(0)

export const optionsSchema = z.strictObject({
  roadCost: z
    .enum(['third', 'half'])
    .default('third')
    .describe('MP per road hex of strategic movement: 1/3 (8.3.1) or 1/2 (worked example); reading A-AVD-01'),
  boughtChitsCount: z
    .boolean()
    .default(true)
    .describe('a 9th Army chit bought at a Minsk release counts in the sum of points; reading A-AVD-31'),
  offTurn: z
    .strictObject({
      german: z.enum(['auto', 'ask']).default('ask'),
      soviet: z.enum(['auto', 'ask']).default('ask'),
    })
    .default({ german: 'ask', soviet: 'ask' })
    .describe('choices that fall on the player who is not acting: by default policy, or asked'),
  vpChits: z
    .enum(VP_SET_NAMES)
    .default('even')
    .describe('even: new games; former: the chits, one point more, of games that were begun with them'),
})

/** Everything that lies face up: both players and spectators see all of it. Rules read nothing else. */
export const tableSchema = z.strictObject({
  options: optionsSchema.default(optionsSchema.parse({})),
  turn: z.number().int().min(1).max(10).default(1),
  directive: z
    .enum(DIRECTIVES)
    .nullable()
    .default(null)
    .describe('result of the Hitler Directive (15), after turn 6'),
  guderiansChoice: z.boolean().default(false).describe('true: the German chose the directive himself (15.3)'),
  counters: byCounter(counterSchema)
    .default({})
    .describe('by counter id; a counter not named is out of play ("gone")'),
  control: z
    .string()
    .regex(/^\d+(\.\d+)*$/)
    .default('0')
    .meta({
      default: undefined,
      description:
        'Where the front line is drawn; no rule reads it. Lengths of runs of German and of Soviet hexes by turns, ' +
        'in ascending order of the hexes. Left out: each hex belongs to the side that is nearest',
    }),
  activation: activationSchema.nullable().default(null).describe('the units that a chit has made active'),
  activations: count.default(0).describe('activations so far in the game'),
  battle: battleSchema
    .nullable()
    .default(null)
    .describe('the fight that is going on; easiest had by declareAttack in a position before it'),
  agenda: z
    .array(stepSchema)
    .default([{ step: 'draw' }])
    .meta({
      default: undefined,
      description:
        'What remains to be done, the next step LAST. Left out: movement and then combat of the activation, ' +
        'or without one the next draw of a chit. What the rules always leave beneath ("draw", "endActivation", ' +
        'the end of a battle) may be left out. Steps without a side are carried out by the game: where one is due, ' +
        'the order "done" by either side lets it go on',
      examples: [[{ step: 'draw' }, { step: 'endActivation' }, { step: 'fight', side: 'german' }]],
    }),
  played: z.array(chitId).default([]).describe('chits face up in the played box this turn'),
  guderianInBox: z.boolean().default(false),
  cupKnown: z
    .array(chitId)
    .default([])
    .describe(
      'chits that everybody knows to be in the cup; left out: those of hidden.cup that nobody chooses (supply, ' +
        'reinforcements, air power, artillery)',
    ),
  cupUnknown: z
    .strictObject({ german: count.default(0), soviet: count.default(0) })
    .default({ german: 0, soviet: 0 })
    .describe('how many more chits of each side are in the cup; left out: counted from hidden.cup'),
  vpOnMap: byVictoryHex(z.union([z.literal('down'), z.number().int()]))
    .default({})
    .meta({
      default: undefined,
      description:
        'Victory Hexes that hold a VP chit and so are Soviet (16.2): "down", or its value if it was put back face ' +
        'up. Left out: all Victory Hexes but the two that the German holds from the start. {}: none',
    }),
  vpGerman: z
    .strictObject({ minor: count.default(0), major: count.default(0) })
    .default({ minor: 0, major: 0 })
    .meta({
      default: undefined,
      description: 'VP chits in the German box; left out: all that lie nowhere else',
    }),
  vpSoviet: z
    .strictObject({ minor: count.default(0), major: count.default(0) })
    .default({ minor: 0, major: 0 })
    .describe('VP chits the Soviet took by the Minsk table'),
  vpDraws: count.default(0).describe('VP chits drawn so far; names their dice'),
  stukas: z.strictObject({ ready: count.default(3), used: count.default(0) }).default({ ready: 3, used: 0 }),
  bomber: z.boolean().default(true).describe('true: not yet used'),
  rocket: z.boolean().default(true).describe('true: not yet used'),
  escapeBonus: z
    .boolean()
    .default(false)
    .describe('+1 to Soviet combat dice (14.0) until the next Reinforcement chit'),
  shelled: z.array(hex).default([]).describe('hexes hit by artillery or rocket this turn (13.2)'),
  starHexes: z
    .array(hex)
    .default([])
    .describe('where * reinforcements were placed in this reinforcement phase (11.1.1)'),
  values: z
    .record(vpId, z.number().int())
    .nullable()
    .default(null)
    .describe('VP chit values, open at the end of the game only (16.3)'),
  result: z
    .strictObject({
      winner: z.enum(['german', 'soviet', 'draw']),
      cite: z.string(),
      key: z.string(),
      german: z.number().int().nullable(),
      soviet: z.number().int().nullable(),
    })
    .nullable()
    .default(null),
})

/** Everything that lies face down. No rule reads it but those that draw, choose chits or count victory points. */
export const hiddenSchema = z.strictObject({
  chosen: z
    .strictObject({
      german: z.array(chitId).nullable().default(null),
      soviet: z.array(chitId).nullable().default(null),
    })
    .default({ german: null, soviet: null })
    .describe('chits chosen in this chit selection phase, until both have chosen'),
  cup: z
    .array(chitId)
    .default([])
    .describe('all chits in the cup, a repeated one as often; left out: those of table.cupKnown'),
  vpOnMap: byVictoryHex(vpId)
    .default({})
    .describe('which VP chit lies on each Victory Hex; where left out, the first that fit'),
  vpGerman: z.array(vpId).default([]).describe('VP chits in the German box; left out: the first that fit'),
  vpSoviet: z.array(vpId).default([]).describe('VP chits in the Soviet box; left out: the first that fit'),
  standing: standingBySide
    .optional()
    .describe('standing orders that were filed, each a secret of its side; left out: none'),
  standingInBattle: standingBySide
    .optional()
    .describe('those that stood when the battle that goes on was declared, and so count in it'),
})

export const positionSchema = z
  .strictObject({
    table: tableSchema.prefault({}).describe('everything that lies face up'),
    hidden: hiddenSchema.prefault({}).describe('everything that lies face down'),
  })
  .meta({
    description:
      'A position of A Victory Denied. Whatever is left out has its default; the shortest is {}: an empty map',
    examples: [
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
    ],
  })
