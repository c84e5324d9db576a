import { describe, expect, test } from 'vitest'
import { on } from '@/components/games/proud-monster/level'
import { entered, enteredBy } from '@/lib/games/proud-monster/computer/reach'
import { full } from '@/lib/games/proud-monster/full'
import { factsAt } from '@/lib/games/proud-monster/full/staff'
import { mapOf } from '@/lib/wargame/map'
import { qualityOf } from '@/lib/wargame/staff/line'
import { turnOf } from '../../../bench/staff-taps'

const NOW = new Map()
const VINNITSA = '2402S'

describe('what lies behind the holes of a line', () => {
  const at = on(full.view(turnOf('soviet', '3.1'), 'soviet').table as never)
  const facts = factsAt(at, 'soviet')

  test('is an empty place that counts, though the enemy comes there by other holes too (4.5, 12.1)', () => {
    expect(at.rules.board.areAdjacent('2301S', VINNITSA)).toBe(true)
    // Both together leave it open, as panzers go round them.
    expect(qualityOf(facts, ['2301S', '2500S'], NOW)).toEqual({
      holes: [['2301S'], ['2500S']],
      through: [VINNITSA],
    })
    expect(facts.bare(NOW, ['2301S'])).toEqual([VINNITSA])
  })

  test('is no place where somebody stands, nor one that is nearer by another way (4.5)', () => {
    // Kiev is held, and nobody goes to Vinnitsa by way of the hole before it.
    expect(qualityOf(facts, ['2827N'], NOW)).toEqual({ holes: [['2827N']], through: [] })
    expect(facts.bare(NOW)).toContain(VINNITSA)
  })

  test('is among what is entered at all, and holes that are no holes have nothing behind them', () => {
    const comes = entered(at, 'soviet')
    for (const hex of [...comes].slice(0, 40)) {
      const behind = enteredBy(at, 'soviet', [mapOf(at.rules).hexes[hex]!])
      expect(behind.has(hex)).toBe(true)
      expect([...behind].filter((one) => !comes.has(one))).toEqual([])
    }
    const far = mapOf(at.rules).hexes.find((hex) => !comes.has(mapOf(at.rules).numberOf(hex)))!
    expect(enteredBy(at, 'soviet', [far]).size).toBe(0)
  })
})

test('whoever is seen comes nowhere else than he could; one beneath him may go farther (14.7, 12.1)', () => {
  const state = turnOf('soviet', '3.1')
  const seen = entered(on(full.view(state, 'soviet').table as never), 'soviet')
  const all = entered(on(state.table as never), 'soviet')
  expect([...seen].filter((hex) => !all.has(hex))).toEqual([])
  expect(all.size).toBeGreaterThan(seen.size)
})
