import * as calls from '@laurel/contract/desk-admin'
import {
  listOftenAsked as listOftenAskedCall,
  settleQuestion as settleQuestionCall,
} from '@laurel/contract/questions-admin'
import type { App } from '../../../app-context.ts'
import { CallFailure } from '../../../http/failures.ts'
import { requireAdmin } from '../../../http/require-admin.ts'
import { serve } from '../../../http/serve.ts'
import { undoMerge } from '../duplicates/undo-merge.ts'
import { clearFlag } from './clear-flag.ts'
import { decideClause } from './decide-clause.ts'
import { flagListing } from './flag-listing.ts'
import { listOftenAsked } from './list-often-asked.ts'
import { listDesk, listMerges } from './queries.ts'
import { settleFinding } from './settle-finding.ts'
import { settleListing } from './settle-listing.ts'
import { settlePair } from './settle-pair.ts'
import { settleQuestion } from './settle-question.ts'
import { undoDecision } from './undo-decision.ts'
import { viewListing } from './view-listing.ts'

/** For administrators only: nobody else is told that there is such a call. */
export function deskRoutes(app: App): void {
  serve(app, calls.listDesk, async ({ who, query }) =>
    listDesk(app.db, query, requireAdmin(who), app.clock.now()),
  )
  serve(app, calls.viewDeskListing, async ({ who, params }) => {
    requireAdmin(who)
    return viewListing(app.db, params.id)
  })
  serve(app, calls.decideClause, async ({ who, body }) =>
    decideClause(app, body, requireAdmin(who)),
  )
  serve(app, listOftenAskedCall, async ({ who, query }) => {
    requireAdmin(who)
    return listOftenAsked(app.db, query)
  })
  serve(app, settleQuestionCall, async ({ who, params, body }) =>
    settleQuestion(app, { ...body, ...params, madeBy: requireAdmin(who) }),
  )
  serve(app, calls.undoDecision, async ({ who, params }) => {
    requireAdmin(who)
    return undoDecision(app, params.id)
  })
  serve(app, calls.settleListing, async ({ who, params, body }) => {
    requireAdmin(who)
    return settleListing(app, params.id, body.verdict)
  })
  serve(app, calls.settleFinding, async ({ who, params, body }) =>
    settleFinding(app, params.id, body, requireAdmin(who)),
  )
  serve(app, calls.settlePair, async ({ who, params, body }) => {
    await settlePair(app, params.id, body, requireAdmin(who))
    return {}
  })
  serve(app, calls.flagListing, async ({ who, params, body }) =>
    flagListing(app, params.id, body, requireAdmin(who)),
  )
  serve(app, calls.clearFlag, async ({ who, params }) => {
    requireAdmin(who)
    await clearFlag(app, params.id)
    return {}
  })
  serve(app, calls.listMerges, async ({ who, query }) => {
    requireAdmin(who)
    return listMerges(app.db, query, app.clock.now())
  })
  serve(app, calls.undoListingMerge, async ({ who, params }) => {
    requireAdmin(who)
    const now = app.clock.now()
    const undo = await app.db.transaction((tx) => undoMerge(tx, params.id, now))
    if (undo === 'unknown') throw new CallFailure('NOT_FOUND')
    if (undo === 'tooLate') throw new CallFailure('MERGE_SETTLED')
    await app.matches.catchUp()
    return {}
  })
}
