import { mapQuestions } from '@/lib/wargame/map-questions'
import { countersAt } from '@/lib/wargame/occupancy'
import { stackRefusal } from '../rules/05-stacking'
import { groundOf, ROAD } from '../rules/ground'
import { controllerOf } from '../rules/victory-hexes'
import type { Situation } from '../situation'
import { no } from '../world'
import { answer, nameOf, question, step, verdict } from './answer'

export const ground = {
  terrain: question({
    about: 'ground, place, cost to enter, column shift (TEC), who controls it and who stands there',
    fields: ({ hexId: hex }) => ({ hex }),
    answer: (at, { hex }) => {
      const { terrainOf, townOf, terrainChart, terrainShift, pocket, victoryHexes } = at.rules
      const terrain = terrainOf(hex)
      const town = townOf(hex) ?? null
      const { numberOf, footCost, motorCost, roads, banks } = groundOf(at.rules)
      const place = numberOf(hex)
      const cost = { foot: footCost[place]!, motor: motorCost[place]! }
      const shift = terrainChart[terrain].shift
      const built = town && town.kind !== 'none' ? terrainChart[town.kind].shift : 0
      const controller = controllerOf(at, hex)
      const value = {
        terrain,
        town: town && { name: town.name, kind: town.kind, victory: town.victory },
        cost,
        shiftLeft: terrainShift(hex),
        road: roads[place] === 1,
        touchesMajorRiver: banks[place] !== 0,
        pocket: pocket.has(hex),
        controller,
        counters: countersAt(at, hex),
      }
      return answer(
        value,
        step('AVD 2.1.1', 'answer-terrain', terrain, { terrain }),
        step('AVD 8.1.2', 'answer-enter', cost, cost),
        shift > 0 ? step('AVD 9.3.3', 'answer-shift', shift, { what: terrain, shift }) : null,
        built > 0 ? step('AVD 9.3.3', 'answer-shift', built, { what: town!.name, shift: built }) : null,
        victoryHexes[hex] ? step('AVD 16.2', 'answer-controller', controller) : null,
      )
    },
  }),

  hexside: question({
    about: 'river, bridge, road between two neighbours',
    fields: ({ hexId }) => ({ from: hexId, to: hexId }),
    answer: ({ rules }, { from, to }) => {
      const { board, riverBetween, isBridged } = rules
      const { numberOf, slotTo, hexsides } = groundOf(rules)
      if (!board.areAdjacent(from, to)) return no('AVD 8.1.2', 'answer-apart', {}, [from, to])
      const river = riverBetween(from, to) ?? null
      const bridged = isBridged(from, to)
      const start = numberOf(from)
      const road = (hexsides[6 * start + slotTo(start, numberOf(to))]! & ROAD) !== 0
      return answer(
        { river, bridged, road },
        river ? step('AVD 8.1.3', 'answer-river', river, { river }) : null,
        bridged ? step('AVD 2.1.3', 'answer-bridge', true) : null,
        road ? step('AVD 8.3.1', 'answer-road', true) : null,
        river || road ? null : step('AVD 8.1.3', 'answer-open', null),
      )
    },
  }),

  counter: question({
    about: 'what is printed on it (2.2.2, 2.3.2)',
    fields: ({ counterId: unit }) => ({ unit }),
    answer: ({ rules }, { unit }) => {
      const facts = rules.counters[unit]!
      return answer(facts, step(facts.hq ? 'AVD 2.3.2' : 'AVD 2.2.2', 'answer-counter', facts.name))
    },
  }),

  ...mapQuestions<Situation>({
    ...{ step, verdict, nameOf, stackRefusal },
    distance: { about: 'in hexes', cite: 'AVD 7.3.4' },
    zoc: {
      about: 'is the hex in a ZOC of the enemy of this side, and of whom; without a hex: all that are (6)',
      cite: 'AVD 6.1',
    },
    stacking: {
      about: 'may the unit stop here; without a unit: may all stay that stand here (5)',
      cite: 'AVD 5.1',
    },
  }),
}
