import { MEGABYTE_BYTES } from './files.ts'
import type { Requirement, RequirementLimits } from './scholarship-shapes.ts'

/** Specification 1, section 5: what a file requirement takes when it states nothing. */
const DEFAULT_ENDINGS = ['.pdf']
const DEFAULT_FILE_MEGABYTES = 1
/** Whatever a sponsor sets: more than this is not taken in one request. */
export const MOST_FILE_MEGABYTES = 50
/** The field of a CV, which one upload answers everywhere. */
export const CV_FIELD_ID = 'cv'

export interface Limits {
  /** Lower case, with their dots. */
  endings: string[]
  fileMegabytes: number
  /** Shown and counted, never enforced. */
  wordLimit: number | undefined
}

/** Specification 1, section 5: ".doc, .docx, .pdf, one file", below 2 MB. */
export const CV_LIMITS: Limits = {
  endings: ['.doc', '.docx', '.pdf'],
  fileMegabytes: 2,
  wordLimit: undefined,
}

/** The limits of a requirement; text that cannot be read means the defaults. */
export const limitsOf = ({
  limits,
  field,
}: Pick<Requirement, 'limits'> & { field: Pick<Requirement['field'], 'id'> }): Limits =>
  readLimits(readJson(limits), field.id)

/** The same of what is stored; a CV keeps the limits of CVs, unless its sponsor set others. */
export function readLimits(stated: Stated, fieldId: string): Limits {
  const { fileType, fileSize, wordLength } = stated
  const wordLimit = isPositive(wordLength) ? wordLength : undefined
  const types = Array.isArray(fileType) ? fileType : []
  const endings = types.map(toEnding).filter((ending) => ending !== '.')
  if (fieldId === CV_FIELD_ID && endings.length === 0 && !isPositive(fileSize))
    return { ...CV_LIMITS, wordLimit }
  const megabytes = isPositive(fileSize) ? fileSize : DEFAULT_FILE_MEGABYTES
  return {
    endings: endings.length > 0 ? endings : DEFAULT_ENDINGS,
    fileMegabytes: Math.min(megabytes, MOST_FILE_MEGABYTES),
    wordLimit,
  }
}

/** The lines of specification 1, section 5. */
export function limitLines(dataType: string, limits: Limits): string[] {
  const { endings, fileMegabytes, wordLimit } = limits
  return [
    ...(wordLimit === undefined ? [] : [`Word length: ${wordLimit} words`]),
    ...(dataType === 'file'
      ? [`File types: ${endings.join(', ')}`, `File size: ${fileMegabytes} MB`]
      : []),
  ]
}

/** The same on one line, in the words of the essay layout. */
export function essayLimitLine(dataType: string, limits: Limits): string {
  const { endings, fileMegabytes, wordLimit } = limits
  const words = wordLimit === undefined ? [] : [`Limit: ${wordLimit} words`]
  const file = [`file size: ${fileMegabytes} MB`, `File type: ${endings.join(', ')}`]
  return [...words, ...(dataType === 'file' ? file : [])].join(', ')
}

/** What a file picker may offer. */
export const acceptedBy = ({ endings }: Limits): string[] =>
  endings.includes('.jpg') ? [...endings, '.jpeg'] : endings

/** Why a file cannot be sent, in the fixed words; undefined when it can. */
export function fileRefusal(
  file: { name: string; size: number },
  limits: Limits,
): string | undefined {
  const name = file.name.toLowerCase()
  if (!acceptedBy(limits).some((ending) => name.endsWith(ending))) return wrongTypeMessage(limits)
  const isSmaller = file.size < limits.fileMegabytes * MEGABYTE_BYTES
  return isSmaller ? undefined : tooLargeMessage(limits)
}

export const tooLargeMessage = ({ fileMegabytes }: Limits): string =>
  `File must be smaller than ${fileMegabytes} MB!`

export const wrongTypeMessage = ({ endings }: Limits): string =>
  endings.length === 1 && endings[0] === '.pdf'
    ? 'You can only upload PDF file!'
    : `Please choose a file of one of these types: ${endings.join(', ')}.`

const isPositive = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0

/** Sponsors write 'PDF', 'pdf' and '.pdf' alike. */
const toEnding = (type: unknown): string =>
  `.${String(type).trim().toLowerCase().replace(/^\.+/, '')}`

/** As it may be stored, or sent by anybody. */
type Stated = { [Name in keyof RequirementLimits]?: unknown }

function readJson(text: string): Stated {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null ? parsed : {}
  } catch {
    return {}
  }
}
