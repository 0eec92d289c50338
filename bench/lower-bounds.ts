import { countEligible, listEligible, readScholarship } from '@laurel/contract/scholarships'
import type { Call } from '@laurel/contract/define-call'
import type { App } from '../apps/server/src/app-context.ts'
import { readStudent } from '../apps/server/src/features/catalogue/matches/read-student.ts'
import { readQuota } from '../apps/server/src/features/money/quota/queries.ts'
import {
  readInvolvements,
  readRequirements,
  readScholarships,
  toCard,
  toListed,
} from '../apps/server/src/features/catalogue/scholarships/queries.ts'
import { answerSerializer } from '../apps/server/src/http/answer-serializer.ts'
import { CallFailure } from '../apps/server/src/http/failures.ts'
import { isApplicant, type ApplicantSession } from '../apps/server/src/http/session.ts'

export type Measured = 'list' | 'count' | 'detail'
/** What the real calls answer; filled in before anything is measured. */
export type Answers = Record<Measured, string>

interface Row {
  id: string
}

/**
 * Beside each measured call: `/bare/…` sends the same bytes from memory; `/unmatched/…` makes the
 * same check of the token, reads the same rows and serialises the same answer, but matches nothing.
 */
export function addLowerBounds(app: App, answers: Answers): void {
  for (const name of ['list', 'count', 'detail'] as const)
    app.server.get(`/bare/${name}`, (_request, reply) =>
      reply.type('application/json; charset=utf-8').send(answers[name]),
    )
  addUnmatched(app, 'list', listEligible, async (who) => {
    const rows: Row[] = JSON.parse(answers.list).data.scholarshiplists
    return { scholarshiplists: await readRows(app, who, rows) }
  })
  addUnmatched(app, 'count', countEligible, async (who) => {
    await readStudent(app, who.applicantId)
    return JSON.parse(answers.count).data
  })
  addUnmatched(app, 'detail', readScholarship, async (who) => {
    const known: Row = JSON.parse(answers.detail).data
    const [[row]] = await Promise.all([
      readRows(app, who, [known]),
      readQuota(app.db, who.applicantId, app.clock.now()),
    ])
    return { ...known, ...row }
  })
}

function addUnmatched(
  app: App,
  name: Measured,
  { answer }: Call,
  read: (who: ApplicantSession) => Promise<unknown>,
): void {
  if (!answer) throw new Error(`${name} answers with a stream.`)
  const serializing = {
    schema: { response: { 200: {} } },
    serializerCompiler: () => answerSerializer(answer),
  }
  app.server.get(`/unmatched/${name}`, serializing, async (request) => {
    const who = await app.sessions.find(request.headers.authorization)
    if (!isApplicant(who)) throw new CallFailure('SESSION_ENDED')
    return { statusCode: 200, data: await read(who) }
  })
}

async function readRows(app: App, { applicantId }: ApplicantSession, known: readonly Row[]) {
  const ids = known.map(({ id }) => id)
  const [rows, asked, involvements] = await Promise.all([
    readScholarships(app.db, ids),
    readRequirements(app.db, ids),
    readInvolvements(app.db, applicantId, ids),
    readStudent(app, applicantId),
  ])
  const now = app.clock.now()
  return known.map((each) => {
    const row = rows.get(each.id)
    if (!row) throw new Error(`${each.id} is no longer there.`)
    const card = toCard(row, asked.get(each.id) ?? [])
    return { ...each, ...toListed({ row, card }, now, involvements.get(each.id)) }
  })
}
