import { isEssayFile, isPlainWriting } from '@laurel/contract/requirement-status'
import type { ApplicationForm } from '../use-application-form.ts'
import type { AnswerProps } from './answer-props.ts'
import { AssistedAnswer } from './assisted-answer.tsx'
import { CheckboxAnswer } from './checkbox-answer.tsx'
import { OptionsAnswer } from './options-answer.tsx'
import { EssayAnswer } from './essay-answer.tsx'
import { EssayFileAnswer } from './essay-file-answer.tsx'
import { FileAnswer } from './file-answer.tsx'
import { LinkAnswer } from './link-answer.tsx'
import { WrittenAnswer } from './written-answer.tsx'

/** The control of a requirement, by its kind. */
export function AnswerField({ form, ...props }: AnswerProps & { form: ApplicationForm }) {
  const { dataType, options } = props.requirement.field
  if (isEssayFile(props.requirement)) return <EssayFileAnswer {...props} form={form} />
  if (dataType === 'file') return <FileAnswer {...props} uploads={form.uploads} />
  if (options.length > 0) return <OptionsAnswer {...props} isMultiple={dataType === 'checkbox'} />
  if (dataType === 'checkbox') return <CheckboxAnswer {...props} />
  if (dataType === 'link') return <LinkAnswer {...props} />
  if (dataType === 'editor') return <EssayAnswer {...props} form={form} />
  if (isPlainWriting(props.requirement)) return <AssistedAnswer {...props} form={form} />
  return <WrittenAnswer {...props} />
}
