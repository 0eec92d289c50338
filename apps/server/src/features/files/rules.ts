import { DOCUMENT_ENDINGS, DOCUMENT_MEGABYTES, MEGABYTE_BYTES } from '@laurel/contract/files'
import type { RequirementLimits } from '@laurel/contract/scholarship-shapes'

export const PURPOSES = ['requirement', 'document', 'cv', 'essay', 'avatar'] as const
export type Purpose = (typeof PURPOSES)[number]

/** What one upload must be, and the words for one that is not. */
export interface UploadRules {
  /** Endings in lower case, with their dots. */
  endings: readonly string[]
  /** A file must be strictly smaller. */
  limitBytes: number
  tooLargeMessage: string
  wrongTypeMessage: string
}

/** Whatever a sponsor sets: more than this is not taken in one request. */
export const LARGEST_FILE_BYTES = 50 * MEGABYTE_BYTES
export const FILES_PER_APPLICANT = 200
export const BYTES_PER_APPLICANT = 200 * MEGABYTE_BYTES
export const FILES_FULL_MESSAGE = `You have reached the limit of ${FILES_PER_APPLICANT} files. Please delete one that you no longer need.`
export const BYTES_FULL_MESSAGE = `Your files would be larger than ${BYTES_PER_APPLICANT / MEGABYTE_BYTES} MB together. Please delete one that you no longer need.`

const tooLarge = (megabytes: number) => `File must be smaller than ${megabytes} MB!`

/** Says that the content is of another type than the name. */
export const NOT_THIS_TYPE = 'not this type'

/** Spec 1 section 5: the upload limits and their messages. */
const FIXED_RULES: Record<Exclude<Purpose, 'requirement'>, UploadRules> = {
  document: rulesFor([...DOCUMENT_ENDINGS], DOCUMENT_MEGABYTES),
  cv: rulesFor(['.doc', '.docx', '.pdf'], 2),
  essay: {
    endings: ['.pdf'],
    limitBytes: 2 * MEGABYTE_BYTES,
    tooLargeMessage: 'Pdf must be smaller than 2MB!',
    wrongTypeMessage: 'You can only upload PDF file!',
  },
  avatar: {
    endings: ['.jpg', '.jpeg', '.png'],
    limitBytes: 2 * MEGABYTE_BYTES,
    tooLargeMessage: 'Image must be smaller than 2MB!',
    wrongTypeMessage: 'You can only upload JPG/PNG file!',
  },
}

/** The rules of a purpose; `limits` are those of the requirement that the file answers. */
export function uploadRules(purpose: Purpose, limits: RequirementLimits = {}): UploadRules {
  if (purpose !== 'requirement') return FIXED_RULES[purpose]
  const endings = (limits.fileType ?? []).map(toEnding).filter((ending) => ending !== '.')
  const megabytes = Math.min(limits.fileSize ?? 1, LARGEST_FILE_BYTES / MEGABYTE_BYTES)
  return rulesFor(endings.length > 0 ? endings : ['.pdf'], megabytes)
}

function rulesFor(endings: string[], megabytes: number): UploadRules {
  const isPdfOnly = endings.length === 1 && endings[0] === '.pdf'
  return {
    endings: endings.includes('.jpg') ? [...endings, '.jpeg'] : endings,
    limitBytes: megabytes * MEGABYTE_BYTES,
    tooLargeMessage: tooLarge(megabytes),
    wrongTypeMessage: isPdfOnly
      ? 'You can only upload PDF file!'
      : `Please choose a file of one of these types: ${endings.join(', ')}.`,
  }
}

/** Sponsors write 'PDF', 'pdf' and '.pdf' alike. */
const toEnding = (type: string): string => `.${type.trim().toLowerCase().replace(/^\.+/, '')}`
