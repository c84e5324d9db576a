import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const root = fileURLToPath(new URL('..', import.meta.url))
const files = readdirSync(`${root}tests`, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.test\.tsx?$/.test(path))
  .map((path) => `tests/${path.replaceAll('\\', '/')}`)
/** A file that puts another module in the place of one must find none that was loaded before. */
const mocking = files.filter((path) => readFileSync(`${root}${path}`, 'utf8').includes('vi.mock('))

/** What takes longest, of any game and else. */
const LONG = /(pairs|fuzz|secrecy-\w+|golden|repeats|sender)\.test\.ts$/

/**
 * Begins with what takes longest, so that no worker is left alone with it at the end. A fresh clone remembers no times,
 * and files of a few lines that play whole games would come last.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rank = ({ project, moduleId }: TestSpecification) =>
      project.name === 'mocking' ? 0 : LONG.test(moduleId) ? 1 : 2
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b))
  }
}

export default defineConfig({
  root,
  resolve: {
    alias: {
      '@': root.replace(/\/$/, ''),
      // `import 'server-only'` throws outside of a server bundle; its empty twin does not.
      'server-only': `${root}node_modules/server-only/empty.js`,
    },
  },
  test: {
    // Maps are drawn where there is no canvas.
    setupFiles: [`${root}tests/support/clean-up.ts`, `${root}components/map/svg-path.ts`],
    // A slow machine must not turn a test red: these limits only end what hangs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Whole games keep a core busy for minutes, and what waits for a store or a server leaves it to one more.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      // Modules are loaded once for all files of a worker, which is a quarter of the time.
      {
        extends: true,
        test: { name: 'shared', include: files.filter((path) => !mocking.includes(path)), isolate: false },
      },
      { extends: true, test: { name: 'mocking', include: mocking } },
    ],
  },
})
