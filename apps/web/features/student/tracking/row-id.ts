import type { TrackedApplication } from '@laurel/contract/tracking'

type Identified = Pick<TrackedApplication, 'cycle'> & {
  scholarship: Pick<TrackedApplication['scholarship'], 'id'>
}

/** One round of one scholarship. */
export const rowKeyOf = ({ scholarship, cycle }: Identified): string => `${scholarship.id}-${cycle}`

/** The heading of a row, which names it and takes the focus when its buttons go. */
export const headingIdOf = (row: Identified): string => `application-${rowKeyOf(row)}`
