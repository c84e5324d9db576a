import type { Ledger } from '@/lib/kernel/ledger'

/** PM 8.10, 10.2 to 10.4, 15.5, 17.8: aircraft. */
export const air: Ledger = {
  'PM 8.10': {
    title: 'Soviet aircraft',
    words: 'The aircraft of December does not come where a hex of Moscow is German or the city is cut off.',
    reading:
      'Cut off means that both of its hexes are (A-PM-47). It is asked once, as turn 12 begins (10.4).',
    where: ['air.ts', 'air-events.ts', 'restore-turn.ts'],
  },
  'PM 10.2': {
    title: 'Ground support',
    words:
      'As each of his player turns begins the German commits his aircraft, one to a hex, at any distance. Their points count for the stack, in attack and defence, until the next commitment, never more than the factors of its units; if it splits up they follow one part. In turn 12 none are left.',
    reading:
      'They are committed to a unit, which they follow, and to another of its stack when it is lost; the other side sees the hex alone. The cap is what the units of that hex contribute; nothing halves the points themselves (A-PM-26). Aircraft over several hexes all count (A-PM-27). One to a hex is asked as they are committed: stacks that meet later keep theirs, both of them.',
    where: ['air.ts', 'air-turn.ts', 'air-seen.ts', 'sequence.ts'],
  },
  'PM 10.3': {
    title: 'VIII Air Corps',
    words: 'Besides its points it shifts the odds by a column for the Germans whom it supports.',
    reading:
      'Its number is lost (A-PM-02). One column to the right in attack, one to the left in defence (A-PM-28).',
    where: ['air.ts'],
  },
  'PM 10.4': {
    title: 'Soviet ground support',
    words:
      'From turn 12 on one Soviet aircraft of five points does the same, without a shift, and never farther than ten hexes from Moscow.',
    where: ['air.ts', 'air-turn.ts'],
  },
  'PM 15.5': {
    title: 'Aircraft in mobile assaults',
    words: 'They count as in any battle.',
    where: ['air.ts'],
    needsRefusal: false,
    why: 'It only lets them count; what forbids stands with 10.2.',
  },
  'PM 17.8': {
    title: 'Strength of aircraft',
    words: 'Factors of each German aircraft by turn: 4, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1; none in turn 12.',
    reading: 'Turn 1 is kept as printed (A-PM-06).',
    where: ['lib/games/proud-monster/data/schedule.ts'],
    needsRefusal: false,
    why: 'A table; nothing can break it.',
  },
}
