import type { App } from '../../../app-context.ts'
import { closeAccount } from './close-account.ts'

/** Signs a person under 16 out everywhere and marks the account to be removed (spec 3 "People"). */
export async function endUnderAge(
  app: Pick<App, 'db' | 'clock' | 'sessions' | 'trialHash'>,
  userId: string,
): Promise<void> {
  const closed = await app.db.transaction((tx) => closeAccount(tx, app, userId, 'under_age'))
  for (const id of closed?.endedSessionIds ?? []) app.sessions.forget(id)
}
