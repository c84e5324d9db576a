import { OPTIONS } from '@/lib/games/proud-monster/options'
import { manifestOf } from '../manifest-of'
import { fronts } from './fronts'
import { Scripts } from './scripts'

export const manifest = manifestOf({
  id: 'proud-monster',
  title: 'Proud Monster',
  hours: 3,
  words: 'game.proud',
  scenarios: ['riga', 'smolensk-beginner', 'crimea-beginner', 'campaign'],
  options: OPTIONS,
  ...{ fronts, Scripts },
})
