import type { VictoryWay } from '@/components/wargame/later-port'
import { pointsIn } from '@/lib/games/a-victory-denied/rules/16-victory'
import type { Situation } from '@/lib/games/a-victory-denied/situation'
import type { Hex, Side } from '@/lib/games/a-victory-denied/state'
import { hexOf, inBox, onMapUnits } from '@/lib/wargame/occupancy'
import type { AvdWords } from './table-words'

/** How far the nearest combat unit of a side is from some hexes; nothing where it has none. */
function nearest({ tell, nameOf }: AvdWords, at: Situation, side: Side, hexes: readonly Hex[]): string[] {
  const [first] = onMapUnits(at, side)
    .map((unit) => ({
      unit,
      n: Math.min(...hexes.map((hex) => at.rules.board.distance(hexOf(at, unit)!, hex))),
    }))
    .sort((a, b) => a.n - b.n)
  return first ? [tell('victory.nearest', { unit: nameOf(first.unit), n: first.n })] : []
}

/** 16: what wins at once, and how points are counted at the end. */
export function victory(words: AvdWords, at: Situation): VictoryWay[] {
  const { tell } = words
  const table = at.open
  const { moscow, pocket, lastTurn, timesUncaptured, pointsForMotorized, counters } = at.rules
  const lost = inBox(at, 'eliminated').filter((id) => counters[id]!.motorized).length
  const stars = Object.keys(at.rules.victoryHexes)
  const count = (directive: 'moscow' | 'distracted'): VictoryWay => ({
    side: null,
    text: tell(`victory.${directive}`, {
      turn: lastTurn[directive],
      times: timesUncaptured[directive],
      points: pointsForMotorized[directive],
    }),
    cite: directive === 'moscow' ? 'AVD 16.3.1' : 'AVD 16.3.2',
  })
  const counts = table.directive ? [count(table.directive)] : [count('moscow'), count('distracted')]
  const points = pointsIn(table)
  const directive = table.directive ?? 'moscow'
  const [times, each] = [timesUncaptured[directive], pointsForMotorized[directive]]
  const soviet = points && { n: points.soviet, chits: points.soviet - each * lost, times, lost, each }
  const counted = points && [
    tell('victory.counted.german', { n: points.german }),
    tell('victory.counted.soviet', soviet!),
  ]
  const standing = counted ?? [
    tell('tracks.vp.german', { ...table.vpGerman }),
    tell('tracks.vp.soviet', { ...table.vpSoviet }),
    tell('tracks.vp.map', { n: Object.keys(table.vpOnMap).length }),
    tell('victory.lost', { n: lost }),
  ]
  return [
    {
      ...{ side: 'german', text: tell('victory.reach-moscow'), cite: 'AVD 16.1', at: moscow },
      now: nearest(words, at, 'german', moscow),
    },
    {
      ...{ side: 'soviet', text: tell('victory.reach-pocket'), cite: 'AVD 16.1', at: [...pocket] },
      now: nearest(words, at, 'soviet', [...pocket]),
    },
    { side: 'soviet', text: tell('victory.no-chit'), cite: 'AVD 16.1' },
    ...counts.map((way, n) => (n === counts.length - 1 ? { ...way, now: standing, at: stars } : way)),
  ]
}
