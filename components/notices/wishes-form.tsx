'use client'

import { useWords } from '@/components/words'
import { Choice, Part, Tick, Time } from './fields'
import { Said } from './said'
import type { Notices } from './use-notices'

/** Minutes that a notice may wait. */
const DELAYS = [0, 2, 5, 15, 30, 60]
const NIGHT = { from: 22 * 60, to: 7 * 60 }

/** When the player wishes to be told. Each change is kept at once. */
export function WishesForm({ notices }: { notices: Notices }) {
  const { settings, wishes, wish } = notices
  const { ui } = useWords()
  if (!settings || !wishes) return null
  const { delay, quiet, reminders, open } = wishes
  const told = (minutes: number) => {
    if (minutes === 0) return ui('notices.delay.none')
    return minutes === 60 ? ui('notices.delay.hour') : ui('notices.delay.minutes', { n: minutes })
  }
  return (
    <Part title={ui('notices.when')}>
      <Choice
        label={ui('notices.delay')}
        value={String(delay)}
        options={[...new Set([...DELAYS, delay])]
          .sort((a, b) => a - b)
          .map((one) => [String(one), told(one)])}
        onChange={(value) => wish({ delay: Number(value) })}
      />
      <Tick label={ui('notices.reminders')} checked={reminders} onChange={(on) => wish({ reminders: on })} />
      <Tick label={ui('notices.open')} checked={open} onChange={(on) => wish({ open: on })} />
      <Tick
        label={ui('notices.quiet')}
        checked={quiet !== null}
        onChange={(on) => wish({ quiet: on ? NIGHT : null })}
      />
      {quiet ? (
        <>
          <div className="grid grid-cols-2 gap-2">
            <Time
              label={ui('notices.quiet.from')}
              minute={quiet.from}
              onChange={(from) => wish({ quiet: { ...quiet, from } })}
            />
            <Time
              label={ui('notices.quiet.to')}
              minute={quiet.to}
              onChange={(to) => wish({ quiet: { ...quiet, to } })}
            />
          </div>
          <p className="text-[15px] text-dim">{ui('notices.quiet.zone', { zone: settings.zone })}</p>
        </>
      ) : null}
      <Said notices={notices} about="when" />
    </Part>
  )
}
