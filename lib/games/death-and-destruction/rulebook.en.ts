import { ledger as parent } from '@/lib/games/proud-monster/full/ledger'
import { TITLES } from '@/lib/games/proud-monster/full/rulebook.en'
import { ledger } from './ledger'
import { rulebookWith } from './rulebook'

/** The rules for players, in English. */
export const rulebook = rulebookWith(
  parent,
  ledger,
  {
    ...TITLES,
    ...{ 3: 'Set-up, control and Map C', 8: 'Reinforcements, withdrawals and replacements' },
    ...{ 11: 'Movement by sea', 15: 'Mobile assaults, offensives and partisans' },
    16: 'Tables of this game',
  },
  { replaced: 'In its place: {by}.', ended: 'Later in its place: {by}.' },
)
