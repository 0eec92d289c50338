import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { App } from './app-context.ts'
import { openBackground } from './background.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { accountRoutes } from './features/people/accounts/routes.ts'
import { loadDeviceProofs } from './features/people/accounts/device-proof.ts'
import { loadCodeHasher } from './features/people/accounts/hash-code.ts'
import { followSignedInDays } from './features/people/accounts/record-signed-in-day.ts'
import { auditRoutes } from './features/common/audit/routes.ts'
import { answerRoutes } from './features/student/answers/routes.ts'
import { apiKeyRoutes } from './features/organisation/api-keys/routes.ts'
import { loadFileTickets } from './features/organisation/applicants/file-tickets.ts'
import { applicantRoutes } from './features/organisation/applicants/routes.ts'
import { announcementRoutes } from './features/organisation/announcements/routes.ts'
import { applicationRoutes } from './features/student/applications/routes.ts'
import { assistanceRoutes } from './features/student/assistance/routes.ts'
import { assistantRoutes } from './features/student/assistant/routes.ts'
import { authorshipRoutes } from './features/student/authorship/routes.ts'
import { automationRoutes } from './features/student/automation/routes.ts'
import { loadTrialHash } from './features/money/billing/trial-hash.ts'
import { loadOrderProof } from './features/money/billing/order-proof.ts'
import { keepPlanPrices } from './features/money/billing/keep-plan-prices.ts'
import { billingRoutes } from './features/money/billing/routes.ts'
import { calendarRoutes } from './features/student/calendar/routes.ts'
import { loadEssaySeals } from './features/student/essays/seal-rows.ts'
import { essayFileRoutes } from './features/student/essay-files/routes.ts'
import { familyRoutes } from './features/student/family/routes.ts'
import { claimRoutes } from './features/organisation/claims/routes.ts'
import { conversationRoutes } from './features/student/conversation/routes.ts'
import { fileRoutes } from './features/common/files/routes.ts'
import { guideRoutes } from './features/student/guide/routes.ts'
import { healthRoutes } from './features/running/health/routes.ts'
import { deskRoutes } from './features/catalogue/desk/routes.ts'
import { importRoutes } from './features/catalogue/imports/routes.ts'
import { loadUnsubscribeTokens } from './features/common/mail/unsubscribe-token.ts'
import { developmentMailRoutes } from './features/common/mail/development-mails.ts'
import { openCatalogueSnapshots } from './features/catalogue/matches/catalogue-snapshots.ts'
import { followCatalogue } from './features/catalogue/matches/follow-catalogue.ts'
import { measuringRoutes } from './features/common/measuring/routes.ts'
import { metricsRoutes } from './features/running/metrics/routes.ts'
import { notificationRoutes } from './features/student/notifications/routes.ts'
import { organiserHomeRoutes } from './features/organisation/organiser-home/routes.ts'
import { organisationRoutes } from './features/organisation/organisations/routes.ts'
import { partnerRoutes } from './features/running/partners/routes.ts'
import { plannerRoutes } from './features/student/planner/routes.ts'
import { privacyRoutes } from './features/running/privacy/routes.ts'
import { profileRoutes } from './features/people/profile/routes.ts'
import { sandboxCheckoutRoutes } from './features/money/sandbox-checkout/routes.ts'
import { publicListingRoutes } from './features/running/public-listings/routes.ts'
import { publishingRoutes } from './features/organisation/publishing/routes.ts'
import { scholarshipFileRoutes } from './features/organisation/scholarship-files/routes.ts'
import { scholarshipRoutes } from './features/catalogue/scholarships/routes.ts'
import { schoolRoutes } from './features/catalogue/schools/routes.ts'
import { signInRoutes } from './features/people/sign-in/routes.ts'
import { sitePageRoutes } from './features/running/site-pages/routes.ts'
import { supportRoutes } from './features/running/support/routes.ts'
import { visitorRoutes } from './features/common/visitor/routes.ts'
import { webhookRoutes } from './features/organisation/webhooks/routes.ts'
import { loadAccessTokens } from './http/access-token.ts'
import { checkAnswer, prepareBodies } from './http/bodies.ts'
import {
  answerConnectionError,
  answerFailures,
  answerFrameworkError,
} from './http/answer-failures.ts'
import { noteArrival } from './http/arrival.ts'
import { describeFault } from './http/describe-fault.ts'
import { docsRoutes } from './http/docs.ts'
import { ONCE_WAIT } from './http/once-wait.ts'
import { openLimits } from './http/limits.ts'
import { loadLocalKey } from './http/local-key.ts'
import { openMetrics } from './http/metrics.ts'
import { followSessions } from './http/session.ts'
import { timeRequests } from './http/time-requests.ts'
import { shedLoad } from './http/shed-load.ts'
import { openWebBuild } from './http/read-web-build.ts'
import { serveWebApp } from './http/web-app.ts'
import { openBuiltInWriter, openWritingModel } from './integrations/ai/open-writing-model.ts'
import { openVirusScanner } from './integrations/antivirus/open-virus-scanner.ts'
import { openBillingProvider } from './integrations/billing/open-billing-provider.ts'
import { openMailSender } from './integrations/email/open-mail-sender.ts'
import { openFileStore } from './integrations/files/open-file-store.ts'
import { openGoogleVerifier } from './integrations/google/open-google-verifier.ts'
import { openCountryFinder } from './integrations/ip-country/open-country-finder.ts'

