import { hasMoscow } from '../rules/04-victory'
import type { Run } from '../world'

/** 4.6: the first time that the German holds both hexes of Moscow a die is thrown at once; an even one ends the war. */
export function afterEntry(run: Run): void {
  if (run.open.moscowFell || run.open.turn > run.rules.moscowUntil || !hasMoscow(run)) return
  const face = run.dice.roll(`moscow/${run.open.turn}`, 6)
  run.emit({ type: 'MoscowFell', face })
  if (face % 2 === 0)
    run.emit({
      type: 'GameEnded',
      winner: 'german',
      cite: 'PM 4.6',
      key: 'final-moscow',
      german: null,
      soviet: null,
    })
}
