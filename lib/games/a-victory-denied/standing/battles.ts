import { hexOf, onMapHqs } from '@/lib/wargame/occupancy'
import { least, type StandingRules, wished } from '@/lib/wargame/standing-rules'
import { unitsInBattle } from '../rules/09-attack'
import { stepsLeft } from '../rules/09-losses'
import { odds } from '../rules/09-odds'
import { retreatPaths } from '../rules/09-retreat'
import { inCommandRange, relocationHexes } from '../rules/12-headquarters'
import type { Situation } from '../situation'
import type { ChitId, CounterId, Hex } from '../state'
import type { Avd } from '../world'
import type { STEPS } from './kinds'
import { commanded, DONE, pricesOfPlaces } from './prices'
import { type BattleWishes, HQ_WISHES, LOSS_WISHES, RETREAT_WISHES, TRUMPED, WORTH } from './wishes'

/** What may fall on a player in the other side's activation. */
export const battles: StandingRules<Avd, BattleWishes, typeof STEPS> = {
  trump: {
    about: '7.2.2; else Guderian is kept until the cup is empty',
    fields: ({ z, wishes }) => ({
      chits: wishes(TRUMPED).describe(
        'play Guderian in place of: the first Soviet army chit of a turn; Supply before an own chit was played; Reinforcements',
      ),
      fewerThan: z
        .number()
        .int()
        .min(1)
        .max(12)
        .nullable()
        .describe('also when fewer chits than this are left in the cup; null: never for that'),
    }),
    usual: { chits: [], fewerThan: null },
    // Guderian comes at the end of the turn at the latest, so that keeping him loses nothing. Who has the game in hand is
    // asked, and so is who gets it by the drawn chit.
    safe: { mode: 'spare', chits: [], fewerThan: null },
    matters: ({ rules }, { chit }) => {
      const { side, kind } = rules.chits[chit]!
      return side === 'german' && (kind === 'army' || kind === 'panzer')
    },
    // What else is played this turn lies face up.
    choose: ({ rules, open: { played, cupKnown, cupUnknown } }, { chit }, { chits, fewerThan }) => {
      const { kind, side } = rules.chits[chit]!
      const isArmyOfSoviets = (one: ChitId) =>
        rules.chits[one]!.kind === 'army' && rules.chits[one]!.side === 'soviet'
      const moves = (one: ChitId) =>
        ['army', 'panzer'].includes(rules.chits[one]!.kind) && rules.chits[one]!.side === 'german'
      const holds = {
        firstArmy: kind === 'army' && side === 'soviet' && !played.some(isArmyOfSoviets),
        supply: kind === 'supply' && !played.some(moves),
        reinforcement: kind === 'reinforcement',
      }
      const left = cupKnown.length + cupUnknown.german + cupUnknown.soviet
      const yes = chits.some((one) => holds[one]) || (fewerThan !== null && left < fewerThan)
      return yes ? { type: 'trump' } : DONE
    },
  },

  stuka: {
    about: '9.3.4: when a Stuka is sent against an attack',
    fields: ({ z, wishes, column }) => ({
      from: column.describe('the least column of the attack, terrain and all'),
      worth: wishes(WORTH).describe('what must be defended there, one of these; none: anything'),
      keep: z.number().int().min(0).max(2).describe('Stukas that stay ready'),
    }),
    usual: { from: '2-1', worth: [...WORTH], keep: 1 },
    // No Stuka flies unasked but where its owner did not come in time for what matters: a hex with points or a motorized
    // division, at odds at which the defender mostly loses steps.
    safe: { mode: 'spare', from: '4-1', worth: [...WORTH], keep: 0 },
    matters: (at) => isWorthStuka(at, '4-1', WORTH),
    choose: (at, _due, { from, worth, keep }) =>
      isWorthStuka(at, from, worth) && at.open.stukas.ready > keep ? { type: 'flyStuka' } : DONE,
  },

  losses: {
    about: '9.4.2: whom the steps are taken from',
    fields: ({ z, wishes }) => ({
      order: wishes(LOSS_WISHES),
      spareInVictoryHex: z
        .boolean()
        .describe('true: in a Victory Hex no unit is given up while another can lose a step'),
    }),
    usual: { order: ['airDefenceLast', 'onFoot', 'weakest', 'reduced'], spareInVictoryHex: false },
    // The steps are lost whoever chooses: nobody on whom points depend, nobody for good while another can pay, and then
    // the least.
    safe: { mode: 'spare', order: ['airDefenceLast', 'full', 'onFoot', 'weakest'], spareInVictoryHex: true },
    choose: (at, { side }, { order, spareInVictoryHex }) => {
      const isToSpare = spareInVictoryHex && at.rules.victoryHexes[at.open.battle!.target] !== undefined
      const unit = wished(unitsInBattle(at, side), isToSpare ? ['full', ...order] : order, {
        airDefenceLast: (id) => (at.rules.counters[id]!.colour === 'pvo' ? 1 : 0),
        onFoot: (id) => (at.rules.counters[id]!.motorized ? 1 : 0),
        motorized: (id) => (at.rules.counters[id]!.motorized ? 0 : 1),
        weakest: (id) => at.rules.counters[id]!.attack + at.rules.counters[id]!.defence,
        reduced: (id) => (stepsLeft(at, id) < 2 ? 0 : 1),
        full: (id) => (stepsLeft(at, id) < 2 ? 1 : 0),
      })
      return { type: 'takeLoss', unit }
    },
  },

  airDefence: {
    about: '9.5.2: which PVO pays first',
    fields: ({ z }) => ({ pays: z.enum(['full', 'reduced']) }),
    usual: { pays: 'full' },
    // One step it is in any case; so no unit is lost while another can pay.
    safe: { mode: 'spare', pays: 'full' },
    choose: (at, { units }, { pays }) => {
      const prices = {
        full: (unit: CounterId) => -stepsLeft(at, unit),
        reduced: (unit: CounterId) => stepsLeft(at, unit),
      }
      return { type: 'takeLoss', unit: wished(units, [pays], prices) }
    },
  },

  retreat: {
    about: '9.5: among lawful ways',
    fields: ({ wishes }) => ({ order: wishes(RETREAT_WISHES) }),
    usual: { order: [] },
    // All lawful ways cost the same steps (9.5.3, 9.5.4): who goes where he is still led, and away from the enemy, can be
    // used again.
    safe: { mode: 'spare', order: ['command', 'apart'] },
    // The unit with the fewest ways goes first.
    choose: (at, { side }, { order }) => {
      const battle = at.open.battle!
      const ways = new Map(
        Object.entries(battle.retreat).map(([unit, hexes]) => [unit, retreatPaths(at, unit, hexes)]),
      )
      const unit = least([...ways.keys()], [(one) => ways.get(one)!.length])
      const paths = ways.get(unit)!.map((path) => path.join())
      if (paths.length === 0) return { type: 'retreatUnit', unit, path: [battle.target] }
      const { rear, city, woods } = pricesOfPlaces(at, side)
      const isCommanded = (hex: Hex) => onMapHqs(at, side).some((hq) => inCommandRange(at, hq, hex))
      const prices = {
        ...{ apart: rear, city, woods },
        together: (hex: Hex) => -comradesIn(at, unit, hex),
        command: (hex: Hex) => (isCommanded(hex) ? 0 : 1),
      }
      const way = least(
        paths,
        order.map((wish) => (path) => prices[wish](path.split(',').at(-1)!)),
      )
      return { type: 'retreatUnit', unit, path: way.split(',') }
    },
  },

  relocate: {
    about: '12.6: among lawful hexes',
    fields: ({ wishes }) => ({ order: wishes(HQ_WISHES) }),
    usual: { order: ['commands'] },
    // It must go, to the nearest hexes alone (12.6): where it leads most, and of these the safest.
    safe: { mode: 'spare', order: ['commands', 'rear'] },
    choose: (at, { hq, from }, { order }) => {
      const { front, rear } = pricesOfPlaces(at, at.rules.counters[hq]!.side)
      const commands = (hex: Hex) => -commanded(at, hq, hex)
      const to = wished(relocationHexes(at, hq, from), order, { commands, front, rear })
      return { type: 'relocateHq', unit: hq, to }
    },
  },
}

