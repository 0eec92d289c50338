import type { Config } from '../../../config.ts'
import type { Recipient } from '../../common/mail/read-recipient.ts'
import { counted, renderEmail } from '../../common/mail/render-email.ts'
import { sayInstant } from '../../common/mail/say-instant.ts'
import { siteLinks } from '../../common/mail/site-links.ts'
import type { Email } from '../../common/mail/write-email.ts'
import type { ScholarshipRow } from '../../catalogue/scholarships/queries.ts'

export interface DueDeadline {
  row: ScholarshipRow & { closesAt: Date }
  daysBefore: number
  hasDraft: boolean
}

/** One mail about every deadline that is due for a reminder, the nearest first. */
export function reminderEmail(
  recipient: Recipient,
  due: readonly DueDeadline[],
  config: Pick<Config, 'publicUrl' | 'productName'>,
): Email & { userId: string } {
  const links = siteLinks(config)
  const sorted = due.toSorted((a, b) => a.row.closesAt.getTime() - b.row.closesAt.getTime())
  const [first] = sorted
  const one = first ? `${closes(first)}: ${first.row.title}` : ''
  return {
    recipient: recipient.email,
    userId: recipient.userId,
    subject: counted(due.length, one, '# deadlines are near'),
    bodyText: renderEmail({
      recipient,
      opening: counted(due.length, 'A deadline is near.', '# deadlines are near.'),
      items: sorted.map((each) => linesOf(each, links.scholarship(each.row.id, 'mail'))),
      footer: `${config.productName} writes to you about deadlines of scholarships that you saved or started. To choose which emails you get: ${links.setting}`,
    }),
  }
}

const linesOf = ({ row, daysBefore, hasDraft }: DueDeadline, link: string): string[] => [
  row.title,
  `From ${row.sponsor}. ${closes({ daysBefore })}: ${sayInstant(row.closesAt, row.timeZone)}.`,
  ...(row.delivery === 'provider'
    ? ['The sponsor takes applications on its own site, not here.']
    : hasDraft
      ? ['Your draft is not sent yet.']
      : []),
  link,
]

const closes = ({ daysBefore }: Pick<DueDeadline, 'daysBefore'>): string =>
  daysBefore === 1 ? 'Closes tomorrow' : `Closes in ${daysBefore} days`
