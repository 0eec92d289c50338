import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listingHolds } from '../../../db/schema/listings.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { listingSources } from '../../../db/schema/sources.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aScholarship, type ScholarshipOptions } from '../../../testing/factories/scholarship.ts'
import { aStudent } from '../../../testing/factories/student.ts'
import { anOrganisation } from '../../../testing/factories/organisation.ts'
import { holdOldListings } from './hold-old-listings.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const imported = async (options: ScholarshipOptions = {}) =>
  (await aScholarship(app, { delivery: 'provider', ...options })).id

async function statusOf(id: string) {
  const [row] = await app.db.select().from(scholarships).where(eq(scholarships.id, id))
  const [hold] = await app.db.select().from(listingHolds).where(eq(listingHolds.scholarshipId, id))
  return [row?.status, hold?.reason]
}

const waits = (year: number) => ['draft', `of ${year}, and not checked since`]
const STAYS = ['published', undefined]

it('holds back what grew old, and leaves what is known to be given still', async () => {
  app.clock.set('2026-11-20T12:00:00Z')
  const varies = { type: 'varies', date: null } as const
  const named = await imported({ title: 'Award 2025', deadline: varies })
  const raw = await imported({ deadline: { ...varies, raw: 'March 1, 2025' } })
  const nameless = await imported({ deadline: { type: 'rolling', date: null } })
  const ofClass = await imported({ title: 'Award for the class of 2025', deadline: varies })
  const estimated = await imported({
    deadline: { type: 'recurring', date: '2027-03-01', isEstimate: true, raw: '1 March 2025' },
  })
  const dated = await imported({ title: 'Dated 2025', deadline: '2099-03-01' })
  const read = await imported({ title: 'Read 2025', deadline: varies })
  const reviewed = await imported({ title: 'Reviewed 2025', deadline: varies })
  const owned = await imported({ title: 'Owned 2025', deadline: varies })
  const here = await imported({ title: 'Here 2025', deadline: varies, delivery: 'laurel' })
  await app.db
    .update(scholarships)
    .set({ organisationId: await anOrganisation(app, { vetting: 'unasked' }) })
    .where(eq(scholarships.id, owned))
  const address = { address: 'https://a.example', nextAddress: 'https://a.example' }
  const at = new Date('2026-11-21T12:00:00Z')
  await app.db
    .insert(listingSources)
    .values({ scholarshipId: read, ...address, nextHost: 'a.example', dueAt: at, readAt: at })
  expect(await holdOldListings(app)).toBe(0)

  app.clock.set('2027-01-05T12:00:00Z')
  await app.db.insert(listingHolds).values({ scholarshipId: reviewed, reason: '', heldAt: at })
  await app.db.update(scholarships).set({ status: 'draft' }).where(eq(scholarships.id, reviewed))
  const { headers } = await aStudent(app, { role: 'ADMIN' })
  const url = `/api/v1/admin/desk/listings/${reviewed}/settle`
  await app.server.inject({ method: 'POST', url, headers, payload: { verdict: 'publish' } })

  expect(await holdOldListings(app)).toBe(3)
  expect(await statusOf(named)).toEqual(waits(2025))
  expect(await statusOf(raw)).toEqual(waits(2025))
  expect(await statusOf(estimated)).toEqual(waits(2025))
  for (const id of [nameless, ofClass, dated, read, owned, here])
    expect(await statusOf(id)).toEqual(STAYS)
  expect((await statusOf(reviewed))[0]).toBe('published')
  expect(await holdOldListings(app)).toBe(0)

  app.clock.set('2028-12-01T12:00:00Z')
  expect(await holdOldListings(app)).toBe(3)
  for (const id of [nameless, ofClass, read]) expect(await statusOf(id)).toEqual(waits(2026))
  for (const id of [dated, owned, here]) expect(await statusOf(id)).toEqual(STAYS)
})
