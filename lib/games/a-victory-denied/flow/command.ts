import { drawFrom } from '@/lib/kernel/dice'
import { TURN_TRACK } from '../data/charts'
import { CHITS } from '../data/chits'
import { COUNTERS } from '../data/counters'
import { chitCount, corpsChains, hqsActivatedBy, mandatoryChits, unitsInCommandOf } from '../rules/07-command'
import { inBox, onMap, onMapHqs, onMapUnits } from '../rules/occupancy'
import type { Run } from '../run'
import { type ChitId, type CounterId, SIDES, type Side, type StepOf } from '../state'
import { beginReinforcements } from './reinforcements'

/** 4.1.1: once both have chosen, all chits go into the cup. False: somebody has still to choose. */
export function fillCup(run: Run): boolean {
  for (const side of SIDES)
    if (!run.state.hidden.chosen[side] && chitCount(run.table, side) === 0)
      run.add({ type: 'ChitsChosen', side, chits: [] })
  if (SIDES.some((side) => !run.state.hidden.chosen[side])) return false
  run.done()
  run.add({ type: 'CupFilled', mandatory: mandatoryChits(run.table.turn) })
  return true
}

/** 4.1.2: the next chit, then Guderian if he has not been played, then the end of the turn. */
export function drawChit(run: Run): void {
  const { cup } = run.state.hidden
  const { turn, played, guderianInBox } = run.table
  if (cup.length === 0) {
    if (guderianInBox) return run.plan({ step: 'play', chit: 'G-GUDERIAN' })
    run.done()
    return run.plan({ step: 'endTurn' })
  }
  const chit = drawFrom(cup, (sides) => run.dice.roll(`cup/${turn}/${played.length}`, sides))
  run.add({ type: 'ChitDrawn', chit })
  run.plan(...(guderianInBox ? [{ step: 'trump', side: 'german', chit } as const] : []), {
    step: 'play',
    chit,
  })
}

/** 7.2.1: the chit is played and does what is printed on it. */
export function playChit(run: Run, { chit }: StepOf<'play'>): void {
  run.done()
  run.add({ type: 'ChitPlayed', chit })
  const { kind, hq, side } = CHITS[chit]!
  switch (kind) {
    case 'army':
      if (side === 'german') return run.plan({ step: 'hq', side: 'german', chit })
      // 7.2.2: without its HQ on the map a chit activates nobody
      if (hq !== null && onMap(run.table, hq)) activateHqs(run, chit, 'soviet', hq)
      return
    case 'panzer':
    case 'guderian':
      return run.plan({ step: 'corps', side: 'german', chit, chosen: [] })
    case 'air':
      if (run.table.stukas.used > 0) run.add({ type: 'StukaReturned' })
      if (run.table.bomber) run.plan({ step: 'bomber', side: 'german' })
      return
    case 'art': {
      const face = run.dice.roll(`artillery/${run.table.turn}`, 6)
      const attacks = Math.floor(face / 2)
      run.add({ type: 'ArtilleryRolled', face, attacks })
      return run.plan({ step: 'artillery', side: 'soviet', left: attacks })
    }
    case 'supply': {
      const { oos } = TURN_TRACK[run.table.turn]!
      run.add({ type: 'MarksCleared' })
      return run.plan(
        { step: 'mark', side: 'soviet', left: oos[run.table.directive ?? 'moscow'] ?? 0 },
        { step: 'isolation' },
        { step: 'hqs', side: 'soviet', relocated: [] },
        { step: 'hqs', side: 'german', relocated: [] },
        { step: 'disband', side: 'soviet' },
      )
    }
    case 'reinforcement':
      return beginReinforcements(run)
  }
}

/** 7.2.2: the HQ and those in its range become active, and with them all units in their range. */
export function activateHqs(run: Run, chit: ChitId, side: Side, hq: CounterId): void {
  const hqs = hqsActivatedBy(run.table, hq)
  activate(run, chit, side, hqs, unitsInCommandOf(run.table, hqs))
}

/** An activation with its movement and combat segment. */
export function activate(run: Run, chit: string, side: Side, hqs: CounterId[], units: CounterId[]): void {
  run.add({ type: 'Activated', chit, side, hqs, units })
  run.plan({ step: 'move', side }, { step: 'fight', side }, { step: 'endActivation' })
}

/** 7.2.2: with one German HQ there is nothing to choose, with none nobody is activated. False: a choice is open. */
export function onlyHq(run: Run, { chit }: StepOf<'hq'>): boolean {
  const hqs = onMapHqs(run.table, 'german')
  if (hqs.length > 1) return false
  run.done()
  if (hqs[0]) activateHqs(run, chit, 'german', hqs[0])
  return true
}

/** Corps of the chit's panzer group that are split, and of which no part has been chosen yet (7.4.2). */
export function openCorps(run: Pick<Run, 'table'>, { chit, chosen }: StepOf<'corps'>) {
  return corpsChains(run.table, CHITS[chit]!.group!).filter(
    ({ chains }) => chains.length > 1 && !chains.some((chain) => chain.some((unit) => chosen.includes(unit))),
  )
}

/** 7.4.2: activates every corps that hangs together, and of the others the part that was chosen or the largest. */
export function activateGroup(run: Run, { chit, chosen }: StepOf<'corps'>): void {
  run.done()
  const units = corpsChains(run.table, CHITS[chit]!.group!).flatMap(({ chains }) => {
    const [largest] = [...chains].sort((a, b) => b.length - a.length)
    return chains.find((chain) => chain.some((unit) => chosen.includes(unit))) ?? largest ?? []
  })
  if (units.length > 0) activate(run, chit, 'german', [], units)
}

/** 4.1.2 turn 1: all of 2nd Panzer Group fights before any chit, without moving. */
export function specialCombat(run: Run): void {
  run.done()
  const units = onMapUnits(run.table, 'german').filter((unit) => COUNTERS[unit]!.colour === 'pg2')
  run.add({ type: 'Activated', chit: 'special', side: 'german', hqs: [], units })
  run.plan({ step: 'fight', side: 'german' }, { step: 'endActivation' })
}

/** Copies of a chit that are neither in the cup nor played this turn. */
export function unplayedCopies(run: Pick<Run, 'state' | 'table'>, chit: ChitId): number {
  const count = (chits: readonly ChitId[]) => chits.filter((other) => other === chit).length
  return CHITS[chit]!.copies - count(run.state.hidden.cup) - count(run.table.played)
}

/** 11.1.2, 11.2.3: after an entry onto the map its chit goes into the cup. */
export function endActivation(run: Run): void {
  run.done()
  const { activation } = run.table
  run.add({ type: 'ActivationEnded' })
  if (activation?.chit === 'timoshenko-entry' && onMap(run.table, 'S-HQ-TIMOSHENKO'))
    run.add({ type: 'ChitAdded', chit: 'S-TIMOSHENKO' })
  if (activation?.chit === 'entry') {
    const waiting = inBox(run.table, 'staging')
    // Reinforcements of this very turn: who was held back brings no second chit.
    const arrived = [...activation.units, ...activation.hqs].filter(
      (unit) => !waiting.includes(unit) && COUNTERS[unit]!.arrival === `turn${run.table.turn}`,
    )
    if (arrived.length > 0 && unplayedCopies(run, 'G-9A') > 0) run.add({ type: 'ChitAdded', chit: 'G-9A' })
  }
}
