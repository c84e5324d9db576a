import { expect, test } from 'vitest'
import { exitsOf, waterSidesOf } from '@/components/map/sheet-edges'
import { riversOf } from '@/components/map/sheet-rivers'

const line = (name: string, kind: string) => ({ name, sides: [{ a: '0101', b: '0102', class: kind }] })

test('rivers and lakes of the data are drawn along the same hexsides, wide where a game says so', () => {
  const lines = [line('Oka', 'major'), line('Ugra', 'minor')]
  const [wide, narrow] = riversOf(lines, (side) => side.class === 'major')
  expect(wide).toEqual({ name: 'Oka', sides: [{ a: '0101', b: '0102', wide: true }] })
  expect(narrow!.sides[0]!.wide).toBe(false)
  expect(riversOf(lines, (_, name) => name === 'Ugra').map(({ sides }) => sides[0]!.wide)).toEqual([
    false,
    true,
  ])
  expect(waterSidesOf([line('Ilmen', 'lake')], () => 'lake')).toEqual([
    { a: '0101', b: '0102', water: 'lake' },
  ])
})

test('where several ways leave the paper out of one hex, it has one exit of their kind', () => {
  const way = { leadsOff: [{ hex: '0101', edge: 'west' as const }] }
  expect(exitsOf('rail', [way, way, { leadsOff: [] }])).toEqual([{ hex: '0101', edge: 'west', kind: 'rail' }])
})
