// `npm run build`: the build for production, of which `npm start` then knows that it is of these sources.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { markScripts } from './called-at-once.mjs'
import { buildBy, NEXT, root } from './ready.mjs'

function build() {
  const next = [NEXT, 'build', ...process.argv.slice(2)]
  if (spawnSync(process.execPath, next, { cwd: root, stdio: 'inherit' }).status !== 0) return false
  markScripts(join(root, '.next', 'static', 'chunks'))
  return true
}
process.exit(buildBy(build) ? 0 : 1)
