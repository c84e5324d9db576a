'use client'

import { useEffect } from 'react'

/** One tap anywhere, or a key, shows at once what the dice bring, and does nothing else: it would do it to what is over. */
export function SkipAll({ label, onSkip }: { label: string; onSkip: () => void }) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      event.stopPropagation()
      onSkip()
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [onSkip])
  return <button type="button" aria-label={label} className="fixed inset-0 z-30" onClick={onSkip} />
}
