'use client'

import type { TableGame } from '@/components/wargame/game'

/** What the game of a folder brings to the table. A server's page that knows its manifest names none of these scripts. */
export const playsOf = async (id: string): Promise<TableGame> =>
  (await import(`./${id}/preload.ts`)).preload.plays()
