import type { CounterFace } from '@/components/map/scene'
import { inBox, type OnMap } from '@/lib/wargame/occupancy'
import type { TrackSection } from '../later-port'
import type { TableWords } from '../text/table-words'
import { counterPieces } from './track-pieces'

/**
 * Boxes beside the map in which somebody lies, as `box.NAME` calls them; `face`: how each looks there, `textOf`: who, by
 * name unless a game says otherwise.
 */
export const boxesOf = <At extends OnMap>(
  { tell, own, nameOf }: TableWords,
  at: At,
  boxes: readonly string[],
  face: (at: At, unit: string) => CounterFace,
  textOf = (units: readonly string[]) => units.map(nameOf).join(', '),
): NonNullable<TrackSection['boxes']> =>
  boxes.flatMap((box) => {
    const units = inBox(at, box)
    if (units.length === 0) return []
    const title = tell('box.count', { box: own(`box.${box}`), n: units.length })
    return [
      {
        title,
        text: textOf(units),
        pieces: counterPieces(
          units,
          (unit) => face(at, unit),
          (unit) => textOf([unit]),
        ),
      },
    ]
  })
