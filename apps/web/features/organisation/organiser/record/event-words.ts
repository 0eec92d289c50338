import type { RecordedEvent } from '@laurel/contract/organisation-audit'
import type { OrganisationRole } from '@laurel/contract/organisation-rights'
import { ROLE_WORDS } from '../members/role-words.ts'

const GONE = 'Somebody whose account is gone'

const roleOf = (role: unknown): string =>
  ROLE_WORDS[role as OrganisationRole]?.label.toLowerCase() ?? String(role)

/** What was done, after whoever did it: "opened the application of Maya Chen". */
type Words = (event: RecordedEvent) => string

const applicantOf = ({ applicantName }: RecordedEvent): string =>
  applicantName === null
    ? 'somebody whose account is gone'
    : applicantName || 'an applicant without a name'

const memberOf = ({ memberName }: RecordedEvent): string =>
  memberName ?? 'somebody whose account is gone'

const scholarshipOf = ({ scholarship }: RecordedEvent): string =>
  scholarship === null ? 'a scholarship' : `“${scholarship.title}”`

const people = ({ details }: RecordedEvent): string => {
  const number = details['number'] ?? details['people']
  if (typeof number !== 'number') return 'applicants'
  return number === 1 ? '1 applicant' : `${number.toLocaleString('en-US')} applicants`
}

const WORDS: Readonly<Record<string, Words | undefined>> = {
  create_organisation: () => 'signed the organization up',
  update_organisation: ({ details }) =>
    details['asksAgain'] === true
      ? 'changed who the organization is, which is verified again'
      : 'changed what the organization says of itself',
  rename_organisation: () => 'changed the organization’s name',
  ask_name: () => 'asked for another name of the organization',
  withdraw_name: () => 'no longer asks for another name of the organization',
  decide_name: ({ details }) =>
    details['verdict'] === 'given'
      ? 'gave the organization the name it asked for'
      : 'did not give the organization the name it asked for',
  request_vetting: () => 'asked for the organization to be verified',
  decide_vetting: ({ details }) =>
    details['verdict'] === 'verified'
      ? 'verified the organization'
      : 'did not verify the organization',
  assign_owner: (event) => `made ${memberOf(event)} an owner`,
  invite_member: ({ details }) => `invited somebody as ${roleOf(details['role'])}`,
  withdraw_invitation: () => 'took an invitation back',
  accept_invitation: ({ details }) => `accepted an invitation as ${roleOf(details['role'])}`,
  update_member: (event) =>
    `made ${memberOf(event)} ${roleOf(event.details['role'])} (before: ${roleOf(event.details['before'])})`,
  remove_member: (event) => `removed ${memberOf(event)}`,
  leave_organisation: () => 'left the organization',
  declare_household: () => 'changed the declared household',
  ask_claim: (event) => `asked to look after ${scholarshipOf(event)}`,
  withdraw_claim: (event) => `no longer asks to look after ${scholarshipOf(event)}`,
  take_listing: (event) => `took ${scholarshipOf(event)} over`,
  undo_claim: (event) => `took ${scholarshipOf(event)} away from the organization`,
  create_scholarship: (event) => `began ${scholarshipOf(event)}`,
  update_scholarship: (event) => `changed ${scholarshipOf(event)}`,
  publish_scholarship: (event) => `published ${scholarshipOf(event)}`,
  amend_scholarship: (event) => `changed ${scholarshipOf(event)} after it was published`,
  withdraw_scholarship: (event) => `withdrew ${scholarshipOf(event)}`,
  import_scholarships: ({ details }) => {
    const number = details['number']
    return number === 1
      ? 'brought 1 scholarship in from a file'
      : `brought ${Number(number).toLocaleString('en-US')} scholarships in from a file`
  },
  begin_amendment: (event) => `began to change ${scholarshipOf(event)}, which is published`,
  export_scholarships: () => 'exported the scholarships',
  delete_scholarship: () => 'deleted a draft',
  read_application: (event) =>
    `opened the application of ${applicantOf(event)} to ${scholarshipOf(event)}`,
  move_applicants: (event) => `moved ${people(event)} of ${scholarshipOf(event)}`,
  undo_move: (event) => `undid a move of ${people(event)} of ${scholarshipOf(event)}`,
  message_applicants: (event) => `wrote to ${people(event)} of ${scholarshipOf(event)}`,
  write_note: (event) => `wrote a note on the application of ${applicantOf(event)}`,
  export_applicants: (event) => `exported the applicants of ${scholarshipOf(event)}`,
  decide_award: (event) => `decided on an application to ${scholarshipOf(event)}`,
  announce_round: (event) => `announced the winners of ${scholarshipOf(event)} to ${people(event)}`,
  forfeit_award: (event) =>
    `passed the award of ${applicantOf(event)} for ${scholarshipOf(event)} on`,
  reach_winner: (event) =>
    `noted that ${applicantOf(event)}, a winner of ${scholarshipOf(event)}, answered`,
  unreach_winner: (event) =>
    `took back that ${applicantOf(event)}, a winner of ${scholarshipOf(event)}, answered`,
  promote_alternate: (event) => `made ${applicantOf(event)} a winner of ${scholarshipOf(event)}`,
  settle_round: (event) =>
    `noted that nothing is owed any more for ${scholarshipOf(event)}, which was called off`,
  create_key: () => 'made a key for a program',
  revoke_key: () => 'revoked a key of a program',
  create_webhook: () => 'added a webhook',
  resume_webhook: () => 'switched a webhook on again',
  delete_webhook: () => 'removed a webhook',
}

/** A plain sentence; an action that has no words yet is said as it is called. */
export function eventWords(event: RecordedEvent): string {
  const who = event.isYou ? 'You' : (event.actorName ?? GONE) || 'Somebody without a name'
  const said = WORDS[event.action]?.(event) ?? event.action.replaceAll('_', ' ')
  return `${who}${event.isAdministrator && !event.isYou ? ' (administrator)' : ''} ${said}.`
}
