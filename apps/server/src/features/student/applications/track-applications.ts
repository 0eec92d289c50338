import type { TrackedApplication } from '@laurel/contract/tracking'
import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { App } from '../../../app-context.ts'
import type { Queryable } from '../../../db/database.ts'
import {
  applications,
  applicationStages,
  providerApplications,
  submissions,
} from '../../../db/schema/applications.ts'
import { applicationHandlings } from '../../../db/schema/rounds.ts'
import { rounds } from '../../../db/schema/rounds.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import {
  recallScholarships,
  type Recalled,
} from '../../catalogue/scholarships/recall-scholarships.ts'
import { toListed } from '../../catalogue/scholarships/queries.ts'
import { readResults } from './read-results.ts'
import { isBeforeDeadline } from './rules.ts'
import { canWithdraw } from './states.ts'

type Stages = TrackedApplication['stages']

/** Every application of a student, of every round and place, the latest change first. */
export async function trackApplications(
  app: App,
  applicantId: OwnApplicantId,
): Promise<TrackedApplication[]> {
  const [own, elsewhere] = await Promise.all([
    readOwn(app.db, applicantId),
    readElsewhere(app.db, applicantId),
  ])
  const ids = [...own, ...elsewhere].map(({ scholarshipId }) => scholarshipId)
  const results = await readResults(
    app.db,
    own.map(({ applicationId }) => applicationId),
  )
  const known = await recallScholarships(app, [...new Set(ids)])
  const now = app.clock.now()
  const notes = new Map(elsewhere.map((note) => [roundOf(note), note]))
  const tracked = own.map((row) => {
    const result = results.get(row.applicationId) ?? null
    return toTracked({ ...row, result }, notes.get(roundOf(row)), known, now)
  })
  const begun = new Set(own.map(roundOf))
  const noted = elsewhere
    .filter((note) => !begun.has(roundOf(note)))
    .map((note) => toNoted(note, known, now))
  return [...tracked, ...noted]
    .toSorted((one, other) => other.changedAt - one.changedAt)
    .map(({ application }) => application)
}

const roundOf = ({ scholarshipId, cycle }: { scholarshipId: string; cycle: string }) =>
  `${scholarshipId} ${cycle}`

const previous = alias(applications, 'previous')

/** The round that an application belongs to. */
const isRoundOf = and(
  eq(rounds.scholarshipId, applications.scholarshipId),
  eq(rounds.cycle, applications.cycle),
)

const readOwn = (db: Queryable, applicantId: OwnApplicantId) =>
  db
    .select({
      applicationId: applications.id,
      scholarshipId: applications.scholarshipId,
      cycle: applications.cycle,
      status: applications.status,
      origin: applications.origin,
      stage: applications.stage,
      createdAt: applications.createdAt,
      updatedAt: applications.updatedAt,
      submittedAt: submissions.submittedAt,
      preparedFromCycle: previous.cycle,
      announceBy: rounds.announceBy,
      openedAt: applicationHandlings.openedAt,
      stages: sql<Stages>`(
        select coalesce(json_agg(json_build_object('stage', stage, 'enteredAt', entered_at,
          'enteredBy', entered_by) order by ordinal), '[]')
        from ${applicationStages} as entry where entry.application_id = ${applications.id})`,
    })
    .from(applications)
    .leftJoin(submissions, eq(submissions.applicationId, applications.id))
    .leftJoin(previous, eq(previous.id, applications.preparedFromId))
    .leftJoin(rounds, isRoundOf)
    .leftJoin(applicationHandlings, eq(applicationHandlings.applicationId, applications.id))
    .where(eq(applications.applicantId, applicantId))

const readElsewhere = (db: Queryable, applicantId: OwnApplicantId) =>
  db.select().from(providerApplications).where(eq(providerApplications.applicantId, applicantId))

type Own = Awaited<ReturnType<typeof readOwn>>[number] & Pick<TrackedApplication, 'result'>
type Note = Awaited<ReturnType<typeof readElsewhere>>[number]
type Known = ReadonlyMap<string, Recalled>

interface Tracked {
  application: TrackedApplication
  changedAt: number
}

function toTracked(row: Own, note: Note | undefined, known: Known, now: Date): Tracked {
  const { applicationId, cycle, status, stage, preparedFromCycle } = row
  const recalled = recalledOf(known, row)
  const { appliedAt } = note ?? {}
  return {
    changedAt: Math.max(row.updatedAt.getTime(), appliedAt?.getTime() ?? 0),
    application: {
      applicationId,
      cycle,
      isPresentRound: cycle === recalled.row.cycle,
      status,
      origin: row.origin,
      startedAt: row.createdAt.toISOString(),
      submittedAt: (row.submittedAt ?? appliedAt)?.toISOString() ?? null,
      openedAt: row.openedAt?.toISOString() ?? null,
      stage: stage ?? note?.outcome ?? null,
      stages: [...row.stages.map(withInstant), ...(note ? stagesOfNote(note) : [])],
      canWithdraw: canWithdraw(row, isBeforeDeadline(cycle, recalled.row, now)),
      announceBy: row.announceBy,
      result: row.result,
      preparedFromCycle: status === 'Draft' ? preparedFromCycle : null,
      scholarship: toListed(recalled, now),
    },
  }
}

function toNoted(note: Note, known: Known, now: Date): Tracked {
  const appliedAt = note.appliedAt.toISOString()
  const recalled = recalledOf(known, note)
  return {
    changedAt: note.appliedAt.getTime(),
    application: {
      applicationId: null,
      cycle: note.cycle,
      isPresentRound: note.cycle === recalled.row.cycle,
      status: null,
      origin: null,
      startedAt: appliedAt,
      submittedAt: appliedAt,
      openedAt: null,
      stage: note.outcome,
      stages: stagesOfNote(note),
      canWithdraw: false,
      announceBy: null,
      result: null,
      preparedFromCycle: null,
      scholarship: toListed(recalled, now),
    },
  }
}

/** When the student learnt it is not known: it stands at the time of applying. */
const stagesOfNote = ({ outcome, appliedAt }: Note): Stages =>
  outcome === null
    ? []
    : [{ stage: outcome, enteredAt: appliedAt.toISOString(), enteredBy: 'student' }]

/** PostgreSQL writes instants in JSON with the session's offset. */
const withInstant = (entry: Stages[number]): Stages[number] => ({
  ...entry,
  enteredAt: new Date(entry.enteredAt).toISOString(),
})

function recalledOf(known: Known, { scholarshipId }: { scholarshipId: string }): Recalled {
  const recalled = known.get(scholarshipId)
  if (!recalled) throw new Error(`There is no scholarship ${scholarshipId}.`)
  return recalled
}
