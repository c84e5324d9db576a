import { drawFrom } from '@/lib/kernel/dice/dice'
import { type CrtResult, facesOf } from '@/lib/wargame/crt'
import { combatUnitsAt, hexOf, inBox, sideAt } from '@/lib/wargame/occupancy'
import type { StepRules } from '@/lib/wargame/ruleset'
import type { BattleSteps } from '../agenda'
import { mayStackIn } from '../rules/05-stacking'
import { mayAdvance } from '../rules/09-advance'
import { eliteHexes, unitsInBattle } from '../rules/09-attack'
import { stepsLeft } from '../rules/09-losses'
import { dieModifier, dieOf, odds } from '../rules/09-odds'
import { pvoPayment, retreatPaths, waysOfStack } from '../rules/09-retreat'
import { relocationHexes } from '../rules/12-headquarters'
import { type Battle, type CounterId, opponent, type Table } from '../state'
import type { Avd, Run } from '../world'
import { giveUp, loseStep, retreatAlong } from './retreat'
import { relocate } from './supply'

/** 9: a battle and what comes of it. */
export const battleSteps: StepRules<Avd, BattleSteps> = {
  stuka: {
    about: 'German: flyStuka, or done',
    fields: ({ side }) => ({ side }),
    waits: () => true,
    done: true,
  },
  throw: { auto: throwDie },
  elite: {
    about: 'Soviet: placeElite',
    fields: ({ side, counterId }) => ({ side, unit: counterId }),
    waits: (at, { unit }) => eliteHexes(at, unit).length !== 1,
    auto: (run, { unit }) => run.emit({ type: 'ElitePlaced', unit, at: eliteHexes(run, unit)[0]! }),
    done: 'AVD 9.4.3',
  },
  losses: {
    about: 'takeLoss, as often as battle.steps says',
    fields: ({ side }) => ({ side }),
    run: takeLosses,
    gaps: ({ battle }) => ({ left: battle?.steps ?? 0 }),
    done: 'AVD 9.4.2',
  },
  beginRetreat: {
    fields: ({ count }) => ({ hexes: count }),
    // 9.5, 9.5.2: air defence pays in steps instead of going; everybody else must retreat.
    auto: (run, { hexes }) => {
      const side = opponent(run.open.battle!.side)
      if (hexes === 0) return
      const { pays, ask, retreats } = pvoPayment(run, unitsInBattle(run, side), hexes)
      for (const [unit, steps] of Object.entries(pays))
        for (let paid = 0; paid < steps; paid++) loseStep(run, unit, 'pvo')
      if (ask.length > 0) run.push({ step: 'airDefence', side, units: [...ask] })
      if (Object.keys(retreats).length === 0) return
      run.emit({ type: 'RetreatBegan', hexes: { ...retreats } })
      run.push({ step: 'retreat', side })
    },
  },
  airDefence: {
    about: 'Soviet: takeLoss, one of these PVO pays for the retreat (9.5.2)',
    fields: ({ side, units }) => ({ side, units }),
    waits: () => true,
    done: 'AVD 9.5.2',
  },
  retreat: {
    about: 'retreatUnit for each unit in battle.retreat',
    fields: ({ side }) => ({ side }),
    run: retreat,
    gaps: ({ battle }) => ({ left: Object.keys(battle?.retreat ?? {}).length }),
    done: 'AVD 9.5',
  },
  headquarters: {
    about: 'HQs of a beaten stack go with it or relocate',
    auto: moveHeadquarters,
  },
  advance: {
    about: 'advanceUnit, or done',
    fields: ({ side }) => ({ side }),
    waits: (at) => {
      const { target, side } = at.open.battle!
      return sideAt(at, target) !== opponent(side) && mayAdvance(at).length > 0
    },
    done: true,
    ends: ({ battle }) =>
      battle?.attackers.some(({ unit }) => battle.went[unit]) ? 'done-advance-enough' : undefined,
  },
  endBattle: { auto: (run) => run.emit({ type: 'BattleEnded' }) },
  relocate: {
    about: 'relocateHq: the HQ was overrun or lost its stack (12.1, 12.2)',
    fields: ({ side, counterId, hexId }) => ({ side, hq: counterId, from: hexId }),
    waits: (at, { hq, from }) => relocationHexes(at, hq, from).length > 1,
    // 12.6: an HQ without a place is removed.
    auto: (run, { hq, from }) => {
      const [to] = relocationHexes(run, hq, from)
      if (to) relocate(run, hq, from, to)
      else run.emit({ type: 'HqRemoved', hq, from, rule: '12.6' })
    },
    done: 'AVD 12.6',
  },
}

/** Begins a battle; the die waits for a Stuka of the defender if he has one (9.3.4). */
export function beginBattle(run: Run, battle: Battle, stuka = false): void {
  run.emit({ type: 'BattleBegan', battle })
  if (stuka) run.emit({ type: 'StukaFlown', side: 'german' })
  const mayFly = battle.kind === 'attack' && battle.side === 'soviet' && run.open.stukas.ready > 0
  run.push(...(mayFly ? [{ step: 'stuka', side: 'german' } as const] : []), { step: 'throw' })
}

