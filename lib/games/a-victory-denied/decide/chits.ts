import { activateGroup, activateHqs, openCorps } from '../flow/command'
import { no } from '../no'
import { availableChits, chitCount } from '../rules/07-command'
import { onMapHqs } from '../rules/occupancy'
import { dueOf } from '../state'
import type { OrderRule } from './order-rule'

/** Chits that are chosen more often than they are there. */
function surplus(chosen: readonly string[], available: readonly string[]): string | undefined {
  const left = [...available]
  return chosen.find((chit) => {
    const at = left.indexOf(chit)
    if (at < 0) return true
    left.splice(at, 1)
    return false
  })
}

export const chooseChits: OrderRule<'chooseChits'> = {
  cite: 'AVD 4.1.1',
  steps: ['chits'],
  check: (state, side, { chits }) => {
    if (state.hidden.chosen[side]) return no('AVD 7.1.2', 'chits-chosen')
    const wanted = chitCount(state.table, side)
    if (chits.length !== wanted) return no('AVD 7.1.2', 'chits-count', { wanted, given: chits.length })
    const chit = surplus(chits, availableChits(state.table, side))
    return chit === undefined ? null : no('AVD 7.1.1', 'chit-unavailable', { chit })
  },
  carryOut: (run, { chits }, side) => {
    run.add({ type: 'ChitsChosen', side, chits: [...chits].sort() })
  },
  list: (state, side) => {
    if (state.hidden.chosen[side]) return []
    const count = chitCount(state.table, side)
    const from = availableChits(state.table, side)
    return [{ order: { type: 'chooseChits' }, choose: { field: 'chits', from, min: count, max: count } }]
  },
}

/** 7.2.2: the drawn chit goes back among the others and Guderian is played. */
export const trump: OrderRule<'trump'> = {
  cite: 'AVD 7.2.2c',
  steps: ['trump'],
  check: () => null,
  carryOut: (run) => {
    const { chit } = dueOf(run.table, 'trump')!
    run.done()
    run.done()
    run.add({ type: 'Trumped', chit })
    run.plan({ step: 'play', chit: 'G-GUDERIAN' })
  },
  list: () => [{ order: { type: 'trump' } }],
}

export const chooseHq: OrderRule<'chooseHq'> = {
  cite: 'AVD 7.2.2b',
  steps: ['hq'],
  check: ({ table }, side, { hq }) =>
    onMapHqs(table, side).includes(hq) ? null : no('AVD 7.2.2b', 'hq-not-on-map', { unit: hq }),
  carryOut: (run, { hq }) => {
    const { chit, side } = dueOf(run.table, 'hq')!
    run.done()
    activateHqs(run, chit, side, hq)
  },
  list: ({ table }, side) => onMapHqs(table, side).map((hq) => ({ order: { type: 'chooseHq', hq } })),
}

export const activateCorps: OrderRule<'activateCorps'> = {
  cite: 'AVD 7.4.2',
  steps: ['corps'],
  check: ({ table }, _side, { unit }) => {
    const open = openCorps({ table }, dueOf(table, 'corps')!)
    return open.some(({ chains }) => chains.some((chain) => chain.includes(unit)))
      ? null
      : no('AVD 7.4.2', 'corps-not-open', { unit })
  },
  carryOut: (run, { unit }) => {
    const due = dueOf(run.table, 'corps')!
    const step = { ...due, chosen: [...due.chosen, unit] }
    run.add({ type: 'StepChanged', step })
    if (openCorps(run, step).length === 0) activateGroup(run, step)
  },
  list: ({ table }) =>
    openCorps({ table }, dueOf(table, 'corps')!).flatMap(({ chains }) =>
      chains.map((chain) => ({ order: { type: 'activateCorps', unit: chain[0]! } })),
    ),
}
