'use client'

import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { PrintShop } from '@/components/map/printer'
import type { MapSheet } from '@/components/map/sheet'
import type { Language } from '@/lib/words/language'
import type { Words } from '@/lib/words/words'
import type { LaterPort } from './later-port'
import type { Forecast, TablePort, TableView } from './port'
import type { StaffPort } from './staff/staff-port'
import type { TableWords } from './text/table-words'
import type { Play } from './turn/play'

/** What the place is given where pieces that lie beside the map are chosen. */
export interface ItemsProps {
  play: Play
  onShow: (hexes: readonly string[]) => void
}

/** What a row of pieces beside the map is given. */
export interface BesideProps {
  play: Play
  onShow: (hexes: readonly string[]) => void
  /** CSS pixels of the window that are covered beneath it. */
  bottom: number
}
/** How high such a row is, in CSS pixels. */
export const BESIDE = 112

/** What a game brings to the table: its port, and what is truly its own. */
export interface TableGame {
  port: TablePort
  later: () => Promise<LaterPort>
  /** Its words, fetched once for each language. */
  words: (language: Language) => Promise<(words: Words) => TableWords>
  /** Its map; `name`: which one, where the port says so (`TablePort.sheet`). */
  sheet: (language: Language, name?: string | null) => Promise<MapSheet>
  printing: PrintShop
  /** Where pieces that lie beside the map are chosen; absent: no order asks for any. */
  Items?: ComponentType<ItemsProps>
  /** What the head of the sheet says of a fight that is about to begin (`turn/die-faces.tsx`); absent: no more than its strengths. */
  Foreseen?: ComponentType<{ forecast: Forecast }>
  /** Pieces beside the map that a phone shows at all times (`panels/beside-panel.tsx`); absent: there are none. */
  Beside?: ComponentType<BesideProps>
  /** What a staff does for its player, fetched when it is wanted; absent: there is none. */
  staff?: () => Promise<StaffPort>
  /** What else is fetched when nothing is to be done. */
  preload: readonly (() => Promise<unknown>)[]
}

/** The staff of the game, where this table has one. */
export function useStaff(view: TableView | null): TableGame['staff'] {
  const { port, staff } = useTableGame()
  return !view || port.hasStaff?.(view) === false ? undefined : staff
}

/** The kind of decision that a player came for; a new object each time he does. */
export interface Wanted {
  kind: string
}

const Context = createContext<TableGame | null>(null)

export const TableGameProvider = ({ game, children }: { game: TableGame; children: ReactNode }) => (
  <Context value={game}>{children}</Context>
)

/** The game that is played at this table. */
export function useTableGame(): TableGame {
  const game = useContext(Context)
  if (!game) throw new Error('no game at this table')
  return game
}

/** The same, where its functions alone are wanted. */
export const usePort = (): TablePort => useTableGame().port

/** The later part of the port, fetched when it is wanted; null until it has come, and where it cannot be had. */
export function useLaterPort(wanted: boolean): LaterPort | null {
  const { later } = useTableGame()
  const [part, setPart] = useState<LaterPort | null>(null)
  useEffect(() => {
    if (!wanted || part) return
    let gone = false
    later().then(
      (fetched) => gone || setPart(fetched),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [wanted, part, later])
  return part
}
