import { useWords } from '@/components/words'
import deskDayDe from './fronts/desk-day-de.webp'
import deskDayEn from './fronts/desk-day-en.webp'
import deskNightDe from './fronts/desk-night-de.webp'
import deskNightEn from './fronts/desk-night-en.webp'
import phoneDayDe from './fronts/phone-day-de.webp'
import phoneDayEn from './fronts/phone-day-en.webp'
import phoneNightDe from './fronts/phone-night-de.webp'
import phoneNightEn from './fronts/phone-night-en.webp'

const PICTURES = {
  en: { phoneDay: phoneDayEn, phoneNight: phoneNightEn, deskDay: deskDayEn, deskNight: deskNightEn },
  de: { phoneDay: phoneDayDe, phoneNight: phoneNightDe, deskDay: deskDayDe, deskNight: deskNightDe },
}
const DESK = '(min-width: 640px)'
const NIGHT = '(prefers-color-scheme: dark)'

/** The map on the morning of the first turn, as a picture that `npm run fronts` has made of it. */
export function Backdrop() {
  const { ui, language } = useWords()
  const { phoneDay, phoneNight, deskDay, deskNight } = PICTURES[language]
  return (
    <picture>
      <source media={`${DESK} and ${NIGHT}`} srcSet={deskNight.src} />
      <source media={DESK} srcSet={deskDay.src} />
      <source media={NIGHT} srcSet={phoneNight.src} />
      <img
        src={phoneDay.src}
        alt={ui('map.label')}
        fetchPriority="high"
        className="absolute inset-0 size-full object-cover"
      />
    </picture>
  )
}
