import { z } from 'zod'
import { chitId, counterId, hexId as hex, vpId } from './ids'
import { standingSchema } from './standing/schema'
import { DIRECTIVES, SIDES } from './state'
import { battleSchema, boxSchema, placeSchema, stepSchema } from './state-schema'

const side = z.enum(SIDES)
const count = z.number().int()
const chits = z.array(chitId)
const units = z.array(counterId)
const path = z.array(hex).describe('hexes entered one after the other')
const face = count.describe('the number thrown')

/** Every fact of the game as it stands in the log and in answers of the referee; its type is that of events.ts. */
export const eventSchema = z.discriminatedUnion('type', [
  z
    .strictObject({ type: z.literal('Dealt'), onMap: z.record(hex, vpId), german: z.array(vpId) })
    .describe('the VP chits are dealt (3.4)'),
  z.strictObject({ type: z.literal('Planned'), steps: z.array(stepSchema) }).describe('steps for the agenda'),
  z.strictObject({ type: z.literal('StepDone') }).describe('the due step is off the agenda'),
  z.strictObject({ type: z.literal('StepChanged'), step: stepSchema }).describe('the due step is now this'),

  z.strictObject({ type: z.literal('TurnBegan'), turn: count }),
  z.strictObject({ type: z.literal('ChitsChosen'), side, chits }).describe('7.1.2, a secret of this side'),
  z.strictObject({ type: z.literal('CupFilled'), mandatory: chits }).describe('4.1.1'),
  z.strictObject({ type: z.literal('ChitDrawn'), chit: chitId }).describe('4.1.2'),
  z
    .strictObject({ type: z.literal('Trumped'), chit: chitId })
    .describe('Guderian goes first, this chit goes back'),
  z.strictObject({ type: z.literal('ChitPlayed'), chit: chitId }),
  z.strictObject({ type: z.literal('ChitAdded'), chit: chitId }).describe('into the cup, for all to see'),
  z
    .strictObject({ type: z.literal('Activated'), chit: z.string(), side, hqs: units, units })
    .describe('7.3, 7.4'),
  z.strictObject({ type: z.literal('SegmentBegan'), segment: z.enum(['movement', 'combat']) }),
  z.strictObject({ type: z.literal('ActivationEnded') }),

  z
    .strictObject({
      type: z.literal('UnitMoved'),
      unit: counterId,
      from: placeSchema,
      path,
      normal: count.nullable().describe('sixths of a MP spent so far at normal costs; null: not lawful so'),
      road: count
        .nullable()
        .describe('sixths of a MP spent so far by strategic movement; null: not lawful so'),
      halted: z.boolean().describe('true: has crossed a major river and must stop (8.1.3)'),
    })
    .describe('8.1'),
  z.strictObject({ type: z.literal('VpTaken'), hex, by: counterId }).describe('16.2'),
  z.strictObject({ type: z.literal('VpReturned'), hex, by: counterId, chit: vpId }).describe('16.2, face up'),
  z.strictObject({ type: z.literal('HqOverrun'), hq: counterId, by: counterId, at: hex }).describe('12.1'),
  z.strictObject({ type: z.literal('HqRelocated'), hq: counterId, from: hex, to: hex }).describe('12.6'),
  z
    .strictObject({ type: z.literal('HqRemoved'), hq: counterId, from: hex, rule: z.enum(['12.5', '12.6']) })
    .describe('no troops in range (12.5) or no place to go (12.6)'),

  z
    .strictObject({ type: z.literal('OrdersFiled'), side, orders: standingSchema.nullable() })
    .describe('standing orders, a secret of this side; null: none from now on'),
  z
    .strictObject({ type: z.literal('OrdersVoided'), side })
    .describe('somebody else plays this side: its standing orders count no more, wherever they are in force'),
  z.strictObject({ type: z.literal('BattleBegan'), battle: battleSchema }).describe('9.2, 13.2, 13.3'),
  z.strictObject({ type: z.literal('StukaFlown'), side }).describe('9.3.4'),
  z
    .strictObject({
      type: z.literal('DieThrown'),
      face,
      sides: z.union([z.literal(6), z.literal(10)]),
      modifier: count,
      column: count.describe('column of the combat results table: 0 is 1-1, 10 is 10-1'),
      result: z.string().describe('as the table prints it; E: an elite unit is drawn (9.4.3)'),
      suffers: side.nullable(),
      steps: count,
      retreat: count.describe('hexes'),
    })
    .describe('9.4.1'),
  z.strictObject({ type: z.literal('EliteDrawn'), unit: counterId }).describe('9.4.3'),
  z.strictObject({ type: z.literal('ElitePlaced'), unit: counterId, at: hex }).describe('9.4.3'),
  z
    .strictObject({ type: z.literal('EliteMissing') })
    .describe('9.4.3: nobody to draw or place, row 9 counts'),
  z
    .strictObject({
      type: z.literal('StepLost'),
      unit: counterId,
      to: boxSchema.nullable().describe('where the unit went if this was its last step'),
      why: z.enum(['result', 'zoc', 'pvo', 'no-retreat']),
    })
    .describe('9.4.2, 9.5.2, 9.5.4, 9.5.8'),
  z.strictObject({ type: z.literal('RetreatBegan'), hexes: z.record(counterId, count) }).describe('9.5'),
  z.strictObject({ type: z.literal('UnitRetreated'), unit: counterId, path }).describe('9.5'),
  z.strictObject({ type: z.literal('UnitAdvanced'), unit: counterId, path }).describe('9.6'),
  z.strictObject({ type: z.literal('BattleEnded') }),

  z.strictObject({ type: z.literal('MarksCleared') }).describe('10.1: all Out of Supply marks come off'),
  z.strictObject({ type: z.literal('MarkedOutOfSupply'), unit: counterId }).describe('10.1.2'),
  z.strictObject({ type: z.literal('IsolationJudged'), isolated: units, freed: units }).describe('10.2'),
  z.strictObject({ type: z.literal('Disbanded'), unit: counterId, to: boxSchema }).describe('10.5'),

  z.strictObject({ type: z.literal('ReinforcementBegan') }).describe('11.0'),
  z
    .strictObject({
      type: z.literal('Reinforced'),
      unit: counterId,
      at: hex,
      from: boxSchema,
      cost: count.describe('reinforcement points'),
    })
    .describe('11.1.1, 11.1.3'),
  z.strictObject({ type: z.literal('NotPlaced'), unit: counterId, to: boxSchema }).describe('no lawful hex'),
  z
    .strictObject({ type: z.literal('EliteArrived'), unit: counterId })
    .describe('drawn to be placed (11.1.1)'),
  z.strictObject({ type: z.literal('StarsJoined'), face, units }).describe('11.3'),
  z.strictObject({ type: z.literal('Released'), unit: counterId, chit: z.boolean() }).describe('14.0'),
  z
    .strictObject({
      type: z.literal('EscapeRolled'),
      face,
      modifier: count,
      points: count,
      escapees: count,
      takesVp: z.boolean(),
    })
    .describe('14.0'),
  z
    .strictObject({ type: z.literal('VpEscaped'), chit: vpId })
    .describe('14.0: the Soviet takes this VP chit'),
  z.strictObject({ type: z.literal('PocketClosed'), units }).describe('14.0: these are lost'),
  z
    .strictObject({ type: z.literal('UnitsStaged'), units })
    .describe('they wait at their entry hexes (11.1.2)'),

  z.strictObject({ type: z.literal('ArtilleryRolled'), face, attacks: count }).describe('13.2'),
  z.strictObject({ type: z.literal('StukaReturned') }).describe('13.3'),
  z
    .strictObject({
      type: z.literal('SupportSpent'),
      kind: z.enum(['artillery', 'rocket', 'bomber']),
      target: hex,
    })
    .describe('13.2, 13.3'),

  z.strictObject({ type: z.literal('TurnEnded'), turn: count }),
  z.strictObject({ type: z.literal('HandedOver'), to: side }).describe('the game now waits for this side'),
  z
    .strictObject({ type: z.literal('DirectiveRolled'), face, result: z.enum([...DIRECTIVES, 'choice']) })
    .describe('15.0'),
  z
    .strictObject({ type: z.literal('DirectiveSet'), directive: z.enum(DIRECTIVES), chosen: z.boolean() })
    .describe('15.0, 15.3'),
  z.strictObject({ type: z.literal('Withdrawn'), unit: counterId }).describe('15.2'),
  z
    .strictObject({
      type: z.literal('GameEnded'),
      winner: z.enum([...SIDES, 'draw']),
      cite: z.string(),
      key: z.string(),
      german: count.nullable(),
      soviet: count.nullable(),
      values: z.record(vpId, count),
    })
    .describe('16'),
])
