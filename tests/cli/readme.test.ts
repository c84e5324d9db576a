import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { judge } from '@/lib/cli/referee/judge'

const root = join(import.meta.dirname, '..', '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const readme = read('README.md')
const referee = read('lib/cli/referee/README.md')

test("the request in the referee's README is answered as it says", () => {
  const request = /<<'JSON'\n([\s\S]*?)\nJSON\n/.exec(referee)![1]!
  const { results, answers, legal } = judge(JSON.parse(request))
  expect(results.map(({ ok }) => ok)).toEqual([false, true, true])
  expect(results[0]).toMatchObject({ cite: 'AVD 5.2', because: 'Enemy combat units hold 2617.' })
  const last = results[2]!
  expect(last.ok && last.events).toContainEqual(expect.objectContaining({ type: 'StepLost', unit: 'S-45RC' }))
  expect(answers).toMatchObject([{ value: { supplied: true } }])
  expect(legal.soviet).toEqual([expect.objectContaining({ order: { type: 'retreatUnit', unit: 'S-45RC' } })])
})

test('the commands in the README are there', () => {
  const { scripts } = JSON.parse(read('package.json')) as {
    scripts: Record<string, string>
  }
  const named = [...`${readme}${referee}`.matchAll(/npm (?:run )?(?:-s )?([a-z]+)/g)].map(([, name]) => name!)
  expect(named.filter((name) => !(name in scripts) && name !== 'run')).toEqual([])
})

test('every variable stands in the one table of them, and nothing else does', () => {
  const known = [...read('.env.example').matchAll(/^# ?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name!)
  const table = readme.slice(readme.indexOf('## Variables'), readme.indexOf('## Sign-in'))
  const named = [...table.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name!)
  const others = known.filter((name) => /^(GOOGLE|DISCORD)_/.test(name))
  expect([...named, ...others].sort()).toEqual([...known].sort())
})

test('what the README links to is there', () => {
  const anchors = [...readme.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title!
      .toLowerCase()
      .replace(/[^a-z0-9 -]/g, '')
      .replaceAll(' ', '-'),
  )
  const links = [...readme.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link!)
  expect(links.filter((link) => link.startsWith('#') && !anchors.includes(link.slice(1)))).toEqual([])
  expect(links.filter((link) => !/^(#|https:)/.test(link) && !existsSync(join(root, link)))).toEqual([])
})
