import { OPTIONS } from '@/lib/games/a-victory-denied/options'
import { manifestOf } from '../manifest-of'
import { fronts } from './fronts'
import { Scripts } from './scripts'

export const manifest = manifestOf({
  id: 'a-victory-denied',
  title: 'A Victory Denied',
  hours: 6,
  words: 'game.smolensk',
  scenarios: ['campaign'],
  options: OPTIONS,
  ...{ fronts, Scripts },
})
