'use client'

import { BESIDE, type BesideProps, useLaterPort } from '../game'
import type { BesideGroup } from '../later-port'
import { useTableWords } from '../text/words'
import type { Play } from '../turn/play'
import { UnitCard } from './unit-card'

interface Props {
  play: Play
  onShow: (hexes: readonly string[]) => void
}

/** Pieces beside the map, in one row between the map and the sheet of a phone. */
export function BesideStrip({ play, onShow, bottom }: BesideProps) {
  const words = useTableWords()
  const groups = useLaterPort(true)?.beside?.(words, play.view) ?? []
  return (
    <div
      className="fixed inset-x-0 z-10 flex gap-2 overflow-x-auto bg-table/90 px-1.5 pb-2"
      style={{ bottom, height: BESIDE }}
    >
      {groups.map((group) => (
        <Group key={group.title} {...{ group, play, onShow }} />
      ))}
    </div>
  )
}

/** The same on a desk, with what is to be known of them. */
export const BesidePanel = ({ groups, ...props }: Props & { groups: readonly BesideGroup[] }) =>
  groups.map((group) => (
    <section key={group.title} className="border-b border-line py-2">
      <Group {...{ group, ...props }} />
      {group.notes.map((note) => (
        <p key={note} className="mt-1 text-[15px] leading-tight">
          {note}
        </p>
      ))}
    </section>
  ))

function Group({ group: { title, pieces }, play, onShow }: Props & { group: BesideGroup }) {
  return (
    <div className="shrink-0">
      <h3 className="text-[15px] leading-tight font-extrabold">{title}</h3>
      <ul className="mt-1 flex flex-wrap gap-1.5 max-lg:flex-nowrap">
        {pieces.map((piece) => (
          <li key={piece.id}>
            <Piece {...{ piece, play, onShow }} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A tap takes up what the piece may do, or else shows where it is. */
function Piece({ piece, play, onShow }: Props & { piece: BesideGroup['pieces'][number] }) {
  const { nameOf } = useTableWords()
  const { id, name, state, hex } = piece
  const offer = play.offers.find(({ unit }) => unit === id)
  const chosen = offer !== undefined && offer.key === play.selection.entry
  const look = chosen ? 'border-mark bg-second' : offer ? 'border-mark bg-ground' : 'border-line bg-ground'
  return (
    <button
      type="button"
      aria-pressed={offer ? chosen : undefined}
      aria-label={`${nameOf(id)}: ${state}`}
      className={`grid min-h-16 w-[3.6rem] justify-items-center rounded-lg border-2 px-0.5 py-1 ${look}`}
      onClick={() => {
        if (offer && !chosen) play.choose(offer)
        else if (hex) onShow([hex])
      }}
    >
      <UnitCard view={play.view} unit={id} size={34} />
      <span className="max-w-full truncate font-figures text-[14px] leading-tight font-bold">{name}</span>
      <span className="max-w-full truncate text-[13px] leading-tight text-dim">{state}</span>
    </button>
  )
}
