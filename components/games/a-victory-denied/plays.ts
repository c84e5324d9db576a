'use client'

import dynamic from 'next/dynamic'
import { handing } from '../preload'

// Its scripts come with its first look: a server's page that knows the manifest names none of them.
export const plays = () => import('./preload').then(({ preload }) => preload.plays())

/** Where a page is sent with it, the page names the scripts of this table: an import that stands here is found. */
export const Scripts = dynamic(() => import('./preload').then(({ preload }) => handing(preload)))
