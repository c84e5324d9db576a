import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { root } from '@/lib/cli/ready.mjs'
import { game } from '@/lib/games/moscow-1941'
import type { Order } from '@/lib/games/moscow-1941/orders'
import { facts, given } from './given'

const readme = readFileSync(join(root, 'lib/cli/referee/README.md'), 'utf8')
const section = readme.slice(readme.indexOf('## Moscow 1941'))

test("the request in the referee's README is answered as it says", async () => {
  const request = JSON.parse(/<<'JSON'\n([\s\S]*?)\nJSON\n/.exec(section)![1]!)
  const position = game.readPosition(request.position)
  const [march, attack] = request.orders.map(({ order }: { order: Order }) => order)
  await given(position).when('german', march).refuses('MOS 56')
  const { events, state } = given(position).when('german', attack, request.dice).allows()
  const [thrown] = facts({ events }, 'DieThrown')
  expect(thrown).toMatchObject({ result: 'R2', column: 7 })
  expect(state.table.counters['S-19A']!.state).toBe('dispersed')
  expect(game.legal(state, 'german').map(({ order }) => order.type)).toEqual(['driveBack', 'done'])
  expect(game.ask(position, 'soviet', request.ask[0].question)).toMatchObject({ value: { supplied: true } })
})

test('it names every scenario, and schemas say what each option does', () => {
  expect(game.scenarios.filter(({ id }) => !section.includes(`\`${id}\``))).toEqual([])
  const { properties = {} } = z.toJSONSchema(game.schemas.options, { io: 'input' })
  const options = Object.entries(properties)
  expect(options.length).toBeGreaterThan(2)
  expect(options.filter(([, option]) => !(option as { description?: string }).description)).toEqual([])
})
