'use client'

import { Choice as Select, Tick } from '@/components/notices/fields'
import { Choice } from '@/components/ui/choice'
import type { StandingField, StandingWish } from '../later-port'
import { useTableWords } from '../text/words'
import { labelOf } from './standing-says'
import { WishList } from './wish-list'

interface Props {
  kind: string
  fields: readonly StandingField[]
  value: StandingWish
  onChange: (change: Readonly<Record<string, unknown>>) => void
}

/** What can be wished of one kind of decision. */
export const StandingControls = ({ kind, fields, value, onChange }: Props) =>
  fields
    .filter(({ when }) => when === undefined || value[when])
    .map((field) => (
      <Control
        key={field.field}
        kind={kind}
        field={field}
        value={value[field.field]}
        onChange={(next) => onChange({ [field.field]: next })}
      />
    ))

interface ControlProps {
  kind: string
  field: StandingField
  value: unknown
  onChange: (value: unknown) => void
}

function Control({ kind, field, value, onChange }: ControlProps) {
  const words = useTableWords()
  const legend = words.own(`standing.${kind}.${field.field}`)
  switch (field.type) {
    case 'tick':
      return <Tick label={legend} checked={value === true} onChange={onChange} />
    case 'ticks': {
      const list = value as readonly string[]
      // Always in the order in which they are offered.
      const toggled = (item: string) =>
        field.of.filter((one) => (one === item ? !list.includes(one) : list.includes(one)))
      return (
        <fieldset className="grid gap-1">
          <legend className="mb-1 text-[15px]">{legend}</legend>
          {field.of.map((one) => (
            <Tick
              key={one}
              label={labelOf(words, kind, one)}
              checked={list.includes(one)}
              onChange={() => onChange(toggled(one))}
            />
          ))}
        </fieldset>
      )
    }
    case 'wishes':
      return (
        <WishList
          legend={legend}
          all={field.of}
          value={(value as readonly string[]).filter((one) => field.of.includes(one))}
          onChange={onChange}
        />
      )
  }
  const idOf = (one: unknown) => String(one ?? '')
  const pick = (id: string) => onChange(field.of.find((one) => idOf(one) === id))
  if (field.type === 'select')
    return (
      <Select
        label={legend}
        value={idOf(value)}
        options={field.of.map((one) => [idOf(one), labelOf(words, kind, one)] as const)}
        onChange={pick}
      />
    )
  return (
    <Choice
      name={field.field}
      legend={legend}
      value={idOf(value)}
      {...(field.columns ? { columns: field.columns } : {})}
      options={field.of.map((one) => ({ id: idOf(one), label: labelOf(words, kind, one) }))}
      onPick={pick}
    />
  )
}
