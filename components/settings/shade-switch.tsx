'use client'

import { OneOf } from '../ui/one-of'
import { SHADES } from '../ui/shade'
import { useShade } from '../ui/use-shade'
import { useWords } from '../words'

/** Day, night, or as the system has it. */
export function ShadeSwitch() {
  const { ui } = useWords()
  const [shade, choose] = useShade()
  const options = SHADES.map((id) => ({ id, label: ui(`shade.${id}`) }))
  return <OneOf legend={ui('shade.title')} options={options} chosen={shade} onChoose={choose} />
}
