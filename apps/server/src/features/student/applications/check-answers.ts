import type { AnswerInput, FieldValue } from '@laurel/contract/application-shapes'
import type { App } from '../../../app-context.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { ApplicantSession } from '../../../http/session.ts'
import { ownFileOf } from '../../common/files/queries.ts'
import { acceptEssay } from '../essays/accept-essay.ts'
import { isEssayText } from '../essays/rules.ts'
import { nextTurn } from '../../../in-turns.ts'
import type { RequirementRow } from '../../catalogue/scholarships/queries.ts'

export interface CheckedAnswer {
  requirementId: string
  /** null takes the answer back. */
  value: FieldValue | null
  baseVersion: number | undefined
  source?: AnswerInput['source']
  /** What was pasted into an essay since it was last saved. */
  pastes?: AnswerInput['pastes']
  /** The answer of an earlier round that an essay goes on with. */
  continues?: AnswerInput['source']
}

interface CheckedAnswers {
  answers: CheckedAnswer[]
  /** What is wrong with files that are not the student's own; their answers are left out. */
  foreignFiles: Record<string, string>
}

/** Cleaning more than this takes milliseconds, and many may come at once: others have theirs between. */
const LONG_CHARACTERS = 20_000

/** Holds the answers against what the scholarship asks and makes essays safe. */
export async function checkAnswers(
  app: App,
  who: ApplicantSession,
  asked: readonly RequirementRow[],
  inputs: readonly AnswerInput[],
): Promise<CheckedAnswers> {
  const byId = new Map(asked.map((requirement) => [requirement.id, requirement]))
  const answers = new Map<string, CheckedAnswer>()
  const foreignFiles: Record<string, string> = {}
  for (const { requirementId, fieldValue, baseVersion, source, pastes } of lastOfEach(inputs)) {
    const requirement = byId.get(requirementId)
    if (!requirement)
      throw new CallFailure('UNKNOWN_REQUIREMENT', {
        fields: { [requirementId]: 'This scholarship has no such requirement.' },
      })
    const isWriting = isEssayText(requirement, fieldValue)
    if (!isWriting && (await isForeignFile(app, who, requirement, fieldValue))) {
      foreignFiles[requirementId] = 'Please upload this file again.'
      continue
    }
    if (isWriting && fieldValue.length > LONG_CHARACTERS) await nextTurn()
    const value = isWriting ? acceptEssay(fieldValue, requirementId) : fieldValue
    answers.set(requirementId, { requirementId, value, baseVersion, source, pastes })
  }
  return { answers: [...answers.values()], foreignFiles }
}

/** What comes twice counts as it was last. */
const lastOfEach = (inputs: readonly AnswerInput[]): Iterable<AnswerInput> =>
  new Map(inputs.map((input) => [input.requirementId, input])).values()

async function isForeignFile(
  app: App,
  who: ApplicantSession,
  { dataType }: RequirementRow,
  value: FieldValue | null,
): Promise<boolean> {
  if (dataType !== 'file' || value === null || value === '') return false
  return typeof value !== 'string' || (await ownFileOf(app.db, who.applicantId, value)) !== 'own'
}
