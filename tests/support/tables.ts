import { port as aVictoryDenied } from '@/components/games/a-victory-denied/port'
import { sheet as sheetOfSmolensk } from '@/components/games/a-victory-denied/sheet'
import { sheet as sheetWithCaucasus } from '@/components/games/death-and-destruction/caucasus-sheet'
import { port as deathAndDestruction } from '@/components/games/death-and-destruction/port'
import { sheet as sheetOfTheWar } from '@/components/games/death-and-destruction/sheet'
import { port as moscow } from '@/components/games/moscow-1941/port'
import { sheet as sheetOfMoscow } from '@/components/games/moscow-1941/sheet'
import { port as proudMonster } from '@/components/games/proud-monster/port'
import { sheet as sheetOfProudMonster } from '@/components/games/proud-monster/sheet'
import type { MapSheet } from '@/components/map/sheet'
import type { TablePort } from '@/components/wargame/port'

interface Shown {
  port: TablePort
  sheet: MapSheet
  /** Further sheets of the game, by the names that its port has for them. */
  others?: Readonly<Record<string, MapSheet>>
  /** The scenario that its pictures show; absent: the first. */
  front?: string
  /** The hex about which they show it, and how many times as large as others; absent: that of its table, and as large. */
  middle?: string
  closer?: number
}

/** Ports and sheets by game, for those that know no bundler of pages. */
export const TABLES: Readonly<Record<string, Shown>> = {
  'a-victory-denied': { port: aVictoryDenied, sheet: sheetOfSmolensk },
  'moscow-1941': { port: moscow, sheet: sheetOfMoscow },
  // On the whole map: the first scenario leaves most of it out of play.
  'proud-monster': { port: proudMonster, sheet: sheetOfProudMonster, front: 'campaign' },
  // A small part of it is in play, at its eastern edge.
  'death-and-destruction': {
    ...{ port: deathAndDestruction, sheet: sheetOfTheWar, others: { caucasus: sheetWithCaucasus } },
    ...{ middle: '5412S', closer: 1.4 },
  },
}
