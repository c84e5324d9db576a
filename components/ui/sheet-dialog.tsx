'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'
import { CloseIcon } from './icons'

interface Props {
  title: ReactNode
  /** What stands before the title. */
  mark?: ReactNode
  /** What the button is called that closes it. */
  close: string
  testid?: string
  onClose: () => void
  children: ReactNode
}

/** What is read over the table: a sheet from below on a phone, a card in the middle of a desk. */
export function SheetDialog({ title, mark, close, testid, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    if (!dialog.current!.open) dialog.current!.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      data-testid={testid}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={(event) => event.stopPropagation()}
      className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[80dvh] w-full max-w-none rounded-t-[18px] border-t border-line bg-ground p-0 text-ink shadow-[0_-4px_18px_rgba(40,25,5,.2)] backdrop:bg-black/35 sm:inset-0 sm:m-auto sm:max-h-[80dvh] sm:w-[32rem] sm:rounded-[18px] sm:border"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <div className="flex items-center gap-3">
          {mark}
          <h2 id={heading} className="grow text-xl leading-tight font-extrabold">
            {title}
          </h2>
          <button
            type="button"
            className="-mr-2 grid size-12 shrink-0 place-items-center"
            aria-label={close}
            onClick={onClose}
          >
            <CloseIcon />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
