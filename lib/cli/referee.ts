import { text } from 'node:stream/consumers'
import { judge } from './referee/judge'
import { BadRequest, gameOf, type Path } from './referee/request'
import { schemasOf } from './referee/schemas'

/**
 * `npm run -s referee`: reads one JSON request, or an array of them, on standard input and prints the answer.
 * `npm run -s referee -- --schema GAME` prints what positions, orders and the rest of a game look like.
 */
const written = (path: Path) => path.map(String).join('.')

let misunderstood = false
const complaint = (error: unknown, prefix: Path): { error: string; path: string } => {
  if (!(error instanceof BadRequest)) throw error
  misunderstood = true
  return { error: error.message, path: written([...prefix, ...error.path]) }
}

function guarded<Result>(prefix: Path, work: () => Result) {
  try {
    return work()
  } catch (error) {
    return complaint(error, prefix)
  }
}

function parsed(source: string): unknown {
  try {
    return JSON.parse(source)
  } catch (error) {
    throw new BadRequest(`this is no JSON: ${error instanceof Error ? error.message : ''}`, [])
  }
}

async function answer(args: readonly string[]): Promise<unknown> {
  if (args[0] === '--schema') return guarded([], () => schemasOf(gameOf(args[1] ?? '', ['--schema'])))
  if (args.length > 0)
    return guarded([], () => {
      throw new BadRequest('give a request on standard input, or --schema GAME', [args[0]!])
    })
  const source = await text(process.stdin)
  return guarded([], () => {
    const json = parsed(source)
    return Array.isArray(json) ? json.map((one, n) => guarded([n], () => judge(one))) : judge(json)
  })
}

const answered = JSON.stringify(await answer(process.argv.slice(2)))
// 2: the request, or one of an array, was not understood; the others are answered all the same.
process.exitCode = misunderstood ? 2 : 0
process.stdout.write(`${answered}\n`)
