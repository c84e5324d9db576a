import { OPTIONS } from '@/lib/games/proud-monster/options'
import { manifestOf } from '../manifest-of'
import { fronts } from './fronts'
import { plays, Scripts } from './plays'

export const manifest = manifestOf({
  id: 'proud-monster',
  title: 'Proud Monster',
  hours: 3,
  words: 'game.proud',
  scenarios: ['riga', 'smolensk-beginner', 'crimea-beginner', 'campaign'],
  options: OPTIONS,
  ...{ fronts, plays, Scripts },
})
