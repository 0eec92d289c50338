import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { files } from '../../../db/schema/applications.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aPdf, formRequest, uploadRequest } from '../../../testing/factories/file.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { FileStoreUnavailable } from '../../../integrations/files/file-store.ts'
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
const rowsOf = (who: Student) =>
  app.db.select().from(files).where(eq(files.applicantId, who.applicantId))
const storedKeys = async () => {
  const keys: string[] = []
  for await (const { key } of app.files.list()) keys.push(key)
  return keys
}
const leftOvers = () => readdir(uploadsFolder(app)).catch(() => [])

describe('a body that is no upload', () => {
  const raw = (contentType: string | undefined, payload: string | Buffer = '') =>
    app.server.inject({
      method: 'POST',
      url: '/api/v1/files',
      headers: { ...student.headers, ...(contentType && { 'content-type': contentType }) },
      payload,
    })

  it.each([
    ['no body', undefined, '', 415],
    ['JSON', 'application/json', '{}', 415],
    ['text', 'text/plain', 'x', 415],
    ['no boundary', 'multipart/form-data', 'x', 400],
    ['nothing in it', 'multipart/form-data; boundary=b', '', 400],
    ['garbage', 'multipart/form-data; boundary=b', 'garbage', 400],
    ['only the end', 'multipart/form-data; boundary=b', '--b--\r\n', 400],
    [
      'cut off in the file',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7',
      400,
    ],
    [
      'a prototype',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n',
      400,
    ],
  ])('%s', async (_name, contentType, payload, status) => {
    const answer = await raw(contentType, payload)
    expect(answer.json()).toMatchObject({ statusCode: status, error: { code: expect.any(String) } })
    expect(await leftOvers()).toEqual([])
  })

  const pdf = () => new Blob([new Uint8Array(aPdf())])
  const form = (...parts: [string, string | Blob, string?][]) => {
    const filled = new FormData()
    for (const [field, value, name] of parts)
      if (typeof value === 'string') filled.append(field, value)
      else filled.append(field, value, name)
    return filled
  }
  it.each([
    ['no file', form(['purpose', 'cv']), { file: 'Please choose a file.' }],
    [
      'a second file',
      form(['file', pdf(), 'a.pdf'], ['file', pdf(), 'b.pdf']),
      { file: 'Please send one file only.' },
    ],
    [
      'a file elsewhere',
      form(['photo', pdf(), 'a.pdf']),
      { photo: 'This field is not known.', file: 'Please choose a file.' },
    ],
    ['text for a file', form(['file', 'hello']), { file: 'Please send a file, with its name.' }],
    ['an empty file', form(['file', new Blob([]), 'a.pdf']), { file: 'This file is empty.' }],
    [
      'an unknown field',
      form(['file', pdf(), 'a.pdf'], ['size', '5']),
      { size: 'This field is not known.' },
    ],
    [
      'an unknown purpose',
      form(['file', pdf(), 'a.pdf'], ['purpose', 'virus']),
      { purpose: expect.any(String) },
    ],
    [
      'a purpose twice',
      form(['purpose', 'cv'], ['purpose', 'cv'], ['file', pdf(), 'a.pdf']),
      { purpose: 'Please send this field once.' },
    ],
    [
      'a long purpose',
      form(['purpose', 'x'.repeat(1000)], ['file', pdf(), 'a.pdf']),
      { purpose: 'This field is not valid.' },
    ],
  ])('%s', async (_name, sent, fields) => {
    const before = await rowsOf(student)
    const answer = await app.server.inject(await formRequest(student, sent))
    expect(answer.json()).toMatchObject({
      statusCode: 400,
      error: { code: 'VALIDATION_FAILED', fields },
    })
    expect(await rowsOf(student)).toEqual(before)
    expect(await leftOvers()).toEqual([])
  })

  it('hundreds of parts', async () => {
    const many = form(
      ...Array.from({ length: 300 }, (): [string, Blob, string] => ['file', pdf(), 'a.pdf']),
    )
    const answer = await app.server.inject(await formRequest(student, many))
    expect(answer.statusCode).toBe(400)
  })

  it('from nobody', async () => {
    const sent = await uploadRequest(student)
    const answer = await app.server.inject({
      ...sent,
      headers: { ...sent.headers, authorization: '' },
    })
    expect(answer.json()).toMatchObject({ statusCode: 401, error: { code: 'SESSION_ENDED' } })
  })
})

describe('when something fails', () => {
  it('a store that is full is told as such and leaves nothing', async () => {
    const who = await aStudent(app)
    const put = vi.spyOn(app.files, 'put').mockRejectedValueOnce(new FileStoreUnavailable('full'))
    const answer = await upload({}, who)
    put.mockRestore()
    expect(answer.json()).toMatchObject({ statusCode: 503, error: { code: 'OVERLOADED' } })
    expect(answer.headers['retry-after']).toBe('60')
    expect(await rowsOf(who)).toEqual([])
    expect(await leftOvers()).toEqual([])
  })

  it('an upload that is cut off leaves nothing', async () => {
    const before = await storedKeys()
    await app.server.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.server.address() as AddressInfo
    const sending = request({
      port,
      method: 'POST',
      path: '/api/v1/files',
      headers: {
        ...student.headers,
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': 1_000_000,
      },
    })
    sending.on('error', () => undefined)
    sending.write(
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7',
    )
    await expect.poll(leftOvers).toHaveLength(1)
    sending.destroy()
    await expect.poll(leftOvers).toEqual([])
    expect(await storedKeys()).toEqual(before)
  })
})
