import { z } from 'zod'
import { chitId, HEX_META, counterId as unit } from './ids'
import { DIRECTIVES } from './state'

// Any four digits: an order to a hex beside the map is refused by the rules, with a sentence.
const hex = z
  .string()
  .regex(/^\d{4}$/, 'a hex is four digits')
  .meta(HEX_META)
const path = z.array(hex).min(1).max(40).describe('hexes entered one after the other, without the start')

/** Every order of the game. The game's table of orders (rules/index.ts) holds one entry for each. */
export const orderSchema = z.discriminatedUnion('type', [
  z
    .strictObject({ type: z.literal('chooseChits'), chits: z.array(chitId).max(8) })
    .describe(
      '7.1.2: as many as the turn track says; a chit of which there are copies may be named as often',
    ),
  z.strictObject({ type: z.literal('trump') }).describe('7.2.2: play Guderian in place of the drawn chit'),
  z
    .strictObject({ type: z.literal('chooseHq'), hq: unit })
    .describe('7.2.2: the HQ that a 9th Army chit activates'),
  z
    .strictObject({ type: z.literal('activateCorps'), unit })
    .describe('7.4.2: activate the chain that starts here'),
  z
    .strictObject({ type: z.literal('moveUnit'), unit, path })
    .describe('8.1: the unit may be moved on until another begins'),
  z
    .strictObject({
      type: z.literal('declareAttack'),
      target: hex,
      attackers: z.array(unit).min(1).max(12),
      stuka: z.boolean().optional().describe('German attacks only: spend a Stuka (9.3.4)'),
    })
    .describe('9.2: these units, all next to the target, attack it'),
  z.strictObject({ type: z.literal('flyStuka') }).describe('9.3.4: the German as defender'),
  z
    .strictObject({ type: z.literal('placeElite'), hex })
    .describe('9.4.3: stack the drawn unit with attackers here'),
  z.strictObject({ type: z.literal('takeLoss'), unit }).describe('9.4.2, 9.5.2: this unit loses one step'),
  z
    .strictObject({ type: z.literal('retreatUnit'), unit, path })
    .describe('9.5: the defender retreats this unit'),
  z
    .strictObject({ type: z.literal('advanceUnit'), unit, path: path.max(2) })
    .describe('9.6: first into the attacked hex'),
  z.strictObject({ type: z.literal('relocateHq'), unit, to: hex }).describe('10.4, 12.6: this HQ goes back'),
  z.strictObject({ type: z.literal('markOutOfSupply'), unit }).describe('10.1.2: by the Soviet'),
  z.strictObject({ type: z.literal('disband'), unit }).describe('10.5: by the Soviet'),
  z
    .strictObject({
      type: z.literal('reinforce'),
      unit,
      to: hex,
      chit: z.boolean().optional().describe('HQ from the reserve: also buy its chit into the cup'),
    })
    .describe('11.1.1, 11.1.3: place this Soviet unit'),
  z
    .strictObject({
      type: z.literal('releaseUnit'),
      unit,
      chit: z.boolean().optional().describe('HQ: also buy a 9th Army chit into the cup'),
    })
    .describe('14.0: a German from the Minsk Pocket'),
  z.strictObject({ type: z.literal('fireArtillery'), target: hex }).describe('13.2'),
  z.strictObject({ type: z.literal('fireRocket'), target: hex }).describe('13.2'),
  z.strictObject({ type: z.literal('bomb'), target: hex }).describe('13.3'),
  z.strictObject({ type: z.literal('chooseDirective'), directive: z.enum(DIRECTIVES) }).describe('15.3'),
  z.strictObject({ type: z.literal('withdraw'), unit }).describe('15.2'),
  z
    .strictObject({ type: z.literal('done') })
    .describe(
      'finish this segment, or decline the choice that is offered; in a position where nobody can decide anything, ' +
        'such as before a draw: let the game go on',
    ),
])
export type Order = z.infer<typeof orderSchema>
export type OrderType = Order['type']
export type OrderOf<Type extends OrderType> = Extract<Order, { type: Type }>
