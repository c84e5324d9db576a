import type { SceneChoice } from '@/components/map/scene'
import type { TablePort, TableView } from '../port'
import type { Draft } from '../turn/draft'
import type { TableWords } from './table-words'

/** What may be done in a marked hex. */
export function spokenChoice({ tell }: TableWords, { tone, text, peril }: SceneChoice): string {
  switch (tone) {
    case 'fight':
      return text ? tell('speak.fight', { text }) : tell('speak.fight.not')
    case 'pick':
      return tell('speak.pick')
    case 'go':
      // A mark such as a dagger says nothing to the ear.
      if (peril) return tell('speak.peril', { text: peril })
      return text ? tell('speak.choice', { text }) : tell('speak.go')
  }
}

/** What is chosen so far, and that a key confirms it once it is whole. */
export function spokenDraft(
  port: TablePort,
  words: TableWords,
  view: TableView,
  { offer, note, hint, label, order, onward, forecast }: Draft,
): string {
  if (!offer) return ''
  const { tell, say } = words
  const chances = forecast?.possible
    ? []
    : (forecast?.chances ?? []).map((one) => `${say(one.words)} ${Math.round((one.ways / one.of) * 100)} %`)
  const ready = order ? [tell('speak.ready', { label })] : onward ? [tell('speak.onward')] : []
  const parts = [port.line(words, view, offer), note, hint, chances.join(', '), ...ready]
  return parts
    .filter(Boolean)
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    .join(' ')
}

/** A hex for those who do not see the map. */
export function spokenHex(port: TablePort, words: TableWords, view: TableView, hex: string): string {
  const { tell, nameOf, placeName, sideName } = words
  const here = port.stack(view, hex)
  const units =
    here.length > 0
      ? [
          ...here.map((id) => tell('speak.unit', { side: sideName(port.sideOf(id)), unit: nameOf(id) })),
          ...(port.stacks?.height(view, hex) === 'several' ? [tell('hex.several')] : []),
        ].join(', ')
      : tell('hex.empty')
  return tell('speak.hex', { place: placeName(hex), ground: port.ground(words, hex), units })
}
