import { expect, test } from 'vitest'
import { full } from '@/lib/games/proud-monster/full'
import type { Event } from '@/lib/games/proud-monster/full/events'
import type { Order } from '@/lib/games/proud-monster/full/orders'
import type { Side, State } from '@/lib/games/proud-monster/full/state'
import { refused } from '@/lib/kernel/decision'
import { runs } from '../../../support/runs'
import { pick, seeded, seededDice, shuffled } from '../../../support/seeded'
import { unitsIn } from './units'
import { wholeOdds } from './whole'
import { asked, lossFaults, retreats } from './whole-losses'
import { read } from './whole-positions'

// Losses under all rules, read from the book a second time, against the game: by the choices of both sides, as they come.

type Luck = () => number

function carriedOut(state: State, side: Side, order: Order, luck: Luck): { state: State; events: Event[] } {
  const decision = full.decide(state, { side, order, dice: seededDice(luck, []) })
  if (refused(decision)) throw new Error(`${JSON.stringify(order)}: ${JSON.stringify(decision)}`)
  return { state: decision.yes.reduce(full.evolve, state), events: [...decision.yes] }
}

/** One assault to the end of its losses; what came about, or null where nobody can attack. */
function assault(before: State, luck: Luck, about: string) {
  const { acting: side } = before.table
  const offered = full.legal(before, side).filter(({ order }) => order.type === 'declareAttack')
  if (offered.length === 0) return null
  const { order, choose } = pick(offered, luck)
  const { target } = order as unknown as { target: string }
  const attackers = shuffled(choose!.from, luck).slice(0, 2 + Math.floor(luck() * choose!.from.length))
  const declared = { ...order, attackers } as unknown as Order
  if (full.check(before, side, declared) !== null) return null
  const defenders = unitsIn(before.table, target)
  let { state, events } = carriedOut(before, side, declared, luck)
  while (state.table.agenda.at(-1)?.step === 'losses') {
    const { side: payer, due } = state.table.agenda.at(-1) as { side: Side; due: number }
    const legal = full.legal(state, payer)
    const offers = legal.flatMap((one) => (one.order.type === 'retreatUnits' ? [String(one.order.hex)] : []))
    const left = defenders.filter((unit) => state.table.counters[unit]!.at === target)
    const mayGo = payer === 'german' && side === 'soviet' && due === 1
    expect(offers, about).toEqual(mayGo ? retreats(state.table, left, target) : [])
    const entry = pick(legal, luck)
    const unit = entry.choose && pick(entry.choose.from, luck)
    const next = carriedOut(state, payer, { ...entry.order, ...(unit && { unit }) } as unknown as Order, luck)
    state = next.state
    events = [...events, ...next.events]
  }
  return { target, attackers, defenders, after: state.table, events }
}

test('both readings agree on losses', () => {
  const seen = { battles: 0, retreats: 0, halves: 0, thrown: 0 }
  for (let n = 0; n < runs(220); n += 1) {
    const luck = seeded(`losses-${n}`)
    const before = read(`losses-${n}`, 'assault', luck)
    const fought = before && assault(before, luck, `losses-${n}`)
    if (!fought) continue
    const { table } = before
    const { target, attackers, defenders, after, events } = fought
    const { at } = wholeOdds(table, target, attackers)
    const thrown = events.find((event) => event.type === 'SupplyThrown')
    const result = events.find((event) => event.type === 'BattleResolved')!
    const owed = asked(table, target, attackers, at - (thrown?.columns ?? 0), result.face ?? 1)
    const hasGone = events.some((event) => event.type === 'Retreated')
    const about = `losses-${n}: ${attackers} against ${defenders} in ${target}, ${JSON.stringify(owed)}`
    expect(lossFaults(table, after, attackers, owed.attacker, true), about).toEqual([])
    expect(lossFaults(table, after, defenders, owed.defender - Number(hasGone), false), about).toEqual([])
    seen.battles += 1
    seen.retreats += Number(hasGone)
    seen.thrown += Number(thrown !== undefined)
    seen.halves += Number([...attackers, ...defenders].some((unit) => /^SU-(CD|RB|TB|MRB)/.test(unit)))
  }
  expect(seen.battles).toBeGreaterThan(12)
  for (const count of [seen.retreats, seen.halves, seen.thrown]) expect(count).toBeGreaterThan(0)
})
