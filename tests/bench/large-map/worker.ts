import { printOnRequest } from '@/components/map/printing-worker'
import { sheetFrom } from '../../support/large-sheet/sheet'

/** Written before this script: the files of the sheet. */
declare const TEXTS: Parameters<typeof sheetFrom>[0]

printOnRequest(sheetFrom(TEXTS))
