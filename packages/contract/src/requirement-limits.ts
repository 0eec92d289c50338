import { MEGABYTE_BYTES } from './files.ts'
import type { RequirementLimits } from './scholarship-shapes.ts'

/** Specification 1, section 5: what a file requirement takes when it states nothing. */
const DEFAULT_ENDINGS = ['.pdf']
const DEFAULT_FILE_MEGABYTES = 1

export interface Limits {
  /** Lower case, with their dots. */
  endings: string[]
  fileMegabytes: number
  /** Shown and counted, never enforced. */
  wordLimit: number | undefined
}

/** Reads a requirement's limits; text that cannot be read means the defaults. */
export function parseLimits(limits: string): Limits {
  const { fileType, fileSize, wordLength } = readJson(limits)
  const types = Array.isArray(fileType) ? fileType : []
  const endings = types.map(toEnding).filter((ending) => ending !== '.')
  return {
    endings: endings.length > 0 ? endings : DEFAULT_ENDINGS,
    fileMegabytes: isPositive(fileSize) ? fileSize : DEFAULT_FILE_MEGABYTES,
    wordLimit: isPositive(wordLength) ? wordLength : undefined,
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
  if (!acceptedBy(limits).some((ending) => name.endsWith(ending))) return wrongType(limits.endings)
  return file.size < limits.fileMegabytes * MEGABYTE_BYTES
    ? undefined
    : `File must be smaller than ${limits.fileMegabytes} MB!`
}

const wrongType = (endings: string[]): string =>
  endings.length === 1 && endings[0] === '.pdf'
    ? 'You can only upload PDF file!'
    : `Please choose a file of one of these types: ${endings.join(', ')}.`

const isPositive = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0

/** Sponsors write 'PDF', 'pdf' and '.pdf' alike. */
const toEnding = (type: unknown): string =>
  `.${String(type).trim().toLowerCase().replace(/^\.+/, '')}`

function readJson(text: string): Record<keyof RequirementLimits, unknown> {
  const nothing = { fileType: undefined, fileSize: undefined, wordLength: undefined }
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null ? { ...nothing, ...parsed } : nothing
  } catch {
    return nothing
  }
}
