import type { Rules as Parent } from '@/lib/games/proud-monster/full/in-force'
import type { orders as parentOrders } from '@/lib/games/proud-monster/full/orders'
import { supplyOf } from '@/lib/games/proud-monster/full/supply'
import type { DefenceHalving, HalvingRule } from '@/lib/games/proud-monster/rules/14-odds'
import { amended, over, plus } from '@/lib/wargame/extend'
import { lawfulIn } from '@/lib/wargame/listing'
import { onMapUnits } from '@/lib/wargame/occupancy'
import type { StepRules } from '@/lib/wargame/ruleset'
import type { AddedSteps, Step } from '../agenda'
import { asked, here } from '../here'
import {
  isAirlifted,
  isByCoast,
  isOffensive,
  judgeAirlift,
  judgeMarker,
  markerFor,
  markersLeft,
  markersOf,
  startOf,
} from '../rules/09-supply'
import type { Situation } from '../situation'
import type { CounterId } from '../state'
import { type Late, no, order, type Run } from '../world'
import { anewFor, type BeginRule } from './05-sequence'
import type { Chapter } from './difference'

/** 9.1: the line of attenuated supply is gone. */
const lineGone: BeginRule = (run) => {
  if (run.open.turn >= run.rules.lineGone && !run.open.logistics.free) run.emit({ type: 'LineGone' })
}

/** 9.2: no line leaves its sheet, but to Map C (3.3). */
const supplyParts = (): Parent['supplyParts'] => (at) => {
  const { rules, open } = here(at)
  if (open.turn < rules.lineGone) return rules.sheets.asOne
  return open.caucasus ? rules.sheets.withC : rules.sheets.both
}

/** 9.3, 9.4: near the coast the German side is supplied in defence. */
const defendsUnsupplied = over<DefenceHalving>(
  (base) => (at, fight, unit) =>
    base(at, fight, unit) &&
    (fight.side === 'german' || !(isByCoast(here(at), fight.target) || isAirlifted(here(at), fight.target))),
)

type Concentration = (typeof parentOrders)['concentrateSupply']
/** 9.1: where no line binds anybody there is nothing from which concentrated supply would free him. */
const concentrateSupply = (base: Concentration): Concentration => ({
  ...base,
  check: (at, given) => (isLineGone(here(at)) ? no('DD 9.1', 'line-gone') : base.check(at, given)),
  list: (at) => (isLineGone(here(at)) ? [] : base.list(at)),
})
const isLineGone = ({ rules, open }: Situation): boolean => open.turn >= rules.lineGone

type Aerial = (typeof parentOrders)['supplyByAir']
/** 9.5: near a place of theirs alone, from the first turn on; from turn 211 on one marker that stays where it is. */
const supplyByAir = (base: Aerial): Aerial => ({
  ...base,
  check: (at, given) => {
    const now = here(at)
    const isLate = now.open.turn >= now.rules.airliftFrom
    return judgeAirlift(now, given.hex) ?? (isLate ? null : base.check(at, given))
  },
  list: (at) => {
    const now = here(at)
    if (now.open.turn < now.rules.airliftFrom)
      return base.list(at).flatMap(({ choose: [one] = [], ...rest }) => {
        const from = (one!.from as string[]).filter((hex) => judgeAirlift(now, hex) === null)
        return from.length > 0 ? [{ ...rest, choose: [{ ...one!, from }] }] : []
      })
    if (now.open.airlift !== null || now.open.moving !== null) return []
    const { board } = now.rules
    const hexes = onMapUnits(now, 'german').map((unit) => now.open.counters[unit]!.at)
    const near = [...new Set(hexes.flatMap((hex) => [hex, ...board.neighbours(hex)]))].sort()
    return lawfulIn('hex', near, (hex) => judgeAirlift(now, hex))
  },
  apply: (run, given, side) => {
    const now = run as unknown as Run
    if (now.open.turn < now.rules.airliftFrom) base.apply(run, given, side)
    else now.emit({ type: 'Airlifted', hex: given.hex })
  },
})

/** 9.5: the marker may be laid anew in each player turn of the German. */
const PlayerTurnBegan = anewFor('german', () => ({ airlift: null }))

/** 9.6: without offensive supply Soviet units attack with half; who is out of supply is halved already (A-DD-11). */
const noOffensive: HalvingRule = (at, fight, { unit, from }) => {
  const now = here(at)
  return fight.side === 'soviet' && supplyOf(asked(now), unit) !== 'out' && !isOffensive(now, unit, from)
}

