import type { GameManifest } from '../manifest'
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

/** Pictures of the map on the morning of the first turn, which `npm run fronts` has made of it. */
export const fronts: GameManifest['fronts'] = {
  en: {
    phone: { day: phoneDayEn.src, night: phoneNightEn.src },
    desk: { day: deskDayEn.src, night: deskNightEn.src },
    card: { day: cardDayEn.src, night: cardNightEn.src },
  },
  de: {
    phone: { day: phoneDayDe.src, night: phoneNightDe.src },
    desk: { day: deskDayDe.src, night: deskNightDe.src },
    card: { day: cardDayDe.src, night: cardNightDe.src },
  },
}
