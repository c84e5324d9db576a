import type { Planner } from '@/components/offline/planner'
import { plannerOf } from '@/components/wargame/offline/planner'
import { ruleset as all } from '@/lib/games/proud-monster/full/ruleset'
import { wholeOf } from '@/lib/games/proud-monster/full/situation'
import { ruleset } from '@/lib/games/proud-monster/ruleset'
import type { View } from '@/lib/games/proud-monster/view'
import { on } from './level'

const [least, most] = [plannerOf(ruleset), plannerOf(all)]

/** Plans by the rules of the level that is played. */
export const planner: Planner = (view, ...given) => {
  const { table } = view as Partial<View>
  return (table && wholeOf(on(table)) ? most : least)(view, ...given)
}
