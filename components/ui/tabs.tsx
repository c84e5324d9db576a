'use client'

import { type KeyboardEvent, type ReactNode, useId } from 'react'

export interface Tab {
  id: string
  label: string
  /** How much there is inside that has not been read, and how that is said. */
  mark?: { n: number; label: string }
  content: () => ReactNode
}

interface Props {
  label: string
  tabs: readonly Tab[]
  open: string
  onOpen: (id: string) => void
}

/** Panels behind each other; arrow keys go from one tab to the next. */
export function Tabs({ label, tabs, open, onOpen }: Props) {
  const base = useId()
  const at = Math.max(
    0,
    tabs.findIndex(({ id }) => id === open),
  )
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    event.stopPropagation()
    const next = tabs[(at + step + tabs.length) % tabs.length]!
    onOpen(next.id)
    document.getElementById(`${base}${next.id}`)?.focus()
  }
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        className="sticky top-0 z-10 flex gap-1 overflow-x-auto border-b border-line bg-ground"
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab, i) => (
          <button
            key={tab.id}
            id={`${base}${tab.id}`}
            type="button"
            role="tab"
            aria-selected={i === at}
            aria-controls={`${base}panel`}
            tabIndex={i === at ? 0 : -1}
            onClick={() => onOpen(tab.id)}
            className={`relative min-h-12 flex-1 px-3 text-[15px] font-bold -outline-offset-2 border-b-[3px] ${i === at ? 'border-primary' : 'border-transparent text-dim'}`}
          >
            {tab.label}
            {tab.mark && tab.mark.n > 0 ? <Mark {...tab.mark} /> : null}
          </button>
        ))}
      </div>
      <div id={`${base}panel`} role="tabpanel" aria-labelledby={`${base}${tabs[at]!.id}`} className="py-3">
        {tabs[at]!.content()}
      </div>
    </>
  )
}

function Mark({ n, label }: { n: number; label: string }) {
  return (
    <span className="absolute top-0 right-0 min-w-5 rounded-full bg-warn px-1 text-[13px] leading-5 text-ground">
      <span aria-hidden>{n}</span>
      <span className="spoken">{label}</span>
    </span>
  )
}
