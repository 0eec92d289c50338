import * as calls from '@laurel/contract/scholarships'
import { listUnlocks as listUnlocksCall } from '@laurel/contract/unlocks'
import type { App } from '../../../app-context.ts'
import { networkOf } from '../../../http/network-of.ts'
import { serve } from '../../../http/serve.ts'
import { isApplicant } from '../../../http/session.ts'
import { answerAttestation } from './answer-attestation.ts'
import { explainMatch } from './explain-match.ts'
import { findForOnboarding, findMatches, findNewest } from './find-matches.ts'
import { listForVisitor, listScholarships } from './list-scholarships.ts'
import { listUnlocks } from './list-unlocks.ts'
import { previewMatches } from './preview-matches.ts'
import { readSavedIds } from './queries.ts'
import { saveScholarship } from './save-scholarship.ts'
import { unsaveScholarship } from './unsave-scholarship.ts'
import { viewScholarship } from './view-scholarship.ts'

const idsOf = (page: readonly { id: string }[]) => page.map(({ id }) => id)

export function scholarshipRoutes(app: App): void {
  serve(app, calls.listEligible, async ({ who, query }) => {
    const found = await findMatches(app, who, query)
    const ids = idsOf(found.page(query.offset, query.limit - query.offset))
    return { scholarshiplists: await listScholarships(app, who, ids) }
  })
  serve(
    app,
    calls.countEligible,
    async ({ who, query }) => (await findMatches(app, who, query)).total,
  )
  serve(app, calls.listOnboarding, async ({ who, query, request }) => {
    const size = query.limit - query.offset
    if (!isApplicant(who)) {
      if (query.search) await app.limits.use('visitorSearch', networkOf(request.ip))
      return listForVisitor(app, idsOf(await findNewest(app, query, size)))
    }
    return listScholarships(app, who, await findForOnboarding(app, who, query))
  })
  serve(app, calls.listWishlist, async ({ who }) =>
    listScholarships(app, who, await readSavedIds(app.db, who.applicantId)),
  )
  serve(app, calls.addToWishlist, async ({ who, body }) => {
    await saveScholarship(app, who.applicantId, body.scholarshipId)
    return { ...body, isLiked: true }
  })
  serve(app, calls.removeFromWishlist, async ({ who, body }) => {
    await unsaveScholarship(app, who.applicantId, body.scholarshipId)
    return { ...body, isLiked: false }
  })
  serve(app, calls.previewMatches, ({ who, body }) => previewMatches(app, who, body))
  serve(app, listUnlocksCall, ({ who }) => listUnlocks(app, who))
  serve(app, calls.readScholarship, ({ who, params, query }) =>
    viewScholarship(app, who, params.id, query.source),
  )
  serve(app, calls.explainMatch, ({ who, params }) => explainMatch(app, who, params.id))
  serve(app, calls.answerAttestation, async ({ who, params, body }) =>
    answerAttestation(app, who, { scholarshipId: params.id, ...body }),
  )
}