/** Names of the dice of each kind of battle: nothing in them can be varied without cost. */
function purposeOf(table: Table, { kind, target, throws }: Battle): string {
  return kind === 'attack'
    ? `combat/${table.turn}/${table.activation!.number}/${target}/${throws}`
    : `${kind}/${table.turn}/${target}`
}

/** 9.2, 9.4.1: throws the die and reads the table. */
function throwDie(run: Run): void {
  const battle = run.open.battle!
  const die = dieOf(battle.kind, battle.side)
  const sides = facesOf[die]
  const { column } = odds(run, { ...battle, chit: run.open.activation?.chit ?? null })
  const face = run.dice.roll(purposeOf(run.open, battle), sides)
  const modifier = dieModifier(run, battle.kind, battle.side)
  const row = run.rules.crtRow(die, face + modifier)
  const drawn = row === 'elite' ? drawElite(run) : null
  const thrown = { type: 'DieThrown', face, sides, modifier, column } as const
  if (drawn) {
    run.emit({ ...thrown, result: 'E', suffers: null, steps: 0, retreat: 0 })
    run.emit({ type: 'EliteDrawn', unit: drawn })
    return run.push({ step: 'elite', side: 'soviet', unit: drawn }, { step: 'throw' })
  }
  // 9.4.3: nobody to draw or no room for him.
  const result = run.rules.crtResult(column, row === 'elite' ? run.rules.rowWithoutElite : row)
  const { suffers, steps, retreat: hexes } = consequences(battle, result)
  run.emit({ ...thrown, result: result.text, suffers, steps, retreat: hexes })
  if (row === 'elite') run.emit({ type: 'EliteMissing' })
  if (suffers === null) return run.push({ step: 'endBattle' })
  run.push(
    { step: 'losses', side: suffers },
    { step: 'beginRetreat', hexes },
    { step: 'headquarters' },
    ...(battle.kind === 'attack' ? [{ step: 'advance', side: battle.side } as const] : []),
    { step: 'endBattle' },
  )
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

/** A red unit at random, or null if the cup is empty or nobody could be placed. */
function drawElite(run: Run): CounterId | null {
  const cup = inBox(run, 'elite')
  if (cup.length === 0 || eliteHexes(run, cup[0]!).length === 0) return null
  const { turn, battle, activation } = run.open
  const purpose = `elite/${turn}/${activation!.number}/${battle!.target}/${battle!.throws}`
  return drawFrom(cup, (sides) => run.dice.roll(purpose, sides))
}

/** 9.4.2: false while the owner has a choice to make. */
function takeLosses(run: Run, { side }: BattleSteps['losses']): boolean {
  const units = unitsInBattle(run, side)
  const steps = run.open.battle?.steps ?? 0
  const all = units.reduce((sum, unit) => sum + stepsLeft(run, unit), 0)
  if (steps === 0 || all === 0) run.pop()
  else if (all <= steps) for (const unit of units) while (!loseStep(run, unit, 'result')) {}
  else if (units.length === 1) loseStep(run, units[0]!, 'result')
  else return false
  return true
}

/** 9.5.8: units without a way out are lost at once; false while the owner has a choice to make. */
function retreat(run: Run): boolean {
  const going = run.open.battle?.retreat ?? {}
  const ways = Object.keys(going)
    .sort()
    .map((unit) => ({ unit, paths: retreatPaths(run, unit, going[unit]!) }))
  const [first] = ways
  const trapped = ways.find(({ paths }) => paths.length === 0)
  if (!first) run.pop()
  else if (trapped) giveUp(run, trapped.unit)
  else if (ways.length > 1 || first.paths.length > 1) return false
  else retreatAlong(run, first.unit, first.paths[0]!)
  return true
}

/** 12.2, 12.3: HQs go with their beaten stack, or relocate when it is gone. */
function moveHeadquarters(run: Run): void {
  const battle = run.open.battle!
  for (const { hq, at } of battle.hqs) {
    if (hexOf(run, hq) !== at || combatUnitsAt(run, at).length > 0) continue
    const { side } = run.rules.counters[hq]!
    const ways = side === battle.side ? [] : waysOfStack(run, hq)
    const hexes = ways[0]?.length ?? 0
    const free = ways.find((path) => mayStackIn(run, hq, path.at(-1)!))
    if (free) retreatAlong(run, hq, free)
    else if (retreatPaths(run, hq, hexes).length > 0) {
      // Where its stack went there is no room for it: it goes on as any unit does, as its owner chooses (9.5.5).
      run.emit({ type: 'RetreatBegan', hexes: { [hq]: hexes } })
      run.push({ step: 'retreat', side })
    } else run.push({ step: 'relocate', side, hq, from: at })
  }
}
