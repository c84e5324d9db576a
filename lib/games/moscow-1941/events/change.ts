import { factsOf } from '@/lib/wargame/facts'
import type { Rules } from '../in-force'
import { type AirId, type AirUnit, type CounterId, counterOf, type State } from '../state'
import type { StateSchemas } from '../state-schema'
import type { Word } from '../words.en'

export { battlefield, dice, list, placesOf } from '@/lib/wargame/facts'

/** How facts of this game are written down and told, the changes they make, and the facts that every game has. */
export const { event, line, withTable, withCounters, withAll, withBattle, ...facts } = factsOf<
  State,
  StateSchemas,
  Rules,
  Word
>(counterOf)

/** Units are dispersed in this phase (MOS-13, MOS-55). */
export const dispersed = <S extends State>(state: S, ids: readonly CounterId[]): S =>
  withTable(withCounters(state, ids, { state: 'dispersed' }), {
    dispersedNow: [...new Set([...state.table.dispersedNow, ...ids])].sort(),
    again: state.table.again.filter((id) => !ids.includes(id)),
  })

/** Units are lost. */
export const eliminated = <S extends State>(state: S, ids: readonly CounterId[]): S =>
  withCounters(state, ids, { at: 'eliminated', state: 'fresh', moved: false, fought: false, left: null })

export const withAir = <S extends State>(state: S, id: AirId, change: Partial<AirUnit>): S => {
  const { air } = state.table
  return withTable(state, { air: { ...air, [id]: { ...air[id]!, ...change } } })
}

/** All air units as a phase begins: back from their missions, and ready again who was out until now (MOS-59). */
export const withAirReady = <S extends State>(state: S): S => {
  const { air, turn } = state.table
  const isBack = ({ state: now, back }: AirUnit) =>
    now === 'flown' || now === 'flying' || (now === 'out' && (back ?? 0) <= turn)
  const ready = (unit: AirUnit): AirUnit => ({
    ...unit,
    ...(isBack(unit) ? ({ state: 'ready', back: null } as const) : {}),
    ...{ target: null, mission: null, cargo: null },
  })
  return withTable(state, {
    air: Object.fromEntries(Object.entries(air).map(([id, unit]) => [id, ready(unit)])),
  })
}
