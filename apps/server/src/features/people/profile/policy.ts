import type { UserSession } from '../../../http/user-session.ts'

type Role = UserSession['role']

const OWN_PROFILE = ['read_profile', 'update_profile', 'read_scholarship']

/** What each role may do: action and subject, split by clients at the first underscore (spec 3). */
const PERMISSIONS: Readonly<Record<Role, readonly string[]>> = {
  APPLICANT: [...OWN_PROFILE, 'save_scholarship', 'create_application', 'submit_application'],
  ORGANISER: [...OWN_PROFILE, 'manage_scholarship', 'read_application'],
  ADMIN: [...OWN_PROFILE, 'manage_scholarship', 'read_application', 'manage_user'],
}

export const permissionsOf = (role: Role): string[] => [...PERMISSIONS[role]]
