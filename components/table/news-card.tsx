'use client'

import { Button } from '@/components/ui/button'
import { ui } from '@/lib/words/en'
import { LogEntry, type Say } from './log-panel'
import type { LogLine } from './use-game'

interface Props {
  lines: readonly LogLine[]
  say: Say
  onShow: (hexes: readonly string[]) => void
  /** Absent while more is to come. */
  onClose?: () => void
}

/** What has happened since the player last did something: dice, results, the other side's moves. */
export function NewsCard({ lines, say, onShow, onClose }: Props) {
  const shown = lines.slice(-4)
  return (
    <div className="mb-2 rounded-xl bg-second px-3 py-1">
      <h2 className="spoken">{ui('news.title')}</h2>
      <ul className="divide-y divide-line">
        {shown.map((line) => (
          <li key={line.n}>
            <LogEntry line={line} say={say} onShow={onShow} />
          </li>
        ))}
      </ul>
      {onClose ? (
        <Button look="quiet" className="w-full text-[15px]" onClick={onClose}>
          {ui('news.close')}
        </Button>
      ) : null}
    </div>
  )
}
