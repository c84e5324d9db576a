import { drawFrom } from '@/lib/kernel/dice/dice'
import { inBox, onMap, onMapHqs, onMapUnits } from '@/lib/wargame/occupancy'
import type { StepRules } from '@/lib/wargame/ruleset'
import type { CommandSteps } from '../agenda'
import {
  chitCount,
  corpsChains,
  hqsActivatedBy,
  mandatoryChits,
  openCorps,
  unitsInCommandOf,
} from '../rules/07-command'
import { reach } from '../rules/08-movement'
import { attackTargets } from '../rules/09-attack'
import { type ChitId, type CounterId, SIDES, type Side, type StepOf } from '../state'
import { type Avd, no, type Run } from '../world'
import { addNinthArmy, beginReinforcements } from './reinforcements'

/** 4.1, 7: chits, and what an activation consists of. */
export const command: StepRules<Avd, CommandSteps> = {
  chits: {
    about: 'both sides choose their command chits in secret',
    run: fillCup,
    hasDecided: ({ hidden }, side) => hidden.chosen[side] !== null,
    done: 'AVD 7.1.2',
  },
  special: {
    about: 'turn 1: special combat segment of 2nd Panzer Group',
    auto: specialCombat,
  },
  draw: {
    about: 'draw a chit, or end the turn if the cup is empty',
    run: drawChit,
  },
  trump: {
    about: 'German: trump, or done',
    fields: ({ side, chitId }) => ({ side, chit: chitId }),
    waits: () => true,
    done: true,
  },
  play: {
    about: 'carry out this chit',
    fields: ({ chitId }) => ({ chit: chitId }),
    auto: playChit,
  },
  hq: {
    about: 'German: chooseHq for a 9th Army chit',
    fields: ({ side, chitId }) => ({ side, chit: chitId }),
    // 7.2.2: with one German HQ there is nothing to choose, with none nobody is activated.
    waits: (at) => onMapHqs(at, 'german').length > 1,
    auto: (run, { chit }) => {
      const [hq] = onMapHqs(run, 'german')
      if (hq) activateHqs(run, chit, 'german', hq)
    },
    done: 'AVD 7.2.2b',
  },
  corps: {
    about: 'German: activateCorps for each corps that is split; chosen: one unit per corps so far',
    fields: ({ side, chitId, units }) => ({ side, chit: chitId, chosen: units.default([]) }),
    waits: (at, step) => openCorps(at, step).length > 0,
    auto: activateGroup,
    done: true,
  },
  move: {
    about: 'moveUnit, or done',
    fields: ({ side }) => ({ side }),
    waits: ({ open: { activation: now } }) => now !== null && now.units.length + now.hqs.length > 0,
    // Forces that come on are not simply moved: they must enter (11.2.2), or may (11.1.2).
    asks: ({ activation }) => {
      if (activation?.chit === 'timoshenko-entry') return 'ask-move-timoshenko'
      return activation?.chit === 'entry' ? 'ask-move-entry' : 'ask-move'
    },
    done: true,
    // 11.2.2: Timoshenko's force must come on while it can.
    hinder: (at) => {
      if (at.open.activation?.chit !== 'timoshenko-entry') return null
      const late = inBox(at, 'timoshenko').find((unit) => reach(at, unit).size > 0)
      return late ? no('AVD 11.2.2', 'timoshenko-must-enter') : null
    },
    finish: (run) => {
      run.pop()
      run.emit({ type: 'SegmentBegan', segment: 'combat' })
    },
  },
  fight: {
    about: 'declareAttack, or done',
    fields: ({ side }) => ({ side }),
    waits: (at) => attackTargets(at).length > 0,
    done: true,
  },
  endActivation: { auto: endActivation },
}

/** 4.1.1: once both have chosen, all chits go into the cup. False: somebody has still to choose. */
function fillCup(run: Run): boolean {
  for (const side of SIDES)
    if (!run.state.hidden.chosen[side] && chitCount(run, side) === 0)
      run.emit({ type: 'ChitsChosen', side, chits: [] })
  if (SIDES.some((side) => !run.state.hidden.chosen[side])) return false
  run.pop()
  run.emit({ type: 'CupFilled', mandatory: mandatoryChits(run) })
  return true
}

