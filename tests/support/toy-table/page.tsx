import { useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { OrderBody } from '@/components/offline/plan'
import type { GameControls } from '@/components/table/game-controls'
import { Table } from '@/components/wargame/screen/table'
import { WordsProvider } from '@/components/words'
import type { GameAnswer } from '@/lib/play/api/game'
import { en } from '@/lib/words/en'
import { after, start, type ToyView, toyTable } from './game'

/** What the page has been told to send, for the test that looks on. */
declare global {
  interface Window {
    sent: OrderBody[]
  }
}
window.sent = []

const nothing = async () => undefined
const never = async () => false

/** The table of the toy: orders are carried out on the page itself, and taken back one by one. */
function ToyPage() {
  const [past, setPast] = useState<readonly ToyView[]>([start])
  const game = useMemo((): GameControls => {
    const answer: GameAnswer = {
      ...{ game: 'toy', kind: 'toy', scenario: 'toy', mode: 'invite', rules: 'toy', title: 'Toy' },
      ...{ version: past.length, seats: ['german'], viewer: 'german', stage: 'play', challenge: null },
      players: { german: 'person', soviet: 'person' },
      ...{ commitment: '', mix: null, dice: null, awaits: ['german'], result: null, links: {}, public: null },
      ...{ view: past.at(-1), legal: [], log: [], logLength: 0, firmLength: 0, lapse: null, clock: null },
      ...{ mayTakeBack: past.length > 1, offers: [], sought: [], empty: [], substitutes: {}, silence: null },
      ...{ follows: null, showing: null, may: [], led: [], computerToMove: false },
    }
    return {
      ...{ answer, log: [], told: 0, missing: false, lastSeen: null, behind: false, busy: false },
      ...{ notice: null, unread: 0, here: false, plan: null, hurry: { current: false } },
      send: async (given) => {
        const orders = [given].flat() as OrderBody[]
        for (const order of orders) {
          window.sent.push(order)
          setPast((before) => [...before, after(before.at(-1)!, order)])
        }
        return orders.length
      },
      takeBack: async () => {
        setPast((before) => before.slice(0, -1))
        return true
      },
      ...{
        settle: never,
        sayNumber: never,
        keepStaff: never,
        lookAs: nothing,
        reload: nothing,
        readBack: nothing,
      },
      ...{ dismiss: nothing, markTold: nothing, tellFrom: nothing, skip: nothing },
    }
  }, [past])
  return <Table game={game} seat={{ side: null, open: nothing }} plays={toyTable} />
}

createRoot(document.body).render(
  <WordsProvider language="en" catalogue={JSON.stringify(en)}>
    <ToyPage />
  </WordsProvider>,
)
