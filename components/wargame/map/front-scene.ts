import type { Scene } from '@/components/map/scene'
import type { FrontRecap } from '../later-port'

/** What a recap has drawn upon the map, and of which hexes it speaks. */
export interface FrontDrawn {
  readonly over: (scene: Scene) => Scene
  readonly hexes: readonly string[]
}

/** The ground that was won since, the numbers of the sentences where they speak of, and the towns that they name. */
export const frontDrawn = ({ facts, tints }: FrontRecap): FrontDrawn => {
  const marks = new Map<string, string>()
  facts.forEach(({ hexes }, n) => {
    // Two numbers share a hex only where there is no other.
    const hex = hexes.find((one) => !marks.has(one)) ?? hexes[0]
    if (hex) marks.set(hex, [marks.get(hex), n + 1].filter(Boolean).join(' '))
  })
  const choices = [...marks].map(([hex, text]) => ({ hex, tone: 'pick', text }) as const)
  const named = new Set(facts.flatMap((fact) => fact.named))
  return {
    hexes: facts.flatMap(({ hexes }) => hexes),
    over: (scene) => ({ ...scene, veil: false, choices, named, tints: [...scene.tints, ...tints] }),
  }
}
