import { desc } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { isLoopbackHost, type Config } from '../../../config.ts'
import { outboxEmails } from '../../../db/schema/sessions.ts'
import { CallFailure } from '../../../http/failures.ts'
import { showsLocalKey } from '../../../http/local-key.ts'
import { DEVELOPMENT_MAILS_POLICY, renderDevelopmentMails } from './render-development-mails.ts'

export const DEVELOPMENT_MAILS_PATH = '/development/mails'
const SHOWN_MAILS = 50

/**
 * Whether mails may be read in the browser: only on the computer that runs Laurel, by the link that
 * the start prints, and only while no mail server sends them. Settings that let others in, such as
 * a proxy, close the page.
 */
export const showsDevelopmentMails = ({
  isLoopback,
  mail,
  trustedProxies,
  publicUrl,
}: Config): boolean =>
  isLoopback && !mail && trustedProxies.length === 0 && isLoopbackHost(new URL(publicUrl).hostname)

/** A page for whoever tries Laurel without a mail server: the newest mails, with links to follow. */
export function developmentMailRoutes(
  app: Pick<App, 'server' | 'db' | 'config' | 'localKey'>,
): void {
  app.server.get(DEVELOPMENT_MAILS_PATH, async (request, reply) => {
    if (!showsDevelopmentMails(app.config) || !showsLocalKey(app.localKey, request))
      throw new CallFailure('NOT_FOUND')
    const mails = await app.db
      .select()
      .from(outboxEmails)
      .orderBy(desc(outboxEmails.createdAt), desc(outboxEmails.id))
      .limit(SHOWN_MAILS)
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', DEVELOPMENT_MAILS_POLICY)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex')
      .send(renderDevelopmentMails(app.config.productName, mails))
  })
}
