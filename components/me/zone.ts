/** The time zone of this browser; null if it does not say. */
export function zoneHere(): string | null {
  try {
    return Intl.DateTimeFormat().resolvedOptions().timeZone || null
  } catch {
    return null
  }
}

/** Every time zone that this browser knows, and the one that is chosen. */
export function zones(chosen: string): string[] {
  const known = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : []
  return [...new Set([...known, 'UTC', chosen])].sort()
}
