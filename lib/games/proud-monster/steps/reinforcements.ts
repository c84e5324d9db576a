import type { StepRules } from '@/lib/wargame/ruleset'
import type { ReinforcementSteps } from '../agenda'
import { convertible, guardsDue } from '../rules/08-guards'
import { germans, mustPlace, openEntries, reserved, soviets, toPlace } from '../rules/08-reinforcements'
import { no, type Proud, type Run } from '../world'

/** 8.1 to 8.11: the Mutual Reinforcement Phase, and what leaves the reserve later. */
export const reinforcements: StepRules<Proud, ReinforcementSteps> = {
  arrive: { about: 'what the turn brings (8.1)', auto: arrive },
  convert: {
    about: 'formGuards, or done: what is not done now is forfeit (8.11)',
    fields: ({ side }) => ({ side }),
    waits: (at) => guardsDue(at).some((guard) => convertible(at, guard).length > 0),
    auto: (run) => {
      const units = guardsDue(run)
      if (units.length > 0) run.emit({ type: 'GuardsForfeited', units })
    },
    done: true,
  },
  reinforce: {
    about: 'placeUnits, or done: those left go to the reserve of the high command (8.1, 8.7)',
    fields: ({ side }) => ({ side }),
    waits: (at) => openEntries(at, toPlace(at, 'arriving')).length > 0,
    auto: reserve,
    gaps: (open) => ({ count: Object.values(open.counters).filter(({ at }) => at === 'arriving').length }),
    hinder: (at) => {
      const count = mustPlace(at)
      return count > 0 ? no('PM 8.1', 'reserve-full', { count, most: at.rules.rvgk(at.open.turn) }) : null
    },
    done: true,
  },
  release: {
    about: 'placeUnits out of the reserve of the high command, or done (8.1)',
    fields: ({ side }) => ({ side }),
    waits: (at) => openEntries(at, toPlace(at, 'rvgk')).length > 0,
    done: true,
  },
}

function arrive(run: Run): void {
  const { turn } = run.open
  const soviet = soviets(run, turn)
  const german = germans(run, turn)
  const into = (box: string) => german.filter(({ at }) => at === box).map(({ unit }) => unit)
  if (soviet.length + german.length > 0)
    run.emit({ type: 'Arrived', soviet, north: into('okhNorth'), south: into('okhSouth') })
}

/** As many as the reserve takes go there; for whom there is room nowhere waits for the next turn (8.1). */
function reserve(run: Run): void {
  const units = reserved(run, toPlace(run, 'arriving'))
  if (units.length > 0) run.emit({ type: 'Reserved', units })
}
