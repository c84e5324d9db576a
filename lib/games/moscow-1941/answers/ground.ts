import { mapQuestions } from '@/lib/wargame/map-questions'
import { countersAt, hexOf } from '@/lib/wargame/occupancy'
import { judgeMove, leftAfter, reach } from '../rules/movement'
import { stackRefusal } from '../rules/stacking'
import { hasSupply, isIsolated } from '../rules/supply'
import { allowanceOf, effectOf, weatherOf } from '../rules/weather'
import type { Situation } from '../situation'
import { no } from '../world'
import { answer, nameOf, question, step, verdict } from './answer'

export const ground = {
  terrain: question({
    about: 'ground and place of a hex, whose place it is, and who stands there',
    fields: ({ hexId: hex }) => ({ hex }),
    answer: (at, { hex }) => {
      const terrain = at.rules.terrainOf(hex)
      const place = at.rules.placeOf(hex) ?? null
      const value = {
        terrain,
        place: place && { name: place.name, kind: place.kind },
        holder: at.open.held[hex] ?? null,
        road: at.rules.hasRoad(hex),
        rail: at.rules.hasRail(hex),
        counters: countersAt(at, hex),
      }
      return answer(
        value,
        step('MOS 49', 'answer-terrain', terrain, { terrain }),
        place ? step('MOS 53', 'answer-place', place.kind, { name: place.name }) : null,
      )
    },
  }),

  hexside: question({
    about: 'water, line of defence, road and railway between two neighbours',
    fields: ({ hexId }) => ({ from: hexId, to: hexId }),
    answer: ({ rules }, { from, to }) => {
      if (!rules.board.areAdjacent(from, to)) return no('MOS 57', 'answer-apart', {}, [from, to])
      const water = rules.waterBetween(from, to) ?? null
      const fort = rules.fortBetween(from, to)
      const value = { water, fort, road: rules.roadBetween(from, to), rail: rules.railBetween(from, to) }
      return answer(
        value,
        water ? step(water === 'river' ? 'MOS 47' : 'MOS 48', 'answer-water', water, { water }) : null,
        fort ? step('MOS 50', 'answer-fort', true) : null,
        value.road ? step('MOS 45', 'answer-road', true) : null,
        value.rail ? step('MOS 46', 'answer-rail', true) : null,
        water || fort || value.road || value.rail ? null : step('MOS 57', 'answer-open', null),
      )
    },
  }),

  counter: question({
    about: 'what is printed on a unit (MOS-62, MOS-63)',
    fields: ({ counterId: unit }) => ({ unit }),
    answer: ({ rules }, { unit }) => {
      const facts = rules.counters[unit]!
      return answer(facts, step('MOS 62', 'answer-counter', facts.name))
    },
  }),

  weather: question({
    about: 'the weather of this turn and what it does (MOS-68 to 70, 86)',
    fields: () => ({}),
    answer: (at) => {
      const weather = weatherOf(at)
      return answer({ weather, ...effectOf(at) }, step('MOS 86', 'answer-weather', weather, { weather }))
    },
  }),

  allowance: question({
    about: 'movement factors of a unit in this weather (MOS-68, MOS-70)',
    fields: ({ counterId: unit }) => ({ unit }),
    answer: (at, { unit }) => {
      const factors = allowanceOf(at, unit)
      return answer(factors, step('MOS 68', 'answer-allowance', factors, { weather: weatherOf(at) }))
    },
  }),

  move: question({
    about: 'may a unit go this way, and what is left (MOS-26, MOS-45)',
    fields: ({ z, counterId, hexId }) => ({
      unit: counterId,
      path: z.array(hexId).min(1).max(40).describe('hexes entered one after the other, without the start'),
    }),
    answer: (at, { unit, path }) => {
      const refusal = judgeMove(at, at.rules.counters[unit]!.side, unit, path)
      if (refusal) return refusal
      const left = leftAfter(at, unit, path)! / at.rules.parts
      return answer({ left, mayAttack: left >= at.rules.attackCost }, step('MOS 45', 'answer-left', left))
    },
  }),

  reach: question({
    about: 'hexes that a unit can come to by its operational move, each with a way (MOS-45)',
    fields: ({ counterId: unit }) => ({ unit }),
    answer: (at, { unit }) => {
      const hexes = [...reach(at, unit)].map(([hex, path]) => ({ hex, path }))
      return answer(hexes, step('MOS 45', 'answer-reach', hexes.length))
    },
  }),

  supply: question({
    about: 'is a unit supplied now, and is it isolated (MOS-71 to 78)',
    fields: ({ counterId: unit }) => ({ unit }),
    answer: (at, { unit }) => {
      if (hexOf(at, unit) === null) return no('MOS 71', 'not-on-map', { unit: nameOf(at, unit) })
      const supplied = hasSupply(at, unit)
      const isolated = isIsolated(at, unit)
      return answer(
        { supplied, isolated },
        step('MOS 71', supplied ? 'answer-supplied' : 'answer-unsupplied', supplied),
        isolated ? step('MOS 76', 'answer-isolated', true) : null,
      )
    },
  }),

  ...mapQuestions<Situation>({
    ...{ step, verdict, nameOf, stackRefusal },
    distance: { about: 'in hexes', cite: 'MOS 37' },
    zoc: {
      about: 'is the hex next to units of the enemy of this side; without a hex: all that are',
      cite: 'MOS 25',
    },
    stacking: { about: 'may the unit be here; there is no limit but the enemy', cite: 'MOS 60' },
  }),
}
