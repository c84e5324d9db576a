'use client'

import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import { useWords } from '@/components/words'

const STOPS = ['peek', 'half', 'full'] as const
export type Stop = (typeof STOPS)[number]

interface Props {
  stop: Stop
  onStop: (stop: Stop) => void
  /** Told how many CSS pixels of the window the sheet covers. */
  onHeight: (pixels: number) => void
  head: ReactNode
  foot: ReactNode
  children: ReactNode
}

/** CSS pixels of a drag that count as one stop. */
const DRAG = 40

/** The sheet of a phone: prompt above, buttons below, and between them what the stop leaves room for. */
export function BottomSheet({ stop, onStop, onHeight, head, foot, children }: Props) {
  const { ui } = useWords()
  const section = useRef<HTMLElement>(null)
  const drag = useRef<number | null>(null)
  const dragged = useRef(false)
  const report = useRef(onHeight)
  report.current = onHeight

  // Told when it has been shown: the browser would have to lay out the page twice to tell it before.
  useEffect(() => {
    const element = section.current!
    const observer = new ResizeObserver(() => report.current(element.offsetHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const shift = (by: number) => onStop(STOPS[Math.max(0, Math.min(2, STOPS.indexOf(stop) + by))]!)
  const onDown = (event: PointerEvent) => {
    drag.current = event.clientY
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onUp = (event: PointerEvent) => {
    const way = drag.current === null ? 0 : drag.current - event.clientY
    drag.current = null
    dragged.current = Math.abs(way) > DRAG / 2
    if (dragged.current) shift(Math.sign(way) * (Math.abs(way) > 260 ? 2 : 1))
  }
  // A tap acts on the click that ends it, lest the click fall on what has moved under the finger.
  const onClick = () => {
    if (!dragged.current) shift(stop === 'full' ? -2 : 1)
    dragged.current = false
  }

  return (
    <section
      ref={section}
      data-stop={stop}
      aria-label={ui('sheet.handle')}
      className={`fixed inset-x-0 bottom-0 z-20 flex flex-col ${stop === 'full' ? 'max-h-[calc(100dvh-3.5rem)]' : 'max-h-[62dvh] landscape:max-h-[calc(100dvh-3.5rem)]'} rounded-t-[18px] border-t border-line bg-ground shadow-[0_-4px_18px_rgba(40,25,5,.2)] landscape:left-auto landscape:w-[26rem] landscape:max-w-[60vw]`}
    >
      <button
        type="button"
        aria-label={stop === 'full' ? ui('sheet.peek') : ui('sheet.full')}
        aria-expanded={stop !== 'peek'}
        data-grip=""
        className="grid h-8 w-full shrink-0 touch-none place-items-center before:absolute before:-top-3 before:h-12 before:w-32 before:content-['']"
        onPointerDown={onDown}
        onPointerUp={onUp}
        onClick={onClick}
      >
        <span className="h-1 w-10 rounded-full bg-line" />
      </button>
      {/*
        What is above the buttons never covers them. A phone on its side is too low for two parts that scroll, and so is one
        where much is told at once: there they scroll together.
      */}
      <div className="flex min-h-0 flex-col overflow-y-auto overscroll-contain landscape:block">
        <div className="shrink-0 px-3.5 pb-1">{head}</div>
        <div
          className={`min-h-24 overflow-y-auto overscroll-contain px-3.5 landscape:h-auto landscape:max-h-none landscape:overflow-visible ${stop === 'peek' ? 'hidden' : stop === 'half' ? 'max-h-[34dvh]' : 'h-[70dvh] grow'}`}
        >
          {children}
        </div>
      </div>
      <div className="shrink-0 px-3.5 pt-2 pb-[max(.75rem,env(safe-area-inset-bottom))]">{foot}</div>
    </section>
  )
}
