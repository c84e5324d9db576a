import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { judge } from '@/lib/cli/referee/judge'

const root = join(import.meta.dirname, '..', '..')
const readme = readFileSync(join(root, 'README.md'), 'utf8')

test('the request in the README is answered as the README says', () => {
  const request = /<<'JSON'\n([\s\S]*?)\nJSON\n/.exec(readme)![1]!
  const { results, answers, legal } = judge(JSON.parse(request))
  expect(results.map(({ ok }) => ok)).toEqual([false, true, true])
  expect(results[0]).toMatchObject({ cite: 'AVD 5.2', because: 'Enemy combat units hold 2617.' })
  const last = results[2]!
  expect(last.ok && last.events).toContainEqual(expect.objectContaining({ type: 'StepLost', unit: 'S-45RC' }))
  expect(answers).toMatchObject([{ value: { supplied: true } }])
  expect(legal.soviet).toEqual([expect.objectContaining({ order: { type: 'retreatUnit', unit: 'S-45RC' } })])
})

test('the commands in the README are there', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const named = [...readme.matchAll(/npm (?:run )?(?:-s )?([a-z]+)/g)].map(([, name]) => name!)
  expect(named.filter((name) => !(name in scripts) && name !== 'run')).toEqual([])
})
