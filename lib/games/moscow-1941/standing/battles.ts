import { attackersLeft, defendersLeft } from '@/lib/wargame/attack'
import { combatUnitsAt, hexesToNearest } from '@/lib/wargame/occupancy'
import { least, type StandingRules, wished } from '@/lib/wargame/standing-rules'
import { exchangeable } from '../rules/result'
import { retreatPaths, stackHex } from '../rules/retreat'
import { hasSupply } from '../rules/supply'
import { factorOf, factorsOf, isArmy, isCorps, isDispersed } from '../rules/units'
import { hangsOn, winsBy } from '../rules/victory'
import type { Situation } from '../situation'
import { type Hex, opponent, type Side } from '../state'
import type { Moscow } from '../world'
import type { STEPS } from './kinds'
import { DECLINES, LOSS_WISHES, STAND_IN, STANDS, type Wishes } from './wishes'

const DONE = { type: 'done' }

/** Results after which defenders are but spent if they stay; of an exchange this is what is left of them (MOS-5, MOS-16). */
const PRESSED: ReadonlySet<string> = new Set(['R1', 'EX'])

/** true: a city, Moscow or Tula, which are worth a stand. */
const isPlace = ({ rules }: Situation, hex: Hex): boolean => (rules.placeOf(hex)?.kind ?? 'town') !== 'town'
/** true: a line of defence protects the hex. */
const hasLine = ({ rules }: Situation, hex: Hex): boolean =>
  rules.board.neighbours(hex).some((outer) => rules.fortBetween(outer, hex))

/** true: an exchange could take an army, or the last unit in a hex by which one wins. */
function isValuable(at: Situation, side: Side): boolean {
  const battle = at.open.battle!
  const last = combatUnitsAt(at, battle.target, side).length === 1
  const taken = exchangeable(at, battle, factorsOf(at, attackersLeft(at, battle)))
  return taken.some((unit) => isArmy(at, unit)) || (last && winsBy(at, side, battle.target))
}

/** Of some units the one that is lost first, as it is wished. */
export const lossOf = (at: Situation, units: readonly string[], order: Wishes['exchange']['order']) => ({
  type: 'takeLoss',
  unit: wished(units, order, {
    division: (id) => (isArmy(at, id) ? 2 : isCorps(at, id) ? 1 : 0),
    weakest: (id) => factorOf(at, id),
    strongest: (id) => -factorOf(at, id),
    dispersed: (id) => (isDispersed(at, id) ? 0 : 1),
  }),
})

/** What is decided in the other side's battles. */
export const battles: StandingRules<Moscow, Omit<Wishes, 'patrol'>, typeof STEPS> = {
  stand: {
    about: '"No Retreat!" (MOS-15): never, where the game hangs on the hex, in cities, or always',
    fields: ({ z }) => ({ when: z.enum(STANDS) }),
    usual: { when: 'never' },
    // Who is not told to hold loses no more than the table says. Only where the game hangs on the hex is it held: who goes
    // back from there has lost it as well.
    safe: { mode: 'spare', when: 'decisive' },
    choose: (at, _step, { when }) => {
      const { target } = at.open.battle!
      const holds = {
        never: false,
        decisive: hangsOn(at, target),
        place: isPlace(at, target),
        always: true,
      }
      return holds[when] ? { type: 'holdFast' } : DONE
    },
  },

  giveWay: {
    about: 'the defenders retreat a hex and are dispersed (MOS-5, 7, 8), where a way keeps them in supply',
    fields: ({ z, wishes }) => ({
      pressed: z.boolean().describe('also after R1, where they are but spent if they stay'),
      stand: wishes(STAND_IN).describe(
        'where they stay: in places, behind lines of defence, in forests; spent: wherever they are but spent',
      ),
    }),
    usual: { pressed: false, stand: ['place', 'line', 'forest'] },
    // Nobody is dispersed who was not; who is so already gives up open ground to be out of reach.
    safe: { mode: 'spare', pressed: false, stand: [...STAND_IN] },
    choose: (at, { side }, { pressed, stand }) => {
      const battle = at.open.battle!
      const here = stackHex(at, battle)!
      const stays =
        (PRESSED.has(battle.result!) && !pressed) ||
        (battle.result === 'S' && stand.includes('spent')) ||
        (stand.includes('place') && isPlace(at, here)) ||
        (stand.includes('line') && hasLine(at, here)) ||
        (stand.includes('forest') && at.rules.terrainOf(here) === 'forest')
      const ways = stays
        ? []
        : retreatPaths(at, battle, 1)
            .map(([hex]) => hex!)
            .filter((hex) => defendersLeft(at, battle).every((unit) => hasSupply(at, unit, hex)))
      if (ways.length === 0) return DONE
      const hex = least(ways, [(one) => -hexesToNearest(at, one, opponent(side))])
      return { type: 'giveWay', path: [hex] }
    },
  },

  decline: {
    about:
      'R1 instead of an exchange (MOS-17, 18): never, to save an army or a hex by which one wins, or always',
    fields: ({ z }) => ({ when: z.enum(DECLINES) }),
    usual: { when: 'valuable' },
    // As many are lost on either side; where an army or a hex by which one wins would be among them he goes back instead.
    safe: { mode: 'spare', when: 'valuable' },
    choose: (at, { side }, { when }) =>
      when === 'always' || (when === 'valuable' && isValuable(at, side)) ? { type: 'declineExchange' } : DONE,
  },

  exchange: {
    about: 'who is exchanged first (MOS-16)',
    fields: ({ wishes }) => ({ order: wishes(LOSS_WISHES) }),
    usual: { order: ['division', 'weakest'] },
    // As much is lost whoever chooses: the smallest units first.
    safe: { mode: 'spare', order: ['division', 'weakest'] },
    choose: (at, { due }, { order }) => lossOf(at, exchangeable(at, at.open.battle!, due), order),
  },
}
