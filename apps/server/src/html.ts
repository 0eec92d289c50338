import sanitizeHtml from 'sanitize-html'

/** What an essay may hold; scripts, styles and pictures never. */
const ESSAY = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'ul',
    'ol',
    'li',
    'blockquote',
    'h2',
    'h3',
  ],
  allowedAttributes: {},
} satisfies sanitizeHtml.IOptions

/** Makes an essay safe to keep and to show. */
export const sanitiseEssay = (html: string): string => sanitizeHtml(html, ESSAY)

/** A text as it stands in HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The same for where it may stand between quotes. */
export const escapeWithQuotes = (text: string): string =>
  escapeHtml(text).replaceAll('"', '&quot;').replaceAll("'", '&#39;')

const BLOCK_END = /<(?:br|\/p|\/div|\/li|\/h\d|\/blockquote)\s*\/?>/gi

/** The words of a piece of HTML, one line for each block. */
export function textOf(html: string): string {
  const marked = html.replaceAll(BLOCK_END, (tag) => `${tag}\n`)
  const bare = sanitizeHtml(marked, { allowedTags: [], allowedAttributes: {} })
  return decodeBasicEntities(bare)
    .replaceAll(' ', ' ')
    .replaceAll(/[ \t]+/g, ' ')
    .trim()
}

/** sanitize-html leaves exactly these escaped. */
function decodeBasicEntities(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
