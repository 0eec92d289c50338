import type { Both } from './fill-both.ts'
import type { Size } from './generate-listing.ts'
import type { Measured } from './run-operations.ts'
import type { ReverseTimes } from './run-reverse.ts'
import type { UpdateTimes } from './run-updates.ts'
import type { Subject } from './subjects.ts'

/** What one run of the benchmark measured. */
export type Run = {
  readonly size: Size
  readonly subjects: readonly Subject[]
  readonly both: Both
  readonly operations: readonly Measured[]
  readonly bytes: number
  readonly updates: UpdateTimes
  readonly reverse: ReverseTimes
  readonly startedAt: Date
  readonly command: string
}
