import { buffer } from 'node:stream/consumers'
import { inflateSync } from 'node:zlib'
import Document from 'pdfkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aDocx, uploadRequest } from '../../../testing/factories/file.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'

let app: TestApp
let student: Student
beforeAll(async () => {
  app = await createTestApp()
  student = await aStudent(app)
})
afterAll(() => app.close())

async function uploaded(name: string, content: Buffer): Promise<string> {
  const request = await uploadRequest(student, { purpose: 'document', name, content })
  return (await app.server.inject(request)).json().data.publicUrl
}

/** A PDF of so many pages, each with a black square in its upper left quarter. */
async function pagesOf(count: number, protection: PDFKit.PDFDocumentOptions): Promise<Buffer> {
  const made = new Document({ autoFirstPage: false, ...protection })
  for (let page = 0; page < count; page += 1)
    made
      .addPage({ size: [400, 600] })
      .rect(0, 0, 200, 300)
      .fill('black')
  made.end()
  return buffer(made)
}

/** What a PNG of one part of points, none of its rows filtered, shows. */
function readPng(png: Buffer) {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const packed = png.subarray(41, 41 + png.readUInt32BE(33))
  return { width, height, rows: inflateSync(packed) }
}

/** Whether a place of a picture, in parts of its width and height, is black. */
function isBlack({ width, height, rows }: ReturnType<typeof readPng>, x: number, y: number) {
  const row = Math.floor(y * height) * (4 * width + 1)
  return rows[row + 1 + 4 * Math.floor(x * width)] === 0
}

describe('a page of a PDF', () => {
  it('is drawn, although the file itself is only offered for saving', async () => {
    const url = await uploaded('transcript.pdf', await pagesOf(2, { ownerPassword: 'a' }))
    expect((await app.server.inject(url)).headers['content-disposition']).toMatch(/^attachment;/)
    const answer = await app.server.inject(`${url}?page=2`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(answer.rawPayload.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'x-pages': '2',
    })
    const picture = readPng(answer.rawPayload)
    expect(picture.height / picture.width).toBeCloseTo(1.5, 1)
    expect([isBlack(picture, 0.2, 0.2), isBlack(picture, 0.8, 0.8)]).toEqual([true, false])
  })

  it('is told of without being sent', async () => {
    const url = await uploaded('letter.pdf', await pagesOf(3, {}))
    const answer = await app.server.inject({ method: 'HEAD', url: `${url}?page=1` })
    expect([answer.statusCode, answer.headers['x-pages'], answer.payload]).toEqual([200, '3', ''])
  })

  it('is not there past the last, behind a password, or in another file', async () => {
    const statusOf = async (url: string) => (await app.server.inject(url)).statusCode
    expect(await statusOf(`${await uploaded('one.pdf', await pagesOf(1, {}))}?page=2`)).toBe(404)
    const closed = await pagesOf(1, { userPassword: 'b', ownerPassword: 'a' })
    expect(await statusOf(`${await uploaded('closed.pdf', closed)}?page=1`)).toBe(404)
    expect(await statusOf(`${await uploaded('cv.docx', aDocx())}?page=1`)).toBe(404)
  })

  it.each(['0', '-1', '1.5', 'one', '99999'])('is no page %s', async (page) => {
    const url = await uploaded('odd.pdf', await pagesOf(1, {}))
    const answer = await app.server.inject(`${url}?page=${page}`)
    expect(answer.json()).toMatchObject({
      statusCode: 400,
      error: { fields: { page: expect.stringMatching(/from 1/) } },
    })
  })

  it.each([
    ['a sheet for a wall', [14_400, 14_400]],
    ['a thread', [14_400, 3]],
    ['a dot', [3, 3]],
  ] as const)('fits the same bounds when it is %s', async (_name, size) => {
    const made = new Document({ size: [...size], margin: 0 })
    made.end()
    const url = await uploaded('size.pdf', await buffer(made))
    const { width, height } = readPng((await app.server.inject(`${url}?page=1`)).rawPayload)
    expect(width).toBeGreaterThan(0)
    expect(width).toBeLessThanOrEqual(1200)
    expect(height).toBeLessThanOrEqual(1700)
  })
})
