/** One measured thing. Without a budget it is told for comparison only. */
export interface Figure {
  name: string
  value: number
  unit: string
  budget: number | null
  ok: boolean
}

export const atMost = (name: string, value: number, unit: string, budget: number): Figure => ({
  name,
  value: rounded(value),
  unit,
  budget,
  ok: value <= budget,
})
export const atLeast = (name: string, value: number, unit: string, budget: number): Figure => ({
  ...atMost(name, value, unit, budget),
  ok: value >= budget,
})
export const forComparison = (name: string, value: number, unit: string): Figure => ({
  name,
  value: rounded(value),
  unit,
  budget: null,
  ok: true,
})

const rounded = (value: number) => Math.round(value * 10) / 10

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle) - 1]!) / 2
}
