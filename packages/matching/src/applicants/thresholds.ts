/** More thresholds take more memory, fewer leave more values to be looked at one by one. */
const MOST = 47
const SAMPLE = 1024

/** Ascending thresholds that cut the values into parts of about the same size. */
export function chooseThresholds(values: Float64Array): number[] {
  const step = Math.max(1, Math.floor(values.length / SAMPLE))
  const sample = values.filter((_, index) => index % step === 0).toSorted()
  const distinct = [...new Set(sample)]
  if (distinct.length <= MOST) return distinct
  const cuts = Array.from({ length: MOST }, (_, index) => {
    return sample[Math.floor((index * sample.length) / MOST)] ?? 0
  })
  return [...new Set(cuts)]
}

/** The index of the last threshold that is at most this value; −1 when none is. */
export function lastAtMost(thresholds: readonly number[], value: number): number {
  let [from, to] = [0, thresholds.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((thresholds[middle] ?? 0) <= value) from = middle + 1
    else to = middle
  }
  return from - 1
}
