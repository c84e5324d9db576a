import { useEffect, useState } from 'react'

interface Thoughts<Thought> {
  readonly found: readonly Thought[]
  readonly isThinking: boolean
}
const THINKING = { found: [], isThinking: true } as const

/** What a staff thinks of, one after the other, so that the map can be moved meanwhile; anew for every other `begin`. */
export function useThought<Thought>(begin: () => Iterator<Thought>): Thoughts<Thought> {
  const [of, setOf] = useState<{ begin: unknown; thoughts: Thoughts<Thought> } | null>(null)
  useEffect(() => {
    const thinking = begin()
    const found: Thought[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    const think = () => {
      const { value, done } = thinking.next()
      if (!done) found.push(value)
      setOf({ begin, thoughts: { found: [...found], isThinking: !done } })
      if (!done) timer = setTimeout(think)
    }
    timer = setTimeout(think)
    return () => clearTimeout(timer)
  }, [begin])
  return of?.begin === begin ? of.thoughts : THINKING
}
