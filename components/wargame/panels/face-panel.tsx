'use client'

import { type ItemsProps, usePort, useTableGame } from '../game'
import { useTableWords } from '../text/words'
import { FEW, isFight, MANY, offMap, seldomIn } from '../turn/offers'
import { ChoicePanel, ExposurePanel, FightPanel, HerePanel, HereStrip } from './later-panels'

/** The face of what is being decided: an attack, the chits, units off the map, or simply the chosen hex. */
export function FacePanel({ play, onShow }: ItemsProps) {
  const { Items } = useTableGame()
  const { tell } = useTableWords()
  const port = usePort()
  const { view, looked, offers } = play
  const { offer, due, route } = play.draft
  if (offer && isFight(offer)) return <FightPanel play={play} />
  if (Items && due?.kind === 'items')
    return (
      <div className="grid gap-3">
        {looked ? <HereStrip play={play} hex={looked} /> : null}
        <Items play={play} onShow={onShow} />
      </div>
    )
  // Nothing is weighed for a move, and what is later is not fetched for it.
  const { at } = port.focus(view)
  const off = offMap(offers).length
  // Where much is to be done on the map the hex that is looked at comes first, and whole; and what is seldom done there is seen,
  // beneath the choices where those are few.
  const isBusy = offers.length - off > MANY
  const hasSeldom = seldomIn(play.listed, looked).length > 0
  const Looked = isBusy || hasSeldom ? HerePanel : HereStrip
  const isBelow = looked === at || (hasSeldom && !isBusy && off <= FEW)
  if (off > 0 || (view.prompt.mine && at !== null))
    return (
      <div className="grid gap-3">
        {looked && !isBelow ? <Looked play={play} hex={looked} /> : null}
        <ChoicePanel play={play} />
        {looked && isBelow ? <HerePanel play={play} hex={looked} /> : null}
      </div>
    )
  return (
    <div className="grid gap-3">
      {looked ? <HerePanel play={play} hex={looked} /> : <p className="text-dim">{tell('hex.none')}</p>}
      {offer?.kind === 'move' && route ? <ExposurePanel play={play} /> : null}
    </div>
  )
}
