'use client'

import { OneOf } from '@/components/ui/one-of'
import { useWords } from '@/components/words'
import type { UiWord } from '@/lib/words/words'
import { feel } from './feel'
import { LanguageSwitch } from './language-switch'
import { ShadeSwitch } from './shade-switch'
import { useWish } from './use-wish'
import { WISHES, type Wish } from './wishes'

/** How everything looks, feels and sounds on this device. */
export function Settings() {
  const { ui } = useWords()
  return (
    <section aria-label={ui('settings.title')} className="grid gap-3" data-testid="settings">
      <LanguageSwitch />
      <ShadeSwitch />
      <WishSwitch wish="text" />
      <WishSwitch wish="colours" />
      <div className="grid grid-cols-2 gap-2">
        <WishSwitch wish="touch" />
        <WishSwitch wish="sound" />
      </div>
    </section>
  )
}

function WishSwitch({ wish }: { wish: Wish }) {
  const { ui } = useWords()
  const [chosen, choose] = useWish(wish)
  return (
    <OneOf
      legend={ui(`settings.${wish}`)}
      options={WISHES[wish].map((id) => ({ id, label: ui(`settings.${wish}.${id}` as UiWord) }))}
      chosen={chosen}
      onChoose={(id) => {
        choose(id)
        // What was switched on is felt and heard at once.
        if (id === 'on') feel('die')
      }}
    />
  )
}
