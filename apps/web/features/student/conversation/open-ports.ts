import { checkEmail, logIn, signUp } from '@laurel/contract/accounts'
import { applyToScholarship } from '@laurel/contract/applications'
import { recordConversion, validateAnswer } from '@laurel/contract/conversation'
import { updateProfile } from '@laurel/contract/profile'
import { listOnboarding, previewMatches } from '@laurel/contract/scholarships'
import { deviceStorage } from '../../../browser-storage.ts'
import { call } from '../../../api/call.ts'
import { closeAccount } from '../../../api/close-account.ts'
import { rememberSession, rememberUser } from '../../../api/session.ts'
import { rememberScholarshipCount } from '../../../api/remember-scholarship-count.ts'
import { todayHere } from '../../../clock.ts'
import { readConsent } from '../../common/measuring/consent.ts'
import { readCampaign, readReferral } from '../../common/measuring/read-campaign.ts'
import type { Ports } from './ports.ts'
import { saveWanted } from './save-wanted.ts'
import { type ConversationKind, dropProgress, keepProgress } from './stored-progress.ts'

/** A check that takes longer than this is one that failed. */
const VALIDATION_TIMEOUT_MS = 6000

const CONVERSIONS = ['Phase 6', 'Profile Updated via conversation Bot'] as const

/** With consent only. Reporting is nobody's concern who signs up: what fails is only logged. */
function recordConversions(): void {
  if (readConsent() !== 'yes') return
  const campaign = readCampaign()
  for (const event of CONVERSIONS)
    call(recordConversion, { body: { event, ...campaign }, keepalive: true }).catch(
      (error: unknown) => console.error('A conversion could not be recorded', error),
    )
}

/** The server, this device and the pages around. */
export function openPorts(kind: ConversationKind, leave: Ports['leave']): Ports {
  return {
    keep: (progress) => keepProgress(deviceStorage(), kind, progress),
    drop: () => dropProgress(deviceStorage(), kind),
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    today: todayHere,
    hasAccount: (email) => call(checkEmail, { body: { email } }),
    async logIn(userName, password) {
      const answer = await call(logIn, { body: { userName, password, loginType: 'register_user' } })
      rememberSession(answer)
      void saveWanted()
      return answer.user
    },
    async signUp(body, onceKey) {
      const answer = await call(signUp, { body: { ...body, ...readReferral() }, onceKey })
      rememberSession(answer)
      void saveWanted()
      return answer.user
    },
    async saveProfile(id, body) {
      const { applicant } = await call(updateProfile, { params: { id }, body })
      rememberUser(applicant)
      return applicant
    },
    validate: (question, answer, before) =>
      call(validateAnswer, {
        body: { question, answer, ...before },
        signal: AbortSignal.timeout(VALIDATION_TIMEOUT_MS),
      }),
    countMatches: async (body) => (await call(previewMatches, { body })).yourRecommendation,
    listMatches: (most) =>
      call(listOnboarding, {
        query: {
          limit: String(most),
          orderBy: 'match',
          withoutRequirement: most === 1 ? 'true' : 'false',
        },
      }),
    async apply(id) {
      const answer = await call(applyToScholarship, {
        params: { id },
        onceKey: crypto.randomUUID(),
      })
      rememberScholarshipCount(answer.scholarshipCount)
      return answer
    },
    closeAccount,
    recordConversions,
    leave,
  }
}
