import { expect, test } from 'vitest'
import { ledger } from '@/lib/games/death-and-destruction/ledger'
import { ENDED, REPLACED } from '@/lib/games/death-and-destruction/rulebook'
import { rulebook as german } from '@/lib/games/death-and-destruction/rulebook.de'
import { rulebook as english } from '@/lib/games/death-and-destruction/rulebook.en'
import { ledger as parent } from '@/lib/games/proud-monster/full/ledger'
import { type Rulebook, referencesOf, ruleAt } from '@/lib/kernel/rulebook'

const textOf = (book: Rulebook, number: string) =>
  ruleAt(book, number)!.texts.find(({ title }) => title.endsWith('(Proud Monster)'))!

test('a rule of the parent in whose place another stands is told by that alone, and leads to it', () => {
  expect(textOf(english, '7.4').words).toBe('In its place: 7.1.')
  expect(textOf(german, '7.4').words).toBe('An ihrer Stelle: 7.1.')
  expect(referencesOf(english, ruleAt(english, '7.4')!).map(({ number }) => number)).toContain('7.1')
})

test('one that ends in the course of the war says so, and all others are as the parent has them', () => {
  expect(textOf(english, '14.19').words).toBe(`${parent['PM 14.19']!.words} Later in its place: 14.1.`)
  expect(textOf(english, '12.7').words).toBe(parent['PM 12.7']!.words)
})

test('those rules are of the parent, and what takes their place is of this game', () => {
  const all = Object.entries({ ...REPLACED, ...ENDED })
  expect(all.length).toBeGreaterThan(20)
  for (const [rule, by] of all) {
    expect(parent).toHaveProperty([`PM ${rule}`])
    for (const number of by.split(', ')) expect(ledger).toHaveProperty([`DD ${number}`])
  }
})
