/** What somebody could do, and what that promises. */
export interface Offer {
  readonly worth: number
}

/** How offers are made and taken. */
export interface Taking<Target, Made extends Offer> {
  /** The best that can be done about something with who and what is left; null: nothing that pays. */
  make(target: Target): Made | null
  take(offer: Made): void
  /** true: what was taken meanwhile has left too little for it. */
  isStale(offer: Made): boolean
}

/** Takes the most promising offer, then the next, each with what the others have left; those that were taken, in this order. */
export function taken<Target, Made extends Offer>(
  targets: Iterable<Target>,
  { make, take, isStale }: Taking<Target, Made>,
): Target[] {
  const all: Target[] = []
  const made = (target: Target) => {
    const offer = make(target)
    return offer ? [{ target, offer }] : []
  }
  let open = [...targets].flatMap(made)
  while (open.length > 0) {
    const first = open.reduce((a, b) => (b.offer.worth > a.offer.worth ? b : a))
    take(first.offer)
    all.push(first.target)
    open = open.flatMap((one) => (one === first ? [] : isStale(one.offer) ? made(one.target) : [one]))
  }
  return all
}
