import Pdf from 'pdfkit'
import { FontBuilder } from './build-font.ts'
import { FaceChooser } from './choose-faces.ts'
import { cutPieces } from './cut-pieces.ts'
import { drawLine, type FontOf } from './draw-line.ts'
import { embedFont } from './embed-font.ts'
import { fillLines, type Line } from './fill-lines.ts'
import { guessLanguage } from './guess-language.ts'
import type { Face } from './open-face.ts'
import { parseBlocks, PLAIN, type Block } from './parse-blocks.ts'

/** What becomes a document, with how it is laid out. */
export interface PdfText {
  /** Its heading, such as 'Why nursing?'. */
  title: string
  /** The lines below the heading. */
  about: readonly string[]
  /** What a reader's window says. */
  fullTitle: string
  author: string
  /** Sanitised HTML. */
  html: string
  /** As people read it, such as '21 November 2026'. */
  date: string
  producedAt: Date
  marginMillimetres: number
  /** Whether each heading of the first kind begins a page. */
  hasChapters?: boolean
}

const MILLIMETRE = 72 / 25.4
const PAGE = { width: 595.28, height: 841.89 }
const INDENT = 20
/** Above a list's item. */
const ITEM_SPACE = 3
const FOOTER_SIZE = 8.5
const INK = '0.1 0.1 0.12'
const MUTED = '0.38 0.38 0.42'

interface Look {
  size: number
  lineHeight: number
  spaceAbove: number
  isBold: boolean
  ink: string
  tag: string
}

const LOOKS = {
  title: { size: 19, lineHeight: 26, spaceAbove: 0, isBold: true, ink: INK, tag: 'H1' },
  about: { size: 11, lineHeight: 17, spaceAbove: 2, isBold: false, ink: MUTED, tag: 'P' },
  heading: { size: 15, lineHeight: 22, spaceAbove: 14, isBold: true, ink: INK, tag: 'H2' },
  subheading: { size: 12.5, lineHeight: 19, spaceAbove: 11, isBold: true, ink: INK, tag: 'H3' },
  paragraph: { size: 11, lineHeight: 17, spaceAbove: 7, isBold: false, ink: INK, tag: 'P' },
} satisfies Record<string, Look>

/** An A4 document, its text selectable in any script. */
export async function renderPdf(text: PdfText): Promise<Buffer> {
  const blocks = parseBlocks(text.html)
  const allText = [text.title, ...text.about, ...blocks.map(textOf)].join(' ')
  const pages = new PageWriter(text, new FaceChooser(allText), guessLanguage(allText))
  pages.write(plainBlock(text.title), LOOKS.title)
  for (const line of text.about) pages.write(plainBlock(line), LOOKS.about)
  pages.space(10)
  for (const block of blocks) {
    if (text.hasChapters && block.kind === 'heading') pages.beginPage()
    pages.write(block, LOOKS[block.kind])
  }
  return pages.finish()
}

const textOf = (block: Block) => block.spans.map(({ text }) => text).join('')

const plainBlock = (text: string): Block => ({
  kind: 'paragraph',
  depth: 0,
  isQuoted: false,
  spans: [{ text: text.normalize('NFC').replaceAll(/\s+/g, ' '), style: PLAIN }],
})

class PageWriter {
  readonly #doc: PDFKit.PDFDocument
  readonly #chunks: Buffer[] = []
  readonly #ended: Promise<void>
  readonly #date: string
  readonly #margin: number
  readonly #chooser: FaceChooser
  readonly #root: PDFKit.PDFStructureElement
  readonly #fonts = new Map<
    Face,
    { name: string; font: FontBuilder; reference: PDFKit.PDFKitReference }
  >()
  /** Points from the top of the page. */
  #y: number
  #isPageEmpty = true

