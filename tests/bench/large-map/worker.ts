import { sheet } from '@/components/games/proud-monster/sheet'
import { printOnRequest } from '@/components/map/printing-worker'

printOnRequest(sheet)
