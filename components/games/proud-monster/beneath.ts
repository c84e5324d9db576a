import { drawField } from '@/components/map/layers/field'
import { drawForts } from '@/components/map/layers/forts'
import { drawWeather } from '@/components/map/layers/weather'
import type { Pen } from '@/components/map/pen'
import type { Scene } from '@/components/map/scene'
import type { World } from '@/components/map/world'
import { drawStrips } from '@/components/wargame/map/draw-strips'
import { westOf } from '@/components/wargame/map/front-of'
import { type ArmyPart, longFronts, type Strip, stripsBehind } from '@/components/wargame/map/strips'
import { AXIS } from '@/lib/games/proud-monster/data/units'
import { fortsSeen } from '@/lib/games/proud-monster/full/seen'
import { wholeOf } from '@/lib/games/proud-monster/full/situation'
import { isMech, valuesOf } from '@/lib/games/proud-monster/rules/02-units'
import { field as fieldOf } from '@/lib/games/proud-monster/rules/03-control'
import type { Situation } from '@/lib/games/proud-monster/situation'
import { cached } from '@/lib/wargame/cached'
import { hexOf, onMapUnits } from '@/lib/wargame/occupancy'
import { patches } from './weather'

/** The armies of the German side behind the front. */
function stripsOf(at: Situation, world: World): readonly Strip[] {
  const fronts = longFronts(world, westOf(at), at.rules.isLand)
  const parts = onMapUnits(at, 'german').map((unit): ArmyPart => {
    const { group, army } = AXIS[unit]!.formation
    const { attack } = valuesOf(at, unit)!
    return { hex: hexOf(at, unit)!, group, army, attack, mobile: isMech(at, unit) ? attack : 0 }
  })
  return stripsBehind(world, fronts, parts)
}

type Prints = (pen: Pen, at: Situation) => void
type Depends = (at: Situation) => unknown
/** What lies under the counters: what `print` draws, which depends on `by`, a veil over what is not in play, and from afar armies whom units name. */
export function beneathWith(hasArmies: boolean, print: Prints = () => {}, by: Depends = () => null) {
  const drawn = [false, true].map((hides) =>
    cached(
      ({ open }: Situation) => open.counters,
      (at, viewer: string): NonNullable<Scene['drawBeneath']> => {
        const field = fieldOf(at)
        const whole = wholeOf(at)
        // Whoever sees the tops of stacks alone would be told too little by them (14.7).
        const isKnown = hasArmies && (whole === null || viewer === 'german')
        let strips: readonly Strip[] | null = null
        return (pen, covered) => {
          print(pen, at)
          if (whole && !hides) for (const patch of patches(whole)) drawWeather(pen, patch)
          if (whole) drawForts(pen, fortsSeen(whole))
          if (field) drawField(pen, field)
          if (pen.detail >= 2 || !isKnown) return
          strips ??= stripsOf(at, pen.terrain.world)
          drawStrips(pen, strips, pen.terrain.sheet.words ?? {}, covered())
        }
      },
      (at) => [wholeOf(at)?.open.turn, wholeOf(at)?.open.weather, wholeOf(at)?.open.forts, by(at)],
    ),
  )
  return (hides: boolean) => drawn[Number(hides)]!
}

export const beneathOf = beneathWith(true)
