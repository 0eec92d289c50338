import type { TrackedApplication } from '../tracking.ts'

export interface Groups {
  /** Begun, or prepared and waiting for a word; the nearest deadline first. */
  inProgress: TrackedApplication[]
  /** Sent from here. */
  sent: TrackedApplication[]
  /** Sent on the sponsors' own sites, by the student's word. */
  elsewhere: TrackedApplication[]
  /** Begun and not sent before the round closed. */
  missed: TrackedApplication[]
}

type Placed = Pick<TrackedApplication, 'status' | 'submittedAt' | 'isPresentRound'> & {
  scholarship: Pick<TrackedApplication['scholarship'], 'isOpen'>
}

/** Where an application stands on the page. */
export function groupOf(application: Placed): keyof Groups {
  const { status, submittedAt, isPresentRound, scholarship } = application
  if (status === 'Received') return 'sent'
  if (submittedAt !== null) return 'elsewhere'
  return isPresentRound && scholarship.isOpen ? 'inProgress' : 'missed'
}

const closesAt = ({ scholarship }: TrackedApplication): number =>
  scholarship.deadline.date === null ? Infinity : Date.parse(scholarship.deadline.date)

/** What to do comes by its deadline; the rest stays as it came, the latest change first. */
export function groupApplications(applications: readonly TrackedApplication[]): Groups {
  const groups: Groups = { inProgress: [], sent: [], elsewhere: [], missed: [] }
  for (const application of applications) groups[groupOf(application)].push(application)
  const byDeadline = (a: TrackedApplication, b: TrackedApplication) =>
    closesAt(a) === closesAt(b) ? 0 : closesAt(a) - closesAt(b)
  return { ...groups, inProgress: groups.inProgress.toSorted(byDeadline) }
}
