import { z } from 'zod'
import type { AnyOrder, Game, LegalEntry, Line } from '@/lib/kernel/game'
import { HERE, type Here, PRACTICE } from '@/lib/kernel/game'
import { asObject } from './position'

// Some games are told in levels, each an extension of the one before it. Which level a game is played at its scenario says,
// and the scenario stands in every position and every view.

interface Levelled {
  readonly table: { readonly scenario: string }
}

/**
 * One game of several levels, from the least to the one with most rules; each has scenarios of its own. Whatever is said
 * of a state, a view or a written position is said by its level. All that a level knows the next one knows as well: its
 * orders, facts, questions and sentences; a fact of one name is firm at all levels or at none. Throws for a scenario of
 * no level.
 */
export function gameOfLevels<
  Side extends string,
  State extends Levelled,
  Order extends AnyOrder,
  Event extends { type: string },
  View extends Levelled,
>(
  least: Game<Side, State, Order, Event, View>,
  ...more: readonly Game<Side, State, Order, Event, View>[]
): Game<Side, State, Order, Event, View> {
  type Level = Game<Side, State, Order, Event, View>
  const levels: readonly Level[] = [least, ...more]
  const most = levels.at(-1)!
  const byScenario = new Map(levels.flatMap((level) => level.scenarios.map(({ id }) => [id, level] as const)))
  function levelOf(scenario: string): Level {
    const found = byScenario.get(scenario)
    if (!found) throw new Error(`there is no scenario "${scenario}"`)
    return found
  }
  const of = ({ table }: Levelled): Level => levelOf(table.scenario)
  /** The level of a position as somebody wrote it down: where it names none that is known, the least says what is wrong. */
  const ofJson = (json: unknown): Level =>
    byScenario.get(String(asObject(asObject(json)?.table)?.scenario)) ?? least
  /** The level of a game that begins: where it begins with a position, that of this. */
  function levelFor(scenario: string, options: unknown): Level {
    if (scenario === PRACTICE) return ofJson(options)
    return scenario === HERE ? ofJson((options as Here).position) : levelOf(scenario)
  }
  /** What is told at any of the levels, where they differ. */
  const any = (schemas: readonly z.ZodType[]): z.ZodType => z.union(schemas)
  const standing = most.standing

  return {
    ...most,
    scenarios: levels.flatMap(({ scenarios }) => scenarios),
    turns: Math.max(...levels.map(({ turns }) => turns)),
    schemas: {
      ...most.schemas,
      position: any(levels.map(({ schemas }) => schemas.position)),
      view: any(levels.map(({ schemas }) => schemas.view)),
    },
    setUp: (scenario, options, dice) => levelFor(scenario, options).setUp(scenario, options, dice),
    opened: (state) => of(state).opened?.(state) ?? null,
    decide: (state, attempt) => of(state).decide(state, attempt),
    evolve: (state, event) => of(state).evolve(state, event),
    check: (state, side, order) => of(state).check(state, side, order),
    legal: (state, side) => of(state).legal(state, side),
    domain: (state, ...asked) => of(state).domain?.(state, ...asked) ?? [],
    view: (state, viewer) => of(state).view(state, viewer),
    asked: (view) => of(view).asked(view),
    board: (view) => of(view).board(view),
    uncovered: (state) => of(state).uncovered?.(state) ?? {},
    tell: (event, viewer, before, after) => of(before).tell(event, viewer, before, after),
    awaits: (state) => of(state).awaits(state),
    turn: (state) => of(state).turn(state),
    result: (state) => of(state).result(state),
    ask: (state, side, question) => of(state).ask(state, side, question),
    readPosition: (json) => ofJson(json).readPosition(json),
    writePosition: (state) => of(state).writePosition(state),
    guess: (view, luck) => of(view).guess(view, luck),
    computer: (view, legal, luck) => of(view).computer(view, legal, luck),
    ...(most.led && { led: (view: View, legal: readonly LegalEntry[]) => of(view).led!(view, legal) }),
    ...(most.keptLed && {
      keptLed: (view: View, orders: readonly Order[]) => of(view).keptLed!(view, orders),
    }),
    ...(most.pass && {
      pass: {
        ...most.pass,
        sitting: (state: State) => of(state).pass!.sitting(state),
        after: (kept: unknown, side: Side, before: View, ...now: [View, readonly Line[], boolean]) =>
          of(before).pass!.after(kept, side, before, ...now),
      },
    }),
    ...(standing && {
      standing: {
        ...standing,
        schema: any(levels.map((level) => level.standing!.schema)),
        of: (state: State, side: Side) => of(state).standing!.of(state, side),
        patience: (state: State, side: Side) => of(state).standing!.patience(state, side),
        instead: (state: State, side: Side) => of(state).standing!.instead(state, side),
      },
    }),
  }
}
