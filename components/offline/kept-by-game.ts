/** What this device keeps of each game under a key of its store; nothing where the store is forbidden or holds something else. */
export function keptByGame<Kept>(key: string): Readonly<Record<string, Kept>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return kept !== null && typeof kept === 'object' ? (kept as Record<string, Kept>) : {}
  } catch {
    return {}
  }
}
