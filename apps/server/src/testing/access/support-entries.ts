import { randomUUID } from 'node:crypto'
import { aPrivacyRequest } from '../factories/privacy.ts'
import { aSupportRequest } from '../factories/support.ts'
import type { World } from './callers.ts'
import { each, open, type AccessEntry } from './expectations.ts'

/** Nobody else is told that there is such a call. */
const forAdmins = { otherwise: 'NOT_FOUND', outcomes: { admin: 'ok' } } as const

const aWaiting = async ({ app }: World) => ({ params: { id: await aSupportRequest(app) } })

const aPrivacyWait = async ({ app }: World) => ({ params: { id: await aPrivacyRequest(app) } })

/** What people ask those behind the product, and how these see who comes. */
export const SUPPORT_ENTRIES: Readonly<Record<string, AccessEntry>> = {
  addSupport: open(() => ({
    body: { email: 'guest@example.org', phone: '614 555 0142', description: 'May I?' },
  })),
  listOwnSupport: each(),
  recordPageView: open(() => ({
    body: { consent: 'yes', visitId: randomUUID(), page: '/faq', width: 'desk' },
  })),
  readVisitors: each(undefined, forAdmins),
  exportVisits: each(undefined, forAdmins),
  listSupportQueue: each(undefined, forAdmins),
  answerSupport: each(
    async (world) => ({ ...(await aWaiting(world)), body: { answer: 'You may.' } }),
    forAdmins,
  ),
  resolveSupport: each(aWaiting, forAdmins),
  listPrivacyQueue: each(undefined, forAdmins),
  beginPrivacyWork: each(aPrivacyWait, forAdmins),
  extendPrivacyRequest: each(
    async (world) => ({ ...(await aPrivacyWait(world)), body: { reason: 'Much to read.' } }),
    forAdmins,
  ),
  settlePrivacyRequest: each(
    async (world) => ({
      ...(await aPrivacyWait(world)),
      body: { outcome: 'done', answer: 'Nothing is kept.' },
    }),
    forAdmins,
  ),
}
