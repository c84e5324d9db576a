import { momentOf } from '@/components/table/clock'
import { TextLink } from '@/components/ui/text-link'
import { useWords } from '@/components/words'
import type { Games } from './use-games'

/** What is wrong with the list, or with how one is told of it, and what is to be done. `mine`: games are shown as they were last seen. */
export function ListTrouble({ games, mine }: { games: Games; mine: boolean }) {
  const words = useWords()
  const { ui } = words
  const { list, trouble, lastSeen, signedOut } = games
  const box = 'rounded-xl bg-warn-ground px-3 py-2 text-[15px] text-warn'
  if (trouble) {
    const then =
      mine && lastSeen !== null
        ? ui('list.lastSeen', { time: momentOf(words, lastSeen) })
        : ui(trouble === 'offline' ? 'list.none.offline' : 'list.none')
    return (
      <p role="status" className={box}>
        {ui(`list.trouble.${trouble}`)} {then}
      </p>
    )
  }
  if (signedOut) {
    return (
      <div role="status" className={box}>
        <p>{ui('list.signedOut')}</p>
        <TextLink href="/me">{ui('list.signedOut.go')}</TextLink>
      </div>
    )
  }
  return mine && list?.cutOff ? (
    <div role="status" className={box}>
      <p>{ui('list.cutOff')}</p>
      <TextLink href="/me#notices">{ui('list.cutOff.go')}</TextLink>
    </div>
  ) : null
}
