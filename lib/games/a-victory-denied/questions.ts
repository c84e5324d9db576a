import { z } from 'zod'
import type { Refusal } from '@/lib/kernel/decision'
import type { Answer } from '@/lib/kernel/game'
import { answer, step } from './answers/answer'
import { crtAnswer, oddsAnswer, retreatAnswer, supportAnswer } from './answers/combat'
import { chitsAnswer, commandAnswer, corpsAnswer, placementAnswer, relocationAnswer } from './answers/command'
import {
  counterAnswer,
  distanceAnswer,
  hexsideAnswer,
  stackingAnswer,
  terrainAnswer,
  zocAnswer,
} from './answers/ground'
import { allowanceAnswer, movementCost, reachAnswer } from './answers/movement'
import { supplyAnswer } from './answers/supply'
import { COLUMNS, DIRECTIVE, escapeResult, TURN_TRACK } from './data/charts'
import { CHITS } from './data/chits'
import { CHIT_META, hexId as hex, counterId as unit } from './ids'
import { no } from './no'
import { finalScore } from './rules/16-victory'
import { inBox } from './rules/occupancy'
import { SIDES, type Side, type State } from './state'

const chit = z
  .string()
  .refine((id) => Object.hasOwn(CHITS, id) || id === 'special', 'there is no such chit')
  .meta(CHIT_META)
const side = z.enum(SIDES)

/** Every number that a rule defines, as a question. */
export const questionSchema = z.discriminatedUnion('ask', [
  z
    .strictObject({ ask: z.literal('terrain'), hex })
    .describe('ground, place, cost to enter, column shift (TEC), who controls it and who stands there'),
  z
    .strictObject({ ask: z.literal('hexside'), from: hex, to: hex })
    .describe('river, bridge, road between two neighbours'),
  z.strictObject({ ask: z.literal('distance'), from: hex, to: hex }).describe('in hexes'),
  z.strictObject({ ask: z.literal('counter'), unit }).describe('what is printed on it (2.2.2, 2.3.2)'),
  z.strictObject({ ask: z.literal('allowance'), unit }).describe('movement points now (8.1.2, 10.3)'),
  z
    .strictObject({
      ask: z.literal('movementCost'),
      unit,
      path: z.array(hex).min(1).max(40).describe('hexes entered one after the other, without the start'),
    })
    .describe('cost of a path in MP and, exactly, in sixths of a MP, hex by hex, or the refusal (8)'),
  z
    .strictObject({ ask: z.literal('reach'), unit })
    .describe('hexes a unit can reach, with costs in MP and in sixths of a MP, and paths (8)'),
  z
    .strictObject({ ask: z.literal('zoc'), side, hex: hex.optional() })
    .describe('is the hex in a ZOC of the enemy of this side, and of whom; without a hex: all that are (6)'),
  z
    .strictObject({ ask: z.literal('stacking'), hex, unit: unit.optional() })
    .describe('may the unit stop here; without a unit: may all stay that stand here (5)'),
  z
    .strictObject({
      ask: z.literal('odds'),
      target: hex,
      attackers: z.array(unit).min(1).max(12),
      stuka: z.boolean().default(false).describe('for a German attack, or against a Soviet one'),
      chit: chit
        .nullable()
        .default(null)
        .describe('chit of the activation, for Timoshenko (7.5.1); left out: that of the position'),
    })
    .describe('strengths, ratio, every shift, column and chances (9.3)'),
  z
    .strictObject({ ask: z.literal('support'), kind: z.enum(['artillery', 'rocket', 'bomber']), target: hex })
    .describe('column and chances of a bombardment (13)'),
  z
    .strictObject({
      ask: z.literal('crt'),
      column: z.enum(COLUMNS),
      die: z.number().int().describe('already modified'),
      sides: z.enum(['d6', 'd10']).describe('d10: Soviet attacks'),
    })
    .describe('a cell of the combat results table (9.4.1)'),
  z
    .strictObject({ ask: z.literal('retreat'), unit, hexes: z.number().int().min(1).max(2) })
    .describe('lawful ways, each with the steps it costs (9.5)'),
  z
    .strictObject({ ask: z.literal('supply'), unit })
    .describe('supply line now and its source, whether it would be isolated, and its marks (10)'),
  z
    .strictObject({ ask: z.literal('command'), hq: unit })
    .describe('HQs and units that this HQ activates, and the hexes in its range (7.2.2, 7.3)'),
  z
    .strictObject({ ask: z.literal('corps'), group: z.enum(['pg2', 'pg3']) })
    .describe('panzer corps chains (7.4.2)'),
  z.strictObject({ ask: z.literal('chits'), side }).describe('available chits and how many to choose (7.1)'),
  z
    .strictObject({ ask: z.literal('relocation'), hq: unit, from: hex.optional() })
    .describe('hexes for an HQ that leaves its hex (or `from`) (12.6)'),
  z
    .strictObject({ ask: z.literal('placement'), unit, hex: hex.optional() })
    .describe('where a reinforcement may be placed, or whether it may here (11.1.1)'),
  z
    .strictObject({ ask: z.literal('turnTrack'), turn: z.number().int().min(1).max(10) })
    .describe('chits, points, arrivals and marks of a turn'),
  z
    .strictObject({
      ask: z.literal('minskEscape'),
      points: z.number().int().min(0),
      die: z.number().int().describe('already modified by the turn'),
    })
    .describe('result of the escape table (14.0)'),
  z
    .strictObject({ ask: z.literal('directive'), die: z.number().int().min(1).max(6) })
    .describe('result of the Hitler Directive (15.0)'),
  z
    .strictObject({ ask: z.literal('score') })
    .describe('victory points; refused before the end, when no player knows them (16.3)'),
])
export type Question = z.infer<typeof questionSchema>

