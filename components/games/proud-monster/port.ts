import { drawRegions } from '@/components/map/layers/regions'
import { drawHighStack } from '@/components/map/layers/stack'
import { portOf } from '@/components/wargame/port-of'
import { stackRoutes } from '@/components/wargame/turn/offer-parts'
import { wholeOf } from '@/lib/games/proud-monster/full/situation'
import { figures } from '@/lib/games/proud-monster/in-force'
import { isUntried } from '@/lib/games/proud-monster/rules/02-units'
import { field } from '@/lib/games/proud-monster/rules/03-control'
import { score } from '@/lib/games/proud-monster/rules/04-victory'
import { battleOf } from '@/lib/games/proud-monster/rules/14-attack'
import { groundAttack } from '@/lib/games/proud-monster/rules/14-odds'
import type { Situation } from '@/lib/games/proud-monster/situation'
import { height, order } from '@/lib/games/proud-monster/stacks-seen'
import { kindDue } from '@/lib/games/proud-monster/standing/kinds'
import type { View } from '@/lib/games/proud-monster/view'
import { beneathOf } from './beneath'
import { face } from './faces'
import { groundOf, unitFacts } from './facts'
import { on } from './level'
import { forecast } from './odds'
import { lineGaps, march, offersOf } from './offers'
import { airAbove, done, hedgehogBadge, sideOfAir, tokensOf } from './pieces'
import type { ProudWords } from './table-words'
import { isDry, season, weatherText } from './weather'

/** What is known before anybody sits at a table. */
interface Base extends Pick<Situation['rules'], 'counters' | 'placeOf' | 'terrainOf'> {
  /** A table under the rules by which it is played. */
  readonly on: (table: View['table']) => Situation
}

/** Hints about what comes with all rules. */
const OF_WHOLE: readonly string[] = ['covered', 'mobile', 'air']

type Own = Parameters<typeof portOf<Situation, View, ProudWords>>[0]
/** What the tables of these rules ask alike, and of a game that extends them. */
export const askedOf = ({ on, counters, placeOf, terrainOf }: Base): Own => ({
  ...{ on, offersOf, order, face, done, score, field, march, forecast, lineGaps },
  ...{ ground: groundOf({ placeOf, terrainOf }), unitFacts, kindDue },
  stacks: { height: ({ viewer, table }, hex) => height(on(table), viewer, hex), draw: drawHighStack },
  tokens: ({ table }) => tokensOf(on(table)),
  season: (at) => (wholeOf(at) ? season(wholeOf(at)!) : undefined),
  above: airAbove,
  badge: hedgehogBadge,
  zones: () => [],
  draws: ({ table, viewer }, hides) => ({ drawBeneath: beneathOf(hides)(on(table), viewer), drawRegions }),
  layers: ['threat', 'supply', 'control', 'forts', 'front', 'weather', 'moved', 'numbers', 'stars'],
  // Siauliai, before which the first scenario begins.
  middle: '2309N',
  moment: ({ turn, couplet, phase }) => [turn, couplet, phase],
  // Aircraft lie beside the map until they are sent over a stack (10.2).
  isBeside: (unit) => !(unit in counters),
  sideOf: (unit) => counters[unit]?.side ?? sideOfAir(unit),
  unfought: '?',
  fights: (_, at, unit, target) => ({
    strength: isUntried(at, unit) ? '?' : groundAttack(at, battleOf(at, at.open.acting, target, [unit])),
  }),
  activity: (words, view, offers) => {
    const { tell, own } = words
    const { turn, couplet, phase, acting } = view.table
    const of = figures.sequence.couplets(turn)
    const { step, awaits, mine } = view.prompt
    // Whoever decides in a player turn of the other side is told whose it is.
    const isOthers = ['movement', 'assault'].includes(phase) && awaits.length > 0 && !awaits.includes(acting)
    const whole = wholeOf(on(view.table))
    // The bar has room for one of them in a line: the weather changes most of what one may do, the couplet nothing for who waits.
    const more =
      whole && !isDry(whole)
        ? [weatherText(words, whole, 'now.zones')]
        : isOthers
          ? [tell(`now.turnOf.${acting}`)]
          : of > 1 && mine
            ? [tell('now.couplet', { n: couplet, of })]
            : []
    return [
      mine && step === 'move'
        ? tell('bar.left', { n: offers.filter(({ kind, again }) => kind === 'move' && !again).length })
        : own(`now.${step}`, {}, tell(`now.${phase}`)),
      ...more,
    ]
  },
  guide: {
    ...{ win: 'PM 4.5', place: 'PM 8.7', stack: 'PM 12.5', covered: 'PM 14.7', move: 'PM 12.1' },
    ...{ cost: 'PM 12.7', finish: 'PM 12.1', mobile: 'PM 15.2', air: 'PM 10.2', target: 'PM 14.1' },
    ...{ blind: 'PM 2.15', ladder: 'PM 14.8', losses: 'PM 14.35', advance: 'PM 14.39' },
  },
  coach: {
    move: {
      first: ['stack', 'covered'],
      drafting: { move: ['move', 'cost'], bombard: ['blind', 'ladder'] },
      moved: ['finish', 'mobile'],
    },
    assault: { first: ['target'], drafting: { attack: ['blind', 'ladder'] } },
    ...{ losses: { first: ['losses'] }, advance: { first: ['advance'] } },
    reinforce: { first: ['place'] },
    release: { first: ['place'] },
    commit: { first: ['air'] },
    conclude: { first: ['mobile'] },
  },
  guides: (at, hint) => wholeOf(at) !== null || !OF_WHOLE.includes(hint),
  // Supply, forts and weather mean something under all rules alone.
  layerIsFor: (at, layer) => !/^(supply|forts|weather)$/.test(layer) || wholeOf(at) !== null,
  lines: {
    quiet: [
      ...['log-turn', 'log-player-turn', 'log-moved', 'log-advanced'],
      ...['log-placed', 'log-shifted', 'log-arrived'],
      ...['log-arranged', 'log-air', 'log-sailed', 'log-sailed-box', 'log-boarded', 'log-replaced'],
    ],
    // What both sides file unseen, and who lies where in a stack, is told to its owner alone (8.1, 14.7).
    sealed: [
      ...['log-stationed', 'log-held-back', 'log-taken-up', 'log-rest-placed', 'log-arranged', 'log-placed'],
      ...['log-guards', 'log-guards-forfeit', 'log-reserved', 'log-pause-filed', 'log-pause-unfiled'],
    ],
    ways: ['log-moved', 'log-advanced', 'log-retreated'],
    ...{ fights: ['log-attack', 'log-mobile'], turns: ['log-player-turn'] },
  },
})

/** What a table of these rules asks: as of all, but that an aircraft is sent to a stack and named by one of it (10.2). */
export function portWith(own: Own) {
  const made = portOf(own)
  return {
    ...made,
    hasStaff: ({ table }: View) => table.options.aids !== 'none',
    routes: ((view, offer, choice, chosen) =>
      offer.order.type === 'commitAir'
        ? stackRoutes(own.on(view.table), offer.choices[0]!.from)
        : made.routes(view, offer, choice, chosen)) as typeof made.routes,
  }
}

/** What the table asks of this game. */
export const port = portWith(askedOf({ ...figures, on }))
