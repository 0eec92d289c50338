import type { Queryable } from '../../../../db/database.ts'
import {
  readConsents,
  readGivenAnswers,
  readMails,
  readNotifications,
  readProfile,
  readSessions,
} from './read-account.ts'
import { readApplications, readSaved } from './read-applications.ts'
import { readChats, readModelUses } from './read-assistant.ts'
import { readBilling } from './read-billing.ts'
import { readFamily } from './read-family.ts'
import type { Owner } from './read-owner.ts'
import { readSupport } from './read-support.ts'

interface ExportPart {
  name: string
  /** In plain words, for the person. */
  holds: string
  /** The tables whose rows about the person are in it. */
  tables: readonly string[]
  /** One thing, or many that are read one after the other. */
  read: (db: Queryable, owner: Owner) => Promise<object> | AsyncIterable<object>
}

/** Every table that has something about a person is in one of them or in `NOT_EXPORTED`. */
export const EXPORT_PARTS: readonly ExportPart[] = [
  {
    name: 'profile.json',
    holds: 'your account, who you fill it in for, your settings and the days you were here',
    tables: [
      'users',
      'applicants',
      'automations',
      'mail_choices',
      'calendar_feeds',
      'organisation_members',
      'organisation_invitations',
      'claim_links',
      'household_members',
      'signed_in_days',
      'conversions',
    ],
    read: readProfile,
  },
  {
    name: 'answers.json',
    holds: 'what you answered in your profile, in the chat and to questions of scholarships',
    tables: ['applicant_facts', 'attestations'],
    read: readGivenAnswers,
  },
  {
    name: 'applications.json',
    holds:
      'your applications: answers with all earlier versions, who wrote what of your essays, stages and receipts',
    tables: [
      'applications',
      'application_answers',
      'answer_history',
      'answer_sources',
      'application_stages',
      'submissions',
      'essay_edits',
    ],
    read: readApplications,
  },
  {
    name: 'chats.json',
    holds: 'your chats with the assistant, its essays with what they rest on',
    tables: ['chats', 'chat_messages'],
    read: readChats,
  },
  {
    name: 'assistant.json',
    holds: 'what the assistant was asked for, by which model it was written and what that cost',
    tables: ['model_uses'],
    read: readModelUses,
  },
  {
    name: 'saved.json',
    holds:
      'scholarships that you opened, saved or applied to elsewhere or many at once, and what was done for you by itself',
    tables: [
      'saved_scholarships',
      'seen_scholarships',
      'provider_applications',
      'bulk_submissions',
      'bulk_submission_items',
      'automation_steps',
      'deadline_reminders',
    ],
    read: readSaved,
  },
  {
    name: 'family.json',
    holds: 'whom you are linked with, whom you invited and what was suggested',
    tables: ['family_links', 'family_invitations', 'family_suggestions'],
    read: readFamily,
  },
  {
    name: 'billing.json',
    holds: 'your subscriptions, what was charged, and the ways to pay that you opened',
    tables: [
      'subscriptions',
      'charges',
      'checkouts',
      'billing_mails',
      'referral_codes',
      'paid_uses',
    ],
    read: readBilling,
  },
  {
    name: 'support.json',
    holds: 'what you asked of us, and what we answered',
    tables: ['support_requests'],
    read: readSupport,
  },
  {
    name: 'sessions.json',
    holds: 'where you signed in',
    tables: ['sessions'],
    read: readSessions,
  },
  {
    name: 'mails.json',
    holds: 'emails to you; codes, and links that work like a key, are left out of them',
    tables: ['outbox_emails'],
    read: readMails,
  },
  {
    name: 'notifications.json',
    holds: 'what you were told of, and when you read it',
    tables: ['notifications'],
    read: readNotifications,
  },
  {
    name: 'consents.json',
    holds: 'what you agreed to, and what you asked of us about your data',
    tables: ['consents', 'privacy_requests', 'terms_acceptances'],
    read: readConsents,
  },
]

/** What is about a person and still stays out, with the reason. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  sandbox_checkouts: 'pages of the test provider, which takes no money',
  sandbox_card_forms: 'pages of the test provider, which takes no money',
  sandbox_subscriptions: 'what the test provider plays; the subscriptions are exported',
  sandbox_charges: 'what the test provider plays; the charges are exported',
  refresh_tokens: 'only hashes of keys; the sessions they belong to are exported',
  mailed_codes: 'only hashes of codes, each for a day at most; the emails are exported',
  retention_notices: 'when you were told that an unused account ends; the emails are exported',
  partner_sign_ups: 'that a partner’s link led to an account; which one it was is in profile.json',
  partner_credits: 'which payments a partner is thanked for; the payments are exported',
  partner_entries: 'what a partner earned by those payments',
  partner_payouts: 'what partners were paid, and which administrator noted it',
  imports: 'files that an administrator brought in for the product; nothing about a person',
  import_rows: 'rows of those files',
  listing_claims: 'which listings organisations took over, for the product',
  listing_decisions: 'what an administrator decided about listings, for the product',
  settled_questions: 'which questions many listings share, for the product',
  listing_merges:
    'which entries are of one award, and which administrator said so, for the product',
  source_findings: 'what checks found on pages of listings, and which administrator looked at it',
  listing_pairs: 'which entries may be of one award, and which administrator decided it',
  listing_flags: 'warnings that administrators put on listings, for everybody to read',
  merged_saves: 'which saves came from an entry of the same award; the saves are exported',
  listing_clauses: 'what listings ask, as it was decided',
  organisation_names: 'what organisations asked to be called, for the product',
  organisation_vettings: 'what an administrator found about organisations, for the product',
  audit_people: 'what the record of an organisation calls people',
  application_handlings: 'how far an organisation is with an application; what it told is exported',
  applicant_entries: 'by what an organisation’s list is sorted; what was sent is exported',
  applicant_moves: 'what members of an organisation moved in their own lists',
  application_notes: 'what members of an organisation write to each other',
  decisions: 'what an organisation means to tell; once told, it is in the stages',
  announcements: 'when an organisation told everybody, and its words',
  announcement_items: 'that somebody was told; the emails and stages are exported',
  api_keys: 'hashes of keys with which programs of an organisation make calls',
  scholarship_versions: 'what an organisation wrote of its scholarships',
  amendment_drafts: 'what an organisation wrote of its scholarships',
  applicant_messages: 'messages of organisations; each is in the emails',
}
