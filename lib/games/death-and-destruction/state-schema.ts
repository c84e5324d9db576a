import type { Forms } from '@/lib/games/proud-monster/forms'
import { stateSchemasOf as parent } from '@/lib/games/proud-monster/full/state-schema'
import type { StandingOrders } from '@/lib/games/proud-monster/full/wishes'
import { SIDES } from '@/lib/games/proud-monster/names'
import { optionFields, positionOf, type tableForms } from '@/lib/wargame/table-forms'
import type { Step, WrittenStep } from './agenda'
import type { Rules } from './in-force'
import { OPTION_TEXTS, OPTIONS } from './options'

type Pieces = ReturnType<typeof tableForms<Forms, Step, WrittenStep, StandingOrders>>

/** What a position holds: all that it does in the parent, and what each chapter adds. */
export function stateSchemasOf(rules: Rules, pieces: Pieces) {
  // A piece that knows more steps makes positions with more of them.
  const base = parent(rules as never, pieces as never)
  const { natural, units, hexes, hexId, counted, flag, orNull, part, z } = pieces
  const optionsSchema = base.optionsSchema.extend(optionFields(OPTIONS, OPTION_TEXTS))
  const tableSchema = base.tableSchema.extend({
    options: optionsSchema.default(optionsSchema.parse({})),
    forgiven: pieces.whole
      .default(0)
      .describe('forgiveness points: for each check that would have ended the game (4.3)'),
    stock: part(
      {
        german: z.strictObject({ mech: natural.default(0), foot: natural.default(0) }).prefault({}),
        soviet: part(
          { left: natural.default(0), mech: natural.default(0), foot: natural.default(0) },
          'steps that are left, and those that were used for either',
        ),
      },
      'replacement steps of this turn: for mechanized units, and for others (8.14, 8.33)',
    ),
    reserve: part(
      {
        used: counted('steps that went into the reserve of the high command and out of it in this turn'),
        fresh: units.default([]).describe('units that have gone into it from the map in this turn'),
      },
      'what its owner alone is told (8.34)',
    ),
    markers: z
      .array(
        z.strictObject({
          hex: hexId,
          range: natural
            .nullable()
            .describe('hexes that it reaches; 0: a dummy; null: nobody of this side knows'),
          shown: flag('true: its face is up'),
        }),
      )
      .default([])
      .describe('markers of offensive supply (9.8)'),
    foretold: flag('true: the die for the weather of the second couplet has been thrown (5.1)'),
    thawed: flag('true: there was a thaw in spring 1942, and rivers halve attackers (14.1)'),
    counterFire: flag('true: the Counter Fire Corps stands in Leningrad (15.10)'),
    transport: part(
      {
        ...{ black: natural.default(0), baltic: natural.default(0), rail: natural.default(0) },
        open: flag('true: the Black Sea is open to the German side (11.2)'),
        fresh: hexes.default([]).describe('places that the German has taken in this turn (12.2)'),
        towns: hexes.default([]).describe('towns that were German as the turn began (12.2)'),
      },
      'steps of the German side that have gone far in this player turn (11.2, 11.3, 12.2)',
    ),
    barrage: counted('columns by which Soviet artillery has shifted the attack that goes on (14.7)'),
    works: part(
      {
        due: z.strictObject({ german: natural.default(0), soviet: natural.default(0) }).prefault({}),
        dug: z
          .array(z.strictObject({ hex: hexId, side: z.enum(SIDES) }))
          .default([])
          .describe('fieldworks, and whose each is'),
        areaDue: z.boolean().default(false),
        area: orNull(hexId, 'the middle of the fortified area (14.11)'),
      },
      'what is dug, and what still is to be (14.10, 14.11)',
    ),
    upgrades: part(
      {
        left: z.strictObject({ german: natural.default(0), soviet: natural.default(0) }).prefault({}),
        beneath: units.default([]).describe('units beneath which an upgrade counter lies'),
      },
      'upgrade counters of this turn, and those that lie beneath units (8.19, 8.20)',
    ),
    offensives: part(
      {
        struck: flag('true: the German side has attacked in its player turn'),
        lull: flag('true: it has not in the one before'),
        summer: z.enum(['none', 'on', 'over']).default('none').describe('the offensive of 1942 (15.2)'),
        citadel: orNull(natural, 'the turn of that of 1943 (15.3)'),
        divisions: units.default([]).describe('mechanized divisions that have attacked in it'),
        gambit: flag("true: Manstein's Gambit was declared (15.4)"),
        dropped: flag('true: Soviet brigades were dropped (15.7)'),
        blaupunkt: z
          .strictObject({ turn: natural, couplet: natural, units })
          .nullable()
          .default(null)
          .describe('when parachute divisions were dropped, and which (15.6)'),
        ready: orNull(
          units,
          'parachute divisions that were where they take off as the turn began; null: not noted (15.6)',
        ),
        airlifted: orNull(natural, 'the last turn with supply from the air (9.5)'),
      },
      'what either side does once (15.2 to 15.7)',
    ),
    partisans: part(
      {
        ...{ foot: natural.default(0), mech: natural.default(0) },
        back: units.default([]).describe('divisions that have come back in this turn, and may go to a place'),
      },
      'divisions that are still to be sent against partisans (15.8)',
    ),
    joined: counted('steps of airborne troops and partisans for the next turn (15.1)'),
    caucasus: flag('true: Map C is in play (3.2)'),
    shelved: flag('true: Map C was put away again (3.13)'),
    caspian: base.tableSchema.shape.sea.describe(
      'the Caspian, as the Black Sea; how many and who, its owner alone is told (3.4)',
    ),
    airlift: orNull(hexId, 'the hex that is supplied from the air with those around it, in defence (9.5)'),
    piles: part(
      {
        doomed: units
          .default([])
          .describe(
            'divisions that were eliminated out of supply once, and will be dead the next time (8.18)',
          ),
        held: units
          .default([])
          .describe(
            'those of the Replacement Army or the Stalingrad pile that were to be withdrawn by name (8.5)',
          ),
        missed: units.default([]).describe('those who could not leave by name, each paid for once (8.5)'),
        stalingrad: part(
          { mech: natural.default(0), foot: natural.default(0) },
          'divisions that have gone into the Stalingrad pile (8.6)',
        ),
        due: units.default([]).describe('units that are to be converted in the field (8.10)'),
        guns: counted('assault gun battalions that are to become brigades (8.11)'),
        combed: z.array(natural).default([]).describe('turns in which the rear was combed out (8.17)'),
        korps: z
          .array(natural)
          .default([])
          .describe('of how many dead divisions each Korpsabteilung is formed that is to come (8.13)'),
        owed: z
          .array(z.string())
          .default([])
          .describe('kinds of units that the Soviet still has to withdraw (8.35)'),
        fallen: hexes.default([]).describe('headquarters that the German has held once (8.32)'),
      },
      'units out of play and what is to become of others',
    ),
  })
  const positionSchema = positionOf('Death & Destruction', tableSchema, base.hiddenSchema, [
    { table: { scenario: 'war', turn: 14, counters: { 'DE-PZ-1': { at: '2817N' } } } },
  ])
  return { ...base, ...pieces, optionsSchema, tableSchema, positionSchema }
}
export type StateSchemas = ReturnType<typeof stateSchemasOf>
