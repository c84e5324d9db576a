import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))

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
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    // A slow machine must not turn a test red: these limits only end what hangs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Whole games keep a core busy for minutes: every core has its share.
    maxWorkers: availableParallelism(),
  },
})
