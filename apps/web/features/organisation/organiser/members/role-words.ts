import type { OrganisationRole } from '@laurel/contract/organisation-rights'

interface RoleWords {
  label: string
  /** What the role may do, in a sentence. */
  may: string
}

export const ROLE_WORDS: Readonly<Record<OrganisationRole, RoleWords>> = {
  owner: { label: 'Owner', may: 'Everything, members and settings included.' },
  manager: { label: 'Manager', may: 'Scholarships, applicants and decisions.' },
  reviewer: { label: 'Reviewer', may: 'Only applications that are assigned to them.' },
  finance: { label: 'Finance', may: 'Awards, payments and figures.' },
  viewer: { label: 'Viewer', may: 'Figures and lists, nothing to change.' },
}
