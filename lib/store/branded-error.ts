/**
 * How `instanceof` knows an error by its mark, not by its class. Next bundles the timer and the routes apart, so that a
 * process has each class more than once, and what all share, the services and their store, throws those of whoever came first.
 */
export const bearing =
  (mark: string) =>
  (one: unknown): boolean =>
    typeof one === 'object' && one !== null && 'mark' in one && one.mark === mark
