import { counterOf } from '../state'
import { event, line, withActivation, withCounters } from './change'

/** 8: units move. */
export const movement = {
  UnitMoved: event({
    about: '8.1',
    fields: ({ z, counterId, placeSchema, path, count }) => ({
      unit: counterId,
      from: placeSchema,
      path,
      normal: count.nullable().describe('sixths of a MP spent so far at normal costs; null: not lawful so'),
      road: count
        .nullable()
        .describe('sixths of a MP spent so far by strategic movement; null: not lawful so'),
      halted: z.boolean().describe('true: has crossed a major river and must stop (8.1.3)'),
    }),
    usual: { normal: null, road: null, halted: false },
    reduce: (state, { unit, path, normal, road, halted }) => {
      const before = state.table.activation?.march
      const from = before?.unit === unit ? before.from : counterOf(state.table, unit).at
      const moved = state.table.activation?.moved ?? []
      return withActivation(withCounters(state, [unit], { at: path.at(-1)! }), {
        march: { unit, from, normal, road, halted },
        moved: moved.includes(unit) ? moved : [...moved, unit],
      })
    },
    tell: ({ unit, from, path }) => {
      const to = path.at(-1)!
      if (!/^\d/.test(from)) return line('AVD 8.1.2', 'log-enters', { unit, to }, path)
      return line('AVD 8.1.2', 'log-moved', { unit, from, to }, [from, ...path])
    },
  }),
}
