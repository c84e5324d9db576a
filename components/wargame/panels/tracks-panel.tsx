'use client'

import { type ReactNode, use, useState } from 'react'
import { useTableGame } from '../game'
import type { TrackBar, TrackCell, TrackPiece, TrackSection } from '../later-port'
import { useTableWords } from '../text/words'
import { besideMap } from '../turn/offers'
import type { Play } from '../turn/play'
import { BesidePanel } from './beside-panel'
import { FindBox } from './find-box'
import { OrderOfBattle } from './order-of-battle'
import { UnitFace } from './unit-card'

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-b border-line py-2">
      <h3 className="text-[15px] font-extrabold">{title}</h3>
      <div className="grid gap-0.5 text-[15px]">{children}</div>
    </section>
  )
}

interface Props {
  play: Play
  onShow: (hexes: readonly string[]) => void
}

/** The tracks and boxes around the map. */
export function TracksPanel({ play, onShow }: Props) {
  const words = useTableWords()
  const game = useTableGame()
  const later = use(game.later())
  const { view, offers } = play
  const forces = later.forces(view)
  const isAsked = besideMap(game.port, offers).length > 0
  const beside = <BesidePanel groups={later.beside?.(words, view) ?? []} play={play} onShow={onShow} />
  return (
    <div>
      <FindBox view={view} forces={forces} onShow={onShow} />
      {/* Whoever is asked for one of them finds it without looking for it. */}
      {isAsked ? beside : null}
      {later
        .tracks(words, view)
        .map(({ title, lines = [], cells = [], bars = [], rows = [], boxes = [] }) => (
          <Part key={title} title={title}>
            {cells.length > 0 ? <Track cells={cells} /> : null}
            {bars.length > 0 ? <Bars bars={bars} /> : null}
            {rows.map(({ text, pieces }) => (
              <div key={text}>
                <p>{text}</p>
                <Pieces pieces={pieces} />
              </div>
            ))}
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {boxes.map((box) => (
              <Box key={box.title} box={box} />
            ))}
          </Part>
        ))}
      {isAsked ? null : beside}
      <OrderOfBattle view={view} forces={forces} onShow={onShow} />
    </div>
  )
}

/** What lies in it is drawn once it is opened. */
function Box({ box }: { box: NonNullable<TrackSection['boxes']>[number] }) {
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-12 content-center font-bold">{box.title}</summary>
      {open && box.pieces ? <Pieces pieces={box.pieces} /> : null}
      <p className="pb-2">{box.text}</p>
      {box.bars ? <Bars bars={box.bars} /> : null}
    </details>
  )
}

const DISCS = {
  german: 'bg-german text-german-ink',
  soviet: 'bg-soviet text-soviet-ink',
  major: 'bg-[#e9b93a] text-[#241a10]',
  minor: 'bg-[#2f6fa8] text-white',
} as const

/** Counters and discs side by side; the text beside them says the same. */
const Pieces = ({ pieces }: { pieces: readonly TrackPiece[] }) => (
  <ul className="flex flex-wrap items-center gap-1 py-1 empty:hidden">
    {pieces.map(({ label, n = 1, drawn }) => (
      <li key={label} title={label} className="flex items-center gap-0.5 font-figures text-[14px] font-bold">
        {'tone' in drawn ? (
          <span
            aria-hidden="true"
            className={`grid size-9 place-items-center rounded-full border-2 border-ink/60 ${DISCS[drawn.tone]}`}
          >
            {drawn.text}
          </span>
        ) : (
          <UnitFace face={drawn} size={40} />
        )}
        {n > 1 ? <span>×{n}</span> : null}
        <span className="spoken">{label}</span>
      </li>
    ))}
  </ul>
)

const TONES: Readonly<Record<TrackCell['tone'], string>> = {
  plain: '',
  mud: 'bg-[#c9a878] text-[#241a10] [background-image:repeating-linear-gradient(0deg,transparent_0_5px,#8a6a4366_5px_6px)]',
  frost:
    'bg-[#cfe2ea] text-[#16242c] [background-image:repeating-linear-gradient(45deg,transparent_0_5px,#5d8fa866_5px_6px)]',
  snow: 'bg-[#f8f8f4] text-[#1c2226] border-dashed',
}

/** So many places lie side by side at most; names of three characters need more room than that leaves them. */
const ABREAST = 12
const columnsOf = (cells: readonly TrackCell[]): string =>
  cells.some(({ text }) => text.length > 2)
    ? `repeat(auto-fill, minmax(2.25rem, 1fr))`
    : `repeat(${Math.min(ABREAST, cells.length)}, minmax(0, 1fr))`

/** Places side by side; where one is now is framed. */
const Track = ({ cells }: { cells: readonly TrackCell[] }) => (
  <ol
    className={`my-1 grid ${cells.length > 10 ? 'gap-0.5' : 'gap-1'}`}
    style={{ gridTemplateColumns: columnsOf(cells) }}
  >
    {cells.map(({ text, tone, now, label, brings = [] }) => (
      <li
        key={text}
        aria-current={now ? 'step' : undefined}
        title={label}
        className={`grid min-h-9 min-w-0 content-center justify-items-center rounded border font-figures leading-tight font-bold ${now ? 'border-mark outline-2 outline-mark' : 'border-line'} ${TONES[tone]}`}
      >
        <span aria-hidden="true">{text}</span>
        {brings.map((sign) => (
          <span key={sign} aria-hidden="true" className="text-[13px] font-medium">
            {sign}
          </span>
        ))}
        <span className="spoken">{label}</span>
      </li>
    ))}
  </ol>
)

/** Strengths on one scale. */
function Bars({ bars }: { bars: readonly TrackBar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <ul className="grid gap-1">
      {bars.map(({ label, value, side }) => (
        <li key={label} className="grid grid-cols-[6rem_1fr_2rem] items-center gap-2">
          <span>{label}</span>
          <span
            className={`h-3 rounded-sm border border-ink/50 ${side === 'soviet' ? 'bg-soviet' : 'bg-german'}`}
            style={{ width: `${(value / most) * 100}%` }}
          />
          <b className="text-right font-figures">{value}</b>
        </li>
      ))}
    </ul>
  )
}
