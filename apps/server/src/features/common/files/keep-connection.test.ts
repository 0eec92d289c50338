import { rm, writeFile } from 'node:fs/promises'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { uploadsFolder } from './upload-file.ts'

let app: TestApp
let student: Student
let port: number

beforeAll(async () => {
  app = await createTestApp()
  student = await aStudent(app)
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.server.address() as AddressInfo).port
})
afterAll(() => app.close())

const MEGABYTE = 1_048_576
const part = (headers: string, content = '') => `--b\r\n${headers}\r\n\r\n${content}\r\n`
const FILE = 'Content-Disposition: form-data; name="file"; filename="a.pdf"'

const head = (bytes: number, token = student.headers.authorization) =>
  [
    'POST /api/v1/files HTTP/1.1',
    'Host: localhost',
    `Authorization: ${token}`,
    'Content-Type: multipart/form-data; boundary=b',
    `Content-Length: ${bytes}`,
    '\r\n',
  ].join('\r\n')

const NEXT = 'GET /api/v1/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n'

/** The statuses of what one connection is answered until it is closed or has answered twice. */
function statusesOf(sent: readonly (string | Buffer)[]): Promise<string[]> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    let answered = ''
    const statuses = () =>
      [...answered.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status ?? '')
    socket.on('data', (piece) => {
      answered += piece.toString('latin1')
      if (statuses().length === 2) socket.destroy()
    })
    // Whoever is cut off hears of it in many ways.
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(statuses()))
    for (const piece of sent) socket.write(piece)
  })
}

const parts = (count: number) =>
  Array.from({ length: count }, () => part('Content-Disposition: form-data; name="x"', 'x')).join(
    '',
  )

it.each<[string, () => string]>([
  ['too many parts', () => parts(40) + part(FILE, 'x'.repeat(MEGABYTE)) + '--b--'],
  [
    'a broken part',
    () => part('nonsense', 'x'.repeat(MEGABYTE)) + part(FILE, 'x'.repeat(MEGABYTE)),
  ],
  ['a file that is too large', () => part(FILE, 'x'.repeat(51 * MEGABYTE)) + '--b--'],
  ['something after its end', () => `${part(FILE, 'x')}--b--\r\n${'x'.repeat(MEGABYTE)}`],
])('an upload with %s leaves its connection to the next request', async (_name, make) => {
  const body = make()
  const statuses = await statusesOf([head(body.length), body, NEXT])
  expect(statuses[0]).toMatch(/^4/)
  expect(statuses[1]).toBe('200')
})

it('an upload that cannot be written leaves its connection to the next request', async () => {
  const folder = uploadsFolder(app)
  await rm(folder, { recursive: true, force: true })
  await writeFile(folder, 'no folder')
  const body = `${part(FILE, 'x'.repeat(MEGABYTE))}--b--`
  const statuses = await statusesOf([head(body.length), body, NEXT])
  await rm(folder)
  expect(statuses).toEqual(['503', '200'])
})

it('an upload by nobody leaves its connection to the next request', async () => {
  const body = part(FILE, 'x'.repeat(MEGABYTE))
  expect(await statusesOf([head(body.length, 'Bearer nothing'), body, NEXT])).toEqual([
    '401',
    '200',
  ])
})

it('an upload that goes on and on after it was refused is cut off', async () => {
  const begin = `${parts(40)}${part(FILE, 'x'.repeat(MEGABYTE))}`
  const rest = Buffer.alloc(MEGABYTE, 'x')
  const sent = [head(1e9), begin, ...Array.from({ length: 200 }, () => rest)]
  const statuses = await statusesOf(sent)
  expect(statuses.length).toBeLessThan(2)
})

it.each([
  ['before its first part', ''],
  ['in a file that is too large', `--b\r\n${FILE}\r\n\r\n`],
])(
  'an upload that does not say its length and does not end is cut off %s',
  async (_name, begin) => {
    const socket = connect({ port, host: '127.0.0.1' })
    // Whoever is cut off hears of it in many ways.
    socket.on('error', () => undefined)
    const isClosed = new Promise((resolve) => void socket.once('close', resolve))
    socket.write(head(0).replace('Content-Length: 0', 'Transfer-Encoding: chunked'))
    const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`
    if (begin !== '') socket.write(chunk(begin))
    const piece = chunk('x'.repeat(MEGABYTE))
    let sentMegabytes = 0
    const more = () => {
      while (!socket.destroyed && socket.write(piece)) sentMegabytes++
    }
    socket.on('drain', more)
    more()
    await isClosed
    // Besides what is on its way.
    expect(sentMegabytes).toBeLessThan(300)
  },
)
