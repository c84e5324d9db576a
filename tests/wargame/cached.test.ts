import { expect, test } from 'vitest'
import { cached, lately, once } from '@/lib/wargame/cached'

interface Asked {
  rules: { name: string }
  part: object
  turn: number
}

test('what follows from a rule set is worked out once for each', () => {
  let made = 0
  const shout = once(({ name }: { name: string }) => {
    made += 1
    return { name: name.toUpperCase() }
  })
  const [base, child] = [{ name: 'base' }, { name: 'child' }]
  expect([shout(base).name, shout(child).name, shout(base).name]).toEqual(['BASE', 'CHILD', 'BASE'])
  expect(made).toBe(2)
})

test('an answer is found once for each rule set and question while what it follows from is the same', () => {
  let found = 0
  const answer = cached(
    ({ part }: Asked) => part,
    ({ rules, turn }, ask: string) => {
      found += 1
      return `${rules.name} ${ask}${turn}`
    },
    ({ turn }) => [turn],
  )
  const [base, child, part] = [{ name: 'base' }, { name: 'child' }, {}]
  const ask = (rules: Asked['rules'], turn: number, what: string, of: object = part) =>
    answer({ rules, turn, part: of }, what)
  expect([ask(base, 1, 'a'), ask(base, 1, 'a')]).toEqual(['base a1', 'base a1'])
  expect(found).toBe(1)
  expect([ask(base, 2, 'a'), ask(base, 2, 'b')]).toEqual(['base a2', 'base b2'])
  expect([ask(child, 2, 'a'), ask(base, 2, 'a', {})]).toEqual(['child a2', 'base a2'])
  expect(found).toBe(5)
  expect(ask(base, 2, 'b')).toBe('base b2')
  expect(found).toBe(5)
})

test('of what follows from a text alone the answers asked for last are kept', () => {
  const found: string[] = []
  const shout = lately(2, (text) => {
    found.push(text)
    return { text: text.toUpperCase() }
  })
  expect(shout('a')).toBe(shout('a'))
  for (const text of ['b', 'a', 'c', 'a', 'b']) expect(shout(text)).toEqual({ text: text.toUpperCase() })
  expect(found.join('')).toBe('abcb')
})
