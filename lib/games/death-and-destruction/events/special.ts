import { inBox } from '@/lib/wargame/occupancy'
import { stepsIn } from '../rules/08-units'
import { counterOf } from '../state'
import { dice, event, line, list, ofUnits, unitComes, withCounters, withPart, withTable } from './change'

/** 15: offensives, airdrops and partisans. */
export const special = {
  SummerDeclared: event({
    about: '15.2: the summer offensive of 1942',
    reduce: (state) => withPart(state, 'offensives', { summer: 'on' }),
    tell: () => line('DD 15.2', 'log-summer-offensive'),
  }),
  CitadelDeclared: event({
    about: '15.3: the summer offensive of 1943',
    reduce: (state) => withPart(state, 'offensives', { citadel: state.table.turn, divisions: [] }),
    tell: () => line('DD 15.3', 'log-citadel'),
  }),
  GambitDeclared: event({
    about: "15.4: Manstein's Gambit: these units come, and so many steps for others than mechanized units",
    fields: ({ units, count }) => ({ units, steps: count }),
    reduce: (state, { units, steps }, { counters: facts, southern }) => {
      const { stock, piles } = state.table
      const german = { ...stock.german, foot: stock.german.foot + steps }
      // 8.5: allies come by the south alone.
      const allies = units.filter((unit) => southern.includes(facts[unit]!.nation))
      const all = withCounters(withCounters(state, units, { at: 'okhNorth', lost: 0 }), allies, {
        at: 'okhSouth',
      })
      const held = piles.held.filter((unit) => !units.includes(unit))
      const come = withPart(withPart(all, 'stock', { german }), 'piles', { held })
      return withPart(come, 'offensives', { gambit: true })
    },
    tell: ({ units }) => line('DD 15.4', 'log-gambit', { count: units.length }),
  }),
  ParatroopsDropped: ofUnits({
    about:
      '15.6: parachute divisions are dropped: into a free hex, or onto the enemy, for which they take off here',
    fields: ({ units, hexId, z }) => ({ units, hex: hexId, from: z.array(hexId), isFree: z.boolean() }),
    reduce: (state, { units, hex, from, isFree }) => {
      const counters = { ...state.table.counters }
      for (const [i, unit] of units.entries()) {
        const place = isFree ? hex : from[i]!
        counters[unit] = {
          ...counterOf(state.table, unit),
          at: place,
          from: from[i]!,
          left: 0,
          fought: !isFree,
        }
      }
      const { turn, couplet } = state.table
      return withPart(withTable(state, { counters }), 'offensives', { blaupunkt: { turn, couplet, units } })
    },
    tell: ({ units, hex }) => line('DD 15.6', 'log-paratroops', { units: list(units), hex }, [hex]),
  }),
  BrigadesDropped: ofUnits({
    about: '15.7: brigades are dropped, each by a die; some of them are lost',
    fields: ({ units, hexId, z, face }) => ({ hex: hexId, units, faces: z.array(face), lost: units }),
    reduce: (state, { hex, units, lost }, rules) => {
      const at = { rules, open: state.table }
      // 8.34: who comes out of the reserve counts.
      const out = inBox(at, 'rvgk').filter((unit) => units.includes(unit))
      const used = at.open.reserve.used + stepsIn(at, out)
      const counters = { ...state.table.counters }
      for (const unit of units) {
        const safe = { ...counterOf(state.table, unit), at: hex, from: hex, left: 0, fought: true }
        counters[unit] = lost.includes(unit) ? { ...counterOf(state.table, unit), at: 'dead' } : safe
      }
      const down = withPart(withTable(state, { counters }), 'reserve', { used })
      return withPart(down, 'offensives', { dropped: true })
    },
    tell: ({ hex, units, faces, lost }) =>
      line('DD 15.7', 'log-dropped', { units: list(units), hex, count: lost.length }, [hex], dice(...faces)),
    firm: true,
  }),
  ParatroopsReady: event({
    about:
      '15.6: parachute divisions that are where they take off as a turn begins, which their owner alone knows',
    fields: ({ units }) => ({ units }),
    reduce: (state, { units }) => withPart(state, 'offensives', { ready: units }),
  }),
  PartisansRolled: event({
    about: '15.8: divisions that are still to be sent against partisans, by a die, and those that come back',
    fields: ({ face, count, units }) => ({ face, foot: count, mech: count, back: units }),
    reduce: (state, { foot, mech, back }) =>
      withTable(withCounters(state, back, { at: 'okhNorth' }), { partisans: { foot, mech, back } }),
    tell: ({ face, foot, mech }) => line('DD 15.8', 'log-partisans', { foot, mech }, undefined, dice(face)),
    firm: true,
  }),
  SentAgainstPartisans: event({
    about: '15.8: a division goes to fight partisans',
    fields: ({ counterId }) => ({ unit: counterId }),
    reduce: (state, { unit }, { counters }) => {
      const { partisans } = state.table
      const sort = counters[unit]!.mech ? 'mech' : 'foot'
      const away = withCounters(state, [unit], { at: 'partisanWar' })
      return withPart(away, 'partisans', { [sort]: partisans[sort] - 1 })
    },
    tell: ({ unit }) => line('DD 15.8', 'log-sent', { unit }),
  }),
  FighterCameBack: unitComes({
    about: '15.8: a division that has fought partisans comes back in a place of its own',
    fields: ({ counterId, hexId }) => ({ unit: counterId, hex: hexId }),
    reduce: (state, { unit, hex }) =>
      withPart(withCounters(state, [unit], { at: hex }), 'partisans', {
        back: state.table.partisans.back.filter((one) => one !== unit),
      }),
    tell: ({ unit, hex }) => line('DD 15.8', 'log-fighter-back', { unit, hex }, [hex]),
  }),
  PartisansNeglected: event({
    about: '15.8: not all were sent, which costs a point',
    reduce: (state) =>
      withPart(withTable(state, { debit: state.table.debit + 1 }), 'partisans', { foot: 0, mech: 0 }),
    tell: () => line('DD 15.8', 'log-neglected'),
  }),
  PartisansJoined: event({
    about: '15.1: others reach airborne troops or partisans, whose steps count among those of the next turn',
    fields: ({ units, count }) => ({ units, steps: count }),
    reduce: (state, { units, steps }) =>
      withTable(withCounters(state, units, { at: 'gone' }), { joined: state.table.joined + steps }),
    tell: ({ units }) => line('DD 15.1', 'log-joined', { units: list(units) }),
  }),
}
