import type { Scene, SceneCounter } from '@/components/map/scene'
import type { LaterPort } from '../later-port'
import type { Offer, TablePort, TableView } from '../port'
import { type Draft, EMPTY } from '../turn/draft'

/** Which layers are on, by id. */
export type Overlays = Readonly<Record<string, boolean>>
export const overlaysOf = ({ layers }: TablePort, view: TableView): Overlays =>
  Object.fromEntries(layers.flatMap(({ id, on, isFor }) => (isFor?.(view) === false ? [] : [[id, on]])))

interface Moment {
  view: TableView
  offers: readonly Offer[]
  draft: Draft
  looked: string | null
  cursor: string | null
  flash: readonly string[]
  overlays: Overlays
}

/** What the canvas draws of a view and of what its player has chosen so far; `later`: what draws its layers, once it is there. */
export function sceneOf(
  port: TablePort,
  moment: Moment,
  later: Pick<LaterPort, 'draw'> | null = null,
): Scene {
  const { view, draft, overlays, looked } = moment
  const go = draft.choices.some((choice) => choice.tone === 'go')
  const layers = port.layers.flatMap(({ id, drawn }) =>
    later && drawn && overlays[id] ? [later.draw(id, view, looked)] : [],
  )
  const zones = layers.flatMap(({ zones = [] }) => zones)
  const counters = countersOf(port, moment)
  return {
    west: overlays.front === false ? null : port.front(view),
    ...port.draws?.(view, overlays.weather === false),
    season: overlays.weather === false ? undefined : port.season?.(view),
    counters,
    ...(port.stacks ? { stacks: stacksOf(port.stacks, view, counters) } : {}),
    tokens: port.tokens(view),
    above: port.above?.(view),
    choices: draft.choices,
    veil: go && draft.choices.length > 3,
    path: draft.path,
    arrows: draft.arrows.length > 0 || draft.path ? draft.arrows : arrowsOf(port, view),
    zones: zones.length === 0 && go && draft.offer ? port.zones(view, draft.offer) : zones,
    tints: layers.flatMap(({ tints = [] }) => tints),
    lines: layers.flatMap(({ lines = [] }) => lines),
    looked,
    cursor: moment.cursor,
    flash: moment.flash,
    numbers: overlays.numbers ?? false,
    stars: overlays.stars ?? true,
  }
}

/** Who attacks whom in the battle that goes on. */
function arrowsOf(port: TablePort, view: TableView): Scene['arrows'] {
  const { at, from } = port.focus(view)
  return at ? [...new Set(from)].map((hex) => ({ from: hex, to: at })) : []
}

const stacksOf = ({ height, draw }: HighPort, view: TableView, counters: readonly SceneCounter[]) => ({
  heights: new Map(counters.map(({ hex }) => [hex, height(view, hex)])),
  draw,
})
type HighPort = NonNullable<TablePort['stacks']>

/** The same for somebody who only looks. */
export const stillScene = (port: TablePort, view: TableView): Scene =>
  sceneOf(port, {
    ...{ view, offers: [], draft: EMPTY },
    ...{ looked: null, cursor: null, flash: [] },
    overlays: { ...overlaysOf(port, view), numbers: false },
  })

function countersOf(port: TablePort, { view, offers, draft, overlays }: Moment): SceneCounter[] {
  const able = new Set<string>()
  for (const { kind, unit, choices } of offers) {
    if (unit && kind !== 'done') able.add(unit)
    for (const choice of choices) if (choice.kind === 'units') for (const one of choice.from) able.add(one)
  }
  const chosen = new Set(draft.offer ? [draft.offer.unit ?? '', ...draft.party, ...draft.set] : [])
  const target = draft.offer ? draft.offer.target : port.focus(view).at
  const spent = overlays.moved ? port.spent(view) : new Set()
  const counters = port.pieces(view).map(
    (piece): SceneCounter => ({
      ...piece,
      spent: spent.has(piece.id) && !able.has(piece.id),
      ring: chosen.has(piece.id)
        ? 'chosen'
        : able.has(piece.id)
          ? 'active'
          : piece.hex === target
            ? 'foe'
            : null,
    }),
  )
  // What has been chosen lies on top of its stack.
  return [
    ...counters.filter(({ ring }) => ring !== 'chosen'),
    ...counters.filter(({ ring }) => ring === 'chosen'),
  ]
}
