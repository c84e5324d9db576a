import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { groupsOf, keptOf, regrouped } from '@/lib/wargame/staff/armies'
import { clearedOf, type Group, handedOn, NAME_LETTERS, NO_PAPERS } from '@/lib/wargame/staff/papers'
import { papersSchemaOf } from '@/lib/wargame/staff/papers-schema'
import { factsOf } from './facts'

const places = { n1: '0101', n2: '0201', n3: '0301', s1: '0105', s2: '0205' }
const towns = ['0102', '0302']
const facts = { ...factsOf(places, []), towns }
const printed = (unit: string) => ({ n: 'north', s: 'south' })[unit[0]!] ?? null
const all = (kept: readonly Group[] = [], of: typeof facts = facts) => groupsOf(of, kept, printed)
const told = (groups: readonly Group[]) =>
  Object.fromEntries(
    groups.map(({ name, units, label }) => [name, [units.join(' '), ...(label ? [label] : [])]]),
  )
const changed = (army: Group, kept: readonly Group[] = [], of: typeof facts = facts) =>
  regrouped(of, kept, all(kept, of), army)

describe('an army that its owner puts together', () => {
  test('has whom he takes in, whosever they were, and all others stay where they are', () => {
    const kept = changed({ name: 'north', units: ['n1', 'n2', 'n3', 's1'] })
    expect(told(all(kept))).toEqual({ north: ['n1 n2 n3 s1'], south: ['s2'] })
    // And back.
    const back = changed({ name: 'south', units: ['s1', 's2'] }, kept)
    expect(told(all(back))).toEqual({ north: ['n1 n2 n3'], south: ['s1 s2'] })
  })

  test('is left by those who are an army of their own then, called by the nearest town after which no other is', () => {
    const kept = changed({ name: 'north', units: ['n1'] })
    expect(told(all(kept))).toEqual({ north: ['n1'], '@0102': ['n2 n3'], south: ['s1 s2'] })
    const more = changed({ name: '@0102', units: ['n2'] }, kept)
    expect(told(all(more))).toEqual({ north: ['n1'], '@0102': ['n2'], '@0302': ['n3'], south: ['s1 s2'] })
    expect(told(all(changed({ name: 'south', units: ['s1'] }, more)))).toHaveProperty(['@0205'], ['s2'])
  })

  test('is called as he likes, as long as anything is left of it, and as before when he takes that back', () => {
    const kept = changed({ name: 'north', units: ['n1', 'n2', 'n3'], label: 'Hammer' })
    expect(told(all(kept)).north).toEqual(['n1 n2 n3', 'Hammer'])
    // Whatever is kept after other work of the staff, and whoever is off the map for now or comes to it by print.
    const later = { ...factsOf({ n1: '0101', n9: '0201', s1: '0105' }, []), towns }
    const again = keptOf(kept, all(kept, later))
    expect(told(again).north).toEqual(['n1 n2 n3 n9', 'Hammer'])
    expect(told(clearedOf({ ...NO_PAPERS, groups: again }, (unit) => unit !== 'n1').groups).north).toEqual([
      'n2 n3 n9',
      'Hammer',
    ])
    // Who is off the map belongs to it still when he changes it.
    expect(told(changed({ name: 'north', units: ['n1', 's1'] }, again, later)).north).toEqual(['n1 n2 n3 s1'])
    expect(told(changed({ name: 'north', units: ['n1', 'n2', 'n3'], label: '' }, kept)).north).toEqual([
      'n1 n2 n3',
    ])
  })

  test('keeps what was proposed of the others, so that nobody is put elsewhere by it', () => {
    const none = () => null
    const proposed = groupsOf(facts, [], none)
    const [one] = proposed as [Group]
    const kept = regrouped(facts, [], proposed, { ...one, label: 'Hammer' })
    expect(groupsOf(facts, kept, none).map(({ units }) => units)).toEqual(proposed.map(({ units }) => units))
  })

  test('is a paper of its owner: no longer a name than there is room for, and nobody has it after him unasked', () => {
    const schema = papersSchemaOf({ counterId: z.string(), hexId: z.string() })
    const papers = (label: string) => ({ ...NO_PAPERS, groups: [{ name: 'north', units: ['n1'], label }] })
    const allowed = ['', 'Hammer', 'x'.repeat(NAME_LETTERS), 'x'.repeat(NAME_LETTERS + 1)]
    expect(allowed.map((label) => schema.safeParse(papers(label)).success)).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(handedOn(papers('Hammer'))).toBeNull()
    expect(handedOn({ ...papers('Hammer'), forSuccessor: true })?.groups).toEqual(papers('Hammer').groups)
  })
})
