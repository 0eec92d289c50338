import type { AnswerInput, FieldValue } from '@laurel/contract/application-shapes'

/** An answer that the server does not have yet, as it is kept on the device. */
export interface UnsentAnswer {
  /** null: the answer was taken back. */
  value: FieldValue | null
  /** The version it was written on; absent or 0 when there was none. */
  baseVersion?: number
  /** What stood there before, for merging; absent when that is not known. */
  baseValue?: FieldValue | null
  /** When it was last changed; absent from copies of earlier versions. */
  editedAt?: string
  /** What was sent and not confirmed: it may have arrived all the same. */
  sent?: readonly FieldValue[]
  /** The earlier answer it was taken from. */
  source?: AnswerInput['source']
  /** What was pasted into it since the server last took it. */
  pastes?: readonly string[]
}

/** Where a change of an answer comes from, if not from the keyboard. */
export interface Origin {
  /** The earlier answer it was taken from. */
  source?: AnswerInput['source']
  pastes?: readonly string[]
}

/** By requirement. */
export type UnsentAnswers = Readonly<Record<string, UnsentAnswer>>

/** One change of what is kept on the device for an application. */
export type CopyChange =
  | { requirementId: string; answer: UnsentAnswer }
  /** Forgets an answer, unless another tab has since kept a different one. */
  | { requirementId: string; dropped: FieldValue | null }

export interface ApplicationKey {
  applicantId: string
  scholarshipId: string
}

/** Where unsent answers are kept; every promise resolves once it is on the disk. */
export interface DeviceCopy {
  read(key: ApplicationKey): Promise<UnsentAnswers>
  /** The scholarships of which a person has unsent answers. */
  list(applicantId: string): Promise<string[]>
  /** All of the changes or none. */
  write(key: ApplicationKey, changes: readonly CopyChange[]): Promise<void>
  clear(key: ApplicationKey): Promise<void>
}

/** Whether two values kept on the device are one and the same. */
export const isSameCopy = (one: FieldValue | null, other: FieldValue | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
