import { z } from 'zod'
import { COLUMNS } from '../data/charts'
import { DIRECTIVES } from '../state'
import {
  HQ_WISHES,
  LOSS_WISHES,
  MARK_WISHES,
  MODES,
  PLACE_WISHES,
  RETREAT_WISHES,
  TRUMPED,
  WITHDRAW_WISHES,
  WORTH,
} from './orders'

const mode = z
  .enum(MODES)
  .describe(
    'ask: the game waits for the player; wait: so many hours, then it is decided for him; auto: at once',
  )
export type Mode = z.infer<typeof mode>

/** Wishes in order of weight, each at most once. */
const wishes = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z
    .array(z.enum(names))
    .max(names.length)
    .refine((list) => new Set(list).size === list.length, 'each may be named once')

/** Standing orders of one side. Ties go to the lowest id or hex, so that each of them always leads to a decision. */
export const standingSchema = z
  .strictObject({
    version: z.literal(1),
    hours: z.number().int().min(1).max(168).optional().describe('how long the mode wait waits; absent: 24'),
    trump: z
      .strictObject({
        mode,
        chits: wishes(TRUMPED).describe(
          'play Guderian in place of: the first Soviet army chit of a turn; Supply before an own chit was played; Reinforcements',
        ),
        fewerThan: z
          .number()
          .int()
          .min(1)
          .max(12)
          .nullable()
          .describe('also when fewer chits than this are left in the cup; null: never for that'),
      })
      .describe('7.2.2; else Guderian is kept until the cup is empty'),
    stuka: z
      .strictObject({
        mode,
        from: z.enum(COLUMNS).describe('the least column of the attack, terrain and all'),
        worth: wishes(WORTH).describe('what must be defended there, one of these; none: anything'),
        keep: z.number().int().min(0).max(2).describe('Stukas that stay ready'),
      })
      .describe('9.3.4: when a Stuka is sent against an attack'),
    losses: z
      .strictObject({
        mode,
        order: wishes(LOSS_WISHES),
        spareInVictoryHex: z
          .boolean()
          .describe('true: in a Victory Hex no unit is given up while another can lose a step'),
      })
      .describe('9.4.2: whom the steps are taken from'),
    airDefence: z
      .strictObject({ mode, pays: z.enum(['full', 'reduced']) })
      .describe('9.5.2: which PVO pays first'),
    retreat: z.strictObject({ mode, order: wishes(RETREAT_WISHES) }).describe('9.5: among lawful ways'),
    relocate: z.strictObject({ mode, order: wishes(HQ_WISHES) }).describe('12.6: among lawful hexes'),
    mark: z
      .strictObject({ mode, order: wishes(MARK_WISHES) })
      .optional()
      .describe('10.1.2: all marks are given, the first of these first'),
    hqs: z
      .strictObject({ mode, idle: z.boolean() })
      .optional()
      .describe(
        '10.4: true: an HQ with nobody in its range goes back to where it commands most; else all stay',
      ),
    disband: z.strictObject({ mode }).optional().describe('10.5: nobody is disbanded'),
    arrivals: z
      .strictObject({
        mode,
        hqs: z.boolean().describe('HQs first, as long as points last; else units alone, the strongest first'),
        chits: z.boolean().describe('a chit is bought with an HQ where points last'),
        order: wishes(PLACE_WISHES),
      })
      .optional()
      .describe('11.1.1, 11.1.3: all points are spent, everybody who can be placed is'),
    release: z.strictObject({ mode }).optional().describe('14.0: nobody is released before he must be'),
    directive: z
      .strictObject({ mode, choose: z.enum(DIRECTIVES) })
      .optional()
      .describe('15.3'),
    withdraw: z
      .strictObject({ mode, order: wishes(WITHDRAW_WISHES) })
      .optional()
      .describe('15.2'),
  })
  .meta({ id: 'standingOrders', description: 'What is decided for a side while it does not act' })

/** By side; who has filed nothing follows the options of the game. */
export const standingBySide = z.strictObject({
  german: standingSchema.optional(),
  soviet: standingSchema.optional(),
})
