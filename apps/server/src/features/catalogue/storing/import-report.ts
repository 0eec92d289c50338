import type { StoreOutcome } from '../scholarships/store-scholarships.ts'
import type { RowWarning } from '../parsing/parsed-row.ts'
import type { ModelReport } from '../parsing/read-by-model.ts'

export interface ImportReport {
  file: string
  isDryRun: boolean
  rows: number
  imported: number
  updated: number
  unchanged: number
  quarantinedCount: number
  /** The first ones, up to a limit; the count is of all. */
  quarantined: { line: number; key: string | null; reason: string }[]
  warningCount: number
  /** The first ones, up to a limit; the count is of all. */
  warnings: ({ line: number; key: string } & RowWarning)[]
  /** What a language model read where the rules stopped; absent where none was asked, now or before. */
  model?: ModelReport
  rowsPerSecond: number
  /** How much more memory the process took than after its first rows. */
  memoryGrowthMb: number
}

// A file of nothing but faults must not fill the memory with their descriptions.
const MOST_QUARANTINED = 10_000
const MOST_WARNINGS = 5_000
/** What the process needs for its own code and caches it has by then. */
const ROWS_BEFORE_BASELINE = 1_000
const MEGABYTE = 1_048_576

/** Counts what became of the rows of one import. */
export class ReportBuilder {
  readonly #report: Omit<ImportReport, 'rowsPerSecond' | 'memoryGrowthMb'>
  readonly #startedAt = performance.now()
  #baseline: number | null = null
  #peak = 0

  constructor(file: string, isDryRun: boolean) {
    this.#report = {
      file,
      isDryRun,
      rows: 0,
      imported: 0,
      updated: 0,
      unchanged: 0,
      quarantinedCount: 0,
      quarantined: [],
      warningCount: 0,
      warnings: [],
    }
  }

  stored(line: number, key: string, outcome: StoreOutcome, warnings: readonly RowWarning[]): void {
    this.#report.rows += 1
    this.#report[outcome] += 1
    this.#report.warningCount += warnings.length
    for (const warning of warnings)
      if (this.#report.warnings.length < MOST_WARNINGS)
        this.#report.warnings.push({ line, key, ...warning })
  }

  quarantine(line: number, key: string | null, reason: string): void {
    this.#report.rows += 1
    this.#report.quarantinedCount += 1
    if (this.#report.quarantined.length < MOST_QUARANTINED)
      this.#report.quarantined.push({ line, key, reason })
  }

  readByModel(model: ModelReport): void {
    if (model.asked + model.kept + model.overBudget > 0) this.#report.model = { ...model }
  }

  /** The report so far. */
  finish(): ImportReport {
    const memory = process.memoryUsage.rss()
    if (this.#report.rows >= ROWS_BEFORE_BASELINE) this.#baseline ??= memory
    this.#peak = Math.max(this.#peak, memory)
    const seconds = (performance.now() - this.#startedAt) / 1000
    const growth = this.#baseline === null ? 0 : Math.max(0, this.#peak - this.#baseline)
    return {
      ...this.#report,
      rowsPerSecond: Math.round(this.#report.rows / Math.max(seconds, 0.001)),
      memoryGrowthMb: Math.round((growth / MEGABYTE) * 10) / 10,
    }
  }
}
