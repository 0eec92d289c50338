import { applications } from '../../db/schema/applications.ts'
import { and, eq } from 'drizzle-orm'
import { send, uploadLetter } from '../factories/application.ts'
import { formRequest } from '../factories/file.ts'
import { aScholarship, asks } from '../factories/scholarship.ts'
import type { Student } from '../factories/student.ts'
import { signIn, type World } from './callers.ts'
import { each, open, own, type AccessEntry, type Request } from './expectations.ts'

const shown = async ({ app }: World): Promise<Request> => ({
  params: { id: (await aScholarship(app)).id },
})

const drafted = async ({ app }: World, of: Student) => {
  const { id, asks: ids } = await aScholarship(app, { requirements: [asks('text')] })
  await send(app, of, id, 'Draft', [[ids[0], 'words']])
  return { id, requirementId: ids[0] ?? '' }
}

const essay = async ({ app }: World, of: Student) => {
  const { id, asks: ids } = await aScholarship(app, { requirements: [asks('editor')] })
  await send(app, of, id, 'Draft', [[ids[0], '<p>words</p>']])
  return { id, requirementId: ids[0] ?? '' }
}

/** An application that the organiser of the world may see. */
async function received({ app, scholarship }: World, of: Student): Promise<string> {
  const mine = and(
    eq(applications.applicantId, of.applicantId),
    eq(applications.scholarshipId, scholarship.id),
  )
  await app.db.delete(applications).where(mine)
  const { status, body } = await send(app, of, scholarship.id, 'Received', [
    [scholarship.asks[0], 'words'],
  ])
  if (status !== 200) throw new Error(JSON.stringify(body))
  const [row] = await app.db.select({ id: applications.id }).from(applications).where(mine)
  return row?.id ?? ''
}

const letter = async ({ app }: World, of: Student) => {
  const { asks: ids } = await aScholarship(app, {
    requirements: [asks('file', { limits: { fileType: ['.txt'] } })],
  })
  return (await uploadLetter(app, of, ids[0] ?? '')).split('/')
}

async function essayFile({ app }: World, of: Student): Promise<string> {
  const { asks: ids } = await aScholarship(app, {
    requirements: [asks('file', { limits: { fileType: ['.pdf'] } })],
  })
  const made = await app.server.inject({
    method: 'POST',
    url: '/api/v1/files/essay',
    headers: of.headers,
    payload: { requirementId: ids[0], essay: '<p>words</p>' },
  })
  return made.json().data.id
}

async function feedOf({ app }: World, of: Student): Promise<string> {
  const made = await app.server.inject({
    method: 'POST',
    url: '/api/v1/register-applicants/calendar-feed',
    headers: of.headers,
  })
  return String(made.json().data.path).split('/').at(-1) ?? ''
}

const forSubscribers = {
  owner: 'SUBSCRIPTION_REQUIRED',
  'other applicant': 'SUBSCRIPTION_REQUIRED',
  'linked parent': 'SUBSCRIPTION_REQUIRED',
  organiser: 'SUBSCRIPTION_REQUIRED',
  'other organiser': 'SUBSCRIPTION_REQUIRED',
  admin: 'SUBSCRIPTION_REQUIRED',
} as const

