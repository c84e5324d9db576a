'use client'

import { type ChangeEvent, useState } from 'react'
import { practiseAt } from '@/components/table/practice'
import { useWords } from '@/components/words'
import type { UiWord } from '@/lib/words/words'

/** Opens a game that was saved as a file, at a table to practise at. */
export function OpenSaved() {
  const { ui } = useWords()
  const [trouble, setTrouble] = useState<UiWord | null>(null)
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file) return
    setTrouble(null)
    const document = await file
      .text()
      .then((text) => JSON.parse(text) as unknown)
      .catch(() => null)
    setTrouble(document === null ? 'practice.failed' : await practiseAt(document))
    target.value = ''
  }
  return (
    <>
      <label className="relative flex min-h-12 cursor-pointer items-center font-bold underline underline-offset-4">
        {ui('practice.open')}
        <input
          type="file"
          accept="application/json,.json"
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={open}
        />
      </label>
      {trouble ? (
        <p role="alert" className="col-span-2 text-[15px] text-warn">
          {ui(trouble)}
        </p>
      ) : null}
    </>
  )
}
