import sanitizeHtml from 'sanitize-html'
import { escapeHtml, sanitise } from '../../../../html.ts'
import { decodeEntities, repairMojibake, repairText, toLine } from './parse-text.ts'

const ALLOWED = {
  allowedTags: [
    'p',
    'br',
    'ul',
    'ol',
    'li',
    'strong',
    'b',
    'em',
    'i',
    'u',
    'a',
    'blockquote',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'hr',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'sub',
    'sup',
  ],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  disallowedTagsMode: 'discard' as const,
  transformTags: {
    h1: 'h2',
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow', target: '_blank' }),
  },
} satisfies sanitizeHtml.IOptions

const MARKUP =
  /<\/?(?:p|br|ul|ol|li|strong|b|em|i|u|a|div|span|h[1-6]|blockquote|table|tr|td|th|tbody|thead|hr|img|script|style|iframe|font|section|article|sub|sup)\b[^<>]*>/i

const paragraphs = (text: string): string =>
  text
    .split(/\n[^\S\n]*\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br />')}</p>`)
    .join('')

/** HTML that is safe to show: markup is reduced to the allowed tags, plain text becomes paragraphs. */
export const toSafeHtml = (source: string): string => {
  const repaired = repairMojibake(source).replace(/\r\n?/g, '\n').trim()
  if (MARKUP.test(repaired)) return sanitise(repaired, ALLOWED).trim()
  const decoded = decodeEntities(repaired)
  // '&lt;p&gt;' is markup that was escaped once too often.
  return MARKUP.test(decoded) ? sanitise(decoded, ALLOWED).trim() : paragraphs(decoded)
}

/** The text of an HTML or plain source, as lines split on \n. */
export const toPlainText = (source: string): string => {
  const lines = source.replace(
    /<(?:br|hr)\b[^<>]*>|<\/(?:p|li|div|h[1-6]|tr|ul|ol|blockquote)>/gi,
    '\n',
  )
  const bare = MARKUP.test(lines)
    ? sanitise(lines, { allowedTags: [], allowedAttributes: {} })
    : lines
  return repairText(bare)
    .split('\n')
    .map((line) => toLine(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** A list of sentences as HTML. */
export const listHtml = (sentences: readonly string[]): string =>
  sentences.length === 0
    ? ''
    : `<ul>${sentences.map((sentence) => `<li>${escapeHtml(sentence)}</li>`).join('')}</ul>`
