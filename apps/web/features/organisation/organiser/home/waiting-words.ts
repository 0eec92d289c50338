import type { Waiting } from '@laurel/contract/organisation-home'
import { longDate } from '@laurel/contract/words/deadline-words'
import IconCalendarDue from '@tabler/icons-react/dist/esm/icons/IconCalendarDue.mjs'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs'
import IconTrophy from '@tabler/icons-react/dist/esm/icons/IconTrophy.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { paths } from '../../../../paths.ts'
import type { IconShape } from '../../../../ui/icon.tsx'

export interface WaitingLine {
  icon: IconShape
  words: string
  to: string
  isPressing?: boolean
}

const count = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`

const here = (instant: string): string => {
  const date = new Date(instant)
  const [month, day] = [date.getMonth() + 1, date.getDate()]
  return `${date.getFullYear()}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** One thing that waits, in words, and where it is done. */
export function lineOf(waiting: Waiting): WaitingLine {
  const { scholarshipId } = waiting
  switch (waiting.kind) {
    case 'announcement':
      return {
        icon: IconSpeakerphone,
        words: waiting.isMissed
          ? `Winners were promised by ${longDate(waiting.announceBy)}. Applicants see that it was missed.`
          : `Winners are promised by ${longDate(waiting.announceBy)}.`,
        to: paths.winner(scholarshipId),
        isPressing: waiting.isMissed,
      }
    case 'decided':
      return {
        icon: IconSpeakerphone,
        words: waiting.isMissed
          ? `You began to decide, so everybody had to be told by ${longDate(waiting.tellBy)}. Our administrators see that they were not.`
          : `You have begun to decide. Tell everybody by ${longDate(waiting.tellBy)}.`,
        to: paths.winner(scholarshipId),
        isPressing: waiting.isMissed,
      }
    case 'reaching':
      return {
        icon: IconTrophy,
        words: waiting.isMissed
          ? `${count(waiting.count, 'winner', 'winners')} had until ${longDate(waiting.reachBy)} to answer. Say who did, or pass the award on.`
          : `${count(waiting.count, 'winner has', 'winners have')} until ${longDate(waiting.reachBy)} to answer you.`,
        to: paths.winner(scholarshipId, waiting.cycle),
        isPressing: waiting.isMissed,
      }
    case 'undecided':
      return {
        icon: IconTrophy,
        words: `The round is closed: ${count(waiting.count, 'application needs a decision', 'applications need a decision')}.`,
        to: paths.winner(scholarshipId),
      }
    case 'unread':
      return {
        icon: IconUsers,
        words: `${count(waiting.count, 'new application', 'new applications')} not opened yet.`,
        to: paths.applicants(scholarshipId),
      }
    case 'closing':
      return {
        icon: IconCalendarDue,
        words: `Takes applications until ${longDate(here(waiting.closesAt))}.`,
        to: paths.applicants(scholarshipId),
      }
    case 'draft':
      return {
        icon: IconFileText,
        words: `A draft, changed on ${longDate(here(waiting.changedAt))}.`,
        to: paths.organiserScholarship(scholarshipId),
      }
  }
}
