import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hexesOfFirst, readControl, writeControl } from '@/lib/wargame/control-runs'
import { controlAfter, firstControl } from '@/lib/wargame/front'
import { at, map } from './small-map'

const column = (hex: number) => Number(map.hexes[hex]!.slice(0, 2))
const nothing = { held: new Uint8Array(map.hexes.length), zone: new Uint8Array(map.hexes.length) }
const allSecond = writeControl(nothing.held)

describe('control of hexes', () => {
  test('is the same after it was written and read', () => {
    const masks = fc.array(fc.constantFrom(0, 1), {
      minLength: map.hexes.length,
      maxLength: map.hexes.length,
    })
    fc.assert(
      fc.property(masks, (mask) => {
        expect([...readControl(map, writeControl(Uint8Array.from(mask)))]).toEqual(mask)
      }),
    )
    expect(writeControl(map.maskOf(['0101', '0102', '0103']))).toBe('3.32')
    expect(hexesOfFirst(map, '0.34.1')).toEqual(new Set(['0705']))
  })

  test('begins with the nearest, and nobody reaches behind the other', () => {
    const control = hexesOfFirst(map, firstControl(map, [at('0203'), at('0603')], column))
    expect(control.has('0103')).toBe(true)
    expect(control.has('0303')).toBe(true)
    expect(control.has('0503')).toBe(false)
    const garrison = hexesOfFirst(map, firstControl(map, [at('0303'), at('0201', '0603')], column))
    expect(garrison.has('0203')).toBe(true)
  })

  test('goes to whoever passes, stands or alone has a zone', () => {
    const passed = { hexes: ['0303', '0403'], byFirst: true }
    const held = { held: map.maskOf(['0101']), zone: map.maskOf(['0102', '0701']) }
    const other = { held: map.maskOf(['0403']), zone: map.maskOf(['0701']) }
    const control = hexesOfFirst(map, controlAfter(map, allSecond, passed, [held, other]))
    expect([...control].sort()).toEqual(['0101', '0102', '0303'])
  })

  test('stays where both have a zone, or neither', () => {
    const both = { held: nothing.held, zone: map.maskOf(['0303']) }
    expect(controlAfter(map, allSecond, null, [both, both])).toBe(allSecond)
    const first = writeControl(map.maskOf(['0303']))
    expect(controlAfter(map, first, null, [both, both])).toBe(first)
    expect(controlAfter(map, first, null, [nothing, nothing])).toBe(first)
  })
})
