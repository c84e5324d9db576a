import { printOnRequest } from '@/components/map/printing-worker'
import { keptViews } from '@/components/offline/kept-views'
import { sheet } from './sheet'

printOnRequest(sheet, keptViews, {
  'death-and-destruction-caucasus': async () => (await import('./caucasus-sheet')).sheet,
})
