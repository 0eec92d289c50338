import { PgBoss } from 'pg-boss'
import type { App } from '../../../app-context.ts'
import { forgetExpiredKeys } from '../../../http/idempotency.ts'
import { forgetExpiredLimits } from '../../../http/limits.ts'
import { forgetExpiredSessions } from '../../people/accounts/forget-expired-sessions.ts'
import { remindSponsors } from '../../organisation/announcements/remind-sponsors.ts'
import { tellOfOverdue } from '../../organisation/announcements/tell-of-overdue.ts'
import { tellAnnounced } from '../../organisation/announcements/tell-announced.ts'
import { thinAnswerHistory } from '../../student/answers/thin-answer-history.ts'
import { finishBulkSubmissions } from '../../student/applications/finish-bulk-submissions.ts'
import { forgetBulkSubmissions } from '../../student/applications/forget-bulk-submissions.ts'
import { writeDigests } from '../../organisation/applicants/write-digests.ts'
import { applyToNewMatches } from '../../student/automation/apply-to-new-matches.ts'
import { reapply } from '../../student/automation/reapply.ts'
import { applyEvents } from '../../money/billing/apply-events.ts'
import { compareSubscriptions } from '../../money/billing/compare-subscriptions.ts'
import { endSubscriptions } from '../../money/billing/end-subscriptions.ts'
import {
  announceFirstCharges,
  followTime,
  forgetOldEvents,
} from '../../money/billing/follow-time.ts'
import { applyPriceChanges, tellPriceChanges } from '../../money/billing/price-changes.ts'
import { forgetClaimLinks } from '../../organisation/claims/forget-claim-links.ts'
import { mergeDuplicates } from '../../catalogue/duplicates/merge-duplicates.ts'
import { forgetExpiredInvitations } from '../../student/family/forget-expired-invitations.ts'
import { sweepOrphans } from '../../common/files/sweep-orphans.ts'
import { forgetFoundRows } from '../../catalogue/imports/forget-found-rows.ts'
import { startImports } from '../../catalogue/imports/run-imports.ts'
import { forgetCatalogueChanges } from '../../catalogue/matches/forget-catalogue-changes.ts'
import { countPageViews } from '../../common/measuring/count-page-views.ts'
import { followQueues } from '../metrics/follow-queues.ts'
import { sendEmails } from '../../common/mail/send-emails.ts'
import { writeDueReceipts } from '../../common/mail/write-due-receipts.ts'
import { forgetOldNotifications } from '../../student/notifications/forget-old-notifications.ts'
import { notifyOfPublications } from '../../student/notifications/notify-of-publications.ts'
import { forgetMemberInvitations } from '../../organisation/organisations/members/forget-member-invitations.ts'
import { forgetPrivacyRecords } from '../privacy/forget-privacy-records.ts'
import { creditPayments } from '../partners/credit-payments.ts'
import { makePayouts } from '../partners/make-payouts.ts'
import { noteSignUps } from '../partners/note-sign-ups.ts'
import { purgeAccounts } from '../privacy/purge-accounts.ts'
import { endUnused } from '../privacy/retention/end-unused.ts'
import { warnOfDue } from '../privacy/queue/warn-of-due.ts'
import { writeDueReminders } from '../../student/reminders/write-due-reminders.ts'
import { tellNotices } from '../../organisation/publishing/tell-notices.ts'
import { playSandbox } from '../../money/sandbox-checkout/play-sandbox.ts'
import { rollRecurringDeadlines } from '../../catalogue/scholarships/roll-recurring-deadlines.ts'
import { checkSources } from '../../catalogue/sources/check-sources.ts'
import { forgetOldFindings } from '../../catalogue/sources/forget-old-findings.ts'
import { forgetOldRequests } from '../support/forget-old-requests.ts'
import { tellAdministrators } from '../support/tell-administrators.ts'
import { holdOldListings } from '../../catalogue/trust/hold-old-listings.ts'
import { deliverWebhooks } from '../../organisation/webhooks/deliver.ts'
import { forgetOldDeliveries } from '../../organisation/webhooks/forget-old-deliveries.ts'

type Tasks = Readonly<Record<string, (app: App) => Promise<unknown>>>

