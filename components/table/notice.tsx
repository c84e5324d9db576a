'use client'

import { RuleLink } from '@/components/rules/rule-cards'
import { Button } from '@/components/ui/button'
import { CloseIcon } from '@/components/ui/icons'
import { useWords } from '@/components/words'
import type { Notice } from './game-controls'

interface Props {
  notice: Notice
  /** Sentence of the game for its own refusals. */
  say: (words: { key: string; params: Readonly<Record<string, string | number>> }) => string
  onClose: () => void
  onShow: (hexes: readonly string[]) => void
}

/** Why an order was refused, with its rule; the hexes it speaks of flash on the map. */
export function NoticeCard({ notice, say, onClose, onShow }: Props) {
  const { ui, isUiWord } = useWords()
  const { words } = notice
  const text = isUiWord(words.key) ? ui(words.key, words.params) : say(words)
  return (
    <div
      role="alert"
      className="mb-2 rounded-xl border border-warn bg-warn-ground pl-3 text-[15px] text-warn"
    >
      <div className="flex items-start">
        <p className="grow pt-2.5 leading-snug">{text}</p>
        <Button look="quiet" className="px-2 !text-warn" aria-label={ui('table.dismiss')} onClick={onClose}>
          <CloseIcon />
        </Button>
      </div>
      {notice.cite || notice.at.length > 0 ? (
        <div className="flex min-h-12 items-center justify-between pr-1.5">
          {notice.cite ? <RuleLink cite={notice.cite} className="font-bold" /> : null}
          {notice.at.length > 0 ? (
            <Button
              look="quiet"
              className="ml-auto px-1.5! text-[15px] !text-warn underline"
              onClick={() => onShow(notice.at)}
            >
              {ui('log.show')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
