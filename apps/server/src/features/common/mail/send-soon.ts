import type { App } from '../../../app-context.ts'
import { sendEmails } from './send-emails.ts'

export type SendsSoon = Parameters<typeof sendEmails>[0] & Pick<App, 'background'>

/**
 * Sends what waits in the outbox, for somebody who sits and waits for a code. To be called after
 * the commit; what fails is sent by the minute's job.
 */
export function sendSoon(app: SendsSoon): void {
  app.background.startAlone('send mails', () => sendEmails(app))
}
