import { ROLES } from '@laurel/contract/organisation-rights'
import { aClaimLink, anImportedListing, aTakenListing } from '../factories/claims.ts'
import { anOrganisation } from '../factories/organisation.ts'
import { signInAgain, type World } from './callers.ts'
import { each, open, organisation, type AccessEntry } from './expectations.ts'

/** Nobody else is told that there is such a call. */
const forAdmins = { otherwise: 'NOT_FOUND', outcomes: { admin: 'ok' } } as const

const another = ({ app, members }: World): Promise<string> =>
  anOrganisation(app, {
    members: ROLES.map((role) => [members[role], role] as const),
  })

async function asked(world: World) {
  const owner = await signInAgain(world.app, world.members.owner)
  return { owner, organisationId: await another(world) }
}

const token = async (world: World) => ({
  params: { token: (await aClaimLink(world.app, await asked(world))).token },
})

const aListing = async (world: World) => ({
  id: await another(world),
  scholarshipId: await anImportedListing(world.app),
})

/** Listings that sponsors ask to look after. */
export const CLAIM_ENTRIES: Readonly<Record<string, AccessEntry>> = {
  viewClaimable: organisation('publish_scholarship', async (world) => ({
    params: await aListing(world),
  })),
  readOwnClaims: organisation('publish_scholarship', async (world) => ({
    params: { id: await another(world) },
  })),
  askForListing: organisation('publish_scholarship', async (world) => {
    const { id, scholarshipId } = await aListing(world)
    return { params: { id }, body: { scholarshipId, email: 'awards@lakeshorecu.org' } }
  }),
  withdrawClaim: organisation('publish_scholarship', async (world) => {
    const { organisationId, id } = await aClaimLink(world.app, await asked(world))
    return { params: { id: organisationId, claimId: id } }
  }),
  readClaim: open(token, { missing: 'CLAIM_CLOSED' }),
  takeListing: each(token, { missing: 'CLAIM_CLOSED' }),
  listListingClaims: each(undefined, forAdmins),
  settleClaim: each(async (world) => {
    const { claimId } = await aTakenListing(world.app, await asked(world))
    return { params: { id: claimId }, body: { verdict: 'undo' } }
  }, forAdmins),
}
