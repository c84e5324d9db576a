import type { Step } from './agenda'
import { SIDES, type Side } from './names'

/** How many couplets of player turns a turn has (5.1, 5.4). */
const coupletsOf = (turn: number): number => (turn === 1 ? 1 : 2)

/** Every player turn of a turn, in its order. */
const playerTurns = (turn: number): Step[] =>
  Array.from({ length: coupletsOf(turn) }, (_, i) => i + 1).flatMap((couplet) =>
    SIDES.map((side): Step => ({ step: 'playerTurn', side, couplet })),
  )

/** 5.2: what is done in a turn and in a player turn; a level of more rules has more steps. */
export const SEQUENCE = {
  couplets: coupletsOf,
  turn: ({ open }: { readonly open: { readonly turn: number } }): Step[] => [
    { step: 'arrive' },
    { step: 'convert', side: 'soviet' },
    { step: 'reinforce', side: 'soviet' },
    ...playerTurns(open.turn),
    { step: 'checkVictory' },
  ],
  playerTurn: (_at: object, side: Side): Step[] => [
    ...(side === 'soviet' ? [{ step: 'release', side } as const] : []),
    { step: 'move', side },
    { step: 'assault', side },
  ],
  /** What follows a player turn, for positions that do not say. */
  after: (turn: number, couplet: number, side: Side): Step[] => {
    const all = playerTurns(turn)
    const here = all.findIndex(
      (step) => step.step === 'playerTurn' && step.couplet === couplet && step.side === side,
    )
    return [...all.slice(here + 1), { step: 'checkVictory' }]
  },
}
