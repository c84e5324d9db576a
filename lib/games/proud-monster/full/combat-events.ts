import type { events as beginner } from '../events'
import { battlefield, besides, event, facts, line, list, withBattle, withCounters, withTable } from './change'
import { shortField, withShort } from './movement-events'
import { counterOf, type Hex, type State } from './state'

/** A fact that costs somebody a step: of the attackers it is counted who pays first (14.35). */
const counted = <Rule extends object>(rule: Rule, unitsOf: (facts: never) => readonly string[]): Rule => {
  const base = rule as { reduce(state: State, facts: object, rules: object): State }
  return {
    ...rule,
    reduce: (state: State, facts: object, rules: object) => {
      const after = base.reduce(state, facts, rules)
      const { battle } = after.table
      const hit =
        battle && unitsOf(facts as never).some((id) => battle.attackers.some(({ unit }) => unit === id))
      return hit ? withBattle(after, { paid: battle.paid + 1 }) : after
    },
  } as Rule
}

/** Whoever stands in this hex is not attacked again in this phase, whoever lies on top of him now (14.4). */
function onceMore<S extends object>(state: S, hex: Hex): S {
  const { table } = state as unknown as State
  return { ...state, table: { ...table, attacked: [...new Set([...table.attacked, hex])].sort() } }
}

/** Facts of battles of the beginners that do more under the whole rules. */
export const replacedInCombat = {
  StepLost: (base: typeof beginner.StepLost) => counted(base, ({ unit }: { unit: string }) => [unit]),
  Eliminated: (base: typeof beginner.Eliminated) => counted(base, ({ units }: { units: string[] }) => units),
  AssaultEnded: besides((after) => withTable(after, { guests: [], attacked: [] })),
  AttackDeclared: besides<{ battle: { target: Hex } }>((after, { battle }) => onceMore(after, battle.target)),
}

/** 14.32b to 14.41, 15: what else comes about in battles. */
export const combatEvents = {
  Retreated: event({
    about: '14.32b: all defenders that are left go back one hex, in place of one step',
    fields: ({ units, path }) => ({ units, path }),
    reduce: (state, { units, path }) => {
      const hex = path.at(-1)!
      const isEmpty = Object.values(state.table.counters).every(({ at }) => at !== hex)
      const gone = withTable(withCounters(state, units, { at: hex, fought: true }), {
        guests: [...state.table.guests, ...units].sort(),
      })
      return isEmpty ? onceMore(gone, hex) : gone
    },
    tell: ({ units, path }, _viewer, { table }) =>
      line('PM 14.32', 'log-retreated', { units: list(units), hex: path.at(-1)! }, [
        ...(battlefield(table) ?? []),
        ...path,
      ]),
  }),
  GuestsLost: event({
    about: '14.34: units that had gone back into a hex are lost with what befalls its defenders',
    fields: ({ units }) => ({ units }),
    reduce: (state, { units }) =>
      withCounters(state, units, { at: 'dead', lost: 0, from: null, left: null, fought: false }),
    tell: ({ units }, _viewer, { table }) =>
      line('PM 14.34', 'log-guests', { units: list(units) }, battlefield(table)),
  }),
  CavalrySpent: event({
    about: '15.12: cavalry that has made a mobile assault is lost, or loses a step, which pays for nothing',
    fields: ({ units }) => ({ lost: units, reduced: units }),
    reduce: (state, { lost, reduced }) => {
      const gone = withCounters(state, lost, { at: 'dead', lost: 0, from: null, left: null, fought: false })
      return reduced.reduce(
        (now, unit) => withCounters(now, [unit], { lost: counterOf(now.table, unit).lost + 1 }),
        gone,
      )
    },
    tell: ({ lost, reduced }, _viewer, { table }) =>
      line('PM 15.12', 'log-spent', { units: list([...lost, ...reduced]) }, battlefield(table)),
  }),
  HedgehogChanged: event({
    about: '14.40: a hedgehog is formed, or lifted',
    fields: ({ hexId, z }) => ({ hex: hexId, formed: z.boolean() }),
    reduce: (state, { hex, formed }) => {
      const others = state.table.hedgehogs.filter((one) => one !== hex)
      return withTable(state, { hedgehogs: formed ? [...others, hex].sort() : others })
    },
    tell: ({ hex, formed }) =>
      line('PM 14.40', formed ? 'log-hedgehog' : 'log-hedgehog-lifted', { hex }, [hex]),
  }),
  MobileAssault: event({
    about: '15.2: units force their way into a hex of the enemy',
    fields: ({ battleSchema, placeSchema, byCounter, z, count }) => ({
      battle: battleSchema,
      began: placeSchema,
      left: z.array(count).describe('movement points that each of them has left'),
      short: shortField({ z, byCounter }),
    }),
    reduce: (state, { battle, began, left, short }) => {
      const { table } = state
      const others =
        began === table.moving
          ? table.counters
          : Object.fromEntries(
              Object.entries(table.counters).map(([id, one]) => [
                id,
                one.left === null ? one : { ...one, left: 0 },
              ]),
            )
      const moved = battle.attackers.map(({ unit }, i) => [
        unit,
        { ...others[unit]!, from: began, left: left[i]! },
      ])
      const after = withTable(facts.frozen(state), {
        counters: { ...others, ...Object.fromEntries(moved) },
        ...{ battle, battles: table.battles + 1, moving: began },
      })
      return withShort(after, short)
    },
    tell: ({ battle: { attackers, defenders, target } }) =>
      line(
        'PM 15.2',
        'log-mobile',
        { units: list(attackers.map(({ unit }) => unit)), defenders: list(defenders), target },
        [...new Set(attackers.map(({ from }) => from)), target],
      ),
    firm: true,
  }),
  MobileWon: event({
    about: '15.9: the hex is empty: whoever attacked stands in it, and may go on with what is left to him',
    fields: ({ units, path }) => ({ units, path }),
    reduce: (state, { units, path }) => withCounters(state, units, { at: path.at(-1)! }),
    tell: ({ units, path }) =>
      line('PM 15.9', 'log-advanced', { units: list(units), hex: path.at(-1)! }, path),
  }),
  MobileEnded: event({
    about: '15.6, 15.13: the mobile assault is over; who has not cleared the hex goes no further',
    fields: ({ units }) => ({ halted: units }),
    reduce: (state, { halted }) => withTable(withCounters(state, halted, { left: 0 }), { battle: null }),
  }),
}
