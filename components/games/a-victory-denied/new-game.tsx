'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { api, randomHex, requestId } from '@/components/table/api'
import { zoneHere } from '@/components/table/clock'
import { rememberTable } from '@/components/table/my-tables'
import { troubleIn } from '@/components/table/trouble'
import { Button } from '@/components/ui/button'
import { useWords } from '@/components/words'
import type { Pace } from '@/lib/kernel/clock'
import type { CreateRequest } from '@/lib/play/api'
import type { UiWord } from '@/lib/words/words'

const GAME = {
  game: 'a-victory-denied',
  scenario: 'campaign',
  title: 'A Victory Denied',
  sides: ['german', 'soviet'],
} as const

interface Choice {
  side: string
  roadCost: 'third' | 'half'
  offTurn: 'ask' | 'auto'
  pace: Pace | 'none'
  weekendsOff: boolean
}

/** Sets up a game and answers its address, or what went wrong. */
async function create(
  mode: CreateRequest['mode'],
  choice: Choice,
): Promise<{ to: string } | { trouble: UiWord }> {
  const { side, roadCost, offTurn, pace, weekendsOff } = choice
  const clock = mode === 'invite' && pace !== 'none' ? { pace, weekendsOff, zone: zoneHere() } : {}
  const options = { roadCost, offTurn: { german: offTurn, soviet: offTurn } }
  const reply = await api.create({
    id: requestId(),
    game: GAME.game,
    scenario: GAME.scenario,
    mode,
    side,
    options,
    ...clock,
  })
  if (!('ok' in reply)) return { trouble: troubleIn(reply) }
  const { game, commitment, invite, watch } = reply.ok
  rememberTable({ id: game, title: GAME.title, mode, side, ...(invite ? { invite } : {}), watch })
  // The number is said only after the server has shown what it is bound to; should it get lost, the table asks again.
  if (mode === 'invite') await api.nonce(game, { id: requestId(), commitment, nonce: randomHex(32) })
  return { to: `/games/${game}` }
}

export function NewGame() {
  const { ui, sideName } = useWords()
  const router = useRouter()
  const [choice, setChoice] = useState<Choice>({
    side: 'german',
    roadCost: 'third',
    offTurn: 'ask',
    pace: '3d',
    weekendsOff: false,
  })
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<UiWord | null>(null)
  const start = async (mode: CreateRequest['mode']) => {
    setBusy(true)
    setTrouble(null)
    const made = await create(mode, choice)
    if ('to' in made) return router.push(made.to)
    setTrouble(made.trouble)
    setBusy(false)
  }
  return (
    <section className="grid gap-2.5">
      <Button
        look="primary"
        className="min-h-14 w-full text-xl"
        disabled={busy}
        onClick={() => start('computer')}
      >
        {busy ? ui('home.busy') : ui('home.play')}
      </Button>
      <p className="text-balance -mt-1 text-center text-[15px] text-dim">
        {ui('home.play.hint', { side: sideName(choice.side) })}
      </p>
      <Button className="w-full" disabled={busy} onClick={() => start('invite')}>
        {ui('home.invite')}
      </Button>
      <p className="-mt-1 text-center text-[15px] text-balance text-dim">{ui(`pace.${choice.pace}`)}</p>
      {trouble ? (
        <p role="alert" className="font-bold text-warn">
          {ui(trouble)}
        </p>
      ) : null}
      <details>
        <summary className="min-h-12 content-center text-[15px] font-bold text-dim">
          {ui('home.more')}
        </summary>
        <div className="grid gap-3 pt-1 pb-2">
          <fieldset>
            <legend className="text-[15px]">{ui('home.side')}</legend>
            <div className="mt-1 grid grid-cols-2 gap-2">
              {GAME.sides.map((side) => (
                <Radio
                  key={side}
                  name="side"
                  on={choice.side === side}
                  label={sideName(side)}
                  onPick={() => setChoice({ ...choice, side })}
                />
              ))}
            </div>
          </fieldset>
          <Button disabled={busy} onClick={() => start('hotseat')}>
            {ui('home.hotseat')}
          </Button>
          <Button disabled={busy} onClick={() => start('watch')}>
            {ui('home.watch')}
          </Button>
          <PaceChoice choice={choice} onChange={setChoice} />
          <Options choice={choice} onChange={setChoice} />
        </div>
      </details>
    </section>
  )
}

const PACES = ['none', 'live', '1d', '3d', '7d'] as const

/** How fast one plays against a friend. */
function PaceChoice({ choice, onChange }: { choice: Choice; onChange: (choice: Choice) => void }) {
  const { ui } = useWords()
  const { pace, weekendsOff } = choice
  return (
    <div className="grid gap-1 border-t border-line pt-3">
      <label className="grid gap-1 text-[15px]">
        {ui('pace.title')}
        <select
          value={pace}
          onChange={(event) => onChange({ ...choice, pace: event.target.value as Choice['pace'] })}
          className="min-h-12 rounded-xl border border-line bg-second px-3 text-[17px] font-bold"
        >
          {PACES.map((one) => (
            <option key={one} value={one}>
              {ui(`pace.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <p className="text-[15px] text-dim">{ui(`pace.hint.${pace}`)}</p>
      {pace === 'none' || pace === 'live' ? null : (
        <label className="flex min-h-12 items-center gap-3 font-bold">
          <input
            type="checkbox"
            checked={weekendsOff}
            onChange={() => onChange({ ...choice, weekendsOff: !weekendsOff })}
            className="size-6 accent-primary"
          />
          {ui('pace.weekends')}
        </label>
      )}
    </div>
  )
}

function Options({ choice, onChange }: { choice: Choice; onChange: (choice: Choice) => void }) {
  const { ui } = useWords()
  return (
    <div className="grid gap-3 border-t border-line pt-3">
      <h3 className="font-extrabold">{ui('home.options')}</h3>
      <fieldset>
        <legend className="text-[15px]">{ui('home.options.road')}</legend>
        <div className="mt-1 grid grid-cols-2 gap-2">
          <Radio
            name="road"
            on={choice.roadCost === 'third'}
            label={ui('home.options.road.third')}
            onPick={() => onChange({ ...choice, roadCost: 'third' })}
          />
          <Radio
            name="road"
            on={choice.roadCost === 'half'}
            label={ui('home.options.road.half')}
            onPick={() => onChange({ ...choice, roadCost: 'half' })}
          />
        </div>
      </fieldset>
      <fieldset>
        <legend className="text-[15px]">{ui('home.options.offTurn')}</legend>
        <div className="mt-1 grid grid-cols-2 gap-2">
          <Radio
            name="offTurn"
            on={choice.offTurn === 'ask'}
            label={ui('home.options.offTurn.ask')}
            onPick={() => onChange({ ...choice, offTurn: 'ask' })}
          />
          <Radio
            name="offTurn"
            on={choice.offTurn === 'auto'}
            label={ui('home.options.offTurn.auto')}
            onPick={() => onChange({ ...choice, offTurn: 'auto' })}
          />
        </div>
      </fieldset>
    </div>
  )
}

function Radio({
  name,
  on,
  label,
  onPick,
}: {
  name: string
  on: boolean
  label: string
  onPick: () => void
}) {
  return (
    <label
      className={`flex min-h-12 items-center gap-3 rounded-xl border px-3 font-bold ${on ? 'border-mark bg-second' : 'border-line'}`}
    >
      <input type="radio" name={name} checked={on} onChange={onPick} className="size-5 accent-primary" />
      {label}
    </label>
  )
}
