import { DOCUMENT_ENDINGS, DOCUMENT_MEGABYTES, MEGABYTE_BYTES } from '@laurel/contract/files'
import {
  acceptedBy,
  CV_LIMITS,
  type Limits,
  MOST_FILE_MEGABYTES,
  tooLargeMessage,
  wrongTypeMessage,
} from '@laurel/contract/requirement-limits'

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

export const LARGEST_FILE_BYTES = MOST_FILE_MEGABYTES * MEGABYTE_BYTES
export const FILES_PER_APPLICANT = 200
export const BYTES_PER_APPLICANT = 200 * MEGABYTE_BYTES
export const FILES_FULL_MESSAGE = `You have reached the limit of ${FILES_PER_APPLICANT} files. Please delete one that you no longer need.`
export const BYTES_FULL_MESSAGE = `Your files would be larger than ${BYTES_PER_APPLICANT / MEGABYTE_BYTES} MB together. Please delete one that you no longer need.`

/** Says that the content is of another type than the name. */
export const NOT_THIS_TYPE = 'not this type'

/** Spec 1 section 5: the upload limits and their messages. */
const FIXED_RULES: Record<Exclude<Purpose, 'requirement'>, UploadRules> = {
  document: rulesOf({
    endings: [...DOCUMENT_ENDINGS],
    fileMegabytes: DOCUMENT_MEGABYTES,
    wordLimit: undefined,
  }),
  cv: rulesOf(CV_LIMITS),
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

/** The rules of a purpose. */
export const uploadRules = (purpose: Exclude<Purpose, 'requirement'>): UploadRules =>
  FIXED_RULES[purpose]

/** The rules for a file that answers a requirement of these limits. */
export function rulesOf(limits: Limits): UploadRules {
  return {
    endings: acceptedBy(limits),
    limitBytes: limits.fileMegabytes * MEGABYTE_BYTES,
    tooLargeMessage: tooLargeMessage(limits),
    wrongTypeMessage: wrongTypeMessage(limits),
  }
}
