'use client'

import { type ItemsProps, usePort, useTableGame } from '../game'
import { isFight, offMap } from '../turn/offers'
import { HerePanel } from './here-panel'
import { ChoicePanel, FightPanel } from './later-panels'

/** The face of what is being decided: an attack, the chits, units off the map, or simply the chosen hex. */
export function FacePanel({ play, onShow }: ItemsProps) {
  const { Items } = useTableGame()
  const port = usePort()
  const { view, looked, offers } = play
  const { offer, due } = play.draft
  if (offer && isFight(offer)) return <FightPanel play={play} />
  if (Items && due?.kind === 'items') return <Items play={play} onShow={onShow} />
  // Nothing is weighed for a move, and what is later is not fetched for it.
  const weighs = offMap(offers).length > 0 || (view.prompt.mine && port.focus(view).at !== null)
  return (
    <div className="grid gap-3">
      {weighs ? <ChoicePanel play={play} /> : null}
      {weighs && !looked ? null : <HerePanel play={play} />}
    </div>
  )
}
