import { PgBoss } from 'pg-boss'
import type { App } from '../../app-context.ts'
import { forgetExpiredKeys } from '../../http/idempotency.ts'
import { forgetExpiredSessions } from '../accounts/forget-expired-sessions.ts'
import { thinAnswerHistory } from '../answers/thin-answer-history.ts'
import { finishBulkSubmissions } from '../applications/finish-bulk-submissions.ts'
import { sweepOrphans } from '../files/sweep-orphans.ts'
import { purgeUnderAge } from '../profile/purge-under-age.ts'
import { rollRecurringDeadlines } from '../scholarships/roll-recurring-deadlines.ts'

const QUEUE = 'upkeep'
const EVERY_HOUR = '7 * * * *'

/** What keeps the database tidy; each task is safe to repeat and to be cut short. */
const TASKS: Readonly<Record<string, (app: App) => Promise<unknown>>> = {
  'purge the under-aged': purgeUnderAge,
  'forget expired sessions': forgetExpiredSessions,
  'forget expired keys': ({ db, clock }) => forgetExpiredKeys(db, clock),
  'finish bulk applications': finishBulkSubmissions,
  'thin the history of answers': thinAnswerHistory,
  'sweep orphaned files': sweepOrphans,
  'roll recurring deadlines': rollRecurringDeadlines,
}

/** Runs every task; one that fails is logged and does not stop the others. */
export async function runUpkeep(app: App): Promise<void> {
  for (const [name, task] of Object.entries(TASKS)) {
    try {
      await task(app)
    } catch (error) {
      app.server.log.error({ err: error, task: name }, 'an upkeep task failed')
    }
  }
}

/** Runs the upkeep once an hour, on one of however many processes share the database. */
export async function scheduleUpkeep(
  app: App,
  databaseUrl: string,
): Promise<{ stop(): Promise<void> }> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 2 })
  boss.on('error', (error) => app.server.log.warn({ err: error }, 'the job queue stumbled'))
  await boss.start()
  await boss.createQueue(QUEUE, { policy: 'singleton', retryLimit: 0 })
  await boss.schedule(QUEUE, EVERY_HOUR)
  await boss.work(QUEUE, async () => runUpkeep(app))
  return { stop: () => boss.stop({ graceful: true, timeout: 5000 }) }
}
