import { Parser } from 'htmlparser2'

export interface TextStyle {
  isBold: boolean
  isItalic: boolean
  isUnderlined: boolean
  isStruck: boolean
}

export interface Span {
  text: string
  style: TextStyle
}

export interface Block {
  kind: 'paragraph' | 'heading' | 'subheading'
  /** How many lists and quotes stand around it. */
  depth: number
  isQuoted: boolean
  /** What stands before a list's item: a dot or its number. */
  marker?: string
  /** Line breaks are '\n'. */
  spans: Span[]
}

export const PLAIN: TextStyle = {
  isBold: false,
  isItalic: false,
  isUnderlined: false,
  isStruck: false,
}

const STYLE_TAGS: Record<string, Partial<TextStyle>> = {
  strong: { isBold: true },
  b: { isBold: true },
  em: { isItalic: true },
  i: { isItalic: true },
  u: { isUnderlined: true },
  s: { isStruck: true },
}
const BLOCK_TAGS: Record<string, Block['kind']> = {
  p: 'paragraph',
  h2: 'heading',
  h3: 'subheading',
  li: 'paragraph',
  blockquote: 'paragraph',
  ul: 'paragraph',
  ol: 'paragraph',
}
const BULLET = '•'
/** Deeper nesting is drawn no further in, or no room is left for words. */
const DEEPEST = 6
/** What has no glyph and no meaning in a document. */
const CONTROL = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu

/** The blocks of a sanitised essay, in order; a text without any markup keeps its own lines. */
export function parseBlocks(html: string): Block[] {
  const isPlain = !/<[a-z]/.test(html)
  const reader = new BlockReader(isPlain)
  const parser = new Parser({
    onopentag: (name) => reader.open(name),
    onclosetag: (name) => reader.close(name),
    ontext: (text) => reader.add(text),
  })
  parser.end(html)
  return reader.finish()
}

class BlockReader {
  readonly #keepsLines: boolean
  readonly #blocks: Block[] = []
  readonly #styles: TextStyle[] = [PLAIN]
  /** The next number of each open list; undefined for dots. */
  readonly #lists: (number | undefined)[] = []
  #quotes = 0
  #kind: Block['kind'] = 'paragraph'
  #marker: string | undefined
  #spans: Span[] = []

  constructor(keepsLines: boolean) {
    this.#keepsLines = keepsLines
  }

  open(name: string): void {
    const style = STYLE_TAGS[name]
    if (style) this.#styles.push({ ...this.#style(), ...style })
    if (name === 'br') this.#spans.push({ text: '\n', style: this.#style() })
    const kind = BLOCK_TAGS[name]
    if (!kind) return
    this.#endBlock()
    this.#kind = kind
    if (name === 'blockquote') this.#quotes++
    if (name === 'ul') this.#lists.push(undefined)
    if (name === 'ol') this.#lists.push(1)
    if (name === 'li') this.#marker = this.#nextMarker()
  }

  close(name: string): void {
    if (STYLE_TAGS[name] && this.#styles.length > 1) this.#styles.pop()
    if (!BLOCK_TAGS[name]) return
    this.#endBlock()
    this.#kind = 'paragraph'
    if (name === 'blockquote') this.#quotes--
    if (name === 'ul' || name === 'ol') this.#lists.pop()
    if (name === 'li') this.#marker = undefined
  }

  add(raw: string): void {
    const lines = this.#keepsLines
      ? raw.replaceAll(/\r\n?/g, '\n')
      : raw.replaceAll(/[ \t\r\n\f]+/g, ' ')
    const text = lines
      .toWellFormed()
      .normalize('NFC')
      .replaceAll(CONTROL, (sign) => (sign === '\n' ? sign : ''))
    if (text !== '') this.#spans.push({ text, style: this.#style() })
  }

  finish(): Block[] {
    this.#endBlock()
    return this.#blocks
  }

  #style(): TextStyle {
    return this.#styles.at(-1) ?? PLAIN
  }

  #nextMarker(): string {
    const number = this.#lists.at(-1)
    if (number === undefined) return BULLET
    this.#lists[this.#lists.length - 1] = number + 1
    return `${number}.`
  }

  #endBlock(): void {
    const spans = trimmed(this.#spans)
    this.#spans = []
    if (spans.length === 0) return
    const marker = this.#marker
    this.#marker = undefined
    this.#blocks.push({
      kind: this.#kind,
      depth: Math.min(DEEPEST, this.#lists.length + this.#quotes),
      isQuoted: this.#quotes > 0,
      ...(marker !== undefined && { marker }),
      spans,
    })
  }
}

/** Without the space around a block and beside its line breaks, and one space where several meet. */
function trimmed(spans: readonly Span[]): Span[] {
  const kept: Span[] = []
  let before = '\n'
  for (const { text, style } of spans) {
    let cleaned = text.replaceAll(/(?<! ) *\n */g, '\n')
    if (/[ \n]$/.test(before)) cleaned = cleaned.replace(/^ +/, '')
    if (cleaned === '') continue
    kept.push({ text: cleaned, style })
    before = cleaned
  }
  while (kept.length > 0) {
    const last = kept.at(-1)
    const text = last?.text.trimEnd() ?? ''
    if (last && text !== '') {
      kept[kept.length - 1] = { ...last, text }
      break
    }
    kept.pop()
  }
  return kept
}
