import type { FreeDays } from '@/lib/kernel/time/calendar'
import { type Language, localeOf } from '@/lib/words/language'

/** The days of a week as one reads them here, Monday first. */
export const WEEK: FreeDays = [1, 2, 3, 4, 5, 6, 0]

/** 1970-01-04 was a Sunday. */
const SUNDAY = 3

/** A day of the week by its name. */
export const weekdayName = (day: number, language: Language, weekday: 'short' | 'long' = 'long'): string =>
  new Intl.DateTimeFormat(localeOf(language), { weekday, timeZone: 'UTC' }).format(
    (SUNDAY + day) * 86_400_000,
  )

/** Those that are not free, by their names: "Wednesday and Sunday". */
export const daysTold = ({ language }: { language: Language }, free: FreeDays): string =>
  new Intl.ListFormat(localeOf(language)).format(
    WEEK.filter((day) => !free.includes(day)).map((day) => weekdayName(day, language)),
  )
