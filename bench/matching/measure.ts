/** Times in microseconds. A sample during which the system took the processor away does not count. */
export type Samples = { readonly counted: number[]; dropped: number }

export const startSamples = (): Samples => ({ counted: [], dropped: 0 })

/** Larger than any cache that is given here, and at least 64 MB. */
const FLUSH_BYTES = 384 * 1024 * 1024
const LINE_BYTES = 64
let flushed: Int32Array | undefined
let sink = 0

/** Fills every cache of the processor with something else: all lines of a large buffer. */
export function flushCaches(bytes = FLUSH_BYTES): void {
  flushed ??= new Int32Array(FLUSH_BYTES / 4).fill(1)
  const end = bytes / 4
  for (let at = 0; at < end; at += LINE_BYTES / 4) {
    const value = flushed[at] ?? 0
    flushed[at] = value + 1
    sink = (sink + value) | 0
  }
}

const preemptions = () => process.resourceUsage().involuntaryContextSwitches

/** Runs once and notes how long it took; returns what it returned. */
export function time<T>(samples: Samples, run: () => T): T {
  const before = preemptions()
  const from = process.hrtime.bigint()
  const result = run()
  note(samples, from, before)
  return result
}

/** The same for what others do while this process waits: every sample counts. */
export async function timeAsync<T>(times: number[], run: () => Promise<T>): Promise<T> {
  const from = process.hrtime.bigint()
  const result = await run()
  times.push(Number(process.hrtime.bigint() - from) / 1000)
  return result
}

function note(samples: Samples, from: bigint, preemptionsBefore: number): void {
  const microseconds = Number(process.hrtime.bigint() - from) / 1000
  if (preemptions() > preemptionsBefore) samples.dropped += 1
  else samples.counted.push(microseconds)
}

/** Undefined without any value. */
export function quantile(values: readonly number[], share: number): number | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}

export const median = (values: readonly number[]): number => quantile(values, 0.5) ?? Number.NaN
