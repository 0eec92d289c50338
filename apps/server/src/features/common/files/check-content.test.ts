import { mkdtemp, open, rm, writeFile, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { InflateRaw } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aDoc, aDocx, aJpeg, aPdf, aPng } from '../../../testing/factories/file.ts'
import { zipOf, type ZipPart } from '../../../testing/factories/zip.ts'
import { checkContent } from './check-content.ts'
import { NOT_THIS_TYPE } from './rules.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'laurel-content-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const WRONG_TYPE = 'Wrong type.'

/** The content type, or the sentence of the refusal. */
async function check(ending: string, content: Buffer): Promise<string> {
  const path = join(folder, 'upload')
  await writeFile(path, content)
  const verdict = await checkContent({ path, sizeBytes: content.length, ending })
  if ('contentType' in verdict) return verdict.contentType
  return verdict.problem === NOT_THIS_TYPE ? WRONG_TYPE : verdict.problem
}

/** What is read from the disk and what comes out of archives from now on. */
async function countWork() {
  const probe = await open(folder)
  const reads = vi.spyOn(Object.getPrototypeOf(probe) as FileHandle, 'read')
  await probe.close()
  const unpacked = vi.spyOn(InflateRaw.prototype, 'push')
  const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
  return {
    readBytes: () => total(reads.mock.settledResults.map(({ value }) => value.bytesRead)),
    unpackedBytes: () => total(unpacked.mock.calls.map(([piece]) => piece?.length ?? 0)),
  }
}

const MEGABYTE = 1_048_576
const TYPES: ZipPart = { name: '[Content_Types].xml', content: '<Types/>' }
const DOCUMENT: ZipPart = { name: 'word/document.xml', content: '<w:document>Hello</w:document>' }
const docx = (...more: ZipPart[]) => zipOf([TYPES, DOCUMENT, ...more])

describe('a Word document', () => {
  it('is taken with text, pictures and the table of a chart', async () => {
    const chart = { name: 'word/embeddings/Microsoft_Excel_Sheet.xlsx', content: aDocx() }
    const picture = { name: 'word/media/image1.png', content: aPng(), isStored: true }
    expect(await check('.docx', docx(picture, chart))).toMatch(/wordprocessingml/)
  })

  it.each<[string, RegExp, () => Buffer]>([
    [
      'that is a bomb',
      /unpacks to far more/,
      () => docx({ name: 'a', content: Buffer.alloc(20 * MEGABYTE) }),
    ],
    [
      'of many parts that are a bomb together',
      /unpacks to far more/,
      () =>
        docx(
          ...Array.from({ length: 30 }, (_, index) => ({
            name: `a${index}`,
            content: Buffer.alloc(MEGABYTE),
          })),
        ),
    ],
    [
      'that would fill the disk',
      /unpacks to far more/,
      () => docx({ name: 'a', content: 'x', told: { bytes: 3_000_000_000 } }),
    ],
    [
      'that lies about its size',
      /damaged/,
      () => docx({ name: 'a', content: Buffer.alloc(30 * MEGABYTE), told: { bytes: 10 } }),
    ],
    [
      'that says it holds more than it does',
      /damaged/,
      () => docx({ name: 'a', content: 'abc', told: { bytes: 1000 } }),
    ],
    [
      'with another checksum',
      /damaged/,
      () => docx({ name: 'a', content: 'abc', told: { crc: 1 } }),
    ],
    [
      'with bytes that cannot be unpacked',
      /damaged/,
      () => docx({ name: 'a', content: 'abc', isStored: true, told: { method: 8 } }),
    ],
    [
      'that is protected',
      /password/,
      () => docx({ name: 'a', content: 'abc', told: { flags: 1 } }),
    ],
    ['with macros', /macros/, () => docx({ name: 'word/vbaProject.bin', content: 'x' })],
    [
      'with an archive inside',
      /another archive/,
      () => docx({ name: 'word/media/image.png', content: aDocx(), isStored: true }),
    ],
    [
      'that loads a template',
      /template/,
      () =>
        docx({
          name: 'word/_rels/settings.xml.rels',
          content:
            '<Relationship Type="http://x/attachedTemplate" Target="https://evil.example/t.dotm" TargetMode="External"/>',
        }),
    ],
    [
      'with more parts than any document has',
      /Wrong type/,
      () => docx(...Array.from({ length: 2000 }, (_, index) => ({ name: `a${index}` }))),
    ],
    ['with a file that climbs out', /damaged/, () => docx({ name: '../../evil', content: 'x' })],
    ['without its own part', /Wrong type/, () => zipOf([TYPES, { name: 'xl/workbook.xml' }])],
    ['without the list of its parts', /Wrong type/, () => zipOf([DOCUMENT])],
    [
      'whose parts overlap',
      /Wrong type/,
      () => docx({ name: 'a', content: 'abc', told: { header: 0 } }),
    ],
    ['whose parts are named twice', /Wrong type/, () => docx(DOCUMENT)],
    [
      'whose parts have two names',
      /Wrong type/,
      () => docx({ name: 'a', content: 'x', told: { localName: 'b' } }),
    ],
    [
      'with sizes kept elsewhere',
      /Wrong type/,
      () => docx({ name: 'a', content: 'x', told: { bytes: 0xffffffff } }),
    ],
    [
      'with a part past the end',
      /Wrong type/,
      () => docx({ name: 'a', content: 'x', told: { packedBytes: 10_000 } }),
    ],
    [
      'with more parts than it counts',
      /Wrong type/,
      () => zipOf([TYPES, DOCUMENT, { name: 'a' }], { uncounted: 1 }),
    ],
    [
      'with something before it',
      /Wrong type/,
      () => zipOf([TYPES, DOCUMENT], { before: Buffer.from('MZ') }),
    ],
    [
      'with something after it',
      /Wrong type/,
      () => zipOf([TYPES, DOCUMENT], { after: Buffer.from('<script>') }),
    ],
    [
      'with something before its end',
      /Wrong type/,
      () => zipOf([TYPES, DOCUMENT], { gap: Buffer.alloc(8) }),
    ],
    [
      'packed in another way',
      /Wrong type/,
      () => docx({ name: 'a', content: 'abc', told: { method: 12 } }),
    ],
    ['cut off', /Wrong type/, () => docx().subarray(0, 60)],
    ['of nothing', /Wrong type/, () => zipOf([])],
  ])('%s is refused before much of it is unpacked', async (_name, message, content) => {
    const made = content()
    const work = await countWork()
    expect(await check('.docx', made)).toMatch(message)
    expect(work.unpackedBytes()).toBeLessThan(MEGABYTE)
    expect(work.readBytes()).toBeLessThan(MEGABYTE)
  })

  it('is taken when it unpacks to the most that is allowed, and read only once', async () => {
    const content = Buffer.alloc(99 * MEGABYTE, 'noise')
    const made = zipOf([TYPES, DOCUMENT, { name: 'word/media/a.bmp', content, isStored: true }])
    const work = await countWork()
    expect(await check('.docx', made)).toMatch(/wordprocessingml/)
    expect(work.readBytes()).toBeLessThan(made.length + MEGABYTE)
  })
})

