import { inBox } from '@/lib/wargame/occupancy'
import { finalScore } from '../rules/16-victory'
import { no } from '../world'
import { answer, question, step } from './answer'

export const turn = {
  turnTrack: question({
    about: 'chits, points, arrivals and marks of a turn',
    fields: ({ z }) => ({ turn: z.number().int().min(1).max(10) }),
    answer: ({ rules }, { turn: n }) => answer(rules.turnTrack[n], step('AVD 2.1.1', 'answer-track', n)),
  }),

  minskEscape: question({
    about: 'result of the escape table (14.0)',
    fields: ({ z }) => ({
      points: z.number().int().min(0),
      die: z.number().int().describe('already modified by the turn'),
    }),
    answer: ({ rules }, { points, die }) => {
      const result = rules.escapeResult(points, die)
      return answer(result, step('AVD 14.0', 'answer-escape', result, { points, die }))
    },
  }),

  directive: question({
    about: 'result of the Hitler Directive (15.0)',
    fields: ({ z }) => ({ die: z.number().int().min(1).max(6) }),
    answer: ({ rules }, { die }) => {
      const result = rules.directive[die]
      return answer(result, step('AVD 15.0', 'answer-directive', result, { die }))
    },
  }),

  score: question({
    about: 'victory points; refused before the end, when no player knows them (16.3)',
    fields: () => ({}),
    answer: (at, _score, state) => {
      if (!at.open.result) return no('AVD 16.3', 'score-hidden')
      const { cite, ...score } = finalScore({ rules: at.rules, state })
      const value = { ...score, motorizedLost: inBox(at, 'eliminated').length }
      return answer(value, step(cite, 'answer-score', { german: score.german, soviet: score.soviet }))
    },
  }),
}
