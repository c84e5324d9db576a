import { countersAt } from '@/lib/wargame/occupancy'
import { stepsOf, valuesOf } from '../rules/02-units'
import { controlled, controls, points } from '../rules/03-control'
import { needed, victoryPoints } from '../rules/04-victory'
import { stackRefusal } from '../rules/06-stacking'
import { OPEN, RIVER, SHUT, STRAIT, sideBetween } from '../rules/12-costs'
import { judgeMove, leftAfter, pointsLeft, reach } from '../rules/12-movement'
import { no } from '../world'
import { answer, nameOf, question, step, verdict } from './answer'

const LIES = { [OPEN]: 'open', [RIVER]: 'river', [STRAIT]: 'strait', [SHUT]: 'shut' } as const

export const ground = {
  terrain: question({
    about: 'ground and place of a hex, who controls it, and who stands there',
    fields: ({ hexId: hex }) => ({ hex }),
    answer: (at, { hex }) => {
      const terrain = at.rules.terrainOf(hex)
      const place = at.rules.placeOf(hex) ?? null
      const holder = controlled(at).includes(hex) ? (controls(at, 'german', hex) ? 'german' : 'soviet') : null
      const value = {
        terrain,
        place: place && { name: place.name, kind: place.kind, points: points(at)[hex] ?? 0 },
        ...{ holder, counters: countersAt(at, hex) },
      }
      return answer(
        value,
        step('PM 12.9', 'answer-terrain', terrain, { terrain }),
        place ? step('PM 4.2', 'answer-place', place.kind, { name: place.name }) : null,
        holder ? step('PM 3.9', 'answer-control', holder, { side: holder }) : null,
      )
    },
  }),

  hexside: question({
    about: 'what lies between two neighbours',
    fields: ({ hexId }) => ({ from: hexId, to: hexId }),
    answer: (at, { from, to }) => {
      if (!at.rules.board.areAdjacent(from, to)) return no('PM 12.1', 'answer-apart', {}, [from, to])
      const lies = LIES[sideBetween(at, from, to) as keyof typeof LIES]
      return answer(lies, step('PM 12.15', 'answer-side', lies, { lies }))
    },
  }),

  distance: question({
    about: 'hexes from one hex to another',
    fields: ({ hexId }) => ({ from: hexId, to: hexId }),
    answer: ({ rules }, { from, to }) => {
      const hexes = rules.board.distance(from, to)
      return answer(hexes, step('PM 2.3', 'answer-distance', hexes))
    },
  }),

  counter: question({
    about: 'what is printed on a unit now (2.12, 2.13, 2.14); of an untried one nobody knows it (2.15)',
    fields: ({ counterId: unit }) => ({ unit }),
    answer: (at, { unit }) => {
      const { side, name, type, size, mech } = at.rules.counters[unit]!
      const values = valuesOf(at, unit)
      const printed = values && { attack: values.attack, defence: values.defence, move: values.move }
      return answer(
        { side, name, type, size, mech, values: printed, steps: stepsOf(at, unit) },
        values
          ? step('PM 2.12', 'answer-counter', nameOf(at, unit))
          : step('PM 2.15', 'answer-untried', nameOf(at, unit)),
      )
    },
  }),

  reach: question({
    about: 'hexes to which a unit may go, and what it has left (12.1 to 12.16)',
    fields: ({ counterId: unit }) => ({ unit }),
    answer: (at, { unit }) => {
      const hexes = [...reach(at, unit).keys()].sort()
      return answer(
        hexes,
        step('PM 12.1', 'answer-left', pointsLeft(at, unit)),
        step('PM 12.1', 'answer-reach', hexes.length),
      )
    },
  }),

  way: question({
    about: 'whether units may go this way together, and what each has left (12.5 to 12.7)',
    fields: ({ fromPlace: from, stack: units, anyPath: path, side }) => ({ side, from, units, path }),
    answer: (at, { side, from, units, path }) => {
      const refusal = judgeMove(at, side, from, units, path)
      if (refusal) return refusal
      const left = Object.fromEntries(units.map((unit) => [unit, leftAfter(at, unit, from, path)]))
      return answer(left, step('PM 12.21', 'answer-left', left))
    },
  }),

  stacking: question({
    about: 'whether a unit could come to stand in a hex (6.1)',
    fields: ({ counterId: unit, hexId: hex }) => ({ unit, hex }),
    answer: (at, { unit, hex }) => verdict(stackRefusal(at, [unit], hex), 'PM 6.1', 'answer-stack'),
  }),

  points: question({
    about: 'victory points, and what wins at the end of this turn (4.2, 4.5)',
    fields: () => ({}),
    answer: (at) => {
      const { turn } = at.open
      const value = { points: victoryPoints(at), needed: needed(at, turn) }
      return answer(
        value,
        step('PM 4.2', 'answer-points', value.points),
        step('PM 17.2', 'answer-needed', value.needed, { turn }),
      )
    },
  }),
}
