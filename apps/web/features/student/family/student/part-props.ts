import type { FollowedStudent } from '@laurel/contract/family'

/** What each part of a followed student's page shows. */
export interface PartProps {
  student: FollowedStudent
}
