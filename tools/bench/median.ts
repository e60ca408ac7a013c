/** The median and the range of some measurements. */
export interface Spread {
  median: number
  low: number
  high: number
}

/** Median, minimum and maximum; NaN without values. */
export function spreadOf(values: number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.round((sorted.length - 1) * part)] ?? Number.NaN
  return { median: at(0.5), low: at(0), high: at(1) }
}
