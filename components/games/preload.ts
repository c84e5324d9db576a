import type { ReactNode } from 'react'
import type { TableGame } from '@/components/wargame/game'

/**
 * What must run before a table can be shown: modules that work out much, such as where each hex lies. All at once they
 * would hold up a phone for a tenth of a second and more, so each runs in a task of its own. They are required, not
 * imported: so they come with the scripts that a page names, and yet run when they are told to.
 */
export interface Preload {
  /** What goes on beside the page meanwhile; told first. */
  begin: () => unknown
  beneath: readonly (() => unknown)[]
  plays: () => TableGame
}

export interface ScriptsProps {
  /** What is shown once they are there; nothing, where they are only to be fetched. */
  children?: (preload: Preload) => ReactNode
}

/** The scripts of a game's table, as a component: what is shown by it is handed what they hold. */
export const handing =
  (preload: Preload) =>
  ({ children }: ScriptsProps): ReactNode =>
    children?.(preload) ?? null
