import type { Refusal } from '@/lib/kernel/decision'
import { countersAt, hexOf, inBox, onMapUnits } from '@/lib/wargame/occupancy'
import { isMech } from '../rules/02-units'
import type { HaltRule, MoveRule, RestRule } from '../rules/limits'
import { type Situation, whole } from './situation'
import { type CounterId, counterOf, type Hex, OKH, type Okh } from './state'
import { no } from './world'

const isGerman = ({ rules }: Pick<Situation, 'rules'>, unit: CounterId): boolean =>
  rules.counters[unit]!.side === 'german'

/** true: a unit is supplied by air (9.18). */
export const isByAir = ({ open }: Situation, unit: CounterId): boolean =>
  open.logistics.aerial.some((units) => units.includes(unit))

/** true: the line of attenuated supply is nothing to a unit: after a pause, or as supply is concentrated on it (9.19, 9.20). */
export const isFreeOfLine = ({ open }: Situation, unit: CounterId): boolean =>
  open.logistics.free || open.logistics.concentrated?.includes(unit) === true

/** Why the German may not decide about supply now; null if he may: as his player turn begins (9.18 to 9.20). */
const startRefusal = ({ open }: Situation, cite: Refusal['no']): Refusal | null =>
  open.acting === 'german' && open.phase === 'movement' && open.moving === null
    ? null
    : no(cite, 'supply-late')

/**
 * Why no pause may be filed now; null if it may: in the last player turn of the German in a turn, to be declared as it ends, so
 * that it takes no hand-over more (9.19, A-PM-31).
 */
export function judgePause(at: Situation): Refusal | null {
  const { turn, couplet, acting, logistics } = at.open
  if (logistics.pause > 0 || logistics.free || logistics.planned) return no('PM 9.19', 'pause-once')
  const isLast = couplet === at.rules.sequence.couplets(turn)
  return acting === 'german' && at.rules.pauseTurns.includes(turn) && isLast
    ? null
    : no('PM 9.19', 'pause-when')
}

/** Why a pause may not be broken off now, or taken back that was filed; null if it may (9.19). */
export function judgeResume(at: Situation): Refusal | null {
  const { pause, planned } = at.open.logistics
  if (planned === 'filed') return null
  return pause === 0 ? no('PM 9.19', 'pause-none') : startRefusal(at, 'PM 9.19')
}

/** true: on the map, or in a reserve area out of which it can come (9.20, A-PM-50). */
const isConcentrable = (at: Situation, unit: CounterId): boolean =>
  hexOf(at, unit) !== null || OKH.includes(counterOf(at.open, unit).at as Okh)

/** Units of the German side on which supply can be concentrated (9.20). */
export const concentrable = (at: Situation): CounterId[] => [
  ...onMapUnits(at, 'german'),
  ...OKH.flatMap((box) => inBox(at, box, 'german')),
]

/** Why supply may not be concentrated on these units; null if it may (9.20). */
export function judgeConcentration(at: Situation, units: readonly CounterId[]): Refusal | null {
  const most = at.rules.concentratedUnits
  const { concentrated, resting } = at.open.logistics
  if (concentrated) return no('PM 9.20', 'concentrated-once')
  // 9.20: in such a player turn there is no supply by air, and somebody has got a step by it already.
  if (resting.length > 0) return no('PM 9.20', 'concentrated-aerial', { unit: resting[0]! })
  if (new Set(units).size < units.length) return no('PM 9.20', 'named-twice')
  if (units.length === 0 || units.length > most) return no('PM 9.20', 'concentrated-most', { most })
  const stranger = units.find(
    (unit) => !at.rules.counters[unit] || !isGerman(at, unit) || !isConcentrable(at, unit),
  )
  if (stranger !== undefined) return no('PM 9.20', 'not-your-unit', { unit: stranger })
  return startRefusal(at, 'PM 9.20')
}

/** Units of the German side in a hex, which one counter supplies by air (9.18). */
export const toSupply = (at: Situation, hex: Hex): CounterId[] =>
  countersAt(at, hex)
    .filter((unit) => isGerman(at, unit))
    .sort()

