import { ROLES } from '@laurel/contract/organisation-rights'
import { randomUUID } from 'node:crypto'
import {
  A_PROFILE,
  aMemberInvitation,
  anAskedName,
  anOrganisation,
  confirmAddress,
} from '../factories/organisation.ts'
import { aStudent } from '../factories/student.ts'
import { signInAgain, type World } from './callers.ts'
import { each, open, organisation, type AccessEntry } from './expectations.ts'

/** Nobody else is told that there is such a call. */
const forAdmins = { otherwise: 'NOT_FOUND', outcomes: { admin: 'ok' } } as const

/** Of the same people as the organiser's, so that what is changed in it changes nothing there. */
async function another({ app, members }: World): Promise<string> {
  await confirmAddress(app, members.owner)
  return anOrganisation(app, {
    vetting: 'unasked',
    members: [
      ...ROLES.map((role) => [members[role], role] as const),
      [await aStudent(app), 'owner'],
    ],
  })
}

const ofAnother = async (world: World) => ({ params: { id: await another(world) } })

async function ofMember(world: World) {
  const guest = await aStudent(world.app)
  const id = await anOrganisation(world.app, {
    members: [...ROLES.map((role) => [world.members[role], role] as const), [guest, 'viewer']],
  })
  return { params: { id, userId: guest.userId } }
}

async function invitation(world: World) {
  const owner = await signInAgain(world.app, world.members.owner)
  const organisationId = await another(world)
  return { organisationId, ...(await aMemberInvitation(world.app, { owner, organisationId })) }
}

const token = async (world: World) => ({ params: { token: (await invitation(world)).token } })

const aWaiting = async ({ app }: World) => ({
  params: { id: await anOrganisation(app, { vetting: 'waiting' }) },
})

/** Organisations, their members and their vetting. */
export const ORGANISATION_ENTRIES: Readonly<Record<string, AccessEntry>> = {
  createOrganisation: each(() => ({ body: { name: `New ${randomUUID()}`, ...A_PROFILE } })),
  readOrganisation: organisation('read_organisation', ofAnother),
  updateOrganisation: organisation('update_organisation', async (world) => ({
    ...(await ofAnother(world)),
    body: A_PROFILE,
  })),
  renameOrganisation: organisation('rename_organisation', async (world) => ({
    ...(await ofAnother(world)),
    body: { name: `New ${randomUUID()}`, version: 1 },
  })),
  readWaiting: organisation('read_organisation', ofAnother),
  listAudit: organisation('read_audit', ofAnother),
  requestVetting: organisation('update_organisation', ofAnother),

  listMembers: organisation('read_organisation', ofAnother),
  inviteMember: organisation('invite_member', async (world) => ({
    ...(await ofAnother(world)),
    body: { email: `${randomUUID()}@example.org`, role: 'viewer' },
  })),
  withdrawMemberInvitation: organisation('invite_member', async (world) => {
    const { organisationId, id } = await invitation(world)
    return { params: { id: organisationId, invitationId: id } }
  }),
  readMemberInvitation: open(token, { missing: 'INVITATION_CLOSED' }),
  acceptMemberInvitation: each(token, { missing: 'INVITATION_CLOSED' }),
  updateMember: organisation('update_member', async (world) => ({
    ...(await ofMember(world)),
    body: { role: 'manager' },
  })),
  removeMember: organisation('update_member', ofMember),
  leaveOrganisation: organisation('read_organisation', ofAnother),
  readHousehold: organisation('read_organisation', ofAnother),
  declareHousehold: organisation('read_organisation', async (world) => ({
    ...(await ofAnother(world)),
    body: { emails: ['twin@example.org'] },
  })),

  listVettings: each(undefined, forAdmins),
  readVetting: each(aWaiting, forAdmins),
  decideVetting: each(
    async (world) => ({
      ...(await aWaiting(world)),
      body: { verdict: 'verified', checked: ['website'], note: '' },
    }),
    forAdmins,
  ),
  listOwnerless: each(undefined, forAdmins),
  listAskedNames: each(undefined, forAdmins),
  decideName: each(
    async (world) => ({
      params: { id: (await anAskedName(world.app)).id },
      body: { verdict: 'given', note: '' },
    }),
    forAdmins,
  ),
  assignOwner: each(async (world) => {
    const owner = await aStudent(world.app)
    await confirmAddress(world.app, owner)
    return { ...(await aWaiting(world)), body: { email: owner.email } }
  }, forAdmins),
}
