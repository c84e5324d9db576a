import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const GAMES = 'components/games'
const files = [
  `${GAMES}/screens.tsx`,
  ...readdirSync(join(ROOT, GAMES)).flatMap((game) => {
    const file = `${GAMES}/${game}/preload.ts`
    return existsSync(join(ROOT, file)) ? [file] : []
  }),
]

/** What a file requires, which no compiler looks at: the module by its path from the root, and what is taken of it. */
const requiredBy = (file: string) =>
  [
    ...readFileSync(join(ROOT, file), 'utf8').matchAll(
      /(?:const \{ (\w+) \} = )?require\('([^']+)'\)(?:\.(\w+))?/g,
    ),
  ].map(([, taken, from, name]) => ({
    path: from!.startsWith('@/') ? from!.slice(2) : join(dirname(file), from!),
    name: taken ?? name,
  }))

describe.each(files)('%s', (file) => {
  test.each(requiredBy(file))('requires what there is: $name of $path', async ({ path, name }) => {
    const module: Record<string, unknown> = await import(join(ROOT, path))
    if (name) expect(module[name]).toBeDefined()
  })
})
