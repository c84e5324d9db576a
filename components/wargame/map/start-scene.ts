import { BARE } from '@/components/map/bare-scene'
import type { CounterFace, HighStacks, Scene } from '@/components/map/scene'
import { type Controlled, westOf } from './front-of'

/** The map on the morning of a scenario, when nothing is chosen yet. */
export interface Morning<At> {
  /** Absent: the first. */
  readonly turn?: number
  /** On which of several maps (`TablePort.sheet`); absent: the usual one. */
  readonly sheet?: string | null
  /** Where the set-up puts its units, the lowest of a stack first. */
  placed: readonly { readonly id: string; readonly hex: string }[]
  /** How each of them lies there. */
  lies: object
  /** What else of the table counts; absent: nothing does. */
  table?: object
  tokens?: Scene['tokens']
  /** How high stacks are drawn; absent: stacks are low. */
  drawStack?: HighStacks['draw']
  /** Who holds what then (`Table.control`). */
  firstControl(at: At): string
}

const heightsOf = (hexes: readonly string[]) =>
  new Map(hexes.map((hex) => [hex, hexes.filter((one) => one === hex).length]))

/** The same as a scene; `face`: how a unit looks as it lies. */
export function startScene<At extends Controlled>(
  on: (table: At['open']) => At,
  face: (at: At, unit: string) => CounterFace,
  { placed, lies, table: more, tokens = [], drawStack, firstControl }: Morning<At>,
): Scene {
  const counters = Object.fromEntries(placed.map(({ id, hex }) => [id, { at: hex, ...lies }]))
  const table = { ...more, counters } as unknown as At['open']
  const at = on(table)
  return {
    ...BARE,
    ...{ tokens, numbers: false },
    ...(drawStack ? { stacks: { heights: heightsOf(placed.map(({ hex }) => hex)), draw: drawStack } } : {}),
    west: westOf(on({ ...table, control: firstControl(at) })),
    counters: placed.map(({ id, hex }) => ({
      ...{ id, hex, face: face(at, id), badge: null },
      ...{ spent: false, ring: null },
    })),
  }
}
