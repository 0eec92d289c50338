import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { prepareStatement } from '../../../db/prepare-statement.ts'
import { applicationAnswers, applications } from '../../../db/schema/applications.ts'
import { chatMessages, chats, essayEdits } from '../../../db/schema/essays.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import type { EditRow, RecordKey } from './seal-rows.ts'

/** What is read of an essay before a version of it is recorded. */
export interface RecordQuestion {
  requirementId: string
  /** All of its record and all that a text may come from, not only the end and its own chat. */
  isWhole: boolean
  /** Earlier answers that it was taken from. */
  from: readonly RecordKey[]
}

export interface RecordAnswer {
  requirementId: string
  /** In order; only the last unless the whole was asked for. */
  rows: EditRow[]
  /** The essays of the assistant's that were taken over, latest first. */
  taken: string[]
  earlier: { text: string; rows: EditRow[] }[]
}

export interface RecordOwner {
  /** null: there is none yet. */
  applicationId: string | null
  applicantId: OwnApplicantId
}

type Kept<Row> = Omit<Row, 'savedAt'> & { savedAt: string }
type StoredAnswer = Omit<RecordAnswer, 'rows' | 'earlier'> & {
  rows: Kept<EditRow>[]
  earlier: { text: string; rows: Kept<EditRow>[] }[]
}

/** More were hardly ever taken over, and each has to be compared with what is saved. */
const MOST_TAKEN = 30

const rowsOf = (applicationId: string, requirementId: string, limit: string) => sql`
  coalesce((
    select json_agg(json_build_object('ordinal', ordinal, 'version', version, 'edits', edits,
      'savedAt', saved_at, 'seal', seal,
      'sizeCharacters', size_characters, 'folded', folded) order by ordinal)
    from (
      select * from ${essayEdits} as edit
      where edit.application_id = ${sql.raw(applicationId)}
        and edit.requirement_id = ${sql.raw(requirementId)}
      order by ordinal desc limit ${sql.raw(limit)}
    ) as part), '[]')`

const selectRecords = prepareStatement<StoredAnswer, RecordOwner & { questions: string }>(
  'select essay records',
  sql`
    with question as (
      select *, ${sql.placeholder('applicationId')}::uuid as application_id
      from jsonb_to_recordset(${sql.placeholder('questions')})
        as question ("requirementId" uuid, "isWhole" boolean, "from" jsonb)
    )
    select "requirementId",
      ${rowsOf('question.application_id', 'question."requirementId"', 'case when "isWhole" then null else 1 end')} as rows,
      coalesce((
        select json_agg(html order by taken_at desc)
        from (
          select message.essay ->> 'html' as html, taken_at
          from ${chats} as chat
          join ${chatMessages} as message on message.chat_id = chat.id
          where chat.applicant_id = ${sql.placeholder('applicantId')}
            and chat.requirement_id is not null
            and ("isWhole" or chat.requirement_id = question."requirementId")
            and message.taken_at is not null and message.essay is not null
          order by chat.requirement_id = question."requirementId" desc, taken_at desc
          limit ${sql.raw(String(MOST_TAKEN))}
        ) as essay), '[]') as taken,
      coalesce((
        select json_agg(json_build_object('text', answer.value, 'rows',
          ${rowsOf('answer.application_id', 'answer.requirement_id', 'null')}))
        from jsonb_to_recordset("from") as source ("applicationId" uuid, "requirementId" uuid)
        join ${applicationAnswers} as answer on answer.application_id = source."applicationId"
          and answer.requirement_id = source."requirementId"
        join ${applications} as application on application.id = answer.application_id
          and application.applicant_id = ${sql.placeholder('applicantId')}
        where jsonb_typeof(answer.value) = 'string'), '[]') as earlier
    from question`,
)

/** Records of essays of one application, in no particular order. */
export async function readRecords(
  db: Queryable,
  owner: RecordOwner,
  questions: readonly RecordQuestion[],
): Promise<RecordAnswer[]> {
  const stored = await selectRecords(db, { ...owner, questions: JSON.stringify(questions) })
  return stored.map(({ rows, earlier, ...answer }) => ({
    ...answer,
    rows: rows.map(toRow),
    earlier: earlier.map(({ text, rows: theirs }) => ({ text, rows: theirs.map(toRow) })),
  }))
}

const toRow = ({ savedAt, ...row }: Kept<EditRow>): EditRow => ({
  ...row,
  savedAt: new Date(savedAt),
})
