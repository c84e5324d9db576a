import type { View } from './view'

/** The position that this view is of: only the other's standing orders are not known, and count as none. */
export function guess({ viewer, table, mine }: View): unknown {
  const standing = mine?.standing ? { standing: { [viewer]: mine.standing } } : {}
  return { table, hidden: standing }
}
