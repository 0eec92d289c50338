import type { FieldValue } from './application-shapes.ts'
import { countWords } from './count-words.ts'
import { htmlToText } from './essay-text.ts'
import { linkedFileId } from './file-link.ts'
import { findGaps } from './find-gaps.ts'
import { limitsOf } from './requirement-limits.ts'
import { ESSAY_FILE, type Requirement } from './scholarship-shapes.ts'
import { statedMinimum } from './stated-minimum.ts'

/** What decides where an answer stands. The description may state how long it must be at least. */
export type Asked = Pick<Requirement, 'optional' | 'limits' | 'requirementType' | 'field'> &
  Partial<Pick<Requirement, 'description'>>
export type Answer = FieldValue | undefined

/** `missing` is said only after an attempt to submit. */
export type RequirementStatus = 'notStarted' | 'inProgress' | 'done' | 'missing' | 'uploading'

/** Below this share of the word limit an essay is still being written. */
const ESSAY_DONE_SHARE = 0.5

export const isEssay = ({ field, requirementType }: Asked): boolean =>
  field.dataType === 'editor' || (field.dataType === 'text' && requirementType === 'essay')

/** An essay for the editor: kept as HTML. */
export const isWritten = ({ field }: Asked): boolean => field.dataType === 'editor'

/** A plain answer of more than a line: as long as its word limit, or an essay. */
export const isPlainWriting = (asked: Asked): boolean =>
  asked.field.dataType === 'text' &&
  asked.field.options.length === 0 &&
  (isEssay(asked) || limitsOf(asked).wordLimit !== undefined)

/** Whether nothing but essays for the editor is asked. */
export const isEssayOnly = (asked: readonly Asked[]): boolean =>
  asked.length > 0 && asked.every(isWritten)

/** An essay that is handed in as a file. */
export const isEssayFile = ({ field }: Asked): boolean =>
  field.dataType === 'file' && field.fieldName === ESSAY_FILE

/** The plain text of an answer that is one. */
export function answerText(asked: Asked, answer: Answer): string {
  if (typeof answer !== 'string') return ''
  return asked.field.dataType === 'editor' ? htmlToText(answer) : answer
}

export function isEmptyAnswer(asked: Asked, answer: Answer): boolean {
  if (answer === undefined || answer === false) return true
  if (Array.isArray(answer)) return answer.every((entry) => entry.trim() === '')
  return typeof answer === 'string' && answerText(asked, answer).trim() === ''
}

/** Specification 3, "Submitting": the words for an answer that is not there. */
export function emptyMessage(asked: Asked): string {
  if (asked.field.dataType === 'file') return 'Please upload!'
  return isEssay(asked) ? 'Please add essay!' : 'Please provide!'
}

/** What keeps an answer from being sent; undefined when nothing does. */
export function problemOf(asked: Asked, answer: Answer): string | undefined {
  if (isEmptyAnswer(asked, answer)) return asked.optional ? undefined : emptyMessage(asked)
  // The text of an essay file is no file yet.
  if (isEssayFile(asked) && linkedFileId(answer) === undefined) return emptyMessage(asked)
  if (isEssay(asked) && typeof answer !== 'string') return emptyMessage(asked)
  const { dataType, options } = asked.field
  // An agreement is given by a tick alone.
  if (dataType === 'checkbox' && options.length === 0 && answer !== true) return emptyMessage(asked)
  if (dataType === 'link' && !isWebAddress(answer))
    return 'Please enter a full web address, such as https://example.org.'
  if (options.length === 0 || dataType === 'file') return undefined
  const chosen = Array.isArray(answer) ? answer : [String(answer)]
  const areOffered = chosen.every((entry) => options.includes(entry))
  return areOffered ? undefined : 'Please choose one of the options.'
}

const WEB_ADDRESS_LENGTH = 2000

// What browsers and Node share.
declare const URL: {
  canParse: (text: string) => boolean
  new (text: string): { protocol: string; hostname: string }
}

function isWebAddress(answer: Answer): boolean {
  if (typeof answer !== 'string' || answer.length > WEB_ADDRESS_LENGTH) return false
  // Browsers differ on a blank within an address; the server never takes one in its host.
  if (/\s/.test(answer.trim()) || !URL.canParse(answer.trim())) return false
  const { protocol, hostname } = new URL(answer.trim())
  return (protocol === 'https:' || protocol === 'http:') && hostname.includes('.')
}

/** "example.org/a" as it was meant: a web address that begins with https. */
export function completeWebAddress(text: string): string {
  const meant = `https://${text.trim()}`
  return !/[:@]|^\//.test(text) && isWebAddress(meant) ? meant : text
}

/** What a writing leaves to be filled in, in its brackets. */
export function gapsOf(asked: Asked, answer: Answer): string[] {
  const { dataType, options } = asked.field
  const isText = dataType === 'editor' || (dataType === 'text' && options.length === 0)
  return isText ? findGaps(answerText(asked, answer)) : []
}

/** Where a requirement stands: the one answer that every screen, the plan and the mails give. */
export function statusOf(
  asked: Asked,
  answer: Answer,
  { isUploading = false, isFlagged = false } = {},
): RequirementStatus {
  if (isUploading) return 'uploading'
  const problem = problemOf(asked, answer)
  if (isFlagged && problem !== undefined) return 'missing'
  if (isEmptyAnswer(asked, answer)) return 'notStarted'
  return problem !== undefined || isUnderWay(asked, answer) ? 'inProgress' : 'done'
}

function isUnderWay(asked: Asked, answer: Answer): boolean {
  if (gapsOf(asked, answer).length > 0) return true
  if (!isEssay(asked) && !isPlainWriting(asked)) return false
  const words = countWords(answerText(asked, answer))
  const { wordLimit = 0 } = limitsOf(asked)
  const enough = isEssay(asked) ? wordLimit * ESSAY_DONE_SHARE : 0
  return words < (statedMinimum(asked.description ?? '') ?? enough)
}
