import type { FieldValue } from '@laurel/contract/application-shapes'

/** Two versions of a text in one, the second below the first. */
export function joinAnswers(first: string, second: string): string {
  if (first === '' || second === '') return first + second
  return isHtml(first) && isHtml(second) ? first + second : `${first}\n\n${second}`
}

/** Whether an answer is an essay's HTML, from its first tag to its last. */
export const isHtml = (value: FieldValue): boolean =>
  typeof value === 'string' && /^\s*<[a-z][\s\S]*<\/[a-z0-9]+>\s*$/i.test(value)
