import type { Call } from '@laurel/contract/define-call'
import type { FastifyInstance } from 'fastify'
import type { Background } from './background.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { FileTickets } from './features/organisation/applicants/file-tickets.ts'
import type { DeviceProofs } from './features/people/accounts/device-proof.ts'
import type { CodeHasher } from './features/people/accounts/hash-code.ts'
import type { SignedInDays } from './features/people/accounts/record-signed-in-day.ts'
import type { TrialHash } from './features/money/billing/trial-hash.ts'
import type { OrderProof } from './features/money/billing/order-proof.ts'
import type { EssaySeals } from './features/student/essays/seal-rows.ts'
import type { UnsubscribeTokens } from './features/common/mail/unsubscribe-token.ts'
import type { Matches } from './features/catalogue/matches/follow-catalogue.ts'
import type { AccessTokens } from './http/access-token.ts'
import type { OnceWait } from './http/once-wait.ts'
import type { Limits } from './http/limits.ts'
import type { Metrics } from './http/metrics.ts'
import type { Sessions } from './http/session.ts'
import type { WritingModel } from './integrations/ai/writing-model.ts'
import type { VirusScanner } from './integrations/antivirus/virus-scanner.ts'
import type { BillingProvider } from './integrations/billing/billing-provider.ts'
import type { MailSender } from './integrations/email/mail-sender.ts'
import type { FileStore } from './integrations/files/file-store.ts'
import type { GoogleVerifier } from './integrations/google/google-identity.ts'
import type { CountryFinder } from './integrations/ip-country/country-finder.ts'

/** Everything a feature needs; features get it as an argument and reach for nothing else. */
export interface App {
  server: FastifyInstance
  db: Database
  clock: Clock
  config: Config
  metrics: Metrics
  tokens: AccessTokens
  unsubscribeTokens: UnsubscribeTokens
  sessions: Sessions
  signedInDays: SignedInDays
  limits: Limits
  onceWait: OnceWait
  matches: Matches
  files: FileStore
  countries: CountryFinder
  virusScanner: VirusScanner
  ai: WritingModel
  /** What `ai` is as well where no language model is set up. */
  builtInWriter: WritingModel
  /** Absent: mails stay in the database. */
  mail: MailSender | undefined
  billing: BillingProvider
  /** Absent: nobody signs in with Google. */
  google: GoogleVerifier | undefined
  hashCode: CodeHasher
  deviceProofs: DeviceProofs
  /** What the start prints in links to what only whoever runs Laurel may see. */
  localKey: string
  trialHash: TrialHash
  orderProof: OrderProof
  essaySeals: EssaySeals
  /** Links by which members of organisations read files of applications. */
  fileTickets: FileTickets
  background: Background
  prepareBodies(scope: FastifyInstance, call: Call): Promise<void>
  /** Holds an answer against its schema; only tests pay for that. */
  checkAnswer(call: Call, answer: unknown): void
}
