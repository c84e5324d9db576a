export { throwWords } from '@/lib/games/proud-monster/throws'
