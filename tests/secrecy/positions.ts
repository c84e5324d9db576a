import { games } from '@/lib/games'
import { VICTORY_HEXES } from '@/lib/games/a-victory-denied/data/map'
import { availableChits } from '@/lib/games/a-victory-denied/rules/07-command'
import { type ChitId, dueStep, type Side, type State } from '@/lib/games/a-victory-denied/state'
import type { View } from '@/lib/games/a-victory-denied/view'
import type { AnyOrder, Game } from '@/lib/kernel/game'
import { decideOrder, type Growth } from '@/lib/kernel/growth'
import { draftsIn, liveOf } from '../support/live'
import { completed, type Player, play, type Step, wild } from '../support/random-play'
import { pick, seeded, shuffled } from '../support/seeded'

export const AVD = games['a-victory-denied']!

/** Orders that bring VP chits into play are preferred, and long segments cut short. */
const grasping: Player = (view, legal, luck, state) => {
  const isPrize = (hex: string) =>
    VICTORY_HEXES[hex] !== undefined && (view.viewer === 'german') === (view.table.vpOnMap[hex] !== undefined)
  const prizes = legal.flatMap((entry) => {
    const from = entry.order.type === 'moveUnit' ? (entry.choose?.from.filter(isPrize) ?? []) : []
    return from.length > 0 ? [{ ...entry, choose: { ...entry.choose!, from } }] : []
  })
  // Many units at once, so that the escape table gives a chit away.
  const released = legal.filter(({ order }) => order.type === 'releaseUnit')
  if (released.length > 0 && luck() < 0.93) return completed(view, pick(released, luck), luck)
  if (prizes.length > 0 && luck() < 0.7) return completed(view, pick(prizes, luck), luck)
  return hurried(view, legal, luck, state)
}

const hurried: Player = (view, legal, luck, state) =>
  luck() < 0.25 && legal.some(({ order }) => order.type === 'done')
    ? { type: 'done' }
    : wild(view, legal, luck, state)

/** A position that was reached in play, with the order that came next there. */
export interface Position {
  step: Step
  /** What each side could choose from when it last chose chits. */
  chosenFrom: Record<Side, readonly ChitId[]>
}

/** Orders after which something hidden moves. */
const TELLING = [
  'VpEscaped',
  'VpReturned',
  'VpTaken',
  'ChitsChosen',
  'CupFilled',
  'Trumped',
  'ChitAdded',
  'EscapeRolled',
  'EliteDrawn',
]

const PER_GAME = 34
export const gamesPlayed = new Map<string, Position[]>()

/** Some positions of one game: of each kind of step one, before telling events many, and any others. */
export function positionsOf(seed: string): Position[] {
  const known = gamesPlayed.get(seed)
  if (known) return known
  const all: Position[] = []
  let chosenFrom: Position['chosenFrom'] = { german: [], soviet: [] }
  play({
    seed,
    players: { german: grasping, soviet: grasping },
    watch: (step) => {
      const { table } = step.before
      if (dueStep(table)?.step === 'chits')
        chosenFrom = { german: availableChits(table, 'german'), soviet: availableChits(table, 'soviet') }
      all.push({ step, chosenFrom })
    },
  })
  const luck = seeded(`positions/${seed}`)
  const random = shuffled(all, luck)
  const nameOf = ({ step }: Position) => dueStep(step.before.table)!.step
  const kinds = [...new Set(random.map(nameOf))].map((name) => random.find((one) => nameOf(one) === name)!)
  const telling = random.filter(({ step }) => step.events.some(({ type }) => TELLING.includes(type)))
  const rare = TELLING.flatMap((type) =>
    telling.filter(({ step }) => step.events.some((e) => e.type === type)).slice(0, 2),
  )
  const chosen = [...new Set([...rare, ...shuffled(kinds, luck).slice(0, 8), ...random])].slice(0, PER_GAME)
  gamesPlayed.set(seed, chosen)
  return chosen
}

/** An order of this side, as these games are played. */
export const orderFor = (side: string, state: State, luck: () => number): AnyOrder =>
  grasping(AVD.view(state, side) as View, AVD.legal(state, side), luck, state)

/** The match with orders of this side that it can still take back; the same if its next order cannot be. */
export function draftedBy(game: Game, growth: Growth, side: string, luck: () => number): Growth {
  let drafted = growth
  for (let n = 0; n < 3; n++) {
    const order = orderFor(side, liveOf(drafted.match).open() as State, luck)
    const done = decideOrder(game, drafted, side, order, quiet, stamp)
    if ('no' in done || draftsIn(done.match).length === 0) break
    drafted = done
  }
  return drafted
}

/** The same hour and salt for every entry. */
export const stamp = { time: '2026-01-01T00:00:00.000Z', salt: '0'.repeat(32) }
const fewest = (_purpose: string, _sides: number) => 1
/** Dice for orders that throw none which shows. */
export const quiet = {
  dice: () => ({ roll: fewest, secret: fewest }),
  keyOf: () => '1'.repeat(64),
  seed: 'a'.repeat(64),
}
