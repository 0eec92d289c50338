import { readdir } from 'node:fs/promises'
import { MEGABYTE_BYTES } from '@laurel/contract/files'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { files } from '../../../db/schema/applications.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import {
  aDoc,
  aDocx,
  aJpeg,
  aPackedPdf,
  aPdf,
  aPng,
  aZip,
  uploadRequest,
} from '../../../testing/factories/file.ts'
import { aScholarship, asks, asksCv } from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { uploadsFolder } from './upload-file.ts'

let app: TestApp
let student: Student

beforeAll(async () => {
  app = await createTestApp()
  student = await aStudent(app)
})
afterAll(() => app.close())

type Options = Parameters<typeof uploadRequest>[1]
const upload = async (options: Options = {}, who: Student = student) =>
  app.server.inject(await uploadRequest(who, options))
const storedKeys = async () => {
  const keys: string[] = []
  for await (const { key } of app.files.list()) keys.push(key)
  return keys
}
const leftOvers = () => readdir(uploadsFolder(app)).catch(() => [])

describe('a file that is accepted', () => {
  it('is kept with its owner, hash and link', async () => {
    const answer = await upload({ name: 'Mein Aufsatz ü.pdf' })
    expect(answer.statusCode).toBe(200)
    const { data } = answer.json()
    expect(data).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{40}$/),
      name: 'Mein Aufsatz ü.pdf',
      size: aPdf().length,
      type: 'application/pdf',
      publicUrl: `${app.config.publicUrl}/api/v1/files/${data.id}/Mein%20Aufsatz%20%C3%BC.pdf`,
    })
    const [row] = await app.db.select().from(files).where(eq(files.id, data.id))
    expect(row).toMatchObject({
      applicantId: student.applicantId,
      purpose: 'requirement',
      state: 'stored',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(await leftOvers()).toEqual([])
  })

  it.each([
    ['cv', 'cv.doc', aDoc()],
    ['cv', 'cv.docx', aDocx()],
    ['cv', 'CV.PDF', aPdf()],
    ['essay', 'essay.pdf', aPdf()],
    ['document', 'transcript.pdf', aPdf('', 4 * MEGABYTE_BYTES)],
    ['document', 'letter.docx', aDocx()],
    ['document', 'award.jpeg', aJpeg()],
    ['avatar', 'me.png', aPng()],
    ['avatar', 'me.jpg', aJpeg()],
    ['avatar', 'me.jpeg', aJpeg()],
  ])('%s takes %s', async (purpose, name, content) => {
    const answer = await upload({ purpose, name, content })
    expect(answer.json()).toMatchObject({ statusCode: 200, data: { name } })
  })

  it('may come before or after its fields', async () => {
    for (const isFileFirst of [true, false]) {
      const answer = await upload({
        purpose: 'avatar',
        name: 'me.png',
        content: aPng(),
        isFileFirst,
      })
      expect(answer.statusCode).toBe(200)
    }
  })

  it.each([
    aPdf('4 0 obj\n<< /S /GoTo /D [3 0 R /Fit] >>\nendobj', 0, '/OpenAction 4 0 R'),
    aPdf('4 0 obj\n<< /Keywords (HTML/JavaScript, Launch) >>\nendobj', 0, '/PieceInfo 4 0 R'),
  ])('may be a PDF that opens at a page, or names a skill', async (content) => {
    expect((await upload({ content })).statusCode).toBe(200)
  })
})

it('whose content is something else is refused in the fixed words, with the reason beside', async () => {
  const answer = await upload({ purpose: 'essay', name: 'essay.pdf', content: aPng() })
  expect(answer.json()).toMatchObject({
    message: 'You can only upload PDF file!',
    error: {
      fields: {
        file: 'You can only upload PDF file! This one ends in .pdf, but its content is something else.',
      },
    },
  })
})

