import { Parser } from 'htmlparser2'
import sanitizeHtml from 'sanitize-html'

/** Deeper than any editor nests; parsers look through all open elements for each that ends. */
const MOST_LEVELS = 50

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

/** Makes a text safe to keep and to show; markup that is too deep for that leaves its words only. */
export const sanitiseEssay = (html: string): string => sanitise(html, ESSAY)

/** The cleaned HTML, in time that grows with its length only, whatever it is. */
export const sanitise = (html: string, options: sanitizeHtml.IOptions): string =>
  isTooDeep(html) ? escapeHtml(textOf(html)) : sanitizeHtml(html, options)

class TooDeep extends Error {}

/** Whether elements stand in each other deeper than anything that somebody writes. */
export function isTooDeep(html: string): boolean {
  try {
    walk(html, {})
    return false
  } catch (error) {
    if (error instanceof TooDeep) return true
    throw error
  }
}

interface Seen {
  onText?: (text: string) => void
  onOpen?: (name: string) => void
  onClose?: (name: string) => void
}

/** Goes through HTML from its beginning; @throws TooDeep */
function walk(html: string, { onText, onOpen, onClose }: Seen): void {
  let level = 0
  const parser = new Parser({
    ontext: (text) => onText?.(text),
    onopentagname(name) {
      level += 1
      if (level > MOST_LEVELS) throw new TooDeep()
      onOpen?.(name)
    },
    onclosetag(name) {
      level -= 1
      onClose?.(name)
    },
  })
  parser.end(html)
}

/** A text as it stands in HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The same for where it may stand between quotes. */
export const escapeWithQuotes = (text: string): string =>
  escapeHtml(text).replaceAll('"', '&quot;').replaceAll("'", '&#39;')

const BLANKS = /[ \t]+/g
const BLOCK_END = /<(?:br|\/p|\/div|\/li|\/h\d|\/blockquote)\s*\/?>/gi

/** What is no text of the page although it stands between tags. */
const HIDDEN = new Set(['script', 'style', 'textarea', 'option', 'xmp'])
const TAG = /<[^<>]*>/g

/** The words of a piece of HTML, one line for each block. */
export function textOf(html: string): string {
  const marked = html.replaceAll(BLOCK_END, (tag) => `${tag}\n`)
  const text = NEEDS_PARSER.test(html) ? readText(marked) : readSimple(marked)
  return text.replaceAll(BLANKS, ' ').trim()
}

/** Anything but the tags and signs that `sanitiseEssay` leaves, which say their words themselves. */
const NEEDS_PARSER =
  /<(?!\/?(?:p|br|strong|b|em|i|u|s|ul|ol|li|blockquote|h2|h3)(?: \/)?>)|&(?!(?:amp|lt|gt|quot);)/

const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
}

const readSimple = (html: string): string =>
  html.replaceAll(TAG, '').replaceAll(/&\w+;/g, (sign) => SIGNS[sign] ?? sign)

function readText(html: string): string {
  let text = ''
  let hidden = 0
  const count = (name: string, by: number) => void (hidden += HIDDEN.has(name) ? by : 0)
  try {
    walk(html, {
      onText: (piece) => void (text += hidden === 0 ? piece : ''),
      onOpen: (name) => count(name, 1),
      onClose: (name) => count(name, -1),
    })
    return text
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error
    // Kept before such markup was refused: its words count, its shape does not.
    return readText(html.replaceAll(TAG, '').replaceAll('<', '&lt;'))
  }
}
