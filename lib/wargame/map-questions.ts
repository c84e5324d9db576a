import type { z } from 'zod'
import type { Cite, Refusal, Words } from '@/lib/kernel/decision'
import type { Answer } from '@/lib/kernel/game'
import { combatUnitsAt, countersAt, type OnMap } from './occupancy'
import { type AnswerStep, answer } from './questions'
import { type Given, opponent, type Shape, type Side } from './ruleset'
import { inEnemyZoc, zocOf } from './zoc'

// Questions that every hex wargame answers alike of its map and of what stands on it; their rules are the game's.

interface Forms {
  hexId: z.ZodType<string>
  counterId: z.ZodType<string>
  side: z.ZodType<Side>
}

type MapWord = 'answer-distance' | 'answer-zoc-all' | 'answer-zoc-of' | 'answer-zoc-none' | 'answer-stack'

/** What a game says of these questions: the rule of each, what it is about, and how it tells a step. */
export interface Telling<At extends OnMap> {
  readonly distance: { readonly about: string; readonly cite: Cite }
  readonly zoc: { readonly about: string; readonly cite: Cite }
  readonly stacking: { readonly about: string; readonly cite: Cite }
  step(cite: Cite, key: MapWord, value: unknown, params?: Words['params']): AnswerStep
  verdict(refusal: Refusal | null, cite: Cite, key: MapWord): Answer
  nameOf(at: At, unit: string): string
  /** Why a unit may not stay in a hex. */
  stackRefusal(at: At, unit: string, hex: string): Refusal | null
}

const asked = <At extends OnMap, Fields extends Shape>(
  about: string,
  fields: (of: Forms) => Fields,
  find: (at: At, question: Given<Fields>) => Answer,
) => ({ about, fields, answer: find })

/** Distances, zones of control and stacking. */
export function mapQuestions<At extends OnMap>({
  step,
  verdict,
  nameOf,
  stackRefusal,
  distance,
  zoc,
  stacking,
}: Telling<At>) {
  return {
    distance: asked(
      distance.about,
      ({ hexId }) => ({ from: hexId, to: hexId }),
      (at: At, { from, to }) => {
        const hexes = at.rules.board.distance(from, to)
        return answer(hexes, step(distance.cite, 'answer-distance', hexes))
      },
    ),

    /** Without a hex: all that are in an enemy zone. */
    zoc: asked(
      zoc.about,
      ({ side, hexId }) => ({ side, hex: hexId.optional() }),
      (at: At, { side, hex }) => {
        const enemy = opponent(side)
        if (hex === undefined) {
          const hexes = [...zocOf(at, enemy)].sort()
          return answer(hexes, step(zoc.cite, 'answer-zoc-all', hexes.length))
        }
        const exerting = at.rules.board
          .neighbours(hex)
          .flatMap((next) => combatUnitsAt(at, next, enemy).map((unit) => ({ unit, next })))
        return answer(
          inEnemyZoc(at, hex, side),
          ...exerting.map(({ unit, next }) =>
            step(zoc.cite, 'answer-zoc-of', unit, { unit: nameOf(at, unit), hex: next }),
          ),
          exerting.length === 0 ? step(zoc.cite, 'answer-zoc-none', false, { hex }) : null,
        )
      },
    ),

    /** Without a unit: of all that stand there. */
    stacking: asked(
      stacking.about,
      ({ hexId: hex, counterId }) => ({ hex, unit: counterId.optional() }),
      (at: At, { hex, unit }) => {
        const ids = unit === undefined ? countersAt(at, hex) : [unit]
        const refusal = ids.map((id) => stackRefusal(at, id, hex)).find((one) => one !== null)
        return verdict(refusal ?? null, stacking.cite, 'answer-stack')
      },
    ),
  }
}
