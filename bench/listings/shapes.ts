import type { Clause, HardClause } from '@laurel/matching/criteria'

export type Award = {
  readonly kind: string
  readonly min?: number
  readonly max?: number | null
  /** Compared where the careful reader names one. */
  readonly currency?: string
}

export type Deadline = {
  readonly type: string
  readonly date?: string | null
  readonly isEstimate?: boolean
}

/** One line that an import's dry run writes for a listing. */
export type ReadListing = {
  readonly title: string
  readonly sponsor: string
  readonly known: string
  readonly amounts: readonly number[]
  readonly award: Award | null
  readonly deadline: Deadline | null
  readonly clauses: readonly {
    readonly words: string
    readonly criteria: unknown
    readonly confidence: string
  }[]
  readonly unread: readonly string[]
}

/**
 * What a careful reader found in the same listing. A name may be written in several ways, with
 * ` | ` between them.
 */
export type GoldListing = {
  readonly id?: string
  /** The catalogue it stands in, where several are judged with one file. */
  readonly file?: string
  readonly title: string
  readonly sponsor: string
  /** Clauses that must hold, and preferences marked `soft`. */
  readonly facts: readonly Clause[]
  /** Further preferences. */
  readonly soft?: readonly HardClause[]
  /** Readings that are as right, which nobody has to find. */
  readonly allowed?: readonly Clause[]
  /** Facts on which readers may differ: clauses on them alone are not judged. */
  readonly open?: readonly string[]
  /** What is asked and no fact expresses. */
  readonly unread?: readonly string[]
  /** Careful readers may differ on it. */
  readonly doubt?: boolean
  /** Absent where the award is not judged; null for "says nothing". */
  readonly award?: Award | null
  readonly awardAlso?: readonly Award[]
  readonly amounts?: readonly number[]
  /** With `estimates`, month-days (MM-DD) that may stand there as an estimate. */
  readonly deadline?: Deadline & { readonly estimates?: readonly string[] }
}
