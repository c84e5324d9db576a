'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useWords } from '@/components/words'
import { readPin } from './pins'

/** Saves what this device knows of a game as a small file, to compare it with what others have. */
export function SavePins({ game }: { game: string }) {
  const { ui } = useWords()
  const [known, setKnown] = useState(false)
  useEffect(() => setKnown(readPin(game) !== null), [game])
  const save = async () => {
    const pin = readPin(game)
    if (!pin) return
    const { fourWords } = await import('@/lib/kernel/dice/four-words')
    const words = pin.mix ? fourWords(pin.commitment, pin.mix).join(' ') : null
    const text = JSON.stringify({ format: 'fieldpost/pin/1', game, words, ...pin }, null, 2)
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
    link.download = `fieldpost-${game}-pin.json`
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
  }
  return known ? <Button onClick={save}>{ui('alarm.save')}</Button> : null
}
