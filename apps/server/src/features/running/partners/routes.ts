import * as calls from '@laurel/contract/partners-admin'
import type { App } from '../../../app-context.ts'
import { requireAdmin } from '../../../http/require-admin.ts'
import { serve } from '../../../http/serve.ts'
import { addPartner } from './add-partner.ts'
import { changePartner } from './change-partner.ts'
import { exportLedger } from './export-ledger.ts'
import { exportPayouts } from './export-payouts.ts'
import { listPartners } from './list-partners.ts'
import { listPayouts } from './list-payouts.ts'
import { mailFigures } from './mail-figures.ts'
import { markPayoutPaid } from './mark-payout-paid.ts'
import { readPartner } from './read-partner.ts'

/** For administrators only: nobody else is told that there is such a call. */
export function partnerRoutes(app: App): void {
  serve(app, calls.listPartners, async ({ who, query }) => {
    requireAdmin(who)
    return listPartners(app, query)
  })
  serve(app, calls.addPartner, async ({ who, body }) => {
    requireAdmin(who)
    return addPartner(app, body)
  })
  serve(app, calls.changePartner, async ({ who, params, body }) => {
    requireAdmin(who)
    return changePartner(app, params.id, body)
  })
  serve(app, calls.mailPartnerFigures, async ({ who, params }) => {
    requireAdmin(who)
    return mailFigures(app, params.id)
  })
  serve(app, calls.readPartner, async ({ who, params }) => {
    requireAdmin(who)
    return readPartner(app, params.id)
  })
  serve(app, calls.exportPartnerLedger, async ({ who, reply }) => {
    requireAdmin(who)
    return exportLedger(app, reply)
  })
  serve(app, calls.listPayouts, async ({ who, query }) => {
    requireAdmin(who)
    return listPayouts(app, query)
  })
  serve(app, calls.exportPayouts, async ({ who, query, reply }) => {
    requireAdmin(who)
    return exportPayouts(app, query.batch, reply)
  })
  serve(app, calls.markPayoutPaid, async ({ who, params, body }) =>
    markPayoutPaid(app, requireAdmin(who), { id: params.id, ...body }),
  )
}