export const answerSchema = z.union([
  z
    .strictObject({
      value: z.unknown(),
      steps: z.array(
        z.strictObject({
          cite: z.string().describe('game and rule, such as "AVD 8.2.1"'),
          text: z.string(),
          value: z.unknown(),
        }),
      ),
    })
    .describe('the number asked for and how it came about'),
  z
    .strictObject({
      cite: z.string().describe('the rule that forbids what was asked about'),
      because: z.string(),
      at: z.array(hex).optional().describe('hexes that show why'),
    })
    .describe('no number, for the rules forbid it'),
])

/** Answers a question from what lies face up, so that anybody may ask. */
export function ask(state: State, _asker: Side, question: unknown): Answer | Refusal {
  const q = questionSchema.parse(question)
  const { table } = state
  switch (q.ask) {
    case 'terrain':
      return terrainAnswer(table, q.hex)
    case 'hexside':
      return hexsideAnswer(q.from, q.to)
    case 'distance':
      return distanceAnswer(q.from, q.to)
    case 'counter':
      return counterAnswer(q.unit)
    case 'allowance':
      return allowanceAnswer(table, q.unit)
    case 'movementCost':
      return movementCost(table, q.unit, q.path)
    case 'reach':
      return reachAnswer(table, q.unit)
    case 'zoc':
      return zocAnswer(table, q.side, q.hex)
    case 'stacking':
      return stackingAnswer(table, q.hex, q.unit)
    case 'odds':
      return oddsAnswer(table, q)
    case 'support':
      return supportAnswer(table, q.kind, q.target)
    case 'crt':
      return crtAnswer(q.column, q.die, q.sides)
    case 'retreat':
      return retreatAnswer(table, q.unit, q.hexes)
    case 'supply':
      return supplyAnswer(table, q.unit)
    case 'command':
      return commandAnswer(table, q.hq)
    case 'corps':
      return corpsAnswer(table, q.group)
    case 'chits':
      return chitsAnswer(table, q.side)
    case 'relocation':
      return relocationAnswer(table, q.hq, q.from)
    case 'placement':
      return placementAnswer(table, q.unit, q.hex)
    case 'turnTrack':
      return answer(TURN_TRACK[q.turn], step('AVD 2.1.1', 'answer-track', q.turn))
    case 'minskEscape': {
      const result = escapeResult(q.points, q.die)
      return answer(result, step('AVD 14.0', 'answer-escape', result, { points: q.points, die: q.die }))
    }
    case 'directive': {
      const result = DIRECTIVE[q.die]
      return answer(result, step('AVD 15.0', 'answer-directive', result, { die: q.die }))
    }
    case 'score': {
      if (!table.result) return no('AVD 16.3', 'score-hidden')
      const { cite, ...score } = finalScore(state)
      const value = { ...score, motorizedLost: inBox(table, 'eliminated').length }
      return answer(value, step(cite, 'answer-score', { german: score.german, soviet: score.soviet }))
    }
  }
}
