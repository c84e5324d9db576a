import type { z } from 'zod'
import type { Words } from '@/lib/kernel/decision'
import type { Dice } from '@/lib/kernel/dice/dice'
import { type AnyOrder, type Game, HERE, type Here, type LegalEntry, PRACTICE } from '@/lib/kernel/game'
import { Run } from './agenda'
import { type Anew, luckOf, openedWith } from './anew'
import { lately } from './cached'
import { defineGame } from './define-game'
import { type HalvesWorld, resultOf } from './halves'
import { answerSchemaWith, questionsOf } from './questions'
import { type EventOf, type RuleSet, SIDES, type Side } from './ruleset'
import { unionOf } from './schemas'
import { handedOn, type Papers } from './staff/papers'
import { type PassMoment, passedOn } from './staff/pass'
import type { Standing } from './standing-rules'

type Kernel<W extends HalvesWorld, Order extends AnyOrder, View> = Game<
  Side,
  W['state'],
  Order,
  EventOf<W>,
  View
>

/** What a game in two halves says of itself; all else that the kernel asks follows from its rule set. */
interface Described<W extends HalvesWorld, Order extends AnyOrder, View>
  extends Pick<
    Kernel<W, Order, View>,
    | 'id'
    | 'title'
    | 'version'
    | 'scenarios'
    | 'turns'
    | 'turnNumber'
    | 'view'
    | 'board'
    | 'uncovered'
    | 'guess'
    | 'say'
  > {
  ruleset: RuleSet<W>
  /** Schemas of a position, and the pieces of which records make theirs. */
  schemas: W['forms'] & {
    optionsSchema: z.ZodType
    positionSchema: z.ZodType
    standingSchema: z.ZodType
    staffSchema: z.ZodType
    hexId: z.ZodType<string>
  }
  viewSchema: z.ZodType
  questions: Readonly<Record<string, object>>
  /** The bare table of a scenario, and what happens on it up to the first order. */
  firstTable(scenario: string, options: unknown): W['state']
  begin(run: Run<W>): void
  readPosition: Kernel<W, Order, View>['readPosition']
  /** How positions are read that were written by rules of old; absent: as all others are. */
  readKept?: Kernel<W, Order, View>['readPosition']
  /** The player turn that goes on, by name; absent: turns have no such parts. */
  playerTurn?: (table: W['open']) => string
  /** Absent: as it stands. */
  writePosition?: Kernel<W, Order, View>['writePosition']
  standing: Standing<W>
  computer: (
    rules: W['rules'],
    ...seen: Parameters<Kernel<W, Order, View>['computer']>
  ) => ReturnType<Kernel<W, Order, View>['computer']>
  /** How a game begins where another one stood. */
  anew: Anew<W['rules'], W['state']>
  /** Absent: nobody leads on whose time is out. */
  led?: (rules: W['rules'], view: View, legal: readonly LegalEntry[]) => readonly Order[]
  /** Absent: it keeps what it kept before. */
  keptLed?: (rules: W['rules'], view: View, orders: readonly Order[]) => Papers | null
  /** Absent: no turn is passed. */
  passing?: Passing<W, View>
}

/** What a game says of turns that are passed. */
export interface Passing<W extends HalvesWorld, View> {
  sitting(table: W['open']): Side | null
  /** What a view tells its owner that a pass depends on. */
  moment(rules: W['rules'], view: View): PassMoment
  /** Lines that tell of an attack, of whatever kind. */
  readonly attacks: readonly string[]
}

/** So many tables as they are first laid out are kept: a few of those that are begun most. */
const TABLES = 16

