'use client'

import { use, useEffect, useMemo } from 'react'
import { RecapCard } from '@/components/table/recap-card'
import type { Recap } from '@/components/table/use-recap'
import { useReplay } from '@/components/table/watch/use-replay'
import { PlayIcon } from '@/components/ui/icons'
import type { GameAnswer } from '@/lib/play/api/game'
import { useTableGame } from '../game'
import type { FrontRecap } from '../later-port'
import { type FrontDrawn, frontDrawn, signOf } from '../map/front-scene'
import { frontTold, isFighting } from '../past/brief'
import { recapOf } from '../past/recap'
import type { TableView } from '../port'
import { useTableWords } from '../text/words'

interface Props {
  recap: Recap
  view: TableView
  answer: GameAnswer
  onWatch: (from: number) => void
  onClose: () => void
  onShow: (hexes: readonly string[]) => void
  /** What of it is to be drawn upon the map; null: no more. */
  onFront: (front: FrontDrawn | null) => void
}

/** So many sentences are read in twenty seconds. */
const MOST = 6

/** What happened at this table since its reader last looked: along the front where there is much to tell, else in a sentence. */
export function RecapPanel(props: Props) {
  // What players settle beside the rules moves nothing that could be watched.
  const moves = props.recap.lines.some(({ key }) => !key.startsWith('table.'))
  return moves ? <Moved {...props} /> : <Told {...props} front={null} moves={false} />
}

/** Where something moved the board of then is fetched, and compared with that of now. */
function Moved(props: Props) {
  const { recap, view, answer, onFront } = props
  const { lines } = recap
  const { port, later } = useTableGame()
  const { front, recap: few } = use(later())
  const words = useTableWords()
  const past = useReplay(answer, lines[0]!.n)
  const shown = useMemo(() => {
    const start = past ? past.boards[0] : null
    return start ? frontTold({ port, later: { front, recap: few } }, words, view, start, lines) : null
  }, [past, front, few, words, port, view, lines])
  useEffect(() => {
    onFront(shown && frontDrawn({ ...shown, facts: shown.facts.slice(0, MOST) }))
    return () => onFront(null)
  }, [shown, onFront])
  return <Told {...props} front={shown} moves />
}

type ToldProps = Props & { front: FrontRecap | null; moves: boolean }

function Told({ recap, view, front, moves, onWatch, onClose, onShow }: ToldProps) {
  const { since, lines } = recap
  const { port, later } = useTableGame()
  const words = useTableWords()
  const { tell, ui } = words
  const what = recapOf(use(later()), words, lines, isFighting(port, view))
  const facts = front?.facts ?? []
  const rest = facts.length - MOST
  return (
    <RecapCard
      {...{ since, onClose }}
      // All of it in numbers comes after what matters.
      what={facts.length > 0 ? null : what}
      mine={view.prompt.mine}
      onWatch={moves ? () => onWatch(lines[0]!.n) : undefined}
    >
      {front && front.head.length > 0 ? (
        <p className="text-[15px] leading-tight text-dim">{front.head.join(' · ')}</p>
      ) : null}
      {facts.length > 0 ? (
        <ol className="more-below grid max-h-[32dvh] overflow-y-auto text-[15px] leading-tight lg:max-h-none">
          {facts.slice(0, MOST).map(({ text, hexes, from }, n) => (
            <li key={text} className="flex">
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
        </ol>
      ) : null}
    </RecapCard>
  )
}
