import * as calls from '@laurel/contract/announcements'
import * as adminCalls from '@laurel/contract/announcements-admin'
import type { App } from '../../../app-context.ts'
import { onceKeyOf, serve } from '../../../http/serve.ts'
import { requireAdmin } from '../../../http/require-admin.ts'
import { requireForApplication, requireForScholarship } from '../organisations/require-member.ts'
import { announce } from './announce.ts'
import { decideWinners } from './decide-winners.ts'
import { forfeitAward } from './forfeit-award.ts'
import { previewAnnouncement } from './preview-announcement.ts'
import { markReached } from './mark-reached.ts'
import { readAnnouncement } from './read-announcement.ts'
import { readFunnel } from './read-funnel.ts'
import { readOverdue } from './read-overdue.ts'
import { readWinnerList } from './read-winner-list.ts'
import { readWinners } from './read-winners.ts'
import { settleRound } from './settle-round.ts'

export function announcementRoutes(app: App): void {
  serve(app, calls.readWinners, async ({ who, params, query }) => {
    await requireForScholarship(app.db, who, params.id, 'decide_award')
    return readWinners(app.db, params.id, query, app.clock.now())
  })
  serve(app, calls.decideWinners, async ({ who, params, query, body }) => {
    const member = await requireForScholarship(app.db, who, params.id, 'decide_award')
    return decideWinners(app, member, query.cycle, body)
  })
  serve(app, calls.previewAnnouncement, async ({ who, params, query, body }) => {
    await requireForScholarship(app.db, who, params.id, 'announce_award')
    return previewAnnouncement(app, params.id, query.cycle, body)
  })
  serve(app, calls.announce, async (asked) => {
    const { who, params, query, body } = asked
    const member = await requireForScholarship(app.db, who, params.id, 'announce_award')
    const once = onceKeyOf(calls.announce, asked)
    return announce(app, member, { ...body, cycle: query.cycle }, once)
  })
  serve(app, calls.forfeitAward, async ({ who, params }) => {
    const named = { scholarshipId: params.id, applicationId: params.applicationId }
    const member = await requireForApplication(app.db, who, named, 'announce_award')
    return forfeitAward(app, member)
  })
  serve(app, calls.markReached, async ({ who, params, body }) => {
    const named = { scholarshipId: params.id, applicationId: params.applicationId }
    const member = await requireForApplication(app.db, who, named, 'announce_award')
    return markReached(app, member, body.isReached)
  })
  serve(app, calls.readFunnel, async ({ who, params, query }) => {
    await requireForScholarship(app.db, who, params.id, 'read_figures')
    return readFunnel(app, params.id, query.cycle)
  })
  serve(app, adminCalls.listOverdueRounds, async ({ who }) => {
    requireAdmin(who)
    return listOverdue(app)
  })
  serve(app, adminCalls.settleRound, async ({ who, params, body }) => {
    const adminId = requireAdmin(who)
    await settleRound(app, { scholarshipId: params.id, cycle: body.cycle, adminId })
    return listOverdue(app)
  })
  serve(app, calls.readWinnerList, ({ who, params, query }) =>
    readWinnerList(app, who, params.id, query.cycle),
  )
  serve(app, calls.readAnnouncement, async ({ who, params, query }) => {
    await requireForScholarship(app.db, who, params.id, 'announce_award')
    return readAnnouncement(app.db, params.id, query.cycle, app.clock.now())
  })
}

const listOverdue = async ({ db, clock }: App) =>
  (await readOverdue(db, clock.now())).map(({ overdue }) => overdue)
