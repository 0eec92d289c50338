import { ANSWER_LIMIT_CHARACTERS } from '@laurel/contract/application-shapes'
import { isTooDeep, sanitiseEssay } from '../../../html.ts'
import { CallFailure } from '../../../http/failures.ts'

const TOO_DEEP =
  'This text is formatted in too many layers to be kept. Please remove its formatting, or paste it as plain text.'
const TOO_MANY =
  'This text is formatted in too many places to be kept. Please remove its formatting, or paste it as plain text.'
const TOO_LONG = 'This text is too long to be kept. Please shorten it.'

/** A sign that begins no tag. */
const STRAY = /<(?![a-z/!?])/gi
const TAG = /<[a-z/!?]/gi
/** The longest essays have hundreds; cleaning so many takes as long as others may wait. */
const MOST_TAGS = 10_000

/**
 * An essay as it is kept: cleaned, and no longer than what may be sent, for cleaning can make it so.
 * @throws VALIDATION_FAILED, naming the field
 */
export function acceptEssay(html: string, field: string): string {
  // Before anything reads it: each of these signs is read by itself, and written as four.
  if (html.replaceAll(STRAY, '&lt;').length > ANSWER_LIMIT_CHARACTERS)
    throw refusal(field, TOO_LONG)
  if ((html.match(TAG)?.length ?? 0) > MOST_TAGS) throw refusal(field, TOO_MANY)
  if (isTooDeep(html)) throw refusal(field, TOO_DEEP)
  const essay = sanitiseEssay(html)
  if (essay.length > ANSWER_LIMIT_CHARACTERS) throw refusal(field, TOO_LONG)
  return essay
}

const refusal = (field: string, message: string) =>
  new CallFailure('VALIDATION_FAILED', { fields: { [field]: message } })
