'use client'

import { type ReactNode, use, useMemo } from 'react'
import type { Badge } from '@/components/map/scene'
import { builtTerrain } from '@/components/map/terrain'
import { Charts } from '@/components/rules/chart-cards'
import { SheetDialog } from '@/components/ui/sheet-dialog'
import { usePort, useTableGame } from '../game'
import { useSheet } from '../map/use-sheet'
import { UnitFace } from '../panels/unit-card'
import type { TableView } from '../port'
import { useTableWords } from '../text/words'
import { marksWith, openPlace } from './marks'
import { printedOn } from './printed'
import { Sample } from './sample'

interface Props {
  view: TableView
  /** The game, by its id. */
  kind: string
  onClose: () => void
}

/** What every mark means, what is printed on the map, and the charts of the game. */
export function LegendPanel({ view, kind, onClose }: Props) {
  const words = useTableWords()
  const { tell, own } = words
  const port = usePort()
  const later = use(useTableGame().later())
  const sheet = useSheet(view)
  const { printed, place, here } = useMemo(() => {
    const { world } = builtTerrain(sheet)
    const place = openPlace(sheet)
    return { printed: printedOn(sheet, world), place, here: world.centre(place[0]) }
  }, [sheet])
  const marks = useMemo(() => {
    const units = port.pieces(view).filter(({ face }) => face.symbol !== 'headquarters')
    const of = (isOwn: boolean) =>
      units.find(({ id }) => (port.sideOf(id) === view.viewer) === isOwn) ?? units[0]
    const [mine, foe] = [of(true), of(false)]
    const tokens = new Set(port.tokens(view).map(({ hex }) => hex))
    const starred = sheet.places.filter(({ star }) => star !== null)
    const bare = new Set(starred.flatMap(({ hex, star }) => (star && !tokens.has(hex) ? [star] : [])))
    const stars = starred.length > 0
    const strip = Object.keys(sheet.words ?? {}).some((key) => key.startsWith('army-')) ? here : null
    const printed = { stars, bare: [...bare].sort(), strip }
    return mine && foe ? marksWith(place, { own: mine, foe, ...printed }) : []
  }, [port, view, place, sheet, here])
  return (
    <SheetDialog title={tell('legend.title')} close={tell('victory.close')} testid="legend" onClose={onClose}>
      <Part title={tell('legend.counters')}>
        {later.legend(words, view).map(({ text, face, badge }) => (
          <Row key={text} text={text}>
            <span className="relative">
              <UnitFace face={face} size={60} />
              {badge ? <BadgeMark badge={badge} /> : null}
            </span>
          </Row>
        ))}
      </Part>
      <Part title={tell('legend.marks')}>
        {marks.map(({ key, scene, star }) => (
          <Row key={key} text={own(`legend.${key}`)}>
            <Sample sheet={sheet} at={here} scene={scene} star={star} />
          </Row>
        ))}
      </Part>
      <Part title={tell('legend.printed')}>
        {printed.map(({ key, at }) => (
          <Row key={key} text={own(`legend.${key}`)}>
            <Sample sheet={sheet} at={at} />
          </Row>
        ))}
      </Part>
      <Charts game={kind} />
    </SheetDialog>
  )
}

/** What may lie on a counter, as the map draws it. */
const BadgeMark = ({ badge: { shape, letter, colour } }: { badge: Badge }) => (
  <span
    aria-hidden="true"
    className={`absolute top-0 left-0 grid size-5 place-items-center font-figures text-[14px] leading-none font-bold text-[#fff4dd] ${shape === 'triangle' ? '[clip-path:polygon(50%_0,100%_100%,0_100%)] pt-1.5' : ''}`}
    style={{ backgroundColor: colour }}
  >
    {letter}
  </span>
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="mb-1 text-[17px] font-extrabold">{title}</h3>
    <ul className="grid gap-2 sm:grid-cols-2">{children}</ul>
  </section>
)

const Row = ({ text, children }: { text: string; children: ReactNode }) => (
  <li className="flex items-center gap-3 text-[15px] leading-snug">
    {children}
    <span>{text}</span>
  </li>
)
