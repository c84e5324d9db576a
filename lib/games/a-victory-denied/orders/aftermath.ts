import { entryOf } from '@/lib/kernel/table-of'
import { isOneOf, listEach, listWays, waysAsText } from '@/lib/wargame/listing'
import { advanceBreaks, advancePaths, mayAdvance } from '../rules/09-advance'
import { eliteHexes, unitsInBattle } from '../rules/09-attack'
import { retreatBreaks, retreatPaths } from '../rules/09-retreat'
import type { Situation } from '../situation'
import { type CounterId, dueOf, dueStep } from '../state'
import { enterHexes } from '../steps/enter-hex'
import { giveUp, loseStep, retreatAlong } from '../steps/retreat'
import { naming, no, order } from '../world'

export const placeElite = naming({
  cite: 'AVD 9.4.3',
  about: '9.4.3: stack the drawn unit with attackers here',
  field: 'hex',
  form: ({ anyHex }) => anyHex,
  steps: ['elite'],
  among: (at) => eliteHexes(at, dueOf(at.open, 'elite')!.unit),
  otherwise: (hex) => no('AVD 9.4.3', 'elite-not-here', { hex }, [hex]),
  apply: (run, { hex }) => {
    const { unit } = dueOf(run.open, 'elite')!
    run.pop()
    run.emit({ type: 'ElitePlaced', unit, at: hex })
  },
})

/** Who may take the step that is due now: 9.4.2, or 9.5.2 for air defence. */
function losers(at: Situation): CounterId[] {
  const due = dueStep(at.open)
  if (due?.step === 'airDefence') return due.units
  return due?.step === 'losses' ? unitsInBattle(at, due.side) : []
}

export const takeLoss = naming({
  cite: 'AVD 9.4.2',
  about: '9.4.2, 9.5.2: this unit loses one step',
  field: 'unit',
  form: ({ counterId }) => counterId,
  steps: ['losses', 'airDefence'],
  among: losers,
  otherwise: (unit) => no('AVD 9.4.2', 'loss-not-involved', { unit }),
  apply: (run, { unit }) => {
    const pays = dueStep(run.open)!.step === 'airDefence'
    if (pays) run.pop()
    loseStep(run, unit, pays ? 'pvo' : 'result')
  },
})

export const retreatUnit = order({
  cite: 'AVD 9.5',
  about: '9.5: the defender retreats this unit',
  fields: ({ counterId, anyPath }) => ({ unit: counterId, path: anyPath }),
  steps: ['retreat'],
  check: (at, { unit, path }) => {
    const hexes = at.open.battle ? entryOf(at.open.battle.retreat, unit) : undefined
    if (hexes === undefined) return no('AVD 9.5', 'retreat-not-due', { unit })
    const paths = retreatPaths(at, unit, hexes)
    // A unit without a way out is given up by its owner with the hex it stands in (9.5.8).
    if (isOneOf(paths.length > 0 ? paths : [[at.open.battle!.target]], path)) return null
    const cite = retreatBreaks(at, unit, hexes, path)
    return no(cite, 'retreat-not-so', { unit, path: path.join('-') }, path)
  },
  apply: (run, { unit, path }) => {
    if (retreatPaths(run, unit, run.open.battle!.retreat[unit]!).length > 0)
      return retreatAlong(run, unit, path)
    giveUp(run, unit)
  },
  list: (at) => {
    const { retreat = {}, target = '' } = at.open.battle ?? {}
    return listEach('unit', Object.keys(retreat), 'path', (unit) => {
      const paths = retreatPaths(at, unit, retreat[unit]!)
      return paths.length > 0 ? waysAsText(paths) : [target]
    })
  },
})

export const advanceUnit = order({
  cite: 'AVD 9.6.1',
  about: '9.6: first into the attacked hex',
  fields: ({ counterId, anyPath }) => ({ unit: counterId, path: anyPath.max(2) }),
  steps: ['advance'],
  check: (at, { unit, path }) => {
    const { battle } = at.open
    const involved =
      battle?.attackers.some((attacker) => attacker.unit === unit) ||
      battle?.hqs.some(({ hq }) => hq === unit)
    if (!battle || !involved) return no('AVD 9.6.1', 'advance-not-involved', { unit })
    if (at.rules.counters[unit]!.colour === 'pvo') return no('AVD 9.6.6', 'advance-pvo', { unit })
    if (battle.went[unit]) return no('AVD 9.6.1', 'advance-twice', { unit })
    if (path[0] !== battle.target)
      return no('AVD 9.6.3', 'advance-first', { target: battle.target }, [battle.target])
    const paths = advancePaths(at, battle, unit)
    if (isOneOf(paths, path)) return null
    return no(advanceBreaks(at, battle, unit, path), 'advance-not-so', { unit, path: path.join('-') }, path)
  },
  apply: (run, { unit, path }) => run.emit({ type: 'UnitAdvanced', unit, path: enterHexes(run, unit, path) }),
  list: (at) => listWays(mayAdvance(at)),
})
