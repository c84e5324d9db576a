'use client'

import { use } from 'react'
import { RuleLink } from '@/components/rules/rule-cards'
import { Button } from '@/components/ui/button'
import { SheetDialog } from '@/components/ui/sheet-dialog'
import { useTableGame } from '../game'
import type { VictoryWay } from '../later-port'
import type { TableView } from '../port'
import { useTableWords } from '../text/words'

interface Props {
  view: TableView
  onShow: (hexes: readonly string[]) => void
  onClose: () => void
}

/** How one wins, one's own ways first, and how far each side has come. */
export function VictoryPanel({ view, onShow, onClose }: Props) {
  const words = useTableWords()
  const { tell, own } = words
  const ways = use(useTableGame().later()).victory(words, view)
  const sides = [...new Set(ways.map(({ side }) => side))]
  const ownFirst = [
    ...sides.filter((side) => side === view.viewer),
    ...sides.filter((side) => side !== view.viewer),
  ]
  const show = (hexes: readonly string[]) => {
    onClose()
    onShow(hexes)
  }
  return (
    <SheetDialog
      title={tell('victory.title')}
      close={tell('victory.close')}
      testid="victory"
      onClose={onClose}
    >
      {ownFirst.map((side) => (
        <section key={side ?? ''}>
          <h3 className="text-[17px] font-extrabold">
            {side === null
              ? tell('victory.end')
              : side === view.viewer
                ? tell('victory.mine')
                : own(`over.${side}`)}
          </h3>
          <ul className="divide-y divide-line">
            {ways
              .filter((way) => way.side === side)
              .map((way) => (
                <Way key={way.text} way={way} onShow={show} />
              ))}
          </ul>
        </section>
      ))}
    </SheetDialog>
  )
}

function Way({
  way: { text, cite, now = [], at = [] },
  onShow,
}: {
  way: VictoryWay
  onShow: Props['onShow']
}) {
  const { tell } = useTableWords()
  return (
    <li className="flex items-start gap-2 py-1.5 text-[15px] leading-snug">
      <div className="grow">
        <p>{text}</p>
        {now.map((line) => (
          <p key={line} className="font-bold">
            {line}
          </p>
        ))}
      </div>
      <div className="grid shrink-0 justify-items-end">
        {at.length > 0 ? (
          <Button look="quiet" className="px-2 text-[15px] underline" onClick={() => onShow(at)}>
            {tell('victory.show')}
          </Button>
        ) : null}
        <RuleLink cite={cite} className="text-dim" />
      </div>
    </li>
  )
}