/** What is due by the hour, in this order; each task is safe to repeat and to be cut short. */
const EVERY_HOUR: Tasks = {
  // Before accounts go: what their payments earned a partner stays.
  'note sign-ups of partners': noteSignUps,
  'credit payments to partners': creditPayments,
  'make payouts to partners': makePayouts,
  'end unused accounts': endUnused,
  'purge accounts': purgeAccounts,
  'forget old privacy records': forgetPrivacyRecords,
  'forget expired sessions': forgetExpiredSessions,
  'forget expired keys': ({ db, clock }) => forgetExpiredKeys(db, clock),
  'forget expired limits': ({ db, clock }) => forgetExpiredLimits(db, clock),
  'forget expired invitations': forgetExpiredInvitations,
  'forget invitations of organisations': forgetMemberInvitations,
  'forget links to claim listings': forgetClaimLinks,
  'forget old catalogue changes': forgetCatalogueChanges,
  'finish bulk applications': finishBulkSubmissions,
  'forget old bulk applications': forgetBulkSubmissions,
  'forget old notifications': forgetOldNotifications,
  'count page views': countPageViews,
  'thin the history of answers': thinAnswerHistory,
  'sweep orphaned files': sweepOrphans,
  'follow subscriptions in time': followTime,
  'announce first charges': announceFirstCharges,
  'tell changes of prices': tellPriceChanges,
  'change prices': applyPriceChanges,
  'forget old billing events': forgetOldEvents,
  'forget old support requests': forgetOldRequests,
  'forget old webhook messages': forgetOldDeliveries,
  'forget old findings on pages': forgetOldFindings,
  'forget rows that were set aside': forgetFoundRows,
  'tell administrators who waits': tellAdministrators,
  'warn of due privacy requests': warnOfDue,
  'remind sponsors of who waits': remindSponsors,
  'tell of overdue announcements': tellOfOverdue,
  'merge duplicates': mergeDuplicates,
  'roll recurring deadlines': rollRecurringDeadlines,
  'apply again to recurring scholarships': reapply,
  'apply to new matches': applyToNewMatches,
  'remind of deadlines': writeDueReminders,
}

/** What a person waits for. */
const EVERY_MINUTE: Tasks = {
  'play the billing sandbox': playSandbox,
  'apply billing events': applyEvents,
  'end subscriptions': endSubscriptions,
  'write receipts': writeDueReceipts,
  'tell organisations who applied': writeDigests,
  'tell of changed scholarships': tellNotices,
  'tell what was announced': (app) => tellAnnounced(app),
  'send mails': sendEmails,
  'go on with imports': async (app) => startImports(app),
}

/** Receivers may be slow: nothing else waits for them. */
const WEBHOOKS: Tasks = { 'deliver webhooks': (app) => deliverWebhooks(app) }

/** Servers of listings may be slow, and each is asked once in a run. */
const SOURCES: Tasks = { 'check pages of listings': (app) => checkSources(app) }

/** All that is published within the hour comes in one notification; with many applicants it takes long. */
const NOTIFICATIONS: Tasks = { 'notify of publications': (app) => notifyOfPublications(app) }

/** What reads everything, here or at a provider: seldom, and at night where most people are. */
const EVERY_NIGHT: Tasks = {
  'compare subscriptions': compareSubscriptions,
  'hold listings that grew old': holdOldListings,
}

/** Each queue has one run at a time, whatever number of processes work on it. */
const QUEUES: readonly { name: string; cron: string; tasks: Tasks }[] = [
  { name: 'upkeep', cron: '7 * * * *', tasks: EVERY_HOUR },
  { name: 'mails', cron: '* * * * *', tasks: EVERY_MINUTE },
  { name: 'webhooks', cron: '* * * * *', tasks: WEBHOOKS },
  { name: 'sources', cron: '* * * * *', tasks: SOURCES },
  { name: 'notifications', cron: '37 * * * *', tasks: NOTIFICATIONS },
  { name: 'billing', cron: '23 8 * * *', tasks: EVERY_NIGHT },
]

/**
 * A run says so often that it is alive. Without it what a killed process was at stays taken for a
 * quarter of an hour, and as long nobody gets a mail.
 */
const ALIVE = { heartbeatSeconds: 30 }

/** Runs everything that is due by the hour. */
export const runUpkeep = (app: App): Promise<void> => runTasks(app, EVERY_HOUR)

/** Runs every task; one that fails is logged and does not stop the others. */
async function runTasks(app: App, tasks: Tasks): Promise<void> {
  for (const [name, task] of Object.entries(tasks)) {
    const ended = app.metrics.tasks.startTimer({ task: name })
    try {
      await task(app)
      ended({ outcome: 'done' })
      app.metrics.taskSuccesses.set({ task: name }, app.clock.now().getTime() / 1000)
    } catch (error) {
      ended({ outcome: 'failed' })
      app.server.log.error({ err: error, task: name }, 'an upkeep task failed')
    }
  }
}

/** Runs each queue at its times, on one of however many processes share the database. */
export async function scheduleUpkeep(
  app: App,
  databaseUrl: string,
): Promise<{ stop(): Promise<void> }> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 2 })
  boss.on('error', (error) => app.server.log.warn({ err: error }, 'the job queue stumbled'))
  await boss.start()
  for (const { name, cron, tasks } of QUEUES) {
    await boss.createQueue(name, { policy: 'singleton', retryLimit: 0 })
    await boss.updateQueue(name, ALIVE)
    await boss.schedule(name, cron)
    await boss.work(name, async () => runTasks(app, tasks))
  }
  const names = QUEUES.map(({ name }) => name)
  const unfollow = followQueues(app, () => boss.getQueues(names))
  return {
    async stop() {
      unfollow()
      await boss.stop({ graceful: true, timeout: 5000 })
    },
  }
}
