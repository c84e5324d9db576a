// `npm run build`: the build for production, of which `npm start` then knows that it is of these sources.
import { spawnSync } from 'node:child_process'
import { buildBy, NEXT, root } from './ready.mjs'

const run = () =>
  spawnSync(process.execPath, [NEXT, 'build', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' })
process.exit(buildBy(() => run().status === 0) ? 0 : 1)
