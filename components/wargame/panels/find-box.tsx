'use client'

import { useState } from 'react'
import { SearchField } from '@/components/ui/search-field'
import { usePort } from '../game'
import type { LaterPort } from '../later-port'
import { useSheet } from '../map/use-sheet'
import type { TableView } from '../port'
import { foundBy } from '../text/find'
import { useTableWords } from '../text/words'
import { UnitCard } from './unit-card'

/** So many are shown; whoever means another types on. */
const MOST = 12

interface Props {
  view: TableView
  forces: ReturnType<LaterPort['forces']>
  onShow: (hexes: readonly string[]) => void
}

/** Finds a unit or a place by its name; a tap shows it on the map. */
export function FindBox({ view, forces, onShow }: Props) {
  const words = useTableWords()
  const { tell, placeName } = words
  const port = usePort()
  const sheet = useSheet(view)
  const [text, setText] = useState('')
  const units = forces.flatMap(({ formations }) =>
    formations.flat().map((unit) => ({ unit, hex: port.at(view, unit)! })),
  )
  const found = foundBy(words, sheet, units, text)
  return (
    <search className="block border-b border-line py-2">
      <SearchField label={tell('find.title')} value={text} onSeek={setText} />
      <ul>
        {found.slice(0, MOST).map(({ name, hex, unit }) => (
          <li key={unit ?? hex}>
            <button
              type="button"
              className="flex min-h-12 w-full items-center gap-3 text-left text-[15px]"
              onClick={() => onShow([hex])}
            >
              {unit ? <UnitCard view={view} unit={unit} size={40} /> : null}
              <span>
                <b>{name}</b> {unit ? <span className="text-dim">{placeName(hex)}</span> : null}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-[15px] text-dim">
        {text.trim() !== '' && found.length === 0
          ? tell('find.none')
          : found.length > MOST
            ? tell('find.more', { n: found.length - MOST })
            : ''}
      </p>
    </search>
  )
}
