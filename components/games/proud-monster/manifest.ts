import { OPTIONS } from '@/lib/games/proud-monster/options'
import { manifestOf } from '../manifest-of'
import cardDayDe from './fronts/card-day-de.webp'
import cardDayEn from './fronts/card-day-en.webp'
import cardNightDe from './fronts/card-night-de.webp'
import cardNightEn from './fronts/card-night-en.webp'
import deskDayDe from './fronts/desk-day-de.webp'
import deskDayEn from './fronts/desk-day-en.webp'
import deskNightDe from './fronts/desk-night-de.webp'
import deskNightEn from './fronts/desk-night-en.webp'
import phoneDayDe from './fronts/phone-day-de.webp'
import phoneDayEn from './fronts/phone-day-en.webp'
import phoneNightDe from './fronts/phone-night-de.webp'
import phoneNightEn from './fronts/phone-night-en.webp'
import { Scripts } from './scripts'

const LONG = ['campaign', 'campaign-full'] as const

export const manifest = manifestOf({
  id: 'proud-monster',
  title: 'Proud Monster',
  hours: 3,
  words: 'game.proud',
  scenarios: [
    ...(['riga', 'smolensk-beginner', 'crimea-beginner', 'campaign'] as const),
    ...(['smolensk', 'crimea', 'campaign-full'] as const),
  ],
  campaigns: LONG,
  // Of tank brigades the other level has its rules (8.9).
  only: { germanPlan: LONG, sovietPlan: LONG, setUp: LONG, leg: LONG, tankBrigades: ['campaign'] },
  options: OPTIONS,
  Scripts,
  // The map on the morning of the first turn, as `npm run fronts` has painted it.
  fronts: {
    en: { phone: [phoneDayEn, phoneNightEn], desk: [deskDayEn, deskNightEn], card: [cardDayEn, cardNightEn] },
    de: { phone: [phoneDayDe, phoneNightDe], desk: [deskDayDe, deskNightDe], card: [cardDayDe, cardNightDe] },
  },
})
