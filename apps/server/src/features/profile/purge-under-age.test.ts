import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applicantFacts, users } from '../../db/schema/accounts.ts'
import { files } from '../../db/schema/applications.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { aStudent } from '../../testing/factories/student.ts'
import { endUnderAge } from './end-under-age.ts'
import { purgeUnderAge } from './purge-under-age.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

describe('purging people under 16', () => {
  it('removes them within 24 hours, with their answers and files, and nobody else', async () => {
    const young = await aStudent(app, { answers: { gpa: [3] } })
    const other = await aStudent(app, { answers: { gpa: [3] } })
    const key = randomUUID().replaceAll('-', '')
    const temporary = join(tmpdir(), key)
    await writeFile(temporary, 'a letter')
    await app.files.put(key, temporary, 'text/plain')
    await app.db.insert(files).values({
      id: key,
      applicantId: young.applicantId,
      name: 'letter.txt',
      sizeBytes: 8,
      contentType: 'text/plain',
      sha256: '',
      purpose: 'cv',
      state: 'stored',
      createdAt: app.clock.now(),
    })
    await endUnderAge(app, young.userId)
    expect(await purgeUnderAge(app)).toBe(0)
    expect(await app.files.read(key)).toBeDefined()

    app.clock.advance({ hours: 23 })
    expect(await purgeUnderAge(app)).toBe(1)
    expect(await app.files.read(key)).toBeUndefined()
    const [left] = await app.db.select().from(users).where(eq(users.id, young.userId))
    expect(left).toBeUndefined()
    const answers = await app.db.select().from(applicantFacts)
    expect(answers.map(({ applicantId }) => applicantId)).toEqual([other.applicantId])
    expect(await purgeUnderAge(app)).toBe(0)
  })

  it('leaves no table behind: whatever belongs to a person goes with the person', async () => {
    const kept = await app.db.execute(sql`
      select conrelid::regclass::text as "table" from pg_constraint
      where contype = 'f' and confdeltype <> 'c' and confrelid in ('users'::regclass,
        'applicants'::regclass, 'applications'::regclass, 'bulk_submissions'::regclass)`)
    expect(kept.rows).toEqual([])
    const loose = await app.db.execute(sql`
      select table_name || '.' || column_name as "column" from information_schema.columns as c
      where table_schema = 'public' and column_name in ('user_id', 'applicant_id', 'application_id')
        and not exists (
          select from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
          where contype = 'f' and conrelid = c.table_name::regclass and attname = c.column_name)`)
    expect(loose.rows).toEqual([])
  })
})
