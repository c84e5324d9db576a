'use client'

import { usePort } from '../game'
import { useTableWords } from '../text/words'
import type { Play } from '../turn/play'
import { Chips } from './chips'
import { useStaffPort } from './use-staff-port'

/** Corps that still stand by the plan, for a thumb: each is chosen as a whole, then its hex. A desk lists them beside the map. */
export function CorpsRow({ play, onShow }: { play: Play; onShow: (hexes: readonly string[]) => void }) {
  const words = useTableWords()
  const port = usePort()
  const staff = useStaffPort()
  const { view, listed } = play
  const setUps = staff.setUps(view)
  const left = listed.filter(({ says, party }) => says === 'stationCorps' && setUps?.byPlan(party!.units))
  if (left.length === 0) return null
  return (
    <Chips
      className="lg:hidden"
      legend={words.tell('setUps.corps')}
      all={left.map((offer) => ({
        id: offer.key,
        text: port.line(words, view, { ...offer, says: 'chipCorps' }),
        says: port.line(words, view, offer),
      }))}
      chosen={null}
      onChoose={(key) => {
        const offer = left.find((one) => one.key === key)!
        play.choose(offer)
        onShow(offer.party!.units.flatMap((unit) => port.at(view, unit) ?? []))
      }}
    />
  )
}
