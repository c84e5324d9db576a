import { datesOf } from './dates'

const MONTHS = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ')

/** The same in German. */
export const dates = datesOf((first, last, month, year) => `${first}.-${last}. ${MONTHS[month - 1]} ${year}`)
