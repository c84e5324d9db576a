'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { CloseIcon, DownIcon, PlusIcon, UpIcon } from '@/components/ui/icons'
import { useTableWords } from '../text/words'

interface Props<Wish extends string> {
  legend: string
  /** All that can be wished, in the order in which it is offered. */
  all: readonly Wish[]
  /** What is wished, the weightiest first. */
  value: readonly Wish[]
  onChange: (value: Wish[]) => void
}

/** Wishes in order of weight: moved up and down, taken out and added, by buttons. */
export function WishList<Wish extends string>({ legend, all, value, onChange }: Props<Wish>) {
  const { tell, own } = useTableWords()
  const base = useId()
  const [said, setSaid] = useState('')
  // The button that was pressed goes along with its wish; where it can go no further the other one is next.
  const focus = useRef<readonly string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the list has changed the button stands elsewhere
  useEffect(() => {
    const buttons = focus.current.map((id) => document.getElementById(id) as HTMLButtonElement | null)
    focus.current = []
    buttons.find((button) => button && !button.disabled)?.focus()
  }, [value])
  const nameOf = (wish: Wish) => own(`standing.wish.${wish}`)
  const idOf = (wish: Wish, what: string) => `${base}${wish}-${what}`
  const move = (wish: Wish, by: 1 | -1) => {
    const from = value.indexOf(wish)
    const rest = value.filter((one) => one !== wish)
    const other = by < 0 ? 'down' : 'up'
    focus.current = [idOf(wish, by < 0 ? 'up' : 'down'), idOf(wish, other)]
    setSaid(tell('standing.order.moved', { wish: nameOf(wish), n: from + by + 1, all: value.length }))
    onChange(rest.toSpliced(from + by, 0, wish))
  }
  const button =
    'inline-flex size-12 shrink-0 items-center justify-center rounded-xl border border-line bg-second disabled:opacity-45'
  return (
    <fieldset className="grid gap-1">
      <legend className="text-[15px]">{legend}</legend>
      <ol className="mt-1 grid gap-1">
        {value.map((wish, n) => (
          <li key={wish} className="flex items-center gap-1">
            <span className="grow text-[15px] leading-snug font-bold">
              {n + 1}. {nameOf(wish)}
            </span>
            <button
              type="button"
              id={idOf(wish, 'up')}
              className={button}
              disabled={n === 0}
              aria-label={tell('standing.order.up', { wish: nameOf(wish) })}
              onClick={() => move(wish, -1)}
            >
              <UpIcon />
            </button>
            <button
              type="button"
              id={idOf(wish, 'down')}
              className={button}
              disabled={n === value.length - 1}
              aria-label={tell('standing.order.down', { wish: nameOf(wish) })}
              onClick={() => move(wish, 1)}
            >
              <DownIcon />
            </button>
            <button
              type="button"
              className={button}
              aria-label={tell('standing.order.remove', { wish: nameOf(wish) })}
              onClick={() => {
                focus.current = [idOf(wish, 'add')]
                onChange(value.filter((one) => one !== wish))
              }}
            >
              <CloseIcon />
            </button>
          </li>
        ))}
      </ol>
      {value.length > 1 ? <p className="text-[14px] text-dim">{tell('standing.order.hint')}</p> : null}
      <div className="flex flex-wrap gap-1">
        {all
          .filter((wish) => !value.includes(wish))
          .map((wish) => (
            <button
              key={wish}
              type="button"
              id={idOf(wish, 'add')}
              className="inline-flex min-h-12 items-center gap-1 rounded-xl border border-line border-dashed px-3 text-left text-[15px] leading-tight"
              aria-label={tell('standing.order.add', { wish: nameOf(wish) })}
              onClick={() => {
                focus.current = [idOf(wish, 'up'), idOf(wish, 'down')]
                onChange([...value, wish])
              }}
            >
              <PlusIcon />
              {nameOf(wish)}
            </button>
          ))}
      </div>
      <p role="status" className="spoken">
        {said}
      </p>
    </fieldset>
  )
}
