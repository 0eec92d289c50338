import type { FieldValue } from '@laurel/contract/application-shapes'
import type { Requirement } from '@laurel/contract/scholarship-shapes'
import { htmlToText, textToHtml } from '@laurel/contract/essay-text'
import type { EssayDraft, EssayTask } from '../../essays/essay-task.ts'
import { isInTrouble, saveWords } from '../drafts/save-words.ts'
import { linkedFileId } from '@laurel/contract/file-link'
import { limitLines, limitsOf } from '@laurel/contract/requirement-limits'
import { isPlainWriting } from '@laurel/contract/requirement-status'
import type { ApplicationForm } from '../use-application-form.ts'

/** One requirement of a form as an essay to write. */
export function essayOf(
  form: ApplicationForm,
  requirement: Requirement,
): { task: EssayTask; draft: EssayDraft } {
  const { scholarship, state, draft } = form
  const limits = limitsOf(requirement)
  const isPlain = isPlainWriting(requirement)
  const text = essayTextOf(state.values[requirement.id])
  return {
    task: {
      scholarshipId: scholarship.id,
      scholarshipTitle: scholarship.title,
      requirement,
      wordLimit: limits.wordLimit,
      limits: limitLines(requirement.field.dataType, limits),
    },
    draft: {
      html: isPlain ? textToHtml(text) : text,
      write: (html, pastes = []) =>
        form.answer(requirement.id, (isPlain ? htmlToText(html) : html) || undefined, { pastes }),
      saveWords: saveWords(state),
      isInTrouble: isInTrouble(state),
      saveAll: () => draft.saveAll(),
    },
  }
}

/** The text of an essay's answer; a file that it has become is none. */
const essayTextOf = (value: FieldValue | undefined): string =>
  typeof value === 'string' && linkedFileId(value) === undefined ? value : ''
