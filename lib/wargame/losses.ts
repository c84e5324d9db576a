/** How steps that fall on several units are shared out. */
export interface Shares {
  /** Steps that each unit loses. */
  readonly pays: Readonly<Record<string, number>>
  /** Units of which the owner chooses who loses one step more; empty: nothing to choose. */
  readonly ask: readonly string[]
  /** Steps that nobody can pay. */
  readonly unpaid: number
}

/**
 * Shares steps out evenly, as far as units have them. Where fewer are left than units could pay, their owner chooses,
 * unless they are alike: then the first pays.
 */
export function shareEvenly(
  units: readonly string[],
  stepsLeft: (unit: string) => number,
  steps: number,
): Shares {
  const pays: Record<string, number> = Object.fromEntries(units.map((id) => [id, 0]))
  const over = (id: string) => stepsLeft(id) - pays[id]!
  const mayPay = () => units.filter((id) => over(id) > 0)
  let due = steps
  while (due > 0 && due >= mayPay().length && mayPay().length > 0) {
    for (const id of mayPay()) {
      pays[id]! += 1
      due -= 1
    }
  }
  const [first, ...rest] = due > 0 ? mayPay() : []
  if (first === undefined) return { pays, ask: [], unpaid: due }
  if (rest.some((id) => over(id) !== over(first))) return { pays, ask: [first, ...rest], unpaid: 0 }
  pays[first]! += due
  return { pays, ask: [], unpaid: 0 }
}
