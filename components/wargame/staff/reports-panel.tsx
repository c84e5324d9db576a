'use client'

import { useEffect, useState } from 'react'
import type { Told } from '@/components/table/use-recap'
import { Button } from '@/components/ui/button'
import { MOST_PINS, PIN_LETTERS, pinning } from '@/lib/wargame/staff/papers'
import { OrderedButton } from '../panels/ordered-button'
import { useTableWords } from '../text/words'
import { type StaffProps, Title } from './staff-frame'
import { isPlanning } from './use-marching'
import { usePlaceText } from './use-place-text'
import { useStaffPort } from './use-staff-port'

/** What happened since one last looked, once more, what one ordered oneself, and the pins that one has put into the map for oneself. */
export function ReportsPanel({
  game,
  play,
  onStaffed,
  onClose,
  onShow,
  onRecap,
  onTell,
}: StaffProps & { onRecap: (() => void) | null; onTell: (told: Told) => void }) {
  const { tell, ui } = useTableWords()
  const staff = useStaffPort()
  const placeText = usePlaceText(play.view)
  const papers = staff.papers(play.view)
  const { pins = [] } = papers
  const [hex, setHex] = useState<string | null>(null)
  const [text, setText] = useState('')
  const choose = (at: string | null) => {
    setHex(at)
    setText(pins.find((pin) => pin.at === at)?.text ?? '')
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a tap does follows from the pins alone
  useEffect(() => {
    onStaffed({
      over: (scene) => ({
        ...scene,
        choices: [
          ...pins.map((pin, n) => ({ hex: pin.at, tone: 'go' as const, text: `${n + 1}` })),
          ...(hex === null || pins.some(({ at }) => at === hex) ? [] : [{ hex, tone: 'pick' as const }]),
        ],
        ...{ veil: false, path: null },
      }),
      tap: choose,
    })
  }, [hex, papers, onStaffed])
  const isFull = pins.length >= MOST_PINS && !pins.some(({ at }) => at === hex)
  const keep = async (words: string) => {
    if (await game.keepStaff(pinning(papers, { at: hex!, text: words.trim() }))) setHex(null)
  }
  return (
    <>
      <Title
        title={tell('staff.reports')}
        text={tell('staff.pins.says')}
        label={tell('staff.close')}
        onLeave={onClose}
      />
      {onRecap ? (
        <Button
          className="mt-2 w-full"
          onClick={() => {
            onClose()
            onRecap()
          }}
        >
          {tell('staff.reports.again')}
        </Button>
      ) : null}
      <OrderedButton
        game={game}
        onTell={(told) => {
          onClose()
          onTell(told)
        }}
      />
      <ul aria-label={tell('staff.pins')} className="mt-1 max-h-[24dvh] divide-y divide-line overflow-y-auto">
        {pins.map((pin, n) => (
          <li key={pin.at}>
            <button
              type="button"
              className="min-h-12 w-full text-left text-[15px] leading-tight"
              onClick={() => {
                choose(pin.at)
                onShow([pin.at])
              }}
            >
              {n + 1} <b>{placeText(pin.at)}</b>: {pin.text}
            </button>
          </li>
        ))}
      </ul>
      {hex === null ? null : (
        <form
          className="mt-2 grid gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            void keep(text)
          }}
        >
          <input
            aria-label={tell('staff.pins.of', { place: placeText(hex) })}
            placeholder={tell('staff.pins.of', { place: placeText(hex) })}
            value={text}
            maxLength={PIN_LETTERS}
            onChange={(event) => setText(event.target.value)}
            className="min-h-12 w-full rounded-xl border border-line bg-second px-3 text-[16px]"
          />
          {isPlanning(game) ? <p className="text-[15px]">{tell('staff.pins.unkept')}</p> : null}
          {isFull ? <p className="text-[15px]">{tell('staff.pins.full', { n: MOST_PINS })}</p> : null}
          <div className="flex gap-2">
            {pins.some(({ at }) => at === hex) ? (
              <Button disabled={game.busy || isPlanning(game)} onClick={() => void keep('')}>
                {tell('staff.pins.drop')}
              </Button>
            ) : null}
            <Button
              type="submit"
              look="primary"
              className="flex-1"
              data-testid="commit"
              disabled={game.busy || isPlanning(game) || isFull || text.trim() === ''}
            >
              {game.busy ? ui('act.sending') : tell('staff.pins.keep')}
            </Button>
          </div>
        </form>
      )}
    </>
  )
}