const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const withParagraph = (paragraph: string | Buffer, name = 'word/document.xml') =>
  zipOf([
    TYPES,
    {
      name,
      content: Buffer.isBuffer(paragraph) ? paragraph : `<w:p ${WORD}>${paragraph}</w:p>`,
    },
    ...(name === 'word/document.xml' ? [] : [DOCUMENT]),
  ])
const instruction = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`
const field = (...instructions: string[]) =>
  `<w:fldChar w:fldCharType="begin"/>${instructions.map(instruction).join('')}<w:fldChar w:fldCharType="separate"/><w:t>1</w:t><w:fldChar w:fldCharType="end"/>`

describe('a document that has another program run', () => {
  it.each<[string, Buffer]>([
    ['in a simple field', withParagraph('<w:fldSimple w:instr=" DDEAUTO cmd &quot;/k&quot;"/>')],
    ['in a field', withParagraph(field(' DDE excel x '))],
    ['in pieces', withParagraph(field(' D', 'DE', 'AUTO c:\\x.exe'))],
    ['by references', withParagraph(field('&#68;DE cmd'))],
    [
      'inside another field',
      withParagraph(field('IF ', `</w:instrText></w:r>${field('dde x y')}<w:r><w:instrText>`)),
    ],
    [
      'in a field that does not end',
      withParagraph(`<w:fldChar w:fldCharType="begin"/>${instruction('DDE x')}`),
    ],
    ['in its foot', withParagraph(field('DDEAUTO x'), 'word/footer1.xml')],
    [
      'in UTF-16',
      withParagraph(Buffer.from(`\uFEFF<w:p ${WORD}>${field('DDE x')}</w:p>`, 'utf16le')),
    ],
  ])('%s is refused', async (_name, content) => {
    expect(await check('.docx', content)).toMatch(/another program/)
  })

  it('as a workbook is refused', async () => {
    const workbook = { name: 'xl/workbook.xml' }
    const link = '<externalLink><ddeLink ddeService="cmd" ddeTopic="/c calc"/></externalLink>'
    const linked = { name: 'xl/externalLinks/externalLink1.xml', content: link }
    expect(await check('.xlsx', zipOf([TYPES, workbook]))).toMatch(/spreadsheetml/)
    expect(await check('.xlsx', zipOf([TYPES, workbook, linked]))).toMatch(/another program/)
  })

  it('is not one with page numbers, a table of contents or the word itself', async () => {
    const fields = [field(' PAGE '), field('TOC \\o "1-3"'), field(' REF dde ')].join('')
    const content = withParagraph(`${fields}<w:t>DDE excel x</w:t>`)
    expect(await check('.docx', content)).toMatch(/wordprocessingml/)
  })
})

const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const related = (content: string | Buffer, name = 'word/_rels/document.xml.rels') =>
  docx({ name, content })
const relation = (type: string, more = 'TargetMode="External"') =>
  `<Relationships><Relationship Id="a" Type="${RELATION}/${type}" Target="https://evil.example/a" ${more}/></Relationships>`
const SINGLE = relation('attachedTemplate').replaceAll('"', "'")

describe('a Word document that leads elsewhere', () => {
  it.each<[string, Buffer]>([
    ['a template in single quotes', related(SINGLE)],
    ['a template with blanks', related(SINGLE.replaceAll('=', ' =\n '))],
    ['a template in UTF-16', related(Buffer.from(`\uFEFF${SINGLE}`, 'utf16le'))],
    ['a template in UTF-16 without a mark', related(Buffer.from(SINGLE, 'utf16le'))],
    ['a template in big UTF-16', related(Buffer.from(`\uFEFF${SINGLE}`, 'utf16le').swap16())],
    ['a template in references', related(SINGLE.replace('External', '&#69;xtern&#x61;l'))],
    [
      'a template of an internal kind',
      related(relation('attachedTemplate', 'TargetMode="Internal"')),
    ],
    [
      'a template of a kind of its own',
      related(relation('attachedTemplate', 'TargetMode="external"')),
    ],
    [
      'a template hidden behind another namespace',
      related(
        relation(
          'attachedTemplate',
          'TargetMode="External" xmlns:x="x" x:TargetMode="Internal" x:Target="a"',
        ),
      ),
    ],
    ['an object', related(relation('oleObject'))],
    ['a frame', related(relation('frame'))],
    ['a picture', related(relation('image'))],
    ['a document in it', related(relation('aFChunk'))],
    ['something called like a link', related(relation('hyperlinks'))],
    ['a template of the whole', related(SINGLE, '_rels/.rels')],
  ])('%s is refused', async (_name, content) => {
    expect(await check('.docx', content)).toMatch(/from another place/)
  })

  it.each<[string, Buffer]>([
    ['declares things', related('<!DOCTYPE a [<!ENTITY b "External">]><a/>')],
    [
      'declares things that grow',
      related('<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]><a>&c;</a>'),
    ],
    ['is in another encoding', related("<?xml version='1.0' encoding='utf-7'?><a/>")],
    ['is no XML', related('<Relationships><Relationship></Relationships>')],
    ['has a name that is read in two ways', docx({ name: 'word\\_rels\\settings.xml.rels' })],
  ])('one that %s is damaged', async (_name, content) => {
    expect(await check('.docx', content)).toMatch(/damaged/)
  })

  it('is taken with links to click and parts of its own', async () => {
    const inside = `<Relationships><Relationship Id="a" Type="${RELATION}/image" Target="media/a.png"/></Relationships>`
    for (const content of [
      relation('hyperlink'),
      inside,
      `<?xml version="1.0" encoding="UTF-8"?>${inside}`,
    ])
      expect(await check('.docx', related(content))).toMatch(/wordprocessingml/)
  })

  it('has macros when it says so, whatever they are called', async () => {
    const content =
      '<Types><Override PartName="/word/a.bin" ContentType="application/vnd.ms-office.vbaProject"/></Types>'
    expect(
      await check('.docx', zipOf([{ name: '[Content_Types].xml', content }, DOCUMENT])),
    ).toMatch(/macros/)
  })
})

describe('an archive that a sponsor asks for', () => {
  it('is taken, but not with archives inside', async () => {
    expect(await check('.zip', zipOf([{ name: 'plan.txt', content: 'x' }]))).toBe('application/zip')
    const nested = zipOf([{ name: 'inner.zip', content: aDocx(), isStored: true }])
    expect(await check('.zip', nested)).toMatch(/another archive/)
  })
})

describe('a file that is two things at once', () => {
  it.each<[string, string, Buffer]>([
    ['a PDF and an archive', '.pdf', Buffer.concat([aPdf(), aDocx()])],
    ['a picture and an archive', '.png', Buffer.concat([aPng(), aDocx()])],
    ['a photo and an archive', '.jpg', Buffer.concat([aJpeg(), aDocx()])],
    ['a program and a PDF', '.pdf', Buffer.concat([Buffer.from('MZ\u0090\0'), aPdf()])],
    ['a page and a PDF', '.pdf', Buffer.concat([Buffer.from('<html><body>'), aPdf()])],
    ['a drawing called a picture', '.png', Buffer.from('<svg onload="alert(1)"/>')],
    ['a page called a text', '.txt', Buffer.from('<!doctype html><script>x</script>')],
    ['a page in UTF-16 called a text', '.txt', Buffer.from('<html>', 'utf16le')],
    ['a Word document called an old one', '.doc', aDocx()],
    ['an old Word document called a new one', '.docx', aDoc()],
  ])('%s is refused', async (_name, ending, content) => {
    expect(await check(ending, content)).toBe(WRONG_TYPE)
  })
})
