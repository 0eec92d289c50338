import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../apps/server/src/db/database.ts'
import { DAY_MILLISECONDS, dayIn, DEFAULT_TIME_ZONE } from '../../apps/server/src/days.ts'
import { migrateDatabase } from '../../apps/server/src/db/migrate.ts'
import { aClosedRound } from '../../apps/server/src/testing/factories/round.ts'
import {
  organisationOf,
  verifyOrganisation,
} from '../../apps/server/src/testing/factories/draft.ts'
import { aSponsor } from '../../apps/server/src/testing/factories/student.ts'
import { startServer, type RunningServer } from '../support/server.ts'
import { checkRows } from './check-rows.ts'
import { copyApplicant } from './copy-applicant.ts'
import { killServer } from './kill-server.ts'
import { withDataDir } from './with-data-dir.ts'
import { partsOf, withDatabase } from './with-database.ts'

/** Told in several batches, so that there is a middle to be killed in. */
const PEOPLE = 1_500
/** How long a server lives at most once it was asked; telling all takes about as long. */
const LONGEST_LIFE_MILLISECONDS = 2_500
const LOOK_MILLISECONDS = 50
const ENV = { SEED: 'none', LOG_LEVEL: 'silent' }

export interface NoticeReport {
  kills: number
  /** Kills by how many had been told when they came: nobody, some, everybody. */
  nobody: number
  some: number
  everybody: number
  /** Changes and callings off that came to their end. */
  notices: number
}

interface Scene {
  dataDir: string
  report: NoticeReport
}

interface Given {
  scholarshipId: string
  headers: { authorization: string }
}

type Press = (server: RunningServer) => Promise<Response>

/**
 * Changes published scholarships and calls them off, on a real server that is killed in the middle as
 * often as asked. Throws when somebody was told twice, by halves, or not at all.
 */
export async function noticeRounds({
  kills,
  endsAt = Infinity,
}: {
  kills: number
  endsAt?: number
}): Promise<NoticeReport> {
  const report = { kills: 0, nobody: 0, some: 0, everybody: 0, notices: 0 }
  return withDataDir(async (dataDir) => {
    await withDatabase(dataDir, (_db, url) => migrateDatabase(url))
    const mayKill = () => report.kills < kills && performance.now() < endsAt
    while (mayKill()) {
      const given = await withDatabase(dataDir, prepareScholarship)
      for (const [subject, press] of [
        ['Changed', await amending(dataDir, given)],
        ['Called off', callingOff(given)],
      ] as const) {
        const told = { given, subject, press }
        // The last server of each lives until all is told.
        while (!(await tellOnce({ dataDir, report }, told, mayKill())));
        report.notices += 1
      }
    }
    return report
  })
}

/** Open for two months more, with everybody's application in it. */
async function prepareScholarship(db: Database): Promise<Given> {
  const parts = await partsOf(db)
  const { scholarshipId, applicants } = await aClosedRound(parts, 1, {
    sponsor: `Trust ${randomUUID()}`,
    title: `Award ${randomUUID()}`,
    deadline: dayAfter(60),
  })
  const sponsor = await aSponsor(parts, scholarshipId)
  await verifyOrganisation(parts, await organisationOf(parts, sponsor))
  await copyApplicant(db, applicants[0]?.applicantId ?? '', PEOPLE - applicants.length)
  return { scholarshipId, headers: sponsor.headers }
}

const dayAfter = (days: number): string =>
  dayIn(DEFAULT_TIME_ZONE, new Date(Date.now() + days * DAY_MILLISECONDS))

const post =
  (
    { scholarshipId, headers }: Given,
    what: string,
    body: object,
    more: Record<string, string> = {},
  ): Press =>
  ({ url }) =>
    fetch(`${url}/api/v1/scholarships/${scholarshipId}/${what}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', ...more },
      body: JSON.stringify(body),
    })

/** The same press of the button each time, with a later last day. */
async function amending(dataDir: string, given: Given): Promise<Press> {
  const { scholarshipId, headers } = given
  const server = await startServer(ENV, dataDir)
  try {
    const url = `${server.url}/api/v1/scholarships/${scholarshipId}/editor`
    const answer = await fetch(url, { headers })
    const { data } = (await answer.json()) as { data: Record<string, never> }
    const { version, listing, criteria, reasons } = data as Record<string, object>
    const deadline = { ...(listing as { deadline: object }).deadline, date: dayAfter(90) }
    const body = { version, listing: { ...listing, deadline }, criteria, reasons, words: 'Later.' }
    return post(given, 'amendments', body, { 'idempotency-key': randomUUID() })
  } finally {
    await killServer(server)
  }
}

const callingOff = (given: Given): Press => post(given, 'withdraw', { reason: 'No money.' })

interface Telling {
  given: Given
  subject: 'Changed' | 'Called off'
  press: Press
}

/** Presses the button on a new server; true once everybody was told. */
async function tellOnce(
  { dataDir, report }: Scene,
  telling: Telling,
  isKilled: boolean,
): Promise<boolean> {
  const server = await startServer(ENV, dataDir)
  try {
    const pressed = telling.press(server)
    if (isKilled) {
      // It breaks off when the server goes.
      pressed.catch(() => undefined)
      await pause(Math.random() * LONGEST_LIFE_MILLISECONDS)
    } else {
      await expectTaken(await pressed)
      await untilTold(dataDir, telling)
    }
  } finally {
    await killServer(server)
  }
  const told = await withDatabase(dataDir, async (db) => {
    await checkRows(db.$client)
    return countTold(db, telling)
  })
  if (isKilled) {
    report.kills += 1
    report[told === 0 ? 'nobody' : told < PEOPLE ? 'some' : 'everybody'] += 1
  }
  return told === PEOPLE
}

/** What was called off before a server was killed is not called off again. */
async function expectTaken(answer: Response): Promise<void> {
  const text = await answer.text()
  if (!answer.ok && !text.includes('SCHOLARSHIP_MOVED_ON')) throw new Error(text)
}

/** How many have the notification, after a look at whether each of them has the mail, too, once. */
async function countTold(
  { $client: pool }: Database,
  { given: { scholarshipId }, subject }: Telling,
): Promise<number> {
  const { rows } = await pool.query<{ applicant: string; notices: number; mails: number }>(
    `select a.id as applicant,
       (select count(*)::int from scholarship_notices s
        join notifications n on n.origin = 'notice:' || s.id and n.applicant_id = a.id
        where s.scholarship_id = $1 and s.kind = $2) as notices,
       (select count(*)::int from outbox_emails mail
        where mail.user_id = a.user_id and mail.subject like $3 || ': %') as mails
     from applications p join applicants a on a.id = p.applicant_id
     where p.scholarship_id = $1`,
    [scholarshipId, subject === 'Changed' ? 'amended' : 'withdrawn', subject],
  )
  const uneven = rows.filter(({ notices, mails }) => notices !== mails || notices > 1)
  if (rows.length !== PEOPLE || uneven.length > 0)
    throw new Error(`Told by halves: ${JSON.stringify(uneven.slice(0, 3))} of ${rows.length}`)
  return rows.filter(({ notices }) => notices === 1).length
}

const untilTold = (dataDir: string, telling: Telling): Promise<void> =>
  withDatabase(dataDir, async (db) => {
    while ((await countTold(db, telling)) < PEOPLE) await pause(LOOK_MILLISECONDS)
  })
