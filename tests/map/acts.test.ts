import { describe, expect, test } from 'vitest'
import { type Act, actsBetween, MOST_MS, wayOf } from '@/components/map/animation'
import { BARE } from '@/components/map/bare-scene'
import type { CounterFace, Scene, SceneCounter } from '@/components/map/scene'

const face = (key: string): CounterFace => ({
  ...{ key, side: 'west', symbol: 'armour', mark: 'xx', name: key, strength: '9-2-10' },
  ...{ reduced: key.endsWith('-'), steps: 2, box: '#fff' },
})
const counter = (id: string, hex: string, key = id): SceneCounter => ({
  ...{ id, hex, face: face(key), spent: false, badge: null, ring: null },
})
const scene = (counters: SceneCounter[], story: Scene['story'] = []): Scene => ({
  ...BARE,
  counters,
  story,
})
const way = (...hexes: string[]) => ({ hexes, way: true })
const place = (...hexes: string[]) => ({ hexes, way: false })
const told = (acts: readonly Act[]) => acts.map(({ kind, id, way }) => [kind, id, ...way].join(' '))

describe('what counters do between two scenes', () => {
  test('a unit slides along the way that is told, over several marches too', () => {
    const story = [way('0101', '0102', '0103'), way('0201', '0202'), way('0103', '0203')]
    const acts = actsBetween(scene([counter('A', '0101')]), scene([counter('A', '0203')], story))
    expect(told(acts)).toEqual(['slide A 0101 0102 0103 0203'])
  })

  test('a unit of whose way nothing is told slides straight on', () => {
    expect(wayOf([way('0301', '0302')], '0101', '0103')).toEqual({ way: ['0101', '0103'], told: 1 })
    expect(wayOf([place('0101', '0103')], '0101', '0103').way).toEqual(['0101', '0103'])
  })

  test('they act in the order of the story, one after the other', () => {
    const before = scene([
      counter('A', '0101'),
      counter('B', '0201'),
      counter('C', '0301'),
      counter('D', '0401'),
    ])
    const story = [way('0201', '0202'), place('0301'), place('0401'), way('0101', '0102')]
    const after = [
      counter('A', '0102'),
      counter('B', '0202'),
      counter('C', '0301', 'C-'),
      counter('E', '0500'),
    ]
    const acts = actsBetween(before, scene(after, story))
    expect(told(acts)).toEqual([
      'slide B 0201 0202',
      'flip C 0301',
      'fall D 0401',
      'slide A 0101 0102',
      'come E 0500',
    ])
    for (const [i, act] of acts.entries()) {
      expect(act.length).toBeGreaterThanOrEqual(200)
      expect(act.length).toBeLessThanOrEqual(450)
      expect(act.start).toBe(acts.slice(0, i).reduce((sum, { length }) => sum + length, 0))
    }
    expect([acts[1]!.face.key, acts[1]!.after.key]).toEqual(['C', 'C-'])
  })

  test('a unit that comes on slides in by the way that ends there', () => {
    const acts = actsBetween(scene([]), scene([counter('A', '0103')], [way('0101', '0102', '0103')]))
    expect(told(acts)).toEqual(['come A 0101 0102 0103'])
  })

  test('however much has happened, it is soon over', () => {
    const units = Array.from({ length: 60 }, (_, i) => `U${i}`)
    const story = units.map(() => way('0101', '0102'))
    const at = (hex: string) => units.map((id) => counter(id, hex))
    const acts = actsBetween(scene(at('0101')), scene(at('0102'), story))
    const last = acts.at(-1)!
    expect(last.start + last.length).toBeCloseTo(MOST_MS)
  })

  test('nothing moves where the next scene is a jump, or only something else is chosen', () => {
    const [before, after] = [[counter('A', '0101')], [counter('A', '0103')]]
    expect(actsBetween(scene(before), scene(after, null))).toEqual([])
    const chosen = [{ ...counter('A', '0101'), ring: 'chosen' as const }]
    expect(actsBetween(scene(before), scene(chosen, [way('0101', '0102')]))).toEqual([])
  })

  test('what goes along goes at once, and all else after it', () => {
    const along = (...hexes: string[]) => ({ ...way(...hexes), along: true })
    const [before, after] = [
      [counter('A', '0101'), counter('B', '0201'), counter('C', '0301')],
      [counter('A', '0102'), counter('B', '0203'), counter('C', '0302')],
    ]
    const story = [along('0101', '0102'), along('0201', '0202', '0203'), way('0301', '0302')]
    const acts = actsBetween(scene(before), scene(after, story))
    expect(acts.map(({ id, start }) => [id, start])).toEqual([
      ['A', 0],
      ['B', 0],
      ['C', Math.max(acts[0]!.length, acts[1]!.length)],
    ])
  })
})
