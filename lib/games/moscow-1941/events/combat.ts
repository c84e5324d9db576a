import { UNIT_STATES } from '../state'
import {
  battlefield,
  dice,
  dispersed,
  eliminated,
  event,
  facts,
  line,
  list,
  placesOf,
  withBattle,
  withCounters,
  withTable,
} from './change'

/** Why units are spent or dispersed, by the rule. */
const STATED = {
  result: { spent: 'MOS 12', dispersed: 'MOS 13' },
  breakdown: { spent: 'MOS 19', dispersed: 'MOS 19' },
  air: { spent: 'MOS 31', dispersed: 'MOS 31' },
} as const
const WHY_STATED = Object.keys(STATED) as [keyof typeof STATED, ...(keyof typeof STATED)[]]

/** MOS-1 to 24: battles and their dice. */
export const combat = {
  BattleBegan: event({
    about: 'MOS-57',
    fields: ({ z, battleSchema, hexId }) => ({
      battle: battleSchema,
      compelled: z.array(hexId).describe('hexes that this attack compels the Soviet to attack (MOS-11)'),
    }),
    reduce: (state, { battle, compelled }) =>
      withTable(facts.frozen(state), {
        battle,
        battles: state.table.battles + 1,
        attacked: [...new Set([...state.table.attacked, battle.target])],
        compelled: [...new Set([...state.table.compelled, ...compelled])].filter(
          (hex) => hex !== battle.target,
        ),
        again: state.table.again.filter((id) => !battle.attackers.some(({ unit }) => unit === id)),
      }),
    tell: ({ battle }) => facts.attacked('MOS 57', battle),
  }),
  StandOrdered: event({
    about: 'MOS-15: these defenders may not retreat',
    reduce: (state) => withBattle(state, { noRetreat: true }),
    tell: (_facts, _viewer, { table }) => line('MOS 15', 'log-no-retreat', {}, battlefield(table)),
  }),
  DieThrown: event({
    about: 'MOS-84',
    fields: ({ z, count, face }) => ({
      face,
      modifier: count,
      column: count.describe('column of the combat results table: 0 is 1:5'),
      printed: z.string().describe('as the table prints it'),
      result: z.string().describe('as it counts'),
      attack: z.number(),
      defence: z.number(),
    }),
    reduce: (state, { result, attack, defence }) => withBattle(state, { result, attack, defence }),
    tell: ({ face, modifier, column, printed, result }, _viewer, { table }) =>
      line(
        'MOS 84',
        `log-die${modifier ? '-modified' : ''}${printed === result ? '' : '-turned'}`,
        { column, face, modifier, printed, result },
        battlefield(table),
        dice(face),
      ),
    firm: true,
  }),
  Stated: event({
    about: 'MOS-12, MOS-13: units are spent or dispersed',
    fields: ({ z, units }) => ({ units, state: z.enum(UNIT_STATES), why: z.enum(WHY_STATED) }),
    reduce: (state, { units, state: now }) =>
      now === 'dispersed' ? dispersed(state, units) : withCounters(state, units, { state: now }),
    tell: ({ units, state, why }, _viewer, { table }) =>
      line(
        STATED[why][state === 'dispersed' ? 'dispersed' : 'spent'],
        why === 'breakdown' ? 'log-breakdown' : state === 'dispersed' ? 'log-dispersed' : 'log-spent',
        { units: list(units) },
        placesOf(table, units),
      ),
  }),
  Eliminated: event({
    about: 'MOS-3, 10, 16',
    fields: ({ z, units }) => ({ units, rule: z.string().describe('number of the rule') }),
    reduce: (state, { units }) => eliminated(state, units),
    tell: ({ units, rule }, _viewer, { table }) =>
      line(`MOS ${rule}`, 'log-eliminated', { units: list(units) }, placesOf(table, units)),
  }),
  Declined: event({
    about: 'MOS-17, MOS-18: the defenders retreat instead of an exchange',
    reduce: (state) => withBattle(state, { result: 'R1' }),
    tell: (_facts, _viewer, { table }) =>
      line(table.battle?.side === 'german' ? 'MOS 18' : 'MOS 17', 'log-declined', {}, battlefield(table)),
  }),
  RetreatAllowed: event({
    about: 'MOS-4, MOS-5: hexes that the attacker may drive the defenders back',
    fields: ({ count }) => ({ hexes: count }),
    reduce: (state, { hexes }) => withBattle(state, { pass: hexes }),
  }),
  StackRetreated: event({
    about: 'MOS-4, 5, 7, 8, 20',
    fields: ({ units, path }) => ({ units, path }),
    reduce: (state, { units, path }) => facts.gone(state, units, path),
    tell: ({ units, path }) =>
      line('MOS 20', 'log-retreated', { units: list(units), hex: path.at(-1)! }, path),
  }),
  UnitAdvanced: event({
    about: 'MOS-21 to 24',
    fields: ({ z, counterId, path }) => ({
      unit: counterId,
      path,
      entered: z.number().describe('its factors, if it has entered the attacked hex'),
    }),
    reduce: (state, { unit, path, entered }) =>
      withBattle(facts.gone(state, [unit], path), {
        entered: (state.table.battle?.entered ?? 0) + entered,
      }),
    tell: ({ unit, path }) => line('MOS 24', 'log-advanced', { unit, hex: path.at(-1)! }, path),
  }),
  BattleEnded: event({
    about: 'its attackers have fought; after a prepared attack they are spent (MOS-58)',
    fields: ({ units }) => ({ fought: units, spent: units, again: units }),
    reduce: (state, { fought, spent, again }) =>
      withTable(
        withCounters(withCounters(facts.battleOver(state), fought, { fought: true }), spent, {
          state: 'spent',
        }),
        { again: [...new Set([...state.table.again, ...again])] },
      ),
    tell: ({ again }) =>
      again.length > 0 ? line('MOS 2', 'log-breakthrough', { units: list(again) }) : null,
  }),
}
