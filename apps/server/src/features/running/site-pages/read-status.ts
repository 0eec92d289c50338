import { stat } from 'node:fs/promises'
import { and, desc, eq, isNotNull, lt } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { imports } from '../../../db/schema/imports.ts'
import { outboxEmails } from '../../../db/schema/sessions.ts'
import { readLastSequence } from '../../catalogue/matches/queries.ts'
import { inTime } from '../metrics/in-time.ts'

export type Needs = Pick<App, 'db' | 'clock' | 'config' | 'matches' | 'mail' | 'ai' | 'billing'>

const MINUTE_MILLISECONDS = 60_000
/** Mails go out by the minute; a mail server that is away for a moment is nothing to tell. */
const MAIL_LATE_MINUTES = 15
/** The match index follows within two seconds. */
const MATCHES_LATE_MINUTES = 2

export interface Status {
  isSaving: boolean
  /** Absent where nobody can tell while the database is away. */
  matches?: { scholarships: number; isLate: boolean }
  mail: 'kept' | 'sent' | 'late' | 'unknown'
  isSandbox: boolean
  hasLanguageModel: boolean
  importedAt: Date | undefined
  backedUpAt: Date | undefined
}

/** What works now, as far as this process can tell within a moment. */
export async function readStatus(app: Needs): Promise<Status> {
  const [told, backedUpAt] = await Promise.all([
    inTime(() => readDatabase(app)),
    readTime(app.config.backupMark),
  ])
  const { size } = app.matches.state()
  return {
    isSaving: told !== undefined,
    ...(told && { matches: { scholarships: size, isLate: told.isIndexLate } }),
    mail: app.mail ? (told?.mail ?? 'unknown') : 'kept',
    isSandbox: app.billing.name === 'sandbox',
    hasLanguageModel: !app.ai.isOffline,
    importedAt: told?.importedAt,
    backedUpAt,
  }
}

async function readDatabase({ db, clock, matches }: Needs) {
  const before = (minutes: number) =>
    new Date(clock.now().getTime() - minutes * MINUTE_MILLISECONDS)
  const [newest, [late], [imported]] = await Promise.all([
    readLastSequence(db),
    db
      .select({ id: outboxEmails.id })
      .from(outboxEmails)
      .where(
        and(
          isNotNull(outboxEmails.nextTryAt),
          lt(outboxEmails.createdAt, before(MAIL_LATE_MINUTES)),
        ),
      )
      .limit(1),
    db
      .select({ finishedAt: imports.finishedAt })
      .from(imports)
      .where(and(eq(imports.state, 'imported'), isNotNull(imports.finishedAt)))
      .orderBy(desc(imports.finishedAt))
      .limit(1),
  ])
  const { sequence, readAt } = matches.state()
  return {
    isIndexLate: sequence < newest && readAt < before(MATCHES_LATE_MINUTES),
    mail: late ? ('late' as const) : ('sent' as const),
    importedAt: imported?.finishedAt ?? undefined,
  }
}

/** When a backup last wrote the file that says so. */
async function readTime(file: string | undefined): Promise<Date | undefined> {
  if (file === undefined) return undefined
  return stat(file).then(
    ({ mtime }) => mtime,
    () => undefined,
  )
}
