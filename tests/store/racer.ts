import { openKv } from '@/lib/store/kv'
import { openLibsql } from '@/lib/store/libsql'
import { withoutCompare } from './mutant'

/**
 * A process that races others for each head of one game; see processes.test.ts.
 * It prints the heads at which it was accepted, as JSON.
 */
interface Race {
  name: string
  game: string
  heads: number
  compare: boolean
  file?: string
  url: string
  token: string
}

const { name, game, heads, compare, file, url, token } = JSON.parse(process.argv[2]!) as Race
const store = file ? openLibsql(file) : openKv({ url, token })
const racer = compare ? store : withoutCompare(store)
const accepted: number[] = []
for (let head = 0; head < heads; head++) {
  const done = await racer.append({
    game,
    command: { id: `${name}-${head}`, answer: `${head + 1}` },
    expectedHead: head,
    entries: [`${name}-${head}`],
  })
  if (done.outcome === 'appended') accepted.push(head)
}
store.close()
console.log(JSON.stringify(accepted))
