import type { FieldValue } from '@laurel/contract/application-shapes'
import type { Requirement } from '@laurel/contract/scholarship-shapes'
import { countWords } from '@laurel/contract/count-words'
import { htmlToText } from '@laurel/contract/essay-text'

type Asked = Pick<Requirement, 'field'>

/** Long enough to know an answer again. */
const EXCERPT_CHARACTERS = 72

/** Whether earlier answers can stand for this one: not files, and an agreement is given anew. */
export function canReuse({ field }: Asked): boolean {
  if (field.dataType === 'file') return false
  return field.dataType !== 'checkbox' || field.options.length > 0
}

/** An answer as plain text; empty when there is none. */
export function plainAnswer({ field }: Asked, value: FieldValue | undefined): string {
  if (value === undefined) return ''
  if (Array.isArray(value)) return value.join(', ')
  return field.dataType === 'editor' ? htmlToText(String(value)) : String(value)
}

/** The first words, in quotes. */
export function excerptOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= EXCERPT_CHARACTERS) return `“${line}”`
  const cut = line.slice(0, EXCERPT_CHARACTERS + 1)
  const end = cut.lastIndexOf(' ')
  return `“${cut.slice(0, end > 0 ? end : EXCERPT_CHARACTERS)}…”`
}

/** "182 words"; nothing for what is not written. */
export function lengthWords({ field }: Asked, text: string): string | undefined {
  if (field.dataType === 'link' || field.options.length > 0) return undefined
  return countedWords(countWords(text))
}

/** "62 words over this limit; you decide what to cut"; nothing within it. */
export function overLimitWords(text: string, wordLimit: number | undefined): string | undefined {
  const over = wordLimit === undefined ? 0 : countWords(text) - wordLimit
  return over > 0 ? `${countedWords(over)} over this limit; you decide what to cut` : undefined
}

const countedWords = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'word' : 'words'}`