/** A game that is made of its rule set, and of what is its own beside it. */
export function gameOf<W extends HalvesWorld, Order extends AnyOrder, View extends { prompt: Words }>(
  described: Described<W, Order, View>,
): Kernel<W, Order, View> {
  const { ruleset, schemas, viewSchema, questions, firstTable, begin, standing, computer, ...rest } =
    described
  const { playerTurn, led, keptLed, passing, anew, ...own } = rest
  const { readPosition, readKept = readPosition, writePosition = (state) => state, ...told } = own
  const { awaits, check, decide, domain, evolve, isFirm, legal, tell } = defineGame<W, Order>(ruleset)
  const { rules, chronicle, orders } = ruleset
  // A game without a snapshot is set up anew whenever it is read, and a front is drawn at leisure.
  const begun = lately(TABLES, (text) => {
    const { scenario, options } = JSON.parse(text) as { scenario: string; options: unknown }
    return firstTable(scenario, options)
  })
  const { schema: question, ask } = questionsOf<W, { ask: string }>(ruleset, questions, schemas)
  return {
    ...{ awaits, check, decide, domain, evolve, isFirm, legal, tell },
    ...{ ask, readPosition, writePosition, ...told },
    sides: SIDES,
    schemas: {
      options: schemas.optionsSchema,
      position: schemas.positionSchema,
      order: unionOf<W['forms'], Order>(orders, schemas, 'type'),
      event: unionOf(chronicle.records, schemas, 'type'),
      view: viewSchema,
      ...{ question, answer: answerSchemaWith(schemas.hexId) },
    },
    /** Practice begins where it is told to. */
    setUp(scenario: string, options: unknown, dice: Dice) {
      if (scenario === PRACTICE) {
        const state = readKept(options)
        return { start: state, events: [], state }
      }
      if (scenario === HERE) {
        const start = readKept((options as Here).position)
        const hidden = anew.hidden(rules, start.table, luckOf(dice))
        const laid = { type: 'LaidAnew', hidden } as unknown as EventOf<W>
        return { start, events: [laid], state: evolve(start, laid) }
      }
      const start = begun(JSON.stringify({ scenario, options }))
      const run = new Run(ruleset, start, dice)
      begin(run)
      return { start, state: run.state, events: run.events }
    },
    opened: (state: W['state']) => openedWith(rules, anew, state, writePosition),
    usual: chronicle.usual,
    asked: ({ prompt: { key, params } }) => ({ key, params }),
    turn: ({ table }) => table.turn,
    ...(playerTurn && { playerTurn: ({ table }: W['state']) => playerTurn(table as W['open']) }),
    result: ({ table }) => resultOf(table),
    standing: {
      schema: schemas.standingSchema,
      of: ({ hidden }, side) => hidden.standing?.[side] ?? null,
      filed: (side, orders) => ({ type: 'OrdersFiled', side, orders }) as unknown as EventOf<W>,
      patience: standing.patience,
      instead: (state, side) => standing.instead(state, side, check, rules),
      voided: (side) => ({ type: 'OrdersVoided', side }) as unknown as EventOf<W>,
    },
    staff: {
      schema: schemas.staffSchema,
      of: ({ hidden }, side) => hidden.staff?.[side] ?? null,
      filed: (side, staff) => ({ type: 'StaffFiled', side, staff }) as unknown as EventOf<W>,
      isNone: ({ table }) => table.options.aids === 'none',
      handedOn: (kept) => handedOn(kept as Papers),
    },
    ...(led && { led: (seen: View, orders: readonly LegalEntry[]) => led(rules, seen, orders) }),
    ...(keptLed && { keptLed: (seen: View, orders: readonly Order[]) => keptLed(rules, seen, orders) }),
    ...(passing && { pass: passOf<W, View>(rules, passing) }),
    computer: (seen, orders, luck) => computer(rules, seen, orders, luck),
  }
}

/** What the kernel asks of a game in which turns are passed. */
function passOf<W extends HalvesWorld, View>(
  rules: W['rules'],
  { sitting, moment, attacks }: Passing<W, View>,
): NonNullable<Game<Side, W['state'], AnyOrder, EventOf<W>, View>['pass']> {
  const kinds = new Set(attacks)
  return {
    sitting: ({ table }) => sitting(table as W['open']),
    isFiled: (kept) => (kept as Papers).pass !== undefined,
    stopped: (kept) => (kept as Papers).stopped?.why ?? null,
    after: (kept, side, before, now, told, passed) =>
      passedOn(kept as Papers, side, moment(rules, before), moment(rules, now), told, {
        attacks: kinds,
        passed,
      }),
  }
}
