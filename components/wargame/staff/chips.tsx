import { Button } from '@/components/ui/button'

interface ChipsProps {
  legend: string
  /** `says`: what is read aloud, where the text is short. */
  all: readonly { readonly id: string; readonly text: string; readonly says?: string }[]
  chosen: string | null
  className?: string
  onChoose: (id: string) => void
}

/** One of several, in a row that is moved with a finger. */
export const Chips = ({ legend, all, chosen, className = '', onChoose }: ChipsProps) => (
  <fieldset className={`-mx-1 mt-1 flex min-w-0 gap-1.5 overflow-x-auto px-1 pb-1 lg:flex-wrap ${className}`}>
    <legend className="spoken">{legend}</legend>
    {all.map(({ id, text, says }) => (
      <Button
        key={id}
        aria-label={says}
        aria-pressed={id === chosen}
        className={`shrink-0 px-3 text-[15px] ${id === chosen ? 'border-mark bg-second' : ''}`}
        onClick={() => onChoose(id)}
      >
        {text}
      </Button>
    ))}
  </fieldset>
)
