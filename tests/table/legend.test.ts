import { describe, expect, test } from 'vitest'
import { CATALOGUES as AVD } from '@/components/games/a-victory-denied/catalogues'
import { sheet as smolensk } from '@/components/games/a-victory-denied/sheet'
import { CATALOGUES as MOSCOW } from '@/components/games/moscow-1941/catalogues'
import { sheet as moscow } from '@/components/games/moscow-1941/sheet'
import { makeWorld } from '@/components/map/world'
import { marksWith, openPlace } from '@/components/wargame/legend/marks'
import { printedOn } from '@/components/wargame/legend/printed'
import type { Piece } from '@/components/wargame/port'

const piece = (side: 'west' | 'east'): Piece => ({
  ...{ id: side, hex: '', badge: null },
  face: {
    ...{ key: side, side, symbol: 'infantry', mark: '', name: '', strength: '1-1' },
    ...{ reduced: false, steps: 1, box: '' },
  },
})

describe.each([
  ['a-victory-denied', smolensk, AVD, ['swamp', 'hill', 'river-wide', 'source']],
  ['moscow-1941', moscow, MOSCOW, ['rail', 'highway', 'water', 'line-rampart']],
] as const)('the legend of %s', (_game, sheet, catalogues, some) => {
  const printed = printedOn(sheet, makeWorld(sheet.lattice, sheet.edge))
  const marks = marksWith(openPlace(sheet), { own: piece('west'), foe: piece('east'), stars: true })
  const keys = [...printed, ...marks].map(({ key }) => key)

  test('shows each thing once, and what is printed on this sheet alone', () => {
    expect(new Set(keys).size).toBe(keys.length)
    for (const key of ['clear', 'woods', 'river', 'road', 'town', ...some]) expect(keys).toContain(key)
    expect(keys).not.toContain('sea')
  })

  test('says it in both languages', () => {
    for (const { screen } of Object.values(catalogues))
      for (const key of keys) expect(Object.hasOwn(screen, `legend.${key}`), key).toBe(true)
  })
})