/** Scholarships, applications, answers and documents. */
export const SCHOLARSHIP_ENTRIES: Readonly<Record<string, AccessEntry>> = {
  addToWishlist: each(async ({ app }) => ({
    body: { scholarshipId: (await aScholarship(app)).id },
  })),
  removeFromWishlist: each(({ scholarship }) => ({ body: { scholarshipId: scholarship.id } })),
  answerAttestation: each(async ({ app }) => {
    const question = 'Are you a member of the dairy club?'
    const { id } = await aScholarship(app, { criteria: [{ attest: question }] })
    return { params: { id }, body: { question, answer: true } }
  }),
  countEligible: each(),
  explainMatch: each(shown),
  listEligible: each(),
  listMine: each(),
  listOnboarding: open(),
  listAssistanceQuestions: each(),
  listUnlocks: each(),
  listWishlist: each(),
  previewMatches: each(() => ({ body: {} })),
  readScholarship: each(shown),
  readStats: each(),
  seeAnswer: each(() => ({
    body: { event: 'See Answer clicked', questionId: 'match-count' },
  })),

  // The organiser's own organisation gives it.
  applyToScholarship: each(shown, { outcomes: { organiser: 'OWN_ORGANISATION' } }),
  discardDraft: own(async (world, of) => ({ params: { id: (await drafted(world, of)).id } })),
  readApplicantDetails: each(shown),
  readBulkSubmission: own(
    async ({ app }, of) => {
      const key = `bulk-${of.applicantId}`
      const { id } = await aScholarship(app)
      await app.server.inject({
        method: 'POST',
        url: '/api/v1/scholarships/submit-scholarships',
        headers: { ...of.headers, 'idempotency-key': key },
        payload: { scholarshipId: [id] },
      })
      return { params: { key } }
    },
    // Only a subscriber has one to read.
    { outcomes: { owner: 'NOT_FOUND' } },
  ),
  recordProviderApplication: each(async ({ app }) => {
    const { id } = await aScholarship(app, { delivery: 'provider' })
    return { params: { id }, body: { hasApplied: true } }
  }),
  previewSending: each(async ({ app }) => ({
    body: { scholarshipId: [(await aScholarship(app)).id] },
  })),
  submitIndividual: each(async ({ app }) => ({
    body: { scholarshipId: (await aScholarship(app)).id, status: 'Draft', requirements: [] },
  })),
  submitScholarships: each(
    async ({ app }) => ({ body: { scholarshipId: [(await aScholarship(app)).id] } }),
    { outcomes: forSubscribers },
  ),
  listAnswerVersions: each(async (world, of) => {
    const { id, requirementId } = await drafted(world, of)
    return { params: { id, requirementId } }
  }),
  suggestAnswers: each(shown),
  readAuthorship: each(async (world, of) => ({ params: await essay(world, of) })),
  exportAuthorship: each(async (world, of) => ({ params: await essay(world, of) })),
  verifyRecord: each(async (world, of) => {
    const { id, requirementId } = await essay(world, of)
    const url = `/api/v1/scholarships/${id}/requirements/${requirementId}/authorship/export`
    const exported = await world.app.server.inject({ url, headers: of.headers })
    return { body: { file: exported.body } }
  }),

  listApplications: each(),
  readReceipt: own(async (world, of) => ({ params: { id: await received(world, of) } })),
  listReads: own(async (world, of) => ({ params: { id: await received(world, of) } })),
  withdrawApplication: own(async (world, of) => ({ params: { id: await received(world, of) } })),

  deleteFile: own(async (world, of) => ({
    params: { id: (await letter(world, of)).at(-2) ?? '' },
  })),
  listFiles: each(),
  makeEssayFile: each(async ({ app }) => {
    const { asks: ids } = await aScholarship(app, {
      requirements: [asks('file', { limits: { fileType: ['.pdf'] } })],
    })
    return { body: { requirementId: ids[0], essay: '<p>words</p>' } }
  }),
  readEssaySource: own(async (world, of) => ({ params: { id: await essayFile(world, of) } })),
  readFile: open(async (world) => {
    const [name = '', id = ''] = (await letter(world, await signIn(world, 'owner'))).toReversed()
    return { params: { id, name } }
  }),
  uploadFile: each(async (_world, of) => {
    const form = new FormData()
    form.append('purpose', 'document')
    form.append('file', new Blob(['%PDF-1.7\n%%EOF\n']), 'notes.pdf')
    const { payload, headers } = await formRequest(of, form)
    return { raw: { payload, type: headers['content-type'] } }
  }),

  readAutomation: each(),
  updateAutomation: each(() => ({ body: { appliesToNewMatches: true } }), {
    outcomes: forSubscribers,
  }),
  readPlan: each(),
  createCalendarFeed: each(),
  readCalendar: open(async (world) => ({
    params: { file: await feedOf(world, await signIn(world, 'owner')) },
  })),
  readCalendarFeed: each(),
  revokeCalendarFeed: each(),
}
