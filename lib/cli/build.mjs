// `npm run build`: the build for production, of which `npm start` then knows that it is of these sources.
import { spawnSync } from 'node:child_process'
import { buildBy, NEXT, root } from './ready.mjs'
import { finishScripts } from './scripts.mjs'

async function build() {
  const next = [NEXT, 'build', ...process.argv.slice(2)]
  if (spawnSync(process.execPath, next, { cwd: root, stdio: 'inherit' }).status !== 0) return false
  await finishScripts()
  return true
}
process.exit((await buildBy(build)) ? 0 : 1)
