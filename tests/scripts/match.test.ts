import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nameOf } from '../support/game-suite/suite'
import { LEVELS, SUITES, sourceOf } from '../support/suites'

const offered = [...SUITES, ...LEVELS].filter(({ game }) => game.id !== 'toy')

test.each(offered.map((suite) => [nameOf(suite), suite] as const))(
  'the computer of another build is that of the level that is played: %s',
  async (_name, suite) => {
    const { game } = await import(join(process.cwd(), sourceOf(suite)))
    const scenarios = game.scenarios.map(({ id }: { id: string }) => id)
    expect(scenarios).toEqual(expect.arrayContaining(suite.game.scenarios.map(({ id }) => id)))
  },
)
