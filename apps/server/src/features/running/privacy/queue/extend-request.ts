import type { QueuedPrivacyRequest } from '@laurel/contract/privacy-admin'
import type { App } from '../../../../app-context.ts'
import { writeEmail } from '../../../common/mail/write-email.ts'
import { extendedEmail } from '../emails.ts'
import { extendedDueAt } from '../rules.ts'
import { moveRequest } from './move-request.ts'

/** Takes the longer time that the policy names, once, and says why. */
export const extendRequest = (
  app: Pick<App, 'db' | 'clock' | 'config'>,
  id: string,
  extension: string,
): Promise<QueuedPrivacyRequest> =>
  moveRequest(app, id, 'extended', async (tx, request, now) => {
    const change = { extension, extendedAt: now, dueAt: extendedDueAt(request), warnedAt: null }
    await writeEmail(tx, extendedEmail({ ...request, ...change }, app.config), now)
    return change
  })
