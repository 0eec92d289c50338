import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { files } from '../../../db/schema/applications.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { readPdf } from '../../../testing/read-pdf.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

type Turn = { speaker: string; text: string }
const says = (text: string): Turn => ({ speaker: 'student', text })
const asks = (text: string): Turn => ({ speaker: 'laurel', text })
const exportTurns = ({ headers }: Pick<Student, 'headers'>, turns: unknown) =>
  app.server.inject({
    method: 'POST',
    url: '/api/v1/conversation/export',
    headers,
    payload: { turns },
  })
const from = (first: number, count: number) =>
  Array.from({ length: count }, (_, n) => String.fromCharCode(first + n))
const tidy = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()

describe('a conversation', () => {
  it('becomes a PDF to keep, of which nothing is stored', async () => {
    const student = await aStudent(app, { firstName: 'Dana', lastName: 'Reyes' })
    const answer = await exportTurns(student, [
      asks('Hi, I am <Laurel> & friends!\nWhat is your name?'),
      says('I am שלום, and Dana'),
      says('  '),
      asks('你好, Dana 🎓'),
    ])
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="conversation-2026-11-20.pdf"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(answer.rawPayload.toString('latin1')).toContain('/MediaBox [0 0 595.28 841.89]')
    const pages = await readPdf(answer.rawPayload)
    expect(pages.map(tidy)).toEqual([
      'Conversation with Laurel Dana Reyes Laurel Hi, I am <Laurel> & friends! What is your name? Dana Reyes I am שלום, and Dana Laurel 你好, Dana 🎓 20 November 2026 Page 1 of 1',
    ])
    expect(await app.db.select().from(files)).toEqual([])
  })

  it('that is long goes over several pages', async () => {
    const student = await aStudent(app)
    const turns = Array.from({ length: 150 }, (_, n) => [
      asks(`Question ${n}?`),
      says(`Answer ${n}.`),
    ])
    const pages = await readPdf((await exportTurns(student, turns.flat())).rawPayload)
    expect(pages.length).toBeGreaterThan(5)
    expect(tidy(pages.at(-1) ?? '')).toContain(`Page ${pages.length} of ${pages.length}`)
    expect(tidy(pages.join(' '))).toContain('Question 149? Dana Reyes Answer 149.')
  })
})

describe('what becomes no document', () => {
  it.each<[string, unknown]>([
    ['nothing', []],
    ['only empty turns', [says(' '), asks('')]],
    ['another speaker', [{ speaker: 'sponsor', text: 'Hello' }]],
    ['a turn too long', [says('a'.repeat(2001))]],
    ['too many turns', Array.from({ length: 301 }, () => says('a'))],
    ['too much in all', Array.from({ length: 101 }, () => says('a'.repeat(2000)))],
  ])('%s', async (_what, turns) => {
    expect((await exportTurns(await aStudent(app), turns)).statusCode).toBe(400)
  })

  it('more different signs than a font holds', async () => {
    const characters = [...from(0x4e00, 20_900), ...from(0xac00, 11_172)]
    const marks = ['', '\u3099', '\u309a']
    const signs = marks.flatMap((mark) => characters.map((character) => character + mark))
    const turns = Array.from({ length: 120 }, (_, n) =>
      says(signs.slice(n * 900, n * 900 + 900).join('')),
    )
    const answer = await exportTurns(await aStudent(app), turns)
    expect(answer.statusCode).toBe(413)
    expect(answer.json().error).toMatchObject({
      code: 'FILE_TOO_LARGE',
      message: 'This text is too long to become a PDF. Please shorten it.',
    })
  })

  it('nobody’s, and the eleventh in a minute', async () => {
    expect((await exportTurns({ headers: { authorization: '' } }, [says('Hi')])).statusCode).toBe(
      401,
    )
    const student = await aStudent(app)
    for (let time = 1; time <= 10; time++)
      expect((await exportTurns(student, [says('Hi')])).statusCode).toBe(200)
    const refused = await exportTurns(student, [says('Hi')])
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBeDefined()
  })
})
