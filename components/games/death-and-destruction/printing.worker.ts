import { printOnRequest } from '@/components/map/printing-worker'
import { sheet } from './sheet'

printOnRequest(sheet)
