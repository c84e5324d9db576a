import { z } from 'zod'
import type { Refusal } from '@/lib/kernel/decision'
import type { Answer } from '@/lib/kernel/game'
import { COLUMNS, crtResult, crtRow, DIRECTIVE, escapeResult, TURN_TRACK, terrainShift } from './data/charts'
import { CHITS } from './data/chits'
import { COUNTERS } from './data/counters'
import { isBridged, riverBetween, roadBetween, terrainOf, townOf } from './data/map'
import { battleOf } from './decide/fight'
import { bombardment } from './decide/support'
import { board } from './geometry'
import { stackRefusal } from './rules/05-stacking'
import { inEnemyZoc } from './rules/06-zoc'
import { availableChits, corpsChains, hqsActivatedBy, unitsInCommandOf } from './rules/07-command'
import { allowance, judgeMove, reach } from './rules/08-movement'
import { chances, odds } from './rules/09-odds'
import { lossesOnPath, retreatPaths } from './rules/09-retreat'
import { supplyLine } from './rules/10-supply'
import { placementHexes, placementRefusal } from './rules/11-placement'
import { relocationHexes } from './rules/12-headquarters'
import { supportTargetRefusal } from './rules/13-support'
import { finalScore } from './rules/16-victory'
import { hexOf, inBox } from './rules/occupancy'
import { no } from './run'
import { SIDES, type Side, type State } from './state'
import { say } from './words.en'

const hex = z
  .string()
  .regex(/^\d{4}$/)
  .refine((id) => board.has(id), 'no hex of this map')
const unit = z.string().refine((id) => COUNTERS[id] !== undefined, 'no counter of this game')
const side = z.enum(SIDES)

/** Every number that a rule defines, as a question. */
export const questionSchema = z.discriminatedUnion('ask', [
  z.strictObject({ ask: z.literal('terrain'), hex }).describe('terrain, town, column shift of a hex (TEC)'),
  z
    .strictObject({ ask: z.literal('hexside'), from: hex, to: hex })
    .describe('river, bridge, road between two hexes'),
  z.strictObject({ ask: z.literal('distance'), from: hex, to: hex }),
  z.strictObject({ ask: z.literal('allowance'), unit }).describe('movement points now (8.1.2, 10.3)'),
  z
    .strictObject({ ask: z.literal('movementCost'), unit, path: z.array(hex).min(1) })
    .describe('cost of a path in MP, or the refusal (8)'),
  z
    .strictObject({ ask: z.literal('reach'), unit })
    .describe('hexes a unit can reach, with costs in MP and paths (8)'),
  z
    .strictObject({ ask: z.literal('zoc'), hex, side })
    .describe('is the hex in a ZOC of the enemy of this side (6)'),
  z.strictObject({ ask: z.literal('stacking'), unit, hex }).describe('may the unit stop here (5)'),
  z
    .strictObject({
      ask: z.literal('odds'),
      target: hex,
      attackers: z.array(unit).min(1),
      stuka: z.boolean().default(false),
      chit: z.string().nullable().default(null).describe('chit of the activation, for Timoshenko (7.5.1)'),
    })
    .describe('strengths, ratio, every shift, column and chances (9.3)'),
  z
    .strictObject({ ask: z.literal('support'), kind: z.enum(['artillery', 'rocket', 'bomber']), target: hex })
    .describe('column of a bombardment (13)'),
  z
    .strictObject({
      ask: z.literal('crt'),
      column: z.enum(COLUMNS),
      die: z.number().int(),
      sides: z.enum(['d6', 'd10']),
    })
    .describe('a cell of the combat results table (9.4.1)'),
  z
    .strictObject({ ask: z.literal('retreat'), unit, hexes: z.number().int().min(1).max(2) })
    .describe('paths (9.5.3)'),
  z.strictObject({ ask: z.literal('supply'), unit }).describe('supply line now, and marks (10)'),
  z
    .strictObject({ ask: z.literal('command'), hq: unit })
    .describe('HQs and units that this HQ activates (7.2.2, 7.3)'),
  z
    .strictObject({ ask: z.literal('corps'), group: z.enum(['pg2', 'pg3']) })
    .describe('panzer corps chains (7.4.2)'),
  z.strictObject({ ask: z.literal('chits'), side }).describe('available chits and how many to choose (7.1)'),
  z.strictObject({ ask: z.literal('relocation'), hq: unit }).describe('hexes for an HQ (12.6)'),
  z
    .strictObject({ ask: z.literal('placement'), unit, hex: hex.optional() })
    .describe('where a reinforcement may be placed, or why not here (11.1.1)'),
  z.strictObject({ ask: z.literal('turnTrack'), turn: z.number().int().min(1).max(10) }),
  z
    .strictObject({ ask: z.literal('minskEscape'), points: z.number().int().min(0), die: z.number().int() })
    .describe('result for a die already modified by the turn (14.0)'),
  z.strictObject({ ask: z.literal('directive'), die: z.number().int().min(1).max(6) }).describe('15.0'),
  z
    .strictObject({ ask: z.literal('score') })
    .describe('victory points if the game ended now; only when it is over'),
])
export type Question = z.infer<typeof questionSchema>

export const answerSchema = z.strictObject({
  value: z.unknown(),
  steps: z.array(z.strictObject({ cite: z.string(), text: z.string(), value: z.unknown() })),
})

