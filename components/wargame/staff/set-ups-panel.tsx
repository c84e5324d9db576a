'use client'

import { useEffect, useState } from 'react'
import { RuleLink } from '@/components/rules/rule-cards'
import type { Reply } from '@/components/table/api'
import { pagesApi } from '@/components/table/pages-api'
import { ShareLink } from '@/components/table/share-link'
import { SureButton } from '@/components/table/sure-button'
import { troubleIn } from '@/components/table/trouble'
import { Button } from '@/components/ui/button'
import { printedCite } from '@/lib/kernel/cite'
import type { Refusal } from '@/lib/kernel/decision'
import { SET_UP_LETTERS, setUpAddress } from '@/lib/kernel/disposition'
import type { SetUpsAnswer } from '@/lib/play/api/me'
import type { UiWord } from '@/lib/words/words'
import { useTableWords } from '../text/words'
import { type StaffProps, TakeBack, Title } from './staff-frame'
import { sendAll } from './use-marching'
import { useStaffPort } from './use-staff-port'

type Kept = SetUpsAnswer['kept'][number]

/** What was said last: a set-up was kept, or used again, as what then stands, with the rules by which some of it was not. */
type Said =
  | { readonly trouble: UiWord }
  | { readonly saved: string }
  | { readonly used: string; readonly stands: string | undefined; readonly refused: readonly Refusal[] }

