import type { orders as parentOrders } from '@/lib/games/proud-monster/full/orders'
import type { steps as parentSteps } from '@/lib/games/proud-monster/full/steps'
import { mayAdvance } from '@/lib/games/proud-monster/rules/14-advance'
import { battleOf } from '@/lib/games/proud-monster/rules/14-attack'
import type { DefenceHalving, HalvingRule, SupportRule } from '@/lib/games/proud-monster/rules/14-odds'
import type { MoveRule } from '@/lib/games/proud-monster/rules/limits'
import { afterEntry } from '@/lib/games/proud-monster/steps/moscow'
import { attackersLeft } from '@/lib/wargame/attack'
import { amended, over, plus } from '@/lib/wargame/extend'
import { openIn } from '@/lib/wargame/listing'
import { countersAt, enemyAt, standsBeside } from '@/lib/wargame/occupancy'
import type { StepRules } from '@/lib/wargame/ruleset'
import type { AddedSteps } from '../agenda'
import { asked, here } from '../here'
import {
  airfieldOf,
  blaupunktRefusal,
  droppable,
  isJustDown,
  isSuppliedByDrop,
  judgeBlaupunkt,
  judgeDrop,
  paratroops,
  waitingParatroops,
} from '../rules/15-drops'
import { isBetween } from '../rules/15-offensives'
import type { Situation } from '../situation'
import type { Battle, Hex } from '../state'
import { type Late, no, order, type Run, running } from '../world'
import type { BeginRule } from './05-sequence'
import { type Chapter, stricter } from './difference'

/** Where some of these units are dropped. */
const dropsOf = (at: Situation, units: readonly string[], judge: typeof judgeDrop) =>
  units.length === 0
    ? []
    : at.rules.board.hexes
        .filter((hex) => judge(at, hex, units.slice(0, 1)) === null)
        .flatMap((hex) => openIn('units', units, { hex }, units.length))

// 15.5, 15.6: Blaupunkt East.

const dropParatroops = order({
  cite: 'DD 15.6',
  about:
    '15.5, 15.6: parachute divisions are dropped into a hex, onto the enemy in it as well, as the movement begins',
  fields: ({ anyHex, stack }) => ({ hex: anyHex, units: stack }),
  steps: ['move'],
  check: (at, { hex, units }) =>
    at.side === 'german' ? judgeBlaupunkt(at, hex, units) : no('DD 15.5', 'not-yours'),
  apply: (run, { hex, units }, side) => {
    const isFree = !enemyAt(run, hex, side)
    const from = units.map((unit) => airfieldOf(run, unit))
    run.emit({ type: 'ParatroopsDropped', units, hex, from, isFree })
    if (isFree) return afterEntry(running(run))
    const battle = { ...battleOf(asked(run), side, hex, units), mobile: true, paid: 0 } as Battle
    run.emit({ type: 'MobileAssault', battle, began: from[0]!, left: units.map(() => 0) })
    run.push({ step: 'resolve' }, { step: 'touchDown' })
  },
  list: (at) => {
    const isOpen = at.side === 'german' && blaupunktRefusal(at) === null
    return dropsOf(at, isOpen ? paratroops(at) : [], judgeBlaupunkt)
  },
})

/** 15.6: who is to be dropped has begun the turn where he takes off, not come there in it. */
const paratroopsReady: BeginRule = (run) => {
  const { turn, offensives } = run.open
  const { summer43, gambitUntil } = run.rules
  if (isBetween(turn, [summer43[0], gambitUntil]) && offensives.blaupunkt === null)
    run.emit({ type: 'ParatroopsReady', units: waitingParatroops(run) })
}

/** 15.6: whoever has not cleared the hex is lost. */
function touchDown(run: Run): void {
  const battle = run.open.battle!
  const left = attackersLeft(run, battle)
  const isClear = countersAt(run, battle.target).length === 0
  run.pop()
  if (left.length > 0 && isClear) run.emit({ type: 'MobileWon', units: left, path: [battle.target] })
  else if (left.length > 0) run.emit({ type: 'Eliminated', units: left })
  run.emit({ type: 'MobileEnded', halted: isClear ? left : [] })
  if (isClear) afterEntry(running(run))
}
const steps: StepRules<Late, Pick<AddedSteps, 'touchDown'>> = {
  touchDown: {
    about: 'parachutists who have cleared the hex stand in it, others are lost (15.6)',
    run: (run) => {
      touchDown(run)
      return true
    },
  },
}

