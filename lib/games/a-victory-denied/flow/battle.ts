import { drawFrom } from '@/lib/kernel/dice'
import { type CrtResult, crtResult, crtRow } from '../data/charts'
import { COUNTERS } from '../data/counters'
import { mayStackIn } from '../rules/05-stacking'
import { advancePaths } from '../rules/09-advance'
import { odds } from '../rules/09-odds'
import { pvoPayment, retreatPaths, waysOfStack } from '../rules/09-retreat'
import { combatUnitsAt, hexOf, hqAt, inBox, sideAt } from '../rules/occupancy'
import type { Run } from '../run'
import { type Battle, type CounterId, type Hex, opponent, type Side, type StepOf, type Table } from '../state'
import { eliminate, loseStep, stepsLeft } from './losses'
import { retreatAlong } from './retreat'

/** Units of one side in a battle that are still on the map. */
export function unitsInBattle(table: Table, side: Side): CounterId[] {
  const { battle } = table
  if (!battle) return []
  const all = side === battle.side ? battle.attackers.map(({ unit }) => unit) : battle.defenders
  return all.filter((unit) => hexOf(table, unit) !== null)
}

/** HQs that share a hex with units of the battle (12.2-12.4). */
export function hqsIn(table: Table, hexes: readonly Hex[]): Battle['hqs'] {
  return [...new Set(hexes)].flatMap((at) => {
    const hq = hqAt(table, at)
    return hq ? [{ hq, at }] : []
  })
}

/** Begins a battle; the die waits for a Stuka of the defender if he has one (9.3.4). */
export function beginBattle(run: Run, battle: Battle, stuka = false): void {
  run.add({ type: 'BattleBegan', battle })
  if (stuka) run.add({ type: 'StukaFlown', side: 'german' })
  const mayFly = battle.kind === 'attack' && battle.side === 'soviet' && run.table.stukas.ready > 0
  run.plan(...(mayFly ? [{ step: 'stuka', side: 'german' } as const] : []), { step: 'throw' })
}

/** Names of the dice of each kind of battle: nothing in them can be varied without cost. */
function purposeOf(table: Table, { kind, target, throws }: Battle): string {
  return kind === 'attack'
    ? `combat/${table.turn}/${table.activation!.number}/${target}/${throws}`
    : `${kind}/${table.turn}/${target}`
}

/** 9.2, 9.4.1: throws the die and reads the table. */
export function throwDie(run: Run): void {
  run.done()
  const battle = run.table.battle!
  const soviet = battle.kind === 'attack' && battle.side === 'soviet'
  const sides = soviet ? 10 : 6
  const { column } = odds(run.table, { ...battle, chit: run.table.activation?.chit ?? null })
  const face = run.dice.roll(purposeOf(run.table, battle), sides)
  // 14.0: after an escape from the pocket Soviet dice count one more
  const modifier = soviet && run.table.escapeBonus ? 1 : 0
  const row = crtRow(soviet ? 'd10' : 'd6', face + modifier)
  const thrown = { type: 'DieThrown', face, sides, modifier, column } as const
  if (row !== 'elite') {
    const result = crtResult(column, row)
    run.add({ ...thrown, result: result.text, ...consequences(battle, result) })
    return planResult(run, result)
  }
  const drawn = drawElite(run)
  if (drawn) {
    run.add({ ...thrown, result: 'E', suffers: null, steps: 0, retreat: 0 })
    run.add({ type: 'EliteDrawn', unit: drawn })
    return run.plan({ step: 'elite', side: 'soviet', unit: drawn }, { step: 'throw' })
  }
  // 9.4.3: nobody to draw or no room for him: row 9
  const result = crtResult(column, 5)
  run.add({ ...thrown, result: result.text, ...consequences(battle, result) }, { type: 'EliteMissing' })
  planResult(run, result)
}

/** Who suffers what; bombardment never hurts the side that fires, a bomber drives nobody back (13.2, 13.3). */
function consequences({ kind, side }: Battle, { suffers, steps, retreat }: CrtResult) {
  if (suffers === null || (suffers === 'attacker' && kind !== 'attack'))
    return { suffers: null, steps: 0, retreat: 0 }
  return {
    suffers: suffers === 'attacker' ? side : opponent(side),
    steps,
    retreat: kind === 'bomber' ? 0 : retreat,
  }
}

function planResult(run: Run, result: CrtResult): void {
  const battle = run.table.battle!
  const { suffers, retreat } = consequences(battle, result)
  if (suffers === null) return run.plan({ step: 'endBattle' })
  run.plan(
    { step: 'losses', side: suffers },
    { step: 'beginRetreat', hexes: retreat },
    { step: 'headquarters' },
    ...(battle.kind === 'attack' ? [{ step: 'advance', side: battle.side } as const] : []),
    { step: 'endBattle' },
  )
}

/** Hexes of attackers with room for a unit drawn from the elite cup (9.4.3, 5.1). */
export function eliteHexes(table: Table, unit: CounterId): Hex[] {
  const hexes = new Set(table.battle!.attackers.flatMap((attacker) => hexOf(table, attacker.unit) ?? []))
  return [...hexes].filter((hex) => mayStackIn(table, unit, hex))
}

