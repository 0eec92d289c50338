/**
 * An essay is kept as HTML and written as plain text. Paragraphs stand apart by an empty line, and
 * text that went to HTML comes back as it was, down to every blank and line break.
 */

/** The HTML of a text: a paragraph for each block, a break for each single line end. */
export function textToHtml(text: string): string {
  if (text === '') return ''
  const paragraphs = text.replaceAll(/\r\n?/g, '\n').split('\n\n')
  return paragraphs.map((each) => `<p>${escape(each).replaceAll('\n', '<br>')}</p>`).join('')
}

// What is never closed goes on to the end, as in browsers: else each beginning would be followed there.
const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<(script|style)\b[\s\S]*?(?:<\/\1>|$)|<\/?[a-z][^<>]*>|[^<]+|</gi
const TAG = /^<(\/?)([a-z][a-z0-9]*)/i
const PARAGRAPH = /^(?:p|h[1-6]|pre)$/

interface Reading {
  text: string
  /** Inside a paragraph or a list item, where blanks count. */
  isInBlock: boolean
  hasBlock: boolean
  isItemOpen: boolean
  isListFresh: boolean
}

/** The text of an essay's HTML. Lists become lines with a dash; other markup is left out. */
export function htmlToText(html: string): string {
  const reading: Reading = {
    text: '',
    isInBlock: false,
    hasBlock: false,
    isItemOpen: false,
    isListFresh: false,
  }
  for (const [token] of html.matchAll(TOKEN)) {
    const tag = TAG.exec(token)
    if (tag) readTag(reading, (tag[2] ?? '').toLowerCase(), tag[1] === '/')
    else if (!token.startsWith('<!--')) readText(reading, token)
  }
  return reading.text
}

function readTag(reading: Reading, name: string, isClosing: boolean): void {
  if (name === 'br') reading.text += '\n'
  else if (name === 'ul' || name === 'ol') reading.isListFresh = !isClosing
  else if (isClosing) {
    if (name === 'li' || PARAGRAPH.test(name)) reading.isInBlock = false
    if (name === 'li') reading.isItemOpen = false
  } else if (name === 'li') {
    startBlock(reading, reading.isListFresh ? '\n\n' : '\n')
    reading.text += '- '
    reading.isListFresh = false
    reading.isItemOpen = true
  } else if (PARAGRAPH.test(name)) {
    // The paragraph that editors put inside a list item is that item's line.
    if (reading.isItemOpen) reading.isInBlock = true
    else startBlock(reading, '\n\n')
    reading.isItemOpen = false
  }
}

function startBlock(reading: Reading, gap: string): void {
  if (reading.hasBlock) reading.text += gap
  reading.hasBlock = true
  reading.isInBlock = true
}

function readText(reading: Reading, token: string): void {
  if (!reading.isInBlock) {
    if (token.trim() === '') return
    startBlock(reading, '\n\n')
  }
  if (token.trim() !== '') reading.isItemOpen = false
  reading.text += decodeEntities(token.replaceAll(/[\r\n]+/g, ' '))
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u{A0}',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  eacute: 'é',
  ntilde: 'ñ',
}

function decodeEntities(text: string): string {
  // Most texts have none, and exports read very many.
  if (!text.includes('&')) return text
  return text.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));/gi,
    (whole, hex, decimal, name) => {
      if (name !== undefined) return ENTITIES[String(name)] ?? whole
      const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16)
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
    },
  )
}
