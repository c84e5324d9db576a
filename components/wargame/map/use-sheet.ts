'use client'

import { use } from 'react'
import type { MapSheet } from '@/components/map/sheet'
import { useWords } from '@/components/words'
import { useTableGame } from '../game'

/** The printed map with the names that the reader knows. */
export const useSheet = (): MapSheet => use(useTableGame().sheet(useWords().language))