interface Parts {
  db: Database
  clock: Clock
  config: Config
  /** Where the connection to listen for catalogue changes goes. */
  databaseUrl: string
  checksAnswers?: boolean
  /** On a busy computer a start may take any time, and nobody is turned away for a late event loop. */
  isPatient?: boolean
  /** Where the log goes instead of to the standard output. */
  logStream?: { write(line: string): void }
}

/** Spec 1 section 7: clients wait 120 seconds. */
const REQUEST_TIMEOUT_MILLISECONDS = 120_000
/** Room for several essays of 200,000 characters in one application. */
const BODY_LIMIT_BYTES = 4 * 1_048_576

export async function createApp(parts: Parts): Promise<App> {
  const { db, clock, config } = parts
  const server = Fastify({
    logger: {
      level: config.logLevel,
      // The reader of uploads tells all headers of a request.
      redact: ['req.headers', 'busboyOptions'],
      serializers: { err: describeFault },
      ...(parts.logStream && { stream: parts.logStream }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    requestTimeout: REQUEST_TIMEOUT_MILLISECONDS,
    connectionTimeout: REQUEST_TIMEOUT_MILLISECONDS,
    bodyLimit: BODY_LIMIT_BYTES,
    ...(parts.isPatient && { pluginTimeout: 0 }),
    routerOptions: { maxParamLength: 400 },
    // Short enough to be read out, and not the same again after a restart.
    genReqId: () => randomUUID().slice(0, 8),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerConnectionError,
  })
  answerFailures(server)
  noteArrival(server, clock)
  const metrics = openMetrics()
  timeRequests(server, metrics)
  if (!parts.isPatient) await shedLoad(server, config.overloadMilliseconds)
  const tokens = await loadAccessTokens(db, clock)
  const app: App = {
    server,
    db,
    clock,
    config,
    metrics,
    tokens,
    unsubscribeTokens: await loadUnsubscribeTokens(db),
    sessions: followSessions(db, clock, tokens),
    signedInDays: followSignedInDays(db, clock),
    limits: openLimits(db),
    onceWait: ONCE_WAIT,
    matches: await followCatalogue({
      db,
      clock,
      metrics,
      databaseUrl: parts.databaseUrl,
      config,
      log: logOf(server),
      snapshots: await openCatalogueSnapshots({
        db,
        log: logOf(server),
        file: join(config.dataDir, 'match-index.snapshot'),
      }),
    }),
    files: openFileStore(config),
    countries: openCountryFinder(config, clock),
    virusScanner: openVirusScanner(config),
    ai: await openWritingModel(config, clock, { metrics, log: logOf(server) }),
    builtInWriter: openBuiltInWriter(clock),
    mail: openMailSender(config),
    billing: await openBillingProvider({ db, clock, config }),
    google: openGoogleVerifier(config, clock),
    hashCode: await loadCodeHasher(db),
    deviceProofs: await loadDeviceProofs(db, config),
    localKey: await loadLocalKey(db),
    trialHash: await loadTrialHash(db),
    orderProof: await loadOrderProof(db),
    essaySeals: await loadEssaySeals(db),
    fileTickets: await loadFileTickets(db, clock),
    background: openBackground(logOf(server)),
    prepareBodies,
    checkAnswer: parts.checksAnswers ? checkAnswer : () => undefined,
  }
  await keepPlanPrices(app)
  mountFeatures(app)
  server.addHook('onClose', async () => {
    await app.background.settle()
    app.mail?.close()
    await app.matches.stop()
  })
  return app
}

const logOf = (server: FastifyInstance): FastifyBaseLogger => server.log

function mountFeatures(app: App): void {
  healthRoutes(app)
  metricsRoutes(app)
  accountRoutes(app)
  signInRoutes(app)
  profileRoutes(app)
  privacyRoutes(app)
  scholarshipRoutes(app)
  applicationRoutes(app)
  answerRoutes(app)
  authorshipRoutes(app)
  assistanceRoutes(app)
  familyRoutes(app)
  fileRoutes(app)
  essayFileRoutes(app)
  automationRoutes(app)
  notificationRoutes(app)
  plannerRoutes(app)
  calendarRoutes(app)
  schoolRoutes(app)
  visitorRoutes(app)
  conversationRoutes(app)
  billingRoutes(app)
  guideRoutes(app)
  measuringRoutes(app)
  partnerRoutes(app)
  supportRoutes(app)
  organisationRoutes(app)
  organiserHomeRoutes(app)
  auditRoutes(app)
  apiKeyRoutes(app)
  webhookRoutes(app)
  publishingRoutes(app)
  scholarshipFileRoutes(app)
  applicantRoutes(app)
  announcementRoutes(app)
  importRoutes(app)
  deskRoutes(app)
  claimRoutes(app)
  assistantRoutes(app)
  sandboxCheckoutRoutes(app)
  docsRoutes(app)
  developmentMailRoutes(app)
  const build = openWebBuild()
  publicListingRoutes(app, build)
  sitePageRoutes(app, build)
  serveWebApp(app, build)
}
