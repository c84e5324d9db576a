import type { Forecast } from '../port'

/** What dice will bring where no odds are counted. */
export const forecastOfDice = (throws: NonNullable<Forecast['throws']>): Forecast => ({
  ...{ text: '', possible: null, strengths: null, ladder: [], chances: [] },
  throws,
})
