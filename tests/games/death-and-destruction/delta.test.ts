import { describe, expect, test } from 'vitest'
import { DIFFERENCES, events, orders, rules, steps } from '@/lib/games/death-and-destruction/ruleset'
import { events as parentEvents } from '@/lib/games/proud-monster/full/events'
import { orders as parentOrders } from '@/lib/games/proud-monster/full/orders'
import { rules as parentRules } from '@/lib/games/proud-monster/full/ruleset'
import { steps as parentSteps } from '@/lib/games/proud-monster/full/steps'
import { differences } from '@/lib/wargame/extend'

/** A difference as one line: what of which table is replaced, and what is added. */
const told = ([cite, parts]: (typeof DIFFERENCES)[number]): string => {
  const of = Object.entries(parts).flatMap(([part, { replace = {}, add = {} }]) => [
    ...Object.keys(replace).map((name) => `${part}.${name}`),
    ...Object.keys(add).map((name) => `+${part}.${name}`),
  ])
  return `${cite}: ${of.join(' ')}`
}

describe('the whole delta', () => {
  test('by the numbers of the rules, to be read beside the book', () => {
    expect(
      DIFFERENCES.map(told).sort((a, b) => a.localeCompare(b, 'en', { numeric: true })),
    ).toMatchSnapshot()
  })

  test('takes nothing away from the parent', () => {
    for (const [base, other] of [
      [parentRules, rules],
      [parentOrders, orders],
      [parentSteps, steps],
      [parentEvents, events],
    ])
      expect(differences(base!, other!).gone).toEqual([])
  })

  test('is all that is otherwise: nothing is replaced but by a rule of the book', () => {
    const named = (part: string) =>
      DIFFERENCES.flatMap(([, parts]) =>
        Object.keys((parts as Record<string, { replace?: object }>)[part]?.replace ?? {}),
      )
    expect(differences(parentSteps, steps).replaced.filter((name) => !named('steps').includes(name))).toEqual(
      [],
    )
    expect(
      differences(parentEvents, events).replaced.filter((name) => !named('events').includes(name)),
    ).toEqual([])
    // What is finished by `done` are more steps.
    expect(
      differences(parentOrders, orders).replaced.filter((name) => !named('orders').includes(name)),
    ).toEqual(['done'])
    const replaced = differences(parentRules, rules).replaced.filter((name) => !named('rules').includes(name))
    expect(replaced).toEqual([])
  })
})
