import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { say } from '@/lib/games/a-victory-denied/say'
import { isDraw, throwWords } from '@/lib/games/a-victory-denied/throws'

const FOLDER = 'lib/games/a-victory-denied'
const told = (purpose: string) => say(throwWords(purpose))

/** What the purposes in the code begin with. */
const kinds = new Set(
  [...readdirSync(`${FOLDER}/steps`).map((file) => `steps/${file}`), 'set-up.ts'].flatMap((file) =>
    [...readFileSync(`${FOLDER}/${file}`, 'utf8').matchAll(/[`'](\w+)\/(?:\$\{|\d)/g)].map(
      ([, kind]) => kind!,
    ),
  ),
)

describe('what a throw was for', () => {
  test('is told in words', () => {
    expect(told('combat/1/1/3017/0')).toBe('Attack on Shklov (3017)')
    expect(told('combat/3/2/3017/1')).toBe('Attack on Shklov (3017), thrown again')
    expect(told('cup/2/0')).toBe('Chit 1 from the cup')
    expect(told('artillery/4')).toBe('Number of artillery attacks')
    expect(told('artillery/4/2612')).toBe('Artillery at 2612')
    expect(told('setup/minor/3321')).toBe('VP chit dealt to 3321')
  })

  test('tells draws of a piece from dice', () => {
    expect([...kinds].filter(isDraw).sort()).toEqual(['arrival', 'cup', 'elite', 'setup', 'vpbox'])
  })

  test('is told of every throw that the game makes', () => {
    expect([...kinds].sort()).toEqual(
      [
        'arrival',
        'artillery',
        'combat',
        'cup',
        'directive',
        'elite',
        'escape',
        'setup',
        'stars',
        'vpbox',
      ].sort(),
    )
    for (const kind of [...kinds, 'rocket', 'bomber'])
      expect(told(`${kind}/1/3017/2/0`), kind).not.toMatch(/[/{]|undefined|NaN/)
  })
})
