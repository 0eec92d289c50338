import type { Uploads } from '../use-uploads.ts'
import type { AnswerProps } from './answer-props.ts'
import { CheckboxAnswer } from './checkbox-answer.tsx'
import { ChoiceAnswer } from './choice-answer.tsx'
import { FileAnswer } from './file-answer.tsx'
import { LinkAnswer } from './link-answer.tsx'
import { WrittenAnswer } from './written-answer.tsx'

/** The control of a requirement, by its kind. */
export function AnswerField({ uploads, ...props }: AnswerProps & { uploads: Uploads }) {
  const { dataType, options } = props.requirement.field
  if (dataType === 'file') return <FileAnswer {...props} uploads={uploads} />
  if (options.length > 0) return <ChoiceAnswer {...props} isMultiple={dataType === 'checkbox'} />
  if (dataType === 'checkbox') return <CheckboxAnswer {...props} />
  if (dataType === 'link') return <LinkAnswer {...props} />
  return <WrittenAnswer {...props} />
}
