/** What a game says of those who may go into a hex that they have cleared, of what their owner sees. */
export interface AdvanceFacts {
  readonly units: readonly string[]
  /** true: the hex counts by itself, as a place with points or a road. */
  readonly isWanted: boolean
  /** What a unit is worth elsewhere. */
  worth(unit: string): number
  /** What it is worth to the defence of the hex. */
  defends(unit: string): number
  /** true: nobody is left where it stands once some others go with it, and somebody should be. */
  leaves(unit: string, others: readonly string[]): boolean
  /** true: some may go there together. */
  mayGo(units: readonly string[]): boolean
  /** true: the enemy cannot attack them there by odds that are not left unused. */
  holds(units: readonly string[]): boolean
}

/** Some of those who may go, the first by `before` first, until they hold the hex. */
function filled(
  { units, leaves, mayGo, holds }: AdvanceFacts,
  before: (a: string, b: string) => number,
): { going: readonly string[]; isHeld: boolean } {
  let going: readonly string[] = []
  while (true) {
    const [next] = units
      .filter((unit) => !going.includes(unit) && mayGo([...going, unit]))
      .map((unit) => ({ unit, leaves: Number(leaves(unit, going)) }))
      .sort((a, b) => a.leaves - b.leaves || before(a.unit, b.unit) || (a.unit < b.unit ? -1 : 1))
    if (!next) return { going, isHeld: false }
    going = [...going, next.unit]
    if (holds(going)) return { going, isHeld: true }
  }
}

/**
 * Who goes into a hex that is cleared: those who are worth least elsewhere, as few as hold it, so that tanks and whole divisions
 * stay free. Where these cannot hold it, those who defend it best go where it counts; into plain ground one alone, as an empty
 * hex is a door and more would be lost with him.
 */
export function garrison(facts: AdvanceFacts): readonly string[] {
  const { isWanted, worth, defends } = facts
  const cheap = filled(facts, (a, b) => worth(a) - worth(b))
  if (cheap.isHeld) return cheap.going
  if (!isWanted) return cheap.going.slice(0, 1)
  return filled(facts, (a, b) => defends(b) - defends(a) || worth(a) - worth(b)).going
}
