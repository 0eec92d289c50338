import { randomUUID } from 'node:crypto'
import { aPartner, aPayout } from '../factories/partner.ts'
import type { World } from './callers.ts'
import { each, type AccessEntry } from './expectations.ts'

/** Nobody else is told that there is such a call. */
const forAdmins = { otherwise: 'NOT_FOUND', outcomes: { admin: 'ok' } } as const

const TERMS = {
  name: 'College Club',
  email: 'club@example.org',
  memberCents: 500,
  shareBasisPoints: 1000,
  payout: 'monthly',
  thresholdCents: null,
}

const ofPartner = async ({ app }: World) => ({ params: { id: (await aPartner(app)).id } })

/** Whom students came from, and what they are paid for it. */
export const PARTNER_ENTRIES: Readonly<Record<string, AccessEntry>> = {
  listPartners: each(undefined, forAdmins),
  addPartner: each(() => ({ body: { ...TERMS, linkId: randomUUID() } }), forAdmins),
  changePartner: each(
    async (world) => ({ ...(await ofPartner(world)), body: { ...TERMS, hasEnded: false } }),
    forAdmins,
  ),
  mailPartnerFigures: each(ofPartner, forAdmins),
  readPartner: each(ofPartner, forAdmins),
  exportPartnerLedger: each(undefined, forAdmins),
  listPayouts: each(undefined, forAdmins),
  exportPayouts: each(() => ({ query: { batch: '2026-12-01' } }), forAdmins),
  markPayoutPaid: each(
    async ({ app }) => ({
      params: { id: await aPayout(app, (await aPartner(app)).id) },
      body: { reference: 'SEPA 4711' },
    }),
    forAdmins,
  ),
}
