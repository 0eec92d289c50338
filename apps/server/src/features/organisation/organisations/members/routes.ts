import * as calls from '@laurel/contract/organisation-members'
import type { OrganisationPermission } from '@laurel/contract/organisation-rights'
import type { App } from '../../../../app-context.ts'
import { networkOf } from '../../../../http/network-of.ts'
import { serve } from '../../../../http/serve.ts'
import type { Session } from '../../../../http/session.ts'
import { sendSoon } from '../../../common/mail/send-soon.ts'
import { requireMember } from '../require-member.ts'
import { acceptMemberInvitation } from './accept-member-invitation.ts'
import { changeMembership } from './change-membership.ts'
import { declareHousehold, readHousehold } from './declare-household.ts'
import { inviteMember } from './invite-member.ts'
import { readPeople } from './queries.ts'
import { readMemberInvitation } from './read-member-invitation.ts'
import { withdrawMemberInvitation } from './withdraw-member-invitation.ts'

export function memberRoutes(app: App): void {
  peopleRoutes(app)
  invitationRoutes(app)
  householdRoutes(app)
}

function peopleRoutes(app: App): void {
  const { db, clock } = app
  const require = (who: Session, id: string, permission: OrganisationPermission) =>
    requireMember(db, who, id, permission)
  serve(app, calls.listMembers, async ({ who, params }) =>
    readPeople(db, await require(who, params.id, 'read_organisation'), clock.now()),
  )
  serve(app, calls.updateMember, async ({ who, params: { id, userId }, body: { role } }) => {
    const member = await require(who, id, 'update_member')
    await changeMembership(app, member, { userId, role })
    return readPeople(db, member, clock.now())
  })
  serve(app, calls.removeMember, async ({ who, params: { id, userId } }) => {
    const member = await require(who, id, 'update_member')
    await changeMembership(app, member, { userId })
    return readPeople(db, member, clock.now())
  })
  serve(app, calls.leaveOrganisation, async ({ who, params: { id } }) => {
    const member = await require(who, id, 'read_organisation')
    await changeMembership(app, member, { userId: member.userId })
    return { organisationId: member.organisationId }
  })
}

function invitationRoutes(app: App): void {
  const { db, clock, limits } = app
  serve(app, calls.inviteMember, async ({ who, params, body }) => {
    const member = await requireMember(db, who, params.id, 'invite_member')
    await inviteMember(app, member, body)
    sendSoon(app)
    return readPeople(db, member, clock.now())
  })
  serve(app, calls.withdrawMemberInvitation, async ({ who, params: { id, invitationId } }) => {
    const member = await requireMember(db, who, id, 'invite_member')
    await withdrawMemberInvitation(app, member, invitationId)
    return readPeople(db, member, clock.now())
  })
  serve(app, calls.readMemberInvitation, async ({ who, params, request }) => {
    await limits.use('invitationToken', networkOf(request.ip))
    return readMemberInvitation(db, params.token, who?.userId, clock.now())
  })
  serve(app, calls.acceptMemberInvitation, async ({ who, params, request }) => {
    await limits.use('invitationToken', networkOf(request.ip))
    return acceptMemberInvitation(app, who, params.token)
  })
}

function householdRoutes(app: App): void {
  const { db } = app
  serve(app, calls.readHousehold, async ({ who, params }) =>
    readHousehold(db, await requireMember(db, who, params.id, 'read_organisation')),
  )
  serve(app, calls.declareHousehold, async ({ who, params, body }) => {
    const member = await requireMember(db, who, params.id, 'read_organisation')
    await declareHousehold(app, member, body.emails)
    return readHousehold(db, member)
  })
}
