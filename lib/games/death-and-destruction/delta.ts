import { calling } from './delta/03-calling'
import { caspianSea } from './delta/03-caspian'
import { mapC } from './delta/03-caucasus'
import { victory } from './delta/04-victory'
import { sequenceOfPlay } from './delta/05-sequence'
import { stacking } from './delta/06-stacking'
import { alliesOfTheAxis } from './delta/07-allies'
import { conversionsAndCorps } from './delta/08-conversions'
import { piles } from './delta/08-piles'
import { reserve } from './delta/08-reserve'
import { replacements } from './delta/08-steps'
import { upgrades } from './delta/08-upgrades'
import { supply } from './delta/09-supply'
import { air } from './delta/10-air'
import { transport } from './delta/11-transport'
import { dnieperRule } from './delta/12-dnieper'
import { weather } from './delta/13-weather'
import { sovietArtillery } from './delta/14-artillery'
import { combat } from './delta/14-combat'
import { fieldworks } from './delta/14-works'
import { drops } from './delta/15-drops'
import { special } from './delta/15-special'
import type { Chapter } from './delta/difference'

/** Every difference of this game from its parent, by the chapters and rules of its book. */
export const DELTA: readonly Chapter[] = [
  mapC,
  calling,
  caspianSea,
  victory,
  sequenceOfPlay,
  stacking,
  alliesOfTheAxis,
  replacements,
  reserve,
  piles,
  conversionsAndCorps,
  supply,
  air,
  transport,
  dnieperRule,
  weather,
  combat,
  sovietArtillery,
  fieldworks,
  special,
  drops,
  upgrades,
]
