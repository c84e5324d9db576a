import { expect, test } from 'vitest'
import { full } from '@/lib/games/proud-monster/full'
import { on } from '@/lib/games/proud-monster/full/ruleset'
import type { State, Table } from '@/lib/games/proud-monster/full/state'
import { isAttenuated } from '@/lib/games/proud-monster/full/supply'
import { battleOf } from '@/lib/games/proud-monster/rules/14-attack'
import { odds } from '@/lib/games/proud-monster/rules/14-odds'
import { runs } from '../../../support/runs'
import { pick, seeded, shuffled } from '../../../support/seeded'
import { mobiles, wholeOdds } from './whole'
import { read } from './whole-positions'
import { gradeOf } from './whole-supply'

// All rules, read from the book a second time, slowly, against the game, wherever units are thrown together.

type Luck = () => number

/** The odds of some attack that is offered. */
function compareOdds(state: State, luck: Luck): string | null {
  const { acting: side } = state.table
  const offered = full.legal(state, side).filter(({ order }) => order.type === 'declareAttack')
  if (offered.length === 0) return null
  const { order, choose } = pick(offered, luck)
  const target = (order as unknown as { target: string }).target
  const attackers = shuffled(choose!.from, luck).slice(0, 1 + Math.floor(luck() * choose!.from.length))
  const now = on(state.table) as never
  const told = odds(now, battleOf(now, side, target, attackers))
  const { attack, defence, at } = wholeOdds(state.table, target, attackers)
  const about = `${attackers} against ${target}`
  // 9.6: whether the table of attenuated supply is asked.
  const { attackers: fighting } = battleOf(now, side, target, attackers)
  const isFar = attackers.some((unit) => gradeOf(state.table, unit) === 'attenuated')
  expect(isAttenuated(now, fighting, false), about).toBe(isFar)
  expect([told.attack, told.defence], about).toEqual([attack, defence])
  if (attack > 0 && defence > 0) expect(told.ratio, about).toBe(at)
  return String(at)
}

const mobilesIn = (state: State, { acting }: Table): string[] =>
  full
    .legal(state, acting)
    .flatMap(({ order, choose }) =>
      order.type === 'mobileAssault'
        ? [
            `${(order as { from?: string }).from} ${(order as { target?: string }).target} ${[...choose!.from].sort().join(' ')}`,
          ]
        : [],
    )
    .sort()

test('both readings agree on stacks and on odds of prepared assaults', () => {
  const seen = { positions: 0, odds: new Set<string>() }
  for (let n = 0; n < runs(160); n += 1) {
    const luck = seeded(`whole-${n}`)
    const state = read(`whole-${n}`, 'assault', luck)
    if (!state) continue
    seen.positions += 1
    const at = compareOdds(state, luck)
    if (at) seen.odds.add(at)
  }
  expect(seen.positions).toBeGreaterThan(15)
  expect(seen.odds.size).toBeGreaterThan(5)
})

test('both readings agree on mobile assaults', () => {
  let found = 0
  for (let n = 0; n < runs(160); n += 1) {
    const state = read(`mobile-${n}`, 'move', seeded(`mobile-${n}`))
    if (!state) continue
    const ours = mobiles(state.table, state.table.acting)
    expect(mobilesIn(state, state.table), `mobile-${n}`).toEqual(ours)
    found += ours.length
  }
  expect(found).toBeGreaterThan(20)
})
