'use client'

import dynamic from 'next/dynamic'
import { handing } from '../preload'

// Its scripts come with its first look: a server's page that knows the manifest names none of them.
export const plays = () => import('./table-game').then(({ tableGame }) => tableGame)

/** Where a page is sent with it, the page names the scripts of this table. */
export const Scripts = dynamic(() => import('./preload').then(({ preload }) => handing(preload)))
