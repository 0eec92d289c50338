import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { describeFault } from './describe-fault.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const failureOf = (query: Promise<unknown>): Promise<unknown> =>
  query.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('the log of a failed query', () => {
  it.each([
    ['a value', sql`select ${'My mother is a nurse'}::int`],
    [
      'a row that is there',
      sql`insert into secrets values (${'My mother is a nurse'}, ''), (${'My mother is a nurse'}, '')`,
    ],
  ])('names the query and what went wrong, but not %s', async (_name, query) => {
    const described = describeFault(await failureOf(app.db.execute(query)))
    expect(described).toMatchObject({
      message: expect.stringMatching(/^Failed query: (select|insert)/),
      stack: expect.stringContaining('.ts:'),
      cause: { code: expect.stringMatching(/^2/) },
    })
    expect(JSON.stringify(described)).not.toContain('nurse')
  })

  it('names no person, file or text that could not be read', () => {
    const faults = [
      new Error('550 <dana.reyes@example.org> has no mailbox, says dana@example.org: sorry'),
      new Error(`ENOENT: no such file, open '/files/ab/${'ab'.repeat(20)}'`),
      new SyntaxError('Unexpected token \'M\', "My mother is a nurse" is not valid JSON'),
      'nothing for dana.reyes@example.org',
    ]
    const described = JSON.stringify(faults.map(describeFault))
    expect(described).not.toMatch(/dana|reyes|example\.org|abab|nurse/)
    expect(described).toContain('has no mailbox')
  })

  it('keeps what is said of any other fault', () => {
    const fault = new Error('The key "a" is gone.', { cause: new TypeError('none') })
    expect(describeFault(fault)).toMatchObject({
      message: 'The key "a" is gone.',
      cause: { type: 'TypeError', message: 'none' },
    })
    expect(describeFault('broken')).toMatchObject({ message: 'broken' })
  })
})
