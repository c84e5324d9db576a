/** Works a thing out when it is first asked for. */
export function once<Thing>(make: () => Thing): () => Thing {
  let thing: { made: Thing } | null = null
  return () => {
    thing ??= { made: make() }
    return thing.made
  }
}