describe("a requirement's own limits", () => {
  it('decide types and size, strictly below', async () => {
    const { asks: ids } = await aScholarship(app, {
      requirements: [asks('file', { limits: { fileType: ['.txt', 'PNG'], fileSize: 0.01 } })],
    })
    const requirementId = ids[0] as string
    const text = (size: number) => ({
      requirementId,
      name: 'a.txt',
      content: Buffer.alloc(size, 'a'),
    })
    const limit = Math.ceil(0.01 * MEGABYTE_BYTES)
    expect((await upload(text(limit - 1))).statusCode).toBe(200)
    expect((await upload(text(limit))).json()).toMatchObject({
      statusCode: 413,
      error: { code: 'FILE_TOO_LARGE', message: 'File must be smaller than 0.01 MB!' },
    })
    expect((await upload({ requirementId, name: 'a.png', content: aPng() })).statusCode).toBe(200)
    expect((await upload({ requirementId })).json()).toMatchObject({
      statusCode: 415,
      message: 'Please choose a file of one of these types: .txt, .png.',
    })
  })

  it('are .pdf below 1 MB without any', async () => {
    const { asks: ids } = await aScholarship(app, { requirements: [asks('file')] })
    const requirementId = ids[0] as string
    const sized = (size: number) => upload({ requirementId, content: aPdf('', size) })
    expect((await sized(MEGABYTE_BYTES - 1)).statusCode).toBe(200)
    expect((await sized(MEGABYTE_BYTES)).json().message).toBe('File must be smaller than 1 MB!')
    expect((await upload({ requirementId, name: 'a.docx', content: aDocx() })).json().message).toBe(
      'You can only upload PDF file!',
    )
  })

  it('are those of a CV where a CV is asked without limits', async () => {
    const { asks: ids } = await aScholarship(app, { requirements: [{ ...asksCv(), limits: {} }] })
    const answer = await upload({
      requirementId: ids[0] as string,
      name: 'cv.docx',
      content: aDocx(),
    })
    expect(answer.statusCode).toBe(200)
  })

  it('may ask for a type that can only be saved', async () => {
    const limits = { fileType: ['.dwg', '.svg'], fileSize: 1 }
    const { asks: ids } = await aScholarship(app, { requirements: [asks('file', { limits })] })
    const requirementId = ids[0] as string
    const plan = await upload({ requirementId, name: 'plan.dwg', content: Buffer.from('AC1032') })
    expect(plan.json().data.type).toBe('application/octet-stream')
    const page = Buffer.from('<html><script>alert(1)</script>')
    expect((await upload({ requirementId, name: 'plan.dwg', content: page })).statusCode).toBe(415)
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    expect((await upload({ requirementId, name: 'a.svg', content: drawing })).statusCode).toBe(415)
  })

  it('are unknown for a requirement that does not exist', async () => {
    for (const requirementId of ['00000000-0000-4000-8000-000000000000', 'nonsense'])
      expect((await upload({ requirementId })).statusCode).toBe(404)
  })
})

describe('a file that is refused', () => {
  const big = 2 * MEGABYTE_BYTES
  it.each([
    ['cv', 'cv.pdf', aPdf('', big), 413, 'File must be smaller than 2 MB!'],
    ['essay', 'e.pdf', aPdf('', big), 413, 'Pdf must be smaller than 2MB!'],
    [
      'avatar',
      'a.png',
      Buffer.concat([aPng(), Buffer.alloc(big)]),
      413,
      'Image must be smaller than 2MB!',
    ],
    ['avatar', 'a.gif', Buffer.from('GIF89a'), 415, 'You can only upload JPG/PNG file!'],
    ['essay', 'e.docx', aDocx(), 415, 'You can only upload PDF file!'],
    ['essay', 'none', aPdf(), 415, 'You can only upload PDF file!'],
    ['requirement', 'cv.pdf.exe', aPdf(), 415, 'You can only upload PDF file!'],
  ])('%s %s', async (purpose, name, content, status, message) => {
    const before = await storedKeys()
    const answer = await upload({ purpose, name, content })
    expect(answer.json()).toMatchObject({ statusCode: status, message, error: { message } })
    expect(await storedKeys()).toEqual(before)
    expect(await leftOvers()).toEqual([])
  })

  it.each([
    ['essay', 'e.pdf', aPng()],
    ['essay', 'e.pdf', Buffer.from('<html>%PDF')],
    ['avatar', 'a.png', aJpeg()],
    ['avatar', 'a.jpg', Buffer.from('<svg onload="alert(1)">')],
    ['cv', 'cv.docx', aZip('xl/workbook.xml')],
    ['cv', 'cv.docx', Buffer.from('504b0304', 'hex')],
    ['cv', 'cv.docx', aPdf()],
    ['cv', 'cv.doc', aDoc('Workbook')],
    ['cv', 'cv.doc', aDocx()],
  ])('%s %s whose content is something else', async (purpose, name, content) => {
    expect((await upload({ purpose, name, content })).json()).toMatchObject({
      statusCode: 415,
      error: { code: 'FILE_TYPE_REFUSED' },
    })
  })

  it('a PDF that runs something', async () => {
    const content = aPackedPdf('<< /S /JavaScript /JS (app.alert\\(1\\)) >>')
    const answer = await upload({ content })
    expect(answer.json()).toMatchObject({ statusCode: 415, error: { code: 'FILE_TYPE_REFUSED' } })
    expect(answer.json().message).toMatch(/script/)
  })

  it('a document with macros', async () => {
    const content = aZip('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin')
    const answer = await upload({ purpose: 'cv', name: 'cv.docx', content })
    expect(answer.json()).toMatchObject({
      statusCode: 415,
      message: expect.stringMatching(/macros/),
    })
  })
})

describe('a strange name', () => {
  it.each([
    '..',
    '\u202Egpj.fdp.pdf',
    '💼'.repeat(200) + '.pdf',
    'a"b\\c.pdf',
    '%2e%2e%2f.pdf',
    '名'.repeat(120) + '.pdf',
  ])('%j gives a link that works or a clear refusal', async (name) => {
    const answer = await upload({ name })
    if (answer.statusCode !== 200) return expect(answer.statusCode).toBe(415)
    const { publicUrl } = answer.json().data
    expect((await app.server.inject(publicUrl)).statusCode).toBe(200)
  })
})