/** 15.6: who jumps onto the enemy does so without any aircraft. */
const groundSupport = over<SupportRule>(
  (base) => (at, fight, of, values) =>
    of === 'attack' && fight.attackers.some(({ unit, from }) => isFromAir(at, unit, from, fight.target))
      ? 0
      : base(at, fight, of, values),
)
const isFromAir = (at: { rules: object; open: object }, unit: string, from: Hex, target: Hex): boolean =>
  isJustDown(here(at), unit) && !here(at).rules.board.areAdjacent(from, target)

/** 15.6: in the turn of the drop they have all that they need. */
const outOfSupply = over<HalvingRule>(
  (base) => (at, fight, attacker) => !isSuppliedByDrop(here(at), attacker.unit) && base(at, fight, attacker),
)
const defendsUnsupplied = over<DefenceHalving>(
  (base) => (at, fight, unit) => !isSuppliedByDrop(here(at), unit) && base(at, fight, unit),
)
const halfMovement = over<MoveRule>(
  (base) => (at, unit, move) => (isSuppliedByDrop(here(at), unit) ? move : base(at, unit, move)),
)

/** 15.6: they attack out of their hex, and stay in it. */
const advanceUnits = (base: (typeof parentOrders)['advanceUnits']) =>
  stricter(base, (at, { units }) => {
    const down = units.find((unit) => isJustDown(at, unit))
    return down === undefined ? null : no('DD 15.6', 'drop-stays', { unit: down })
  })
type AdvanceStep = (typeof parentSteps)['advance']
const advance = (base: AdvanceStep): AdvanceStep => ({
  ...base,
  waits: (at, step) => base.waits!(at, step) && mayAdvance(at).some((unit) => !isJustDown(here(at), unit)),
})

/** 15.6: aircraft that drop them supply nobody in that turn. */
const supplyByAir = (base: (typeof parentOrders)['supplyByAir']) =>
  stricter(base, ({ open }) =>
    open.offensives.blaupunkt?.turn === open.turn ? no('DD 15.6', 'drop-planes') : null,
  )

// 15.7: the Soviet airdrop of 1943.

const dropBrigades = order({
  cite: 'DD 15.7',
  about: '15.7: once, in the second half of 1943, brigades are dropped together into a hex, each by a die',
  fields: ({ anyHex, stack }) => ({ hex: anyHex, units: stack }),
  steps: ['move'],
  check: (at, { hex, units }) =>
    at.side === 'soviet' ? judgeDrop(at, hex, units) : no('DD 15.7', 'not-yours'),
  apply: (run, { hex, units }) => {
    const faces = units.map((unit) => run.dice.roll(`drop/${run.open.turn}/${unit}`, 6))
    const most = standsBeside(run, 'german', hex) ? run.rules.dropNear : run.rules.dropSafe
    const lost = units.filter((_, i) => faces[i]! > most)
    run.emit({ type: 'BrigadesDropped', hex, units, faces, lost })
  },
  list: (at) => {
    const isOpen = at.side === 'soviet' && at.open.moving === null
    return dropsOf(at, isOpen ? droppable(at) : [], judgeDrop)
  },
})

/** DD 15.5 to 15.7: airdrops of either side. */
export const drops: Chapter = {
  'DD 15.6': {
    rules: {
      begins: plus({ paratroopsReady }),
      support: amended({ replace: { groundSupport } }),
      halvings: amended({ replace: { outOfSupply } }),
      defenceHalvings: amended({ replace: { defendsUnsupplied } }),
      movement: amended({ replace: { halfMovement } }),
    },
    orders: { add: { dropParatroops }, replace: { advanceUnits, supplyByAir } },
    steps: { add: steps, replace: { advance } },
  },
  'DD 15.7': { orders: { add: { dropBrigades } } },
}
