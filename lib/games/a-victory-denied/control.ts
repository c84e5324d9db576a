import { frontUnder } from '@/lib/wargame/front'
import type { Situation } from './situation'

/** Whose each hex was last. The Germans come from the west; supply sources are their owner's from the start. */
export const { firstControl, withFront, controlAfter } = frontUnder<Situation>({
  holds: ({ rules }, side) => rules.sources.flatMap((source) => (source.side === side ? [source.hex] : [])),
  depth: (hex) => Number(hex.slice(2)),
})
