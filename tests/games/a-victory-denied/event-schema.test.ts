import { expect, test } from 'vitest'
import type { z } from 'zod'
import { eventSchema } from '@/lib/games/a-victory-denied/event-schema'
import { type Event, reducers } from '@/lib/games/a-victory-denied/events'
import { wildPlay } from '../../support/random-play'

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false

test('facts and their schema are of one type', () => {
  // Does not compile when they differ.
  const same: Same<z.infer<typeof eventSchema>, Event> = true
  expect(same).toBe(true)
})

test('every fact has a schema', () => {
  const described = eventSchema.options.map((option) => option.shape.type.value)
  expect([...described].sort()).toEqual(Object.keys(reducers).sort())
})

test('the facts of a whole random game fit their schema and lose nothing by it', () => {
  const seen = new Set<string>()
  wildPlay('event-schema', {
    watch: ({ events }) => {
      for (const event of events) {
        seen.add(event.type)
        expect(eventSchema.parse(event)).toEqual(event)
      }
    },
  })
  expect(seen.size).toBeGreaterThan(25)
})
