import { KINDS as PARENT } from '@/lib/games/proud-monster/standing/kinds'
import { makeKinds, namedAlike } from '@/lib/wargame/standing'
import { dueStep, type Side, type Table } from './state'

// What may be left to standing orders; the first view of a table needs no more of them.

export const KINDS_OF = { german: PARENT, soviet: [...PARENT, 'deploy'] } as const
export const kinds = makeKinds({
  steps: namedAlike(KINDS_OF.soviet),
  due: dueStep as (open: Table) => { step: (typeof KINDS_OF.soviet)[number]; side: Side } | undefined,
  acting: ({ acting }) => acting,
})
export const { kindDue } = kinds
