// Started by bench:matching-server: the real application with a clock that can be moved, whose
// snapshot and whose notifications are begun when they are asked for.
import { createApp } from '../../apps/server/src/app.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { openDatabase } from '../../apps/server/src/db/database.ts'
import { notifyOfPublications } from '../../apps/server/src/features/student/notifications/notify-of-publications.ts'

const config = readConfig(process.env)
const databaseUrl = config.databaseUrl ?? ''
const db = openDatabase(databaseUrl)
let aheadMilliseconds = 0
const clock = { now: () => new Date(Date.now() + aheadMilliseconds) }
const app = await createApp({ db, databaseUrl, clock, config })

const TASKS: Readonly<Record<string, (milliseconds: number) => Promise<unknown>>> = {
  save: () => app.matches.save(),
  notify: () => notifyOfPublications(app),
  move: async (milliseconds) => (aheadMilliseconds = milliseconds),
}

process.on('message', ({ id, ask, milliseconds = 0 }: Asked) => {
  const told = TASKS[ask]?.(milliseconds)
  if (told) void told.then(() => process.send?.({ id }))
})

interface Asked {
  id: number
  ask: string
  milliseconds?: number
}

process.on('SIGTERM', () => {
  void app.server
    .close()
    .then(() => db.$client.end())
    .then(() => process.exit(0))
})

const address = await app.server.listen({ port: config.port, host: config.host })
console.log(`ready at ${address}`)
