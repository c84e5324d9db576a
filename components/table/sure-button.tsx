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

/** Milliseconds after which a first tap is forgotten. */
const FORGET = 8000

/** What cannot be undone takes a second tap. */
export function SureButton({ label, sure, disabled, className = '', onSure }: Props) {
  const [armed, setArmed] = useState(false)
  useEffect(() => {
    if (!armed) return
    const timer = setTimeout(() => setArmed(false), FORGET)
    return () => clearTimeout(timer)
  }, [armed])
  return (
    <Button
      look={armed ? 'warn' : 'second'}
      disabled={disabled}
      className={className}
      onClick={() => {
        setArmed(!armed)
        if (armed) onSure()
      }}
    >
      {armed ? sure : label}
    </Button>
  )
}
