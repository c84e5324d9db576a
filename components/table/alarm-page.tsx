'use client'

import { Button } from '@/components/ui/button'
import { PlainPage } from '@/components/ui/plain-page'
import { TextLink } from '@/components/ui/text-link'
import { useWords } from '@/components/words'
import type { GameAnswer } from '@/lib/play/api/game'
import { type Alarm, forgetPin } from './pins'
import { SavePins } from './save-pins'
import { SureButton } from './sure-button'

/** The server tells of this game something else than it told this device before: said plainly, with what to do. */
export function AlarmPage({
  alarm,
  answer,
  reload,
}: {
  alarm: Alarm
  answer: GameAnswer
  reload: () => void
}) {
  const { ui } = useWords()
  return (
    <PlainPage figures="?">
      <h1 className="font-display text-3xl">{answer.title}</h1>
      <p role="alert" className="text-lg font-bold text-warn">
        {ui(`alarm.${alarm}`)}
      </p>
      <p>{ui('alarm.what')}</p>
      <div className="grid gap-2">
        <Button look="primary" onClick={reload}>
          {ui('alarm.again')}
        </Button>
        <SavePins game={answer.game} />
        <SureButton
          label={ui('alarm.goOn')}
          sure={ui('alarm.goOn.sure')}
          onSure={() => {
            forgetPin(answer.game)
            window.location.reload()
          }}
        />
      </div>
      <TextLink href="/">{ui('table.back')}</TextLink>
    </PlainPage>
  )
}