/** A red unit at random, or null if the cup is empty or nobody could be placed. */
function drawElite(run: Run): CounterId | null {
  const cup = inBox(run.table, 'elite')
  if (cup.length === 0 || eliteHexes(run.table, cup[0]!).length === 0) return null
  const { turn, battle, activation } = run.table
  const purpose = `elite/${turn}/${activation!.number}/${battle!.target}/${battle!.throws}`
  return drawFrom(cup, (sides) => run.dice.roll(purpose, sides))
}

export function placeElite(run: Run, unit: CounterId, hex: Hex): void {
  run.done()
  run.add({ type: 'ElitePlaced', unit, at: hex })
}

/** 9.4.2: false while the owner has a choice to make. */
export function takeLosses(run: Run, { side }: StepOf<'losses'>): boolean {
  const units = unitsInBattle(run.table, side)
  const steps = run.table.battle?.steps ?? 0
  const all = units.reduce((sum, unit) => sum + stepsLeft(run.table, unit), 0)
  if (steps === 0 || all === 0) {
    run.done()
    return true
  }
  if (all <= steps) for (const unit of units) while (!loseStep(run, unit, 'result')) {}
  else if (units.length === 1) loseStep(run, units[0]!, 'result')
  else return false
  return true
}

/** 9.5, 9.5.2: air defence pays in steps instead of going; everybody else must retreat. */
export function beginRetreat(run: Run, { hexes }: StepOf<'beginRetreat'>): void {
  run.done()
  const battle = run.table.battle!
  const side = opponent(battle.side)
  if (hexes === 0) return
  const { pays, ask, retreats } = pvoPayment(run.table, unitsInBattle(run.table, side), hexes)
  for (const [unit, steps] of Object.entries(pays))
    for (let paid = 0; paid < steps; paid++) loseStep(run, unit, 'pvo')
  if (ask.length > 0) run.plan({ step: 'airDefence', side, units: [...ask] })
  if (Object.keys(retreats).length === 0) return
  run.add({ type: 'RetreatBegan', hexes: { ...retreats } })
  run.plan({ step: 'retreat', side })
}

/** 9.5.8: units without a way out are lost at once; false while the owner has a choice to make. */
export function retreat(run: Run): boolean {
  const waiting = Object.entries(run.table.battle?.retreat ?? {})
  if (waiting.length === 0) {
    run.done()
    return true
  }
  const ways = waiting.map(([unit, hexes]) => ({ unit, paths: retreatPaths(run.table, unit, hexes) }))
  const trapped = ways.find(({ paths }) => paths.length === 0)
  if (trapped) {
    giveUp(run, trapped.unit)
    return true
  }
  if (ways.length > 1 || ways[0]!.paths.length > 1) return false
  retreatAlong(run, ways[0]!.unit, ways[0]!.paths[0]!)
  return true
}

/** 9.5.8: who has no way out is eliminated; an HQ relocates instead (12.2). */
export function giveUp(run: Run, unit: CounterId): void {
  const { side, hq } = COUNTERS[unit]!
  if (!hq) return eliminate(run, unit)
  run.add({ type: 'RetreatBegan', hexes: {} })
  run.plan({ step: 'relocate', side, hq: unit, from: hexOf(run.table, unit)! })
}

/** 12.2, 12.3: HQs go with their beaten stack, or relocate when it is gone. */
export function moveHeadquarters(run: Run): void {
  run.done()
  const battle = run.table.battle!
  for (const { hq, at } of battle.hqs) {
    if (hexOf(run.table, hq) !== at || combatUnitsAt(run.table, at).length > 0) continue
    const { side } = COUNTERS[hq]!
    const ways = side === battle.side ? [] : waysOfStack(run.table, hq)
    const hexes = ways[0]?.length ?? 0
    const free = ways.find((path) => mayStackIn(run.table, hq, path.at(-1)!))
    if (free) retreatAlong(run, hq, free)
    else if (retreatPaths(run.table, hq, hexes).length > 0) {
      // Where its stack went there is no room for it: it goes on as any unit does, as its owner chooses (9.5.5).
      run.add({ type: 'RetreatBegan', hexes: { [hq]: hexes } })
      run.plan({ step: 'retreat', side })
    } else run.plan({ step: 'relocate', side, hq, from: at })
  }
}

/** 9.6: over when nobody can advance; false while the attacker has a choice to make. */
export function advance(run: Run): boolean {
  const battle = run.table.battle!
  const free = sideAt(run.table, battle.target) !== opponent(battle.side)
  if (free && mayAdvance(run.table).length > 0) return false
  run.done()
  return true
}

/** Units and HQs that may still advance, with their paths. */
export function mayAdvance(table: Table): { unit: CounterId; paths: Hex[][] }[] {
  const battle = table.battle!
  const hqs = battle.hqs.map(({ hq }) => hq).filter((hq) => COUNTERS[hq]!.side === battle.side)
  return [...battle.attackers.map(({ unit }) => unit), ...hqs]
    .filter((unit) => hexOf(table, unit) !== null && !battle.went[unit])
    .map((unit) => ({ unit, paths: advancePaths(table, battle, unit) }))
    .filter(({ paths }) => paths.length > 0)
}

export function endBattle(run: Run): void {
  run.done()
  run.add({ type: 'BattleEnded' })
}
