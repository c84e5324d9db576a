// A set-up as its player may give it to anybody: what stands where before a game begins, and nothing else.

/**
 * By place the kinds of units that stand there, each as often as it stands there; where units are not alike a kind is a unit.
 * What a kind or a place is its game knows.
 */
export type Disposition = ReadonlyMap<string, readonly string[]>

/** Letters of a disposition as text at most. */
export const MOST_LETTERS = 6_000
/** Letters at most of the name under which one is kept. */
export const SET_UP_LETTERS = 40

const NAMES = '[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)*'
const GROUP = new RegExp(`^(${NAMES})~(${NAMES})$`)

const byName = (a: string, b: string) => (a < b ? -1 : 1)

/**
 * A disposition as text that can stand in an address: `KIND.KIND~PLACE.PLACE_...`, places with the same units told together.
 * There is one text for each, whoever writes it.
 */
export function dispositionText(all: Disposition): string {
  const groups = new Map<string, string[]>()
  for (const [place, kinds] of [...all].sort(([a], [b]) => byName(a, b))) {
    const units = [...kinds].sort(byName).join('.')
    if (kinds.length > 0) groups.set(units, [...(groups.get(units) ?? []), place])
  }
  return [...groups]
    .sort(([a], [b]) => byName(a, b))
    .map(([kinds, places]) => `${kinds}~${places.join('.')}`)
    .join('_')
}

/** What such a text tells; null: it is none, or not as it would be written here. */
export function readDisposition(text: string): Disposition | null {
  if (text.length > MOST_LETTERS) return null
  const all = new Map<string, readonly string[]>()
  for (const group of text.split('_')) {
    const [, kinds, places] = GROUP.exec(group) ?? []
    if (!kinds || !places) return null
    for (const place of places.split('.')) all.set(place, kinds.split('.'))
  }
  return dispositionText(all) === text ? all : null
}

/** How many units it tells of, and in how many places. */
export const sizeOf = (all: Disposition) => ({
  units: [...all.values()].reduce((sum, kinds) => sum + kinds.length, 0),
  places: all.size,
})

/** For which game, scenario and side a set-up is. */
export interface SetUpScope {
  readonly game: string
  readonly scenario: string
  readonly side: string
}

/**
 * The address by which a set-up is given on, from the root of a server. It follows from what is for all to see of a plan alone:
 * no game, no player and no secret is named in it, and what lies under untried units nobody can tell from it.
 */
export const setUpAddress = ({ game, scenario, side }: SetUpScope, text: string): string =>
  `/set-up?game=${game}&scenario=${scenario}&side=${side}&plan=${text}`

/** How the address of a table ends at which set-ups are to be used again. */
export const SET_UPS = '#set-ups'

/** What is asked of whoever sets up, by its key. */
export const SETTING_UP = 'ask-setUp'