/** Set-ups that a player keeps: this one under a name, others used again, given on or forgotten. */
export function SetUpsPanel({ game, play, filed, onClose }: StaffProps) {
  const { tell, ui, say } = useTableWords()
  const staff = useStaffPort()
  const { view } = play
  const { kind } = game.answer!
  const setUps = staff.setUps(view)
  const { scenario = '', side = '' } = setUps ?? {}
  const [answer, setAnswer] = useState<SetUpsAnswer | null>(null)
  const [name, setName] = useState('')
  const [shared, setShared] = useState<string | null>(null)
  const [said, setSaid] = useState<Said | null>(null)
  const [busy, setBusy] = useState(false)
  const show = (reply: Reply<SetUpsAnswer>): boolean => {
    setBusy(false)
    if ('ok' in reply) setAnswer(reply.ok)
    else setSaid({ trouble: troubleIn(reply) })
    return 'ok' in reply
  }
  useEffect(() => {
    if (scenario === '') return
    let isGone = false
    void pagesApi.setUps({ game: kind, scenario, side }).then((reply) => {
      if (isGone) return
      if ('ok' in reply) setAnswer(reply.ok)
      else setSaid({ trouble: troubleIn(reply) })
    })
    return () => {
      isGone = true
    }
  }, [kind, scenario, side])
  // Whoever has set up has nothing more to use.
  useEffect(() => {
    if (!setUps) onClose()
  }, [setUps, onClose])
  if (!setUps) return null
  const scope = { game: kind, scenario, side }
  const [text, waits] = [setUps.text(), setUps.inHand()]
  const kept = answer?.kept ?? []
  const called = name.replace(/\s+/g, ' ').trim()
  const isFull = answer !== null && kept.length >= answer.most && !kept.some((one) => one.name === called)
  const keep = async (one: { name: string; text: string | null }) => {
    setBusy(true)
    setSaid(null)
    const isDone = show(await pagesApi.keepSetUp({ ...scope, ...one }))
    if (isDone && one.text !== null) setSaid({ saved: one.name })
    if (isDone) setName('')
  }
  const use = async ({ name: used, text: wished }: Kept) => {
    const after = setUps.again(wished)
    if (!after) return
    const orders = setUps.orders(view, after.view)
    setSaid(null)
    const stood = await sendAll({ game, filed }, orders)
    // What the server refused stands above, with its rule.
    const stands = staff.setUps(after.view)?.text()
    if (stood === orders.length) setSaid({ used, stands, refused: after.refused })
  }
  return (
    <>
      <Title
        title={tell('setUps.title')}
        text={tell('setUps.says')}
        label={tell('staff.close')}
        onLeave={onClose}
      />
      <form
        className="mt-2 flex gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (called !== '' && !isFull && !busy) void keep({ name: called, text })
        }}
      >
        <input
          aria-label={tell('setUps.name')}
          placeholder={tell('setUps.name')}
          value={name}
          maxLength={SET_UP_LETTERS}
          autoComplete="off"
          className="min-h-12 min-w-0 flex-1 rounded-xl border border-line bg-second px-3 text-[16px]"
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" className="shrink-0 px-4" disabled={busy || called === '' || isFull}>
          {tell('setUps.save')}
        </Button>
      </form>
      {isFull ? <p className="mt-1 text-[15px]">{tell('setUps.full', { n: answer.most })}</p> : null}
      <p role="status" className="mt-1 text-[15px] leading-snug font-bold">
        {said === null ? null : 'trouble' in said ? (
          ui(said.trouble)
        ) : 'saved' in said ? (
          tell('setUps.saved', { name: said.saved })
        ) : said.stands !== text ? null : said.refused.length > 0 ? (
          <>
            {tell('setUps.why', { name: said.used })} <Why refused={said.refused} say={say} />
          </>
        ) : (
          tell('setUps.used', { name: said.used })
        )}
        {waits > 0 ? <span className="block">{tell('setUps.hand', { n: waits })}</span> : null}
      </p>
      {answer && kept.length === 0 ? (
        <p className="mt-1 text-[15px] text-dim">{tell('setUps.none')}</p>
      ) : null}
      <ul className="divide-y divide-line">
        {kept.map((one) => (
          <li key={one.name} className="grid gap-1.5 py-2">
            <span className="flex items-baseline gap-2 text-[17px] leading-tight font-bold wrap-anywhere">
              {one.name}
              {one.text === text ? (
                <span className="text-[15px] font-medium text-dim">{tell('setUps.same')}</span>
              ) : null}
            </span>
            <span className="flex flex-wrap gap-2">
              <Button
                className="grow px-2"
                disabled={game.busy || busy || one.text === text}
                onClick={() => void use(one)}
              >
                {tell('setUps.use')}
              </Button>
              <Button
                className="px-3"
                aria-expanded={shared === one.name}
                onClick={() => setShared(shared === one.name ? null : one.name)}
              >
                {tell('setUps.share')}
              </Button>
              <SureButton
                className="px-3"
                label={tell('setUps.delete')}
                sure={tell('setUps.sure')}
                disabled={busy}
                onSure={() => void keep({ name: one.name, text: null })}
              />
            </span>
            {shared === one.name ? (
              <div className="grid gap-1">
                <ShareLink
                  label={tell('setUps.link', { name: one.name })}
                  href={`${window.location.origin}${setUpAddress(scope, one.text)}`}
                  main={false}
                  coded
                />
                <p className="text-[15px] text-dim">{tell('setUps.link.says')}</p>
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      <div className="mt-2 flex gap-2">
        <TakeBack {...{ game, filed }} />
        {waits > 0 ? (
          <Button
            disabled={game.busy}
            className="flex-1 px-2"
            onClick={() => void sendAll({ game, filed }, [{ type: 'placeRest' }])}
          >
            {tell('numbers.rest')}
          </Button>
        ) : null}
      </div>
    </>
  )
}

/** The rules that kept units in hand, each once. */
function Why({
  refused,
  say,
}: {
  refused: readonly Refusal[]
  say: ReturnType<typeof useTableWords>['say']
}) {
  const first = new Map(refused.map((one) => [one.no, one] as const).reverse())
  return [...first.values()].map((one) => (
    <span key={one.no}>
      {say(one.because)} <RuleLink cite={printedCite(one.no)} />{' '}
    </span>
  ))
}
