import { hexOf, onMapHqs } from '@/lib/wargame/occupancy'
import { relocationUnder } from '@/lib/wargame/relocation'
import type { Situation } from '../situation'
import type { StepOf } from '../state'
import { stackRefusal } from './05-stacking'
import { hasSupplyLine, usableSources } from './10-supply'
import { isEnemyVictoryHex } from './victory-hexes'

/** Who is in command range (7.3.4, 7.3.6), and which HQs have nobody there (12.5). */
export { inCommandRange, orphanedHqs } from '@/lib/wargame/command'

/** Where an HQ may be re-placed when it leaves a hex (12.6); empty: it is out of the game. */
export const relocationHexes = relocationUnder<Situation>({
  sources: usableSources,
  least: ({ leastRelocation }) => leastRelocation,
  fits: (rest, hq, side, hex) =>
    !stackRefusal(rest, hq, hex) &&
    !(side === 'german' && rest.rules.pocket.has(hex)) &&
    !isEnemyVictoryHex(rest, hex, side) &&
    hasSupplyLine(rest, side, hex),
})

/** 10.4: HQs of a side that may relocate in this supply phase, each once, and where to (12.6). */
export const relocatable = (at: Situation, { side, relocated }: Omit<StepOf<'hqs'>, 'step'>) =>
  onMapHqs(at, side)
    .filter((hq) => !relocated.includes(hq))
    .map((hq) => ({ hq, to: relocationHexes(at, hq, hexOf(at, hq)!) }))
    .filter(({ to }) => to.length > 0)
