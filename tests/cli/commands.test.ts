import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs the referee as `npm run -s referee` does. */
function referee(input: string, ...args: string[]) {
  const { status, stdout } = spawnSync(process.execPath, ['lib/cli/run.mjs', 'referee', ...args], {
    cwd: root,
    input,
    encoding: 'utf8',
  })
  return { status, answer: JSON.parse(stdout) }
}

const empty = { game: 'a-victory-denied', position: {} }

test('one request has one answer', () => {
  const { status, answer } = referee(JSON.stringify(empty))
  expect(status).toBe(0)
  expect(answer).toMatchObject({ results: [], views: {}, answers: [], legal: {} })
})

test('an array of requests has an array of answers, the bad ones in their place', () => {
  const { status, answer } = referee(JSON.stringify([empty, { ...empty, game: 'chess' }, empty]))
  expect(status).toBe(2)
  expect(answer).toEqual([
    expect.objectContaining({ results: [] }),
    { error: expect.stringContaining('chess'), path: '1.game' },
    expect.objectContaining({ results: [] }),
  ])
})

test('what is no request ends with 2 and says what is wrong', () => {
  expect(referee('{"game":')).toEqual({
    status: 2,
    answer: { error: expect.stringMatching(/^this is no JSON/), path: '' },
  })
  expect(referee(JSON.stringify({ ...empty, dice: 'six' }))).toMatchObject({
    status: 2,
    answer: { path: 'dice' },
  })
  expect(referee('', '--help').status).toBe(2)
})

test('the schema of a game is printed, that of no game is not', () => {
  const { status, answer } = referee('', '--schema', 'a-victory-denied')
  expect(status).toBe(0)
  expect(Object.keys(answer)).toEqual(['position', 'order', 'event', 'question', 'answer', 'view'])
  expect(referee('', '--schema', 'chess')).toMatchObject({ status: 2, answer: { path: '--schema' } })
})
