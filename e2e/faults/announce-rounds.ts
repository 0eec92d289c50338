import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../apps/server/src/db/database.ts'
import { webhooks } from '../../apps/server/src/db/schema/integrations.ts'
import { migrateDatabase } from '../../apps/server/src/db/migrate.ts'
import { organisationOf } from '../../apps/server/src/testing/factories/draft.ts'
import { aClosedRound } from '../../apps/server/src/testing/factories/round.ts'
import { aSponsor } from '../../apps/server/src/testing/factories/student.ts'
import { startServer, type RunningServer } from '../support/server.ts'
import { checkRows } from './check-rows.ts'
import { copyApplicant } from './copy-applicant.ts'
import { killServer } from './kill-server.ts'
import { withDataDir } from './with-data-dir.ts'
import { partsOf, withDatabase } from './with-database.ts'

/** Told in several batches, so that there is a middle to be killed in. */
const PEOPLE = 2_500
const WINNERS = 3
/** How long a server lives at most once winners were announced; telling all takes about as long. */
const LONGEST_LIFE_MILLISECONDS = 2_500
const ENV = { SEED: 'none', LOG_LEVEL: 'silent' }

export interface AnnouncingReport {
  kills: number
  /** Kills by how many had been told when they came: nobody, some, everybody. */
  nobody: number
  some: number
  everybody: number
  /** Rounds that came to their end, and the people in them, each of whom was told once. */
  rounds: number
  people: number
}

interface Announcing {
  scholarshipId: string
  winnerIds: string[]
  headers: { authorization: string }
  version: string
  onceKey: string
}

/**
 * Announces rounds on a real server that is killed in the middle, as often as asked, and goes on with
 * the same press of the button. Throws when somebody was told twice, by halves, or not at all.
 */
export async function announceRounds({
  kills,
  endsAt = Infinity,
}: {
  kills: number
  endsAt?: number
}): Promise<AnnouncingReport> {
  const report = { kills: 0, nobody: 0, some: 0, everybody: 0, rounds: 0, people: 0 }
  return withDataDir(async (dataDir) => {
    await withDatabase(dataDir, (_db, url) => migrateDatabase(url))
    while (report.kills < kills && performance.now() < endsAt) {
      const round = await withDatabase(dataDir, prepareRound)
      for (let isTold = false; !isTold;) {
        // The last servers of a round live until all is told.
        const isKilled = report.kills < kills && performance.now() < endsAt
        isTold = await announceOnce(dataDir, round, isKilled, report)
      }
      await withDatabase(dataDir, (db) => checkEnd(db, round))
      report.rounds += 1
      report.people += PEOPLE
    }
    return report
  })
}

/** A round that waits for its announcement, with winners and a program that asks to be told. */
async function prepareRound(db: Database): Promise<Announcing> {
  const parts = await partsOf(db)
  const { scholarshipId, applicants } = await aClosedRound(parts, 1 + WINNERS, {
    sponsor: `Trust ${randomUUID()}`,
  })
  const owner = await aSponsor(parts, scholarshipId)
  const organisationId = await organisationOf(parts, owner)
  await db.insert(webhooks).values({
    id: randomUUID(),
    organisationId,
    // Nothing is called there: what is sent stays to be counted.
    url: 'https://127.0.0.1/',
    events: ['decision.announced'],
    secret: 'whsec_',
    createdAt: parts.clock.now(),
  })
  const [model, ...winners] = applicants
  await copyApplicant(db, model?.applicantId ?? '', PEOPLE - applicants.length)
  const winnerIds = winners.map(({ applicationId }) => applicationId)
  return { scholarshipId, winnerIds, headers: owner.headers, version: '', onceKey: randomUUID() }
}

/** Presses the button on a new server; true once everybody was told. */
async function announceOnce(
  dataDir: string,
  round: Announcing,
  isKilled: boolean,
  report: AnnouncingReport,
): Promise<boolean> {
  const server = await startServer(ENV, dataDir)
  try {
    round.version ||= await decide(server, round)
    const pressed = press(server, round)
    if (isKilled) {
      // It breaks off when the server goes.
      pressed.catch(() => undefined)
      await pause(Math.random() * LONGEST_LIFE_MILLISECONDS)
    } else {
      await pressed
      await untilTold(dataDir, round)
    }
  } finally {
    await killServer(server)
  }
  const told = await withDatabase(dataDir, async (db) => {
    await checkRows(db.$client)
    return countTold(db, round)
  })
  if (isKilled) {
    report.kills += 1
    report[told === 0 ? 'nobody' : told < PEOPLE ? 'some' : 'everybody'] += 1
  }
  return told === PEOPLE
}

const addressOf = ({ url }: RunningServer, { scholarshipId }: Announcing, what: string) =>
  `${url}/api/v1/scholarships/${scholarshipId}/${what}`

/** Chooses the winners; gives the version of what was decided. */
async function decide(server: RunningServer, round: Announcing): Promise<string> {
  const url = addressOf(server, round, 'winners')
  const { headers, winnerIds } = round
  const versionOf = async (answer: Response) => {
    if (!answer.ok) throw new Error(await answer.text())
    return ((await answer.json()) as { data: { version: string } }).data.version
  }
  const version = await versionOf(await fetch(url, { headers }))
  const decisions = winnerIds.map((applicationId) => ({ applicationId, outcome: 'won' }))
  return versionOf(
    await fetch(url, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ version, decisions }),
    }),
  )
}

/** The same press each time: whoever asks again is answered the same, and the telling goes on. */
async function press(server: RunningServer, round: Announcing): Promise<void> {
  const answer = await fetch(addressOf(server, round, 'announcement'), {
    method: 'POST',
    headers: {
      ...round.headers,
      'content-type': 'application/json',
      'idempotency-key': round.onceKey,
    },
    body: JSON.stringify({ version: round.version, words: {} }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

async function countTold(db: Database, { scholarshipId }: Announcing): Promise<number> {
  const { rows } = await db.$client.query<{ told: number }>(
    `select count(*)::int as told from announcement_items i
     join announcements a on a.id = i.announcement_id
     where a.scholarship_id = $1 and i.told_at is not null`,
    [scholarshipId],
  )
  return rows[0]?.told ?? 0
}

const LOOK_MILLISECONDS = 50

const untilTold = (dataDir: string, round: Announcing): Promise<void> =>
  withDatabase(dataDir, async (db) => {
    while ((await countTold(db, round)) < PEOPLE) await pause(LOOK_MILLISECONDS)
  })

/** Everybody has one mail at their own address, and those who won are the ones who were chosen. */
async function checkEnd({ $client: pool }: Database, { scholarshipId }: Announcing): Promise<void> {
  const { rows } = await pool.query<Record<'people' | 'mails' | 'won', number>>(
    `select count(*)::int as people, count(distinct mail.recipient)::int as mails,
       (count(*) filter (where a.stage = 'won'))::int as won
     from announcement_items i join applications a on a.id = i.application_id
     left join outbox_emails mail on mail.id = i.mail_id
     where a.scholarship_id = $1`,
    [scholarshipId],
  )
  const [end] = rows
  if (end?.people !== PEOPLE || end.mails !== PEOPLE || end.won !== WINNERS)
    throw new Error(`The round came to another end: ${JSON.stringify(end)}`)
}
