import type { FontBuilder } from './build-font.ts'

const RANGE_LIMIT = 100
const hexOf = (value: number) => value.toString(16).padStart(4, '0')

/** Writes the font's objects into the document below the reference that its pages name. */
export function embedFont(
  doc: PDFKit.PDFDocument,
  font: FontBuilder,
  reference: PDFKit.PDFKitReference,
): void {
  const { face } = font
  const scale = 1000 / face.unitsPerEm
  const content = font.build()
  const file = doc.ref({ Length1: content.length })
  file.end(content)
  const name = `LAUREL+${face.path.replace(/^.*\/|\.woff$/g, '').replace(/[^A-Za-z0-9-]/g, '')}`
  const descriptor = doc.ref({
    Type: 'FontDescriptor',
    FontName: name,
    Flags: 4,
    FontBBox: [-1000, face.descent * scale, 2000, face.ascent * scale],
    ItalicAngle: face.isItalic ? -12 : 0,
    Ascent: face.ascent * scale,
    Descent: face.descent * scale,
    CapHeight: face.ascent * scale,
    StemV: face.isBold ? 140 : 80,
    FontFile2: file,
  })
  descriptor.end(undefined)
  const descendant = doc.ref({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: name,
    CIDSystemInfo: {
      Registry: new String('Adobe'),
      Ordering: new String('Identity'),
      Supplement: 0,
    },
    FontDescriptor: descriptor,
    W: [0, font.advances.map((advance) => Math.round(advance * scale))],
    CIDToGIDMap: 'Identity',
  })
  descendant.end(undefined)
  const texts = doc.ref({})
  texts.end(Buffer.from(textMap(font.texts)))
  Object.assign(reference.data, {
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: name,
    Encoding: 'Identity-H',
    DescendantFonts: [descendant],
    ToUnicode: texts,
  })
  reference.end(undefined)
}

/** Tells a reader of the document which text each glyph stands for. */
function textMap(texts: readonly string[]): string {
  const entries = texts.flatMap((text, glyph) =>
    text === ''
      ? []
      : [`<${hexOf(glyph)}> <${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`],
  )
  const ranges: string[] = []
  for (let start = 0; start < entries.length; start += RANGE_LIMIT) {
    const range = entries.slice(start, start + RANGE_LIMIT)
    ranges.push(`${range.length} beginbfchar\n${range.join('\n')}\nendbfchar`)
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${ranges.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`
}
