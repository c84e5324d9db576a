import { sealed } from '@/lib/games/proud-monster/full/mutual-events'
import { type CounterId, counterOf, type State } from '../state'
import {
  dice,
  event,
  line,
  list,
  ofUnit,
  unitGoes,
  unitsGo,
  withCounters,
  withHidden,
  withPart,
  withTable,
} from './change'

const without = (units: readonly CounterId[], gone: readonly CounterId[]) =>
  units.filter((unit) => !gone.includes(unit))

/** Steps of a turn, less what was paid by a side. */
function paid<S extends State>(
  state: S,
  isGerman: boolean,
  { mech, foot }: { mech: number; foot: number },
): S {
  const { german, soviet } = state.table.stock
  const less = isGerman
    ? { german: { mech: german.mech - mech, foot: german.foot - foot } }
    : { soviet: { left: soviet.left - mech - foot, mech: soviet.mech + mech, foot: soviet.foot + foot } }
  return withPart(state, 'stock', less)
}

/** 8: what becomes of units, on the map and out of play. */
export const units = {
  StepsGranted: event({
    about: '8.14, 8.32, 8.36: replacement steps of a turn; those of the last one are gone',
    fields: ({ count }) => ({ mech: count, foot: count, soviet: count }),
    reduce: (state, { mech, foot, soviet }) =>
      withTable(state, {
        ...{ stock: { german: { mech, foot }, soviet: { left: soviet, mech: 0, foot: 0 } }, joined: 0 },
      }),
    tell: (facts) => line('DD 8.14', 'log-steps', facts),
  }),
  StepsWon: event({
    about:
      '8.17, 8.22: the German gets more steps for others than mechanized units in this turn; by a die of a comb-out',
    fields: ({ count, face }) => ({ steps: count, face: face.nullable() }),
    reduce: (state, { steps, face }) => {
      const { stock, piles, turn } = state.table
      const german = { ...stock.german, foot: stock.german.foot + steps }
      const combed = face === null ? piles.combed : [...piles.combed, turn]
      return withPart(withPart(state, 'stock', { german }), 'piles', { combed })
    },
    tell: ({ steps, face }) =>
      face === null
        ? line('DD 8.22', 'log-steps-won', { steps })
        : line('DD 8.17', 'log-combed', { steps }, undefined, dice(face)),
    firm: true,
  }),
  StepRestored: ofUnit({
    about: '8.15, 8.16: a unit gets a step back; who is mechanized rests',
    fields: ({ counterId, count, z }) => ({
      unit: counterId,
      mech: count,
      foot: count,
      rests: z.boolean(),
    }),
    reduce: (state, { unit, rests, ...cost }, { counters }) => {
      const { refitting } = state.table
      const more = withCounters(state, [unit], { lost: counterOf(state.table, unit).lost - 1 })
      const resting = rests ? [...new Set([...refitting, unit])].sort() : refitting
      return withTable(paid(more, counters[unit]!.side === 'german', cost), { refitting: resting })
    },
    tell: ({ unit }) => line('DD 8.15', 'log-replaced', { unit }),
  }),
  UnitRebuilt: event({
    about: '8.18, 8.27: a unit that was eliminated comes back with so many steps lost',
    fields: ({ counterId, count, boxSchema }) => ({
      unit: counterId,
      lost: count,
      to: boxSchema,
      mech: count,
      foot: count,
    }),
    reduce: (state, { unit, lost, to, ...cost }, { counters }) =>
      paid(withCounters(state, [unit], { at: to, lost }), counters[unit]!.side === 'german', cost),
    tell: ({ unit }) => line('DD 8.18', 'log-rebuilt', { unit }),
  }),
  RiflesRecalled: event({
    about: '1.5, 8.27: units of a pool come back out of the Dead Pile, shuffled face down',
    fields: ({ units, byCounter, count }) => ({ units, values: byCounter(count), mech: count, foot: count }),
    reduce: (state, { units, values, ...cost }) => {
      const back = withCounters(state, units, { at: 'arriving', tried: null })
      const drawn = withHidden(back, { values: { ...back.hidden.values, ...values } })
      return paid(drawn, false, cost)
    },
    tell: ({ units }) => line('DD 8.27', 'log-rifles', { count: units.length }),
    firm: true,
  }),
  UnitsLeft: event({
    about: '7.4, 8.4, 8.5: units leave as the order of battle has it; who cannot costs a point',
    fields: ({ units, boxSchema, count }) => ({ units, to: boxSchema, cost: count }),
    reduce: (state, { units, to, cost }) =>
      withTable(withCounters(state, units, { at: to, lost: 0 }), { debit: state.table.debit + cost }),
    // 7.4, 15.3: for good go Italians, at no cost, and allies whom no offensive of 1943 keeps.
    tell: ({ units, to, cost }) =>
      to === 'gone'
        ? line(cost > 0 ? 'DD 15.3' : 'DD 7.4', cost > 0 ? 'log-no-citadel' : 'log-gone', {
            ...{ units: list(units), cost },
          })
        : line('DD 8.5', 'log-left', { units: list(units), cost }),
  }),
  UnitsMissed: event({
    about: '8.5: units that are to leave by name cannot, a point for each, once',
    fields: ({ units }) => ({ units }),
    reduce: (state, { units }) =>
      withPart(withTable(state, { debit: state.table.debit + units.length }), 'piles', {
        missed: [...state.table.piles.missed, ...units].sort(),
      }),
    tell: ({ units }) => line('DD 8.5', 'log-missed', { units: list(units) }),
  }),
  UnitsHeld: event({
    about:
      '8.5: units of these piles are not rebuilt until they are called back by name; others may be again',
    fields: ({ units, z }) => ({ units, held: z.boolean() }),
    reduce: (state, { units, held }) => {
      const others = without(state.table.piles.held, units)
      return withPart(state, 'piles', { held: held ? [...others, ...units].sort() : others })
    },
  }),
  UnitsBack: event({
    about: '8.3, 8.5, 8.6: units come back as the order of battle has it, whole and at no cost',
    fields: ({ units }) => ({ units }),
    reduce: (state, { units }) =>
      withPart(withCounters(state, units, { at: 'okhNorth', lost: 0 }), 'piles', {
        held: without(state.table.piles.held, units),
      }),
    tell: ({ units }) => line('DD 8.5', 'log-back', { units: list(units) }),
  }),
  DrawnBack: sealed(
    unitGoes({
      about: '8.34: a unit goes from the map into the reserve of the high command',
      fields: ({ counterId, count }) => ({ unit: counterId, steps: count }),
      reduce: (state, { unit, steps }) => {
        const { used, fresh } = state.table.reserve
        return withPart(withCounters(state, [unit], { at: 'rvgk' }), 'reserve', {
          ...{ used: used + steps, fresh: [...fresh, unit].sort() },
        })
      },
      tell: ({ unit }) => line('DD 8.34', 'log-drawn-back', { unit }),
    }),
    ['unit'],
  ),
  UnitLanded: event({
    about: '8.21: a division comes in at its port',
    fields: ({ counterId, hexId }) => ({ unit: counterId, hex: hexId }),
    reduce: (state, { unit, hex }) => withCounters(state, [unit], { at: hex }),
    tell: ({ unit, hex }) => line('DD 8.21', 'log-landed', { units: unit, hex }, [hex]),
  }),
  UnitsConverted: unitsGo({
    about:
      '8.8 to 8.11, 8.22: other counters take the place of these; `lost`: steps that each of those has lost',
    fields: ({ units, z, count }) => ({ units, into: units, lost: z.array(count), rest: z.boolean() }),
    reduce: (state, { units, into, lost, rest }) => {
      const counters = { ...state.table.counters }
      const named = (all: readonly CounterId[]) => all.map((unit) => into[units.indexOf(unit)] ?? unit).sort()
      for (const [i, unit] of units.entries()) {
        counters[into[i]!] = { ...counterOf(state.table, unit), lost: lost[i]! }
        counters[unit] = { ...counterOf(state.table, unit), at: 'gone', lost: 0 }
      }
      const { piles, refitting, upgrades } = state.table
      const resting = rest ? [...new Set([...refitting, ...into])].sort() : refitting
      const become = withTable(state, { counters, refitting: resting })
      const renamed = withPart(become, 'upgrades', { beneath: named(upgrades.beneath) })
      return withPart(renamed, 'piles', {
        ...{ doomed: named(piles.doomed), held: named(piles.held), due: without(piles.due, units) },
      })
    },
    tell: ({ units }) => line('DD 8.10', 'log-converted', { units: list(units) }),
  }),
  ConversionsDue: event({
    about:
      '8.10, 8.11: who is to be converted in the field, and how many battalions of assault guns are to become brigades',
    fields: ({ units, count }) => ({ units, guns: count }),
    reduce: (state, { units, guns }) => {
      const { piles } = state.table
      const due = [...new Set([...piles.due, ...units])].sort()
      return withPart(state, 'piles', { due, guns: piles.guns + guns })
    },
    tell: ({ units, guns }) => line('DD 8.10', 'log-due', { count: units.length + guns }),
  }),
  GunsConverted: event({
    about: '8.11: one of the battalions that are to become brigades has',
    reduce: (state) => withPart(state, 'piles', { guns: Math.max(0, state.table.piles.guns - 1) }),
  }),
  SovietsOwed: event({
    about:
      '8.35, 16.8: kinds of units that the Soviet has to withdraw in this phase, which he alone is told; what nobody can give is forgone',
    fields: ({ z }) => ({ kinds: z.array(z.string()) }),
    reduce: (state, { kinds }) => withPart(state, 'piles', { owed: kinds }),
    tell: ({ kinds }, viewer) =>
      kinds.length > 0 && viewer === 'soviet'
        ? line('DD 8.35', 'log-withdrawals', { count: kinds.length })
        : null,
  }),
  SovietsWithdrawn: unitsGo({
    about: '8.35: units leave for good',
    fields: ({ units, z }) => ({ units, kinds: z.array(z.string()) }),
    reduce: (state, { units, kinds }) => {
      const owed = [...state.table.piles.owed]
      for (const kind of kinds) owed.splice(owed.indexOf(kind), 1)
      return withPart(withCounters(state, units, { at: 'gone', lost: 0 }), 'piles', { owed })
    },
    tell: ({ units }) => line('DD 8.35', 'log-withdrawn', { units: list(units) }),
  }),
}
