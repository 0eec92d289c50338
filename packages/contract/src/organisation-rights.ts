/**
 * Who may do what in an organisation: one table for the server and the screens. A permission is
 * action and subject, split at the first underscore (specification 3, "People").
 */
export const ROLES = ['owner', 'manager', 'reviewer', 'finance', 'viewer'] as const
export type OrganisationRole = (typeof ROLES)[number]

const EVERYBODY = ['read_organisation', 'read_scholarship', 'read_figures'] as const
const FOR_FINANCE = ['read_award', 'update_award'] as const
const FOR_MANAGERS = [
  'update_scholarship',
  'publish_scholarship',
  'read_applicant',
  'update_applicant',
  'export_applicant',
  'message_applicant',
  'decide_award',
  'announce_award',
  'read_award',
] as const
const FOR_OWNERS = [
  ...FOR_FINANCE,
  ...FOR_MANAGERS,
  'update_organisation',
  'rename_organisation',
  'invite_member',
  'update_member',
  'read_audit',
  'manage_integration',
] as const

export type OrganisationPermission =
  | (typeof EVERYBODY)[number]
  | (typeof FOR_OWNERS)[number]
  | 'score_review'

const RIGHTS: Readonly<Record<OrganisationRole, readonly OrganisationPermission[]>> = {
  owner: [...new Set([...EVERYBODY, ...FOR_OWNERS])],
  manager: [...EVERYBODY, ...FOR_MANAGERS],
  reviewer: ['read_organisation', 'score_review'],
  finance: [...EVERYBODY, ...FOR_FINANCE],
  viewer: [...EVERYBODY],
}

/** Whether a member with this role may do that. */
export const mayAs = (role: OrganisationRole, permission: OrganisationPermission): boolean =>
  RIGHTS[role].includes(permission)
