import type { Scene } from '@/components/map/scene'
import type { FrontRecap } from '../later-port'
import { drawMarks } from './draw-marks'

/** What a recap has drawn upon the map, and of which hexes it speaks. */
export interface FrontDrawn {
  readonly over: (scene: Scene) => Scene
  readonly hexes: readonly string[]
  /** It has more sentences than a phone has room for beside what is asked. */
  readonly isLong: boolean
}

/** So many sentences leave room for what is asked. */
const FEW = 2

/** What a sentence of a recap has before it, and the map where it speaks of: letters, as numbers would read as ranks or strengths. */
export const signOf = (n: number): string => String.fromCharCode('A'.charCodeAt(0) + n)

/** The ground that was won since, who went where, fights, the letters of the sentences where they speak of, and the towns that they name. */
export const frontDrawn = ({ facts, tints, arrows, bursts }: FrontRecap): FrontDrawn => {
  const drawAbove = drawMarks({ arrows, bursts, facts })
  const marks = new Map<string, string>()
  facts.forEach(({ hexes }, n) => {
    // Two letters share a hex only where there is no other.
    const hex = hexes.find((one) => !marks.has(one)) ?? hexes[0]
    if (hex) marks.set(hex, [marks.get(hex), signOf(n)].filter(Boolean).join(' '))
  })
  // Whatever happened in several places is marked in each, as far as no other letter stands there; a town that fell always is.
  facts.forEach(({ spots, mark }, n) => {
    for (const hex of spots.slice(1)) {
      const others = marks.get(hex)
      if (!others) marks.set(hex, signOf(n))
      else if (mark === 'flag') marks.set(hex, `${signOf(n)} ${others}`)
    }
  })
  const choices = [...marks].map(([hex, text]) => ({ hex, tone: 'pick', text }) as const)
  const named = new Set(facts.flatMap((fact) => fact.named))
  return {
    hexes: facts.flatMap(({ hexes }) => hexes),
    isLong: facts.length > FEW,
    over: (scene) => ({
      ...scene,
      ...{ veil: false, choices, named, drawAbove, tints: [...scene.tints, ...tints] },
    }),
  }
}
