import type { ListedScholarship } from '../scholarship-shapes.ts'

type Own = Pick<ListedScholarship, 'scholarshipStatus' | 'appliedElsewhereAt'>

/** Sent here, or at the sponsor's own site by the student's word. */
export const isApplied = ({ scholarshipStatus, appliedElsewhereAt }: Own): boolean =>
  scholarshipStatus === 'Received' || appliedElsewhereAt !== undefined

/** Nothing can be done about it any more: closed before it was sent, or decided against. */
export const isOver = (own: Own & Pick<ListedScholarship, 'isOpen' | 'stage'>): boolean =>
  isApplied(own) ? own.stage === 'not_selected' || own.stage === 'withdrawn' : !own.isOpen

/** Begun and not sent. */
export const isDraft = (own: Own): boolean => own.scholarshipStatus === 'Draft' && !isApplied(own)
