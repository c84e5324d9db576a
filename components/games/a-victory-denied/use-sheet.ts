'use client'

import { use, useMemo } from 'react'
import type { MapSheet } from '@/components/map/scene'
import { useWords } from '@/components/words'
import { fetchPlaces } from './catalogue'
import { sheetIn } from './sheet'

/** The printed map with the names that the reader knows. */
export function useSheet(): MapSheet {
  const { language } = useWords()
  const places = use(fetchPlaces(language))
  return useMemo(() => sheetIn(language, places), [language, places])
}