  constructor(text: PdfText, chooser: FaceChooser, language: string) {
    this.#date = text.date
    this.#margin = text.marginMillimetres * MILLIMETRE
    this.#y = this.#margin
    this.#chooser = chooser
    this.#doc = new Pdf({
      size: 'A4',
      margin: 0,
      pdfVersion: '1.7',
      tagged: true,
      lang: language,
      displayTitle: true,
      bufferPages: true,
      info: {
        Title: text.fullTitle,
        Author: text.author,
        CreationDate: text.producedAt,
      },
    })
    this.#ended = new Promise((resolve, reject) => {
      this.#doc.on('data', (chunk: Buffer) => this.#chunks.push(chunk))
      this.#doc.on('end', resolve)
      this.#doc.on('error', reject)
    })
    this.#root = this.#doc.struct('Document')
    this.#doc.addStructure(this.#root)
  }

  space(points: number): void {
    this.#y += points
  }

  beginPage(): void {
    if (!this.#isPageEmpty) this.#turnPage()
  }

  write(block: Block, look: Look): void {
    if (!this.#isPageEmpty) this.#y += block.marker === undefined ? look.spaceAbove : ITEM_SPACE
    const indent = block.depth * INDENT
    const lines = this.#linesOf(block, look, PAGE.width - 2 * this.#margin - indent)
    // A heading stays with the first lines below it, and no first line stands alone.
    const linesTogether = look.tag.startsWith('H') ? 3 : Math.min(2, lines.length)
    if (!this.#hasRoom(look.lineHeight * linesTogether)) this.#turnPage()
    const element = this.#doc.struct(look.tag)
    this.#root.add(element)
    element.add(this.#doc.markStructureContent(look.tag))
    for (const [index, line] of lines.entries()) {
      if (!this.#hasRoom(look.lineHeight)) this.#turnPage()
      if (index === 0 && block.marker !== undefined) this.#mark(block.marker, look, line, indent)
      if (block.isQuoted) this.#drawBar(look, line, indent)
      this.#drawLine(line, look, indent)
      this.#y += look.lineHeight
      this.#isPageEmpty = false
    }
    this.#doc.endMarkedContent()
    element.end()
  }

  async finish(): Promise<Buffer> {
    this.#writeFooters()
    for (const { font, reference } of this.#fonts.values()) embedFont(this.#doc, font, reference)
    this.#root.end()
    this.#doc.end()
    await this.#ended
    return Buffer.concat(this.#chunks)
  }

  #linesOf({ spans }: Block, { size, isBold }: Look, width: number): Line[] {
    const styled = isBold
      ? spans.map(({ text, style }) => ({ text, style: { ...style, isBold } }))
      : spans
    return fillLines(cutPieces(styled, this.#chooser), size, width)
  }

  #hasRoom(height: number): boolean {
    return this.#y + height <= PAGE.height - this.#margin
  }

  #turnPage(): void {
    this.#doc.continueOnNewPage()
    this.#y = this.#margin
    this.#isPageEmpty = true
  }

  #drawLine(line: Line, look: Look, indent: number): void {
    const x = line.isRightToLeft
      ? PAGE.width - this.#margin - indent - line.width
      : this.#margin + indent
    this.#draw(line, x, look)
  }

  /** A list item's dot or number, in the space beside its first line. */
  #mark(marker: string, look: Look, { isRightToLeft }: Line, indent: number): void {
    const [line] = this.#linesOf(plainBlock(marker), look, INDENT * 2)
    if (!line) return
    const gap = 6
    const left = this.#margin + indent - gap - line.width
    this.#draw(line, isRightToLeft ? PAGE.width - this.#margin - indent + gap : left, look)
  }

  #drawBar({ lineHeight }: Look, { isRightToLeft }: Line, indent: number): void {
    const x = isRightToLeft ? PAGE.width - this.#margin - indent + 10 : this.#margin + indent - 12
    const bottom = PAGE.height - this.#y - lineHeight
    this.#instruct(`0.75 0.75 0.78 rg ${x.toFixed(2)} ${bottom.toFixed(2)} 2 ${lineHeight} re f`)
  }

  #draw(
    line: Line,
    x: number,
    { size, lineHeight, ink }: Pick<Look, 'size' | 'lineHeight' | 'ink'>,
  ): void {
    const baseline = PAGE.height - this.#y - (lineHeight + size * 0.7) / 2
    const instructions = drawLine(line, { x, baseline, size }, this.#fontOf)
    this.#instruct(`${ink} rg ${ink} RG\n${instructions}`)
  }

  /** The library's pages count from the top; text is told from the bottom, as the format has it. */
  #instruct(instructions: string): void {
    this.#doc.addContent(`q 1 0 0 -1 0 ${PAGE.height} cm\n${instructions}\nQ`)
  }

  readonly #fontOf: FontOf = (face) => {
    const known = this.#fonts.get(face)
    const used = known ?? {
      name: `F${this.#fonts.size + 1}`,
      font: new FontBuilder(face),
      reference: this.#doc.ref({}),
    }
    this.#fonts.set(face, used)
    this.#doc.page.fonts[used.name] = used.reference
    return used
  }

  #writeFooters(): void {
    const { count } = this.#doc.bufferedPageRange()
    const look = { ...LOOKS.paragraph, size: FOOTER_SIZE, lineHeight: 12, ink: MUTED }
    for (let page = 0; page < count; page++) {
      this.#doc.switchToPage(page)
      this.#y = PAGE.height - this.#margin + 8
      this.#doc.markContent('Artifact', { type: 'Pagination' })
      const width = PAGE.width - 2 * this.#margin
      const [date] = this.#linesOf(plainBlock(this.#date), look, width)
      if (date) this.#draw(date, this.#margin, look)
      const [number] = this.#linesOf(plainBlock(`Page ${page + 1} of ${count}`), look, width)
      if (number) this.#draw(number, PAGE.width - this.#margin - number.width, look)
      this.#doc.endMarkedContent()
    }
  }
}