/** Why a hex may not be supplied by air now; null if it may (9.18). */
export function judgeAerial(at: Situation, hex: Hex): Refusal | null {
  const { aerial, concentrated } = at.open.logistics
  const place = at.rules.board.has(hex) ? [hex] : []
  if (concentrated) return no('PM 9.18', 'aerial-concentrated')
  if (aerial.length >= at.rules.aerialCounters)
    return no('PM 9.18', 'aerial-most', { most: at.rules.aerialCounters })
  const units = place.length > 0 ? toSupply(at, hex) : []
  if (units.length === 0) return no('PM 9.18', 'aerial-nobody', { hex }, place)
  if (units.some((unit) => isByAir(at, unit))) return no('PM 9.18', 'aerial-twice', { hex }, place)
  return startRefusal(at, 'PM 9.18')
}

/** The units of a counter for supply by air that are in a hex (9.18). */
const suppliedIn = (at: Situation, hex: Hex): CounterId[] =>
  at.open.logistics.aerial
    .map((units) => units.filter((unit) => counterOf(at.open, unit).at === hex))
    .find((units) => units.length > 0) ?? []

/** Stacks of which a part may go on without what supplies them by air, with who has it now (9.18). */
export const splittable = (at: Situation): { hex: Hex; units: CounterId[] }[] =>
  at.open.acting !== 'german'
    ? []
    : at.open.logistics.aerial.flatMap(([first]) => {
        const hex = first === undefined ? null : hexOf(at, first)
        const units = hex === null ? [] : suppliedIn(at, hex)
        return hex !== null && units.length > 1 ? [{ hex, units }] : []
      })

/** Who is supplied by air and is so no more once some parties have gone: it goes with who leaves the hex first (9.18). */
export const unfedBy = (at: Situation, parties: readonly (readonly CounterId[])[]): CounterId[] =>
  at.open.logistics.aerial.flatMap((all) => {
    const first = parties.find((units) => all.some((unit) => units.includes(unit)))
    return first ? all.filter((unit) => !first.includes(unit)) : []
  })

/** How many are supplied by air beside some of these units, and are so no more once they have it alone (9.18). */
export const leftWithout = (at: Situation, units: readonly CounterId[]): number => unfedBy(at, [units]).length

/** Why a counter may not stay with these units of a stack alone; null if it may (9.18). */
export function judgeKeeping(at: Situation, hex: Hex, units: readonly CounterId[]): Refusal | null {
  const place = at.rules.board.has(hex) ? [hex] : []
  const all = place.length > 0 && at.open.acting === 'german' ? suppliedIn(at, hex) : []
  if (all.length === 0) return no('PM 9.18', 'aerial-none', { hex }, place)
  if (new Set(units).size < units.length) return no('PM 9.18', 'named-twice')
  const stranger = units.find((unit) => !all.includes(unit))
  if (stranger !== undefined) return no('PM 9.18', 'aerial-stranger', { unit: stranger }, place)
  return units.length < all.length ? null : no('PM 9.18', 'aerial-whole', { hex }, place)
}

/** 9.19: in a pause nobody of the German side attacks. */
export const pause: HaltRule = (at, unit) => {
  const now = whole(at)
  return isGerman(now, unit) && now.open.logistics.pause > 0 ? no('PM 9.19', 'pause-attacks') : null
}

/** true: supply is concentrated on others (9.20). */
const isLeftOut = (at: Situation, unit: CounterId): boolean =>
  isGerman(at, unit) && at.open.logistics.concentrated?.includes(unit) === false

/** 9.20: who is left out does not attack. */
export const leftOut: HaltRule = (at, unit) =>
  isLeftOut(whole(at), unit) ? no('PM 9.20', 'concentrated-attacks', { unit }) : null

/** 9.20: and has moved once it has gone a hex. */
export const leftOutMoved: HaltRule = (at, unit) => {
  const now = whole(at)
  return isLeftOut(now, unit) && now.open.counters[unit]!.from !== null
    ? no('PM 9.20', 'concentrated-moves', { unit })
    : null
}

/** 9.20: a way of more than one hex. */
export const oneHex: RestRule = (at, unit, path) =>
  path.length > 1 && isLeftOut(whole(at), unit)
    ? no('PM 9.20', 'concentrated-moves', { unit }, [...path])
    : null

/** 9.18: who lives by air and has got a step back neither moves nor attacks. */
export const resting: HaltRule = (at, unit) =>
  whole(at).open.logistics.resting.includes(unit) ? no('PM 9.18', 'aerial-rests', { unit }) : null

/** 9.18: mechanized units that live by air alone move six points. */
export const airSupplied =
  (livesByAir: (at: Situation, unit: CounterId) => boolean): MoveRule =>
  (at, unit, move) => {
    const now = whole(at)
    return isMech(at, unit) && livesByAir(now, unit) ? Math.min(move, now.rules.aerialMove) : move
  }
