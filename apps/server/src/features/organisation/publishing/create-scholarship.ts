import type { BodyOf } from '@laurel/contract/define-call'
import type { createScholarship as createCall } from '@laurel/contract/publishing'
import type { ListingContent } from '@laurel/contract/publishing-shapes'
import type { Award, Deadline } from '@laurel/contract/scholarship-shapes'
import { NO_CRITERIA } from '@laurel/matching/criteria'
import { randomUUID } from 'node:crypto'
import type { App } from '../../../app-context.ts'
import { DEFAULT_TIME_ZONE } from '../../../days.ts'
import { transact } from '../../../db/transact.ts'
import type { Transaction } from '../../../db/database.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { Session } from '../../../http/session.ts'
import { recordAudit } from '../../common/audit/record-audit.ts'
import {
  requireForScholarship,
  requireMember,
  type Member,
  type ScholarshipMember,
} from '../organisations/require-member.ts'
import { cycleOf } from '../../catalogue/scholarships/rules.ts'
import { toColumns } from './convert-listing.ts'
import { keepVersion } from './keep-version.ts'
import { openScholarship } from './open-scholarship.ts'
import { writeRequirements } from './write-requirements.ts'
import { writeRound } from './write-round.ts'

interface Draft {
  content: ListingContent
  /** The award of an original, which may stand in no field. */
  kept: { amounts: number[]; award: Award | null; deadline: Deadline | null }
}

const EMPTY_CONTENT: ListingContent = {
  listing: {
    title: '',
    description: '',
    award: {
      kind: 'fixed',
      amountUsd: null,
      maxUsd: null,
      count: null,
      budgetUsd: null,
      isRenewable: false,
    },
    deadline: { date: null, opens: null, timeZone: DEFAULT_TIME_ZONE, isYearly: false },
    announceBy: null,
    requirements: [],
    aiPolicy: 'allowed_with_disclosure',
    terms: '',
    privacy: '',
    affidavit: '',
  },
  criteria: NO_CRITERIA,
  reasons: {},
}
const EMPTY: Draft = { content: EMPTY_CONTENT, kept: { amounts: [], award: null, deadline: null } }

/** Begins a draft: an empty one, or last year's with its days moved on. */
export function createScholarship(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  who: Session,
  { organisationId, copyOf }: BodyOf<typeof createCall>,
): Promise<{ id: string }> {
  const id = randomUUID()
  return transact(db, async (tx) => {
    const member = await requireMember(tx, who, organisationId, 'update_scholarship')
    const original =
      copyOf === undefined
        ? undefined
        : await requireForScholarship(tx, who, copyOf, 'update_scholarship')
    if (original && original.organisationId !== organisationId) throw new CallFailure('NOT_FOUND')
    const now = clock.now()
    const draft = original ? await copyOriginal(tx, original, now) : EMPTY
    await insertDraft(tx, member, { id, ...draft }, now)
    return { id }
  })
}

async function insertDraft(
  tx: Transaction,
  { organisationId, userId }: Member,
  { id, content, kept }: Draft & { id: string },
  now: Date,
): Promise<void> {
  const { listing, criteria, reasons } = content
  const cycle = cycleOf(listing.deadline.date)
  await tx.insert(scholarships).values({
    ...toColumns(listing, kept),
    id,
    organisationId,
    cycle,
    criteria,
    criteriaReasons: reasons,
    sourceKey: `organisation:${id}`,
    contentHash: '',
    known: 'stated',
    delivery: 'laurel',
    status: 'draft',
    isSample: false,
    isRandomDraw: false,
    isFeatured: false,
    createdAt: now,
    updatedAt: now,
  })
  await writeRequirements(tx, id, listing.requirements, [], now)
  await writeRound(tx, { scholarshipId: id, cycle }, listing, now)
  const saved = { scholarshipId: id, userId, base: 0, act: 'created', content } as const
  await keepVersion(tx, saved, now)
  const event = { organisationId, actorId: userId, action: 'create_scholarship', scholarshipId: id }
  await recordAudit(tx, [event], now)
}

/** What another of its scholarships says, with ids and days of its own. */
async function copyOriginal(
  tx: Transaction,
  original: ScholarshipMember,
  now: Date,
): Promise<Draft> {
  const { row, content } = await openScholarship(tx, original, now)
  const { listing, criteria, reasons } = content
  const { deadline, announceBy, requirements } = listing
  const copied = {
    ...listing,
    deadline: { ...deadline, date: aYearOn(deadline.date), opens: aYearOn(deadline.opens) },
    announceBy: aYearOn(announceBy),
    requirements: requirements.map((each) => ({ ...each, id: randomUUID() })),
  }
  return { content: { listing: copied, criteria, reasons }, kept: row }
}

/** The same day of next year; 29 February becomes the 28th. */
const aYearOn = (day: string | null): string | null =>
  day === null ? null : Temporal.PlainDate.from(day).add({ years: 1 }).toString()
