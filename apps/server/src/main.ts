import { createApp } from './app.ts'
import type { App } from './app-context.ts'
import { systemClock } from './clock.ts'
import { readConfig } from './config.ts'
import { openDatabase, type Database } from './db/database.ts'
import { migrateDatabase } from './db/migrate.ts'
import { provideDatabase } from './db/provide-database.ts'
import { finishBulkSubmissions } from './features/student/applications/finish-bulk-submissions.ts'
import { startImports } from './features/catalogue/imports/run-imports.ts'
import {
  DEVELOPMENT_MAILS_PATH,
  showsDevelopmentMails,
} from './features/common/mail/development-mails.ts'
import { tellsMetricsByLink } from './features/running/metrics/policy.ts'
import { readDemoPassword } from './features/running/samples/keep-demo-password.ts'
import { seedSamples } from './features/running/samples/seed-samples.ts'
import { loadBuiltInSchools } from './features/catalogue/schools/load-built-in-schools.ts'
import { scheduleUpkeep } from './features/running/upkeep/jobs.ts'
import { closeServer } from './http/close-server.ts'

async function start(): Promise<void> {
  const stopRequested = nextStopRequest()
  const config = readConfig(process.env)
  const running = await provideDatabase(config)
  let db: Database | undefined
  try {
    await migrateDatabase(running.url)
    db = openDatabase(running.url)
    await loadBuiltInSchools(db)
    if (config.hasSampleCatalogue) await seedSamples(db, systemClock, config)
    const app = await createApp({ db, databaseUrl: running.url, clock: systemClock, config })
    const address = await app.server.listen({ port: config.port, host: config.host })
    const upkeep = await scheduleUpkeep(app, running.url)
    void finishBulkSubmissions(app).catch((error: unknown) => {
      app.server.log.error({ err: error }, 'bulk applications are left to the upkeep')
    })
    startImports(app)
    announce(app, address, await readDemoPassword(db))
    await stopRequested
    await closeServer(app.server)
    await upkeep.stop()
  } finally {
    await db?.$client.end().catch(() => undefined)
    await running.release()
  }
}

function announce(
  { config, localKey }: Pick<App, 'config' | 'localKey'>,
  address: string,
  demoPassword: string | undefined,
): void {
  const site = address.replace('127.0.0.1', 'localhost')
  console.log(`\n${config.productName} is ready at ${site}`)
  if (showsDevelopmentMails(config))
    console.log(`Mails are not sent; read them at ${site}${DEVELOPMENT_MAILS_PATH}?key=${localKey}`)
  if (tellsMetricsByLink(config)) console.log(`Metrics are at ${site}/metrics?key=${localKey}`)
  if (config.billing.provider === 'sandbox' && config.isLoopback)
    console.log(
      `The clock of the sandbox's payments is at ${site}/sandbox-checkout/clock?key=${localKey}`,
    )
  if (demoPassword !== undefined && config.isLoopback)
    console.log(
      `Demo logins: student@, parent@, organiser@ and admin@laurel.example, password ${demoPassword}\n`,
    )
}

/** Heard from the first moment on: a Ctrl-C during the start, too, stops the database that it started. */
function nextStopRequest(): Promise<void> {
  return new Promise((resolve) => {
    process.on('SIGTERM', () => resolve())
    process.on('SIGINT', () => resolve())
  })
}

start().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
