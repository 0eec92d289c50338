import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { organisationProfiles } from '../db/schema/organisations.ts'
import { createTestApp, type TestApp } from '../testing/app.ts'
import {
  aDraft,
  aPublished,
  organisationOf,
  verifyOrganisation,
  type Draft,
} from '../testing/factories/draft.ts'
import { aScholarship } from '../testing/factories/scholarship.ts'
import { aSponsor, aStudent, type Student } from '../testing/factories/student.ts'
import {
  aUsedKey,
  declaredFailures,
  expectFailure,
  sharedProvocations,
  urlOf,
  type Provocation,
  type Provocations,
} from '../testing/provocations.ts'

let app: TestApp
let organiser: Student
let draft: Draft
beforeAll(async () => {
  app = await createTestApp()
  const { id } = await aScholarship(app)
  organiser = await aSponsor(app, id)
  draft = await aDraft(app, organiser)
})
afterAll(() => app.close())

/** What each call takes, of a draft that there is. */
const bodyOf = (id: string, { version, listing, criteria, reasons }: Draft): object | undefined =>
  ({
    createScholarship: { organisationId: randomUUID() },
    saveScholarshipDraft: { version, listing },
    saveCriteria: { version, criteria, reasons },
    countAudience: { criteria },
    publishScholarship: { version },
    saveAmendment: { version, revision: 0, listing },
    previewAmendment: { version, listing: { ...listing, title: 'Another' }, criteria, reasons },
    amendScholarship: {
      version,
      listing: { ...listing, title: 'Another' },
      criteria,
      reasons,
      words: 'A mistake.',
    },
    withdrawScholarship: { reason: 'The fund closed.' },
  })[id]

const about =
  (make: () => Promise<Draft>): Provocation =>
  async (call) => {
    const made = await make()
    const payload = bodyOf(call.id, made)
    return { url: urlOf(call, made.id), headers: organiser.headers, ...(payload && { payload }) }
  }

const published = about(() => aPublished(app, organiser))
const stale = about(async () => ({ ...(await aDraft(app, organiser)), version: 0 }))
const unknown: Provocation = async (call) => {
  const payload = bodyOf(call.id, draft)
  return { url: urlOf(call), headers: organiser.headers, ...(payload && { payload }) }
}
const ready = about(async () => {
  await verifyOrganisation(app, await organisationOf(app, organiser))
  return aDraft(app, organiser, { isEmpty: true })
})
const notPublished = about(() => aDraft(app, organiser))
/** Changed on a version that there is not. */
const staleAmendment = about(async () => ({ ...(await aPublished(app, organiser)), version: 0 }))
const amended = (how: (published: Draft) => Draft): Provocation =>
  about(async () => how(await aPublished(app, organiser)))
const smaller = amended((draft) => ({
  ...draft,
  listing: { ...draft.listing, award: { ...draft.listing.award, count: 1 } },
}))
const unchanged: Provocation = async (call) => {
  const { id, version, listing, criteria, reasons } = await aPublished(app, organiser)
  const payload = { version, listing, criteria, reasons, words: 'A mistake.' }
  return { url: urlOf(call, id), headers: organiser.headers, payload }
}
const keyedOtherwise: Provocation = async (call) => {
  const made = await aPublished(app, organiser)
  const headers = { ...organiser.headers, ...(await aUsedKey(app, call, organiser)) }
  const payload = bodyOf(call.id, made)
  return { url: urlOf(call, made.id), headers, ...(payload && { payload }) }
}

/** Of an organisation that nobody has looked at. */
const unverified: Provocation = async (call) => {
  const other = await aSponsor(app, (await aScholarship(app, { sponsor: randomUUID() })).id)
  const { id, version } = await aDraft(app, other)
  return { url: urlOf(call, id), headers: other.headers, payload: { version } }
}

/** Published, and refused since. */
const refusedSince: Provocation = async (call) => {
  const other = await aSponsor(app, (await aScholarship(app, { sponsor: randomUUID() })).id)
  const made = await aPublished(app, other)
  const organisationId = await organisationOf(app, other)
  await app.db
    .update(organisationProfiles)
    .set({ vetting: 'refused' })
    .where(eq(organisationProfiles.organisationId, organisationId))
  const payload = bodyOf(call.id, made)
  return { url: urlOf(call, made.id), headers: other.headers, ...(payload && { payload }) }
}

const OWN: Provocations = {
  saveScholarshipDraft: { STALE_VERSION: stale, SCHOLARSHIP_MOVED_ON: published },
  saveCriteria: { STALE_VERSION: stale, SCHOLARSHIP_MOVED_ON: published },
  countAudience: {
    NOT_FOUND: async (call) => ({
      url: urlOf(call),
      headers: (await aStudent(app)).headers,
      payload: { criteria: { all: [] } },
    }),
  },
  deleteScholarshipDraft: { SCHOLARSHIP_MOVED_ON: published },
  publishScholarship: {
    STALE_VERSION: stale,
    SCHOLARSHIP_MOVED_ON: published,
    SCHOLARSHIP_NOT_READY: ready,
    ORGANISATION_NOT_VERIFIED: unverified,
  },
  saveAmendment: { STALE_VERSION: staleAmendment, SCHOLARSHIP_MOVED_ON: notPublished },
  previewAmendment: { STALE_VERSION: staleAmendment, SCHOLARSHIP_MOVED_ON: notPublished },
  amendScholarship: {
    STALE_VERSION: staleAmendment,
    SCHOLARSHIP_MOVED_ON: notPublished,
    AMENDMENT_REFUSED: smaller,
    NOTHING_CHANGED: unchanged,
    ORGANISATION_NOT_VERIFIED: refusedSince,
    IDEMPOTENCY_MISMATCH: keyedOtherwise,
  },
  readVersion: {
    NOT_FOUND: async (call) => ({
      url: urlOf(call, randomUUID()).replace(/[^/]+$/, '1'),
      headers: organiser.headers,
    }),
  },
  withdrawScholarship: { SCHOLARSHIP_MOVED_ON: notPublished },
}

describe('every failure a call declares can be provoked', () => {
  it.each(declaredFailures(['publishing'], ['amendScholarship IDEMPOTENCY_IN_PROGRESS']))(
    '$name: $code',
    async (failure) => {
      const { call, code } = failure
      const shared = { ...sharedProvocations(app, {}), NOT_FOUND: unknown }
      await expectFailure(app, failure, OWN[call.id]?.[code] ?? shared[code])
    },
  )
})
