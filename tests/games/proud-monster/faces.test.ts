import { beforeAll, expect, test } from 'vitest'
import {
  axisFace,
  colourOfArmy,
  guardFace,
  triedFace,
  untriedFace,
} from '@/components/games/proud-monster/faces'
import { DAY } from '@/components/map/palette'
import type { CounterFace } from '@/components/map/scene'
import { AXIS, FACES, GUARDS, POOL_VALUES } from '@/lib/games/proud-monster/data/units'
import { recordedContext, withoutBrowser } from '../../support/canvas'

beforeAll(withoutBrowser)

const ground = Object.values(AXIS).filter(({ type }) => type !== 'air')
const axis = ground.flatMap(({ id, strengths }) => strengths.map((_, lost) => axisFace(id, lost)))
const guards = Object.values(GUARDS).flatMap(({ id, strengths }) =>
  strengths.map((_, lost) => guardFace(id, lost)),
)
const tried = POOL_VALUES.map(({ face, value }) => triedFace(face, value))
const untried = FACES.map(untriedFace)

function drawn(face: CounterFace, detail: 1 | 2 | 3 = 3) {
  const { g, marks } = recordedContext()
  const card = () => {
    throw new Error('draws itself')
  }
  face.draw!({ g, palette: DAY, detail, side: 60, flat: true, card })
  return {
    texts: marks.flatMap(({ text }) => text ?? []),
    fills: marks.filter(({ what }) => what === 'fill'),
  }
}

test('every counter has a face of its own, and what lies behind untried ones shares it', () => {
  const all = [...axis, ...guards, ...tried, ...untried]
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
  expect([axis.length, guards.length, untried.length]).toEqual([
    ground.reduce((sum, { strengths }) => sum + strengths.length, 0),
    ...[30, 7],
  ])
})

test('a card shows its figures, and near by its name and a pip for each step', () => {
  expect(drawn(axisFace('DE-PZ-17', 0)).texts).toEqual(['17', '12-10', '12'])
  expect(drawn(axisFace('DE-PZ-17', 2)).texts).toEqual(['17', '6-5', '12'])
  expect(drawn(axisFace('DE-PZ-17', 0), 2).texts).toEqual(['12-10', '12'])
  expect(drawn(axisFace('DE-PZ-17', 0), 1).texts).toEqual([])
  const pips = (lost: number) => drawn(axisFace('DE-PZ-17', lost)).fills.length
  expect([pips(0) - pips(1), pips(0) - pips(3)]).toEqual([1, 3])
  expect([axisFace('DE-PZ-17', 2).reduced, axisFace('DE-PZ-17', 0).reduced]).toEqual([true, false])
})

test('an untried unit shows what all of its kind show: a question and how it moves (2.15)', () => {
  expect(drawn(untriedFace('RD')).texts).toEqual(['RD', '?', '5'])
  expect(drawn(untriedFace('TB'), 2).texts).toEqual(['?', '7'])
  const [unknown, known] = [untriedFace('RD'), triedFace('RD', { attack: 3, defence: 4, move: 5 })]
  expect(drawn(known).texts).toEqual(['RD', '3-4', '5'])
  // Told without letters too: its box is not filled.
  expect(drawn(known).fills.length - drawn(unknown).fills.length).toBe(1)
})

test('each army has a colour of its own', () => {
  const armies = [...new Set(ground.flatMap(({ formation }) => formation.army ?? []))]
  expect(new Set([null, ...armies].map(colourOfArmy)).size).toBe(16)
  expect(armies).toHaveLength(15)
})