/** 9.7: without it mechanized units make no mobile assaults. */
const offensiveStart = (at: Situation, unit: CounterId) => {
  const { side, mech } = at.rules.counters[unit]!
  return side === 'soviet' && mech && !isOffensive(at, unit, startOf(at, unit))
    ? no('DD 9.7', 'no-offensive-supply', { unit })
    : null
}

const steps: StepRules<Late, Pick<AddedSteps, 'lay'>> = {
  lay: {
    about: 'layMarker, liftMarker, or done (9.8): the first thing in a turn; faces are down again',
    fields: ({ side }) => ({ side }),
    waits: (at) => markersOf(here(at)).length > 0,
    done: true,
    finish: (run) => {
      run.emit({ type: 'MarkersLie', hexes: run.open.markers.map(({ hex }) => hex).sort() })
      run.pop()
    },
  },
}

const layMarker = order({
  cite: 'DD 9.8',
  about: '9.8: a marker that reaches so far, or a dummy by 0, is laid face down in any hex',
  fields: ({ anyHex, z }) => ({ hex: anyHex, range: z.number().int().min(0).max(5) }),
  steps: ['lay'],
  check: (at, { hex, range }) => judgeMarker(at, hex, range),
  apply: (run, { hex, range }) => run.emit({ type: 'MarkerLaid', hex, range }),
  list: (at) =>
    [...new Set(markersLeft(at))].flatMap((range) => {
      return lawfulIn('hex', at.rules.board.hexes, (hex) => judgeMarker(at, hex, range), { range })
    }),
})

const liftMarker = order({
  cite: 'DD 9.8',
  about: '9.8: the marker in this hex is taken back',
  fields: ({ anyHex }) => ({ hex: anyHex }),
  steps: ['lay'],
  check: (at, { hex }) =>
    at.open.markers.some((one) => one.hex === hex) ? null : no('DD 9.8', 'no-marker-there', { hex }),
  apply: (run, { hex }) => run.emit({ type: 'MarkerLifted', hex }),
  list: (at) => at.open.markers.map(({ hex }) => ({ hex })),
})

/** 9.8: a marker that begins to supply an attack is turned up. */
function show(run: Run, from: readonly string[]): void {
  if (run.open.turn < run.rules.offensiveFrom) return
  const used = [...new Set(from.flatMap((hex) => markerFor(run, hex) ?? []))].filter(({ shown }) => !shown)
  for (const { hex, range } of used) run.emit({ type: 'MarkerShown', hex, range: range ?? 0 })
}

type Orders = typeof parentOrders
const placesOf = (run: Run, units: readonly string[]) => units.map((unit) => run.open.counters[unit]!.at)
const declareAttack = (base: Orders['declareAttack']): Orders['declareAttack'] => ({
  ...base,
  apply: (run, given, side) => {
    const now = run as unknown as Run
    if (side === 'soviet') show(now, placesOf(now, given.attackers))
    base.apply(run, given, side)
  },
})
const mobileAssault = (base: Orders['mobileAssault']): Orders['mobileAssault'] => ({
  ...base,
  apply: (run, given, side) => {
    const now = run as unknown as Run
    if (side === 'soviet')
      show(
        now,
        given.units.map((unit) => startOf(now, unit)),
      )
    base.apply(run, given, side)
  },
})

/** The Soviet lays his markers before all else (9.8). */
const sequence = (base: Parent['sequence']): Parent['sequence'] => ({
  ...base,
  turn: (at) => {
    const [renew, ...rest] = base.turn(at)
    const lay: Step = { step: 'lay', side: 'soviet' }
    return [renew!, lay as never, ...rest]
  },
})

/** DD 9: supply. */
export const supply: Chapter = {
  'DD 9.1': { rules: { begins: plus({ lineGone }) }, orders: { replace: { concentrateSupply } } },
  'DD 9.2': { rules: { supplyParts } },
  'DD 9.3': { rules: { defenceHalvings: amended({ replace: { defendsUnsupplied } }) } },
  'DD 9.5': { orders: { replace: { supplyByAir } }, events: { replace: { PlayerTurnBegan } } },
  'DD 9.6': { rules: { halvings: plus({ noOffensive }) } },
  'DD 9.7': { rules: { mobileHalts: plus({ offensiveStart }) } },
  'DD 9.8': {
    rules: { sequence },
    orders: { add: { layMarker, liftMarker }, replace: { declareAttack, mobileAssault } },
    steps: { add: steps },
  },
}
