'use client'

import { memo } from 'react'
import type { Entry } from '@/components/table/use-entry'
import { Tabs } from '@/components/ui/tabs'
import { usePort, type Wanted } from '../game'
import { useTableWords } from '../text/words'
import { FacePanel } from './face-panel'
import { LogPanel, MorePanel, OrdersPanel } from './later-panels'
import { type PanelProps, Tracks } from './panels'

interface FoldersProps extends PanelProps {
  desk: boolean
  /** The line of the log that is looked at. */
  line: Entry
  tab: string
  /** What of the standing orders the player came for. */
  standing: Wanted | null
  /** How often the keys were asked for. */
  help: number
  onTab: (tab: string) => void
}

/** Everything else there is to read, behind tabs. */
export const Folders = memo(function Folders({
  told,
  actions,
  desk,
  line,
  tab,
  standing,
  help,
  onTab,
}: FoldersProps) {
  const { ui } = useTableWords()
  const { game, play } = told
  const here = {
    id: 'here',
    label: ui('tab.here'),
    content: () => <FacePanel play={play} onShow={actions.show} />,
  }
  const orders = {
    id: 'orders',
    label: ui('tab.orders'),
    content: () => <OrdersPanel play={play} onReveal={actions.reveal} onShow={actions.show} />,
  }
  const log = {
    id: 'log',
    label: ui('tab.log'),
    content: () => <Lines told={told} actions={actions} line={line} />,
  }
  const tracks = {
    id: 'tracks',
    label: ui('tab.tracks'),
    content: () => <Tracks told={told} actions={actions} />,
  }
  const mark = { n: game.unread, label: ui('chat.unread', { n: game.unread }) }
  const more = {
    id: 'more',
    label: ui('tab.more'),
    mark,
    content: () => <MorePanel game={game} standing={standing} help={help} />,
  }
  const tabs = desk ? [here, orders, more] : [here, orders, log, tracks, more]
  return (
    <>
      <Tabs label={ui('tab.list')} tabs={tabs} open={tab} onOpen={onTab} />
      {/* A desk has room for the log below whatever else is read. */}
      {desk ? (
        <section className="mt-2 border-t border-line pt-3 pb-6">
          <h2 className="text-[15px] font-extrabold">{ui('log.title')}</h2>
          {log.content()}
        </section>
      ) : null}
    </>
  )
})

function Lines({ told, actions, line }: PanelProps & { line: Entry }) {
  const { say } = useTableWords()
  const { lines } = usePort()
  const { log, answer, readBack } = told.game
  return (
    <LogPanel
      log={log}
      shown={answer?.public ?? null}
      say={say}
      chosen={line}
      isFight={({ key }) => lines.fights.has(key)}
      onChoose={actions.chooseLine}
      onWatch={actions.watch}
      onOlder={(all) => void readBack(all ? { from: 0 } : undefined)}
    />
  )
}
