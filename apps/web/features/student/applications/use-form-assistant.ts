import type { Requirement } from '@laurel/contract/scholarship-shapes'
import type { EssayAssistant } from '../assistant/essay/assistant-context.ts'
import { useEssayAssistant } from '../assistant/essay/use-essay-assistant.ts'
import { essayOf } from './answers/essay-of.ts'
import { linkedFileId } from '@laurel/contract/file-link'
import { limitsOf } from '@laurel/contract/requirement-limits'
import { isEssayFile, isPlainWriting, isWritten } from '@laurel/contract/requirement-status'
import type { ApplicationForm } from './use-application-form.ts'

/** The assistant for the essays of a form. */
export function useFormAssistant(form: ApplicationForm): EssayAssistant {
  const { scholarship, state, panels } = form
  const essays = scholarship.requirements
    .filter((each) => isWrittenHere(each, state.values[each.id]))
    .map((requirement) => essayOf(form, requirement))
  return useEssayAssistant({
    policy: scholarship.aiPolicy,
    essays,
    onPropose: (requirementId) => panels.open([requirementId]),
  })
}

/** A file that is there already is not written over. */
function isWrittenHere(requirement: Requirement, answer: unknown): boolean {
  if (isWritten(requirement) || isPlainWriting(requirement)) return true
  const canBePdf = limitsOf(requirement).endings.includes('.pdf')
  return isEssayFile(requirement) && canBePdf && linkedFileId(answer) === undefined
}
