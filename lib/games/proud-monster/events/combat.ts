import { changed } from '@/lib/wargame/counters'
import { lossesIn, lossesText } from '../rules/14-results'
import { counterOf } from '../state'
import {
  battlefield,
  dice,
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

/** 14.1 to 14.39: battles and their dice. */
export const combat = {
  AttackDeclared: event({
    about: '14.1',
    fields: ({ battleSchema }) => ({ battle: battleSchema }),
    reduce: (state, { battle }) =>
      withTable(facts.frozen(state), { battle, battles: state.table.battles + 1 }),
    tell: ({ battle: { attackers, defenders, target } }) =>
      line(
        'PM 14.1',
        'log-attack',
        { units: list(attackers.map(({ unit }) => unit)), defenders: list(defenders), target },
        [target, ...new Set(attackers.map(({ from }) => from))],
      ),
  }),
  UnitsTried: event({
    about: '2.15: what untried units are is seen, by the row of their pool, and stays so',
    fields: ({ byCounter, count }) => ({ values: byCounter(count) }),
    reduce: (state, { values }) => {
      const { counters } = state.table
      const tried = Object.fromEntries(
        Object.entries(values).map(([unit, row]) => [unit, { ...counterOf(state.table, unit), tried: row }]),
      )
      const left = Object.entries(state.hidden.values).filter(([unit]) => !(unit in values))
      return {
        ...withTable(state, { counters: changed(counters, Object.entries(tried)) }),
        hidden: { ...state.hidden, values: Object.fromEntries(left) },
      }
    },
    tell: ({ values }, _viewer, { table }, { counters, pools }) => {
      const told = Object.entries(values).map(([unit, row]) => {
        const { attack, defence, move } = pools[counters[unit]!.face!].rows[row]!
        return `${attack}-${defence}-${move}`
      })
      return line(
        'PM 2.15',
        'log-tried',
        { units: list(Object.keys(values)), values: told.join(', ') },
        battlefield(table),
      )
    },
    firm: true,
  }),
  BattleResolved: event({
    about: '14.31: the die, or none where the odds are beyond the table (14.10)',
    fields: ({ z, count, face }) => ({
      face: face.nullable(),
      odds: z.string(),
      printed: z.string().describe('as the table prints it'),
      attack: count,
      defence: count,
      attacker: count.describe('steps that the attacker loses'),
      defender: count.describe('steps that the defender loses'),
    }),
    reduce: (state, { printed }) => withBattle(state, { result: printed }),
    // In a city what is printed is not what is lost (14.23).
    tell: ({ face, odds, printed, attack, defence }, _viewer, { table }, rules) => {
      const isBelow = face === null && printed === rules.beyond.below
      const counts = lossesText(lossesIn(rules, table.battle!.target, printed, isBelow))
      return line(
        counts !== printed ? 'PM 14.23' : face === null ? 'PM 14.10' : 'PM 14.31',
        face === null ? 'log-result-sure' : 'log-result',
        {
          ...{ odds, attack, defence, face: face ?? 0 },
          printed: counts === printed ? printed : `${printed} → ${counts}`,
        },
        battlefield(table),
        face === null ? [] : dice(face),
      )
    },
    firm: true,
  }),
  StepLost: event({
    about: '2.16, 14.35: a unit with more than one step loses one',
    fields: ({ counterId, count }) => ({ unit: counterId, lost: count.describe('steps lost in all') }),
    reduce: (state, { unit, lost }) => withCounters(state, [unit], { lost }),
    tell: ({ unit }, _viewer, { table }) =>
      line('PM 2.16', 'log-reduced', { units: unit }, placesOf(table, [unit])),
  }),
  Eliminated: event({
    about: '2.16, 14.35, 14.38: these units go to the deadpile',
    fields: ({ units }) => ({ units }),
    reduce: (state, { units }) => eliminated(state, units),
    tell: ({ units }, _viewer, { table }) =>
      line('PM 2.16', 'log-eliminated', { units: list(units) }, placesOf(table, units)),
  }),
  StackAdvanced: event({
    about: '14.39',
    fields: ({ units, path }) => ({ units, path }),
    reduce: (state, { units, path }) => withCounters(state, units, { at: path.at(-1)! }),
    tell: ({ units, path }) =>
      line('PM 14.39', 'log-advanced', { units: list(units), hex: path.at(-1)! }, path),
  }),
  BattleEnded: event({
    about: '14.4: all who took part have fought in this phase',
    fields: ({ units }) => ({ fought: units }),
    reduce: (state, { fought }) => withCounters(facts.battleOver(state), fought, { fought: true }),
  }),
}
