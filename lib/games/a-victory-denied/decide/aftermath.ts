import { entryOf } from '@/lib/kernel/table-of'
import { COUNTERS } from '../data/counters'
import { eliteHexes, giveUp, mayAdvance, placeElite as putElite, unitsInBattle } from '../flow/battle'
import { enterHexes } from '../flow/enter-hex'
import { loseStep } from '../flow/losses'
import { retreatAlong } from '../flow/retreat'
import { no } from '../no'
import { advanceBreaks, advancePaths } from '../rules/09-advance'
import { retreatBreaks, retreatPaths } from '../rules/09-retreat'
import { type CounterId, dueOf, dueStep, type Hex, type Table } from '../state'
import type { OrderRule } from './order-rule'

const same = (a: readonly Hex[], b: readonly Hex[]) => a.join() === b.join()

export const placeElite: OrderRule<'placeElite'> = {
  cite: 'AVD 9.4.3',
  steps: ['elite'],
  check: ({ table }, _side, { hex }) =>
    eliteHexes(table, dueOf(table, 'elite')!.unit).includes(hex)
      ? null
      : no('AVD 9.4.3', 'elite-not-here', { hex }, [hex]),
  carryOut: (run, { hex }) => putElite(run, dueOf(run.table, 'elite')!.unit, hex),
  list: ({ table }) =>
    eliteHexes(table, dueOf(table, 'elite')!.unit).map((hex) => ({ order: { type: 'placeElite', hex } })),
}

/** Who may take the step that is due now: 9.4.2, or 9.5.2 for air defence. */
function losers(table: Table): CounterId[] {
  const due = dueStep(table)
  if (due?.step === 'airDefence') return due.units
  return due?.step === 'losses' ? unitsInBattle(table, due.side) : []
}

export const takeLoss: OrderRule<'takeLoss'> = {
  cite: 'AVD 9.4.2',
  steps: ['losses', 'airDefence'],
  check: ({ table }, _side, { unit }) =>
    losers(table).includes(unit) ? null : no('AVD 9.4.2', 'loss-not-involved', { unit }),
  carryOut: (run, { unit }) => {
    if (dueOf(run.table, 'losses')) {
      loseStep(run, unit, 'result')
      return
    }
    run.done()
    loseStep(run, unit, 'pvo')
  },
  list: ({ table }) => losers(table).map((unit) => ({ order: { type: 'takeLoss', unit } })),
}

export const retreatUnit: OrderRule<'retreatUnit'> = {
  cite: 'AVD 9.5',
  steps: ['retreat'],
  check: ({ table }, _side, { unit, path }) => {
    const hexes = table.battle ? entryOf(table.battle.retreat, unit) : undefined
    if (hexes === undefined) return no('AVD 9.5', 'retreat-not-due', { unit })
    const paths = retreatPaths(table, unit, hexes)
    if (paths.some((way) => same(way, path))) return null
    // A unit without a way out is given up by its owner with the hex it stands in (9.5.8).
    if (paths.length === 0 && same(path, [table.battle!.target])) return null
    const cite = retreatBreaks(table, unit, hexes, path)
    return no(cite, 'retreat-not-so', { unit, path: path.join('-') }, path)
  },
  carryOut: (run, { unit, path }) => {
    if (retreatPaths(run.table, unit, run.table.battle!.retreat[unit]!).length > 0)
      return retreatAlong(run, unit, path)
    giveUp(run, unit)
  },
  list: ({ table }) =>
    Object.entries(table.battle?.retreat ?? {}).map(([unit, hexes]) => {
      const paths = retreatPaths(table, unit, hexes)
      const from = paths.length > 0 ? paths.map((path) => path.join(' ')) : [table.battle!.target]
      return { order: { type: 'retreatUnit', unit }, choose: { field: 'path', from, min: 1, max: 1 } }
    }),
}

export const advanceUnit: OrderRule<'advanceUnit'> = {
  cite: 'AVD 9.6.1',
  steps: ['advance'],
  check: ({ table }, _side, { unit, path }) => {
    const { battle } = table
    const involved =
      battle?.attackers.some((attacker) => attacker.unit === unit) ||
      battle?.hqs.some(({ hq }) => hq === unit)
    if (!battle || !involved) return no('AVD 9.6.1', 'advance-not-involved', { unit })
    if (COUNTERS[unit]!.colour === 'pvo') return no('AVD 9.6.6', 'advance-pvo', { unit })
    if (battle.went[unit]) return no('AVD 9.6.1', 'advance-twice', { unit })
    if (path[0] !== battle.target)
      return no('AVD 9.6.3', 'advance-first', { target: battle.target }, [battle.target])
    const paths = advancePaths(table, battle, unit)
    if (paths.some((way) => same(way, path))) return null
    return no(
      advanceBreaks(table, battle, unit, path),
      'advance-not-so',
      { unit, path: path.join('-') },
      path,
    )
  },
  carryOut: (run, { unit, path }) => {
    run.add({ type: 'UnitAdvanced', unit, path: enterHexes(run, unit, path) })
  },
  list: ({ table }) =>
    mayAdvance(table).map(({ unit, paths }) => ({
      order: { type: 'advanceUnit', unit },
      choose: { field: 'path', from: paths.map((path) => path.join(' ')), min: 1, max: 1 },
    })),
}
