import { counterOf } from '../state'
import { eliminated, event, line, list, withAll, withCounters, withTable } from './change'

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
      // 12.6: whoever had begun before another stack set out has nothing left.
      const others =
        began === state.table.moving ? state : withAll(state, ({ left }) => left !== null, { left: 0 })
      const moved = units.map((unit, i) => [
        unit,
        { ...counterOf(state.table, unit), at: path.at(-1)!, from: began, left: left[i]! },
      ])
      return withTable(others, {
        counters: { ...others.table.counters, ...Object.fromEntries(moved) },
        moving: began,
      })
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
