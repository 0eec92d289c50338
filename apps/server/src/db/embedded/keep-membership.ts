import { setTimeout as pause } from 'node:timers/promises'
import { isLastUser } from './connect-user.ts'
import type { EmbeddedLog } from './embedded-log.ts'
import type { Place } from './place-cluster.ts'
import { stopCluster, type RunningCluster } from './start-or-adopt.ts'
import { withLock } from './with-lock.ts'

const REENTER_PAUSE_MS = 1_000

export interface Membership extends RunningCluster {
  readonly place: Place
}

/**
 * Re-enters when the database goes away under its users: it restarts after a crash, and whoever is
 * not registered again could have it stopped by another process that leaves. Returns how to leave.
 */
export function keepMembership({
  membership,
  enter,
  lockFile,
  log,
}: {
  membership: Membership
  enter: () => Promise<Membership>
  lockFile: string
  log: EmbeddedLog
}): () => Promise<void> {
  let leaving: Promise<void> | undefined
  let current: Promise<Membership>
  const watch = (entered: Membership): Membership => {
    entered.client.once('end', () => {
      if (!leaving) current = reenter()
    })
    if (entered.address.port !== membership.address.port)
      log('The embedded database had to move to another port: restart this server.')
    return entered
  }
  const reenter = async (): Promise<Membership> => {
    log('The embedded database went away; starting or joining it again.')
    for (;;) {
      try {
        return watch(await enter())
      } catch (error) {
        log(`It did not come back: ${error instanceof Error ? error.message : String(error)}`)
        if (leaving) throw error
        await pause(REENTER_PAUSE_MS)
      }
    }
  }
  current = Promise.resolve(watch(membership))
  return () => (leaving ??= current.then((entered) => leave(entered, lockFile)))
}

function leave({ client, place }: Membership, lockFile: string): Promise<void> {
  return withLock(lockFile, async () => {
    const isLast = await isLastUser(client)
    await client.end()
    if (isLast) await stopCluster(place)
  })
}