/** 4.1.2: the next chit, then Guderian if he has not been played, then the end of the turn. */
function drawChit(run: Run): boolean {
  const { cup } = run.state.hidden
  const { turn, played, guderianInBox } = run.open
  if (cup.length === 0) {
    if (!guderianInBox) run.pop()
    run.push(guderianInBox ? { step: 'play', chit: run.rules.guderian } : { step: 'endTurn' })
    return true
  }
  const chit = drawFrom(cup, (sides) => run.dice.roll(`cup/${turn}/${played.length}`, sides))
  run.emit({ type: 'ChitDrawn', chit })
  const play = { step: 'play', chit } as const
  run.push(...(guderianInBox ? [{ step: 'trump', side: 'german', chit } as const, play] : [play]))
  return true
}

/** 7.2.1: the chit is played and does what is printed on it. */
function playChit(run: Run, { chit }: StepOf<'play'>): void {
  run.emit({ type: 'ChitPlayed', chit })
  const { kind, hq, side } = run.rules.chits[chit]!
  switch (kind) {
    case 'army':
      if (side === 'german') return run.push({ step: 'hq', side: 'german', chit })
      // 7.2.2: without its HQ on the map a chit activates nobody
      if (hq !== null && onMap(run, hq)) activateHqs(run, chit, 'soviet', hq)
      return
    case 'panzer':
    case 'guderian':
      return run.push({ step: 'corps', side: 'german', chit, chosen: [] })
    case 'air':
      if (run.open.stukas.used > 0) run.emit({ type: 'StukaReturned' })
      if (run.open.bomber) run.push({ step: 'bomber', side: 'german' })
      return
    case 'art': {
      const face = run.dice.roll(`artillery/${run.open.turn}`, 6)
      const attacks = run.rules.artilleryAttacks(face)
      run.emit({ type: 'ArtilleryRolled', face, attacks })
      return run.push({ step: 'artillery', side: 'soviet', left: attacks })
    }
    case 'supply': {
      const { oos } = run.rules.turnTrack[run.open.turn]!
      run.emit({ type: 'MarksCleared' })
      return run.push(
        { step: 'mark', side: 'soviet', left: oos[run.open.directive ?? 'moscow'] ?? 0 },
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
  const hqs = hqsActivatedBy(run, hq)
  activate(run, chit, side, hqs, unitsInCommandOf(run, hqs))
}

/** An activation with its movement and combat segment. */
export function activate(run: Run, chit: string, side: Side, hqs: CounterId[], units: CounterId[]): void {
  run.emit({ type: 'Activated', chit, side, hqs, units })
  run.push({ step: 'move', side }, { step: 'fight', side }, { step: 'endActivation' })
}

/** 7.4.2: activates every corps that hangs together, and of the others the part that was chosen or the largest. */
export function activateGroup(run: Run, { chit, chosen }: StepOf<'corps'>): void {
  const units = corpsChains(run, run.rules.chits[chit]!.group!).flatMap(({ chains }) => {
    const [largest] = [...chains].sort((a, b) => b.length - a.length)
    return chains.find((chain) => chain.some((unit) => chosen.includes(unit))) ?? largest ?? []
  })
  if (units.length > 0) activate(run, chit, 'german', [], units)
}

/** 4.1.2 turn 1: all of 2nd Panzer Group fights before any chit, without moving. */
function specialCombat(run: Run): void {
  const units = onMapUnits(run, 'german').filter((unit) => run.rules.counters[unit]!.colour === 'pg2')
  run.emit({ type: 'Activated', chit: 'special', side: 'german', hqs: [], units })
  run.push({ step: 'fight', side: 'german' }, { step: 'endActivation' })
}

/** 11.1.2, 11.2.3: after an entry onto the map its chit goes into the cup. */
function endActivation(run: Run): void {
  const { activation } = run.open
  const { chits, timoshenko } = run.rules
  run.emit({ type: 'ActivationEnded' })
  if (activation?.chit === 'timoshenko-entry' && onMap(run, chits[timoshenko]!.hq!))
    run.emit({ type: 'ChitAdded', chit: timoshenko })
  if (activation?.chit === 'entry') {
    const waiting = inBox(run, 'staging')
    // Reinforcements of this very turn: who was held back brings no second chit.
    const arrived = [...activation.units, ...activation.hqs].filter(
      (unit) => !waiting.includes(unit) && run.rules.counters[unit]!.arrival === `turn${run.open.turn}`,
    )
    if (arrived.length > 0) addNinthArmy(run)
  }
}
