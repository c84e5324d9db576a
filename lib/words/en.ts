import { dice } from './en/dice'
import { games } from './en/games'
import { home } from './en/home'
import { me } from './en/me'
import { notices } from './en/notices'
import { offline } from './en/offline'
import { people } from './en/people'
import { players } from './en/players'
import { reading } from './en/reading'
import { screen } from './en/screen'
import { setUp } from './en/set-up'
import { shell } from './en/shell'
import { table } from './en/table'

/** The interface in English: sentences with {gaps}. The rules and the log of a game have a catalogue of their own. */
export const en = {
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
} as const
