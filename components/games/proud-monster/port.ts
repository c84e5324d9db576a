import { drawRegions } from '@/components/map/layers/regions'
import { drawHighStack } from '@/components/map/layers/stack'
import { portOf } from '@/components/wargame/port-of'
import { figures as rules } from '@/lib/games/proud-monster/in-force'
import { isUntried } from '@/lib/games/proud-monster/rules/02-units'
import { battleOf } from '@/lib/games/proud-monster/rules/14-attack'
import { attackStrength } from '@/lib/games/proud-monster/rules/14-odds'
import { on } from '@/lib/games/proud-monster/ruleset'
import type { Situation } from '@/lib/games/proud-monster/situation'
import { kindDue } from '@/lib/games/proud-monster/standing/kinds'
import { dueOf } from '@/lib/games/proud-monster/state'
import type { View } from '@/lib/games/proud-monster/view'
import { countersAt } from '@/lib/wargame/occupancy'
import { beneathOf } from './beneath'
import { face } from './faces'
import { ground, unitFacts } from './facts'
import { forecast } from './odds'
import { lineGaps, march, offersOf } from './offers'
import { done, field, order, score, tokensOf } from './pieces'
import type { ProudWords } from './table-words'

/** What the table asks of this game. */
export const port = portOf<Situation, View, ProudWords>({
  ...{ on, offersOf, order, face, done, score, field, march, forecast, lineGaps },
  ...{ ground, unitFacts, kindDue },
  stacks: { height: ({ table }, hex) => countersAt(on(table), hex).length, draw: drawHighStack },
  tokens: ({ table }) => tokensOf(on(table)),
  zones: () => [],
  draws: ({ table }) => ({ drawBeneath: beneathOf(on(table)), drawRegions }),
  layers: ['threat', 'control', 'moved', 'numbers', 'stars'],
  // Siauliai, before which the first scenario begins.
  middle: '2309N',
  moment: ({ turn, couplet, phase }) => [turn, couplet, phase],
  sideOf: (unit) => rules.counters[unit]!.side,
  unfought: '?',
  fights: (_, at, unit, target) => ({
    strength: isUntried(at, unit) ? '?' : attackStrength(at, battleOf(at, at.open.acting, target, [unit])),
  }),
  activity: ({ tell }, view, offers) => {
    const { turn, couplet, phase } = view.table
    const of = rules.sequence.couplets(turn)
    return [
      view.prompt.mine && view.prompt.step === 'move'
        ? tell('bar.left', { n: offers.filter(({ again }) => !again).length })
        : tell(dueOf(view.table, 'setUp') ? 'now.setUp' : `now.${phase}`),
      ...(of > 1 ? [tell('now.couplet', { n: couplet, of })] : []),
    ]
  },
  guide: {
    ...{ win: 'PM 4.5', stack: 'PM 12.5', move: 'PM 12.1', cost: 'PM 12.7', undo: 'PM 12.1' },
    ...{ finish: 'PM 12.1', target: 'PM 14.1', blind: 'PM 2.15', ladder: 'PM 14.8' },
    ...{ losses: 'PM 14.35', advance: 'PM 14.39', place: 'PM 8.7' },
  },
  coach: {
    move: { first: ['stack'], drafting: ['move', 'cost'], moved: ['undo', 'finish'] },
    assault: { first: ['target'], drafting: ['blind', 'ladder'] },
    losses: { first: ['losses'] },
    advance: { first: ['advance'] },
    reinforce: { first: ['place'] },
    release: { first: ['place'] },
  },
  lines: {
    quiet: [
      ...['log-turn', 'log-player-turn', 'log-moved', 'log-advanced'],
      ...['log-placed', 'log-shifted', 'log-arrived'],
    ],
    ways: ['log-moved', 'log-advanced'],
    fights: ['log-attack'],
  },
})
