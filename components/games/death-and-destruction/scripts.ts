'use client'

import dynamic from 'next/dynamic'
import { handing } from '../preload'

/** Where a page is sent with it, the page names the scripts of this table: an import that stands here is found. */
export const Scripts = dynamic(() => import('./preload').then(({ preload }) => handing(preload)))
