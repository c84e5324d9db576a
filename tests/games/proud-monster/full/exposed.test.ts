import { describe, expect, test } from 'vitest'
import { on } from '@/components/games/proud-monster/level'
import { exposure, perils } from '@/components/games/proud-monster/ways'
import { perilsWith } from '@/components/wargame/turn/perils'
import { full } from '@/lib/games/proud-monster/full'
import { type Coming, comingAgainst } from '@/lib/games/proud-monster/full/exposed'
import { foreseen } from '@/lib/games/proud-monster/full/foreseen'
import { wholeOf } from '@/lib/games/proud-monster/full/situation'
import type { Side, State } from '@/lib/games/proud-monster/full/state'
import { battleOf } from '@/lib/games/proud-monster/rules/14-attack'
import { asNextMove } from '@/lib/games/proud-monster/rules/next-move'
import type { Situation } from '@/lib/games/proud-monster/situation'
import { opponent } from '@/lib/games/proud-monster/state'
import { combatUnitsAt } from '@/lib/wargame/occupancy'
import { play } from '../../../support/game-suite/play'
import { inEnglish } from '../untold'
import { ASSAULT, position, type Setting, tried } from './given'
import { whole } from './suite'

const HEX = '4007S'

/** A table as the German sees it, with a division of his. */
const seen = (units: Setting['units'], more: Setting = {}): Situation => {
  const state = position({ ...ASSAULT, ...more, units: { 'DE-ID-1': HEX, ...units } })
  return on(full.view(state, 'german').table as never)
}
const mostOf = ({ most, then }: Coming) => foreseen(wholeOf(then)!, most).most
/** The most that may come upon it. */
function coming(units: Setting['units'], goes: boolean, more: Setting = {}) {
  const found = comingAgainst(asNextMove(seen(units, more), 'soviet'), HEX, 'soviet', goes)
  if (!found) return null
  const { attack, ladder } = mostOf(found)
  return { attack, keys: ladder.map(({ key }) => key) }
}

/** One beside the hex, others beneath it, and some who stand two and more hexes off. */
const TOP = tried('SU-RD-001', '4106S', '3-4')
const BENEATH = { ...tried('SU-RD-002', '4106S', '3-3'), ...tried('SU-RD-003', '4106S', '3-3') }
const FAR = { ...tried('SU-RD-004', '4206S', '3-3'), ...tried('SU-RD-005', '4206S', '3-3') }

describe('what may come upon a hex', () => {
  test('is more with those who lie beneath a top that is seen beside it (14.7)', () => {
    expect(coming(TOP, false)!.attack).toBe(3)
    expect(coming({ ...TOP, ...BENEATH }, false)!.attack).toBe(9)
    // One of those whom nobody sees lies beneath the other top at least.
    const other = { ...tried('SU-RD-006', '5116N', '3-3'), ...tried('SU-RD-007', '5116N', '3-3') }
    expect(coming({ ...TOP, ...BENEATH, ...other }, false)!.attack).toBe(9)
  })

  test('is more with those who can come up, seen or beneath a top (12.1, 14.7)', () => {
    expect(coming({ ...TOP, ...FAR }, false)!.attack).toBe(3)
    expect(coming({ ...TOP, ...FAR }, true)!.attack).toBe(9)
    expect(coming(FAR, false)).toBeNull()
    // Nobody comes from as far as this.
    const off = { ...tried('SU-RD-004', '5116N', '3-3'), ...tried('SU-RD-005', '5116N', '3-3') }
    expect(coming({ ...TOP, ...off }, true)!.attack).toBe(3)
  })

  test('comes from as many sides as it can (14.14)', () => {
    const all = { ...TOP, ...tried('SU-RD-002', '4107S', '3-3'), ...tried('SU-RD-004', '4006S', '3-3') }
    expect(coming(all, false)!.keys).not.toContain('odds-concentric')
    expect(coming(all, true)!.keys).toContain('odds-concentric')
  })

  test('is not spared because the hex was attacked just now (14.4)', () => {
    expect(coming(TOP, false, { attacked: [HEX] })!.attack).toBe(3)
  })

  test('is told of an advance as the enemy stands, and with all who can come up', () => {
    const told = (units: Setting['units']) =>
      perilsWith(
        { ...perils, advance: () => ({ units: ['DE-ID-1'], hex: HEX }) },
        exposure,
        asNextMove,
        seen(units),
        { offer: {} as never, order: { type: 'advanceUnits' } as never, hexes: [] },
      ).map(({ key, params }) => inEnglish.own(key, params))
    expect(told({ ...TOP, ...FAR })).toEqual(['may be attacked at 1:3 as they stand, 2:1 if all come up'])
    expect(told(FAR)).toEqual(['may be attacked at 1:1 if all come up'])
    expect(told(TOP)).toEqual(['may be attacked at 1:3 as they stand'])
    expect(told({})).toEqual([])
  })

  test('holds whatever then comes by land: no attack on the same defenders is better', () => {
    let attacks = 0
    for (const [scenario, seed] of [
      ['smolensk', 'exposed-a'],
      ['smolensk', 'exposed-b'],
      ['smolensk', 'exposed-c'],
    ] as const) {
      /** The table as the other side left it, and as this one has it. */
      let left: State | null = null
      let last: State | null = null
      play(whole, {
        ...{ scenario, seed },
        watch({ before, side, order }) {
          if (last && last.table.acting !== before.table.acting) left = last
          last = before
          if (order.type !== 'declareAttack' || !left || side !== before.table.acting) return
          const { target, attackers } = order as { target: string; attackers: readonly string[] }
          const enemy = opponent(side) as Side
          const then = asNextMove(on(full.view(left, enemy).table as never), side)
          const now = on(before.table as never)
          const stand = (at: Situation) =>
            combatUnitsAt(at, target, enemy).map((unit) => [unit, at.open.counters[unit]!.lost])
          if (JSON.stringify(stand(then)) !== JSON.stringify(stand(now))) return
          // Who was not on the map, or comes by air or sea, is not in it.
          const onMap = (unit: string) => then.rules.board.has(left!.table.counters[unit]!.at)
          if (!attackers.every(onMap)) return
          const real = foreseen(wholeOf(now)!, battleOf(now, side, target, attackers)).most
          attacks += 1
          const found = comingAgainst(then, target, side, true)
          expect(found && mostOf(found).ratio, `${scenario} ${seed} ${target}`).toBeGreaterThanOrEqual(
            real.ratio,
          )
        },
      })
    }
    expect(attacks).toBeGreaterThan(10)
  })
})
