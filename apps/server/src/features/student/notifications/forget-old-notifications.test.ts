import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DAY_MILLISECONDS } from '../../../days.ts'
import { notifications, type NewMatches } from '../../../db/schema/notifications.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aStudent } from '../../../testing/factories/student.ts'
import { forgetOldNotifications } from './forget-old-notifications.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})
afterEach(() => app.close())

async function toldDaysAgo(...days: number[]): Promise<void> {
  const { applicantId } = await aStudent(app)
  const rows = days.map((ago) => ({
    id: randomUUID(),
    applicantId,
    kind: 'newMatches' as const,
    payload: { count: ago, scholarshipIds: [] },
    origin: `test:${ago}`,
    createdAt: new Date(app.clock.now().getTime() - ago * DAY_MILLISECONDS),
  }))
  await app.db.insert(notifications).values(rows)
}

async function keptAges(): Promise<number[]> {
  const rows = await app.db.select().from(notifications).orderBy(notifications.createdAt)
  return rows.map(({ payload }) => (payload as NewMatches).count)
}

it('forgets what is over 180 days old, a few at a time until all is gone', async () => {
  await toldDaysAgo(1, 300, 180, 181, 182, 183, 184)
  await app.db.execute(`create function refuse_many() returns trigger language plpgsql as
    $$ begin
      if (select count(*) from gone) > 2 then raise 'too many at once'; end if;
      return null;
    end $$`)
  await app.db.execute(`create trigger refuse_many after delete on notifications
    referencing old table as gone for each statement execute function refuse_many()`)
  await forgetOldNotifications(app, 2)
  expect(await keptAges()).toEqual([180, 1])
})
