import type { Decided, SponsorWords } from '@laurel/contract/announcements'
import type { FactValue } from '@laurel/matching/answers'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { DAY_MILLISECONDS, DEFAULT_TIME_ZONE, dayIn } from '../../../days.ts'
import type { Transaction } from '../../../db/database.ts'
import { organisationProfiles, organisations } from '../../../db/schema/organisations.ts'
import {
  announcementItems,
  announcements,
  applicationHandlings,
  decisions,
  rounds,
} from '../../../db/schema/rounds.ts'
import { insertApplicant, insertUser } from '../../people/accounts/create-account.ts'
import { writeAnswers } from '../../people/profile/write-answers.ts'
import { seedApplication, type SampleApplication } from './seed-application.ts'
import { type Done, seedRecord } from './seed-record.ts'

const FILE = new URL('../../../../../../seed/rounds.json', import.meta.url)

interface SampleStudent {
  key: string
  email: string
  firstName: string
  lastName: string
  answers: Record<string, FactValue[]>
}

interface SampleEntry extends Pick<SampleApplication, 'answers'> {
  student: string
  submittedDaysAgo: number
  handling?: Pick<typeof applicationHandlings.$inferInsert, 'stage' | 'tags'>
  decision?: { outcome: Decided; amount?: number; place?: number }
}

interface SampleRound {
  scholarship: string
  announceInDays: number
  decidedDaysAgo?: number
  announcedDaysAgo?: number
  words?: SponsorWords
  applications: SampleEntry[]
}

interface SampleRounds {
  organisation: string
  profile: Omit<
    typeof organisationProfiles.$inferInsert,
    'organisationId' | 'vetting' | 'askedAt' | 'updatedAt'
  >
  students: SampleStudent[]
  rounds: SampleRound[]
}

/** Gives the demo organisation a verified profile, and rounds of which one is open, one deciding, one announced. */
export async function seedRounds(tx: Transaction, now: Date): Promise<void> {
  const sample = JSON.parse(await readFile(FILE, 'utf8')) as SampleRounds
  const [found] = await tx
    .select({ organisationId: organisations.id })
    .from(organisations)
    .where(eq(organisations.slug, sample.organisation))
  if (!found) throw new Error(`The sample rounds name an unknown one, ${sample.organisation}.`)
  await tx
    .insert(organisationProfiles)
    .values({ ...sample.profile, ...found, vetting: 'verified', askedAt: now, updatedAt: now })
  const students = new Map<string, Owner>()
  for (const student of sample.students)
    students.set(student.key, await seedStudent(tx, student, now))
  const done: Done[] = []
  for (const round of sample.rounds) done.push(...(await seedRound(tx, round, students, now)))
  await seedRecord(tx, found.organisationId, done)
}

type Owner = Parameters<typeof seedApplication>[1]

/** Somebody made up, who cannot log in: there is no password. */
async function seedStudent(tx: Transaction, student: SampleStudent, now: Date): Promise<Owner> {
  const timeZone = DEFAULT_TIME_ZONE
  const userId = await insertUser(tx, {
    ...student,
    passwordHash: null,
    role: 'APPLICANT',
    applicantType: 'STUDENT',
    createdAt: now,
  })
  const applicantId = await insertApplicant(tx, userId, {
    applicantType: 'STUDENT',
    timeZone,
    createdAt: now,
  })
  const { answers } = student
  await writeAnswers(tx, { applicantId, answers, source: 'sample', answeredAt: now })
  return { applicantId, timeZone, account: student }
}

