import { expect, test } from 'vitest'
import { type AdvanceFacts, garrison } from '@/lib/wargame/staff/advance'

// Two divisions on foot, one of them worn, and tanks; the worn one is worth least and holds least.
const UNITS = { tank: [109, 6], full: [5, 5], worn: [2, 2] } as const
type Unit = keyof typeof UNITS
const facts = (least: number, more: Partial<AdvanceFacts> = {}): AdvanceFacts => ({
  units: Object.keys(UNITS),
  isWanted: false,
  worth: (unit) => UNITS[unit as Unit][0],
  defends: (unit) => UNITS[unit as Unit][1],
  leaves: () => false,
  mayGo: () => true,
  holds: (some) => some.reduce((sum, unit) => sum + UNITS[unit as Unit][1], 0) >= least,
  ...more,
})

test('plain ground is taken by those who are worth least elsewhere, as few as hold it', () => {
  expect(garrison(facts(1))).toEqual(['worn'])
  expect(garrison(facts(6))).toEqual(['worn', 'full'])
  expect(garrison(facts(13))).toEqual(['worn', 'full', 'tank'])
})

test('where nobody can hold it one goes alone', () => {
  expect(garrison(facts(99))).toEqual(['worn'])
})

test('what counts is held by those who defend it best where the others cannot, as many as it takes', () => {
  // No more than two have room.
  const mayGo = (some: readonly string[]) => some.length < 3
  expect(garrison(facts(7, { mayGo, isWanted: true }))).toEqual(['worn', 'full'])
  expect(garrison(facts(8, { mayGo, isWanted: true }))).toEqual(['tank', 'full'])
  expect(garrison(facts(99, { mayGo, isWanted: true }))).toEqual(['tank', 'full'])
  expect(garrison(facts(8, { mayGo }))).toEqual(['worn'])
})

test('who leaves a hex empty that should not be comes after all others', () => {
  const leaves = (unit: string) => unit === 'worn'
  expect(garrison(facts(1, { leaves }))).toEqual(['full'])
  // Two who are together: the second of them is the one who leaves it.
  const both = (unit: string, others: readonly string[]) =>
    unit !== 'tank' && others.some((one) => one !== 'tank')
  expect(garrison(facts(7, { leaves: both }))).toEqual(['worn', 'tank'])
})

test('nobody goes who may not, alone or beside others', () => {
  const mayGo = (some: readonly string[]) => !some.includes('worn') && some.length < 2
  expect(garrison(facts(99, { mayGo, isWanted: true }))).toEqual(['tank'])
  expect(garrison(facts(1, { mayGo }))).toEqual(['full'])
  expect(garrison(facts(1, { mayGo: () => false }))).toEqual([])
})
