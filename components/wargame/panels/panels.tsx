'use client'

import { memo, Suspense } from 'react'
import { besideCards } from '@/components/table/beside-cards'
import type { GameControls, LogLine } from '@/components/table/game-controls'
import type { Recap, Told as Retold } from '@/components/table/use-recap'
import type { FoughtPart } from '@/components/table/watch/stops'
import type { GameAnswer } from '@/lib/play/api/game'
import { useStaff } from '../game'
import type { FrontDrawn } from '../map/front-scene'
import type { Station } from '../staff/station'
import { useTableWords } from '../text/words'
import type { Play } from '../turn/play'
import { PromptHead } from '../turn/prompt-head'
import {
  ClockLine,
  OfferCards,
  OutageLine,
  RecapPanel,
  SparedNote,
  TracksPanel,
  TurnBoard,
} from './later-panels'

// All that is read beside the map. Each is rendered anew only when what it says changes, and after the map.

/** One moment of the table as the panels tell it. */
export interface Told {
  game: GameControls
  play: Play
  news: readonly LogLine[]
  /** So many lines of the log have been told one by one. */
  seen: number
  recap: Recap | null
}

/** What the panels ask of the screen. */
export interface Actions {
  show: (hexes: readonly string[]) => void
  reveal: (hex: string) => void
  /** Shows what happened from a line on, or these fights alone. */
  watch: (from: number, fights?: readonly FoughtPart[]) => void
  /** Has the recap tell of some lines. */
  tell: (told: Retold) => void
  chooseLine: (line: LogLine) => void
  closeRecap: () => void
  /** Draws upon the map what a recap tells. */
  front: (front: FrontDrawn | null) => void
  /** Opens the standing orders at one kind of decision. */
  standing: (kind: string) => void
  /** Tells how one wins. */
  victory: () => void
  /** Has the staff work at one of its stations, there with an army. */
  station: (station: Station, army?: string) => void
}

export interface PanelProps {
  told: Told
  actions: Actions
}

/** True where something between the players may have to be shown: an offer, a seat that is open, time that may be out. */
const hasToSettle = ({ offers, sought, may }: GameAnswer) =>
  offers.length > 0 || sought.length > 0 || may.includes('claim') || may.includes('lead')

interface HeadProps extends PanelProps {
  /** Lines of news that there is room for. */
  room: number
  /** The map is there. */
  stands: boolean
  /** The recap alone has room: what is asked comes after it. */
  reads: boolean
}

/** What happened meanwhile, and what is asked. */
export const Head = memo(function Head({ told, actions, room, stands, reads }: HeadProps) {
  const { say } = useTableWords()
  const { game, play, news, seen, recap } = told
  const staff = useStaff(play.view)
  const outage = game.answer!.clock?.outage
  return (
    <>
      {recap ? (
        <RecapPanel
          recap={recap}
          view={play.view}
          game={game}
          onWatch={actions.watch}
          onTell={actions.tell}
          onClose={actions.closeRecap}
          onShow={actions.show}
          onFront={actions.front}
        />
      ) : null}
      {recap || !hasToSettle(game.answer!) ? null : <OfferCards game={game} say={say} />}
      {stands && !recap && news.length === 0 && !play.draft.offer ? (
        <SparedNote game={game} onStanding={actions.standing} />
      ) : null}
      {reads ? null : (
        <PromptHead
          game={game}
          play={play}
          news={recap ? [] : besideCards(news, game.answer!)}
          room={room}
          stands={stands}
          again={news.length > 0 && news[0]!.n < seen}
          onShow={actions.show}
          onWatch={() => actions.watch(news[0]!.n)}
          onStanding={actions.standing}
          onVictory={actions.victory}
        />
      )}
      {staff && stands ? (
        <Suspense>
          <TurnBoard
            game={game}
            play={play}
            isShown={!recap && news.length === 0 && !play.draft.offer}
            onOpen={actions.station}
            onShow={actions.show}
            onTell={actions.tell}
          />
        </Suspense>
      ) : null}
      {game.answer!.clock ? <ClockLine answer={game.answer!} /> : null}
      {outage ? <OutageLine {...outage} /> : null}
    </>
  )
})

/** Turn, cup, boxes and order of battle, for which a desk has room at all times. */
export const Tracks = memo(function Tracks({ told, actions }: PanelProps) {
  return <TracksPanel play={told.play} onShow={actions.show} />
})
