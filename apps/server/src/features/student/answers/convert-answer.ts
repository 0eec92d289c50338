import type { FieldValue } from '@laurel/contract/application-shapes'
import { escapeHtml, textOf } from '../../../html.ts'

type DataType = 'editor' | 'text' | 'file' | 'link' | 'checkbox'

/** The words of an answer, however it is kept: what two answers are compared by. */
export function writtenText(dataType: DataType, value: FieldValue): string {
  if (Array.isArray(value)) return value.join('\n').trim()
  return dataType === 'editor' ? textOf(String(value)) : String(value).trim()
}

/** An answer in the form that another requirement keeps: an essay as HTML, a text as it is. */
export function convertAnswer(value: FieldValue, from: DataType, to: DataType): FieldValue {
  if (from === to || typeof value !== 'string') return value
  if (from === 'editor') return textOf(value)
  return to === 'editor' ? toParagraphs(value) : value
}

function toParagraphs(text: string): string {
  return escapeHtml(text)
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br>')}</p>`)
    .join('')
}
