import * as calls from '@laurel/contract/family'
import * as links from '@laurel/contract/family-links'
import type { App } from '../../../app-context.ts'
import { CallFailure } from '../../../http/failures.ts'
import { networkOf } from '../../../http/network-of.ts'
import { serve } from '../../../http/serve.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { answerSuggestion } from './answer-suggestion.ts'
import { endFamilyLink } from './end-family-link.ts'
import { inviteToFamily } from './invite-to-family.ts'
import { listStudentMatches } from './list-student-matches.ts'
import { listSuggestions } from './list-suggestions.ts'
import { findLinkedStudent } from './policy.ts'
import { findInvitation, readFamily } from './queries.ts'
import { fullName, isOpenInvitation } from './rules.ts'
import { suggestScholarship } from './suggest-scholarship.ts'
import { readSharedProfile, updateStudentProfile } from './update-student-profile.ts'
import { viewStudent } from './view-student.ts'
import { withdrawInvitation } from './withdraw-invitation.ts'

export function familyRoutes(app: App): void {
  linkRoutes(app)
  studentRoutes(app)
  suggestionRoutes(app)
}

function linkRoutes(app: App): void {
  const { db, clock, limits } = app
  serve(app, links.readFamily, ({ who }) => readFamily(db, who, clock.now()))
  serve(app, links.inviteToFamily, ({ who, body }) => inviteToFamily(app, who, body))
  serve(app, links.readInvitation, async ({ params, request }) => {
    await limits.use('invitationToken', networkOf(request.ip))
    const found = await findInvitation(db, params.token)
    if (!found || !isOpenInvitation(found.invitation, clock.now()))
      throw new CallFailure('INVITATION_CLOSED')
    const { invites, expiresAt } = found.invitation
    const inviterName = fullName(found.inviter, invites === 'parent' ? 'A student' : 'A parent')
    return { inviterName, invites, expiresAt: expiresAt.toISOString() }
  })
  serve(app, links.acceptInvitation, async ({ who, params, request }) => {
    await limits.use('invitationToken', networkOf(request.ip))
    await acceptInvitation(app, who, params.token)
    return readFamily(db, who, clock.now())
  })
  serve(app, links.withdrawInvitation, async ({ who, params }) => {
    await withdrawInvitation(app, who.applicantId, params.id)
    return readFamily(db, who, clock.now())
  })
  serve(app, links.endFamilyLink, async ({ who, params }) => {
    await endFamilyLink(app, who, params.id)
    return readFamily(db, who, clock.now())
  })
}

function studentRoutes(app: App): void {
  const { db } = app
  serve(app, calls.readStudent, async ({ who, params }) =>
    viewStudent(app, await findLinkedStudent(db, who, params.id)),
  )
  serve(app, calls.listStudentMatches, async ({ who, params, query }) => {
    const student = await findLinkedStudent(db, who, params.id)
    return { scholarshiplists: await listStudentMatches(app, student, query) }
  })
  serve(app, calls.readStudentProfile, async ({ who, params }) =>
    readSharedProfile(app, await findLinkedStudent(db, who, params.id)),
  )
  serve(app, calls.updateStudentProfile, async ({ who, params, body }) => {
    const student = await findLinkedStudent(db, who, params.id)
    await updateStudentProfile(app, who, student, body)
    return readSharedProfile(app, student)
  })
  serve(app, calls.suggestScholarship, async ({ who, params, body }) => {
    const student = await findLinkedStudent(db, who, params.id)
    await suggestScholarship(app, who, student, body)
    return viewStudent(app, student)
  })
}

function suggestionRoutes(app: App): void {
  serve(app, calls.listSuggestions, ({ who }) => listSuggestions(app, who))
  serve(app, calls.answerSuggestion, async ({ who, params, body }) => {
    await answerSuggestion(app, who.applicantId, params.id, body)
    return listSuggestions(app, who)
  })
}
