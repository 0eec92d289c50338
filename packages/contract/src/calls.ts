import * as accountSettings from './account-settings.ts'
import * as accounts from './accounts.ts'
import * as announcements from './announcements.ts'
import * as announcementsAdmin from './announcements-admin.ts'
import * as answers from './answers.ts'
import * as apiKeys from './api-keys.ts'
import * as applicants from './applicants.ts'
import * as applications from './applications.ts'
import * as assistance from './assistance.ts'
import * as automation from './automation.ts'
import * as billing from './billing.ts'
import * as billingAdmin from './billing-admin.ts'
import * as calendar from './calendar.ts'
import * as chat from './chat.ts'
import * as claimsAdmin from './claims-admin.ts'
import * as conversation from './conversation.ts'
import type { Call } from './define-call.ts'
import * as deskAdmin from './desk-admin.ts'
import * as essayRecord from './essay-record.ts'
import * as family from './family.ts'
import * as familyLinks from './family-links.ts'
import * as files from './files.ts'
import * as health from './health.ts'
import * as importsAdmin from './imports-admin.ts'
import * as listingClaims from './listing-claims.ts'
import * as measuring from './measuring.ts'
import * as measuringAdmin from './measuring-admin.ts'
import * as notifications from './notifications.ts'
import * as organisationAudit from './organisation-audit.ts'
import * as organisationHome from './organisation-home.ts'
import * as organisationMembers from './organisation-members.ts'
import * as organisationNames from './organisation-names.ts'
import * as organisations from './organisations.ts'
import * as organisationsAdmin from './organisations-admin.ts'
import * as partnersAdmin from './partners-admin.ts'
import * as planner from './planner.ts'
import * as privacy from './privacy.ts'
import * as privacyAdmin from './privacy-admin.ts'
import * as profile from './profile.ts'
import * as publishing from './publishing.ts'
import * as questionsAdmin from './questions-admin.ts'
import * as scholarshipFiles from './scholarship-files.ts'
import * as scholarships from './scholarships.ts'
import * as schools from './schools.ts'
import * as support from './support.ts'
import * as supportAdmin from './support-admin.ts'
import * as tracking from './tracking.ts'
import * as unlocks from './unlocks.ts'
import * as visitor from './visitor.ts'
import * as webhooks from './webhooks.ts'

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'access' in value

const declared: Record<string, Record<string, unknown>> = {
  accounts: { ...accounts, ...accountSettings },
  profile,
  scholarships: { ...scholarships, ...unlocks },
  applications,
  answers,
  tracking,
  files,
  automation,
  planner,
  calendar,
  conversation: { ...conversation, ...visitor },
  chat,
  essays: essayRecord,
  assistance,
  billing,
  'billing-admin': billingAdmin,
  measuring,
  'measuring-admin': measuringAdmin,
  'partners-admin': partnersAdmin,
  support,
  'support-admin': supportAdmin,
  'imports-admin': importsAdmin,
  'desk-admin': { ...deskAdmin, ...questionsAdmin },
  claims: listingClaims,
  'claims-admin': claimsAdmin,
  organisations: {
    ...organisations,
    ...organisationMembers,
    ...organisationNames,
    ...organisationAudit,
    ...organisationHome,
  },
  'organisations-admin': organisationsAdmin,
  'api-keys': apiKeys,
  webhooks,
  publishing,
  'scholarship-files': scholarshipFiles,
  applicants,
  announcements: { ...announcements, ...announcementsAdmin },
  family: { ...familyLinks, ...family },
  notifications,
  privacy,
  'privacy-admin': privacyAdmin,
  schools,
  health,
}

/** Every call of the API with the noun it belongs to, in the order of the documentation. */
export const CALLS: readonly { noun: string; call: Call }[] = Object.entries(declared).flatMap(
  ([noun, declarations]) =>
    Object.values(declarations)
      .filter(isCall)
      // Runtimes differ in the order in which they list what a file exports.
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map((call) => ({ noun, call })),
)
