import { hexOf } from '@/lib/wargame/occupancy'
import { least, type StandingRules, wished } from '@/lib/wargame/standing-rules'
import { stepsLeft } from '../rules/09-losses'
import { strength } from '../rules/09-odds'
import { markable } from '../rules/10-supply'
import { placementHexes, reservable, reserveCost, sovietsInPocket } from '../rules/11-placement'
import { relocatable } from '../rules/12-headquarters'
import { motorizedOnMap } from '../rules/15-directive'
import { type CounterId, DIRECTIVES } from '../state'
import type { Avd } from '../world'
import type { STEPS } from './kinds'
import { commanded, DONE, pricesOfPlaces } from './prices'
import { MARK_WISHES, type PhaseWishes, PLACE_WISHES, WITHDRAW_WISHES } from './wishes'

/** What is decided in phases in which nobody acts: supply, reinforcements, the end of a turn. */
export const phases: StandingRules<Avd, PhaseWishes, typeof STEPS> = {
  mark: {
    about: '10.1.2: all marks are given, the first of these first',
    fields: ({ wishes }) => ({ order: wishes(MARK_WISHES) }),
    usual: { order: ['motorized', 'strongest', 'near'] },
    // An act of his own.
    safe: { mode: 'ask', order: ['motorized', 'strongest', 'near'] },
    choose: (at, { side }, { order }) => {
      // How near the side that marks is to a unit of the other.
      const { front } = pricesOfPlaces(at, side === 'soviet' ? 'german' : 'soviet')
      const unit = wished(markable(at), order, {
        motorized: (id) => (at.rules.counters[id]!.motorized ? 0 : 1),
        strongest: (id) => -strength(at, id, 'attack'),
        near: (id) => front(hexOf(at, id)!),
        supplied: (id) => (at.open.counters[id]!.isolated ? 1 : 0),
      })
      return { type: 'markOutOfSupply', unit }
    },
  },

  hqs: {
    about: '10.4: true: an HQ with nobody in its range goes back to where it commands most; else all stay',
    fields: ({ z }) => ({ idle: z.boolean() }),
    usual: { idle: true },
    // All stay where they are. Who leads nobody would be out of the game at the end of the turn (12.5): for that he is
    // asked, and it goes back only if he does not come.
    safe: { mode: 'spare', idle: true },
    matters: (at, due) => relocatable(at, due).some(({ hq }) => commanded(at, hq, hexOf(at, hq)!) === 0),
    choose: (at, due, { idle }) => {
      for (const { hq, to } of idle ? relocatable(at, due) : []) {
        if (commanded(at, hq, hexOf(at, hq)!) > 0) continue
        const best = least(to, [(hex) => -commanded(at, hq, hex)])
        if (commanded(at, hq, best) > 0) return { type: 'relocateHq', unit: hq, to: best }
      }
      return DONE
    },
  },

  disband: {
    about: '10.5: nobody is disbanded',
    fields: () => ({}),
    usual: {},
    // Nobody is given up unasked.
    safe: { mode: 'spare' },
    choose: () => DONE,
  },

  arrivals: {
    about: '11.1.1, 11.1.3: all points are spent, everybody who can be placed is',
    fields: ({ z, wishes }) => ({
      hqs: z.boolean().describe('HQs first, as long as points last; else units alone, the strongest first'),
      chits: z.boolean().describe('a chit is bought with an HQ where points last'),
      order: wishes(PLACE_WISHES),
    }),
    usual: { hqs: true, chits: true, order: ['rear'] },
    // An act of his own.
    safe: { mode: 'ask', hqs: true, chits: true, order: ['rear'] },
    choose: (at, due, { hqs, chits, order }) => {
      const all =
        due.step === 'reserve'
          ? reservable(at, due)
          : due.step === 'escape'
            ? sovietsInPocket(at)
            : [due.unit]
      const isHq = (id: CounterId) => at.rules.counters[id]!.hq
      const places = new Map(all.map((id) => [id, placementHexes(at, id)]))
      const wanted = all.filter((id) => places.get(id)!.length > 0 && (hqs || !isHq(id)))
      if (wanted.length === 0) return DONE
      const unit = least(wanted, [
        (id) => (isHq(id) ? 0 : 1),
        (id) => -strength(at, id, 'attack'),
        (id) => -strength(at, id, 'defence'),
      ])
      const to = wished(places.get(unit)!, order, pricesOfPlaces(at, 'soviet'))
      const buys = due.step === 'reserve' && chits && isHq(unit) && reserveCost(at, unit, true) <= due.points
      return { type: 'reinforce', unit, to, ...(buys ? { chit: true } : {}) }
    },
  },

  release: {
    about: '14.0: nobody is released before he must be',
    fields: () => ({}),
    usual: {},
    // An act of his own.
    safe: { mode: 'ask' },
    choose: () => DONE,
  },

  directive: {
    about: '15.3',
    fields: ({ z }) => ({ choose: z.enum(DIRECTIVES) }),
    usual: { choose: 'moscow' },
    // It decides how the game is won.
    safe: { mode: 'ask', choose: 'moscow' },
    choose: (_at, _due, { choose: directive }) => ({ type: 'chooseDirective', directive }),
  },

  withdraw: {
    about: '15.2',
    fields: ({ wishes }) => ({ order: wishes(WITHDRAW_WISHES) }),
    usual: { order: ['weakest'] },
    // Four divisions go for good.
    safe: { mode: 'ask', order: ['weakest'] },
    choose: (at, _due, { order }) => {
      const { rear } = pricesOfPlaces(at, 'german')
      const unit = wished(motorizedOnMap(at), order, {
        weakest: (id) => strength(at, id, 'attack'),
        reduced: (id) => stepsLeft(at, id),
        rear: (id) => rear(hexOf(at, id)!),
      })
      return { type: 'withdraw', unit }
    },
  },
}
