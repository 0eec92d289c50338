import type { Applicant } from '@laurel/contract/profile'

/** Whether an account may do something: action and subject, as its access list names them. */
export const may = ({ permissions }: Pick<Applicant, 'permissions'>, permission: string): boolean =>
  permissions.includes(permission)
