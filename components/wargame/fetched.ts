/** Fetches a part when it is first wanted, and once for each key; what failed is tried again when it is next wanted. */
export function fetched<Key, Part>(load: (key: Key) => Promise<Part>): (key: Key) => Promise<Part> {
  const parts = new Map<Key, Promise<Part>>()
  return (key) => {
    const known = parts.get(key)
    if (known) return known
    const wanted = load(key)
    parts.set(key, wanted)
    wanted.catch(() => parts.delete(key))
    return wanted
  }
}
