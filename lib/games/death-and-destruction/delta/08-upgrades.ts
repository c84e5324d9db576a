import { retreatHexes } from '@/lib/games/proud-monster/full/losses'
import type { orders as parentOrders } from '@/lib/games/proud-monster/full/orders'
import type { steps as parentSteps } from '@/lib/games/proud-monster/full/steps'
import { involved } from '@/lib/games/proud-monster/rules/14-losses'
import { plus } from '@/lib/wargame/extend'
import { lawfulIn } from '@/lib/wargame/listing'
import { combatUnitsAt } from '@/lib/wargame/occupancy'
import { asked } from '../here'
import { isGun, unitsInReach, withUpgrade } from '../rules/08-units'
import { deadDivisions, judgeKorps, judgeUpgrade, nextKorps } from '../rules/08-upgrades'
import type { Situation } from '../situation'
import { dueOf, type Side } from '../state'
import { no, order, plain, type Run } from '../world'
import type { BeginRule } from './05-sequence'
import type { Chapter } from './difference'

/** 8.13: six dice say of how many divisions each Korpsabteilung is formed. */
const korpsCome: BeginRule = (run) => {
  if (run.open.turn !== run.rules.korpsTurn) return
  const faces = run.rules.KORPS.map((unit) => run.dice.roll(`korps/${unit}`, 6))
  run.emit({ type: 'KorpsRolled', faces, counts: faces.map(run.rules.divisionsForKa) })
}
const formKorps = order({
  cite: 'DD 8.13',
  about:
    '8.13: a Korpsabteilung is formed of dead divisions, as many as a die has said, and comes as reinforcements do',
  fields: ({ z, counterId }) => ({ units: z.array(counterId).min(1).max(6) }),
  steps: ['restore'],
  check: (at, { units }) => judgeKorps(at, units),
  apply: (run, { units }) => run.emit({ type: 'KorpsFormed', unit: nextKorps(run)!, units }),
  list: (at) => {
    const from = deadDivisions(at)
    return [...new Set(at.open.piles.korps)]
      .filter((count) => count <= from.length)
      .map((count) => ({ choose: [{ field: 'units', from, min: count, max: count }] }))
  },
})

/** 8.19: upgrade counters of a turn, which are used in it or never. */
const upgradesCome: BeginRule = (run) => {
  const { german = 0, soviet = 0 } = run.rules.UPGRADES.find(({ turn }) => turn === run.open.turn) ?? {}
  const { left } = run.open.upgrades
  if (german + soviet + left.german + left.soviet > 0) run.emit({ type: 'UpgradesCame', german, soviet })
}
const upgradeUnit = order({
  cite: 'DD 8.20',
  about:
    '8.19, 8.20: an upgrade counter beneath this full unit is a step more, which it loses first; it rests',
  fields: ({ counterId }) => ({ unit: counterId }),
  steps: ['restore', 'replenish'],
  check: (at, { unit }) => judgeUpgrade(at, at.side, unit),
  apply: (run, { unit }) => run.emit({ type: 'Upgraded', unit }),
  list: (at) => lawfulIn('unit', unitsInReach(at, at.side), (unit) => judgeUpgrade(at, at.side, unit)),
})
const spendUpgrade = plain({
  cite: 'DD 8.19',
  about: '8.19: an upgrade counter is used as a replacement step for mechanized units',
  steps: ['restore', 'replenish'],
  check: (at) => (at.open.upgrades.left[at.side] > 0 ? null : no('DD 8.19', 'no-upgrade')),
  apply: (run) => run.emit({ type: 'UpgradeSpent', side: run.open.acting }),
})

/** 14.5, 8.20: artillery pays for nothing, an upgrade counter for a step more. */
const worth =
  (base: (at: Situation, unit: string) => number) =>
  (at: Situation, unit: string): number =>
    isGun(at, unit) ? 0 : base(at, unit) + withUpgrade(at, [unit]).length

/** The unit of a side in the battle that gives up its upgrade counter next; undefined: none has one (8.20). */
const nextUpgraded = (run: Run, side: Side): string | undefined =>
  withUpgrade(run, involved(asked(run), run.open.battle as never, side))[0]
function loseUpgrade(run: Run, unit: string, step: { due: number }): void {
  run.emit({ type: 'UpgradeLost', unit })
  run.replace({ ...step, due: step.due - 1 } as never)
}

/** Artillery of a side in the hexes of the battle beside which nobody else of it is left (14.5). */
function gunsLeftAlone(run: Run, side: Side): string[] {
  const { side: attacker, attackers, target } = run.open.battle!
  const hexes = side === attacker ? [...new Set(attackers.map(({ from }) => from))] : [target]
  return hexes
    .map((hex) => combatUnitsAt(run, hex, side))
    .filter((units) => units.every((unit) => isGun(run, unit)))
    .flat()
}
/** 14.5: it shares their fate; true: nobody is left who pays. */
function loseGuns(run: Run, side: Side): boolean {
  const units = gunsLeftAlone(run, side)
  if (units.length === 0) return false
  run.emit({ type: 'Eliminated', units })
  return involved(asked(run), run.open.battle as never, side).length === 0
}

type Losses = (typeof parentSteps)['losses']
/** 8.20: upgrade counters are lost before any step, but for who goes back instead (14.32b); 14.5: artillery is lost with the last beside it. */
const losses = (base: Losses): Losses => ({
  ...base,
  run: (of, step) => {
    const run = of as unknown as Run
    const { side, due } = step
    if (loseGuns(run, side)) {
      run.pop()
      return true
    }
    const first = nextUpgraded(run, side)
    const mayGoBack = due === 1 && retreatHexes(asked(run), side).length > 0
    if (due === 0 || first === undefined || mayGoBack) {
      const isOn = base.run!(of, step)
      loseGuns(run, side)
      return isOn
    }
    loseUpgrade(run, first, step)
    return true
  },
})
/** 8.20: whoever stays gives up an upgrade counter first. */
const takeLoss = (base: (typeof parentOrders)['takeLoss']): typeof base => ({
  ...base,
  apply: (of, given, side) => {
    const run = of as unknown as Run
    const first = nextUpgraded(run, side)
    if (first === undefined) base.apply(of, given, side)
    else loseUpgrade(run, first, dueOf(run.open, 'losses')!)
  },
})

/** DD 8.13, 8.19, 8.20: Korpsabteilungen, and upgrades of mechanized units. */
export const upgrades: Chapter = {
  'DD 8.13': { rules: { begins: plus({ korpsCome }) }, orders: { add: { formKorps } } },
  'DD 8.19': { rules: { begins: plus({ upgradesCome }) }, orders: { add: { spendUpgrade } } },
  'DD 8.20': {
    rules: { worth: worth as never },
    orders: { replace: { takeLoss }, add: { upgradeUnit } },
    steps: { replace: { losses } },
  },
}
