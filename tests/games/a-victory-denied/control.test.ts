import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { game } from '@/lib/games/a-victory-denied'
import { board } from '@/lib/games/a-victory-denied/geometry'
import { rules } from '@/lib/games/a-victory-denied/in-force'
import { evolve } from '@/lib/games/a-victory-denied/ruleset'
import type { State } from '@/lib/games/a-victory-denied/state'
import { hexesOfFirst } from '@/lib/wargame/control-runs'
import { mapOf } from '@/lib/wargame/map'
import { seeded, seededDice } from '../../support/seeded'
import { moving, type Setting, state } from './given'

const ready = game.setUp('campaign', game.schemas.options.parse({}), seededDice(seeded('control'), []))
const read = (position: unknown) => game.readPosition(JSON.parse(JSON.stringify(position))) as State

/** A position that leaves out who controls what. */
function placed(setting: Setting): State {
  const { table, hidden } = state(setting)
  const { control: _control, ...rest } = table
  return read({ table: rest, hidden })
}

const german = (table: { control: string }) => hexesOfFirst(mapOf(rules), table.control)

describe('control of the hexes, a picture for the front line', () => {
  test('at set-up each side holds what lies nearest to it', () => {
    const west = german(ready.state.table)
    expect(west.has('3003')).toBe(true)
    for (const far of ['3555', '1042', '4749', '3327']) expect(west.has(far)).toBe(false)
  })

  test('a garrison of the front holds no corridor through the enemy’s rear', () => {
    const west = german(ready.state.table)
    // Belynichi and Berezino lie nearer to the Soviets in Mogilev than to any German.
    for (const behind of ['2713', '2710', '2209']) expect(west.has(behind)).toBe(true)
  })

  test('every counter stands in a hex of its own side', () => {
    const west = german(ready.state.table)
    const wrong = Object.entries(ready.state.table.counters).filter(
      ([id, { at }]) => board.has(at) && west.has(at) !== id.startsWith('G'),
    )
    expect(wrong).toEqual([])
  })

  test('a unit takes the hexes it passes and those that it alone holds in its zone', () => {
    const here = placed({ units: { 'G-3PZ': '2616', 'S-45RC': '2620' }, ...moving('german', ['G-3PZ']) })
    const path = ['2617', '2618']
    const { table } = evolve(here, {
      type: 'UnitMoved',
      unit: 'G-3PZ',
      from: '2616',
      path,
      normal: 0,
      road: null,
      halted: false,
    })
    const west = german(table)
    for (const hex of [...path, '2717', '2517']) expect(west.has(hex)).toBe(true)
    // 2619 lies in both zones: it stays with the side that was nearest before.
    expect(west.has('2619')).toBe(german(here.table).has('2619'))
    expect(west.has('2620')).toBe(false)
  })

  test('what has been passed stays taken when the unit is gone', () => {
    const here = placed({ units: { 'G-3PZ': '2616', 'S-45RC': '2630' }, ...moving('german', ['G-3PZ']) })
    const moved = evolve(here, {
      type: 'UnitMoved',
      unit: 'G-3PZ',
      from: '2616',
      path: ['2617', '2618', '2619', '2620', '2621', '2622', '2623', '2624', '2625', '2626'],
      normal: 0,
      road: null,
      halted: false,
    })
    const lost = evolve(moved, { type: 'StepLost', unit: 'G-3PZ', to: 'eliminated', why: 'zoc' })
    expect(german(here.table).has('2626')).toBe(false)
    expect(german(lost.table).has('2626')).toBe(true)
  })

  test('a written position keeps it, and one that leaves it out has the nearest side', () => {
    const here = placed({ units: { 'G-3PZ': '2616', 'S-45RC': '2630' } })
    const other = { ...here, table: { ...here.table, control: '100.5' } }
    expect(read(game.writePosition(other)).table.control).toBe('100.5')
    const { control: _control, ...table } = here.table
    expect(read({ table }).table.control).toBe(here.table.control)
  })

  test('no rule, no order and no computer player reads it', () => {
    const root = join(import.meta.dirname, '../../../lib/games/a-victory-denied')
    const readers = ['rules', 'orders', 'steps', 'computer', 'answers', 'data']
      .flatMap((folder) =>
        readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((f) => join(folder, f)),
      )
      .filter((file) => file.endsWith('.ts'))
      .filter((file) =>
        /[./{,]\s*control\b/.test(
          readFileSync(join(root, file), 'utf8').replace(
            /\/\*[\s\S]*?\*\/|\/\/.*$|'[^'\n]*of control[^'\n]*'/gm,
            '',
          ),
        ),
      )
    expect(readers).toEqual([])
  })
})
