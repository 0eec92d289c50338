import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { ask } from '../../../testing/factories/application.ts'
import { aScholarship } from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { notifications } from '../../../db/schema/notifications.ts'
import { forgetOldNotifications } from './forget-old-notifications.ts'
import { notifyOfPublications } from './notify-of-publications.ts'

let app: TestApp
let student: Student
let other: Student
beforeAll(async () => {
  app = await createTestApp()
  student = await aStudent(app)
  other = await aStudent(app)
  for (const title of ['First', 'Second', 'Third']) {
    await aScholarship(app, { title, sourceKey: title })
    app.clock.set(new Date(app.clock.now().getTime() + 1000).toISOString())
    await notifyOfPublications(app)
  }
})
afterAll(() => app.close())

const list = async (window = '', of = student) =>
  (await ask(app, of, 'GET', `/notifications${window}`)).body.data
async function read(payload: object, { headers } = student) {
  const url = '/api/v1/notifications/read'
  const answer = await app.server.inject({ method: 'PUT', url, headers, payload })
  return { status: answer.statusCode, data: answer.json().data }
}
const titles = (page: { notifications: { scholarships: { title: string }[] }[] }) =>
  page.notifications.flatMap((each) => each.scholarships.map(({ title }) => title))

describe('the notifications of a student', () => {
  it('come latest first, page by page, with how many are unread', async () => {
    const all = await list()
    expect(titles(all)).toEqual(['Third', 'Second', 'First'])
    expect(all).toMatchObject({ total: 3, unread: 3 })
    expect(all.notifications[0]).toMatchObject({ kind: 'newMatches', count: 1, isRead: false })
    const page = await list('?offset=1&limit=2')
    expect([titles(page), page.total, page.unread]).toEqual([['Second'], 3, 3])
    for (const window of ['?offset=2&limit=2', '?limit=101', '?limit=x'])
      expect((await ask(app, student, 'GET', `/notifications${window}`)).status).toBe(400)
  })

  it('are marked as read by id or all, only by their owner', async () => {
    const { notifications: mine } = await list()
    const body = { ids: [mine[0].id] }
    expect((await read(body, other)).data).toEqual({ unread: 3 })
    expect((await list()).unread).toBe(3)
    expect((await read(body)).data).toEqual({ unread: 2 })
    expect((await list()).notifications[0].isRead).toBe(true)
    expect((await read({ all: true })).data).toEqual({ unread: 0 })
    expect((await list('', other)).unread).toBe(3)
  })

  it('are not marked by what names neither', async () => {
    for (const body of [{}, { ids: [] }, { all: false }, { ids: ['x'] }, { all: true, ids: [] }])
      expect((await read(body)).status).toBe(400)
  })

  it('do not name what became a draft again', async () => {
    await aScholarship(app, { title: 'Second', sourceKey: 'Second', status: 'draft' })
    expect(titles(await list())).toEqual(['Third', 'First'])
    expect((await list()).total).toBe(3)
  })

  it('are forgotten after half a year', async () => {
    const [latest] = (await list()).notifications
    app.clock.set(new Date(Date.parse(latest.createdAt) + 180 * 86_400_000).toISOString())
    await forgetOldNotifications(app)
    const left = await app.db.select().from(notifications)
    expect(left.map(({ applicantId }) => applicantId).toSorted()).toEqual(
      [student.applicantId, other.applicantId].toSorted(),
    )
  })
})
