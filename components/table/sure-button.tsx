'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'

interface Props {
  label: string
  /** What the second tap does. */
  sure: string
  disabled?: boolean
  className?: string
  onSure: () => void
}

/** Milliseconds in which a second tap is taken for the end of a double tap, and after which the first is forgotten. */
const TWICE = 400
const FORGET = 8000

/** A button that does nothing before the second tap: whether the first was made, and what a tap does. */
export function useSure(onSure: () => void) {
  const [armed, setArmed] = useState(false)
  const [ready, setReady] = useState(false)
  useEffect(() => {
    if (!armed) return
    const timers = [setTimeout(() => setReady(true), TWICE), setTimeout(() => setArmed(false), FORGET)]
    return () => {
      setReady(false)
      for (const timer of timers) clearTimeout(timer)
    }
  }, [armed])
  const tap = () => {
    if (armed && !ready) return
    setArmed(!armed)
    if (armed) onSure()
  }
  return { armed, isOff: armed && !ready, tap }
}

/** What cannot be undone takes a second tap. */
export function SureButton({ label, sure, disabled, className = '', onSure }: Props) {
  const { armed, isOff, tap } = useSure(onSure)
  return (
    <Button
      look={armed ? 'warn' : 'second'}
      disabled={disabled}
      aria-disabled={isOff}
      className={className}
      onClick={tap}
    >
      {armed ? sure : label}
    </Button>
  )
}
