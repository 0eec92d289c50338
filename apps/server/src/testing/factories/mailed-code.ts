import { desc, eq } from 'drizzle-orm'
import type { App } from '../../app-context.ts'
import { outboxEmails } from '../../db/schema/sessions.ts'

/** What the latest mail to an address says, with the code and the link's token it carries. */
export async function readMail(app: Pick<App, 'db' | 'background'>, recipient: string) {
  await app.background.settle()
  const [mail] = await app.db
    .select()
    .from(outboxEmails)
    .where(eq(outboxEmails.recipient, recipient))
    .orderBy(desc(outboxEmails.createdAt), desc(outboxEmails.id))
    .limit(1)
  if (!mail) throw new Error(`No mail was written to ${recipient}.`)
  return {
    ...mail,
    code: /^(\d{6})$/m.exec(mail.bodyText)?.[1] ?? '',
    token: /#([\w-]{43})$/m.exec(mail.bodyText)?.[1] ?? '',
  }
}

export async function countMails(
  app: Pick<App, 'db' | 'background'>,
  recipient: string,
): Promise<number> {
  await app.background.settle()
  return app.db.$count(outboxEmails, eq(outboxEmails.recipient, recipient))
}

/** A code that is wrong, whatever the right one is. */
export const otherThan = (code: string): string => (code === '111111' ? '222222' : '111111')
