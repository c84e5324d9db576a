'use client'

import { Button } from '@/components/ui/button'
import { CloseIcon } from '@/components/ui/icons'
import { useWords } from '@/components/words'
import { LogEntry, type Say } from './log-panel'
import type { LogLine } from './use-game'

interface Props {
  lines: readonly LogLine[]
  say: Say
  /** Absent while more is to come. */
  onClose?: () => void
}

/** What has happened since the player last did something: dice, results, the other side's moves. */
export function NewsCard({ lines, say, onClose }: Props) {
  const { ui } = useWords()
  return (
    <div className="mb-2 flex max-h-[24dvh] items-start overflow-y-auto rounded-xl bg-second pl-3 text-[15px]">
      <h2 className="spoken">{ui('news.title')}</h2>
      <ul className="grow divide-y divide-line">
        {lines.map((line) => (
          <li key={line.n}>
            <LogEntry line={line} say={say} />
          </li>
        ))}
      </ul>
      {onClose ? (
        <Button look="quiet" className="sticky top-0 px-2" aria-label={ui('news.close')} onClick={onClose}>
          <CloseIcon />
        </Button>
      ) : (
        <span className="w-3" />
      )}
    </div>
  )
}
