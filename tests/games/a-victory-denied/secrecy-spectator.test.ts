import { expect, test } from 'vitest'
import { game } from '@/lib/games/a-victory-denied'
import { goldenPlay } from '../../support/game-suite/golden'
import { avd } from './suite'

const text = (value: unknown) => JSON.stringify(value)

test('a spectator sees and hears what both players see and hear, and nothing else', () => {
  let [lines, silent] = [0, 0]
  goldenPlay(avd, 'game-2', {
    watch: ({ number, before, events }) => {
      if (number % 4 === 0) {
        const [one, other, seen] = (['german', 'soviet', 'spectator'] as const).map((viewer) =>
          game.view(before, viewer),
        )
        expect(text(seen!.table)).toBe(text(one!.table))
        expect(text(seen!.table)).toBe(text(other!.table))
        expect([seen!.cupSize, seen!.mine, seen!.prompt.mine]).toEqual([one!.cupSize, null, false])
      }
      let state = before
      for (const event of events) {
        const [one, other, heard] = (['german', 'soviet', 'spectator'] as const).map((viewer) =>
          text(game.tell(event, viewer, state)),
        )
        expect(heard, event.type).toBe(one === other ? one : 'null')
        if (heard === 'null') silent++
        else lines++
        state = game.evolve(state, event)
      }
    },
  })
  expect(lines).toBeGreaterThan(100)
  expect(silent).toBeGreaterThan(100)
})
