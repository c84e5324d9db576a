import { dice } from './de/dice'
import { games } from './de/games'
import { home } from './de/home'
import { me } from './de/me'
import { notices } from './de/notices'
import { offline } from './de/offline'
import { people } from './de/people'
import { players } from './de/players'
import { reading } from './de/reading'
import { screen } from './de/screen'
import { setUp } from './de/set-up'
import { shell } from './de/shell'
import { table } from './de/table'
import type { Catalogue } from './words'

/** The interface in German. */
export const de: Catalogue = {
  ...shell,
  ...home,
  ...games,
  ...table,
  ...screen,
  ...setUp,
  ...people,
  ...players,
  ...reading,
  ...dice,
  ...offline,
  ...me,
  ...notices,
}
