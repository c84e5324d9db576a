import { z } from 'zod'
import { SIDES } from './ruleset'
import { unionOf } from './schemas'
import { papersSchemaOf } from './staff/papers-schema'
import { OFF_TURN } from './standing'
import { standingSchemaOf } from './standing-schema'

/** The pieces of which these forms are made. */
interface Pieces {
  readonly count: z.ZodNumber
  readonly hexId: z.ZodString
  readonly counterId: z.ZodString
  readonly byCounter: <Value extends z.ZodType>(value: Value) => z.ZodRecord<z.ZodString, Value>
}

const OF_EACH_SIDE =
  'choices that fall on the player who is not acting, where he has filed nothing: safe: what seldom matters is decided, ' +
  'the rest asked; ask: all asked; auto: all decided as usual'
const RUNS =
  'lengths of runs of German and of Soviet hexes by turns, in ascending order of the hexes. Left out: each hex belongs ' +
  'to the side that is nearest'
const AGENDA =
  'What remains to be done, the next step LAST. Steps without a side are carried out by the game: where one is due, the ' +
  'order "done" by either side lets it go on. Left out: '

/** The same of each side. */
const bySide = <Form extends z.ZodType>(form: Form) => z.strictObject({ german: form, soviet: form })

/** How a game ended; null while it goes on. */
const result = z
  .strictObject({
    winner: z.enum([...SIDES, 'draw']),
    cite: z.string(),
    key: z.string(),
    german: z.number().int().nullable(),
    soviet: z.number().int().nullable(),
  })
  .nullable()
  .default(null)

/** What may be played in another way, by option: its choices, the usual one first. */
export type OptionChoices = Readonly<Record<string, readonly [string, ...string[]]>>

/** The fields of such options; `texts`: what each of them is. */
export const optionFields = <const Options extends OptionChoices>(
  options: Options,
  texts: Readonly<Record<keyof Options, string>>,
) =>
  Object.fromEntries(
    Object.entries(options).map(([name, choices]) => [
      name,
      z.enum(choices).default(choices[0]).describe(texts[name]!),
    ]),
  ) as {
    [Name in keyof Options]: z.ZodDefault<z.ZodEnum<{ [Choice in Options[Name][number]]: Choice }>>
  }

/**
 * What positions of any game in two halves are made of, by its records: of steps that are to be done, and of what may be
 * left to standing orders. They are handed over as forms are.
 */
export function tableForms<Forms extends Pieces, Step, Written, Filed>(
  forms: Forms,
  steps: Readonly<Record<string, object>>,
  standing: Parameters<typeof standingSchemaOf>[0],
) {
  const { count: whole, counterId, byCounter, hexId } = forms
  const stepSchema: z.ZodType<Step, Written> = unionOf(steps, forms, 'step')
  const standingSchema = standingSchemaOf<Filed>(standing, forms)
  /** Who has filed nothing follows the options of the game. */
  const filed = bySide(standingSchema.optional()).optional()
  const staffSchema = papersSchemaOf({ counterId, hexId })
  const hexes = z.array(hexId)
  return {
    ...forms,
    ...{ stepSchema, standingSchema, staffSchema, bySide, hexes, whole, result },
    /** A number that is never below 0. */
    natural: whole.min(0),
    /** What a position may leave out: a number, 0; a flag, which is down; of which nobody or nothing is, null; a part, in which nothing is said. */
    counted: (what: string) => whole.min(0).default(0).describe(what),
    flag: (what: string) => z.boolean().default(false).describe(what),
    orNull: <Form extends z.ZodType>(form: Form, what: string) =>
      z.nullable(form).default(null).describe(what),
    part: <Shape extends z.ZodRawShape>(shape: Shape, what: string) =>
      z
        .strictObject(shape)
        .prefault({} as never)
        .describe(what),
    /** An option: whether choices off turn are decided by default. */
    offTurn: bySide(z.enum(OFF_TURN).default('ask'))
      .default({ german: 'ask', soviet: 'ask' })
      .describe(OF_EACH_SIDE),
    /** Where the front is drawn. */
    control: z
      .string()
      .regex(/^\d+(\.\d+)*$/)
      .default('0')
      .meta({ default: undefined, description: `Whose each hex was last: ${RUNS}` }),
    /** Attackers of a battle, with where they attack from. */
    fromHexes: z.array(z.strictObject({ unit: counterId, from: hexId })),
    went: byCounter(hexes).default({}).describe('hexes entered by each unit that has retreated or advanced'),
    /** The agenda; `leftOut`: what follows where a position does not name it, `example`: one that is right. */
    agendaOf: (first: Written, leftOut: string, example: readonly Written[]) =>
      z
        .array(stepSchema)
        .default([first] as never)
        .meta({ default: undefined, description: AGENDA + leftOut, examples: [[...example]] }),
    /** What the hidden half keeps that a side has filed. */
    kept: {
      standing: filed.describe('standing orders that were filed, each a secret of its side; left out: none'),
      standingInBattle: filed.describe(
        'those that stood when the battle that goes on was declared, and so count in it',
      ),
      staff: bySide(staffSchema.optional())
        .optional()
        .describe('what the staff of a side keeps for it, a secret of its own; left out: nothing'),
    },
  }
}

/** A position: both halves, of which whatever is left out has its default. */
export const positionOf = <Table extends z.ZodType, Hidden extends z.ZodType>(
  title: string,
  table: Table,
  hidden: Hidden,
  examples: readonly object[],
) =>
  z
    .strictObject({
      table: table.prefault({} as never).describe('everything that lies face up'),
      hidden: hidden.prefault({} as never).describe('everything that lies face down'),
    })
    .meta({
      description: `A position of ${title}. Whatever is left out has its default; the shortest is {}: an empty map`,
      examples: [...examples],
    })
