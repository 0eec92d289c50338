import { CV_FIELD_ID } from '@laurel/contract/requirement-limits'
import type { WrittenRequirement } from '@laurel/contract/publishing-shapes'
import type { RequirementRow } from '../../catalogue/scholarships/queries.ts'
import { toSafeHtml } from '../../catalogue/parsing/cells/parse-html.ts'
import {
  CV_REQUIREMENT,
  type RequirementInput,
} from '../../catalogue/scholarships/scholarship-input.ts'

const MOST_KEY = 80
const keyOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .slice(0, MOST_KEY)

/** What the catalogue keeps of a thing to send. */
export function toRequirementInput(written: WrittenRequirement): RequirementInput {
  const { title, description, dataType, isOptional, isCv } = written
  const about = { title, description: toSafeHtml(description), isOptional }
  if (isCv) return { ...CV_REQUIREMENT, ...about }
  const { fileTypes, fileMegabytes, words } = written.limits
  return {
    ...about,
    requirementType: dataType === 'editor' ? 'essay' : 'inputText',
    dataType,
    isCv,
    fieldKey: keyOf(title),
    fieldName: title,
    options: dataType === 'text' ? [...new Set(written.options.filter(Boolean))] : [],
    limits: {
      ...(dataType === 'file' && fileTypes.length > 0 && { fileType: fileTypes }),
      ...(dataType === 'file' && fileMegabytes !== null && { fileSize: fileMegabytes }),
      ...((dataType === 'editor' || dataType === 'text') &&
        words !== null && { wordLength: words }),
    },
  }
}

export type AskedRow = Pick<
  RequirementRow,
  'id' | 'title' | 'description' | 'dataType' | 'fieldId' | 'isOptional' | 'options' | 'limits'
>

export const toWrittenRequirement = (row: AskedRow): WrittenRequirement => ({
  id: row.id,
  title: row.title,
  description: row.description,
  dataType: row.dataType,
  isCv: row.fieldId === CV_FIELD_ID,
  isOptional: row.isOptional,
  options: row.options,
  limits: {
    fileTypes: row.limits.fileType ?? [],
    fileMegabytes: row.limits.fileSize ?? null,
    words: row.limits.wordLength ?? null,
  },
})
