import {
  battlefield,
  event,
  facts,
  fresh,
  line,
  withActivation,
  withBattle,
  withCounters,
  withTable,
} from './change'

/** 9.0 to 9.4: battles and their dice. */
export const combat = {
  BattleBegan: event({
    about: '9.2, 13.2, 13.3',
    fields: ({ battleSchema }) => ({ battle: battleSchema }),
    reduce: (state, { battle }) => {
      const fought = battle.attackers.map(({ unit }) => unit)
      const { activation } = state.table
      const next = withTable(facts.frozen(state), { battle })
      return battle.kind === 'attack' && activation
        ? withActivation(next, {
            fought: [...activation.fought, ...fought],
            attacked: [...activation.attacked, battle.target],
          })
        : next
    },
    tell: ({ battle }) => {
      const { kind, target } = battle
      if (kind !== 'attack')
        return line(kind === 'bomber' ? 'AVD 13.3' : 'AVD 13.2', `log-${kind}-at`, { target }, [target])
      return facts.attacked('AVD 9.2', battle)
    },
  }),
  StukaFlown: event({
    about: '9.3.4',
    fields: ({ side }) => ({ side }),
    reduce: (state) =>
      withTable(withBattle(state, { stuka: true }), {
        stukas: { ready: state.table.stukas.ready - 1, used: state.table.stukas.used + 1 },
      }),
    tell: (_facts, _viewer, { table }) => line('AVD 9.3.4', 'log-stuka', {}, battlefield(table)),
  }),
  DieThrown: event({
    about: '9.4.1',
    fields: ({ z, count, face, side }) => ({
      face,
      sides: z.union([z.literal(6), z.literal(10)]),
      modifier: count,
      column: count.describe('column of the combat results table: 0 is 1-1, 10 is 10-1'),
      result: z.string().describe('as the table prints it; E: an elite unit is drawn (9.4.3)'),
      suffers: side.nullable(),
      steps: count,
      retreat: count.describe('hexes'),
    }),
    reduce: (state, { suffers, steps }) =>
      withBattle(state, { throws: (state.table.battle?.throws ?? 0) + 1, suffers, steps }),
    tell: ({ face, sides, modifier, column, result }, _viewer, { table }, { columns }) =>
      line(
        'AVD 9.4.1',
        modifier ? 'log-die-modified' : 'log-die',
        { column: columns[column]!, face, modifier, result },
        battlefield(table),
        [{ sides, face }],
      ),
    firm: true,
  }),
  EliteDrawn: event({
    about: '9.4.3',
    fields: ({ counterId }) => ({ unit: counterId }),
    tell: ({ unit }, _viewer, { table }) => line('AVD 9.4.3', 'log-elite', { unit }, battlefield(table)),
    firm: true,
  }),
  ElitePlaced: event({
    about: '9.4.3',
    fields: ({ counterId, hexId }) => ({ unit: counterId, at: hexId }),
    reduce: (state, { unit, at }) => {
      const { battle, activation } = state.table
      const next = withCounters(state, [unit], { at, ...fresh })
      return withActivation(
        withBattle(next, { attackers: [...(battle?.attackers ?? []), { unit, from: at }] }),
        activation ? { fought: [...activation.fought, unit], units: [...activation.units, unit] } : {},
      )
    },
    tell: ({ unit, at }) => line('AVD 9.4.3', 'log-elite-placed', { unit, hex: at }, [at]),
  }),
  EliteMissing: event({
    about: '9.4.3: nobody to draw or place, row 9 counts',
    tell: () => line('AVD 9.4.3', 'log-elite-missing'),
  }),
  BattleEnded: event({
    reduce: (state) => facts.battleOver(state),
  }),
}
