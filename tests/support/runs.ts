/**
 * How often a property is tried. What fits into `npm test` is few; `MANY=20 npm run unit -- PATH` tries each of them
 * twenty times as often.
 */
export const runs = (few: number): number => few * Number(process.env.MANY ?? 1)
