import { stanceOf } from '@/lib/games/proud-monster/computer/worth'
import type { Rules as Parent } from '@/lib/games/proud-monster/full/in-force'
import type { steps } from '@/lib/games/proud-monster/full/steps'
import type { Outcome } from '@/lib/games/proud-monster/rules/04-victory'
import { over } from '@/lib/wargame/extend'
import { asked, here } from '../here'
import { oilHeld } from '../rules/03-caucasus'
import { forgiveness, incursions, isChecked, isLastTurn, pointsNow, resultNow } from '../rules/04-victory'
import type { Run } from '../world'
import { word } from '../world'
import type { Chapter } from './difference'

type Check = (typeof steps)['checkVictory']

/** 4.1 to 4.5: points as a turn ends, and whether the game does. */
function check(run: Run): void {
  if (isChecked(run) && oil(run)) return
  const cost = incursions(asked(run))
  run.emit({ type: 'VictoryChecked', cost, points: pointsNow(run) - cost })
  const result = resultNow(run)
  const by = result && forgiveness(run, result)
  if (by) run.emit({ type: 'Forgiven', by })
  else if (result) return end(run, result)
  if (isLastTurn(run)) throw new Error('the last turn has a result')
  run.emit({ type: 'TurnAdvanced', turn: run.open.turn + 1 })
  run.push({ step: 'beginTurn' })
}

/** 4.7: before points a die is thrown for each oil centre of the German; true: he has won by one of them, or by all. */
function oil(run: Run): boolean {
  const { turn } = run.open
  const hexes = oilHeld(run)
  if (hexes.length === 0) return false
  const faces = hexes.map((hex) => run.dice.roll(`oil/${turn}/${hex}`, 6))
  run.emit({ type: 'OilRolled', hexes, faces })
  const isWon = faces.includes(run.rules.oilFace) || hexes.length === run.rules.oilCentres.length
  if (isWon)
    end(run, { winner: 'german', cite: 'DD 4.7', key: word('final-oil'), german: null, soviet: null })
  return isWon
}

const end = (run: Run, result: Outcome): void => run.emit({ type: 'GameEnded', ...result })

const checkVictory = (base: Check): Check => ({ ...base, auto: (run) => check(run as unknown as Run) })

/** Victory points as which an oil centre counts to the computer: less to a German who has a front to hold. Ours. */
const OIL = { attacks: 6, holds: 2 } as const
/** 4.7: as each of them may win the war, they are prizes as long as Map C is joined. */
const prizes = over<Parent['prizes']>((base) => (at, side) => {
  const { rules, open } = here(at)
  const oil = open.caucasus ? rules.oilCentres : []
  const worth = OIL[side === 'german' ? stanceOf(asked({ rules, open }), side) : 'attacks']
  return { ...base(at, side), ...Object.fromEntries(oil.map(({ hex }) => [hex, worth])) }
})

/** DD 4: how to win. */
export const victory: Chapter = {
  'DD 4.1': { steps: { replace: { checkVictory } } },
  'DD 4.7': { rules: { prizes } },
}
