import { asc, eq, lte } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { outboxEmails } from '../../../db/schema/sessions.ts'
import { MailRefused, type Mail, type MailSender } from '../../../integrations/email/mail-sender.ts'
import { siteLinks } from './site-links.ts'
import { withoutKeys } from './without-keys.ts'

type Outbox = Pick<
  App,
  'db' | 'clock' | 'mail' | 'metrics' | 'server' | 'config' | 'unsubscribeTokens'
>
type Row = typeof outboxEmails.$inferSelect

const MINUTE_MILLISECONDS = 60_000
/** 2, 4, 8 … minutes, then every four hours: the thirteenth try is a day after the first. */
const MOST_TRIES = 13
const LONGEST_WAIT_MINUTES = 240
const waitAfter = (tries: number): number =>
  Math.min(2 ** tries, LONGEST_WAIT_MINUTES) * MINUTE_MILLISECONDS

/** Hands every mail that is due to the mail server; returns how many it took. */
export async function sendEmails(app: Outbox): Promise<number> {
  if (!app.mail) return keepEmails(app)
  let sent = 0
  for (;;) {
    const email = await takeDueEmail(app)
    if (!email) return sent
    if (await trySending(app, app.mail, email)) sent += 1
  }
}

/** Without a mail server they stay to be read; one that is set up later does not send old news. */
async function keepEmails({ db, clock }: Outbox): Promise<number> {
  await db
    .update(outboxEmails)
    .set({ nextTryAt: null })
    .where(lte(outboxEmails.nextTryAt, clock.now()))
  return 0
}

/**
 * Takes one mail for one try: its next try is put off before this one begins, so that no other
 * process tries it meanwhile, and a process that dies leaves it to be tried again.
 */
async function takeDueEmail({ db, clock }: Outbox): Promise<Row | undefined> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(outboxEmails)
      .where(lte(outboxEmails.nextTryAt, now))
      .orderBy(asc(outboxEmails.nextTryAt), asc(outboxEmails.id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!due) return undefined
    const attempts = due.attempts + 1
    const nextTryAt = new Date(now.getTime() + waitAfter(attempts))
    const [taken] = await tx
      .update(outboxEmails)
      .set({ attempts, nextTryAt })
      .where(eq(outboxEmails.id, due.id))
      .returning()
    return taken
  })
}

function toMail({ config, unsubscribeTokens }: Outbox, email: Row): Mail {
  const { id, recipient, userId, subject, bodyText } = email
  const mail = { id, recipient, subject, bodyText }
  if (!email.isEndable || userId === null) return mail
  const unsubscribeUrl = siteLinks(config).unsubscribeCall(unsubscribeTokens.issue(userId))
  return { ...mail, unsubscribeUrl }
}

async function trySending(app: Outbox, sender: MailSender, email: Row): Promise<boolean> {
  const { db, clock, metrics, server } = app
  const { id, attempts } = email
  const bodyText = withoutKeys(email.bodyText)
  try {
    await sender.send(toMail(app, email))
  } catch (error) {
    const isGivenUp = error instanceof MailRefused || attempts >= MOST_TRIES
    if (isGivenUp)
      await db
        .update(outboxEmails)
        .set({ bodyText, nextTryAt: null })
        .where(eq(outboxEmails.id, id))
    metrics.mails.inc({ outcome: isGivenUp ? 'given_up' : 'deferred' })
    const message = isGivenUp ? 'a mail was given up' : 'a mail was not taken and is tried again'
    server.log[isGivenUp ? 'error' : 'warn']({ err: error, mail: id, attempts }, message)
    return false
  }
  metrics.mails.inc({ outcome: 'sent' })
  await db
    .update(outboxEmails)
    .set({ bodyText, sentAt: clock.now(), nextTryAt: null })
    .where(eq(outboxEmails.id, id))
  return true
}
