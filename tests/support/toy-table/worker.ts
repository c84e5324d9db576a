import { printOnRequest } from '@/components/map/printing-worker'
import { toySheet } from './sheet'

printOnRequest(toySheet)
