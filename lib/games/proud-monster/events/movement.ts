import { changed, idsOf } from '@/lib/wargame/counters'
import { type Counter, counterOf } from '../state'
import { eliminated, event, line, list, withCounters, withTable } from './change'

/** 12.1 to 12.7: units go together, out of a stack or with all of it. */
export const movement = {
  StackMoved: event({
    about: '12.5',
    fields: ({ z, units, placeSchema, path, count }) => ({
      units,
      from: placeSchema,
      path,
      left: z.array(count).describe('movement points that each of them has left'),
    }),
    reduce: (state, { units, from, path, left }) => {
      const began = counterOf(state.table, units[0]!).from ?? from
      const { counters, moving } = state.table
      const changes = new Map<string, Counter>()
      // 12.6: whoever had begun before another stack set out has nothing left.
      for (const unit of began === moving ? [] : idsOf(counters))
        if (counters[unit]!.left) changes.set(unit, { ...counters[unit]!, left: 0 })
      for (const [i, unit] of units.entries()) {
        const counter = counterOf(state.table, unit)
        changes.set(unit, { ...counter, at: path.at(-1)!, from: began, left: left[i]! })
      }
      return withTable(state, { counters: changed(counters, changes), moving: began })
    },
    tell: ({ units, from, path }) =>
      line(
        'PM 12.1',
        'log-moved',
        { units: list(units), hex: path.at(-1)! },
        /\d/.test(from) ? [from, ...path] : path,
      ),
  }),
  ReserveShifted: event({
    about: '8.3: units go from one reserve area to the other',
    fields: ({ z, units, boxSchema }) => ({ units, to: boxSchema, from: z.string() }),
    reduce: (state, { units, to }) =>
      withCounters(state, units, { at: to as 'okhNorth', from: to as 'okhNorth', left: 0 }),
    tell: ({ units, to }) => line('PM 8.3', 'log-shifted', { units: list(units), box: to }),
  }),
  Forfeited: event({
    about: '6.2: what was too much in a hex goes to the deadpile',
    fields: ({ units, hexId }) => ({ hex: hexId, units }),
    reduce: (state, { units }) => eliminated(state, units),
    tell: ({ units, hex }) => line('PM 6.2', 'log-forfeited', { units: list(units), hex }, [hex]),
  }),
}
