import type { Limits } from '@laurel/contract/requirement-limits'

/** Specification 1, section 5, and specification 3: ".doc, .docx, .pdf, one file", below 2 MB. */
export const CV_LIMITS: Limits = {
  endings: ['.doc', '.docx', '.pdf'],
  fileMegabytes: 2,
  wordLimit: undefined,
}
