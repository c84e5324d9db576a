'use client'

import { useMemo } from 'react'
import { useWords } from '@/components/words'
import type { Act } from './act'
import { meApi } from './api'
import { FIELD } from './field'
import { zones } from './zone'

/** Where one's clock is. */
export function ZoneField({ zone, act }: { zone: string; act: Act }) {
  const { ui } = useWords()
  const all = useMemo(() => zones(zone), [zone])
  return (
    <label className="grid gap-1 text-[15px] font-extrabold">
      {ui('me.zone')}
      <select
        value={zone}
        onChange={(event) => void act(meApi.change({ zone: event.target.value }))}
        className={FIELD}
      >
        {all.map((one) => (
          <option key={one} value={one}>
            {one.replaceAll('_', ' ')}
          </option>
        ))}
      </select>
    </label>
  )
}
