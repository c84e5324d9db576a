/** A place that somebody is wanted at, and who could take it, whom it suits best first. */
export interface Vacancy<Place> {
  readonly place: Place
  readonly weight: number
  readonly units: readonly string[]
}

/**
 * Units to places jointly, each to one: of all ways to fill places the one whose places weigh most together. A place that
 * weighs more is never left empty for others; who takes it may give way to be of use elsewhere.
 */
export function assigned<Place>(vacancies: readonly Vacancy<Place>[]): Map<Place, string> {
  const inTurn = [...vacancies].sort((a, b) => b.weight - a.weight)
  const holder = new Map<string, Vacancy<Place>>()
  for (const vacancy of inTurn) fill(vacancy, holder, new Set())
  return new Map([...holder].map(([unit, { place }]) => [place, unit]))
}

/** Finds somebody for a place, if need be by finding another place for him who holds his; false: there is nobody. */
function fill<Place>(
  vacancy: Vacancy<Place>,
  holder: Map<string, Vacancy<Place>>,
  asked: Set<string>,
): boolean {
  const free = vacancy.units.find((unit) => !holder.has(unit))
  if (free !== undefined) {
    holder.set(free, vacancy)
    return true
  }
  for (const unit of vacancy.units) {
    if (asked.has(unit)) continue
    asked.add(unit)
    if (!fill(holder.get(unit)!, holder, asked)) continue
    holder.set(unit, vacancy)
    return true
  }
  return false
}
