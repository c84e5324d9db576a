import { describe, expect, test } from 'vitest'
import { turnOf } from '@/tests/bench/staff-taps'
import { Thumb } from '@/tests/support/thumb'

describe('a player turn that is led through the stations of a staff', () => {
  test('comes to its end by lawful orders, the same each time, and costs a tap for each thing touched', () => {
    const once = () => new Thumb(turnOf('soviet', '3.1'), 'soviet', 'taps', 0.15).play()
    const thumb = once()
    expect(thumb.state.table).toMatchObject({ turn: 3, couplet: 2, acting: 'german' })
    expect(thumb.gone).toBeGreaterThan(50)
    expect(thumb.proposed).toBeGreaterThan(30)
    expect(thumb.changed).toBeGreaterThan(0)
    expect(thumb.all).toBeLessThanOrEqual(120)
    expect(once().taps).toEqual(thumb.taps)
  })

  test('costs more taps the more of its proposals are changed', () => {
    const taps = (share: number) =>
      new Thumb(turnOf('soviet', '3.1'), 'soviet', 'taps', share).play().taps.armies
    expect(taps(0.5)).toBeGreaterThan(taps(0))
  })
})