async function seedRound(
  tx: Transaction,
  sample: SampleRound,
  students: ReadonlyMap<string, Owner>,
  now: Date,
): Promise<Done[]> {
  const sent: SentSample[] = []
  let round = { scholarshipId: '', cycle: '' }
  for (const entry of sample.applications) {
    const owner = students.get(entry.student)
    if (!owner) throw new Error(`The sample rounds name an unknown student, ${entry.student}.`)
    const { applicationId, ...of } = await seedApplication(
      tx,
      owner,
      toApplication(sample, entry),
      now,
    )
    sent.push({ applicationId, applicantId: owner.applicantId, entry })
    round = of
  }
  const daysAgo = (days: number | undefined) =>
    days === undefined ? null : new Date(now.getTime() - days * DAY_MILLISECONDS)
  const decidedAt = daysAgo(sample.decidedDaysAgo)
  const announcedAt = daysAgo(sample.announcedDaysAgo)
  const announceDay = new Date(now.getTime() + sample.announceInDays * DAY_MILLISECONDS)
  const announceBy = dayIn(DEFAULT_TIME_ZONE, announceDay)
  await tx.insert(rounds).values({ ...round, announceBy, decidedAt, announcedAt, updatedAt: now })
  for (const { applicationId, entry } of sent)
    await seedHandling(tx, applicationId, entry, decidedAt ?? now)
  if (announcedAt)
    await seedAnnouncement(tx, { ...round, words: sample.words ?? {} }, sent, announcedAt)
  const { scholarshipId } = round
  return [
    ...sent.flatMap((each) => doneWith(each, scholarshipId, decidedAt ?? now)),
    ...(announcedAt ? [announcingOf(sent, round, announcedAt)] : []),
  ]
}

interface SentSample {
  applicationId: string
  applicantId: string
  entry: SampleEntry
}

/** What was done with one application, as the record of an organisation has it. */
function doneWith(
  { applicationId, applicantId, entry: { handling, decision } }: SentSample,
  scholarshipId: string,
  at: Date,
): Done[] {
  const about = { scholarshipId, applicationId, at }
  return [
    ...(handling ? [{ ...about, applicantId, action: 'read_application' }] : []),
    ...(decision
      ? [{ ...about, action: 'decide_award', details: { outcome: decision.outcome } }]
      : []),
  ]
}

const announcingOf = (
  sent: readonly SentSample[],
  { scholarshipId, cycle }: { scholarshipId: string; cycle: string },
  at: Date,
): Done => {
  const decided = sent.filter(({ entry }) => entry.decision).length
  const details = { cycle, people: sent.length, decided }
  return { action: 'announce_round', scholarshipId, details, at }
}

const STAGES = {
  won: 'won',
  alternate: 'finalist',
  finalist: 'finalist',
  not_selected: 'not_selected',
} as const

const outcomeOf = ({ decision }: SampleEntry): Decided => decision?.outcome ?? 'not_selected'

function toApplication(
  { scholarship, announcedDaysAgo }: SampleRound,
  entry: SampleEntry,
): SampleApplication {
  const { answers, submittedDaysAgo } = entry
  const sent = { scholarship, answers, submittedDaysAgo }
  if (announcedDaysAgo === undefined) return sent
  return { ...sent, stages: [{ stage: STAGES[outcomeOf(entry)], daysAgo: announcedDaysAgo }] }
}

async function seedHandling(
  tx: Transaction,
  applicationId: string,
  { handling, decision }: SampleEntry,
  at: Date,
): Promise<void> {
  if (handling)
    await tx
      .insert(applicationHandlings)
      .values({ applicationId, ...handling, openedAt: at, updatedAt: at })
  if (!decision) return
  const { outcome, amount = null, place = null } = decision
  await tx
    .insert(decisions)
    .values({ applicationId, outcome, amountUsd: amount, place, decidedAt: at })
}

/** As it is once everybody was told; mails of samples would reach nobody. */
async function seedAnnouncement(
  tx: Transaction,
  announcement: { scholarshipId: string; cycle: string; words: SponsorWords },
  sent: readonly SentSample[],
  at: Date,
): Promise<void> {
  const id = randomUUID()
  const { words, ...round } = announcement
  const kept = Object.fromEntries(Object.entries(words).filter(([, text]) => text))
  await tx.insert(announcements).values({ ...round, id, words: kept, madeAt: at, finishedAt: at })
  await tx.insert(announcementItems).values(
    sent.map(({ applicationId, entry }) => ({
      announcementId: id,
      applicationId,
      outcome: outcomeOf(entry),
      amountUsd: entry.decision?.amount ?? null,
      toldAt: at,
    })),
  )
}
