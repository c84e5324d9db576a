'use client'

import type { ReactNode } from 'react'
import { Choice as Select, Tick } from '@/components/notices/fields'
import { Choice } from '@/components/ui/choice'
import { COLUMNS } from '@/lib/games/a-victory-denied/data/charts'
import type { Kind } from '@/lib/games/a-victory-denied/standing/kinds'
import {
  HQ_WISHES,
  LOSS_WISHES,
  MARK_WISHES,
  PLACE_WISHES,
  RETREAT_WISHES,
  type StandingOrders,
  TRUMPED,
  WITHDRAW_WISHES,
  WORTH,
} from '@/lib/games/a-victory-denied/standing/orders'
import { DIRECTIVES, type Side } from '@/lib/games/a-victory-denied/state'
import { lossWishesOf } from './standing-says'
import { WishList } from './wish-list'
import { useTableWords } from './words'

type Fields<Name extends Kind> = {
  side: Side
  value: StandingOrders[Name]
  onChange: (change: Partial<StandingOrders[Name]>) => void
}

const NUMBERS = [2, 3, 4, 5, 6, 7, 8] as const

/** The list with one of its possible items, or without it, always in the order in which they are offered. */
const toggled = <Item,>(all: readonly Item[], list: readonly Item[], item: Item): Item[] =>
  all.filter((one) => (one === item ? !list.includes(one) : list.includes(one)))

const Ticks = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className="grid gap-1">
    <legend className="mb-1 text-[15px]">{legend}</legend>
    {children}
  </fieldset>
)

function Trump({ value, onChange }: Fields<'trump'>) {
  const { avd } = useTableWords()
  const { chits, fewerThan } = value
  return (
    <>
      <Ticks legend={avd('standing.trump.chits')}>
        {TRUMPED.map((one) => (
          <Tick
            key={one}
            label={avd(`standing.trump.${one}`)}
            checked={chits.includes(one)}
            onChange={() => onChange({ chits: toggled(TRUMPED, chits, one) })}
          />
        ))}
      </Ticks>
      <Select
        label={avd('standing.trump.fewerThan')}
        value={String(fewerThan ?? '')}
        options={[['', avd('standing.trump.not')], ...NUMBERS.map((n) => [String(n), String(n)] as const)]}
        onChange={(n) => onChange({ fewerThan: n === '' ? null : Number(n) })}
      />
    </>
  )
}

function Stuka({ value, onChange }: Fields<'stuka'>) {
  const { avd } = useTableWords()
  const { from, worth, keep } = value
  return (
    <>
      <Select
        label={avd('standing.stuka.from')}
        value={from}
        options={COLUMNS.map((column) => [column, column])}
        onChange={(column) => onChange({ from: column as typeof from })}
      />
      <Ticks legend={avd('standing.stuka.worth')}>
        {WORTH.map((one) => (
          <Tick
            key={one}
            label={avd(`standing.stuka.${one}`)}
            checked={worth.includes(one)}
            onChange={() => onChange({ worth: toggled(WORTH, worth, one) })}
          />
        ))}
      </Ticks>
      <Choice
        name="keep"
        legend={avd('standing.stuka.keep')}
        columns={3}
        value={String(keep)}
        options={['0', '1', '2'].map((id) => ({ id, label: id }))}
        onPick={(n) => onChange({ keep: Number(n) })}
      />
    </>
  )
}

function Losses({ side, value, onChange }: Fields<'losses'>) {
  const { avd } = useTableWords()
  return (
    <>
      <WishList
        legend={avd('standing.losses.list')}
        all={lossWishesOf(side, LOSS_WISHES)}
        value={lossWishesOf(side, value.order)}
        onChange={(order) => onChange({ order })}
      />
      <Tick
        label={avd('standing.losses.spare')}
        checked={value.spareInVictoryHex}
        onChange={(spareInVictoryHex) => onChange({ spareInVictoryHex })}
      />
    </>
  )
}

function AirDefence({ value, onChange }: Fields<'airDefence'>) {
  const { avd } = useTableWords()
  return (
    <Choice
      name="pays"
      legend={avd('standing.airDefence.list')}
      value={value.pays}
      options={(['full', 'reduced'] as const).map((id) => ({
        id,
        label: avd(`standing.airDefence.pick.${id}`),
      }))}
      onPick={(pays) => onChange({ pays: pays as typeof value.pays })}
    />
  )
}

function Hqs({ value, onChange }: Fields<'hqs'>) {
  const { avd } = useTableWords()
  return (
    <Tick label={avd('standing.hqs.idle')} checked={value.idle} onChange={(idle) => onChange({ idle })} />
  )
}

function Arrivals({ value, onChange }: Fields<'arrivals'>) {
  const { avd } = useTableWords()
  const { hqs, chits, order } = value
  return (
    <>
      <Tick label={avd('standing.arrivals.hqs')} checked={hqs} onChange={(on) => onChange({ hqs: on })} />
      {hqs ? (
        <Tick
          label={avd('standing.arrivals.chits')}
          checked={chits}
          onChange={(on) => onChange({ chits: on })}
        />
      ) : null}
      <WishList
        legend={avd('standing.arrivals.list')}
        all={PLACE_WISHES}
        value={order}
        onChange={(places) => onChange({ order: places })}
      />
    </>
  )
}

function Directive({ value, onChange }: Fields<'directive'>) {
  const { avd, say } = useTableWords()
  return (
    <Choice
      name="directive"
      legend={avd('standing.directive.choose')}
      value={value.choose}
      options={DIRECTIVES.map((id) => ({ id, label: say({ key: `directive-${id}`, params: {} }) }))}
      onPick={(choose) => onChange({ choose: choose as typeof value.choose })}
    />
  )
}

/** Wishes in order of weight, and nothing besides. */
const wishes = <Name extends 'retreat' | 'relocate' | 'mark' | 'withdraw'>(
  name: Name,
  all: readonly StandingOrders[Name]['order'][number][],
) =>
  function Wishes({ value, onChange }: Fields<Name>) {
    const { avd } = useTableWords()
    return (
      <WishList
        legend={avd(`standing.${name}.list`)}
        all={all}
        value={value.order}
        onChange={(order) => onChange({ order } as Partial<StandingOrders[Name]>)}
      />
    )
  }

/** There is but one way. */
const Nothing = () => null

const controls: { [Name in Kind]: (fields: Fields<Name>) => ReactNode } = {
  trump: Trump,
  stuka: Stuka,
  losses: Losses,
  airDefence: AirDefence,
  retreat: wishes('retreat', RETREAT_WISHES),
  relocate: wishes('relocate', HQ_WISHES),
  mark: wishes('mark', MARK_WISHES),
  hqs: Hqs,
  disband: Nothing,
  arrivals: Arrivals,
  release: Nothing,
  directive: Directive,
  withdraw: wishes('withdraw', WITHDRAW_WISHES),
}

/** What can be wished of one kind of decision. */
export function StandingControls<Name extends Kind>({ kind, ...fields }: Fields<Name> & { kind: Name }) {
  const Controls = controls[kind] as (fields: Fields<Name>) => ReactNode
  return <Controls {...(fields as Fields<Name>)} />
}
