'use client'

import { type ComponentType, lazy, Suspense, use } from 'react'
import { RuleCards } from '@/components/rules/rule-cards'
import type { GameControls } from '@/components/table/game-controls'
import { type Opening, TableSkeleton } from '@/components/table/table-skeleton'
import type { HotSeat } from '@/components/table/use-hot-seat'
import { fetched } from '@/components/wargame/fetched'
import type * as TableModule from '@/components/wargame/screen/table'
import type { Preload, ScriptsProps } from './preload'

/** What every game's screen is given. */
export interface ScreenProps {
  game: GameControls
  seat: HotSeat
}

/** The same of every game's table. */
const OF_ALL: readonly (() => unknown)[] = [
  () => require('@/components/map/map-canvas'),
  () => require('@/components/wargame/panels/panels'),
  () => require('@/components/wargame/turn/use-play'),
]

const screens = new WeakMap<Preload, ComponentType<ScreenProps>>()

/** The table of a game, when all has run that it stands on. */
function screenOf(preload: Preload): ComponentType<ScreenProps> {
  const made = screens.get(preload) ?? lazy(() => preloaded(preload))
  screens.set(preload, made)
  return made
}

async function preloaded({ begin, beneath, plays }: Preload) {
  const letters = () => require('@/components/map/fonts').fetchFonts()
  // Before the first as well: what asks for the screen has a task of its own.
  for (const wake of [begin, letters, ...beneath, ...OF_ALL]) {
    await new Promise((done) => setTimeout(done))
    wake()
  }
  await new Promise((done) => setTimeout(done))
  const { Table } = require('@/components/wargame/screen/table') as typeof TableModule
  const game = plays()
  return { default: (props: ScreenProps) => <Table {...props} plays={game} /> }
}

/** The scripts of tables, by game. */
export type TableScripts = Readonly<Record<string, ComponentType<ScriptsProps>>>

/** Of a game that the page was not sent with, as where somebody came in by a link. */
const fetchedScripts = fetched(async (kind: string) => {
  const game = (await import('.')).gameOf(kind)
  if (!game) throw new Error(`this version has no game ${kind}`)
  return game.Scripts
})

interface Props extends ScreenProps {
  kind: string
  /** Of the games that the page was sent with. */
  scripts: TableScripts
}

function Screen({ kind, scripts, ...props }: Props) {
  const Scripts = scripts[kind] ?? use(fetchedScripts(kind))
  return (
    <Scripts>
      {(preload) => {
        const Ready = screenOf(preload)
        return <Ready {...props} />
      }}
    </Scripts>
  )
}

/** The table of a game, as soon as it can be shown. */
export const GameScreen = ({ opening, ...props }: Props & { opening: Opening | null }) => (
  <RuleCards game={props.kind}>
    <Suspense fallback={<TableSkeleton opening={opening} />}>
      <Screen {...props} />
    </Suspense>
  </RuleCards>
)
