import { useEffect, useRef } from 'react'
import { keptByGame } from '@/components/offline/kept-by-game'
import type { GameControls } from '@/components/table/game-controls'
import { usePort } from '../game'
import type { TableView } from '../port'
import type { Chosen } from './programme'
import { isPlanning } from './use-marching'
import { useStaffPort } from './use-staff-port'

/** Attacks that were to be made one after the other while nothing could be filed, and for which phase of the game. */
interface Unfiled {
  readonly phase: string
  readonly attacks: readonly Chosen[]
}

/** Kept on the device with what is planned there, until the papers have it: closing the app loses nothing. */
const KEY = 'fieldpost/plans/attacks'

const isUnfiled = (one: Partial<Unfiled> | null | undefined): one is Unfiled =>
  typeof one?.phase === 'string' &&
  Array.isArray(one.attacks) &&
  one.attacks.every(({ target, posts, reach }) => typeof target === 'string' && Array.isArray(posts) && reach)

const all = () => keptByGame<Unfiled>(KEY)

/** What waits to be filed for a phase of a game; null: nothing does. */
export function unfiledIn(game: string, phase: string): readonly Chosen[] | null {
  const one = all()[game]
  return isUnfiled(one) && one.phase === phase ? one.attacks : null
}

/** Has attacks wait to be filed; null: none does any more. */
export function fileLater(game: string, unfiled: Unfiled | null): void {
  const { [game]: _before, ...others } = all()
  try {
    localStorage.setItem(KEY, JSON.stringify(unfiled ? { ...others, [game]: unfiled } : others))
  } catch {
    // Where nothing can be kept they are known to their page alone.
  }
}

/** By what a phase of a game is known, for what is begun in it. */
export function usePhase({ answer }: Pick<GameControls, 'answer'>, view: TableView): string {
  return `${answer!.game} ${usePort().focus(view).moment}`
}

/** Files with the papers what could not be filed when it was begun, as soon as it can; what is of a phase that is over goes. */
export function useFiled(game: GameControls, view: TableView): void {
  const staff = useStaffPort()
  const phase = usePhase(game, view)
  const { game: id, viewer, seats } = game.answer!
  const waits = isPlanning(game)
  const { keepStaff, busy } = game
  const tried = useRef<TableView | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is tried once for each moment at which it may be
  useEffect(() => {
    if (waits) tried.current = null
    if (waits || busy || tried.current === view || !(id in all()) || !seats.includes(viewer)) return
    tried.current = view
    const attacks = unfiledIn(id, phase)
    if (attacks === null) return fileLater(id, null)
    void keepStaff(staff.intending(view, attacks)).then((isKept) => {
      if (isKept) fileLater(id, null)
    })
  }, [waits, busy, id, phase, view])
}
