import { aboutDate } from '@laurel/contract/words/deadline-words'
import type { Config } from '../../../config.ts'
import { dayIn } from '../../../days.ts'
import type { Recipient } from '../../common/mail/read-recipient.ts'
import { counted, renderEmail } from '../../common/mail/render-email.ts'
import { sayInstant } from '../../common/mail/say-instant.ts'
import { siteLinks } from '../../common/mail/site-links.ts'
import type { Email } from '../../common/mail/write-email.ts'
import type { ScholarshipRow } from '../../catalogue/scholarships/queries.ts'

/** Asks about drafts that were prepared from applications of an earlier round. */
export function preparedEmail(
  recipient: Recipient,
  rows: readonly ScholarshipRow[],
  config: Pick<Config, 'publicUrl' | 'productName'>,
  now: Date,
): Email & { userId: string } {
  const links = siteLinks(config)
  return {
    recipient: recipient.email,
    userId: recipient.userId,
    subject: counted(
      rows.length,
      `Apply again? ${rows[0]?.title ?? ''}`,
      'Apply again? # scholarships',
    ),
    bodyText: renderEmail({
      recipient,
      opening: counted(
        rows.length,
        'A scholarship that you applied to has a new round. A draft with your earlier answers is ready.',
        '# scholarships that you applied to have a new round. Drafts with your earlier answers are ready.',
      ),
      items: rows.map((row) => [
        row.title,
        `From ${row.sponsor}. ${closingOf(row, now)}`,
        links.scholarship(row.id, 'mail'),
      ]),
      closing: 'Nothing was sent. Check it, then submit it or discard it.',
      footer: `${config.productName} writes to you about drafts that it prepared. To choose which emails you get: ${links.setting}`,
    }),
  }
}

const closingOf = ({ closesAt, timeZone, deadline }: ScholarshipRow, now: Date): string =>
  closesAt && deadline.isEstimate
    ? `Closes ${aboutDate(dayIn(timeZone, closesAt), dayIn(timeZone, now))}.`
    : closesAt
      ? `Closes ${sayInstant(closesAt, timeZone)}.`
      : 'No closing date is known.'
