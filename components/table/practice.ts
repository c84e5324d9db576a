import type { UiWord } from '@/lib/words/words'
import { requestId } from './api'
import { rememberTable } from './my-tables'
import { pagesApi } from './pages-api'
import { troubleIn } from './trouble'

/** Opens a table to practise at where a saved game stands; says what is wrong if it cannot. */
export async function practiseAt(document: unknown): Promise<UiWord | null> {
  const reply = await pagesApi.import({ id: requestId(), document })
  if (!('ok' in reply)) return 'error' in reply && reply.status < 500 ? 'practice.failed' : troubleIn(reply)
  const { game, watch } = reply.ok
  rememberTable({ id: game, mode: 'hotseat', watch })
  window.location.assign(`/games/${game}`)
  return null
}
