import type { Reply } from '@/components/table/api'
import type { MeAnswer } from '@/lib/play/api/me'

/** What an action of this page may do: ask, and show what came of it. */
export type Act = (asked: Promise<Reply<MeAnswer>>) => Promise<boolean>
