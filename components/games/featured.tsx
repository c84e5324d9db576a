'use client'

import dynamic from 'next/dynamic'
import { NewGame } from './a-victory-denied/new-game'

/** The game that the first page offers: its picture, and the choices for a new table. */
export const FEATURED = {
  id: 'a-victory-denied',
  title: 'A Victory Denied',
  Backdrop: dynamic(() => import('./a-victory-denied/backdrop').then(({ Backdrop }) => Backdrop), {
    ssr: false,
  }),
  NewGame,
} as const
