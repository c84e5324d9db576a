import { likely } from '@/lib/games/proud-monster/rules/02-units'
import type { LegalEntry } from '@/lib/kernel/game'
import { hexesToNearest, onMapUnits } from '@/lib/wargame/occupancy'
import { asked } from '../here'
import { scenarioOf } from '../rules/03-scenario'
import { pointsNow } from '../rules/04-victory'
import { unitsInReach } from '../rules/08-units'
import { gambitChoices, isBetween, isCitadelDivision } from '../rules/15-offensives'
import type { Order } from '../ruleset'
import type { Situation } from '../situation'
import { type CounterId, counterOf } from '../state'

// What the German declares as his player turn begins: the offensives of 1942 and 1943, and the Gambit (15.2 to 15.4).

/** From so many hexes a mechanized division comes to attack in a player turn. */
const REACH = 5
/** So many of them make an offensive of 1942, for which a player turn without an attack is not too dear. */
const SUMMER = 12

/** Mechanized divisions that were near enough to the enemy to attack as the player turn began. */
const gathered = (at: Situation): CounterId[] =>
  onMapUnits(at, 'german').filter((unit) => {
    const { at: now, from } = counterOf(at.open, unit)
    const began = from ?? now
    return (
      at.rules.board.has(began) && isCitadelDivision(at, unit) && hexesToNearest(at, began, 'soviet') <= REACH
    )
  })

/** true: he attacks nobody, so that his next player turn is the offensive of 1942 (15.2). */
export function isLull(at: Situation): boolean {
  const { turn, couplet, acting, offensives } = at.open
  const isBefore = turn === at.rules.summer42[0] - 1 && couplet === at.rules.sequence.couplets(turn)
  return isBefore && acting === 'german' && !offensives.struck && gathered(at).length >= SUMMER
}

/** So many divisions more than must attack in 1943 are wanted, as some will not: but with its last turn. */
const SPARE = 3
/** For so many turns before the offensive of 1943 divisions are rebuilt for it. */
const AHEAD = 4

/**
 * As long as he lacks divisions for the offensive of 1943 they are rebuilt with half of their steps, so that there are twice as
 * many (8.18, 15.3); null: he lacks none, or it is not the time.
 */
export function rebuilt(at: Situation, legal: readonly LegalEntry[]): Order | null {
  const { summer43, citadelDivisions, counters } = at.rules
  const isHalf = ({ type, unit, steps }: LegalEntry['order']) =>
    type === 'rebuildUnit' &&
    isCitadelDivision(at, unit as CounterId) &&
    steps === Math.ceil(counters[unit as CounterId]!.steps / 2)
  const half = legal.findLast(({ order }) => isHalf(order))
  const isTime = isBetween(at.open.turn, [summer43[0] - AHEAD, summer43[1]])
  if (!half || !isTime || at.open.offensives.citadel !== null) return null
  const inPlay = unitsInReach(at, 'german').filter((unit) => isCitadelDivision(at, unit))
  return inPlay.length < citadelDivisions + SPARE ? (half.order as Order) : null
}

/** true: with what he has now he loses the war with the next count, where one may lose it before its end (4.1, 4.3). */
function isLosing(at: Situation): boolean {
  const next = scenarioOf(at).checks.find(({ turn, wins }) => turn >= at.open.turn && wins < Infinity)
  return at.open.options.playOn === 'no' && next !== undefined && pointsNow(at) <= next.loses
}

/** The Gambit is the last throw of who has lost otherwise, with the strongest that may come. */
function gambit(at: Situation, { order }: LegalEntry): Order | null {
  const strongest = gambitChoices(at).sort(
    (a, b) => likely(asked(at), b).attack - likely(asked(at), a).attack || a.localeCompare(b),
  )
  return isLosing(at) ? ({ ...order, units: strongest.slice(0, at.rules.gambitUnits) } as Order) : null
}

/** What the German declares now; null: nothing. */
export function declared(at: Situation, legal: readonly LegalEntry[]): Order | null {
  const of = (type: string) => legal.find(({ order }) => order.type === type)
  const [throwing, summer, citadel] = [of('declareGambit'), of('declareSummer'), of('declareCitadel')]
  const last = throwing && gambit(at, throwing)
  if (last) return last
  if (summer && gathered(at).length >= SUMMER) return summer.order as Order
  // Those who cannot all attack in one couplet have another in the same turn.
  if (!citadel || at.open.couplet > 1) return null
  const spare = at.open.turn < at.rules.summer43[1] ? SPARE : 0
  return gathered(at).length >= at.rules.citadelDivisions + spare ? (citadel.order as Order) : null
}
