import { fields as asParent } from '@/components/games/proud-monster/standing'
import { standingPortOf } from '@/components/wargame/standing-port'
import { KINDS_OF } from '@/lib/games/death-and-destruction/kinds'
import { usualOrders, whole } from '@/lib/games/death-and-destruction/standing'

/** Standing orders as the table edits them: of who comes onto Map C nothing can be wished but that it is asked (3.2). */
export const standing = standingPortOf({
  ...{ kindsOf: KINDS_OF, phases: [], usualOrders, whole },
  fields: { german: { ...asParent.german, deploy: [] }, soviet: { ...asParent.soviet, deploy: [] } },
})