/** true: an attack of this column or a better one falls on something that is worth a Stuka; none named: on anything. */
function isWorthStuka(at: Situation, from: string, worth: readonly (typeof WORTH)[number][]): boolean {
  const battle = at.open.battle!
  const { column } = odds(at, { ...battle, chit: at.open.activation?.chit ?? null })
  const holds = {
    victoryHex: at.rules.victoryHexes[battle.target] !== undefined,
    motorized: battle.defenders.some((unit) => at.rules.counters[unit]!.motorized),
  }
  const matters = worth.length === 0 || worth.some((one) => holds[one])
  return column >= at.rules.columns.indexOf(from) && matters
}

/** Comrades of a retreating unit who have gone to a hex, or could follow it there once it stands there. */
function comradesIn(at: Situation, unit: CounterId, hex: Hex): number {
  const { retreat, went } = at.open.battle!
  const gone = Object.keys(went).filter((other) => hexOf(at, other) === hex).length
  const counters = { ...at.open.counters, [unit]: { ...at.open.counters[unit]!, at: hex } }
  const then = { rules: at.rules, open: { ...at.open, counters } }
  const could = Object.entries(retreat).filter(
    ([other, hexes]) => other !== unit && retreatPaths(then, other, hexes).some((way) => way.at(-1) === hex),
  ).length
  return gone + could
}
