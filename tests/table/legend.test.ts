import { describe, expect, test } from 'vitest'
import { sheet as smolensk } from '@/components/games/a-victory-denied/sheet'
import { sheet as moscow } from '@/components/games/moscow-1941/sheet'
import { BARE } from '@/components/map/bare-scene'
import type { Scene } from '@/components/map/scene'
import { makeWorld } from '@/components/map/world'
import { marksWith, openPlace } from '@/components/wargame/legend/marks'
import { printedOn } from '@/components/wargame/legend/printed'
import type { Piece } from '@/components/wargame/port'
import { LANGUAGES } from '@/lib/words/language'
import { catalogueOf } from '../support/catalogues'

const piece = (side: 'west' | 'east'): Piece => ({
  ...{ id: side, hex: '', badge: null },
  face: {
    ...{ key: side, side, symbol: 'infantry', mark: '', name: '', strength: '1-1' },
    ...{ reduced: false, steps: 1, box: '' },
  },
})

describe.each([
  ['a-victory-denied', smolensk, ['swamp', 'hill', 'river-wide', 'source']],
  ['moscow-1941', moscow, ['rail', 'highway', 'water', 'line-rampart']],
] as const)('the legend of %s', (game, sheet, some) => {
  const printed = printedOn(sheet, makeWorld(sheet.lattice, sheet.edge))
  const shown = {
    own: piece('west'),
    foe: piece('east'),
    stars: true,
    bare: ['minor', 'major'],
    strip: { x: 1, y: 1 },
  } as const
  const marks = marksWith(openPlace(sheet), shown)
  const keys = [...printed, ...marks].map(({ key }) => key)

  test('shows each thing once, and what is printed on this sheet alone', () => {
    expect(new Set(keys).size).toBe(keys.length)
    for (const key of ['clear', 'woods', 'river', 'road', 'town', ...some]) expect(keys).toContain(key)
    expect(keys).not.toContain('sea')
  })

  test('shows all that a scene may mark', () => {
    const shown = (part: keyof Scene) =>
      marks.some(
        ({ scene }) =>
          JSON.stringify(scene[part]) !== JSON.stringify(BARE[part]) || scene[part] instanceof Set,
      )
    const parts: (keyof Scene)[] = [
      'counters',
      'tokens',
      'choices',
      'path',
      'arrows',
      'zones',
      'tints',
      'lines',
    ]
    for (const part of [...parts, 'west', 'looked', 'cursor', 'flash'] as const)
      expect(shown(part), part).toBe(true)
  })

  test('tells of strips where armies have them alone', () => {
    const without = marksWith(openPlace(sheet), { ...shown, strip: null }).map(({ key }) => key)
    expect(marks.map(({ key }) => key).filter((key) => !without.includes(key))).toEqual(['strip'])
    expect(marks.find(({ key }) => key === 'strip')?.scene.drawBeneath).toBeDefined()
  })

  test.each(LANGUAGES)('says it in %s', async (language) => {
    const { screen } = await catalogueOf(game, language)
    for (const key of keys) expect(Object.hasOwn(screen, `legend.${key}`), key).toBe(true)
  })
})
