import { counterOf, SIDES } from '../state'
import { dice, event, line, list, withCounters, withPart, withTable } from './change'

/** 8.13, 8.19, 8.20: Korpsabteilungen, and upgrades of mechanized units. */
export const upgrades = {
  KorpsRolled: event({
    about: '8.13: of how many divisions each Korpsabteilung is formed',
    fields: ({ z, face, count }) => ({ faces: z.array(face), counts: z.array(count) }),
    reduce: (state, { counts }) => withPart(state, 'piles', { korps: [...counts].sort() }),
    tell: ({ faces, counts }) =>
      line('DD 8.13', 'log-korps', { counts: counts.join(', ') }, undefined, dice(...faces)),
    firm: true,
  }),
  KorpsFormed: event({
    about: '8.13: a Korpsabteilung is formed, and these divisions are gone for good',
    fields: ({ counterId, units }) => ({ unit: counterId, units }),
    reduce: (state, { unit, units }) => {
      const korps = [...state.table.piles.korps]
      korps.splice(korps.indexOf(units.length), 1)
      const gone = withCounters(state, units, { at: 'gone', lost: 0 })
      return withPart(withCounters(gone, [unit], { at: 'okhNorth', lost: 0 }), 'piles', { korps })
    },
    tell: ({ unit, units }) => line('DD 8.13', 'log-korps-formed', { unit, units: list(units) }),
  }),
  UpgradesCame: event({
    about: '8.19: upgrade counters of a turn; those of the last one are gone',
    fields: ({ count }) => ({ german: count, soviet: count }),
    reduce: (state, { german, soviet }) => withPart(state, 'upgrades', { left: { german, soviet } }),
    tell: ({ german, soviet }) =>
      german + soviet > 0 ? line('DD 8.19', 'log-upgrades', { german, soviet }) : null,
  }),
  Upgraded: event({
    about: '8.20: an upgrade counter lies beneath a unit, which its owner alone is told',
    fields: ({ counterId }) => ({ unit: counterId }),
    reduce: (state, { unit }, { counters }) => {
      const { upgrades, refitting } = state.table
      const { side } = counters[unit]!
      return withTable(state, {
        refitting: [...new Set([...refitting, unit])].sort(),
        upgrades: {
          left: { ...upgrades.left, [side]: upgrades.left[side] - 1 },
          beneath: [...upgrades.beneath, unit].sort(),
        },
      })
    },
    tell: ({ unit }, viewer, _before, { counters }) =>
      counters[unit]!.side === viewer ? line('DD 8.20', 'log-upgraded', { unit }) : null,
  }),
  UpgradeSpent: event({
    about: '8.19: an upgrade counter is a replacement step, which its owner alone is told',
    fields: ({ z }) => ({ side: z.enum(SIDES) }),
    reduce: (state, { side }) => {
      const { left } = state.table.upgrades
      const { german, soviet } = state.table.stock
      const stock =
        side === 'german'
          ? { german: { ...german, mech: german.mech + 1 } }
          : { soviet: { ...soviet, left: soviet.left + 1 } }
      const less = withPart(state, 'upgrades', { left: { ...left, [side]: left[side] - 1 } })
      return withPart(less, 'stock', stock)
    },
    tell: ({ side }, viewer) => (viewer === side ? line('DD 8.19', 'log-upgrade-spent') : null),
  }),
  UpgradeLost: event({
    about: '8.20: the upgrade counter beneath a unit is lost',
    fields: ({ counterId }) => ({ unit: counterId }),
    reduce: (state, { unit }) =>
      withPart(state, 'upgrades', {
        beneath: state.table.upgrades.beneath.filter((one) => one !== unit),
      }),
    tell: ({ unit }, _viewer, { table }) =>
      line('DD 8.20', 'log-upgrade-lost', { unit }, [counterOf(table, unit).at]),
  }),
  GunsOverrun: event({
    about: '14.5: artillery that stands alone is lost to whoever enters its hex',
    fields: ({ units }) => ({ units }),
    reduce: (state, { units }) =>
      withCounters(state, units, { at: 'dead', lost: 0, from: null, left: null, fought: false }),
    tell: ({ units }, _viewer, { table }) =>
      line('DD 14.5', 'log-overrun', { units: list(units) }, [counterOf(table, units[0]!).at]),
  }),
  AttackCalledOff: event({
    about: '14.7: the attack is called off after the fire',
    tell: (_facts, _viewer, { table }) =>
      line('DD 14.7', 'log-called-off', {}, table.battle ? [table.battle.target] : []),
  }),
}
