import { OPTIONS } from '@/lib/games/death-and-destruction/options'
import { OPTIONS as PARENT } from '@/lib/games/proud-monster/options'
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

/** Of the parent's, what means something in the war. */
const { germanPlan, sovietPlan, setUp, aids, odds } = PARENT

export const manifest = manifestOf({
  id: 'death-and-destruction',
  title: 'Death & Destruction',
  hours: 4,
  words: 'game.death',
  sides: ['soviet', 'german'],
  scenarios: ['uranus', 'december', 'june', 'november', 'july', 'war'],
  campaigns: ['december', 'june', 'november', 'july', 'war'],
  only: {
    ...{ germanPlan: ['war'], sovietPlan: ['war'], setUp: ['war'] },
    ...{ until: ['war'], playOn: ['december', 'june', 'november', 'july', 'war'] },
  },
  options: { germanPlan, sovietPlan, setUp, aids, odds, ...OPTIONS },
  Scripts,
  // The map on the morning of the first turn, as `npm run fronts` has painted it.
  fronts: {
    en: { phone: [phoneDayEn, phoneNightEn], desk: [deskDayEn, deskNightEn], card: [cardDayEn, cardNightEn] },
    de: { phone: [phoneDayDe, phoneNightDe], desk: [deskDayDe, deskNightDe], card: [cardDayDe, cardNightDe] },
  },
})
