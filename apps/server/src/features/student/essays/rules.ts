import type { FieldValue } from '@laurel/contract/application-shapes'
import { ESSAY_FILE } from '@laurel/contract/scholarship-shapes'
import { fileIdOf } from '../../../file-links.ts'

interface Written {
  dataType: string
  fieldName: string
}

/** Whether a requirement is answered with an essay that is written here. */
export const isWritten = ({ dataType, fieldName }: Written): boolean =>
  dataType === 'editor' || (dataType === 'file' && fieldName === ESSAY_FILE)

/** An essay file is text while it is written; as long as it is, it counts as missing. */
export const isEssayText = (asked: Written, value: FieldValue | null): value is string =>
  isWritten(asked) &&
  typeof value === 'string' &&
  (asked.dataType === 'editor' || fileIdOf(value) === undefined)

/** An answer in plain text that the assistant may have helped with. */
export const isPlainText = (
  { dataType, options }: Pick<Written, 'dataType'> & { options: readonly string[] },
  value: FieldValue | null,
): value is string => dataType === 'text' && options.length === 0 && typeof value === 'string'
