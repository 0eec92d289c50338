import type { Applicant } from '@laurel/contract/profile'
import { paths } from '../../../paths.ts'

/** Where somebody begins who asked for no page: at their organization, or at their own scholarships. */
export const homeOf = ({ role }: Pick<Applicant, 'role'>): string =>
  role === 'ORGANISER' ? paths.organiser : paths.dashboard
