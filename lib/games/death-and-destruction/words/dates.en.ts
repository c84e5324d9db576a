import { datesOf } from './dates'

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** The dates of each turn, with its code. */
export const dates = datesOf((first, last, month, year) => `${first}-${last} ${MONTHS[month - 1]} ${year}`)
