'use client'

import { useState } from 'react'
import type { GameControls } from '@/components/table/game-controls'
import { Button } from '@/components/ui/button'
import { SheetDialog } from '@/components/ui/sheet-dialog'
import { keptOf } from '@/lib/wargame/staff/armies'
import type { Papers, Pass } from '@/lib/wargame/staff/papers'
import type { TableView } from '../port'
import { useTableWords } from '../text/words'
import { useArmyName } from './use-army-name'
import { isPlanning } from './use-marching'
import { usePlaceText } from './use-place-text'
import { useStaffPort } from './use-staff-port'

interface Props {
  game: GameControls
  view: TableView
}

/** What may happen for which a turn is not passed, in the order in which it is asked; an army is chosen besides. */
const HAPPENS = ['attacked', 'places', 'ground'] as const
type Happens = (typeof HAPPENS)[number]

/** So many turns ahead one may say. */
const AHEAD = 6

/**
 * Whether one's next turn is led by one's staff, and for what not: asked as one signs off, and while the other acts. What is asked
 * lies over the table, so that it has room on a phone.
 */
export function PassCard({
  game,
  view,
  isOpen,
  onOpen,
}: Props & { isOpen: boolean; onOpen: (is: boolean) => void }) {
  const staff = useStaffPort()
  const { tell } = useTableWords()
  if (!game.answer!.may.includes('pass')) return null
  const papers = staff.papers(view)
  if (papers.pass) return <Filed {...{ game, papers }} pass={papers.pass} />
  return (
    <>
      <Button look="quiet" className="w-full text-[15px] underline" onClick={() => onOpen(true)}>
        {tell('staff.pass')}
      </Button>
      {isOpen ? <Asked {...{ game, view, papers }} onClose={() => onOpen(false)} /> : null}
    </>
  )
}

function Asked({ game, view, papers, onClose }: Props & { papers: Papers; onClose: () => void }) {
  const staff = useStaffPort()
  const { tell, ui, turnName, dates } = useTableWords()
  const nameOf = useArmyName(papers)
  const { turn, last, hasGround } = staff.season(view)
  const armies = staff.armies(view)
  const happens = HAPPENS.filter((one) => one !== 'ground' || hasGround)
  const [ticked, setTicked] = useState<readonly Happens[]>(happens)
  const [army, setArmy] = useState('')
  const [until, setUntil] = useState(0)
  const isOffline = isPlanning(game)
  const file = async () => {
    const { stopped: _, ...own } = papers
    const units = armies.find(({ name }) => name === army)?.units
    const pass: Pass = {
      ...Object.fromEntries(ticked.map((one) => [one, true])),
      ...(until > 0 && { until }),
      ...(units && { near: { army, units } }),
    }
    // An army that was proposed stays as it is, as one speaks of it by name.
    if (await game.keepStaff({ ...own, groups: keptOf(own.groups, armies), pass })) onClose()
  }
  return (
    <SheetDialog title={tell('staff.pass.title')} close={tell('staff.close')} onClose={onClose}>
      <ul>
        {happens.map((one) => (
          <li key={one}>
            <label className="flex min-h-12 items-center gap-3 text-[15px] leading-tight">
              <input
                type="checkbox"
                className="size-6 shrink-0 accent-primary"
                checked={ticked.includes(one)}
                onChange={({ target }) =>
                  setTicked(target.checked ? [...ticked, one] : ticked.filter((other) => other !== one))
                }
              />
              {tell(`staff.pass.${one}`)}
            </label>
          </li>
        ))}
      </ul>
      <label className="grid text-[15px] leading-tight">
        {tell('staff.pass.near')}
        <select className={FIELD} value={army} onChange={({ target }) => setArmy(target.value)}>
          <option value="">{tell('staff.pass.near.nobody')}</option>
          {armies.map(({ name }) => (
            <option key={name} value={name}>
              {nameOf(name)}
            </option>
          ))}
        </select>
      </label>
      <label className="grid text-[15px] leading-tight">
        {tell('staff.pass.until')}
        <select className={FIELD} value={until} onChange={({ target }) => setUntil(Number(target.value))}>
          <option value={0}>{tell('staff.pass.until.next')}</option>
          {Array.from({ length: AHEAD }, (_, n) => turn + n)
            .filter((one) => one <= last)
            .map((one) => (
              <option key={one} value={one}>
                {tell('staff.pass.until.turn', { turn: turnName(one), dates: dates(one) })}
              </option>
            ))}
        </select>
      </label>
      <p className="text-[14px] leading-tight text-dim">
        {tell(isOffline ? 'staff.pass.offline' : 'staff.pass.says')}
      </p>
      <Button look="primary" data-testid="pass" disabled={game.busy || isOffline} onClick={() => void file()}>
        {game.busy ? ui('act.sending') : tell('staff.pass.go')}
      </Button>
    </SheetDialog>
  )
}

const FIELD = 'mt-1 h-12 w-full min-w-0 rounded-xl border border-line bg-second px-3 text-[16px]'

/** What is filed, and the way back. */
function Filed({ game, papers, pass }: { game: GameControls; papers: Papers; pass: Pass }) {
  const { tell, turnName } = useTableWords()
  const nameOf = useArmyName(papers)
  const { until, near } = pass
  const unless = [
    ...HAPPENS.filter((one) => pass[one]).map((one) => tell(`staff.pass.${one}`)),
    ...(near ? [tell('staff.pass.near.army', { army: nameOf(near.army) })] : []),
  ]
  const says = unless.length > 0 ? 'staff.pass.filed' : 'staff.pass.filed.all'
  const { pass: _, ...without } = papers
  return (
    <section
      aria-label={tell('staff.pass.title')}
      data-testid="passed"
      className="mt-1 rounded-xl bg-second py-1 pl-3 text-[15px] leading-snug"
    >
      <div className="flex items-center gap-2">
        <p className="grow font-bold leading-tight">
          {until === undefined ? tell(says) : tell(`${says}.until`, { turn: turnName(until) })}
        </p>
        <Button
          look="quiet"
          className="shrink-0 px-3 text-[15px] underline"
          disabled={game.busy || isPlanning(game)}
          onClick={() => void game.keepStaff(without)}
        >
          {tell('staff.pass.back')}
        </Button>
      </div>
      {unless.length > 0 ? (
        <ul className="list-disc pb-2 pl-5">
          {unless.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

/** Why the turn that has begun was not passed, though that was filed. */
export function NotPassed({ view, onShow }: { view: TableView; onShow: (hexes: readonly string[]) => void }) {
  const staff = useStaffPort()
  const { tell } = useTableWords()
  const placeText = usePlaceText(view)
  const { stopped } = staff.papers(view)
  if (!stopped) return null
  const { why, at } = stopped
  return (
    <div
      role="status"
      className="mb-1 flex min-h-12 items-center gap-2 rounded-xl bg-warn-ground pl-3 text-[15px] leading-tight text-warn"
    >
      <p className="grow">
        {tell(`staff.stopped.${why}`)}
        {at ? `: ${placeText(at)}` : null}
      </p>
      {at ? (
        <Button look="quiet" className="px-2 text-[15px] underline" onClick={() => onShow([at])}>
          {tell('undone.show')}
        </Button>
      ) : null}
    </div>
  )
}
