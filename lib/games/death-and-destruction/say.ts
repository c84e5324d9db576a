import { sayIn } from '@/lib/wargame/sentence'
import { sentence } from './sentence'
import { de } from './words.de'
import { en } from './words.en'

export const say = sayIn(sentence, { en, de })
