import type { CounterFace, Scene, SceneCounter } from './scene'

/** What a counter does between two scenes. Times in milliseconds from the beginning of the motion. */
export interface Act {
  kind: 'slide' | 'come' | 'flip' | 'fall'
  id: string
  /** What is seen of it at first, and in the end. */
  face: CounterFace
  after: CounterFace
  /** Hexes from where it stood to where it stands; one if it stays. */
  way: readonly string[]
  start: number
  length: number
}

const SLIDE_MS = 200
const HEX_MS = 60
const LONGEST_MS = 450
const FLIP_MS = 320
const FALL_MS = 380
const COME_MS = 240
/** All together never take longer; where much has happened, everything goes faster. */
export const MOST_MS = 4000

type Story = NonNullable<Scene['story']>

/** The way from hex to hex as the story tells it, and the number of its last part; straight on if it tells of none. */
export function wayOf(story: Story, from: string, to: string): { way: string[]; told: number } {
  const reached = new Map([[from, { way: [from], told: -1 }]])
  for (const [told, { hexes, way }] of story.entries()) {
    const before = way && hexes.length > 1 ? reached.get(hexes[0]!) : undefined
    if (before) reached.set(hexes.at(-1)!, { way: [...before.way, ...hexes.slice(1)], told })
  }
  const found = reached.get(to)
  return found && found.told >= 0 ? found : { way: [from, to], told: story.length }
}

/** The way by which a new counter came to its hex: the last one that ends there. */
function wayIn(story: Story, to: string): { way: readonly string[]; told: number } {
  const told = story.findLastIndex(({ hexes, way }) => way && hexes.at(-1) === to)
  return told < 0 ? { way: [to], told: placeIn(story, to) } : { way: story[told]!.hexes, told }
}

/** When the story last speaks of this hex; its end if it never does. */
function placeIn(story: Story, hex: string): number {
  const told = story.findLastIndex(({ hexes, way }) => !way && hexes.includes(hex))
  return told < 0 ? story.length : told
}

/** Everything that counters did from one scene to the next, one after the other but for what went along; nothing where the next is a jump. */
export function actsBetween(before: Scene, after: Scene): Act[] {
  const { story } = after
  if (!story || before.counters === after.counters) return []
  const old = new Map(before.counters.map((counter) => [counter.id, counter]))
  const now = new Map(after.counters.map((counter) => [counter.id, counter]))
  const acts: (Act & { told: number })[] = []
  const add = (
    kind: Act['kind'],
    from: SceneCounter,
    to: SceneCounter,
    length: number,
    at: ReturnType<typeof wayIn>,
  ) => acts.push({ kind, id: to.id, face: from.face, after: to.face, start: 0, length, ...at })
  for (const counter of after.counters) {
    const was = old.get(counter.id)
    if (!was) {
      const at = wayIn(story, counter.hex)
      add('come', counter, counter, Math.max(COME_MS, slideLength(at.way)), at)
    } else if (was.hex !== counter.hex) {
      const at = wayOf(story, was.hex, counter.hex)
      add('slide', was, counter, slideLength(at.way), at)
    } else if (was.face.key !== counter.face.key)
      add('flip', was, counter, FLIP_MS, { way: [counter.hex], told: placeIn(story, counter.hex) })
  }
  for (const was of before.counters)
    if (!now.has(was.id)) add('fall', was, was, FALL_MS, { way: [was.hex], told: placeIn(story, was.hex) })
  acts.sort((a, b) => a.told - b.told)
  let [start, end, goes] = [0, 0, false]
  const timed = acts.map(({ told, ...act }) => {
    const along = story[told]?.along === true
    if (!along || !goes) start = end
    goes = along
    end = Math.max(end, start + act.length)
    return { ...act, start }
  })
  const haste = Math.min(1, MOST_MS / end)
  return timed.map((act) => ({ ...act, start: act.start * haste, length: act.length * haste }))
}

const slideLength = (way: readonly string[]): number =>
  Math.min(LONGEST_MS, SLIDE_MS + HEX_MS * (way.length - 1))
