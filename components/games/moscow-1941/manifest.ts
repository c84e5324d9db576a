import { OPTIONS } from '@/lib/games/moscow-1941/options'
import { manifestOf } from '../manifest-of'
import { fronts } from './fronts'
import { Scripts } from './scripts'

export const manifest = manifestOf({
  id: 'moscow-1941',
  title: 'Moscow 1941',
  hours: 2,
  words: 'game.moscow',
  scenarios: ['typhoon', 'basic', 'whole'],
  options: OPTIONS,
  ...{ fronts, Scripts },
})