const plain = (value: unknown, ...steps: Answer['steps']): Answer => ({ value, steps })
const mp = (sixths: number) => Math.round((sixths / 6) * 1000) / 1000

/** Verdict and, where it is no, the rule in words. */
const verdict = (refusal: Refusal | null): Answer =>
  refusal ? plain(false, { cite: refusal.no, text: say(refusal.because), value: false }) : plain(true)

/** Answers a question from public facts and, for chits, the asker's own. */
export function ask(state: State, asker: Side, question: unknown): Answer | Refusal {
  const q = questionSchema.parse(question)
  const { table } = state
  switch (q.ask) {
    case 'terrain':
      return plain({ terrain: terrainOf(q.hex), town: townOf(q.hex) ?? null, shiftLeft: terrainShift(q.hex) })
    case 'hexside':
      return plain({
        river: riverBetween(q.from, q.to) ?? null,
        bridged: isBridged(q.from, q.to),
        road: roadBetween(q.from, q.to),
      })
    case 'distance':
      return plain(board.distance(q.from, q.to))
    case 'allowance':
      return plain(allowance(table, q.unit))
    case 'movementCost': {
      const judged = judgeMove(table, q.unit, q.path)
      if ('no' in judged) return judged
      const { normal, road, halted, overrun } = judged
      const costs = {
        normal: normal === null ? null : mp(normal),
        strategic: road === null ? null : mp(road),
      }
      return plain(
        { ...costs, halted, overrun },
        { cite: 'AVD 8.1.2', text: 'allowance', value: allowance(table, q.unit) },
      )
    }
    case 'reach':
      return plain(
        Object.fromEntries(
          [...reach(table, q.unit)].map(([to, { sixths, path, road }]) => [
            to,
            { mp: mp(sixths), strategic: road, path },
          ]),
        ),
      )
    case 'zoc':
      return plain(inEnemyZoc(table, q.hex, q.side))
    case 'stacking':
      return verdict(stackRefusal(table, q.unit, q.hex))
    case 'odds':
      return oddsAnswer(state, q)
    case 'support': {
      const refusal = supportTargetRefusal(table, q.kind, q.target)
      if (refusal) return refusal
      return ladder(odds(table, { ...bombardment(table, q.kind, q.target), chit: null }))
    }
    case 'crt': {
      const row = crtRow(q.sides, q.die)
      const cell = row === 'elite' ? null : crtResult(COLUMNS.indexOf(q.column), row)
      return plain(cell ?? 'draw an elite unit')
    }
    case 'retreat':
      return plain(
        retreatPaths(table, q.unit, q.hexes).map((path) => ({
          path,
          steps: lossesOnPath(table, q.unit, path),
        })),
      )
    case 'supply': {
      const { oos, isolated } = table.counters[q.unit] ?? { oos: false, isolated: false }
      const at = hexOf(table, q.unit)
      const line = at ? supplyLine(table, COUNTERS[q.unit]!.side, at) : null
      return plain({ line, outOfSupply: oos, isolated })
    }
    case 'command': {
      const hqs = hqsActivatedBy(table, q.hq)
      return plain({ hqs, units: unitsInCommandOf(table, hqs) })
    }
    case 'corps':
      return plain(corpsChains(table, q.group))
    case 'chits':
      // 7.1.1: availability follows from the map and is public; what has been chosen is not.
      return plain({ available: availableChits(table, q.side).map((chit) => CHITS[chit]!.id) })
    case 'relocation': {
      const at = hexOf(table, q.hq)
      return plain(at ? relocationHexes(table, q.hq, at) : [])
    }
    case 'placement':
      return q.hex ? verdict(placementRefusal(table, q.unit, q.hex)) : plain(placementHexes(table, q.unit))
    case 'turnTrack':
      return plain(TURN_TRACK[q.turn])
    case 'minskEscape':
      return plain(escapeResult(q.points, q.die))
    case 'directive':
      return plain(DIRECTIVE[q.die])
    case 'score':
      if (!table.result) return no('AVD 16.3', 'score-hidden')
      void asker
      return plain({ ...finalScore(state), motorizedLost: inBox(table, 'eliminated').length })
  }
}

function ladder({ attack, defence, column, possible, ladder: rungs }: ReturnType<typeof odds>): Answer {
  const steps = rungs.map(({ cite, key, params, column: at }) => ({
    cite,
    text: say({ key, params }),
    value: at === null ? 'below 1-1' : COLUMNS[at],
  }))
  return plain(
    { attack, defence, column: possible ? null : COLUMNS[column], possible: possible === null },
    ...steps,
  )
}

function oddsAnswer({ table }: State, q: Extract<Question, { ask: 'odds' }>): Answer | Refusal {
  const attacker = COUNTERS[q.attackers[0]!]!.side
  const stray = q.attackers.find((id) => {
    const at = hexOf(table, id)
    return COUNTERS[id]!.side !== attacker || at === null || !board.areAdjacent(at, q.target)
  })
  if (stray)
    return no('AVD 9.0', 'attack-from-afar', { unit: COUNTERS[stray]!.name, target: q.target }, [q.target])
  const battle = battleOf(table, attacker, q.target, q.attackers, q.stuka)
  const found = odds(table, { ...battle, chit: q.chit ?? table.activation?.chit ?? null })
  const answer = ladder(found)
  const outcome = chances(found.column, battle, table.escapeBonus)
  return { ...answer, value: { ...(answer.value as object), chances: found.possible ? [] : outcome } }
}
