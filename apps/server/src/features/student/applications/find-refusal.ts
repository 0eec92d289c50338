import type { ErrorCode } from '@laurel/contract/errors'
import { isOpen } from '../../catalogue/scholarships/policy.ts'
import { withoutLostFiles, type HeldFile } from './hold-files.ts'
import type { Prepared } from './prepare-sending.ts'
import { hasGaps, missingFields, unfitFiles } from './rules.ts'
import type { MergedAnswers, StaleAnswer } from './save-answers.ts'
import { refusalToSend } from './states.ts'

export interface Refusal {
  code: ErrorCode
  fields?: Record<string, string>
  /** Answers that were changed elsewhere since they were read. */
  current?: StaleAnswer[]
}

/** Why an application with these answers cannot be sent; undefined when it can. */
export function findRefusal(
  { scholarship, asked, verdict, conflict }: Prepared,
  merged: MergedAnswers,
  files: ReadonlyMap<string, HeldFile>,
  { arrivedAt, refusesGaps = false }: { arrivedAt: Date; refusesGaps?: boolean },
): Refusal | undefined {
  if (merged.stale.length > 0) return { code: 'STALE_VERSION', current: merged.stale }
  const { delivery } = scholarship
  const code = refusalToSend({ isOpen: isOpen(scholarship, arrivedAt), delivery }, verdict)
  if (code) return { code }
  if (conflict) return { code: conflict }
  const missing = missingFields(asked, withoutLostFiles(asked, merged.values, files))
  if (Object.keys(missing).length > 0) return { code: 'REQUIREMENTS_MISSING', fields: missing }
  const unfit = unfitFiles(asked, files)
  if (Object.keys(unfit).length > 0) return { code: 'UNFIT_FILE', fields: unfit }
  return refusesGaps && hasGaps(asked, merged.values) ? { code: 'GAPS_LEFT' } : undefined
}
