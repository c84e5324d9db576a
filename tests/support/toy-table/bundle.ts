import { join } from 'node:path'
import { root } from '@/lib/cli/ready.mjs'

/** The page of the toy's table as one script. */
export const toyScript = async (): Promise<string> =>
  `const WORKER = ${JSON.stringify(await scriptOf('worker.ts'))};\n${await scriptOf('page.tsx')}`

/** Pictures of games are none of its business. */
async function scriptOf(name: string): Promise<string> {
  const { rolldown } = await import('rolldown')
  const build = await rolldown({
    input: join(root, 'tests/support/toy-table', name),
    platform: 'browser',
    logLevel: 'silent',
    resolve: { alias: { '@': root } },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'no-pictures',
        load: { filter: { id: /\.webp$/ }, handler: () => ({ code: 'export default ""', moduleType: 'js' }) },
      },
    ],
  })
  const { output } = await build.generate({ format: 'iife', codeSplitting: false })
  await build.close()
  return output[0].code
}
