import { boxed, event, facts, line, placesOf, withBattle, withCounters } from './change'

/** 9.4.2, 9.5, 9.6: losses, retreats and advances. */
export const aftermath = {
  StepLost: event({
    about: '9.4.2, 9.5.2, 9.5.4, 9.5.8',
    fields: ({ z, counterId, boxSchema }) => ({
      unit: counterId,
      to: boxSchema.nullable().describe('where the unit went if this was its last step'),
      why: z.enum(['result', 'zoc', 'pvo', 'no-retreat']),
    }),
    reduce: (state, { unit, to, why }) => {
      const { battle } = state.table
      const { [unit]: _lost, ...retreat } = battle?.retreat ?? {}
      const next = to
        ? withBattle(boxed(state, [unit], to), { retreat })
        : withCounters(state, [unit], { reduced: true })
      return why === 'result' ? withBattle(next, { steps: (battle?.steps ?? 1) - 1 }) : next
    },
    tell: ({ unit, to, why }, _viewer, { table }) => {
      const hexes = placesOf(table, [unit])
      if (why === 'no-retreat') return line('AVD 9.5.8', 'log-no-retreat', { unit }, hexes)
      const cite = why === 'zoc' ? 'AVD 9.5.4' : why === 'pvo' ? 'AVD 9.5.2' : 'AVD 9.4.2'
      return line(cite, to ? 'log-eliminated' : 'log-step', { unit }, hexes)
    },
  }),
  RetreatBegan: event({
    about: '9.5',
    fields: ({ z, counterId, count }) => ({ hexes: z.record(counterId, count) }),
    reduce: (state, { hexes }) => withBattle(state, { retreat: hexes }),
  }),
  UnitRetreated: event({
    about: '9.5',
    fields: ({ counterId, path }) => ({ unit: counterId, path }),
    reduce: (state, { unit, path }) => {
      const { [unit]: _done, ...retreat } = state.table.battle?.retreat ?? {}
      const went = { ...state.table.battle?.went, [unit]: path }
      const last = path.at(-1)
      return withBattle(last ? withCounters(state, [unit], { at: last }) : state, { retreat, went })
    },
    tell: ({ unit, path }, _viewer, { table }) => {
      const to = path.at(-1)
      const way = [...(placesOf(table, [unit]) ?? []), ...path]
      return to ? line('AVD 9.5', 'log-retreat', { unit, to }, way) : null
    },
  }),
  UnitAdvanced: event({
    about: '9.6',
    fields: ({ counterId, path }) => ({ unit: counterId, path }),
    reduce: (state, { unit, path }) => facts.gone(state, [unit], path),
    tell: ({ unit, path }, _viewer, { table }) => {
      const way = [...(placesOf(table, [unit]) ?? []), ...path]
      return line('AVD 9.6.1', 'log-advance', { unit, to: path.at(-1)! }, way)
    },
  }),
}
