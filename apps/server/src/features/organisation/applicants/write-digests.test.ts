import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anotherServer, createTestApp, type TestApp } from '../../../testing/app.ts'
import { signInAgain } from '../../../testing/access/callers.ts'
import { aReceived } from '../../../testing/factories/applicants.ts'
import { aScholarship, type StoredScholarship } from '../../../testing/factories/scholarship.ts'
import { aSponsor, type Student } from '../../../testing/factories/student.ts'
import { writeDigests } from './write-digests.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

let scholarship: StoredScholarship
beforeEach(async () => {
  scholarship = await aScholarship(app, {
    sponsor: `Trust ${randomUUID()}`,
    title: 'Lantern Award',
  })
})

async function aMember(digest: string, role: 'owner' | 'reviewer' = 'owner'): Promise<Student> {
  const member = await aSponsor(app, scholarship.id, role)
  await choose(member, digest)
  return member
}

async function choose(member: Student, digest: string): Promise<void> {
  const { headers } = await signInAgain(app, member)
  const mine = await app.server.inject({ url: '/api/v1/organisations/mine', headers })
  const url = `/api/v1/organisations/${mine.json().data[0].id}/digest`
  const { statusCode } = await app.server.inject({
    method: 'PUT',
    url,
    headers,
    payload: { digest },
  })
  expect(statusCode).toBe(200)
  const read = await app.server.inject({ url, headers })
  expect(read.json().data).toEqual({ digest })
}

const subjectsTo = async ({ email }: Student): Promise<string[]> => {
  const { rows } = await app.db.$client.query(
    'select subject from outbox_emails where recipient = $1 order by created_at',
    [email],
  )
  return rows.map(({ subject }) => subject)
}

const come = async (number: number) => {
  app.clock.advance({ minutes: 1 })
  for (let each = 0; each < number; each++)
    await aReceived(app, scholarship, { firstName: 'Quillon', lastName: 'Zed' })
}

describe('mails about applications that came', () => {
  it('come as each member chose, and say no name', async () => {
    const [each, daily, none] = [
      await aMember('each'),
      await aMember('daily'),
      await aMember('none'),
    ]
    const reviewer = await aMember('each', 'reviewer')
    await come(2)
    await writeDigests(app)
    app.clock.advance({ days: 1 })
    await writeDigests(app)
    await come(1)
    app.clock.advance({ minutes: 5 })
    await writeDigests(app)
    expect(await Promise.all([each, daily, none, reviewer].map(subjectsTo))).toEqual([
      ['2 new applications', 'A new application'],
      ['2 new applications'],
      [],
      [],
    ])
    app.clock.advance({ days: 1 })
    await writeDigests(app)
    await writeDigests(app)
    expect(await subjectsTo(daily)).toEqual(['2 new applications', 'A new application'])
    const { rows } = await app.db.$client.query(
      'select body_text from outbox_emails where recipient = $1 order by created_at',
      [each.email],
    )
    expect(JSON.stringify(rows)).not.toContain('Quillon')
    expect(rows[0].body_text).toContain('Lantern Award\n2 new applications')
  })

  it('tell everything exactly once, whatever runs beside each other and while time stands still', async () => {
    const member = await aMember('each')
    const other = await anotherServer(app)
    for (let round = 0; round < 3; round++) {
      await come(2)
      await Promise.all([writeDigests(app), writeDigests(other), writeDigests(app)])
    }
    await writeDigests(app)
    await other.server.close()
    const told = (await subjectsTo(member)).map((subject) =>
      subject.startsWith('A ') ? 1 : parseInt(subject, 10),
    )
    expect(told.reduce((sum, number) => sum + number, 0)).toBe(6)
  })

  it('do not tell later what came while they were switched off', async () => {
    const member = await aMember('none')
    await come(1)
    await writeDigests(app)
    app.clock.advance({ hours: 1 })
    await choose(member, 'each')
    await writeDigests(app)
    expect(await subjectsTo(member)).toEqual([])
    app.clock.advance({ hours: 1 })
    await come(1)
    await writeDigests(app)
    expect(await subjectsTo(member)).toEqual(['A new application'])
  })
})
