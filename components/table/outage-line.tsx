import { useWords } from '@/components/words'
import type { ClockAnswer } from '@/lib/play/api/affairs'
import { lengthOf, momentOf } from './clock'

/** That our server was away, and that nobody loses time by it. */
export function OutageLine({ time, until }: NonNullable<ClockAnswer['outage']>) {
  const words = useWords()
  const gaps = { time: lengthOf(words, time), date: momentOf(words, Date.parse(until)) }
  return (
    <p
      className="mt-1.5 border-l-[3px] border-mark pl-3 text-[14px] leading-snug text-dim"
      data-testid="outage"
    >
      {words.ui('clock.outage', gaps)}
    </p>
  )
}
