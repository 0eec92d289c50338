import type { ListedScholarship } from '../scholarship-shapes.ts'

type Own = Pick<ListedScholarship, 'scholarshipStatus' | 'appliedElsewhereAt'>

/** Sent here, or at the sponsor's own site by the student's word. */
export const isApplied = ({ scholarshipStatus, appliedElsewhereAt }: Own): boolean =>
  scholarshipStatus === 'Received' || appliedElsewhereAt !== undefined

/** Begun and not sent. */
export const isDraft = (own: Own): boolean => own.scholarshipStatus === 'Draft' && !isApplied(own)
