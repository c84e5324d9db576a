import { expect, test } from 'vitest'
import { fewest } from '@/components/wargame/turn/fewest'

const STRENGTH: Readonly<Record<string, number>> = { tank: 6, gun: 9, rifle: 3, other: 2, stranger: 4 }
const strengthOf = (unit: string) => STRENGTH[unit]!
/** The gun goes beside the rifle alone, and the stranger not beside the tank; two points are a column. */
const oddsOf = (units: readonly string[]) => {
  const has = (unit: string) => units.includes(unit)
  if ((has('gun') && !has('rifle')) || (has('stranger') && has('tank'))) return null
  return String(Math.floor(units.reduce((sum, unit) => sum + strengthOf(unit), 0) / 2))
}

test('as few are proposed as come to the odds of all, the strongest first', () => {
  expect(fewest(['other', 'rifle', 'tank'], strengthOf, () => '3:1')).toEqual(['tank'])
  expect(fewest(['other', 'rifle', 'tank'], strengthOf, oddsOf)).toEqual(['tank', 'rifle', 'other'])
})
test('where not all may attack together those are who may, the strongest of them', () => {
  const some = fewest(['stranger', 'rifle', 'gun', 'tank'], strengthOf, oddsOf)
  expect([...some].sort()).toEqual(['gun', 'rifle', 'tank'])
  expect(oddsOf(some)).not.toBeNull()
})
test('where nobody may none is proposed', () => {
  expect(fewest(['gun'], strengthOf, oddsOf)).toEqual([])
})
