import * as adminCalls from '@laurel/contract/claims-admin'
import * as calls from '@laurel/contract/listing-claims'
import type { App } from '../../../app-context.ts'
import { CallFailure } from '../../../http/failures.ts'
import { networkOf } from '../../../http/network-of.ts'
import { requireAdmin } from '../../../http/require-admin.ts'
import { serve } from '../../../http/serve.ts'
import type { Session } from '../../../http/session.ts'
import { sendSoon } from '../../common/mail/send-soon.ts'
import { requireMember } from '../organisations/require-member.ts'
import { askForListing } from './ask-for-listing.ts'
import { findClaimLink, listClaims, readClaimable, readOwnClaims } from './queries.ts'
import { settleClaim } from './settle-claim.ts'
import { takeListing } from './take-listing.ts'
import { withdrawClaim } from './withdraw-claim.ts'

/** How a sponsor takes over a listing that an import brought. */
export function claimRoutes(app: App): void {
  const { db, clock, limits } = app
  const require = (who: Session, id: string) => requireMember(db, who, id, 'publish_scholarship')
  serve(app, calls.viewClaimable, async ({ who, params }) => {
    await require(who, params.id)
    return readClaimable(db, params.scholarshipId)
  })
  serve(app, calls.readOwnClaims, async ({ who, params }) =>
    readOwnClaims(db, await require(who, params.id), clock.now()),
  )
  serve(app, calls.askForListing, async ({ who, params, body }) => {
    const member = await require(who, params.id)
    await askForListing(app, member, body)
    sendSoon(app)
    return readOwnClaims(db, member, clock.now())
  })
  serve(app, calls.withdrawClaim, async ({ who, params }) => {
    const member = await require(who, params.id)
    await withdrawClaim(app, member, params.claimId)
    return readOwnClaims(db, member, clock.now())
  })
  serve(app, calls.readClaim, async ({ params, request }) => {
    await limits.use('invitationToken', networkOf(request.ip))
    const found = await findClaimLink(db, params.token)
    if (!found || found.link.expiresAt <= clock.now()) throw new CallFailure('CLAIM_CLOSED')
    const { link, organisationName } = found
    const { title, sponsor, page } = await readClaimable(db, link.scholarshipId)
    return { organisationName, title, sponsor, page, expiresAt: link.expiresAt.toISOString() }
  })
  serve(app, calls.takeListing, async ({ who, params, request }) => {
    await limits.use('invitationToken', networkOf(request.ip))
    const taken = await takeListing(app, who, params.token)
    sendSoon(app)
    return taken
  })
  adminRoutes(app)
}

function adminRoutes(app: App): void {
  serve(app, adminCalls.listListingClaims, async ({ who, query }) => {
    requireAdmin(who)
    return listClaims(app.db, query)
  })
  serve(app, adminCalls.settleClaim, async ({ who, params, body }) => {
    await settleClaim(app, params.id, body, requireAdmin(who))
    sendSoon(app)
    return {}
  })
}
