import { game } from '@/lib/games/a-victory-denied'
import { VICTORY_HEXES } from '@/lib/games/a-victory-denied/data/map'
import type { Order } from '@/lib/games/a-victory-denied/orders'
import { availableChits } from '@/lib/games/a-victory-denied/rules/07-command'
import { on } from '@/lib/games/a-victory-denied/situation'
import { type ChitId, dueStep, type Side, type State } from '@/lib/games/a-victory-denied/state'
import { type Player, play, wild } from '../../support/game-suite/play'
import { type Position, playedOnce } from '../../support/game-suite/secrecy'
import { pick, seeded, shuffled } from '../../support/seeded'
import { generators } from './generators'
import { type Avd, avd } from './suite'

/** Orders that bring VP chits into play are preferred, and long segments cut short. */
const grasping: Player<Avd> = (seen, luck) => {
  const { view, legal } = seen
  const isPrize = (hex: string) =>
    VICTORY_HEXES[hex] !== undefined && (view.viewer === 'german') === (view.table.vpOnMap[hex] !== undefined)
  const prizes = legal.flatMap((entry) => {
    const from = entry.order.type === 'moveUnit' ? (entry.choose?.from.filter(isPrize) ?? []) : []
    return from.length > 0 ? [{ ...entry, choose: { ...entry.choose!, from } }] : []
  })
  // Many units at once, so that the escape table gives a chit away.
  const released = legal.filter(({ order }) => order.type === 'releaseUnit')
  if (released.length > 0 && luck() < 0.93) return generators.completed(view, pick(released, luck), luck)
  if (prizes.length > 0 && luck() < 0.7) return generators.completed(view, pick(prizes, luck), luck)
  return hurried(seen, luck)
}

const hurried: Player<Avd> = (seen, luck) =>
  luck() < 0.25 && seen.legal.some(({ order }) => order.type === 'done')
    ? { type: 'done' }
    : wild(avd)(seen, luck)

/** A position with what each side could choose from when it last chose chits. */
export interface ChitPosition extends Position<Avd> {
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

/** Some positions of one game: of each kind of step one, before telling events many, and any others. */
export const positionsOf = playedOnce((seed): readonly ChitPosition[] => {
  const all: ChitPosition[] = []
  let chosenFrom: ChitPosition['chosenFrom'] = { german: [], soviet: [] }
  play(avd, {
    seed,
    players: { german: grasping, soviet: grasping },
    watch: (step) => {
      const { table } = step.before
      if (dueStep(table)?.step === 'chits')
        chosenFrom = {
          german: availableChits(on(table), 'german'),
          soviet: availableChits(on(table), 'soviet'),
        }
      all.push({ step, chosenFrom })
    },
  })
  const luck = seeded(`positions/${seed}`)
  const random = shuffled(all, luck)
  const nameOf = ({ step }: ChitPosition) => dueStep(step.before.table)!.step
  const kinds = [...new Set(random.map(nameOf))].map((name) => random.find((one) => nameOf(one) === name)!)
  const telling = random.filter(({ step }) => step.events.some(({ type }) => TELLING.includes(type)))
  const rare = TELLING.flatMap((type) =>
    telling.filter(({ step }) => step.events.some((e) => e.type === type)).slice(0, 2),
  )
  return [...new Set([...rare, ...shuffled(kinds, luck).slice(0, 8), ...random])].slice(0, PER_GAME)
})

/** An order of this side, as these games are played. */
export const orderFor = (side: string, state: State, luck: () => number): Order => {
  const seat = side as Side
  return grasping({ view: game.view(state, seat), legal: game.legal(state, seat), state, side: seat }, luck)
}
