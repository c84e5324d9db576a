'use client'

import { use, useEffect, useMemo } from 'react'
import type { GameControls } from '@/components/table/game-controls'
import { lengthOf } from '@/components/table/log'
import { RecapCard } from '@/components/table/recap-card'
import type { Recap, Told as Retold } from '@/components/table/use-recap'
import type { FoughtPart } from '@/components/table/watch/stops'
import { useReplay } from '@/components/table/watch/use-replay'
import { Boundary } from '@/components/ui/boundary'
import { PlayIcon } from '@/components/ui/icons'
import type { Papers } from '@/lib/wargame/staff/papers'
import { useTableGame } from '../game'
import type { FrontRecap } from '../later-port'
import { type FrontDrawn, frontDrawn, signOf } from '../map/front-scene'
import { frontTold, isFighting } from '../past/brief'
import { orderedIn, recapOf } from '../past/recap'
import type { TableView } from '../port'
import { useTableWords } from '../text/words'
import { OrderedButton } from './ordered-button'

interface Props {
  recap: Recap
  view: TableView
  game: GameControls
  onWatch: (from: number, fights?: readonly FoughtPart[]) => void
  onTell: (told: Retold) => void
  onClose: () => void
  onShow: (hexes: readonly string[]) => void
  /** What of it is to be drawn upon the map; null: no more. */
  onFront: (front: FrontDrawn | null) => void
}

/** A view with the papers of one's own staff, where the game has one. */
type Staffed = TableView & { readonly mine?: { readonly staff?: Pick<Papers, 'groups'> } | null }

/** So many sentences are read in twenty seconds. */
const MOST = 6

/** What happened at this table since its reader last looked: along the front where there is much to tell, else in a sentence. */
export function RecapPanel(props: Props) {
  // What players settle beside the rules moves nothing that could be watched.
  const moves = props.recap.lines.some(({ key }) => !key.startsWith('table.'))
  const told = <Told {...props} front={null} moves={false} />
  // Where the past cannot be compared with the present its lines tell of it.
  return moves ? (
    <Boundary instead={told}>
      <Moved {...props} />
    </Boundary>
  ) : (
    told
  )
}

/** Where something moved the board of then is fetched, and compared with that of now. */
function Moved(props: Props) {
  const { recap, view, game, onFront } = props
  const { lines, to } = recap
  const { port, later } = useTableGame()
  const { front, recap: few } = use(later())
  const words = useTableWords()
  const since = lines[0]!.n
  const past = useReplay(game.answer!, since)
  const isOver = to !== undefined && to < lengthOf(game.log)
  const shown = useMemo(() => {
    const [start] = past ? past.boards : []
    const until = past && isOver ? past.boards[to - since] : undefined
    // Of what is over it is told by how it was then, and not by how it is now.
    if (!start || (isOver && !until)) return null
    return frontTold({ port, later: { front, recap: few } }, words, view, start, lines, {
      ...{ until, led: (view as Staffed).mine?.staff?.groups },
    })
  }, [past, front, few, words, port, view, lines, isOver, to, since])
  useEffect(() => {
    onFront(shown && frontDrawn({ ...shown, facts: shown.facts.slice(0, MOST) }))
    return () => onFront(null)
  }, [shown, onFront])
  return <Told {...props} front={shown} moves />
}

type ToldProps = Props & { front: FrontRecap | null; moves: boolean }

function Told({ recap, view, game, front, moves, onWatch, onTell, onClose, onShow }: ToldProps) {
  const { since, lines, to, own = false } = recap
  const { port, later } = useTableGame()
  const words = useTableWords()
  const { tell, ui } = words
  const all = use(later())
  const what = own
    ? orderedIn(all, words, lines, (unit) => all.sideOf(view, unit) === view.viewer)
    : recapOf(all, words, lines, to === undefined && isFighting(port, view))
  const facts = front?.facts ?? []
  const rest = facts.length - MOST
  const fights = front?.fights ?? []
  const ordered = own ? null : <OrderedButton game={game} onTell={onTell} />
  return (
    <RecapCard
      {...{ since, own, onClose }}
      head={front?.head ?? []}
      // All of it in numbers comes after what matters.
      what={facts.length > 0 ? null : what}
      mine={view.prompt.mine}
      fights={fights.reduce((sum, part) => sum + part.fights.length, 0)}
      onWatch={moves ? () => onWatch(lines[0]!.n, fights.length > 0 ? fights : undefined) : undefined}
    >
      {facts.length > 0 ? (
        <ol className="more-below grid max-h-[34dvh] overflow-y-auto text-[15px] leading-tight lg:max-h-none">
          {facts.slice(0, MOST).map(({ text, hexes, from }, n) => (
            <li key={signOf(n)} className="flex">
              <button
                type="button"
                className="flex min-h-12 grow items-center gap-2 text-left"
                // What was in no one place leads nowhere.
                disabled={hexes.length === 0}
                onClick={() => onShow(hexes)}
              >
                <b className="w-4 shrink-0 font-figures">{signOf(n)}</b>
                {text}
              </button>
              {from !== undefined && moves ? (
                <button
                  type="button"
                  className="grid size-12 shrink-0 place-items-center text-primary"
                  aria-label={ui('recap.watch.from', { what: text })}
                  onClick={() => onWatch(from)}
                >
                  <PlayIcon />
                </button>
              ) : null}
            </li>
          ))}
          {rest > 0 ? <li className="text-dim">{tell('front.rest', { n: rest })}</li> : null}
          {front?.quiet ? <li className="text-dim">{front.quiet}</li> : null}
          <li className="text-dim first-letter:uppercase">{what}</li>
          {ordered ? <li>{ordered}</li> : null}
        </ol>
      ) : (
        (ordered ?? <p className="first-letter:uppercase">{what}</p>)
      )}
    </RecapCard>
  )
}
