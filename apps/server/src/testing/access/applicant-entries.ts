import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { submissions } from '../../db/schema/applications.ts'
import { applicantMoves } from '../../db/schema/rounds.ts'
import { scholarships } from '../../db/schema/scholarships.ts'
import { aReceived } from '../factories/applicants.ts'
import type { World } from './callers.ts'
import { open, organisation, type AccessEntry } from './expectations.ts'

const theScholarship = async ({ scholarship }: World) => ({ params: { id: scholarship.id } })

async function theOrganisation({ app, scholarship }: World) {
  const [given] = await app.db
    .select({ id: scholarships.organisationId })
    .from(scholarships)
    .where(eq(scholarships.id, scholarship.id))
  return { params: { id: given?.id ?? '' } }
}

async function anApplication({ app, scholarship }: World) {
  const { applicationId } = await aReceived(app, scholarship)
  return { params: { id: scholarship.id, applicationId } }
}

/** A link to a file that the application does not hold. */
async function aFile({ app, scholarship, people }: World) {
  const { applicationId } = await aReceived(app, scholarship)
  const [sent] = await app.db
    .select({ answers: submissions.answers })
    .from(submissions)
    .where(eq(submissions.applicationId, applicationId))
  const ticket = app.fileTickets.issue({
    userId: people.organiser.userId,
    scholarshipId: scholarship.id,
    applicationId,
    requirementId: sent?.answers[0]?.requirementId ?? '',
  })
  return { params: { ticket, name: 'answer.pdf' } }
}

const aReceivedId = async ({ app, scholarship }: World) =>
  (await aReceived(app, scholarship)).applicationId

async function aMove({ app, scholarship }: World) {
  const moveId = randomUUID()
  await app.db.insert(applicantMoves).values({
    id: moveId,
    scholarshipId: scholarship.id,
    madeAt: app.clock.now(),
    before: [],
  })
  return { params: { id: scholarship.id, moveId } }
}

/** What members of organisations do with applications. */
export const APPLICANT_ENTRIES: Readonly<Record<string, AccessEntry>> = {
  listReceiving: organisation('read_figures', theOrganisation),
  listApplicants: organisation('read_figures', theScholarship),
  readApplicantChoices: organisation('read_applicant', theScholarship),
  readApplicant: organisation('read_applicant', anApplication),
  readApplicantFile: open(aFile, { otherwise: 'NOT_FOUND' }),
  writeNote: organisation('update_applicant', async (world) => ({
    ...(await anApplication(world)),
    body: { text: 'Call the school.' },
  })),
  moveApplicants: organisation('update_applicant', async (world) => ({
    ...(await theScholarship(world)),
    body: { id: randomUUID(), stage: 'shortlist', applicationIds: [await aReceivedId(world)] },
  })),
  undoMove: organisation('update_applicant', aMove),
  messageApplicants: organisation('message_applicant', async (world) => ({
    ...(await theScholarship(world)),
    body: { applicationIds: [await aReceivedId(world)], subject: 'Hello', text: 'Well done.' },
  })),
  exportApplicants: organisation('export_applicant', async (world) => ({
    ...(await theScholarship(world)),
    query: { format: 'csv' },
  })),
  readDigest: organisation('read_organisation', theOrganisation),
  chooseDigest: organisation('read_organisation', async (world) => ({
    ...(await theOrganisation(world)),
    body: { digest: 'each' },
  })),
}
